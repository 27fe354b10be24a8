#pragma once

#include <tournament/draw.h>
#include <tournament/model.h>

#include <catch2/catch.hpp>

#include <cstdint>
#include <string>
#include <vector>

// Small tournaments for the tests.
namespace schreiber::tournament::testing {

inline Tournament singles(int count, Format format = Format::Drawn) {
    Tournament tournament;
    tournament.settings.format = format;
    tournament.settings.seed = 99;
    for (int number = 1; number <= count; ++number) {
        Entry entry;
        entry.number = number;
        entry.persons = {{"Spieler", std::to_string(number), {}, Sex::Unstated}};
        tournament.entries.push_back(entry);
    }
    return tournament;
}

inline Tournament pairs(int count) {
    Tournament tournament = singles(count, Format::Pairs);
    for (Entry& entry : tournament.entries)
        entry.persons.push_back({"Partner", std::to_string(entry.number), {}, Sex::Unstated});
    return tournament;
}

inline Sheet finished(std::vector<int> score, Ending ending = Ending::Played) {
    Sheet sheet;
    sheet.state = SheetState::Entered;
    sheet.finalOnly = true;
    sheet.score = std::move(score);
    sheet.ending = ending;
    return sheet;
}

inline Table tableOf(int number, std::vector<std::vector<int>> sides, std::vector<Sheet> games) {
    Table table;
    table.number = number;
    table.sides = std::move(sides);
    table.games = std::move(games);
    return table;
}

inline Round& addRound(Tournament& tournament) {
    Round round;
    round.number = static_cast<int>(tournament.rounds.size()) + 1;
    round.state = RoundState::Published;
    tournament.rounds.push_back(round);
    return tournament.rounds.back();
}

// Draws the next round, publishes it, and gives its quality.
inline Quality drawNext(Tournament& tournament, std::uint64_t seed) {
    auto round = drawRound(tournament, currentRound(tournament) + 1, seed);
    REQUIRE(round.ok());
    const Quality quality = qualityOf(tournament, *round);
    round->state = RoundState::Published;
    tournament.rounds.push_back(std::move(*round));
    return quality;
}

} // namespace schreiber::tournament::testing
