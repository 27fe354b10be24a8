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

// Whole or not at all; what went wrong in words.
QString problemWriting(const QString& path, const std::string& bytes, LetBe& wanted) {
    QSaveFile file(path);
    const bool written =
        file.open(QIODevice::WriteOnly) &&
        file.write(bytes.data(), static_cast<qint64>(bytes.size())) == static_cast<qint64>(bytes.size());
    if (written && (!wanted.isWanted() || file.commit())) return {};
    return MainWindow::tr("%1 lässt sich nicht schreiben: %2").arg(path, file.errorString());
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
                          std::string (*made)(const desk::Evening&, desk::Language)) {
    const QString name = text(m_session.tournament().settings.name);
    const auto path = m_dialogs.fileToSave(title, fileNameFor(name, ending), filter);
    if (!path) return;
    const QString whole = QFileInfo(*path).suffix().isEmpty() ? *path + ending : *path;
    write(whole, [made, whole, language = m_session.language()](const desk::Evening& evening, LetBe& wanted) {
        return problemWriting(whole, made(evening, language), wanted);
    });
}

void MainWindow::write(const QString& path, const Session::Making& making) {
    const QString name = QFileInfo(path).fileName();
    if (m_session.make(tr("%1 wird geschrieben …").arg(name), making))
        m_session.say(Tone::Good, tr("Geschrieben: %1").arg(path));
}

// Into a folder that is chosen, in one of their own: nothing there is written over but these tables.
void MainWindow::exportTables() {
    const auto chosen = m_dialogs.folder(tr("Tabellen (CSV): in welchen Ordner?"));
    if (!chosen) return;
    const QString name =
        fileNameFor(text(m_session.tournament().settings.name) + tr(" – Tabellen"), QString());
    const QString folder = QDir(*chosen).filePath(name);
    write(folder, [folder, language = m_session.language()](const desk::Evening& evening, LetBe& wanted) {
        const auto tables = desk::csvTables(evening, language);
        if (!tables.ok()) return text(desk::inWords(tables.error(), language));
        if (!QDir().mkpath(folder)) return tr("%1 lässt sich nicht anlegen.").arg(folder);
        for (const desk::CsvTable& table : *tables) {
            const QString problem =
                problemWriting(QDir(folder).filePath(text(table.name)), table.bytes, wanted);
            if (!problem.isEmpty()) return problem;
        }
        return QString();
    });
}

void MainWindow::exportPage() {
    exportTo(tr("Ergebnisseite (HTML)"), kPage, tr("Seiten (*.html)"), desk::resultsPage);
}

void MainWindow::exportAll() {
    exportTo(tr("Alles herausschreiben"), kExport, exportFilter(),
             [](const desk::Evening& evening, desk::Language) { return evening.exportJson(); });
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
