#include "base/seams.h"
#include "base/text.h"
#include "dispute/dispute_page.h"
#include "main_window.h"
#include "pages/entries_page.h"

#include <desk/club.h>

#include <QFileInfo>
#include <QMenu>

#include <utility>

// The club's memory in the window: chosen once on this computer, it helps entering and is fed by evenings.
namespace schreiber::desktop {
namespace {

QString clubFilter() {
    return MainWindow::tr("Vereinsdatei (*.schreiber-club)");
}

} // namespace

void MainWindow::buildClubMenu(QMenu* file) {
    QMenu* club = file->addMenu(tr("Verein"));
    club->setObjectName(QStringLiteral("clubMenu"));
    add(club, "clubOpen", tr("Vereinsdatei wählen …"), {}, &MainWindow::chooseClub);
    add(club, "clubNew", tr("Neue Vereinsdatei …"), {}, &MainWindow::makeClub);
    m_withFile << add(club, "clubRemember", tr("Diesen Abend merken"), {}, &MainWindow::rememberEvening);
    add(club, "clubLeave", tr("Ohne Vereinsdatei"), {}, &MainWindow::leaveClub);
}

void MainWindow::setClub(const QString& path) {
    m_preferences.clubFile = path;
    savePreferences(m_preferences);
    readClub();
}

void MainWindow::chooseClub() {
    if (const auto path = m_dialogs.fileToOpen(tr("Vereinsdatei wählen"), clubFilter())) setClub(*path);
}

void MainWindow::makeClub() {
    const auto path = m_dialogs.fileToSave(tr("Neue Vereinsdatei"),
                                           tr("Verein") + QStringLiteral(".schreiber-club"), clubFilter());
    if (!path) return;
    const QString file =
        QFileInfo(*path).suffix().isEmpty() ? *path + QStringLiteral(".schreiber-club") : *path;
    if (m_session.read(desk::ClubMemory::create(utf8(file)))) setClub(file);
}

void MainWindow::leaveClub() {
    setClub({});
}

// What cannot be read is said once; entering people goes on without it.
void MainWindow::readClub() {
    tournament::Club known;
    if (!m_preferences.clubFile.isEmpty())
        if (const auto club =
                m_session.read(desk::ClubMemory::open(utf8(m_preferences.clubFile), store::Access::ReadOnly)))
            known = club->club();
    m_entries->setClub(std::move(known));
    m_dispute->setClub(m_preferences.clubFile);
}

void MainWindow::rememberEvening() {
    if (m_preferences.clubFile.isEmpty()) chooseClub();
    if (m_preferences.clubFile.isEmpty()) return;
    auto club =
        m_session.read(desk::ClubMemory::open(utf8(m_preferences.clubFile), store::Access::ReadWrite));
    if (!club) return;
    desk::Confirmation confirmation;
    auto done = club->remember(m_session.evening(), confirmation);
    if (!done && desk::isQuestion(done.error())) {
        const QString question = text(desk::inWords(done.error(), m_session.language()));
        if (!m_dialogs.confirmed(question, tr("Trotzdem merken"))) return;
        confirmation.yes = true;
        done = club->remember(m_session.evening(), confirmation);
    }
    const auto remembered = m_session.read(std::move(done));
    if (!remembered) return;
    const auto* one = tournament::findClubTournament(remembered->club, remembered->tournament);
    QStringList lines{tr("Personen gemerkt: %1, davon neu: %2.")
                          .arg(one == nullptr ? 0 : static_cast<int>(one->plays.size()))
                          .arg(static_cast<int>(remembered->newcomers.size()))};
    for (const auto& alike : remembered->alike)
        lines << text(desk::alikeInWords(remembered->club, alike, m_session.language()));
    for (const auto& unsure : remembered->unsure)
        lines << text(desk::unsureInWords(remembered->club, unsure, m_session.language()));
    m_session.say(Tone::Good, lines.mid(0, 6).join(QLatin1Char('\n')));
    m_entries->setClub(remembered->club);
    m_dispute->setClub(m_preferences.clubFile);
}

} // namespace schreiber::desktop
