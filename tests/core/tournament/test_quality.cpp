#include "evening.h"
#include "field.h"
#include "play.h"
#include "seating.h"
#include "sit_outs.h"

#include <algorithm>
#include <numeric>
#include <tuple>

using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Round roundOf(int number, std::vector<std::vector<std::vector<int>>> tables, std::vector<int> sitting = {}) {
    Round round;
    round.number = number;
    round.state = RoundState::Published;
    for (auto& sides : tables)
        round.tables.push_back(
            tableOf(static_cast<int>(round.tables.size()) + 1, std::move(sides), {Sheet{}}));
    round.sittingOut = std::move(sitting);
    return round;
}

} // namespace

TEST_CASE("repeats are counted from the published rounds before and named") {
    Tournament tournament = singles(8);
    tournament.rounds = {roundOf(1, {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}})};
    const Quality quality = qualityOf(tournament, roundOf(2, {{{2, 1}, {3, 5}}, {{4, 6}, {7, 8}}}));
    CHECK(quality.partnerRepeats == 2);
    CHECK(quality.opponentRepeats == 4);
    CHECK(quality.opponentTotal == 4);
    CHECK(quality.details.size() == 6);
    CHECK(std::count(quality.details.begin(), quality.details.end(), Repeat{"partner", {1, 2}, 2}) == 1);
    CHECK(std::count(quality.details.begin(), quality.details.end(), Repeat{"opponent", {6, 7}, 2}) == 1);
    CHECK(quality.partnersUnavoidable == Unavoidable::No); // others would have had new partners
    CHECK(quality.unavoidable == Unavoidable::No);
    CHECK(quality.opponentBound == 0);
    // A draft is no history.
    tournament.rounds[0].state = RoundState::Draft;
    CHECK(qualityOf(tournament, roundOf(2, {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}})).partnerRepeats == 0);
}

TEST_CASE("at one table everything is decided by counting") {
    Tournament tournament = singles(4);
    tournament.rounds = {roundOf(1, {{{1, 2}, {3, 4}}})};
    const Quality second = qualityOf(tournament, roundOf(2, {{{1, 3}, {2, 4}}}));
    CHECK(second.partnerRepeats == 0);
    CHECK(second.opponentRepeats == 2);
    CHECK(second.opponentBound == 2);
    CHECK(second.opponentsUnavoidable == Unavoidable::Yes);
    CHECK(second.unavoidable == Unavoidable::Yes);
    CHECK(second.opponentTotalBound == 2); // each has four opponents among three others
    tournament.rounds.push_back(roundOf(2, {{{1, 3}, {2, 4}}}));
    tournament.rounds.push_back(roundOf(3, {{{1, 4}, {2, 3}}}));
    const Quality fourth = qualityOf(tournament, roundOf(4, {{{1, 2}, {3, 4}}}));
    CHECK(fourth.partnerRepeats == 2);
    CHECK(fourth.partnersUnavoidable == Unavoidable::Yes);
    CHECK(fourth.unavoidable == Unavoidable::Yes);
    CHECK(fourth.opponentTotal == 2 + 4 + 4);
}

namespace {

// The fewest opponent repeats of all ways to seat a round that are no worse in what weighs more, one after
// the other.
int fewestByHand(const Tournament& tournament, const Round& round, const Quality& quality) {
    const Field field(tournament, round);
    std::vector<int> satOut;
    for (int player = 0; player < field.size(); ++player) satOut.push_back(field.satOut(player));
    std::sort(satOut.begin(), satOut.end());
    int fewest = 1000;
    for (int bench = 0; bench < field.size(); ++bench) {
        if (field.bench() == 1 && field.satOut(bench) > satOut[0]) continue;
        Places places;
        for (int player = 0; player < field.size(); ++player)
            if (field.bench() == 0 || player != bench) places.push_back(player);
        const auto isFirstWay = [&] { // of those that only change names of places
            return places[0] < places[1] && places[2] < places[3] && places[0] < places[2] &&
                   places[4] < places[5] && places[6] < places[7] && places[4] < places[6] &&
                   places[0] < places[4];
        };
        do {
            if (!isFirstWay()) continue;
            Seating seating{{places}};
            if (field.bench() == 1) seating.rounds[0].push_back(bench);
            const Faults faults = faultsOf(field, seating);
            if (faults.never == 0 &&
                std::tie(faults.partnerRepeats, faults.camps, faults.clubs) <=
                    std::tuple(quality.partnerRepeats, quality.campBreaks, quality.clubMeetings))
                fewest = std::min(fewest, faults.opponentRepeats);
        } while (std::next_permutation(places.begin(), places.end()));
        if (field.bench() == 0) break;
    }
    return fewest;
}

} // namespace

