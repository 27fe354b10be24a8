#pragma once

#include <QFrame>
#include <QString>
#include <QStringList>

#include <array>
#include <vector>

class QBoxLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

// The answer to a dispute, large enough for four people around a desk: a colour, a sign and a word for what
// it means, the reason, the rule it rests on, what it costs, and the one thing to do with it. As high
// whatever it says, so that nothing below it moves; only where it is narrow and large letters need more
// lines it grows.
namespace schreiber::desktop {

class FewLinesLabel;
class FlowRow;
class KeyButton;
class VerdictTitle;

struct Verdict {
    enum class Tone { Waiting, No, Yes, Told, Open };
    Tone tone = Tone::Waiting;
    QString title;
    QString reason;
    QString rule;     // its name in the rule book; empty where none is opened
    QString source;   // where it stands
    QString words;    // what it says there
    QString next;     // what holds now
    QString cost;     // "SIE −2"
    QString after;    // "Stand danach 12 : 12"
    QString deed;     // of the gold button, that F5 presses; empty where there is nothing to do
    QString beside;   // what that does as well
    QStringList ways; // where it is open: the two answers that decide, keys 1 and 2

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

class VerdictPanel : public QFrame {
    Q_OBJECT
  public:
    enum class Size { Large, WithCards, InProtocol };
    VerdictPanel(const QString& name, Size size, QWidget* parent = nullptr);

    void show(const Verdict& verdict);
    const Verdict& shown() const { return m_verdict; }
    bool hasDeed() const; // the gold button, which F5 presses, does something
    // The key of a way, where it is open; false for any other.
    bool takeKey(const QString& letter);
    // As wide as it must be where its parts stand below each other.
    QSize minimumSizeHint() const override;

  signals:
    void deedAsked();
    void wayChosen(int way);
    void ruleAsked(const QString& rule);

  protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    bool event(QEvent* event) override;

  private:
    void layOutLarge();
    void layOutFlat();
    bool isTooNarrow() const;
    void turn();
    void fit();
    int neededHeight() const;
    void announce();

    Size m_size;
    Verdict m_verdict;
    VerdictTitle* m_title;
    FewLinesLabel* m_reason;
    QPushButton* m_source;
    FewLinesLabel* m_words;
    FewLinesLabel* m_next;
    QLabel* m_cost;
    QLabel* m_after;
    KeyButton* m_deed;
    QLabel* m_beside;
    std::vector<KeyButton*> m_ways;
    QBoxLayout* m_row = nullptr; // of all
    QVBoxLayout* m_left = nullptr;
    QBoxLayout* m_price = nullptr; // cost and score
    QBoxLayout* m_rule = nullptr;
    FlowRow* m_rules = nullptr; // the same of a flat one, with what it costs
    FlowRow* m_deeds = nullptr;
    bool m_isNarrow = false;
    std::array<int, 3> m_fitted{}; // for what widths and letters the rule's words were shortened
};

} // namespace schreiber::desktop
