#include <tournament/club.h>

#include <catch2/catch.hpp>

using namespace schreiber::tournament;

namespace {

Play play(int person, int rank, int wins, int points, bool winner = false) {
    return {person, person, rank, winner || rank == 1, 3, {2 * wins}, {2 * wins}, {2 * points}};
}

ClubTournament evening(int number, const std::string& date, int contestants, std::vector<Play> plays) {
    ClubTournament one;
    one.number = number;
    one.name = "Abend " + std::to_string(number);
    one.date = date;
    one.contestants = contestants;
    one.plays = std::move(plays);
    return one;
}

// Three evenings, the second entered last; Cilli never wins and always comes.
Club club() {
    Club club;
    for (const auto& [number, name] : {std::pair(1, "Auer"), std::pair(2, "Berger"), std::pair(3, "Cilli")})
        club.persons.push_back({number, {"X", name, {}, Sex::Unstated}, {}, {}, {}});
    club.tournaments = {
        evening(1, "2026-01-10", 20, {play(1, 1, 3, 50), play(3, 4, 2, 44)}),
        evening(2, "2026-03-10", 10, {play(1, 2, 2, 40), play(2, 1, 3, 54), play(3, 3, 2, 41)}),
        evening(3, "2026-02-10T19:00", 30, {play(2, 30, 0, 12), play(3, 14, 2, 39)})};
    return club;
}

std::vector<std::tuple<int, int, int>> table(const Season& season) {
    std::vector<std::tuple<int, int, int>> rows;
    for (const SeasonRow& row : season.rows) rows.emplace_back(row.rank, row.person, row.total.halves);
    return rows;
}

using Rows = std::vector<std::tuple<int, int, int>>;

} // namespace

TEST_CASE("a season counts those left behind, and oneself") {
    const Season season = seasonOf(club(), {});
    CHECK(season.tournaments == std::vector<int>{1, 3, 2});
    // Cilli 17 + 17 + 8, Auer 20 + 9, Berger 1 + 10.
    CHECK(table(season) == Rows{{1, 3, 84}, {2, 1, 58}, {3, 2, 22}});
    CHECK(season.rows[0].tournaments == 3);
    CHECK(season.rows[1].won == 1);
}

TEST_CASE("only the best of each count where the club says so") {
    SeasonWish wish;
    wish.best = 1;
    const Season season = seasonOf(club(), wish);
    CHECK(table(season) == Rows{{1, 1, 40}, {2, 3, 34}, {3, 2, 20}});
    CHECK(season.rows[1].counted == std::vector<std::pair<int, Amount>>{{1, {34}}});
    CHECK(season.rows[1].tournaments == 3);
}

TEST_CASE("wins or points can count instead") {
    SeasonWish wish;
    wish.counting = Counting::Points;
    CHECK(table(seasonOf(club(), wish)) == Rows{{1, 3, 248}, {2, 1, 180}, {3, 2, 132}});
    wish.counting = Counting::Wins;
    CHECK(table(seasonOf(club(), wish)) == Rows{{1, 3, 12}, {2, 1, 10}, {3, 2, 6}});
    CHECK(readCounting("wins") == Counting::Wins);
    CHECK_FALSE(readCounting("Wins"));
    CHECK(nameOf(Counting::Points) == "points");
}

TEST_CASE("a season is from a day to a day, or some tournaments by number") {
    SeasonWish wish;
    wish.since = "2026-02-10";
    CHECK(seasonOf(club(), wish).tournaments == std::vector<int>{3, 2});
    wish.until = "2026-02-10";
    CHECK(seasonOf(club(), wish).tournaments == std::vector<int>{3});
    wish = {};
    wish.until = "2026";
    CHECK(seasonOf(club(), wish).tournaments.size() == 3);
    wish.tournaments = {2};
    CHECK(seasonOf(club(), wish).tournaments == std::vector<int>{2});
    wish.tournaments = {9};
    CHECK(seasonOf(club(), wish).rows.empty());
    Club undated = club();
    undated.tournaments[0].date.clear();
    CHECK(seasonOf(undated, {}).tournaments == std::vector<int>{1, 3, 2});
    wish = {};
    wish.since = "2020";
    CHECK(seasonOf(undated, wish).tournaments == std::vector<int>{3, 2});
    // Nobody can say whether it is within; it is not left out without a word.
    CHECK(seasonOf(undated, wish).undated == std::vector<int>{1});
    CHECK(seasonOf(undated, {}).undated.empty());
    wish.tournaments = {2};
    CHECK(seasonOf(undated, wish).undated.empty());
}

TEST_CASE("level in total, wins and best evening share the rank") {
    Club level = club();
    level.tournaments = {evening(1, "", 4, {play(1, 2, 1, 1), play(2, 2, 1, 1), play(3, 4, 0, 0)})};
    CHECK(table(seasonOf(level, {})) == Rows{{1, 1, 6}, {1, 2, 6}, {3, 3, 2}});
    // The same total, but one of them won an evening.
    level.tournaments = {evening(1, "1", 3, {play(1, 1, 1, 1), play(2, 2, 1, 1)}),
                         evening(2, "2", 3, {play(1, 3, 1, 1), play(2, 2, 1, 1)})};
    CHECK(table(seasonOf(level, {})) == Rows{{1, 1, 8}, {2, 2, 8}});
}
