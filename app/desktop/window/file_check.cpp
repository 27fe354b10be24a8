#include "window/file_check.h"

#include "base/menu_entries.h"
#include "base/session.h"
#include "base/text.h"

#include <desk/words.h>

#include <QAction>
#include <QMenu>

namespace schreiber::desktop {

FileCheck::FileCheck(Session& session, MessageStrip& altered, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_altered(altered) {
    connect(&session.soundness(), &FileSoundness::checked, this, &FileCheck::tellCheck);
    connect(&session.soundness(), &FileSoundness::looked, this, &FileCheck::tellAltered);
    connect(&session, &Session::opened, this, &FileCheck::tellAltered);
    connect(&session, &Session::moved, this, &FileCheck::tellAltered);
}

void FileCheck::addTo(QMenu* menu) {
    forTournament(named(menu->addAction(tr("Datei prüfen"), &m_session.soundness(), &FileSoundness::check),
                        "checkFile"));
    m_restore = named(menu->addAction(tr("Wie im Journal wiederherstellen"), &m_session, &Session::restore),
                      "restoreFile");
    tellAltered();
}

// It stays while it is so: what stands in the window is read from this file, and printed.
void FileCheck::tellAltered() {
    const std::vector<store::Finding>& findings = m_session.soundness().altered();
    m_restore->setVisible(!findings.empty());
    if (findings.empty()) return m_altered.putAway();
    const QString first = text(desk::inWords(findings.front(), m_session.language()));
    const auto others = static_cast<int>(findings.size()) - 1;
    const QString more = others == 0   ? QString()
                         : others == 1 ? tr(" Und noch eine Stelle.")
                                       : tr(" Und noch %1 Stellen.").arg(others);
    m_altered.say(
        Tone::Bad,
        tr("In dieser Datei wurde etwas am Programm vorbei verändert. %1%2\nRangliste, Papiere und Kopien "
           "können deshalb falsch sein; gute Kopien werden nicht überschrieben. „Datei → Wie im Journal "
           "wiederherstellen“ stellt es zurück.")
            .arg(first, more));
}

void FileCheck::tellCheck(const std::vector<store::Finding>& findings) {
    if (findings.empty()) return m_session.say(Tone::Good, tr("Die Datei ist in Ordnung."));
    QStringList lines{tr("Fehler in der Datei: %1").arg(findings.size())};
    for (const store::Finding& finding : findings)
        lines << text(desk::inWords(finding, m_session.language()));
    m_session.say(Tone::Bad, lines.mid(0, 6).join(QLatin1Char('\n')));
}

} // namespace schreiber::desktop
