#include "window/club_menu.h"

#include "base/known_people.h"
#include "base/menu_entries.h"
#include "base/preferences.h"
#include "base/question_words.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/text.h"
#include "widgets/message_strip.h"
#include "widgets/prompt_bar.h"

#include <desk/club.h>
#include <desk/receipt.h>

#include <QDir>
#include <QFileInfo>
#include <QMenu>

#include <papers/emblem.h>
#include <utility>

namespace schreiber::desktop {
namespace {

QString clubFilter() {
    return ClubMenu::tr("Vereinsdatei (*.schreiber-club)");
}

} // namespace

ClubMenu::ClubMenu(Session& session, Dialogs& dialogs, Preferences& preferences, PromptBar& prompt,
                   MessageStrip& strip, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_preferences(preferences)
    , m_prompt(prompt)
    , m_strip(strip) {}

void ClubMenu::addTo(QMenu* menu) {
    named(menu->addAction(tr("Wozu eine Vereinsdatei?"), this, &ClubMenu::tellPurpose), "clubAbout");
    named(menu->addAction(tr("Vereinsdatei wählen …"), this, &ClubMenu::choose), "clubOpen");
    named(menu->addAction(tr("Neue Vereinsdatei …"), this, &ClubMenu::make), "clubNew");
    forTournament(
        named(menu->addAction(tr("Diesen Abend merken"), this, &ClubMenu::rememberEvening), "clubRemember"));
    named(menu->addAction(tr("Saisontabelle …"), this, &ClubMenu::seasonAsked), "clubSeason");
    named(menu->addAction(tr("Ohne Vereinsdatei"), this, [this] { set({}); }), "clubLeave");
    menu->addSeparator();
    named(menu->addAction(tr("Wappen für Urkunden wählen …"), this, &ClubMenu::chooseEmblem), "emblemOpen");
    named(menu->addAction(tr("Ohne Wappen"), this, [this] { setEmblem({}); }), "emblemLeave");
}

void ClubMenu::set(const QString& path) {
    m_preferences.clubFile = path;
    savePreferences(m_preferences);
    emit chosen();
    if (read() && !path.isEmpty()) tellPurpose();
}

QString ClubMenu::inWords() const {
    const QString& file = m_preferences.clubFile;
    return file.isEmpty() ? tr("Es ist keine Vereinsdatei gewählt.")
                          : tr("Vereinsdatei: %1").arg(QDir::toNativeSeparators(file));
}

// A file that holds no picture is said at once, not when the certificates are wanted.
void ClubMenu::chooseEmblem() {
    const auto path = m_dialogs.fileToOpen(tr("Wappen für Urkunden wählen"), tr("Bilder (*.png)"));
    if (!path || !m_session.read(papers::emblemFrom(utf8(*path)))) return;
    setEmblem(*path);
}

void ClubMenu::setEmblem(const QString& path) {
    m_preferences.emblem = path;
    savePreferences(m_preferences);
    emit emblemChosen();
    m_strip.say(Tone::Good, path.isEmpty()
                                ? tr("Urkunden haben ab jetzt kein Wappen.")
                                : tr("Ab jetzt auf jeder Urkunde: %1").arg(QDir::toNativeSeparators(path)));
}

QString ClubMenu::emblemInWords() const {
    const QString& file = m_preferences.emblem;
    return file.isEmpty() ? tr("Auf den Urkunden steht kein Wappen.")
                          : tr("Wappen auf den Urkunden: %1").arg(QDir::toNativeSeparators(file));
}

// What it is for, where it is, and what to do with it.
void ClubMenu::tellPurpose() {
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
    m_strip.say(Tone::Good, what + QLatin1Char(' ') + where);
}

// One that cannot be read takes the place of none that can.
void ClubMenu::choose() {
    const auto path = m_dialogs.fileToOpen(tr("Vereinsdatei wählen"), clubFilter());
    if (path && m_session.read(desk::ClubMemory::open(utf8(*path), store::Access::ReadOnly))) set(*path);
}

void ClubMenu::make() {
    const auto path = m_dialogs.fileToSave(tr("Neue Vereinsdatei"),
                                           tr("Verein") + QStringLiteral(".schreiber-club"), clubFilter());
    if (!path) return;
    const QString file =
        QFileInfo(*path).suffix().isEmpty() ? *path + QStringLiteral(".schreiber-club") : *path;
    if (m_session.read(desk::ClubMemory::create(utf8(file)))) set(file);
}

// What cannot be read is said once; entering people goes on without it.
bool ClubMenu::read() {
    std::optional<tournament::Club> club = remembered();
    const bool isRead = club.has_value();
    tell(std::move(club).value_or(tournament::Club()));
    return isRead;
}

std::optional<tournament::Club> ClubMenu::remembered() {
    if (m_preferences.clubFile.isEmpty()) return tournament::Club();
    const auto memory =
        m_session.read(desk::ClubMemory::open(utf8(m_preferences.clubFile), store::Access::ReadOnly));
    return memory ? std::optional(memory->club()) : std::nullopt;
}

void ClubMenu::tell(tournament::Club club) {
    const QString open = m_session.isOpen() ? text(m_session.evening().path()) : QString();
    emit known(knownPeople(std::move(club), m_preferences, open));
}

// Once it is closed, and without holding anybody up: what comes next is the paper.
void ClubMenu::offerEvening() {
    const bool has = !m_preferences.clubFile.isEmpty();
    Prompt prompt{
        has ? tr("Den Abend in der Vereinsdatei merken? Beim nächsten Mal genügen ein paar Buchstaben, "
                 "und er zählt in der Saisontabelle.")
            : tr("Den Abend für die Saisontabelle merken? Dazu gehört eine Vereinsdatei."),
        false,
        has ? QStringList{tr("Abend merken")}
            : QStringList{tr("Neue Vereinsdatei …"), tr("Vereinsdatei wählen …")}};
    prompt.cancelLabel = tr("Nicht jetzt");
    prompt.waits = prompt.goesAlong = true;
    m_prompt.ask(prompt, [this, has](int way, const QString&) {
        if (!has) way == 0 ? make() : choose();
        if (!m_preferences.clubFile.isEmpty() && m_session.isOpen()) rememberEvening();
    });
}

// Whoever has none yet is asked whether to make one.
void ClubMenu::askForOne() {
    const Prompt prompt{
        tr("Noch ist keine Vereinsdatei gewählt. Sie merkt sich von einem Abend zum nächsten, "
           "wer da war, wer gewonnen hat und was entschieden wurde."),
        false,
        {tr("Neue Vereinsdatei …"), tr("Vereinsdatei wählen …")}};
    m_prompt.ask(prompt, [this](int way, const QString&) {
        way == 0 ? make() : choose();
        if (!m_preferences.clubFile.isEmpty()) rememberEvening();
    });
}

void ClubMenu::rememberEvening() {
    if (m_preferences.clubFile.isEmpty()) return askForOne();
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
    tell(remembered->club);
}

} // namespace schreiber::desktop
