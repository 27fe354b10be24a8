#include "commands.h"
#include "json/writers.h"
#include "soundness.h"
#include "text/grid.h"
#include "text/moment.h"

#include <desk/words.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <memory>
#include <span>

namespace schreiber::cli {

namespace {

struct JournalWanted {
    std::string file;
    int from = 0;
};

constexpr std::size_t kRowsAtOnce =
    1'000; // rows, which is more than an evening is read by; --from leads to the rest

// The last rows, or those from a number on.
std::span<const store::JournalEntry> shownOf(const std::vector<store::JournalEntry>& journal, int from) {
    const std::span<const store::JournalEntry> all(journal);
    if (from == 0) return all.last(std::min(kRowsAtOnce, all.size()));
    const auto begin = std::min(static_cast<std::size_t>(from) - 1, all.size());
    return all.subspan(begin, std::min(kRowsAtOnce, all.size() - begin));
}

void tellRest(const Session& session, std::span<const store::JournalEntry> shown, std::size_t all) {
    if (shown.size() == all) return;
    if (shown.empty()) {
        constexpr Said none{"So viele Zeilen hat das Journal nicht; die letzte ist {}.",
                            "Il giornale non ha tante righe; l'ultima è la {}.",
                            "The journal does not have as many rows; the last is {}."};
        return session.note(fmt::format(fmt::runtime(session.say(none)), all));
    }
    constexpr Said part{"Gezeigt: {} bis {} von {} Zeilen. Von einer bestimmten an: --from N",
                        "Mostrate: dalla {} alla {} di {} righe. A partire da una: --from N",
                        "Shown: rows {} to {} of {}. From a certain one on: --from N"};
    session.note(fmt::format(fmt::runtime(session.say(part)), shown.front().n, shown.back().n, all));
}

int runJournal(const Session& session, const JournalWanted& wanted) {
    const auto evening = openToRead(wanted.file);
    if (!evening) return session.fail(evening.error());
    const Soundness soundness(session, *evening);
    const std::vector<store::JournalEntry>& journal = evening->journal();
    if (session.json) { // for programs, which count on all of it
        const auto begin =
            wanted.from == 0 ? 0 : std::min(static_cast<std::size_t>(wanted.from) - 1, journal.size());
        printList(journal.size() - begin,
                  [&](std::size_t i) { return journalJson(journal[begin + i], session.language); });
        return soundness.conclude();
    }
    const auto shown = shownOf(journal, wanted.from);
    Grid grid({session.say({">Nr.", ">N.", ">No."}), session.say({"Zeit", "Ora", "Time"}),
               session.say({"~Was", "~Cosa", "~What"}), session.say({"~Grund", "~Motivo", "~Reason"})});
    for (const store::JournalEntry& entry : shown)
        grid.add({std::to_string(entry.n), localTime(entry.at),
                  desk::inWords(entry, session.language) +
                      (entry.undone ? session.say({" (rückgängig)", " (annullato)", " (undone)"}) : ""),
                  entry.why});
    grid.print(std::cout);
    tellRest(session, shown, journal.size());
    return soundness.conclude();
}

} // namespace

void addJournal(const Line& line) {
    auto wanted = std::make_shared<JournalWanted>();
    Command(line.app, line.session, "journal",
            {"jede Änderung mit Zeit und Grund", "ogni modifica con ora e motivo",
             "every change with time and reason"})
        .file(wanted->file)
        .number("--from", wanted->from,
                {"erst von dieser Zeile an", "solo a partire da questa riga", "only from this row on"}, false,
                1)
        .does(line.chosen, [&session = line.session, wanted] { return runJournal(session, *wanted); });
}

} // namespace schreiber::cli
