#include "answer.h"
#include "commands.h"

#include <memory>

namespace schreiber::cli {

namespace {

int runVerify(const Session& session, const std::string& file) {
    startQt();
    return tellFindings(session, file, desk::Evening::verifyFile(file));
}

} // namespace

void addVerify(const Line& line) {
    auto file = std::make_shared<std::string>();
    Command(line.app, line.session, "verify", {"prüft die Datei", "controlla il file", "checks the file"})
        .file(*file)
        .does(line.chosen, [&session = line.session, file] { return runVerify(session, *file); });
}

} // namespace schreiber::cli
