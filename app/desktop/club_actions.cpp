#include "base/question_words.h"
#include "base/seams.h"
#include "base/text.h"
#include "games/perlaggen/dispute/dispute_page.h"
#include "main_window.h"
#include "pages/entries_page.h"
#include "widgets/prompt_bar.h"

#include <desk/club.h>

#include <QDir>
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
    add(club, "clubAbout", tr("Wozu eine Vereinsdatei?"), {}, &MainWindow::tellClub);
    add(club, "clubOpen", tr("Vereinsdatei wählen …"), {}, &MainWindow::chooseClub);
    add(club, "clubNew", tr("Neue Vereinsdatei …"), {}, &MainWindow::makeClub);
    m_withFile << add(club, "clubRemember", tr("Diesen Abend merken"), {}, &MainWindow::rememberEvening);
    add(club, "clubLeave", tr("Ohne Vereinsdatei"), {}, &MainWindow::leaveClub);
}

void MainWindow::setClub(const QString& path) {
    m_preferences.clubFile = path;
    savePreferences(m_preferences);
    showProgramClub();
    if (readClub() && !path.isEmpty()) tellClub();
}

// What it is for, where it is, and what to do with it.
void MainWindow::tellClub() {
    const QString what =
        tr("Die Vereinsdatei merkt sich von einem Abend zum nächsten, wer da war, wer gewonnen hat und was "
           "entschieden wurde: Beim Melden genügen dann ein paar Buchstaben, und im Streitfall wird auch in "
           "den alten Entscheiden gesucht.");
    const QString where =
        m_preferences.clubFile.isEmpty()
            ? tr("Noch ist keine gewählt: „Datei → Verein → Neue Vereinsdatei …“ legt eine an, am besten "
                 "neben die Turniere des Vereins.")
            : tr("Sie liegt in %1. Am Ende des Abends: „Datei → Verein → Diesen Abend merken“.")
                  .arg(QDir::toNativeSeparators(m_preferences.clubFile));
    m_strip->say(Tone::Good, what + QLatin1Char(' ') + where);
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
bool MainWindow::readClub() {
    tournament::Club known;
    bool isRead = true;
    if (!m_preferences.clubFile.isEmpty()) {
        isRead = false;
        if (const auto club =
                m_session.read(desk::ClubMemory::open(utf8(m_preferences.clubFile), store::Access::ReadOnly)))
            known = club->club(), isRead = true;
    }
    m_entries->setClub(std::move(known));
    m_dispute->setClub(m_preferences.clubFile);
    return isRead;
}

// Whoever has none yet is asked whether to make one.
void MainWindow::askForClub() {
    const Prompt prompt{
        tr("Noch ist keine Vereinsdatei gewählt. Sie merkt sich von einem Abend zum nächsten, "
           "wer da war, wer gewonnen hat und was entschieden wurde."),
        false,
        {tr("Neue Vereinsdatei …"), tr("Vereinsdatei wählen …")}};
    m_prompt->ask(prompt, [this](int way, const QString&) {
        way == 0 ? makeClub() : chooseClub();
        if (!m_preferences.clubFile.isEmpty()) rememberEvening();
    });
}

void MainWindow::rememberEvening() {
    if (m_preferences.clubFile.isEmpty()) return askForClub();
    auto club =
        m_session.read(desk::ClubMemory::open(utf8(m_preferences.clubFile), store::Access::ReadWrite));
    if (!club) return;
    desk::Confirmation confirmation;
    auto done = club->remember(m_session.evening(), confirmation);
    if (!done && desk::isQuestion(done.error())) {
        if (!m_dialogs.confirmed(questionFor(done.error(), m_session.language()))) return;
        confirmation.yes = true;
        done = club->remember(m_session.evening(), confirmation);
    }
    const auto remembered = m_session.read(std::move(done));
    if (!remembered) return;
    const auto* one = tournament::findClubTournament(remembered->club, remembered->tournament);
    QStringList lines{tr("Gemerkt in %1.").arg(QDir::toNativeSeparators(m_preferences.clubFile)),
                      tr("Personen gemerkt: %1, davon neu: %2.")
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
