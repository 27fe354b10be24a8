#pragma once

#include <QGroupBox>
#include <QRadioButton>
#include <QStringList>

#include <vector>

class QButtonGroup;

// A question with its answers as chips, each with the key that chooses it: a group of radio buttons that is
// named by the question. Letters are left to whoever holds the form.
namespace schreiber::desktop {

class FlowRow;

class AnswerChip : public QRadioButton {
    Q_OBJECT
  public:
    // `side` is said small behind the label; a chip with `whyNot` is greyed, and says why under the mouse.
    AnswerChip(const QString& key, const QString& label, const QString& side, const QString& whyNot,
               QWidget* parent = nullptr);

    const QString& key() const { return m_key; }
    // Another part of the page has its key for now.
    void setKeyTaken(bool isTaken);
    void setDense(bool isDense);

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override; // with its label shortened

  protected:
    void resizeEvent(QResizeEvent* event) override;
    bool hitButton(const QPoint& at) const override { return rect().contains(at); }
    void paintEvent(QPaintEvent* event) override;

  private:
    int capWidth() const;

    QString m_key;
    QString m_side;
    QString m_whyNot;
    bool m_isKeyTaken = false;
    bool m_isDense = false;
};

class AnswerRow : public QGroupBox {
    Q_OBJECT
  public:
    struct Choice {
        QString value;
        QString key;
        QString label;
        QString side = {};
        QString whyNot = {};

        friend bool operator==(const Choice&, const Choice&) = default;
    };
    // Two rows of one form do not have the same key. Dense chips are for many of them.
    AnswerRow(const QString& name, const QString& question, const std::vector<Choice>& choices, bool isDense,
              QWidget* parent = nullptr);

    void setValue(const QString& value); // one that is none chooses nothing
    QString value() const;
    // False where no chip has this key.
    bool takeKey(const QString& key);
    void setKeysTaken(const QStringList& keys);
    // A field that stands in the same row, behind the chips.
    void addBeside(QWidget* part);
    // Where the keyboard begins: at what is chosen, else at the first.
    void arrive();

  signals:
    void chosen(const QString& value);

  protected:
    void paintEvent(QPaintEvent*) override {} // its chips alone are seen
    bool event(QEvent* event) override;

  private:
    std::vector<Choice> m_choices;
    QButtonGroup* m_group;
    FlowRow* m_row;
    std::vector<AnswerChip*> m_chips;
};

} // namespace schreiber::desktop