TEST_CASE("for eight or nine it is always known whether a repeat could be avoided, as trying all says") {
    int yes = 0;
    int no = 0;
    for (const int size : {8, 9}) {
        Tournament tournament = singles(size);
        tournament.settings.rounds = 6;
        tournament.settings.keepApart = "club";
        tournament.entries[0].club = tournament.entries[1].club = "Imst";
        tournament.never = {{3, 4}};
        schreiber::base::Random random(20261122);
        for (int number = 1; number <= 6; ++number) {
            auto round = drawRound(tournament, number, random.next());
            REQUIRE(round.ok());
            // As drawn, and with two swapped by hand.
            for (const bool swapped : {false, true}) {
                if (swapped) std::swap(round->tables[0].sides[0][0], round->tables[1].sides[1][1]);
                const Quality quality = qualityOf(tournament, *round);
                CAPTURE(size, number, swapped, quality.opponentRepeats);
                if (quality.opponentRepeats == 0) {
                    CHECK(quality.opponentsUnavoidable == Unavoidable::No);
                    continue;
                }
                const bool best = fewestByHand(tournament, *round, quality) == quality.opponentRepeats;
                CHECK(quality.opponentsUnavoidable == (best ? Unavoidable::Yes : Unavoidable::No));
                ++(best ? yes : no);
            }
            round->state = RoundState::Published;
            tournament.rounds.push_back(std::move(*round));
        }
    }
    CHECK(yes > 0);
    CHECK(no > 0);
}

namespace {

// The same where two of those left over play one against one.
int fewestWithPair(const Tournament& tournament, const Round& round, const Quality& quality) {
    const Field field(tournament, round);
    const SitOuts sitOuts(field);
    Places places(static_cast<std::size_t>(field.size()));
    std::iota(places.begin(), places.end(), 0);
    int fewest = 1000;
    do {
        if (!sitOuts.isTurnOf(places.begin() + field.seats(), places.end())) continue;
        const Faults faults = faultsOf(field, Seating{{places}});
        if (faults.never == 0 && faults.partnerRepeats <= quality.partnerRepeats)
            fewest = std::min(fewest, faults.opponentRepeats);
    } while (std::next_permutation(places.begin(), places.end()));
    return fewest;
}

} // namespace

TEST_CASE("where two who are left over play one against one it is known as well whether a repeat could be "
          "avoided") {
    int yes = 0;
    int no = 0;
    for (const int size : {6, 7}) {
        Tournament tournament = singles(size);
        tournament.settings.rounds = 7;
        tournament.settings.rest = Rest::Pair;
        schreiber::base::Random random(20261127);
        for (int number = 1; number <= 7; ++number) {
            auto round = drawRound(tournament, number, random.next());
            REQUIRE(round.ok());
            for (const bool swapped : {false, true}) {
                if (swapped) std::swap(round->tables[0].sides[0][0], round->tables[0].sides[1][1]);
                const Quality quality = qualityOf(tournament, *round);
                if (quality.opponentRepeats == 0) continue;
                CAPTURE(size, number, swapped, quality.opponentRepeats);
                const bool best = fewestWithPair(tournament, *round, quality) >= quality.opponentRepeats;
                CHECK(quality.opponentsUnavoidable == (best ? Unavoidable::Yes : Unavoidable::No));
                ++(best ? yes : no);
            }
            round->state = RoundState::Published;
            tournament.rounds.push_back(std::move(*round));
        }
    }
    CHECK(yes > 0);
    CHECK(no > 0);
}

TEST_CASE("no repeats: nothing to avoid") {
    const Quality quality = qualityOf(singles(5), roundOf(1, {{{1, 2}, {3, 4}}}, {5}));
    CHECK(quality.unavoidable == Unavoidable::No);
    CHECK(quality.details.empty());
    CHECK(quality.opponentBound == 0);
}

TEST_CASE("camps and clubs count only where they are asked for") {
    Tournament tournament = singles(4);
    for (Entry& entry : tournament.entries) {
        entry.camp = entry.number <= 2 ? "Nord" : "Süd";
        entry.club = entry.number == 4 ? "" : "Imst";
    }
    const Round mixed = roundOf(1, {{{1, 3}, {2, 4}}});
    CHECK(qualityOf(tournament, mixed).campBreaks == 0);
    CHECK(qualityOf(tournament, mixed).clubMeetings == 0);
    tournament.settings.camps = true;
    tournament.settings.keepApart = "club";
    const Quality quality = qualityOf(tournament, mixed);
    CHECK(quality.campBreaks == 4);   // two couples of both camps, two meetings within one
    CHECK(quality.clubMeetings == 3); // 1, 2 and 3 at one table
    CHECK(qualityOf(tournament, roundOf(1, {{{1, 2}, {3, 4}}})).campBreaks == 0);
}

TEST_CASE("a club or camp is the same however its letters are written") {
    Tournament tournament = singles(4);
    const std::vector<std::string> camps{"Süd", "SUED", "Nord", "nord"};
    const std::vector<std::string> clubs{"PC Höß", "pc hoess", "P.C. HÖSS", "PC 2"};
    for (std::size_t i = 0; i < 4; ++i) {
        tournament.entries[i].camp = camps[i];
        tournament.entries[i].club = clubs[i];
    }
    tournament.settings.camps = true;
    tournament.settings.keepApart = "club";
    const Round round = roundOf(1, {{{1, 2}, {3, 4}}});
    CHECK(qualityOf(tournament, round).campBreaks == 0);
    CHECK(qualityOf(tournament, round).clubMeetings == 3);
    tournament.entries[0].club = "!";
    tournament.entries[1].club = "?"; // no letters to go by: as they stand
    CHECK(qualityOf(tournament, round).clubMeetings == 0);
}
