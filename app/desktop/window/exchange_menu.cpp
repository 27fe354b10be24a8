#include "window/exchange_menu.h"

#include "base/file_names.h"
#include "base/menu_entries.h"
#include "base/preferences.h"
#include "base/saving.h"
#include "base/seams.h"
#include "base/text.h"

#include <desk/copies.h>
#include <desk/csv_tables.h>
#include <desk/results_page.h>
#include <desk/whole_file.h>
#include <desk/words.h>
#include <store/paths.h>

#include <QAction>
#include <QDir>
#include <QFileInfo>
#include <QMenu>

#include <utility>
#include <vector>

namespace schreiber::desktop {
namespace {

const QString kPage = QStringLiteral(".html");
const QString kExport = QStringLiteral(".json");

QString exportFilter() {
    return ExchangeMenu::tr("Export (*.json)");
}

// Of several of one name the next is free: `Abend – Tabellen (2)`.
QString freeFolder(const QString& folder) {
    QString free = folder;
    for (int n = 2; QFileInfo::exists(free); ++n) free = QStringLiteral("%1 (%2)").arg(folder).arg(n);
    return free;
}

} // namespace

ExchangeMenu::ExchangeMenu(Session& session, Dialogs& dialogs, const Preferences& preferences,
                           QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_preferences(preferences) {}

void ExchangeMenu::addTo(QMenu* file) {
    QMenu* menu = file->addMenu(tr("Exportieren"));
    const auto add = [this](QMenu* into, const char* name, const QString& label,
                            void (ExchangeMenu::*does)()) {
        return named(into->addAction(label, this, does), name);
    };
    forTournament(add(menu, "exportPage", tr("Ergebnisseite (HTML) …"), &ExchangeMenu::exportPage));
    forTournament(add(menu, "exportTables", tr("Tabellen (CSV) …"), &ExchangeMenu::exportTables));
    forTournament(add(menu, "exportAll", tr("Alles, zum Wiedereinlesen (JSON) …"), &ExchangeMenu::exportAll));
    add(file, "importAll", tr("Export einlesen (JSON) …"), &ExchangeMenu::importAll);
}

void ExchangeMenu::exportTo(const QString& title, const QString& ending, const QString& filter,
                            std::string (*made)(const desk::Evening&, words::Language, bool)) {
    const QString name = text(m_session.tournament().settings.name);
    const auto path = m_dialogs.fileToSave(title, fileNameFor(name, ending), filter);
    if (!path) return;
    const SavePlace place = savePlace(*path, ending);
    const words::Language language = m_session.language();
    const bool isAll = ending == kExport;
    write(place.path,
          [made, place, language, isAll](const desk::Evening& evening, bool altered, Cancellation& wanted) {
              std::string bytes = made(evening, language, altered);
              QStringList said;
              if (isAll)
                  for (const desk::Warning& one : desk::warningsOfExport(evening, bytes))
                      said << text(desk::warningInWords(one, language));
              if (!wanted.isWanted()) return QString();
              const auto failure = whyNotSaved(place, std::move(bytes));
              return failure ? text(desk::inWords(*failure, language)) : said.join(QLatin1Char('\n'));
          });
}

void ExchangeMenu::write(const QString& path, const Session::Making& making) {
    const QString name = QFileInfo(path).fileName();
    if (m_session.make(tr("%1 wird geschrieben …").arg(name), making))
        m_session.say(Tone::Good, tr("Geschrieben: %1").arg(path));
}

// Into a folder that is chosen, in one of their own, which is new: nothing there is written over.
void ExchangeMenu::exportTables() {
    const auto chosen = m_dialogs.folder(tr("Tabellen (CSV): in welchen Ordner?"));
    if (!chosen) return;
    const QString name =
        fileNameFor(text(m_session.tournament().settings.name) + tr(" – Tabellen"), QString());
    const QString folder = freeFolder(QDir(*chosen).filePath(name));
    write(folder, [folder, language = m_session.language()](const desk::Evening& evening, bool altered,
                                                            Cancellation& wanted) {
        const auto tables = desk::csvTables(evening, language, altered);
        if (!tables.ok()) return text(desk::inWords(tables.error(), language));
        std::vector<base::FileToWrite> files;
        for (const desk::CsvTable& table : *tables)
            files.push_back(
                {utf8(QDir(folder).filePath(text(table.name))), table.bytes, base::OnExisting::Refuse});
        if (!wanted.isWanted()) return QString();
        const auto written = base::writeFiles(files, base::Folders::Make);
        return written ? QString()
                       : text(desk::inWords(desk::Failure{store::storeErrorOf(written.error())}, language));
    });
}

void ExchangeMenu::exportPage() {
    exportTo(tr("Ergebnisseite (HTML)"), kPage, tr("Seiten (*.html)"), desk::resultsPage);
}

void ExchangeMenu::exportAll() {
    exportTo(tr("Alles exportieren"), kExport, exportFilter(),
             [](const desk::Evening& evening, words::Language, bool altered) {
                 return desk::exportJson(evening, altered);
             });
}

void ExchangeMenu::importAll() {
    const auto from = m_dialogs.fileToOpen(tr("Export einlesen"), exportFilter());
    if (!from) return;
    const auto bytes = desk::readWhole(utf8(*from));
    if (!bytes) return m_session.fail(bytes.error());
    const auto to = m_dialogs.fileToSave(
        tr("Turnier speichern"),
        m_preferences.besideTheLast(QFileInfo(*from).completeBaseName() + QStringLiteral(".schreiber")),
        tr("Turniere (*.schreiber)"));
    if (!to) return;
    const QString path = QFileInfo(*to).suffix().isEmpty() ? *to + QStringLiteral(".schreiber") : *to;
    m_session.createFrom(*bytes, *from, path);
}

} // namespace schreiber::desktop
