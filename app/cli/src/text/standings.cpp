#include "text/standings.h"

#include "text/grid.h"

#include <desk/words.h>

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

void printStandings(const Session& session, const tournament::Standings& standings) {
    std::cout << session.say({"Rangliste nach Runde ", "Classifica dopo il turno ", "Ranking after round "})
              << standings.round
              << (standings.final ? session.say({", endgültig", ", definitiva", ", final"})
                                  : session.say({", vorläufig", ", provvisoria", ", not final"}))
              << '\n';
    if (standings.title)
        std::cout << session.say({"Sieger: ", "Vincitore: ", "Winner: "})
                  << base::printable(standings.title->name, 200) << '\n';
    Grid grid({session.say({">Rang", ">Rango", ">Rank"}), session.say({">Nr.", ">N.", ">No."}), "Name",
               session.say({"Verein", "Circolo", "Club"}), session.say({">Spiele", ">Partite", ">Played"}),
               session.say({">Siege", ">Vittorie", ">Wins"}),
               session.say({">Wertung", ">Punteggio", ">Score"}),
               session.say({">Punkte", ">Punti", ">Points"}),
               session.say({">Differenz", ">Differenza", ">Difference"}), ""});
    for (const tournament::StandingRow& row : standings.rows)
        grid.add({std::to_string(row.rank), std::to_string(row.entry), row.name, row.club,
                  std::to_string(row.played), desk::amountText(row.wins), desk::amountText(row.score),
                  desk::amountText(row.points), desk::amountText(row.difference),
                  row.provisional ? "*" : ""});
    grid.print(std::cout);
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
