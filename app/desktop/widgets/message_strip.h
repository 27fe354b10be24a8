#pragma once

#include <QFrame>

#include <words/language.h>

class QLabel;
class QToolButton;

// What the program has to say, in the window and out of the way: one line that stays until it is put away or
// something newer is to be said. Never a box that must be clicked.
namespace schreiber::desktop {

enum class Tone { Good, Warn, Bad };

class MessageStrip : public QFrame {
    Q_OBJECT
  public:
    // One that stays is put away by nobody but the program, once what it says is so no more; its parts are
    // named by `name`.
    enum class Closing { ByHand, Never };
    explicit MessageStrip(QWidget* parent = nullptr, const QString& name = QStringLiteral("message"),
                          Closing closing = Closing::ByHand);

    void say(Tone tone, const QString& message);
    // With what came up of files meanwhile (base/file_writer.h); that alone, if anything did.
    void sayWithNotices(Tone tone, const QString& message, words::Language language);
    void sayNotices(words::Language language);
    void putAway();

  private:
    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_close;
};

} // namespace schreiber::desktop
