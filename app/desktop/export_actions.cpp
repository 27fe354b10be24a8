#include "base/file_names.h"
#include "base/seams.h"
#include "base/text.h"
#include "main_window.h"

#include <desk/csv_tables.h>
#include <desk/results_page.h>

#include <QAction>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QMenu>
#include <QSaveFile>

// What is written out of a tournament for others, and read in again.
namespace schreiber::desktop {
namespace {

const QString kPage = QStringLiteral(".html");
const QString kExport = QStringLiteral(".json");

QString exportFilter() {
    return MainWindow::tr("Export (*.json)");
}

} // namespace

void MainWindow::buildExportMenu(QMenu* file) {
    QMenu* menu = file->addMenu(tr("Herausschreiben"));
    m_withFile << add(menu, "exportPage", tr("Ergebnisseite (HTML) …"), {}, &MainWindow::exportPage)
               << add(menu, "exportTables", tr("Tabellen (CSV) …"), {}, &MainWindow::exportTables)
               << add(menu, "exportAll", tr("Alles, zum Wiedereinlesen (JSON) …"), {},
                      &MainWindow::exportAll);
    add(file, "importAll", tr("Export einlesen (JSON) …"), {}, &MainWindow::importAll);
}

void MainWindow::exportTo(const QString& title, const QString& ending, const QString& filter,
                          const std::function<std::string()>& made) {
    const QString name = text(m_session.tournament().settings.name);
    const auto path = m_dialogs.fileToSave(title, fileNameFor(name, ending), filter);
    if (!path) return;
    const QString whole = QFileInfo(*path).suffix().isEmpty() ? *path + ending : *path;
    if (write(whole, made())) m_session.say(Tone::Good, tr("Geschrieben: %1").arg(whole));
}

bool MainWindow::write(const QString& path, const std::string& bytes) {
    QSaveFile file(path);
    const bool written =
        file.open(QIODevice::WriteOnly) &&
        file.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size()) &&
        file.commit();
    if (!written)
        m_session.say(Tone::Bad, tr("%1 lässt sich nicht schreiben: %2").arg(path, file.errorString()));
    return written;
}

// Into a folder that is chosen, in one of their own: nothing there is written over but these tables.
void MainWindow::exportTables() {
    const auto tables = m_session.read(desk::csvTables(m_session.evening(), m_session.language()));
    if (!tables) return;
    const auto chosen = m_dialogs.folder(tr("Tabellen (CSV): in welchen Ordner?"));
    if (!chosen) return;
    const QDir into(*chosen);
    const QString name =
        fileNameFor(text(m_session.tournament().settings.name) + tr(" – Tabellen"), QString());
    if (!into.mkpath(name))
        return m_session.say(Tone::Bad, tr("%1 lässt sich nicht anlegen.").arg(into.filePath(name)));
    for (const desk::CsvTable& table : *tables)
        if (!write(into.filePath(name + QLatin1Char('/') + text(table.name)), table.bytes)) return;
    m_session.say(Tone::Good, tr("Geschrieben: %1").arg(into.filePath(name)));
}

void MainWindow::exportPage() {
    exportTo(tr("Ergebnisseite (HTML)"), kPage, tr("Seiten (*.html)"),
             [this] { return desk::resultsPage(m_session.evening(), m_session.language()); });
}

void MainWindow::exportAll() {
    exportTo(tr("Alles herausschreiben"), kExport, exportFilter(),
             [this] { return m_session.evening().exportJson(); });
}

void MainWindow::importAll() {
    const auto from = m_dialogs.fileToOpen(tr("Export einlesen"), exportFilter());
    if (!from) return;
    QFile file(*from);
    if (!file.open(QIODevice::ReadOnly))
        return m_session.say(Tone::Bad, tr("%1 lässt sich nicht lesen: %2").arg(*from, file.errorString()));
    const QByteArray bytes = file.readAll();
    const auto to = m_dialogs.fileToSave(
        tr("Turnier speichern"),
        besideTheLast(QFileInfo(*from).completeBaseName() + QStringLiteral(".schreiber")),
        tr("Turniere (*.schreiber)"));
    if (!to) return;
    const QString path = QFileInfo(*to).suffix().isEmpty() ? *to + QStringLiteral(".schreiber") : *to;
    m_session.createFrom(bytes, *from, path);
}

} // namespace schreiber::desktop
