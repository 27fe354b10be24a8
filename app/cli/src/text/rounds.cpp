#include "text/rounds.h"

#include "answer.h"
#include "json/writers.h"
#include "text/grid.h"

#include <desk/due.h>
#include <desk/receipt.h>
#include <desk/words.h>
#include <tournament/bracket.h>
#include <tournament/camps.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <lists/matches.h>
#include <map>

namespace schreiber::cli {

namespace {

// "Anna Höß (3), Bert Thöni (7)", as they were in that round.
std::string sittingOut(const tournament::Tournament& tournament, const tournament::Round& round) {
    const std::map<int, std::string> camps = tournament::campsOf(tournament);
    std::string text;
    for (const int number : round.sittingOut)
        text += (text.empty() ? "" : ", ") +
                lists::nameAndNumber(tournament::nameOf(tournament, number, round.number), number, camps);
    return text;
}

} // namespace

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

void printRound(const Session& session, const desk::Evening& evening, const tournament::Round& round) {
    const tournament::Tournament& tournament = evening.tournament();
    const std::string stage = desk::stageInWords(tournament, round, session.language);
    std::cout << session.say({"Runde ", "Turno ", "Round "}) << round.number << (stage.empty() ? "" : " · ")
              << stage << ", "
              << desk::wordFor("round", desk::roundState(evening.tournament(), round.number),
                               session.language)
              << session.say({", Startzahl ", ", numero di sorteggio ", ", seed "}) << round.seed << '\n';
    const auto rows = lists::matchRows(
        tournament, round, desk::stagesInWords(tournament, round, session.language), session.language);
    const auto columns = lists::shownOn(
        lists::Surface::Text, lists::matchColumns(tournament.settings, rows, lists::Told::Results), rows);
    Grid grid(headsOf(columns, session.language));
    for (const lists::Matched& one : rows) grid.add(cellsOf(columns, one, session.language));
    grid.print(std::cout);
    if (!round.sittingOut.empty()) {
        std::cout << (tournament::isBracketRound(round)
                          ? session.say({"Freilos: ", "Esenzione: ", "Bye: "})
                          : session.say({"Spielfrei: ", "Riposa: ", "Sitting out: "}));
        std::cout << base::printable(sittingOut(tournament, round), 400) << '\n';
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
