#include "commands.h"
#include "json/writers.h"

#include <desk/words.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

int run(const Session& session, const std::string& file) {
    startQt();
    const auto findings = desk::Evening::verifyFile(file);
    if (!findings) return session.fail(findings.error());
    Json list = Json::array();
    for (const store::Finding& one : *findings) {
        list.push_back({{"table", one.table},
                        {"row", one.row},
                        {"column", one.column},
                        {"code", one.what},
                        {"what", desk::whatInWords(one, session.language)}});
        session.note(desk::inWords(one, session.language));
    }
    if (session.json)
        print({{"file", file}, {"sound", findings->empty()}, {"findings", std::move(list)}});
    else if (findings->empty())
        std::cout << session.say(
            {"Die Datei ist in Ordnung.\n", "Il file è integro.\n", "The file is sound.\n"});
    return findings->empty() ? kDone : kDamaged;
}

} // namespace

void addVerify(const Line& line) {
    auto file = std::make_shared<std::string>();
    Command(line.app, line.session, "verify", {"prüft die Datei", "controlla il file", "checks the file"})
        .file(*file)
        .does(line.chosen, [&session = line.session, file] { return run(session, *file); });
}

} // namespace schreiber::cli
