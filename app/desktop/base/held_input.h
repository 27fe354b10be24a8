#pragma once

#include <QEvent>
#include <QObject>
#include <QPointer>
#include <QString>

#include <deque>
#include <memory>

// Keeps what is typed while the window waits for something, and gives it back in the order it came. Esc is
// not kept: it lets the waiting be, and what was typed can still be given back later. Clicks are not kept
// either, since something else may lie there afterwards.
namespace schreiber::desktop {

class HeldInput : public QObject {
    Q_OBJECT
  public:
    explicit HeldInput(QObject* parent = nullptr);

    bool isCancelled() const { return m_cancelled; }
    // What was typed happens now, as soon as the window listens again.
    void giveBack();
    // Nothing more is held; what was typed since `earlier` stands behind that.
    void releaseAfter(HeldInput* earlier);
    bool isEmpty() const { return m_held.empty(); }
    QString inWords() const; // the keys: "1 ↵ 4 ↵"

  signals:
    void cancelled();

  protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    struct Held {
        QPointer<QObject> to;
        std::unique_ptr<QEvent> event;
    };
    std::deque<Held> m_held;
    bool m_cancelled = false;
};

} // namespace schreiber::desktop
