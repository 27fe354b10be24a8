#include "play.h"

#include <base/random.h>
#include <tournament/schedule.h>
#include <tournament/standings.h>

#include <algorithm>
#include <limits>
#include <map>
#include <sampling.h>
#include <set>
#include <utility>

// Pairs that move, play everybody, or meet by score.
using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Tournament pairsBy(Pairing pairing, int count, int rounds) {
    Tournament tournament = pairs(count);
    tournament.settings.pairing = pairing;
    tournament.settings.rounds = rounds;
    return tournament;
}

std::map<int, int> tableOfEach(const Round& round) {
    std::map<int, int> tables;
    for (const Table& table : round.tables)
        for (const auto& side : table.sides) tables[side[0]] = table.number;
    return tables;
}

// The lower number wins; the score says how much lower.
void playAll(Tournament& tournament) {
    for (Table& table : tournament.rounds.back().tables) {
        std::vector<int> score{18, 5};
        if (table.sides[0][0] > table.sides[1][0]) std::swap(score[0], score[1]);
        table.games = {finished(score)};
    }
}

int scoreOf(const Tournament& tournament, int entry) {
    if (tournament.rounds.empty()) return 0;
    const auto standings = standingsOf(tournament);
    REQUIRE(standings.ok());
    for (const StandingRow& row : standings->rows)
        if (row.entry == entry) return row.score.halves;
    return 0;
}

} // namespace

TEST_CASE("moving: odd pairs stay, even ones go on by one table") {
    Tournament tournament = pairsBy(Pairing::Moving, 12, 6);
    for (std::uint64_t round = 1; round <= 6; ++round)
        CHECK(drawNext(tournament, round).opponentRepeats == 0);
    for (std::size_t round = 1; round < 6; ++round) {
        const auto before = tableOfEach(tournament.rounds[round - 1]);
        const auto now = tableOfEach(tournament.rounds[round]);
        for (const auto& [number, table] : now)
            CHECK(table == (number % 2 != 0 ? before.at(number) : before.at(number) % 6 + 1));
    }
    CHECK(drawNext(tournament, 7).opponentRepeats == 6); // more rounds than tables
    // Who begins where is drawn.
    Tournament other = pairsBy(Pairing::Moving, 12, 6);
    drawNext(other, 99);
    CHECK(tableOfEach(other.rounds[0]) != tableOfEach(tournament.rounds[0]));
}

TEST_CASE("moving with as many tables as matches needs no heat, and those who stay keep theirs") {
    for (const int tables : {2, 3, 4}) {
        CAPTURE(tables);
        Tournament tournament = pairsBy(Pairing::Moving, 7, 4);
        Tournament wide = tournament; // a table for every place
        tournament.settings.tables = tables;
        for (std::uint64_t number = 1; number <= 4; ++number) {
            drawNext(tournament, number);
            drawNext(wide, number);
            const Round& round = tournament.rounds.back();
            REQUIRE(round.tables.size() == 3);
            const auto at = tableOfEach(round);
            for (const Table& place : wide.rounds.back().tables) {
                CHECK(at.at(place.sides[0][0]) == at.at(place.sides[1][0])); // the same meet
                if (place.number <= 3) CHECK(at.at(place.sides[0][0]) == place.number);
            }
            int last = 0;
            for (const Table& table : round.tables) {
                CHECK(table.number > last);
                CHECK(table.heat == (table.number - 1) / tables + 1);
                last = table.number;
            }
            CHECK(last <= std::max(tables, 3));
            if (tables >= 3) CHECK(round.tables.back().heat == 1);
        }
    }
}

TEST_CASE("moving with an odd number: the empty place goes round") {
    Tournament tournament = pairsBy(Pairing::Moving, 9, 5);
    std::set<int> byes;
    for (std::uint64_t round = 1; round <= 5; ++round) {
        CHECK(drawNext(tournament, round).opponentRepeats == 0);
        REQUIRE(tournament.rounds.back().sittingOut.size() == 1);
        CHECK(byes.insert(tournament.rounds.back().sittingOut[0]).second);
    }
    // One comes late and takes the empty place, one leaves and leaves one.
    Tournament changing = pairsBy(Pairing::Moving, 9, 5);
    drawNext(changing, 1);
    Entry late = changing.entries[0];
    late.number = 10;
    late.joined = 2;
    changing.entries.push_back(late);
    drawNext(changing, 2);
    CHECK(changing.rounds[1].sittingOut.empty());
    changing.entries[3].absences = {{3, 0, LeaverResults::Unplayed}};
    drawNext(changing, 3);
    CHECK(changing.rounds[2].sittingOut.size() == 1);
    CHECK(tableOfEach(changing.rounds[2]).count(4) == 0);
    for (const auto& [number, table] : tableOfEach(changing.rounds[2]))
        if (number % 2 != 0) CHECK(table == tableOfEach(changing.rounds[1]).at(number));
}

