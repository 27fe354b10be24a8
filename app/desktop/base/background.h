#pragma once

#include <QObject>
#include <QThreadPool>

#include <atomic>
#include <functional>

// Work that takes a moment, done beside the window, which paints meanwhile. What is typed is kept and happens
// afterwards; Esc lets the work be.
namespace schreiber::desktop {

// Whether a work is cancelled, or past the point where it can: one of the two comes first.
class Cancellation {
  public:
    // By the work, before what cannot be taken back; false where it was cancelled by then.
    bool isWanted() { return change(State::Done); }
    // By the person; false where it is too late.
    bool cancel() { return change(State::Left); }

  private:
    enum class State { Open, Done, Left };
    bool change(State to) {
        State open = State::Open;
        return m_state.compare_exchange_strong(open, to) || open == to;
    }
    std::atomic<State> m_state{State::Open};
};

class Background : public QObject {
    Q_OBJECT
  public:
    using Work = std::function<void(Cancellation& cancellation)>;

    explicit Background(QObject* parent = nullptr);

    // True once it is done. False where it was let be: it goes on unheard, so it holds whatever it needs by
    // value, and having been let be it leaves nothing behind.
    bool run(const Work& work);

    // Waits for what was let be.
    void finish() { m_pool.waitForDone(); }

  signals:
    void ended(int number);

  private:
    int m_number = 0;         // of the work that is waited for
    QThreadPool m_pool{this}; // one at a time; waits for it when the window closes
};

} // namespace schreiber::desktop
