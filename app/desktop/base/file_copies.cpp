#include "base/file_copies.h"

#include "base/bug_watch.h"
#include "base/session.h"
#include "base/text.h"

#include <desk/copies.h>
#include <desk/words.h>

#include <utility>

namespace schreiber::desktop {

FileCopies::FileCopies(Session& session)
    : QObject(&session)
    , m_session(session) {
    m_writing.setMaxThreadCount(1);
}

void FileCopies::write(const std::vector<int>& rounds) {
    m_writing.start(guarded([this, path = m_session.evening().path(), rounds] {
        const desk::CopyReport report = desk::copyRounds(path, rounds);
        QMetaObject::invokeMethod(this, [this, path, rounds, report] {
            if (!m_session.isOpen() || m_session.evening().path() != path) return;
            const bool again = !m_missing.isEmpty();
            tell(rounds, report);
            if (again && report.missing.empty())
                m_session.say(Tone::Good, tr("Die Zweitkopie ist nachgeholt."));
        });
    }));
}

void FileCopies::writeMissed() {
    if (m_session.isOpen() && !m_missed.empty()) write(std::exchange(m_missed, {}));
}

void FileCopies::tell(const std::vector<int>& rounds, const desk::CopyReport& report) {
    m_missed = report.missing.empty() ? std::vector<int>() : rounds;
    QStringList missing;
    for (const desk::Failure& failure : report.missing) missing << m_session.inWords(failure);
    m_missing = missing.join(QLatin1Char('\n'));
    if (!report.altered.empty()) m_session.soundness().tell(report.altered);
    emit told();
    QStringList said = missing;
    for (const desk::Warning& one : report.beside)
        said << text(desk::warningInWords(one, m_session.language()));
    if (!said.isEmpty())
        m_session.say(missing.isEmpty() ? Tone::Warn : Tone::Bad, said.join(QLatin1Char('\n')));
}

void FileCopies::writeTo(const QString& path) {
    m_writing.start(guarded([this, own = m_session.evening().path(), path] {
        const auto done = desk::backupOf(own, utf8(path));
        QMetaObject::invokeMethod(this, [this, own, done, path] {
            if (!done.ok()) return m_session.fail(done.error());
            if (m_session.isOpen() && m_session.evening().path() == own) m_session.soundness().tell(*done);
            m_session.say(Tone::Good, tr("Kopie gespeichert: %1").arg(path));
        });
    }));
}

void FileCopies::forget() {
    m_missing.clear();
    m_missed.clear();
}

} // namespace schreiber::desktop
