#include "commands.h"
#include "json/writers.h"
#include "soundness.h"

#include <desk/copies.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

struct BackupWanted {
    std::string file;
    std::string copy;
};

int runBackup(const Session& session, const BackupWanted& wanted) {
    const auto evening = openToRead(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto done = desk::backup(*evening, wanted.copy);
    if (!done) return session.fail(done.error());
    session.did();
    const Soundness soundness(session, wanted.file, *done);
    if (session.json)
        print(soundness.told({{"file", wanted.copy}}));
    else
        std::cout << session.say({"Kopie: ", "Copia: ", "Copy: "}) << base::printable(wanted.copy, 300)
                  << '\n';
    return soundness.conclude();
}

} // namespace

void addBackup(const Line& line) {
    auto wanted = std::make_shared<BackupWanted>();
    Command(line.app, line.session, "backup",
            {"kopiert die Datei, auch während sie benutzt wird", "copia il file, anche mentre è in uso",
             "copies the file, also while it is in use"})
        .file(wanted->file)
        .out(wanted->copy, {"wohin", "dove", "where to"})
        .does(line.chosen, [&session = line.session, wanted] { return runBackup(session, *wanted); });
}

} // namespace schreiber::cli
