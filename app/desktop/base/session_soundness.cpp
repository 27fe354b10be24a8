#include "base/bug_watch.h"
#include "base/session.h"

#include <utility>

// Whether the file is what the program wrote, found out beside the window.
namespace schreiber::desktop {

void Session::learn(const Found& found) {
    m_unchecked.reset();
    if (found.ok())
        m_altered = *found;
    else
        m_unchecked = found.error();
}

void Session::setAltered(const Found& found) {
    learn(found);
    emit looked();
}

bool Session::isLookedAt() {
    if (!m_unchecked) return true;
    say(Tone::Bad,
        tr("Ob an der Datei etwas verändert wurde, ließ sich nicht prüfen; gedruckt wird, sobald es "
           "geht. Gleich noch einmal versuchen.") +
            QLatin1Char('\n') + inWords(*m_unchecked));
    lookBeside();
    return false;
}

// One look after many writes is enough: what waits to be done gives way to the new one.
void Session::lookBeside() {
    m_looks.clear();
    m_looks.start(guarded([this, path = m_evening->path()] {
        const auto found = desk::Evening::verifyFile(path);
        QMetaObject::invokeMethod(this, [this, path, found] {
            if (m_evening && m_evening->path() == path) setAltered(found);
        });
    }));
}

// A file of many rulings takes seconds. What is found belongs to the file that was open when it was asked.
void Session::check() {
    if (m_checking) return;
    m_checking = true;
    emit busy(tr("Die Datei wird geprüft … Esc: lassen"));
    m_checks.start(guarded([this, mine = m_check, path = m_evening->path()] {
        const auto found = desk::Evening::verifyFile(path);
        QMetaObject::invokeMethod(this, [this, mine, found] {
            if (mine != m_check) return;
            letCheckBe();
            if (!found.ok()) return fail(found.error());
            setAltered(*found);
            emit checked(*found);
        });
    }));
}

void Session::letCheckBe() {
    if (!m_checking) return;
    ++m_check;
    m_checking = false;
    emit busy({});
}

} // namespace schreiber::desktop
