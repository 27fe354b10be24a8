#include "base/background.h"

#include "base/bug_watch.h"
#include "base/held_input.h"

#include <QEventLoop>

#include <memory>

namespace schreiber::desktop {

Background::Background(QObject* parent)
    : QObject(parent) {
    m_pool.setObjectName(QStringLiteral("background"));
    m_pool.setMaxThreadCount(1);
}

bool Background::run(const Work& work) {
    const int mine = ++m_number;
    const auto cancellation = std::make_shared<Cancellation>();
    HeldInput held;
    QEventLoop meanwhile;
    bool done = false;
    connect(this, &Background::ended, &meanwhile, [&](int number) {
        if (number != mine) return;
        done = true;
        meanwhile.quit();
    });
    connect(&held, &HeldInput::cancelled, &meanwhile, [&] {
        if (cancellation->cancel()) meanwhile.quit();
    });
    m_pool.start(guarded([this, work, mine, cancellation] {
        work(*cancellation);
        QMetaObject::invokeMethod(this, [this, mine] { emit ended(mine); });
    }));
    meanwhile.exec();
    if (done) held.giveBack(); // else what was typed meant a window in which it was done
    return done;
}

} // namespace schreiber::desktop
