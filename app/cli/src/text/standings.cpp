#include "text/standings.h"

#include "text/grid.h"

#include <desk/words.h>
#include <tournament/groups.h>

#include <algorithm>
#include <cstdlib>
#include <iostream>
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

Grid gridFor(const Session& session) {
    return Grid({session.say({">Rang", ">Rango", ">Rank"}), session.say({">Nr.", ">N.", ">No."}), "Name",
                 session.say({"Verein", "Circolo", "Club"}), session.say({">Spiele", ">Partite", ">Played"}),
                 session.say({">Siege", ">Vittorie", ">Wins"}),
                 session.say({">Wertung", ">Punteggio", ">Score"}),
                 session.say({">Punkte", ">Punti", ">Points"}),
                 session.say({">Differenz", ">Differenza", ">Difference"}), ""});
}

void addRow(Grid& grid, int rank, const tournament::StandingRow& row, const std::string& note) {
    grid.add({std::to_string(rank), std::to_string(row.entry), row.name, row.club, std::to_string(row.played),
              amountText(row.wins), amountText(row.score), amountText(row.points), amountText(row.difference),
              row.provisional ? "* " + note : note});
}

void printRows(const Session& session, const tournament::Tournament& tournament,
               const tournament::Standings& standings) {
    const auto places = tournament::groupPlaces(tournament, standings);
    std::set<int> groups;
    for (const auto& [entry, place] : places) groups.insert(place.group);
    const std::string goesOn = session.say({"geht weiter", "passa il turno", "goes on"});
    for (const int group : groups) {
        std::cout << session.say({"Gruppe ", "Girone ", "Group "}) << group << '\n';
        Grid grid = gridFor(session);
        for (const tournament::StandingRow& row : standings.rows)
            if (const auto place = places.find(row.entry);
                place != places.end() && place->second.group == group)
                addRow(grid, place->second.rank, row, place->second.goesOn ? goesOn : "");
        grid.print(std::cout);
    }
    if (!groups.empty()) return;
    Grid grid = gridFor(session);
    for (const tournament::StandingRow& row : standings.rows) addRow(grid, row.rank, row, "");
    grid.print(std::cout);
}

} // namespace

void printStandings(const Session& session, const tournament::Tournament& tournament,
                    const tournament::Standings& standings) {
    std::cout << session.say({"Rangliste nach Runde ", "Classifica dopo il turno ", "Ranking after round "})
              << standings.round
              << (standings.final ? session.say({", endgültig", ", definitiva", ", final"})
                                  : session.say({", vorläufig", ", provvisoria", ", not final"}))
              << '\n';
    if (standings.title)
        std::cout << session.say({"Sieger: ", "Vincitore: ", "Winner: "})
                  << base::printable(standings.title->name, 200) << '\n';
    printRows(session, tournament, standings);
    const bool provisional = std::any_of(standings.rows.begin(), standings.rows.end(),
                                         [](const auto& row) { return row.provisional; });
    if (provisional)
        std::cout << session.say(
            {"* eine ausgesetzte Runde zählt wie der Schnitt der anderen, der sich noch ändert\n",
             "* un turno di riposo vale la media degli altri, che può ancora cambiare\n",
             "* a round sat out counts as the average of the others, which may still change\n"});
    std::set<std::pair<int, int>> told; // of a match of several games each is missing by itself
    for (const tournament::MissingSheet& sheet : standings.missing)
        if (told.emplace(sheet.round, sheet.table).second)
            std::cout << session.say({"Es fehlt: Runde ", "Manca: turno ", "Missing: round "}) << sheet.round
                      << session.say({", Tisch ", ", tavolo ", ", table "}) << sheet.called << '\n';
}

} // namespace schreiber::cli