TEST_CASE("moving: a repeat after the way round could not be avoided, one made by hand could") {
    for (const int count : {4, 7, 12}) {
        CAPTURE(count);
        const int places = (count + 1) / 2;
        Tournament tournament = pairsBy(Pairing::Moving, count, places + 2);
        for (int round = 1; round <= places; ++round)
            CHECK(drawNext(tournament, static_cast<std::uint64_t>(round)).opponentRepeats == 0);
        for (int round = places + 1; round <= places + 2; ++round) {
            const Quality quality = drawNext(tournament, static_cast<std::uint64_t>(round));
            CHECK(quality.opponentRepeats == count / 2);
            CHECK(quality.opponentBound == count / 2);
            CHECK(quality.opponentsUnavoidable == Unavoidable::Yes);
            CHECK(quality.unavoidable == Unavoidable::Yes);
        }
        // In the last round of the way the couples of the first are put together again.
        tournament.rounds.resize(static_cast<std::size_t>(places));
        tournament.rounds.back().tables = tournament.rounds.front().tables;
        tournament.rounds.back().sittingOut = tournament.rounds.front().sittingOut;
        const Quality byHand = qualityOf(tournament, tournament.rounds.back());
        CHECK(byHand.opponentRepeats == count / 2);
        CHECK(byHand.opponentBound == 0);
        CHECK(byHand.opponentsUnavoidable == Unavoidable::No);
    }
}

// Eight pairs are round after four rounds.
TEST_CASE("moving: nobody meets again sooner because others come late") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        for (const int late : {1, 2, 3}) {
            CAPTURE(seed, late);
            Tournament tournament = pairsBy(Pairing::Moving, 8 + late, 6);
            for (int i = 0; i < late; ++i) // the first with the third round
                tournament.entries[static_cast<std::size_t>(8 + i)].joined = 3 + i / 2;
            for (int round = 1; round <= 4; ++round) {
                CAPTURE(round);
                CHECK(drawNext(tournament, seed * 10 + static_cast<std::uint64_t>(round)).opponentRepeats ==
                      0);
                const Round& now = tournament.rounds.back();
                if (round == 1) continue;
                const auto before = tableOfEach(tournament.rounds[static_cast<std::size_t>(round) - 2]);
                for (const Table& table : now.tables) // one side as it was, one from the table before
                    if (before.count(table.sides[0][0]) > 0 && before.count(table.sides[1][0]) > 0)
                        CHECK((before.at(table.sides[0][0]) == table.number) !=
                              (before.at(table.sides[1][0]) == table.number));
            }
        }
    }
}

TEST_CASE("moving: two who must not meet do not as long as a way to sit at the start spares them") {
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        CAPTURE(seed);
        Tournament tournament = pairsBy(Pairing::Moving, 9, 4);
        tournament.never = {{2, 7}};
        for (int round = 1; round <= 4; ++round) {
            drawNext(tournament, seed + static_cast<std::uint64_t>(round));
            playAll(tournament);
            for (const Table& table : tournament.rounds.back().tables)
                CHECK(std::minmax({table.sides[0][0], table.sides[1][0]}) != std::pair(2, 7));
            if (round == 1) tournament.never.push_back({1, 3}); // does not move those on the wall
        }
        // Odd pairs stay and even ones go on by one table.
        const auto before = tableOfEach(tournament.rounds[0]);
        for (const auto& [number, table] : tableOfEach(tournament.rounds[1]))
            if (number % 2 != 0 && before.count(number) > 0) CHECK(before.at(number) == table);
    }
}

TEST_CASE("moving: where two who must not meet come together the refusal says so") {
    Tournament tournament = pairsBy(Pairing::Moving, 4, 2);
    drawNext(tournament, 1);
    playAll(tournament);
    Tournament next = tournament;
    drawNext(next, 2);
    const Table& table = next.rounds.back().tables.front();
    tournament.never = {std::minmax({table.sides[0][0], table.sides[1][0]})};
    const auto refused = drawRound(tournament, 2, 2);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().code == "never_by_moving");
    CHECK(refused.error().arguments.at("a") == std::to_string(table.sides[0][0]));
}

