#include "evening.h"

#include <tournament/match.h>

#include <catch2/catch.hpp>

using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

std::vector<int> halves(const std::vector<Amount>& amounts) {
    std::vector<int> out;
    for (const Amount& amount : amounts) out.push_back(amount.halves);
    return out;
}

MatchResult resultOfGames(const std::vector<Sheet>& games, const Settings& settings = {},
                          const std::vector<std::vector<int>>& sides = {{1, 2}, {3, 4}}) {
    const auto result = resultOf(settings, tableOf(1, sides, games));
    REQUIRE(result.has_value());
    return *result;
}

} // namespace

TEST_CASE("one game: the side at the target wins, level by time is half a win each") {
    const MatchResult won = resultOfGames({finished({18, 11})});
    CHECK(halves(won.wins) == std::vector<int>{2, 0});
    CHECK(halves(won.games) == std::vector<int>{2, 0});
    CHECK(won.points == std::vector<int>{18, 11});
    CHECK(won.shutouts == std::vector<int>{0, 0});
    CHECK(halves(resultOfGames({finished({12, 14}, Ending::Time)}).wins) == std::vector<int>{0, 2});
    CHECK(halves(resultOfGames({finished({14, 14}, Ending::Time)}).wins) == std::vector<int>{1, 1});
    CHECK(resultOfGames({finished({0, 18})}).shutouts == std::vector<int>{0, 1});
}

TEST_CASE("a forfeit loses whatever the points say") {
    Sheet sheet = finished({14, 3}, Ending::Forfeit);
    sheet.forfeitBy = 0;
    CHECK(halves(resultOfGames({sheet}).wins) == std::vector<int>{0, 2});
    sheet.forfeitBy = 7;
    CHECK_FALSE(resultOf({}, tableOf(1, {{1, 2}, {3, 4}}, {sheet})));
}

TEST_CASE("a score that no game has is no result") {
    CHECK_FALSE(resultOf({}, tableOf(1, {{1, 2}, {3, 4}}, {finished({2147483647, 0})})));
    CHECK_FALSE(resultOf({}, tableOf(1, {{1, 2}, {3, 4}}, {finished({18, 11, 3})})));
    CHECK_FALSE(resultOf({}, tableOf(1, {}, {finished({})})));
}

TEST_CASE("several games: more games, then more points") {
    const Sheet a = finished({18, 17});
    const Sheet b = finished({2, 18});
    const MatchResult byGames = resultOfGames({a, b, a});
    CHECK(halves(byGames.games) == std::vector<int>{4, 2});
    CHECK(halves(byGames.wins) == std::vector<int>{2, 0});
    CHECK(byGames.points == std::vector<int>{38, 52});
    CHECK(halves(resultOfGames({a, b}).wins) == std::vector<int>{0, 2});
    CHECK(halves(resultOfGames({a, finished({17, 18})}).wins) == std::vector<int>{1, 1});
    CHECK_FALSE(resultOf({}, tableOf(1, {{1, 2}, {3, 4}}, {a, Sheet{}})));
    CHECK_FALSE(resultOf({}, tableOf(1, {{1, 2}, {3, 4}}, {})));
}

TEST_CASE("counting down, the points are those missing from the start") {
    Settings settings;
    settings.format = Format::Solo;
    settings.start = 9;
    settings.target = 0;
    const MatchResult result = resultOfGames({finished({4, 0, 11})}, settings, {{1}, {2}, {3}});
    CHECK(result.points == std::vector<int>{5, 9, -2});
    CHECK(halves(result.wins) == std::vector<int>{0, 2, 0});
    CHECK(resultOfGames({finished({9, 0, 11})}, settings, {{1}, {2}, {3}}).shutouts ==
          std::vector<int>{0, 1, 0});
}

TEST_CASE("the sheets of a match stand together, and its games are counted as they are won") {
    using State = SheetState;
    const auto stands = [](const std::vector<State>& states) {
        Table table = tableOf(1, {{1}, {2}}, {});
        for (const State state : states) {
            Sheet sheet = finished({18, 3});
            sheet.state = state;
            table.games.push_back(sheet);
        }
        return stateOf(table);
    };
    CHECK(stands({State::Missing, State::Missing}) == State::Missing);
    CHECK(stands({State::Confirmed, State::Confirmed, State::Missing}) == State::Open);
    CHECK(stands({State::Missing, State::Open}) == State::Open);
    CHECK(stands({State::Confirmed, State::Entered}) == State::Entered);
    CHECK(stands({State::Confirmed, State::Confirmed}) == State::Confirmed);
    CHECK(stands({State::Confirmed, State::Disputed, State::Missing}) == State::Disputed);

    Table table = tableOf(1, {{1}, {2}}, {Sheet{}, Sheet{}, Sheet{}});
    CHECK(gamesWon({}, table).empty());
    table.games[0] = finished({18, 3});
    table.games[2] = finished({12, 12}, Ending::Time);
    CHECK(halves(gamesWon({}, table)) == std::vector<int>{3, 1});
    table.games[1] = finished({4, 18});
    CHECK(gamesWon({}, table) == resultOf({}, table)->games);
}
