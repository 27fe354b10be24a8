#include "text/standings.h"

#include "text/grid.h"

#include <cstdlib>
#include <iostream>

namespace schreiber::cli {

std::string amountText(const tournament::Amount& amount) {
    const std::string whole = std::to_string(std::abs(amount.halves) / 2);
    return (amount.halves < 0 ? "-" : "") + whole + (amount.halves % 2 == 0 ? "" : ".5");
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
    Grid grid({session.say({">Rang", ">Rango", ">Rank"}), ">Nr.", "Name",
               session.say({"Verein", "Circolo", "Club"}), session.say({">Spiele", ">Partite", ">Played"}),
               session.say({">Siege", ">Vittorie", ">Wins"}),
               session.say({">Wertung", ">Punteggio", ">Score"}),
               session.say({">Punkte", ">Punti", ">Points"}),
               session.say({">Differenz", ">Differenza", ">Difference"}), ""});
    for (const tournament::StandingRow& row : standings.rows)
        grid.add({std::to_string(row.rank), std::to_string(row.entry), row.name, row.club,
                  std::to_string(row.played), amountText(row.wins), amountText(row.score),
                  amountText(row.points), amountText(row.difference), row.provisional ? "*" : ""});
    grid.print(std::cout);
    for (const tournament::MissingSheet& sheet : standings.missing)
        std::cout << session.say({"Es fehlt: Runde ", "Manca: turno ", "Missing: round "}) << sheet.round
                  << session.say({", Tisch ", ", tavolo ", ", table "}) << sheet.table << '\n';
}

} // namespace schreiber::cli