TEST_CASE("round robin: everybody meets everybody once, odd numbers with one bye each") {
    for (const int count : {2, 3, 4, 5, 6, 9, 10, 15, 16}) {
        INFO(count << " pairs");
        Tournament tournament = pairsBy(Pairing::RoundRobin, count, 0);
        const int rounds = count - 1 + count % 2;
        std::set<std::pair<int, int>> met;
        std::set<int> byes;
        for (int round = 1; round <= rounds; ++round) {
            drawNext(tournament, static_cast<std::uint64_t>(round) * 7);
            for (const Table& table : tournament.rounds.back().tables)
                CHECK(met.insert(std::minmax({table.sides[0][0], table.sides[1][0]})).second);
            for (const int number : tournament.rounds.back().sittingOut) CHECK(byes.insert(number).second);
        }
        CHECK(met.size() == static_cast<std::size_t>(count * (count - 1) / 2));
        CHECK(byes.size() == static_cast<std::size_t>(count % 2 == 0 ? 0 : count));
    }
}

TEST_CASE("a round robin is over once all who are there have met, unless a second series is planned") {
    for (const int planned : {0, 3}) {
        Tournament tournament = pairsBy(Pairing::RoundRobin, 4, planned);
        CHECK(meetingsLeft(tournament).size() == 6);
        for (std::size_t round = 1; round <= 3; ++round) {
            CHECK_FALSE(isSeriesOver(tournament));
            CHECK(isOpenEnded(tournament) == (planned == 0));
            drawNext(tournament, round);
            playAll(tournament);
            CHECK(meetingsLeft(tournament).size() == 6 - 2 * round);
            CHECK(standingsOf(tournament)->complete == (planned == 0 || round == 3));
            CHECK(standingsOf(tournament)->final == (round == 3));
        }
        CHECK(isSeriesOver(tournament));
        CHECK_FALSE(isOpenEnded(tournament));
        CHECK_FALSE(roundsLeft(tournament));
        CHECK(standingsOf(tournament)->final);
        tournament.settings.rounds = 6; // each meets each twice
        CHECK_FALSE(isSeriesOver(tournament));
        CHECK(roundsLeft(tournament));
        tournament.settings.rounds = planned;
        tournament.entries.push_back(pairs(5).entries.back()); // a late pair has met nobody
        tournament.entries.back().joined = 4;
        CHECK_FALSE(isSeriesOver(tournament));
        CHECK(meetingsLeft(tournament).size() == 4);
        CHECK(isSeriesPlanned(tournament) == (planned == 0));
    }
}

TEST_CASE("a round robin is over before the planned rounds where who is left has met") {
    Tournament tournament = pairsBy(Pairing::RoundRobin, 3, 3);
    drawNext(tournament, 1);
    playAll(tournament);
    CHECK(roundsLeft(tournament));
    const int resting = tournament.rounds.back().sittingOut.front();
    tournament.entries[static_cast<std::size_t>(resting) - 1].absences = {{2, 0, LeaverResults::Unplayed}};
    CHECK(isSeriesOver(tournament));
    CHECK_FALSE(roundsLeft(tournament));
    CHECK(standingsOf(tournament)->final);
    CHECK(meetingsLeft(pairsBy(Pairing::Swiss, 4, 0)).empty()); // who meets whom is no series there
}

TEST_CASE("a round robin of which one leaves goes on with the missing meetings alone") {
    Tournament tournament = pairsBy(Pairing::RoundRobin, 5, 0);
    const auto add = [&](std::vector<std::pair<int, int>> meetings, std::vector<int> sittingOut) {
        Round& round = addRound(tournament);
        for (const auto& [a, b] : meetings)
            round.tables.push_back(
                tableOf(static_cast<int>(round.tables.size()) + 1, {{a}, {b}}, {finished({18, 9})}));
        round.sittingOut = std::move(sittingOut);
    };
    add({{4, 1}, {3, 2}}, {5});
    add({{4, 2}, {5, 1}}, {3});
    tournament.entries[0].absences = {{3, 0, LeaverResults::Unplayed}};
    std::vector<std::pair<int, int>> left{{2, 5}, {3, 4}, {3, 5}, {4, 5}};
    CHECK(meetingsLeft(tournament) == left);
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Tournament evening = tournament;
        std::set<std::pair<int, int>> met;
        while (!isSeriesOver(evening)) {
            REQUIRE(met.size() < 4);
            CHECK(drawNext(evening, seed).opponentRepeats == 0);
            for (const Table& table : evening.rounds.back().tables)
                CHECK(met.insert(std::minmax({table.sides[0][0], table.sides[1][0]})).second);
            playAll(evening);
        }
        CHECK(met.size() == 4);
        CHECK(currentRound(evening) == 5); // 5 has three of them
        CHECK(standingsOf(evening)->final);
        // Beyond that everybody meets everybody once more.
        CHECK(drawRound(evening, 6, seed)->tables.size() == 2);
    }
}

