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
    const auto letBe = std::make_shared<LetBe>();
    HeldInput held;
    QEventLoop meanwhile;
    bool done = false;
    connect(this, &Background::ended, &meanwhile, [&](int number) {
        if (number != mine) return;
        done = true;
        meanwhile.quit();
    });
    connect(&held, &HeldInput::letBe, &meanwhile, [&] {
        if (letBe->letBe()) meanwhile.quit();
    });
    m_pool.start(guarded([this, work, mine, letBe] {
        work(*letBe);
        QMetaObject::invokeMethod(this, [this, mine] { emit ended(mine); });
    }));
    meanwhile.exec();
    if (done) held.giveBack(); // else what was typed meant a window in which it was done
    return done;
}

} // namespace schreiber::desktop
