#pragma once

#include <QAnyStringView>
#include <QPushButton>

class QPainter;
class QShortcut;

// A button that shows its key on itself, so that the keyboard is learnt by looking.
namespace schreiber::desktop {

class KeyButton : public QPushButton {
    Q_OBJECT
  public:
    explicit KeyButton(const QString& name, QWidget* parent = nullptr);

    // The key presses the button; or, `ShownOnly`, does the same by another way (a menu, the left column).
    enum class Key { Bound, ShownOnly };
    // Its key is the one the table of shortcuts has under its name, or under another.
    void setLabel(const QString& label, Key use = Key::Bound);
    void setLabel(const QString& label, Key use, QAnyStringView keyOf);
    // Plain; the page's own deed, which is Enter's; the evening's next step, which is F5's wherever it
    // stands: one at most of each. One that stepped back shows the next step while another has the gold.
    enum class Rank { Plain, Primary, Gold, SteppedBack };
    void setRank(Rank rank);
    void setPrimary(bool primary) { setRank(primary ? Rank::Primary : Rank::Plain); }
    Rank rank() const { return m_rank; }
    // Where there is no room for it the key is told under the mouse alone.
    void showKey(bool shown);
    // A second line, in small letters, of what it leads to.
    void setSecond(const QString& words);

    QSize sizeHint() const override;
    int widthWithoutKey() const { return sizeHint().width() - (m_isKeyShown ? keyWidth() : 0); }
    int widthWithKey() const { return widthWithoutKey() + keyWidth(); }
    QSize minimumSizeHint() const override; // with its label shortened

  protected:
    void paintEvent(QPaintEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;

  private:
    int keyWidth() const;
    bool isBold() const { return m_rank == Rank::Primary || m_rank == Rank::Gold; }
    void paintTwoLines(QPainter& painter, QRect inside);

    QString m_label;
    QString m_second;
    QString m_key;
    Rank m_rank = Rank::Plain;
    bool m_isKeyShown = true;
    QShortcut* m_shortcut = nullptr;
};

} // namespace schreiber::desktop
