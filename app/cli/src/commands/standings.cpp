#include "text/standings.h"

#include "commands.h"
#include "json/writers.h"
#include "soundness.h"

#include <desk/ending.h>
#include <desk/words.h>

#include <nlohmann/json.hpp>

#include <iostream>
#include <memory>

namespace schreiber::cli {

namespace {

struct StandingsWanted {
    std::string file;
    int round = 0;
};

int runStandings(const Session& session, const StandingsWanted& wanted) {
    const auto evening = openToRead(wanted.file);
    if (!evening) return session.fail(evening.error());
    const auto standings = desk::standingsOf(*evening, wanted.round);
    if (!standings) return session.fail(standings.error());
    const Soundness soundness(session, *evening);
    noteHidden(session, evening->tournament().settings, standings->round);
    if (session.json)
        print(soundness.told(standingsJson(evening->tournament(), *standings, session.language)));
    else
        printStandings(session, evening->tournament(), *standings);
    if (!session.json)
        for (const tournament::Substitution& one : tournament::substitutionsOf(evening->tournament()))
            std::cout << base::printable(desk::inWords(one, session.language), 400) << '\n';
    return soundness.conclude();
}

} // namespace

void addStandings(const Line& line) {
    auto wanted = std::make_shared<StandingsWanted>();
    Command(line.app, line.session, "standings", {"die Rangliste", "la classifica", "the ranking"})
        .file(wanted->file)
        .number("--round", wanted->round,
                {"nach dieser Runde; ohne sie nach der letzten", "dopo questo turno; senza, dopo l'ultimo",
                 "after this round; after the last one without it"},
                false, 1)
        .does(line.chosen, [&session = line.session, wanted] { return runStandings(session, *wanted); });
}

} // namespace schreiber::cli
