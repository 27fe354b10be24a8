#pragma once

#include <QLabel>
#include <QObject>
#include <QPointer>
#include <QProgressBar>
#include <QTimer>

class QStatusBar;

// The line at the window's foot: what was done last, what takes a moment, and whether the file and its second
// copies are where they should be. What becomes wrong is said above the page, too, once.
namespace schreiber::desktop {

class MessageStrip;
class Session;

class StatusLine : public QObject {
    Q_OBJECT
  public:
    StatusLine(Session& session, MessageStrip& strip, QStatusBar& bar, QObject* parent = nullptr);
    ~StatusLine() override;

    void say(const QString& what);
    // What the window is at, or empty once it is over.
    void showBusy(const QString& what);
    // Looks where file and copies are.
    void refresh();
    // Another file, or none: nothing was said of it yet.
    void startAnew();

  private:
    void sayCopies(const QString& words, bool bad);

    Session& m_session;
    MessageStrip& m_strip;
    QStatusBar& m_bar;
    QPointer<QLabel> m_last;           // the bar's, as the others
    QPointer<QProgressBar> m_progress; // moves while something takes longer than a moment
    QPointer<QLabel> m_copies;
    QTimer m_moment;
    bool m_copiesMissed = false; // and it was said
    bool m_fileMissed = false;
    bool m_placeMissed = false; // where the second copies go
};

} // namespace schreiber::desktop
