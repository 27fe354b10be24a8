#include "window/evening_files.h"

#include "base/file_names.h"
#include "base/menu_entries.h"
#include "base/preferences.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/text.h"
#include "example.h"
#include "widgets/prompt_bar.h"

#include <desk/copies.h>
#include <desk/own_rules.h>
#include <desk/settings.h>

#include <QAction>
#include <QFileInfo>
#include <QMenu>

namespace schreiber::desktop {
namespace {

QString tournamentFilter() {
    return EveningFiles::tr("Turniere (*.schreiber)");
}

} // namespace

EveningFiles::EveningFiles(Session& session, Dialogs& dialogs, Preferences& preferences, PromptBar& prompt,
                           QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_preferences(preferences)
    , m_prompt(prompt) {
    connect(&session, &Session::opened, this, &EveningFiles::showExample);
    connect(&session, &Session::moved, this, &EveningFiles::showExample);
}

void EveningFiles::addTo(QMenu* menu) {
    forTournament(named(menu->addAction(tr("Ort der Zweitkopie …"), this, &EveningFiles::chooseCopyPlace),
                        "copyPlace"));
    m_keepExample = forTournament(named(
        menu->addAction(tr("Beispielabend behalten …"), this, &EveningFiles::keepExample), "keepExample"));
    forTournament(
        named(menu->addAction(tr("Kopie speichern unter …"), this, &EveningFiles::saveCopy), "saveCopy"));
    showExample();
}

void EveningFiles::showExample() {
    m_keepExample->setVisible(m_session.isOpen() && isExample(text(m_session.evening().path())));
}

std::optional<desk::Failure> EveningFiles::create(const desk::NewTournament& asked) {
    desk::NewTournament wanted = asked;
    if (!m_session.read(desk::readOwnRules(wanted))) return std::nullopt;
    if (const auto checked = desk::checkNew(wanted); !checked.ok()) {
        m_session.fail(checked.error());
        return checked.error();
    }
    // Numbers that are seldom meant are asked about before anything is made.
    if (const auto unusual = desk::checkNew(wanted, false); !unusual.ok()) {
        const Prompt doubt{m_session.inWords(unusual.error()), false, {tr("Trotzdem anlegen")}};
        m_prompt.ask(doubt, [this, wanted](int, const QString&) { make(wanted); });
        return std::nullopt;
    }
    make(wanted);
    return std::nullopt;
}

void EveningFiles::make(const desk::NewTournament& wanted) {
    const auto file = newFile(tr("Turnier speichern"), wanted.name);
    if (!file || !m_session.create(*file, wanted)) return;
    if (m_session.tournament().settings.copyTo.empty()) askCopyPlace(); // else it came along
}

// Where a tournament of this name is to lie, with the ending it needs.
std::optional<QString> EveningFiles::newFile(const QString& title, const std::string& name) {
    const QString ending = QStringLiteral(".schreiber");
    const auto path = m_dialogs.fileToSave(
        title, m_preferences.besideTheLast(fileNameFor(text(name), ending)), tournamentFilter());
    if (!path) return std::nullopt;
    return QFileInfo(*path).suffix().isEmpty() ? *path + ending : *path;
}

void EveningFiles::open() {
    if (const auto path = m_dialogs.fileToOpen(tr("Turnier öffnen"), tournamentFilter()))
        m_session.open(*path);
}

void EveningFiles::openExample(Example example) {
    if (const auto failure = desktop::openExample(m_session, example))
        return m_session.say(Tone::Bad, *failure);
    if (m_session.isOpen())
        m_session.say(Tone::Good,
                      tr("Ein erfundener Abend zum Ausprobieren: Er wird beim nächsten Mal neu gemacht. Was "
                         "bleiben soll, hebt „Datei → Beispielabend behalten …“ auf."));
}

bool EveningFiles::keepExample() {
    const auto file = newFile(tr("Beispielabend behalten"), m_session.tournament().settings.name);
    if (!file) return false;
    if (isExample(*file)) {
        m_session.say(Tone::Bad, tr("Dort wird der Beispielabend beim nächsten Mal neu gemacht. Einen "
                                    "anderen Ort oder Namen wählen."));
        return false;
    }
    const auto copied = desk::backupOf(m_session.evening().path(), utf8(*file));
    if (!m_session.read(copied)) return false;
    const QString before = text(m_session.evening().path());
    emit movesTo(*file);
    if (m_session.open(*file)) return true;
    emit movesTo(before);
    return false;
}

void EveningFiles::saveCopy() {
    const QString name = QFileInfo(text(m_session.evening().path())).completeBaseName();
    const auto path = m_dialogs.fileToSave(
        tr("Kopie speichern"), name + tr(" Kopie") + QStringLiteral(".schreiber"), tournamentFilter());
    if (path) m_session.saveCopy(*path);
}

void EveningFiles::askCopyPlace() {
    Prompt prompt{tr("Soll nach jeder Runde eine zweite Kopie geschrieben werden, etwa auf einen USB-Stick?"),
                  false,
                  {tr("Ordner wählen …"), tr("Ohne Zweitkopie")}};
    prompt.waits = prompt.goesAlong = true; // the first name is typed meanwhile
    m_prompt.ask(prompt, [this](int way, const QString&) {
        if (way == 0) chooseCopyPlace();
        emit copyPlaceAnswered();
    });
}

void EveningFiles::chooseCopyPlace() {
    const auto folder = m_dialogs.folder(tr("Wohin mit der Zweitkopie?"));
    if (!folder) return;
    m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return desk::changeSettings(evening, {{"copy-to", utf8(*folder)}}, confirmation);
    });
}

void EveningFiles::remember() {
    const QString path = QFileInfo(text(m_session.evening().path())).absoluteFilePath();
    const tournament::Settings& settings = m_session.tournament().settings;
    if (!isExample(path) && m_preferences.remember(path, text(settings.date + ' ' + settings.name)))
        savePreferences(m_preferences);
}

} // namespace schreiber::desktop
