#include "commands.h"
#include "files.h"
#include "json/writers.h"

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

struct ImportWanted {
    std::string source;
    std::string out;
};

int runImport(const Session& session, const ImportWanted& wanted) {
    if (wanted.out == "-") return session.fail({"-o", 0, 0, "-", {"a_file_name"}}); // a tournament is a file
    const auto bytes = readWhole(wanted.source);
    if (!bytes) return session.fail(bytes.error());
    startQt();
    const auto evening = desk::Evening::importJson(*bytes, wanted.source, wanted.out);
    if (!evening) return session.fail(evening.error());
    const int n = evening->journal().back().n;
    session.did(n);
    if (session.json) {
        Json made = infoJson(*evening);
        made["n"] = n;
        print(made);
    } else
        std::cout << session.say({"Eingelesen: ", "Importato: ", "Imported: "})
                  << base::printable(evening->tournament().settings.name, 200) << " ("
                  << base::printable(wanted.out, 200) << ")\n";
    session.warn(evening->warningsOfImport());
    return kDone;
}

} // namespace

void addImport(const Line& line) {
    auto wanted = std::make_shared<ImportWanted>();
    Command(line.app, line.session, "import",
            {"liest ein exportiertes Turnier ein (JSON)", "importa un torneo esportato (JSON)",
             "reads in a tournament that was written out (JSON)"})
        .text("SOURCE", wanted->source, {"die JSON-Datei", "il file JSON", "the JSON file"})
        .out(wanted->out, {"die neue Turnierdatei", "il nuovo file del torneo", "the new tournament file"})
        .does(line.chosen, [&session = line.session, wanted] { return runImport(session, *wanted); });
}

} // namespace schreiber::cli