TEST_CASE("whoever comes and goes: a round robin has no repeat and ends in a round more than it has to") {
    base::Random random(31);
    for (const int count : {5, 6, 7, 8, 9, 10, 13, 16}) {
        for (int evening = 0; evening < 6; ++evening) {
            CAPTURE(count, evening);
            Tournament tournament = pairsBy(Pairing::RoundRobin, count, 0);
            const int leaver = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(count)));
            const int late = 1 + leaver % count;
            const int at = 2 + static_cast<int>(random.below(3));
            if (evening % 3 != 1)
                tournament.entries[static_cast<std::size_t>(leaver) - 1].absences = {
                    {at, evening % 2 == 0 ? 0 : at, LeaverResults::Unplayed}};
            if (evening % 3 != 2) tournament.entries[static_cast<std::size_t>(late) - 1].joined = at;
            std::set<std::pair<int, int>> met;
            int least = 0; // rounds from then on
            for (int number = 1; number < 4 || !isSeriesOver(tournament); ++number) {
                if (number == 5) {
                    std::map<int, int> left;
                    for (const auto& [a, b] : meetingsLeft(tournament)) ++left[a], ++left[b];
                    for (const auto& [one, meetings] : left) least = std::max(least, meetings);
                }
                drawNext(tournament, random.next());
                for (const Table& table : tournament.rounds.back().tables)
                    REQUIRE(met.insert(std::minmax({table.sides[0][0], table.sides[1][0]})).second);
                playAll(tournament);
            }
            CHECK(meetingsLeft(tournament).empty());
            if (least > 0) CHECK(currentRound(tournament) <= 4 + least + 1);
        }
    }
}

TEST_CASE("a second series is as whole as the first") {
    for (const int count : {4, 5, 8, 11}) {
        const int inOne = count - 1 + count % 2;
        Tournament tournament = pairsBy(Pairing::RoundRobin, count, 2 * inOne);
        std::map<std::pair<int, int>, int> met;
        for (int number = 1; number <= 2 * inOne; ++number) {
            drawNext(tournament, static_cast<std::uint64_t>(number));
            for (const Table& table : tournament.rounds.back().tables)
                ++met[std::minmax({table.sides[0][0], table.sides[1][0]})];
            playAll(tournament);
        }
        CHECK(met.size() == static_cast<std::size_t>(count * (count - 1) / 2));
        for (const auto& [two, times] : met) CHECK(times == 2);
        CHECK(isSeriesOver(tournament));
    }
}

TEST_CASE("Swiss: nobody twice, byes go round from the end, the leaders meet") {
    for (const int count : {8, 13, 24}) {
        INFO(count << " pairs");
        Tournament tournament = pairsBy(Pairing::Swiss, count, 5);
        std::set<int> byes;
        for (std::uint64_t round = 1; round <= 5; ++round) {
            std::map<int, int> before;
            for (int number = 1; number <= count; ++number) before[number] = scoreOf(tournament, number);
            CHECK(drawNext(tournament, round).opponentRepeats == 0);
            for (const int number : tournament.rounds.back().sittingOut) {
                CHECK(byes.insert(number).second);
                for (const auto& [other, score] : before)
                    if (byes.count(other) == 0) CHECK(before[number] <= score);
            }
            playAll(tournament);
        }
        const auto standings = standingsOf(tournament);
        REQUIRE(standings.ok());
        CHECK(standings->rows[0].entry == 1); // who always wins
    }
    // After one round each winner meets a winner.
    Tournament tournament = pairsBy(Pairing::Swiss, 16, 4);
    drawNext(tournament, 3);
    playAll(tournament);
    drawNext(tournament, 4);
    for (const Table& table : tournament.rounds[1].tables) {
        Tournament after1 = tournament;
        after1.rounds.pop_back();
        CHECK(scoreOf(after1, table.sides[0][0]) == scoreOf(after1, table.sides[1][0]));
    }
}

