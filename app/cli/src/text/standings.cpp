#include "text/standings.h"

#include "text/grid.h"

#include <desk/words.h>
#include <tournament/camps.h>

#include <game/refusal_code.h>
#include <iostream>
#include <lists/standings.h>
#include <set>
#include <utility>

namespace schreiber::cli {

void noteHidden(const Session& session, const tournament::Settings& settings, int round) {
    if (round >= settings.hideStandingsUntil) return;
    session.note(session.say({"Die Rangliste ist für alle anderen verdeckt bis Runde ",
                              "La classifica è nascosta agli altri fino al turno ",
                              "The ranking is hidden from everybody else until round "}) +
                 std::to_string(settings.hideStandingsUntil) + ".");
}

namespace {

void printRows(const Session& session, const std::vector<lists::StandingsColumn>& described,
               const std::vector<lists::Ranked>& rows) {
    const auto columns = lists::shownOn(lists::Surface::Text, described, rows);
    std::vector<std::string> heads = headsOf(columns, session.language);
    heads.emplace_back(); // what is to be said of the row
    Grid grid(std::move(heads));
    for (const lists::Ranked& one : rows) {
        std::vector<std::string> cells = cellsOf(columns, one, session.language);
        cells.push_back(one.place.goesOn ? session.say({"geht weiter", "passa il turno", "goes on"})
                                         : std::string());
        grid.add(std::move(cells));
    }
    grid.print(std::cout);
}

void printRows(const Session& session, const tournament::Tournament& tournament,
               const tournament::Standings& standings) {
    const auto columns = lists::standingsColumns(tournament, standings);
    for (const auto& [group, rows] : lists::standingsByGroup(tournament, standings)) {
        if (group != 0) std::cout << session.say({"Gruppe ", "Girone ", "Group "}) << group << '\n';
        printRows(session, columns, rows);
    }
}

} // namespace

void printStandings(const Session& session, const tournament::Tournament& tournament,
                    const tournament::Standings& standings) {
    std::cout << session.say({"Rangliste nach Runde ", "Classifica dopo il turno ", "Ranking after round "})
              << standings.round
              << (!standings.complete && !standings.final
                      ? session.say({", vorläufig", ", provvisoria", ", not final"})
                  : !standings.final
                      ? session.say({", bisher vollständig", ", finora completa", ", complete so far"})
                      : session.say({", endgültig", ", definitiva", ", final"}))
              << '\n';
    if (standings.title)
        std::cout << session.say({"Sieger: ", "Vincitore: ", "Winner: "})
                  << base::printable(standings.title->name, 200) << '\n';
    printRows(session, tournament, standings);
    if (const auto camps = tournament::campScores(tournament, standings.round); !camps.empty())
        std::cout << base::printable(desk::inWords(camps, session.language), 400) << '\n';
    if (const std::string note = desk::satOutNote(tournament.settings, standings, session.language);
        !note.empty())
        std::cout << note << '\n';
    std::set<std::pair<int, int>> told; // of a match of several games each is missing by itself
    for (const tournament::MissingSheet& sheet : standings.missing)
        if (told.emplace(sheet.round, sheet.table).second)
            std::cout << session.say({"Es fehlt: Runde ", "Manca: turno ", "Missing: round "}) << sheet.round
                      << session.say({", Tisch ", ", tavolo ", ", table "})
                      << desk::tableInWords(sheet.called, session.language) << '\n';
    for (const tournament::MissingSheet& match : standings.level) {
        const tournament::Round& round = *tournament::findRound(tournament, match.round);
        const desk::Failure level =
            tournament::undecidedMatch(tournament, match.round, *tournament::findTable(round, match.table));
        std::cout << desk::inWords(level, session.language) << ' ' << desk::adviceFor(level, session.language)
                  << '\n';
    }
    for (const tournament::LevelGroup& group : standings.tied) {
        const tournament::ExtraGame& game = group.games.front();
        const tournament::Refusal wanting{"match_level"_refusal,
                                          {{"a", std::to_string(game.a)}, {"b", std::to_string(game.b)}}};
        std::cout << base::printable(desk::inWords(group, session.language), 600) << ' '
                  << desk::adviceFor(wanting, session.language) << '\n';
    }
}

} // namespace schreiber::cli
