#include "text/rounds.h"

#include "answer.h"
#include "json/writers.h"
#include "text/grid.h"

#include <desk/due.h>
#include <desk/receipt.h>
#include <desk/words.h>
#include <tournament/appeals.h>
#include <tournament/bracket.h>
#include <tournament/camps.h>
#include <tournament/groups.h>
#include <tournament/heats.h>
#include <tournament/match.h>
#include <tournament/standings.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <lists/words.h>
#include <map>

namespace schreiber::cli {

std::string sideText(const tournament::Tournament& tournament, int round, const std::vector<int>& side) {
    const std::map<int, std::string> camps = tournament::campsOf(tournament);
    std::string text;
    for (const int number : side) {
        const auto camp = camps.find(number);
        text += (text.empty() ? "" : " / ") + tournament::nameOf(tournament, number, round) + " (" +
                std::to_string(number) + (camp == camps.end() ? "" : ", " + camp->second) + ")";
    }
    return text;
}

std::string sideText(const tournament::Tournament& tournament, int round, const tournament::Table& table,
                     std::size_t side) {
    if (table.stage != tournament::Stage::Crown) return sideText(tournament, round, table.sides[side]);
    const auto names = tournament::namesOfSide(tournament, round, table, side);
    return (names.empty() ? std::string() : names.front()) + " (" + std::to_string(table.sides[side][0]) +
           ")";
}

std::string targetText(const Session& session, int start, int target) {
    const std::string end = std::to_string(target);
    if (start <= target) return session.say({"zu ", "a ", "to "}) + end;
    return session.say({"von ", "da ", "from "}) + std::to_string(start) +
           session.say({" auf ", " a ", " down to "}) + end;
}

std::string numberText(int points) {
    return (points < 0 ? "−" : "") + std::to_string(std::abs(points));
}

std::string scoreText(const std::vector<int>& score) {
    std::string text;
    for (const int points : score) text += (text.empty() ? "" : ":") + numberText(points);
    return text.empty() ? "–" : text;
}

namespace {

// How the sheets of a match stand; one that nobody waits for any more is not played.
std::string stateText(const Session& session, const tournament::Tournament& tournament,
                      const tournament::Round& round, const tournament::Table& table,
                      const std::vector<tournament::MissingSheet>& missing) {
    std::string state;
    const bool dropped = tournament::isDropped(round, table, missing);
    for (const tournament::Sheet& game : table.games)
        state += (state.empty() ? "" : ", ") + session.say(dropped && !tournament::isWritten(game)
                                                               ? lists::kDropped
                                                               : lists::wordOf(game.state).text);
    if (!tournament::appealsAt(tournament, round.number, table.number, 0).empty())
        state += ", " + session.say(lists::kAppealed);
    return state;
}

} // namespace

void printRound(const Session& session, const desk::Evening& evening, const tournament::Round& round) {
    const tournament::Tournament& tournament = evening.tournament();
    const std::string stage = desk::stageInWords(tournament, round, session.language);
    std::cout << session.say({"Runde ", "Turno ", "Round "}) << round.number << (stage.empty() ? "" : " · ")
              << stage << ", "
              << desk::wordFor("round", desk::roundState(evening.tournament(), round.number),
                               session.language)
              << session.say({", Startzahl ", ", numero di sorteggio ", ", seed "}) << round.seed << '\n';
    std::size_t sides = 2;
    for (const tournament::Table& table : round.tables) sides = std::max(sides, table.sides.size());
    const bool heats = tournament::hasHeats(round);
    const std::vector<tournament::MissingSheet> missing = tournament::missingSheets(evening.tournament());
    std::vector<std::string> heads{session.say({">Tisch", ">Tavolo", ">Table"})};
    if (heats) // commands take the number of the match
        heads = {session.say({">Nr.", ">N.", ">No."}), heads.front(),
                 session.say({">Durchgang", ">Batteria", ">Heat"})};
    const auto groups = tournament::groupsOf(tournament);
    const auto groupAt = [&](const tournament::Table& table) {
        return table.stage == tournament::Stage::Ordinary ? tournament::groupOf(groups, table.sides[0][0])
                                                          : 0;
    };
    const auto stages = desk::stagesInWords(tournament, round, session.language);
    std::size_t row = 0;
    heads.resize(heads.size() + sides);
    heads.push_back(session.say({"Stand", "Punteggio", "Score"}));
    heads.resize(heads.size() + 2);
    Grid grid(heads);
    for (const tournament::Table& table : round.tables) {
        std::string score;
        for (const tournament::Sheet& game : table.games)
            score += (score.empty() ? "" : ", ") + scoreText(game.score);
        const auto result = tournament::resultOf(tournament.settings, table);
        if (result && tournament::isWonOnPoints(*result))
            score += session.say({", nach Punkten ", ", ai punti ", ", on points "}) +
                     scoreText(result->points) + ": " +
                     sideText(tournament, round.number, table, *winnerOf(*result));
        std::vector<std::string> cells{std::to_string(table.number)};
        if (heats) {
            cells.push_back(std::to_string(tournament::tableInRoom(round, table)));
            cells.push_back(std::to_string(table.heat));
        }
        for (std::size_t side = 0; side < sides; ++side)
            cells.push_back(side < table.sides.size() ? sideText(tournament, round.number, table, side) : "");
        cells.push_back(score);
        cells.push_back(stateText(session, tournament, round, table, missing));
        const int group = groupAt(table);
        cells.push_back(group > 0 ? session.say({"Gruppe ", "Girone ", "Group "}) + std::to_string(group)
                                  : stages[row]);
        ++row;
        grid.add(std::move(cells));
    }
    grid.print(std::cout);
    if (!round.sittingOut.empty()) {
        std::cout << (tournament::isBracketRound(round)
                          ? session.say({"Freilos: ", "Esenzione: ", "Bye: "})
                          : session.say({"Spielfrei: ", "Riposa: ", "Sitting out: "}));
        std::string names;
        for (const int number : round.sittingOut)
            names += (names.empty() ? "" : ", ") + sideText(tournament, round.number, {number});
        std::cout << base::printable(names, 400) << '\n';
    }
    const auto quality = evening.quality(round.number);
    if (!quality) return;
    std::cout << desk::inWords(*quality, session.language) << '\n';
    if (quality->evening) std::cout << desk::inWords(*quality->evening, session.language) << '\n';
    constexpr std::size_t kMostListed = 12; // --json has them all
    if (quality->details.size() > kMostListed) return;
    for (const tournament::Repeat& repeat : quality->details)
        std::cout << "  " << base::printable(desk::inWords(tournament, repeat, session.language), 300)
                  << '\n';
}

int tellDrawn(const Session& session, const desk::Evening& evening,
              const desk::Outcome<desk::Receipt>& receipt) {
    if (!receipt || receipt->entry.n == 0) return tell(session, receipt);
    const tournament::Round& round = evening.tournament().rounds.back();
    if (session.json) {
        Json drawn = roundJson(evening, round);
        drawn["n"] = receipt->entry.n;
        print(drawn);
    } else
        printRound(session, evening, round);
    return conclude(session, *receipt);
}

} // namespace schreiber::cli
