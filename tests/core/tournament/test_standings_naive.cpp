#include "evening.h"

#include <base/random.h>
#include <tournament/standings.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <vector>

// The standings of a drawn evening against a second computation that shares nothing with the first: straight
// from the sheets, in floating point, compared pair by pair.
using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Tournament randomEvening(base::Random& random) {
    const auto number = [&](std::uint64_t below) { return static_cast<int>(random.below(below)); };
    Tournament tournament = singles(4 + number(30));
    tournament.settings.scoring = number(2) == 0 ? "1*win" : "100*win+1*points";
    tournament.settings.rounds = 1 + number(8);
    std::vector<int> seats;
    for (const Entry& entry : tournament.entries) seats.push_back(entry.number);
    for (int played = 0; played < tournament.settings.rounds; ++played) {
        random.shuffle(seats);
        Round& round = addRound(tournament);
        for (std::size_t at = 0; at < seats.size(); at += 4) {
            if (at + 4 > seats.size()) {
                round.sittingOut.assign(seats.begin() + static_cast<std::ptrdiff_t>(at), seats.end());
                break;
            }
            const bool byTime = number(6) == 0;
            std::vector<int> score{18, number(18)};
            if (byTime) score = {10 + number(3), 10 + number(3)};
            if (number(2) == 0) std::swap(score[0], score[1]);
            round.tables.push_back(tableOf(static_cast<int>(at / 4) + 1,
                                           {{seats[at], seats[at + 1]}, {seats[at + 2], seats[at + 3]}},
                                           {finished(score, byTime ? Ending::Time : Ending::Played)}));
            if (number(20) == 0) round.tables.back().games[0].state = SheetState::Open;
        }
    }
    return tournament;
}

struct Naive {
    double score = 0;
    double points = 0;
    double against = 0;
};

Naive naively(const Tournament& tournament, int entry) {
    Naive sum;
    int played = 0;
    int satOut = 0;
    for (const Round& round : tournament.rounds) {
        satOut += static_cast<int>(std::count(round.sittingOut.begin(), round.sittingOut.end(), entry));
        for (const Table& table : round.tables) {
            if (table.games[0].state != SheetState::Entered) continue;
            for (std::size_t side = 0; side < 2; ++side) {
                if (table.sides[side][0] != entry && table.sides[side][1] != entry) continue;
                const int own = table.games[0].score[side];
                const int other = table.games[0].score[1 - side];
                const double win = own > other ? 1 : (own == other ? 0.5 : 0);
                ++played;
                sum.points += own;
                sum.against += other;
                sum.score += tournament.settings.scoring == "1*win" ? win : 100 * win + own;
            }
        }
    }
    if (satOut > 0 && played > 0)
        for (double* value : {&sum.score, &sum.points, &sum.against})
            *value = std::floor(*value + *value / played * satOut + 0.5 + 1e-9);
    return sum;
}

bool isBehind(const Naive& a, const Naive& b) {
    if (a.score != b.score) return a.score < b.score;
    if (a.points != b.points) return a.points < b.points;
    return a.points - a.against < b.points - b.against;
}

// Won less lost in extra games among these, of the same two only the last; nothing for anybody while one of
// them has none.
int balanceAmong(const Tournament& tournament, const std::vector<int>& level, int entry) {
    int balance = 0;
    for (const int one : level) {
        int played = 0;
        for (const int other : level) {
            const Decider* last = nullptr;
            for (const Decider& game : tournament.deciders)
                if ((game.first == one && game.second == other) ||
                    (game.first == other && game.second == one))
                    last = &game;
            if (last == nullptr || one == other) continue;
            ++played;
            const bool firstWon = last->firstPoints > last->secondPoints;
            if (one == entry) balance += (last->first == one) == firstWon ? 1 : -1;
        }
        if (played == 0) return 0;
    }
    return balance;
}

// How many of those level with an entry have come before it by their extra games.
int aheadByExtraGames(const Tournament& tournament, const std::vector<int>& level, int entry) {
    const int own = balanceAmong(tournament, level, entry);
    std::vector<int> still;
    int ahead = 0;
    for (const int other : level) {
        const int theirs = balanceAmong(tournament, level, other);
        if (theirs > own) ++ahead;
        if (theirs == own) still.push_back(other);
    }
    return still.size() == level.size() ? 0 : ahead + aheadByExtraGames(tournament, still, entry);
}

} // namespace

TEST_CASE("extra games part those who are level as a second computation has it") {
    base::Random random(77);
    int parted = 0;
    int waiting = 0;
    for (int evening = 0; evening < 400; ++evening) {
        Tournament tournament = randomEvening(random);
        tournament.settings.ladder = "score,decider,lot";
        tournament.settings.scoring = "1*win";
        const auto entries = tournament.entries.size();
        for (std::uint64_t game = random.below(2 * entries); game > 0; --game) {
            const int a = static_cast<int>(random.below(entries)) + 1;
            const int b = static_cast<int>(random.below(entries)) + 1;
            const bool first = random.below(2) == 0;
            if (a != b) tournament.deciders.push_back({a, b, first ? 9 : 4, first ? 4 : 9});
        }
        const auto standings = standingsOf(tournament);
        REQUIRE(standings.ok());
        bool wanting = false;
        for (const StandingRow& row : standings->rows) {
            const double own = naively(tournament, row.entry).score;
            std::vector<int> level;
            int ahead = 0;
            for (const Entry& other : tournament.entries) {
                const double theirs = naively(tournament, other.number).score;
                if (theirs > own) ++ahead;
                if (theirs == own) level.push_back(other.number);
            }
            const int before = aheadByExtraGames(tournament, level, row.entry);
            INFO("evening " << evening << ", entry " << row.entry);
            REQUIRE(row.rank == ahead + before + 1);
            if (before > 0) ++parted;
            for (const int one : level) {
                const auto isIn = [&](const Decider& game) {
                    return (game.first == one || game.second == one) && game.first != game.second &&
                           std::count(level.begin(), level.end(), game.first) > 0 &&
                           std::count(level.begin(), level.end(), game.second) > 0;
                };
                if (level.size() > 1 &&
                    std::none_of(tournament.deciders.begin(), tournament.deciders.end(), isIn))
                    wanting = true;
            }
        }
        if (wanting && standings->final) { // while sheets are missing nobody is asked to play
            ++waiting;
            CHECK_FALSE(standings->tied.empty());
        }
    }
    CHECK(parted > 100);
    CHECK(waiting > 100);
}

TEST_CASE("standings as a second computation gives them") {
    const std::uint64_t seed = 20240413;
    INFO("seed " << seed);
    base::Random random(seed);
    for (int evening = 0; evening < 150; ++evening) {
        Tournament tournament = randomEvening(random);
        const auto standings = standingsOf(tournament);
        REQUIRE(standings.ok());
        REQUIRE(standings->rows.size() == tournament.entries.size());
        for (const StandingRow& row : standings->rows) {
            const Naive own = naively(tournament, row.entry);
            REQUIRE(row.score.value() == own.score);
            REQUIRE(row.points.value() == own.points);
            REQUIRE(row.against.value() == own.against);
            int ahead = 0;
            for (const Entry& other : tournament.entries)
                if (isBehind(own, naively(tournament, other.number))) ++ahead;
            REQUIRE(row.rank == ahead + 1);
        }
        // The order of the entries in the file tells nothing.
        random.shuffle(tournament.entries);
        REQUIRE(standingsOf(tournament)->rows == standings->rows);
    }
}
