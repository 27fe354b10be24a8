#include "text/rounds.h"

#include "answer.h"
#include "json/writers.h"
#include "text/grid.h"

#include <desk/words.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>

namespace schreiber::cli {

std::string sideText(const tournament::Tournament& tournament, const std::vector<int>& side) {
    std::string text;
    for (const int number : side)
        text += (text.empty() ? "" : " / ") + tournament::nameOf(tournament, number) + " (" +
                std::to_string(number) + ")";
    return text;
}

std::string sideText(const tournament::Tournament& tournament, const tournament::Table& table,
                     std::size_t side) {
    if (table.stage != tournament::Stage::Crown) return sideText(tournament, table.sides[side]);
    const auto names = tournament::namesOfSide(tournament, table, side);
    return (names.empty() ? std::string() : names.front()) + " (" + std::to_string(table.sides[side][0]) +
           ")";
}

std::string scoreText(const std::vector<int>& score) {
    std::string text;
    for (const int points : score) text += (text.empty() ? "" : ":") + std::to_string(points);
    return text.empty() ? "–" : text;
}

void printRound(const Session& session, const desk::Evening& evening, const tournament::Round& round) {
    const tournament::Tournament& tournament = evening.tournament();
    std::cout << session.say({"Runde ", "Turno ", "Round "}) << round.number << ", "
              << desk::wordFor("round", evening.roundState(round.number), session.language)
              << session.say({", Startzahl ", ", seme ", ", seed "}) << round.seed << '\n';
    std::size_t sides = 2;
    for (const tournament::Table& table : round.tables) sides = std::max(sides, table.sides.size());
    std::vector<std::string> heads{session.say({">Tisch", ">Tavolo", ">Table"})};
    heads.resize(1 + sides);
    heads.push_back(session.say({"Stand", "Punteggio", "Score"}));
    heads.resize(heads.size() + 2);
    Grid grid(heads);
    for (const tournament::Table& table : round.tables) {
        std::string score;
        std::string state;
        for (const tournament::Sheet& game : table.games) {
            score += (score.empty() ? "" : ", ") + scoreText(game.score);
            state +=
                (state.empty() ? "" : ", ") + desk::wordFor("sheet", nameOf(game.state), session.language);
        }
        std::vector<std::string> cells{std::to_string(table.number)};
        for (std::size_t side = 0; side < sides; ++side)
            cells.push_back(side < table.sides.size() ? sideText(tournament, table, side) : "");
        cells.push_back(score);
        cells.push_back(state);
        const bool ordinary = table.stage == tournament::Stage::Ordinary;
        cells.push_back(ordinary ? "" : desk::wordFor("stage", nameOf(table.stage), session.language));
        grid.add(std::move(cells));
    }
    grid.print(std::cout);
    if (!round.sittingOut.empty()) {
        std::cout << session.say({"Es sitzt aus: ", "Riposa: ", "Sitting out: "});
        std::string names;
        for (const int number : round.sittingOut)
            names += (names.empty() ? "" : ", ") + sideText(tournament, {number});
        std::cout << base::printable(names, 400) << '\n';
    }
    if (const auto quality = evening.quality(round.number))
        std::cout << desk::inWords(*quality, session.language) << '\n';
}

int tellDrawn(const Session& session, const desk::Evening& evening,
              const desk::Outcome<desk::Receipt>& receipt) {
    if (!receipt || receipt->entry.n == 0) return tell(session, receipt);
    const tournament::Round& round = evening.tournament().rounds.back();
    if (session.json)
        print(roundJson(evening, round));
    else
        printRound(session, evening, round);
    session.warn(receipt->warnings);
    return kDone;
}

} // namespace schreiber::cli
