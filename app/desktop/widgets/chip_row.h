#pragma once

#include <QStringList>
#include <QWidget>

#include <vector>

// A question with its answers as chips, each with the key that chooses it. One stop of the Tab key: letters
// choose, arrows go from chip to chip, space takes the one that tab or arrows framed; between letters, as a
// line is written, it only parts them. What cannot be an answer now is greyed and stays where it is.
namespace schreiber::desktop {

class ChipRow : public QWidget {
    Q_OBJECT
  public:
    struct Chip {
        enum class State { Free, Marked, Chosen, Off };
        QString key;
        QString label;
        State state = State::Free;
        QString pageKey = {}; // of the whole page, which chooses it too; shown where it has no letter

        friend bool operator==(const Chip&, const Chip&) = default;
    };

    ChipRow(const QString& name, const QString& title, QWidget* parent = nullptr);

    void setChips(const std::vector<Chip>& chips);
    // Long labels are shortened before a second line begins.
    void setInOneLine() { m_isOneLine = true; }
    const std::vector<Chip>& chips() const { return m_chips; }
    bool hasAny() const;                      // that can be chosen
    bool begins(const QString& letter) const; // the key of one that can
    bool takeLetter(const QString& letter);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

  signals:
    void chosen(int chip);
    void entered();
    void letterTyped(const QString& letter); // that no key here has

  protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;

  private:
    int titleWidth() const;
    int chipHeight() const;
    int capWidth(const Chip& chip) const;
    std::vector<int> widths(int room) const;
    std::vector<QRect> places(int width) const;
    int heightIn(int width) const;
    void fit();
    void choose(int chip);
    void stepChip(int by);
    void paintChip(QPainter& painter, int chip, const QRect& place) const;

    QString m_title;
    std::vector<Chip> m_chips;
    bool m_isOneLine = false;
    int m_current = 0;
    bool m_isFramedByHand = false;
    QString m_letters; // of a key that is not whole yet
};

} // namespace schreiber::desktop
