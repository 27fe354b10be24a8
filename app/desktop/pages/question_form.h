#pragma once

#include <QFrame>
#include <QMetaType>

#include <game/short_question.h>
#include <words/language.h>

// What a short question asks, to be filled in; it is answered with each key. A game may have forms of its own
// for questions about cards.
namespace schreiber::desktop {

class QuestionForm : public QFrame {
    Q_OBJECT
  public:
    using QFrame::QFrame;

    // The question as it is asked at this table, with these values in it.
    virtual void ask(const game::CaseTable& table, const game::FieldValues& values) = 0;
    virtual const game::FieldValues& values() const = 0;
    // What came of it, for what the form shows of the answer itself.
    virtual void showAnswer(const game::ShortAnswer&) {}
    // Where the keyboard begins.
    virtual void arrive() = 0;
    // Something is half said: nothing is answered before.
    virtual bool isWaiting() const { return false; }
    // A letter or digit that no field with the keyboard takes; false where it means nothing here.
    virtual bool takeKey(const QString& letter) = 0;
    // Keys that mean something else for now.
    virtual void setKeysTaken(const QStringList&) {}
    // What stands at the end of what is asked; it belongs to whoever made the form.
    virtual void setFoot(QWidget*) {}
    // Whether cards are laid here, which need the room that the verdict leaves them.
    virtual bool laysCards() const { return false; }

  signals:
    void changed();
};

} // namespace schreiber::desktop
