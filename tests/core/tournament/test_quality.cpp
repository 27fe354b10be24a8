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

TEST_CASE("where some are left over it is known as well whether a repeat could be avoided") {
    int yes = 0;
    int no = 0;
    for (const int size : {6, 7})
        for (const Rest rest : {Rest::Sit, Rest::Pair})
            for (const Meet meet : {Meet::AsOpponents, Meet::Once}) {
                Tournament tournament = singles(size);
                tournament.settings.rounds = 7;
                tournament.settings.rest = rest;
                tournament.settings.meet = meet;
                schreiber::base::Random random(20261127);
                for (int number = 1; number <= 7; ++number) {
                    auto round = drawRound(tournament, number, random.next());
                    REQUIRE(round.ok());
                    for (const bool swapped : {false, true}) {
                        if (swapped) std::swap(round->tables[0].sides[0][0], round->tables[0].sides[1][1]);
                        const Quality quality = qualityOf(tournament, *round);
                        if (quality.opponentRepeats == 0) continue;
                        CAPTURE(size, rest, meet, number, swapped, quality.opponentRepeats);
                        const bool best =
                            fewestWithPair(tournament, *round, quality) >= quality.opponentRepeats;
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

TEST_CASE(
    "one against one: whom the first of the two meets is not asked for among those still to be seated") {
    Tournament tournament = singles(10);
    tournament.settings.rounds = 6;
    tournament.settings.rest = Rest::Pair;
    tournament.settings.keepApart = "club";
    const std::vector<std::string> clubs{"A", "A", "B", "A", "C", "D", "E", "F", "G", "E"};
    for (std::size_t i = 0; i < clubs.size(); ++i) tournament.entries[i].club = clubs[i];
    const Sheet sheet = finished({18, 3});
    addRound(tournament).tables = {tableOf(1, {{8, 5}, {2, 10}}, {sheet}),
                                   tableOf(2, {{4, 6}, {3, 9}}, {sheet}), tableOf(3, {{1}, {7}}, {sheet})};
    addRound(tournament).tables = {tableOf(1, {{2, 3}, {9, 7}}, {sheet}),
                                   tableOf(2, {{10, 8}, {5, 1}}, {sheet}), tableOf(3, {{6}, {4}}, {sheet})};
    const Quality drawn = qualityOf(tournament, tournament.rounds.back());
    CHECK((drawn.opponentRepeats == 1 && drawn.clubMeetings == 0)); // 5 and 10
    CHECK(drawn.opponentsUnavoidable == Unavoidable::No);
    // There is a round without any.
    tournament.rounds.back().tables = {tableOf(1, {{4, 7}, {6, 8}}, {sheet}),
                                       tableOf(2, {{1, 9}, {10, 5}}, {sheet}),
                                       tableOf(3, {{2}, {3}}, {sheet})};
    const Quality better = qualityOf(tournament, tournament.rounds.back());
    CHECK((better.opponentRepeats == 0 && better.partnerRepeats == 0 && better.clubMeetings == 0));
}

namespace {

int fewestPartnersByHand(const Tournament& tournament, const Round& round) {
    const Field field(tournament, round);
    Places places(static_cast<std::size_t>(field.size()));
    std::iota(places.begin(), places.end(), 0);
    int fewest = 1000;
    do {
        const Faults faults = faultsOf(field, Seating{{places}});
        if (faults.never == 0) fewest = std::min(fewest, faults.partnerRepeats);
    } while (std::next_permutation(places.begin(), places.end()));
    return fewest;
}

} // namespace

TEST_CASE("partners who repeat because no table is left for others could not be avoided") {
    int kept = 0; // of those who must not meet, where a matching of partners alone knows better
    schreiber::base::Random random(20261127);
    for (int one = 0; one < 12; ++one) {
        Tournament tournament = singles(8);
        tournament.settings.rounds = 4;
        for (int i = 0; i < 7; ++i) {
            const int a = 1 + static_cast<int>(random.below(8));
            const int b = 1 + static_cast<int>(random.below(8));
            if (a != b) tournament.never.emplace_back(std::min(a, b), std::max(a, b));
        }
        for (int number = 1; number <= 4; ++number) {
            auto round = drawRound(tournament, number, random.next());
            if (!round.ok()) break;
            const Quality quality = qualityOf(tournament, *round);
            if (quality.partnerRepeats > 0) {
                CAPTURE(one, number, quality.partnerRepeats);
                const int fewest = fewestPartnersByHand(tournament, *round);
                CHECK(quality.partnerRepeats == fewest);
                CHECK(quality.partnersUnavoidable == Unavoidable::Yes);
                ++kept;
            }
            round->state = RoundState::Published;
            tournament.rounds.push_back(std::move(*round));
        }
    }
    CHECK(kept > 0);
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
