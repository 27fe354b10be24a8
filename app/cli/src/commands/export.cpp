#include "commands.h"
#include "files.h"
#include "json/writers.h"
#include "soundness.h"

#include <desk/copies.h>
#include <desk/results_page.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

struct ExportWanted {
    std::string file;
    std::string to;
    std::string out;
};

int tellFiles(const Session& session, const Soundness& soundness, const std::vector<std::string>& files) {
    const bool written = !session.confirmation.dryRun;
    if (files.size() == 1 && files.front() == kStandardOutput) return soundness.conclude();
    if (written) session.did();
    if (session.json)
        print(soundness.told({{"files", files}, {"written", written}}));
    else
        for (const std::string& file : files)
            std::cout << (written ? "" : session.say(kWouldWrite)) << base::printable(file, 300) << '\n';
    return soundness.conclude();
}

int runExport(const Session& session, const ExportWanted& wanted) {
    if (wanted.to != "json" && wanted.to != "csv" && wanted.to != "html")
        return session.fail({"--to", 0, 0, wanted.to, asTyped({"csv", "json", "html"})});
    const bool toFolder = wanted.to == "csv";
    if (toFolder && wanted.out == "-") return session.fail({"-o", 0, 0, "-", {"a_folder"}});
    const auto evening = openToRead(wanted.file);
    if (!evening) return session.fail(evening.error());
    const Soundness soundness(session, *evening);
    if (soundness.failure()) return session.fail(*soundness.failure());
    if (!toFolder) {
        const bool page = wanted.to == "html";
        const std::string bytes = page ? desk::resultsPage(*evening, session.language, soundness.isAltered())
                                       : desk::exportJson(*evening, soundness.isAltered());
        const auto written =
            writeWhole(wanted.out, bytes, page ? FileType::Page : FileType::Export, session.confirmation);
        if (!written) return session.fail(written.error());
        if (!page) session.warn(desk::warningsOfExport(*evening, bytes));
        return tellFiles(session, soundness, {wanted.out});
    }
    const auto tables = desk::csvTables(*evening, session.language, soundness.isAltered());
    if (!tables) return session.fail(tables.error());
    const auto files = writeTables(*tables, wanted.out, session.confirmation);
    return files ? tellFiles(session, soundness, *files) : session.fail(files.error());
}

} // namespace

void addExport(const Line& line) {
    auto wanted = std::make_shared<ExportWanted>();
    Command(line.app, line.session, "export", {"exportiert alles", "esporta tutto", "writes everything out"})
        .file(wanted->file)
        .text(
            "--to", wanted->to,
            {"json (alles, zum Wiedereinlesen), csv (ein Ordner mit Tabellen) oder html (Ergebnisseite)",
             "json (tutto, reimportabile), csv (una cartella di tabelle) o html (pagina dei risultati)",
             "json (everything, can be read in again), csv (a folder of tables) or html (the results page)"})
        .out(wanted->out,
             {"Datei, bei csv ein Ordner", "file, per csv una cartella", "file, with csv a folder"})
        .asks()
        .does(line.chosen, [&session = line.session, wanted] { return runExport(session, *wanted); });
}

} // namespace schreiber::cli
