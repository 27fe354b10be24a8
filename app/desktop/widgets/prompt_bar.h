#pragma once

#include <QFrame>
#include <QPointer>
#include <QStringList>

#include <functional>
#include <vector>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QPushButton;

// Asks for a reason, or for one of a few ways, inside the window. Enter takes the first way, Esc lets it be.
namespace schreiber::desktop {

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
    bool mayBeEmpty = false; // a text is not needed after all, but then Enter alone lets it be
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
    bool holdsKeys() const { return isAsking() && !m_waits; }
    // Whether it has to be answered before the evening goes on.
    bool isFirst() const { return holdsKeys() && !m_goesAlong; }
    // Where a question about the page stands open that somebody is answering: says that it comes first.
    bool comesFirst();

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
    QString labelOf(int way, QString& taken) const;
    int room() const;
    int lettersInLine() const;
    void layOutWays();

    QLabel* m_question;
    QLabel* m_lack; // what is missing of an answer
    QLineEdit* m_text;
    QHBoxLayout* m_row;
    std::vector<QPushButton*> m_ways;
    QStringList m_labels; // of the ways
    QPushButton* m_cancel;
    Answer m_answer;
    std::function<void(const QString&)> m_typing;
    bool m_needsText = false;
    bool m_mayBeEmpty = false;
    bool m_isReason = false; // in words
    bool m_waits = false;
    bool m_goesAlong = false;
    bool m_numbered = false;
    QPointer<QWidget> m_before; // had the focus
    QString m_asked;            // the question
    QString m_left;             // a question that was let be with something typed, and what that was
    QString m_leftText;
};

} // namespace schreiber::desktop
