#include "evening.h"

#include <algorithm>

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
