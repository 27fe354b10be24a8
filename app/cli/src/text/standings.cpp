#include "text/standings.h"

#include "text/grid.h"

#include <desk/words.h>
#include <tournament/camps.h>
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

// Pairs drawn from singles have numbers of their own; the start numbers of the two stand beside them.
bool numbersApart(const tournament::Tournament& tournament) {
    return !tournament.partnerships.empty() && !tournament::playedBySingles(tournament.settings);
}

std::string startNumbers(const tournament::Tournament& tournament, int contestant) {
    std::string numbers;
    for (const int number : tournament::personsOf(tournament, contestant))
        numbers += (numbers.empty() ? "" : ", ") + std::to_string(number);
    return numbers;
}

Grid gridFor(const Session& session, const tournament::Tournament& tournament) {
    std::vector<std::string> columns{session.say({">Rang", ">Pos.", ">Rank"})};
    if (numbersApart(tournament)) columns.push_back(session.say({">Paar", ">Coppia", ">Pair"}));
    columns.push_back(session.say({">Nr.", ">N.", ">No."}));
    columns.push_back(session.say({"Name", "Nome", "Name"}));
    columns.push_back(session.say({"Verein", "Circolo", "Club"}));
    if (tournament.settings.camps) columns.push_back(session.say({"Lager", "Fazione", "Camp"}));
    for (const Said& said : {Said{">Gespielt", ">Giocate", ">Played"},
                             {">Siege", ">Vittorie", ">Wins"},
                             {">Wertung", ">Punteggio", ">Score"},
                             {">Punkte", ">Punti", ">Points"},
                             {">Differenz", ">Differenza", ">Difference"}})
        columns.push_back(session.say(said));
    columns.emplace_back();
    return Grid(std::move(columns));
}

void addRow(Grid& grid, const Session& session, const tournament::Tournament& tournament, int rank,
            const tournament::StandingRow& row, const std::string& note) {
    std::vector<std::string> cells{std::to_string(rank), std::to_string(row.entry)};
    if (numbersApart(tournament)) cells.push_back(startNumbers(tournament, row.entry));
    cells.insert(cells.end(), {row.name, row.club});
    if (tournament.settings.camps) cells.push_back(row.camp);
    cells.push_back(std::to_string(row.played));
    for (const tournament::Amount& amount : {row.wins, row.score, row.points, row.difference})
        cells.push_back(desk::amountToRead(amount, session.language));
    cells.push_back(row.provisional ? "* " + note : note);
    grid.add(std::move(cells));
}

// Where each line sums to zero: what each round brought, and what of the score is for places and taken off.
void printZeroSumRows(const Session& session, const tournament::Tournament& tournament,
                      const tournament::Standings& standings) {
    const bool ranked = !tournament.settings.rankPoints.empty();
    const bool fined = std::any_of(standings.rows.begin(), standings.rows.end(),
                                   [](const auto& row) { return row.penalty != 0; });
    std::vector<std::string> columns{
        session.say({">Rang", ">Pos.", ">Rank"}), session.say({">Nr.", ">N.", ">No."}),
        session.say({"Name", "Nome", "Name"}), session.say({"Verein", "Circolo", "Club"}),
        session.say({">Spiele", ">Giochi", ">Games"})};
    for (int round = 1; round <= standings.round; ++round)
        columns.push_back(session.say({">R", ">T", ">R"}) + std::to_string(round));
    columns.push_back(session.say({">Punkte", ">Punti", ">Points"}));
    if (ranked) columns.push_back(session.say({">Platz", ">Posto", ">Places"}));
    columns.push_back(session.say({">Tischsiege", ">Tavoli vinti", ">Tables won"}));
    if (fined) columns.push_back(session.say({">Strafe", ">Penalità", ">Penalty"}));
    columns.push_back(session.say({">Wertung", ">Punteggio", ">Score"}));
    columns.emplace_back();
    Grid grid(std::move(columns));
    const auto amount = [&](const tournament::Amount& value) {
        return desk::amountToRead(value, session.language);
    };
    for (const tournament::StandingRow& row : standings.rows) {
        std::vector<std::string> cells{std::to_string(row.rank), std::to_string(row.entry), row.name,
                                       row.club, std::to_string(row.deals)};
        for (const auto& round : row.rounds) cells.push_back(round ? amount(*round) : "–");
        cells.push_back(amount(row.points));
        if (ranked) cells.push_back(amount(row.rankPoints));
        cells.push_back(std::to_string(row.tableWins));
        if (fined) cells.push_back(row.penalty == 0 ? "" : "−" + std::to_string(row.penalty));
        cells.push_back(amount(row.score));
        cells.emplace_back(row.provisional ? "*" : "");
        grid.add(std::move(cells));
    }
    grid.print(std::cout);
}

void printRows(const Session& session, const tournament::Tournament& tournament,
               const tournament::Standings& standings) {
    if (tournament.settings.zeroSum) return printZeroSumRows(session, tournament, standings);
    const auto places = tournament::groupPlaces(tournament, standings);
    std::set<int> groups;
    for (const auto& [entry, place] : places) groups.insert(place.group);
    const std::string goesOn = session.say({"geht weiter", "passa il turno", "goes on"});
    for (const int group : groups) {
        std::cout << session.say({"Gruppe ", "Girone ", "Group "}) << group << '\n';
        Grid grid = gridFor(session, tournament);
        for (const tournament::StandingRow& row : standings.rows)
            if (const auto place = places.find(row.entry);
                place != places.end() && place->second.group == group)
                addRow(grid, session, tournament, place->second.rank, row,
                       place->second.goesOn ? goesOn : "");
        grid.print(std::cout);
    }
    if (!groups.empty()) return;
    Grid grid = gridFor(session, tournament);
    for (const tournament::StandingRow& row : standings.rows)
        addRow(grid, session, tournament, row.rank, row, "");
    grid.print(std::cout);
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
    const bool provisional = std::any_of(standings.rows.begin(), standings.rows.end(),
                                         [](const auto& row) { return row.provisional; });
    if (provisional)
        std::cout << session.say(
            {"* eine spielfreie Runde zählt wie der Schnitt der anderen, der sich noch ändert\n",
             "* un turno di riposo vale la media degli altri, che può ancora cambiare\n",
             "* a round sat out counts as the average of the others, which may still change\n"});
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
        const tournament::Refusal wanting{"match_level",
                                          {{"a", std::to_string(game.a)}, {"b", std::to_string(game.b)}}};
        std::cout << base::printable(desk::inWords(group, session.language), 600) << ' '
                  << desk::adviceFor(wanting, session.language) << '\n';
    }
}

} // namespace schreiber::cli
