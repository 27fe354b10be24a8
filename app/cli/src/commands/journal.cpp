#include "commands.h"
#include "json/writers.h"
#include "text/grid.h"
#include "text/moment.h"

#include <desk/words.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

int runJournal(const Session& session, const std::string& file) {
    const auto evening = openToRead(file);
    if (!evening) return session.fail(evening.error());
    if (session.json) {
        print(journalJson(evening->journal(), session.language));
        return kDone;
    }
    Grid grid({">", "", "~", session.say({"~Grund", "~Motivo", "~Reason"})});
    for (const store::JournalEntry& entry : evening->journal())
        grid.add({std::to_string(entry.n), localTime(entry.at),
                  desk::inWords(entry, session.language) +
                      (entry.undone ? session.say({" (rückgängig)", " (annullato)", " (undone)"}) : ""),
                  entry.why});
    grid.print(std::cout);
    return kDone;
}

} // namespace

void addJournal(const Line& line) {
    auto file = std::make_shared<std::string>();
    Command(line.app, line.session, "journal",
            {"jede Änderung mit Zeit und Grund", "ogni modifica con ora e motivo",
             "every change with time and reason"})
        .file(*file)
        .does(line.chosen, [&session = line.session, file] { return runJournal(session, *file); });
}

} // namespace schreiber::cli