TEST_CASE("Swiss: no bye to anybody while a lower one without could have had it at no cost in rematches") {
    // The fewest rematches there can be without one of an odd number, by trying all.
    struct Fewest {
        const std::set<std::pair<int, int>>& met;
        int among(std::vector<int> left) const {
            if (left.empty()) return 0;
            const int first = left.back();
            left.pop_back();
            int fewest = std::numeric_limits<int>::max();
            for (std::size_t i = 0; i < left.size() && fewest > 0; ++i) {
                std::vector<int> rest = left;
                rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
                fewest = std::min(fewest,
                                  static_cast<int>(met.count(std::minmax({first, left[i]}))) + among(rest));
            }
            return fewest;
        }
    };
    base::Random random(test::seedOfRun());
    const int tournaments = test::sampled(20, 100, 1000);
    int passedOn = 0; // by somebody further down
    for (int one = 0; one < tournaments; ++one) {
        CAPTURE(test::seedOfRun(), one);
        const int count = 5 + 2 * static_cast<int>(random.below(3));
        Tournament tournament = pairsBy(Pairing::Swiss, count, 0);
        if (random.below(2) == 0) tournament.settings.scoring = "100*win+1*points";
        const int rounds = 2 + static_cast<int>(random.below(static_cast<std::uint64_t>(count) - 2));
        std::set<std::pair<int, int>> met;
        std::map<int, int> byes;
        for (int round = 1; round <= rounds; ++round) {
            const auto standings = standingsOf(tournament);
            drawNext(tournament, random.next());
            const Round& drawn = tournament.rounds.back();
            REQUIRE(drawn.sittingOut.size() == 1);
            const int sits = drawn.sittingOut.front();
            const auto without = [&](int out) {
                std::vector<int> others;
                for (int number = 1; number <= count; ++number)
                    if (number != out) others.push_back(number);
                return Fewest{met}.among(others);
            };
            int rematches = 0;
            for (const Table& table : drawn.tables)
                rematches += static_cast<int>(met.count(std::minmax({table.sides[0][0], table.sides[1][0]})));
            REQUIRE(rematches == without(sits));
            bool isLower = false;
            for (const StandingRow& row : round == 1 ? std::vector<StandingRow>() : standings->rows) {
                if (isLower && byes[row.entry] <= byes[sits]) REQUIRE(without(row.entry) > rematches);
                passedOn += isLower ? 1 : 0;
                isLower = isLower || row.entry == sits;
            }
            for (int number = 1; number <= count; ++number) REQUIRE(byes[number] >= byes[sits]);
            ++byes[sits];
            for (const Table& table : drawn.tables)
                met.insert(std::minmax({table.sides[0][0], table.sides[1][0]}));
            playOut(tournament, random);
        }
    }
    CHECK(passedOn > 0);
}

TEST_CASE("Swiss for six: as near in score as trying every round can get it") {
    base::Random random(11);
    for (int evening = 0; evening < 60; ++evening) {
        Tournament tournament = pairsBy(Pairing::Swiss, 6, 5);
        const bool byPoints = evening % 2 == 1; // hardly two have the same score
        if (byPoints) tournament.settings.scoring = "100*win+1*points";
        for (std::uint64_t round = 1; round <= 3; ++round) {
            drawNext(tournament, random.next());
            playAll(tournament);
            for (Table& table : tournament.rounds.back().tables) {
                Sheet& game = table.games.front();
                for (int& points : game.score)
                    if (points < 18) points = static_cast<int>(random.below(18));
            }
        }
        std::map<int, int> score;
        for (int number = 1; number <= 6; ++number) score[number] = scoreOf(tournament, number);
        std::set<std::pair<int, int>> met;
        for (const Round& round : tournament.rounds)
            for (const Table& table : round.tables)
                met.insert(std::minmax({table.sides[0][0], table.sides[1][0]}));
        const auto costOf = [&](int a, int b) {
            const int apart = score[a] - score[b];
            return (met.count(std::minmax({a, b})) > 0 ? 100'000'000 : 0) + apart * apart;
        };
        int best = std::numeric_limits<int>::max();
        std::vector<int> order{1, 2, 3, 4, 5, 6};
        do
            best = std::min(best, costOf(order[0], order[1]) + costOf(order[2], order[3]) +
                                      costOf(order[4], order[5]));
        while (std::next_permutation(order.begin(), order.end()));
        drawNext(tournament, random.next());
        int drawn = 0;
        for (const Table& table : tournament.rounds.back().tables)
            drawn += costOf(table.sides[0][0], table.sides[1][0]);
        REQUIRE(drawn == best);
    }
}

TEST_CASE("Swiss keeps apart who must not meet") {
    Tournament tournament = pairsBy(Pairing::Swiss, 4, 3);
    tournament.never = {{1, 2}, {1, 3}};
    drawNext(tournament, 1);
    playAll(tournament);
    CHECK(drawNext(tournament, 2).opponentRepeats == 2); // 1 and 4 again, for there is nobody else
    tournament.never.emplace_back(1, 4);
    playAll(tournament);
    CHECK(drawRound(tournament, 3, 3).error().code == "never_impossible");
}
