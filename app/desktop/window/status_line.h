#pragma once

#include <QLabel>
#include <QObject>
#include <QPointer>
#include <QProgressBar>
#include <QTimer>

class QStatusBar;

// The line at the window's foot: what was done last or is to be known, in the colour of what it is, until the
// next deed; what takes a moment; and whether the file and its second copies are where they should be.
namespace schreiber::desktop {

class MessageStrip;
class Session;
enum class Tone;

class StatusLine : public QObject {
    Q_OBJECT
  public:
    StatusLine(Session& session, MessageStrip& strip, QStatusBar& bar, QObject* parent = nullptr);
    ~StatusLine() override;

    // What was done, or where the evening lies.
    void say(const QString& what, bool done = false);
    // How one goes on where one is: plain, no deed, and taken away with the page that says it.
    void hint(const QString& how);
    // What is to be known; false where that has no room in one line.
    bool takes(Tone tone, const QString& message);
    // That is over: how one goes on, or what was done last, stands there again.
    void clear();
    // What the window is at, or empty once it is over.
    void showBusy(const QString& what);
    // Looks where file and copies are.
    void refresh();
    // Another file, or none: nothing was said of it yet.
    void startAnew();

  private:
    void sayCopies(const QString& words, bool bad);
    void show(const QString& words, const QString& tone);

    Session& m_session;
    MessageStrip& m_strip;
    QStatusBar& m_bar;
    QPointer<QLabel> m_last;           // the bar's, as the others
    QPointer<QProgressBar> m_progress; // moves while something takes longer than a moment
    QPointer<QLabel> m_copies;
    QTimer m_moment;
    QString m_deed; // what was done last
    QString m_deedTone;
    QString m_hint;              // since then
    bool m_copiesMissed = false; // and it was said
    bool m_fileMissed = false;
    bool m_placeMissed = false; // where the second copies go
};

} // namespace schreiber::desktop
