#include "base/bug_watch.h"
#include "base/session.h"
#include "base/text.h"

#include <desk/words.h>

#include <utility>

// The copies of a round's end: they go beside the window, for a stick may be slow.
namespace schreiber::desktop {

void Session::copy(const std::vector<int>& rounds) {
    m_copies.start(guarded([this, path = m_evening->path(), rounds] {
        const desk::CopyReport report = desk::Evening::copyRounds(path, rounds);
        QMetaObject::invokeMethod(this, [this, path, rounds, report] {
            if (!m_evening || m_evening->path() != path) return;
            const bool again = !m_missingCopies.isEmpty();
            tellCopies(rounds, report);
            if (again && report.missing.empty()) say(Tone::Good, tr("Die Zweitkopie ist nachgeholt."));
        });
    }));
}

void Session::copyAgain() {
    if (m_evening && !m_uncopied.empty()) copy(std::exchange(m_uncopied, {}));
}

void Session::tellCopies(const std::vector<int>& rounds, const desk::CopyReport& report) {
    m_uncopied = report.missing.empty() ? std::vector<int>() : rounds;
    QStringList missing;
    for (const desk::Failure& failure : report.missing) missing << inWords(failure);
    m_missingCopies = missing.join(QLatin1Char('\n'));
    if (!report.altered.empty()) setAltered(report.altered);
    emit changed();
    QStringList said = missing;
    for (const desk::Warning& one : report.beside) said << text(desk::warningInWords(one, m_language));
    if (!said.isEmpty()) say(missing.isEmpty() ? Tone::Warn : Tone::Bad, said.join(QLatin1Char('\n')));
}

} // namespace schreiber::desktop
