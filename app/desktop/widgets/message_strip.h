#pragma once

#include <QFrame>

#include <functional>
#include <utility>
#include <words/language.h>

class QLabel;
class QToolButton;

// What the program has to say, in the window and out of the way, until it is put away or something newer is
// to be said: in the line at the foot where it has room there, else here, over the page's lower edge. Never
// in both, and never a box that must be clicked.
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

    // The line at the foot: `takes` what has room in it.
    struct Line {
        std::function<bool(Tone, const QString&)> takes;
        std::function<void()> clear;
    };
    void setLine(Line line) { m_line = std::move(line); }

    void say(Tone tone, const QString& message);
    // Something that is to be known, and not put away yet; what was done is none.
    bool isSaying() const;
    // With what came up of files meanwhile (base/file_writer.h); that alone, if anything did.
    void sayWithNotices(Tone tone, const QString& message, words::Language language);
    void sayNotices(words::Language language);
    void putAway();

  private:
    QLabel* m_icon;
    QLabel* m_text;
    QToolButton* m_close;
    Line m_line;
    Tone m_tone = Tone::Good;
};

} // namespace schreiber::desktop
