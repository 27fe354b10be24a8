#pragma once

#include "widgets/choice_row.h"

#include <QFrame>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

// The drawer over the lower edge of a page: asks for a reason, or for one of a few ways, inside the window.
// Enter takes the first way, Esc lets it be.
namespace schreiber::desktop {

// A way that follows from what is typed.
struct Offer {
    QString deed;
    Consequence consequence;
};

struct Prompt {
    QString question;
    bool needsText = false;   // a reason; without one there is no answer
    QStringList ways;         // labels; the first is Enter's
    QString hint = {};        // what is to be typed, where it is no reason
    QString typed = {};       // already, at another try
    bool waits = false;       // the keys stay where somebody is typing
    QString cancelLabel = {}; // what letting it be means, where that is the likely answer: then it is Enter's
    bool evenly = false;      // none of them is likelier: Enter alone takes none
    std::function<void(const QString&)> typing = {}; // what stands there, with each key
    bool goesAlong = false;                          // to other pages: it is about none of them
    bool mayBeEmpty = false; // a text is not needed after all, but without one Enter alone lets it be
    QString told = {};       // a second line: what the question rests on
    // Of each way what comes of it: each is a row of its own then, with its number as a key.
    std::vector<Consequence> consequences = {};
    // Or rows that follow from what is typed, which Up and Down go through; `lack` is what is missing where
    // there is none.
    std::function<std::vector<Offer>(const QString& typed)> offers = {};
    QString lack = {};
    std::function<void(const QString& letter)> letters = {}; // somebody types where rows are to be chosen
    QString inShort = {};                                    // what the left column says of it
};

class PromptBar : public QFrame {
    Q_OBJECT
  public:
    using Answer = std::function<void(int way, const QString& text)>;

    explicit PromptBar(QWidget* parent = nullptr);

    // A newer question replaces one that stands open.
    void ask(const Prompt& prompt, Answer answer);
    void cancel();
    // For a question that waits: letters that the page below, which may be another now, does not have.
    void giveLetters();
    // On the way to another page: what was typed, which the same question has again.
    QString leave();
    bool isAsking() const { return m_answer != nullptr; }
    // Whether the page must leave the keys to it.
    bool holdsKeys() const { return isAsking() && !m_prompt.waits; }
    // Whether it has to be answered before the evening goes on.
    bool isFirst() const { return holdsKeys() && !m_prompt.goesAlong; }
    // Where a question about the page stands open that somebody is answering: says that it comes first.
    bool comesFirst();
    // What the left column says while it holds the keys.
    QString inShort() const;

  signals:
    void asked();
    void closed(); // answered, or let be

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    void answer(int way);
    void keepTyped();
    void showWays(bool cancelIsLikely, bool evenly);
    void showEnter();
    bool enterCancels() const;
    void showRows(const std::vector<Offer>& rows);
    void offer(const QString& typed);
    void frame(int row);
    void clearWays();
    bool hasRows() const;
    QString labelOf(int way, QString& taken) const;
    int room() const;
    int lettersInLine() const;
    void layOutWays();

    QLabel* m_question;
    QLabel* m_told;
    QLabel* m_lack; // what is missing of an answer
    QLineEdit* m_text;
    QHBoxLayout* m_head; // the question, and beside it how it is let be where the ways are rows
    QHBoxLayout* m_row;
    std::vector<QPushButton*> m_ways;
    Prompt m_prompt; // as it was asked
    QPushButton* m_cancel;
    Answer m_answer;
    int m_at = 0; // the row that Enter takes
    bool m_numbered = false;
    QPointer<QWidget> m_before; // had the focus
    QString m_left;             // a question that was let be with something typed, and what that was
    QString m_leftText;
};

} // namespace schreiber::desktop
