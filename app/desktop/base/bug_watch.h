#pragma once

#include <QApplication>
#include <QCoreApplication>
#include <QString>

#include <functional>
#include <utility>

// A bug in the program, caught at the last place where it can be: what somebody was doing is not done, and
// the program says so and ends.
namespace schreiber::desktop {

// Work for another thread: what it throws is thrown on in the window's own, where it is caught.
std::function<void()> guarded(std::function<void()> work);

class BugWatch {
    Q_DECLARE_TR_FUNCTIONS(BugWatch)
  public:
    // Called with what was thrown, once; whatever is thrown while it is being told is left.
    explicit BugWatch(std::function<void(const QString& what)> tell)
        : m_tell(std::move(tell)) {}

    // Whether it threw.
    bool caught(const std::function<void()>& work);

    // What is said: that the file at this path (empty where none is open) has each step whole or not at all.
    static QString inWords(const QString& what, const QString& path);

  private:
    std::function<void(const QString&)> m_tell;
    bool m_told = false;
};

// Catches in each event, so that nothing is thrown through Qt's loops.
class WatchedApplication : public QApplication {
  public:
    WatchedApplication(int& count, char** arguments, BugWatch& watch)
        : QApplication(count, arguments)
        , m_watch(watch) {}

    bool notify(QObject* receiver, QEvent* event) override;

  private:
    BugWatch& m_watch;
};

} // namespace schreiber::desktop
