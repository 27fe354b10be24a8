#include "base/file_soundness.h"

#include "base/bug_watch.h"
#include "base/session.h"

#include <desk/altered.h>

namespace schreiber::desktop {

FileSoundness::FileSoundness(Session& session)
    : QObject(&session)
    , m_session(session) {
    m_checks.setMaxThreadCount(1);
    m_checks.setObjectName(QStringLiteral("checks"));
    m_looks.setMaxThreadCount(1);
    m_looks.setObjectName(QStringLiteral("looks"));
}

void FileSoundness::learn(const Found& found) {
    m_unknown.reset();
    if (found.ok())
        m_altered = *found;
    else
        m_unknown = found.error();
}

void FileSoundness::tell(const Found& found) {
    learn(found);
    emit looked();
}

void FileSoundness::forget() {
    endCheck();
    m_altered.clear();
    m_unknown.reset();
}

bool FileSoundness::isKnown() {
    if (!m_unknown) return true;
    m_session.say(Tone::Bad, tr("Die Datei ließ sich gerade nicht prüfen; vorher wird nicht gedruckt. Gleich "
                                "noch einmal versuchen.") +
                                 QLatin1Char('\n') + m_session.inWords(*m_unknown));
    look();
    return false;
}

// One look after many writes is enough: what waits to be done gives way to the new one.
void FileSoundness::look() {
    m_looks.clear();
    m_looks.start(guarded([this, path = m_session.evening().path()] {
        const auto found = desk::verifyFile(path);
        QMetaObject::invokeMethod(this, [this, path, found] {
            if (m_session.isOpen() && m_session.evening().path() == path) tell(found);
        });
    }));
}

// A file of many rulings takes seconds. What is found belongs to the file that was open when it was asked.
void FileSoundness::check() {
    if (m_checking) return;
    m_checking = true;
    emit busy(tr("Die Datei wird geprüft … Esc: lassen"));
    m_checks.start(guarded([this, mine = m_check, path = m_session.evening().path()] {
        const auto found = desk::verifyFile(path);
        QMetaObject::invokeMethod(this, [this, mine, found] {
            if (mine != m_check) return;
            endCheck();
            if (!found.ok()) return m_session.fail(found.error());
            tell(*found);
            emit checked(*found);
        });
    }));
}

void FileSoundness::endCheck() {
    if (!m_checking) return;
    ++m_check;
    m_checking = false;
    emit busy({});
}

} // namespace schreiber::desktop
