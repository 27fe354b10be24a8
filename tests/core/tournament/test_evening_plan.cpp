#include "evening.h"

#include <algorithm>
#include <evening_plan.h>
#include <known_schedules.h>
#include <map>
#include <permuted.h>
#include <rotation.h>
#include <sampling.h>
#include <set>
#include <utility>

// Evenings of drawn partners as a whole: known schedules under a permutation, and what becomes of them when
// something changes.
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Tournament evening(int people, int rounds) {
    Tournament tournament = singles(people);
    tournament.settings.rounds = rounds;
    return tournament;
}

std::uint64_t seedOf(int evening, int round) {
    return static_cast<std::uint64_t>(evening) * 100 + static_cast<std::uint64_t>(round);
}

// All rounds that are still to be drawn; gives the quality of the last.
Quality playOn(Tournament& tournament, int seed) {
    Quality last;
    for (int round = currentRound(tournament) + 1; round <= tournament.settings.rounds; ++round) {
        last = drawNext(tournament, seedOf(seed, round));
        CHECK(last.partnerRepeats == 0);
    }
    return last;
}

int repeatsIn(const Field& field, const Seating& seating) {
    return faultsOf(field, seating).opponentRepeats;
}

} // namespace

TEST_CASE("an evening of a field of which a schedule is known has no more repeats than that") {
    for (int people = 8; people <= 48; ++people) {
        const KnownSchedule* known = knownSchedule(people, Meet::AsOpponents, 0);
        if (known == nullptr || people > schreiber::test::sampled(24, 48, 48)) continue;
        const auto most = static_cast<int>(known->rounds.size());
        for (const int rounds : {most, most - 1, most - 2, most / 2}) {
            CAPTURE(people, rounds);
            Tournament tournament = evening(people, rounds);
            CHECK(playOn(tournament, people).opponentTotal == repeatsOf(*known, rounds));
        }
    }
}

TEST_CASE("figures of clubs: the evenings that could be better are as good as can be") {
    for (const auto& [people, rounds, repeats] :
         {std::tuple(12, 6, 6), std::tuple(16, 7, 0), std::tuple(16, 8, 8), std::tuple(18, 8, 0),
          std::tuple(20, 8, 0), std::tuple(20, 9, 0), std::tuple(20, 10, 10), std::tuple(24, 10, 0)})
        for (int seed = 1; seed <= 4; ++seed) {
            CAPTURE(people, rounds, seed);
            Tournament tournament = evening(people, rounds);
            CHECK(playOn(tournament, seed).opponentTotal == repeats);
        }
}

TEST_CASE("everybody is as likely in every place of a schedule as anybody else") {
    const KnownSchedule* known = knownSchedule(8, Meet::AsOpponents, 4);
    REQUIRE(known != nullptr);
    constexpr int kSeeds = 8000;
    std::map<std::pair<std::size_t, int>, int> times;
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const Places places = permutedByLot(*known, seed).rounds.front();
        for (std::size_t place = 0; place < places.size(); ++place) ++times[{place, places[place]}];
    }
    CHECK(times.size() == 64);
    double squares = 0; // 49 degrees of freedom: above 85 in one of a thousand
    for (const auto& [where, often] : times) squares += (often - 1000.0) * (often - 1000.0) / 1000.0;
    CHECK(squares < 85);
}

TEST_CASE("in a draw anybody is as likely to be anybody's partner, opponent, or to sit out") {
    constexpr int kSeeds = 3000;
    std::map<std::pair<int, int>, int> partners;
    std::map<std::pair<int, int>, int> opponents;
    std::map<int, int> sitting;
    const Tournament tournament = evening(10, 5);
    for (std::uint64_t seed = 1; seed <= kSeeds; ++seed) {
        const auto round = drawRound(tournament, 1, seed);
        REQUIRE(round.ok());
        for (const int number : round->sittingOut) ++sitting[number];
        for (const Table& table : round->tables) {
            for (const auto& side : table.sides) ++partners[std::minmax(side[0], side[1])];
            for (const int a : table.sides[0])
                for (const int b : table.sides[1]) ++opponents[std::minmax(a, b)];
        }
    }
    const auto chiSquare = [](const auto& times, double expected) {
        double sum = 0;
        for (const auto& [who, often] : times) sum += (often - expected) * (often - expected) / expected;
        return sum;
    };
    CHECK(partners.size() == 45);
    CHECK(opponents.size() == 45);
    CHECK(sitting.size() == 10);
    CHECK(chiSquare(partners, 4.0 * kSeeds / 45) < 85); // 44 degrees of freedom
    CHECK(chiSquare(opponents, 8.0 * kSeeds / 45) < 85);
    CHECK(chiSquare(sitting, 2.0 * kSeeds / 10) < 30); // 9
}

TEST_CASE("a round drawn anew is another, and the evening stays what it was") {
    Tournament tournament = evening(20, 8);
    for (int round = 1; round <= 4; ++round) drawNext(tournament, seedOf(1, round));
    std::set<std::vector<int>> drawn;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        Tournament again = tournament;
        drawNext(again, seed);
        Round round = again.rounds.back();
        std::sort(round.tables.begin(), round.tables.end(),
                  [](const Table& a, const Table& b) { return a.sides < b.sides; });
        drawn.insert(round.tables.front().sides.front());
        CHECK(playOn(again, 7).opponentTotal == 0);
    }
    CHECK(drawn.size() > 1);
}

TEST_CASE("when somebody leaves or comes, the plan that is left goes on, and is never worse than a new one") {
    const int seeds = schreiber::test::sampled(3, 10, 50);
    int sum = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        CAPTURE(seed);
        Tournament tournament = evening(20, 8);
        for (int round = 1; round <= 3; ++round) drawNext(tournament, seedOf(seed, round));
        if (seed % 3 == 0) { // somebody comes instead
            tournament.entries.push_back(tournament.entries.back());
            tournament.entries.back().number = 21;
            tournament.entries.back().joined = 4;
        } else {
            tournament.entries[static_cast<std::size_t>(seed) % 20].absences = {
                {4, 0, LeaverResults::Unplayed}};
        }
        const Field field(tournament, 4);
        const Seating left = eveningRounds(tournament, field, 4, seedOf(seed, 4));
        const Seating anew = plannedRounds(tournament, field, 4, seedOf(seed, 4));
        CHECK(left.rounds.size() == 5);
        CHECK(repeatsIn(field, left) <= repeatsIn(field, anew));
        const int planned = repeatsIn(field, left);
        CHECK(playOn(tournament, seed).opponentTotal == planned); // and it is followed to the end
        sum += planned;
    }
    CHECK(sum <= 2 * seeds);
}

TEST_CASE("who must be kept apart after the third round is, and little else of the plan changes") {
    for (int seed = 1; seed <= 3; ++seed) {
        CAPTURE(seed);
        Tournament tournament = evening(24, 8);
        for (int round = 1; round <= 3; ++round) drawNext(tournament, seedOf(seed, round));
        tournament.never = {{1, 2}, {3, 4}, {5, 6}};
        const Quality last = playOn(tournament, seed);
        CHECK(last.opponentTotal <= 2);
    }
}

TEST_CASE("two places changed by hand, or a round from slips, do not spoil what is left of the evening") {
    Tournament tournament = evening(20, 8);
    drawNext(tournament, 1);
    drawNext(tournament, 2);
    auto& tables = tournament.rounds.back().tables;
    std::swap(tables[0].sides[0][0], tables[1].sides[1][1]);
    CHECK(playOn(tournament, 3).opponentTotal <= 4);

    // Cards were cut for the first round: the schedule is laid so that it goes on from there.
    Tournament cut = evening(20, 7);
    Round& first = addRound(cut);
    for (int table = 0; table < 5; ++table)
        first.tables.push_back(tableOf(table + 1,
                                       {{4 * table + 1, 4 * table + 2}, {4 * table + 3, 4 * table + 4}},
                                       {finished({18, 3})}));
    CHECK(playOn(cut, 3).opponentTotal <= 2);
}

TEST_CASE("with clubs a schedule is laid so that they do not meet") {
    Tournament tournament = evening(24, 6);
    tournament.settings.keepApart = "club";
    for (Entry& entry : tournament.entries) entry.club = entry.number % 4 == 0 ? "Imst" : "";
    for (int round = 1; round <= 6; ++round) {
        const Quality quality = drawNext(tournament, seedOf(5, round));
        CHECK(quality.clubMeetings == 0);
        CHECK(quality.partnerRepeats == 0);
        CHECK(quality.opponentRepeats == 0);
    }
}

TEST_CASE("the quality of an evening: what is possible, what is planned, and what counting allows") {
    Tournament tournament = evening(20, 8);
    for (int round = 1; round <= 8; ++round) {
        auto draft = drawRound(tournament, round, seedOf(2, round));
        REQUIRE(draft.ok());
        EveningQuality expected;
        expected.people = 20;
        expected.rounds = 8;
        expected.possible = 0;
        CHECK(eveningOf(tournament, *draft) == expected); // of the draft as of the published round
        draft->state = RoundState::Published;
        tournament.rounds.push_back(*draft);
        CHECK(eveningOf(tournament, *draft) == expected);
    }
    tournament.settings.rounds = 0; // nobody knows how long it goes on
    CHECK_FALSE(eveningOf(tournament, tournament.rounds.back()).has_value());

    Tournament longer = evening(16, 8);
    Quality last = playOn(longer, 1);
    const auto whole = eveningOf(longer, longer.rounds.back());
    REQUIRE(whole.has_value());
    CHECK((whole->possible == 8 && whole->planned == 8 && whole->bound == 8));
    CHECK(last.unavoidable == Unavoidable::Yes);
    CHECK_FALSE(last.madeByRoundsBefore); // eight are as few as there can be

    Tournament more = evening(48, 30); // of which nothing is known
    REQUIRE(drawRound(more, 1, 1).ok());
    const auto unknown = eveningOf(more, *drawRound(more, 1, 1));
    REQUIRE(unknown.has_value());
    CHECK(unknown->bound == 48 * (2 * 30 - 47) / 2);
    CHECK(unknown->planned >= unknown->bound);
    CHECK((!unknown->possible || unknown->possible == unknown->planned));
}

TEST_CASE("of an evening with camps, clubs or people kept apart nothing is said to be possible that is not") {
    struct Case {
        int people;
        int rounds;
        const char* what;
    };
    for (const auto& [people, rounds, what] :
         {Case{16, 5, "camps"}, Case{8, 7, "camps"}, Case{12, 9, "camps"}, Case{13, 6, "camps"},
          Case{16, 5, "clubs"}, Case{8, 3, "never"}}) {
        CAPTURE(people, rounds, what);
        Tournament tournament = evening(people, rounds);
        tournament.settings.camps = std::string(what) == "camps";
        if (std::string(what) == "clubs") tournament.settings.keepApart = "club";
        if (std::string(what) == "never") tournament.never = {{1, 2}, {3, 4}, {5, 6}};
        for (Entry& entry : tournament.entries)
            entry.camp = entry.club = entry.number % 2 == 0 ? "Nord" : "Süd";
        const bool camps = tournament.settings.camps && people % 2 == 0;
        int planned = 0;
        int total = 0;
        for (int round = 1; round <= rounds; ++round) {
            total += drawNext(tournament, seedOf(3, round)).opponentRepeats;
            const auto whole = eveningOf(tournament, tournament.rounds.back());
            REQUIRE(whole.has_value());
            CAPTURE(round, whole->planned, whole->bound);
            CHECK(whole->planned >= whole->bound);
            CHECK((!whole->possible || whole->possible == whole->planned));
            // Each has 2 × rounds opponents among half of the people, until partners of the own camp end.
            if (camps && rounds < people / 2) CHECK(whole->planned >= people * (4 * rounds - people) / 4);
            if (round > 1 && (camps ? rounds < people / 2 : people % 2 == 0))
                CHECK(whole->planned == planned); // what was planned is what is drawn
            planned = whole->planned;
        }
        CHECK(total == planned);
    }
}

TEST_CASE(
    "a round that repeats because those before were drawn badly is not called unavoidable from the start") {
    // Four tables that stay as they are but for one side each: all meet the same again.
    Tournament tournament = evening(8, 4);
    const std::vector<std::vector<std::vector<std::vector<int>>>> rounds{
        {{{1, 2}, {3, 4}}, {{5, 6}, {7, 8}}}, {{{1, 3}, {2, 4}}, {{5, 7}, {6, 8}}}};
    for (const auto& tables : rounds) {
        Round& round = addRound(tournament);
        for (std::size_t i = 0; i < tables.size(); ++i)
            round.tables.push_back(tableOf(static_cast<int>(i) + 1, tables[i], {finished({18, 3})}));
    }
    const Quality second = qualityOf(tournament, tournament.rounds[1]);
    CHECK(second.unavoidable == Unavoidable::No);
    const auto evening = eveningOf(tournament, tournament.rounds[1]);
    REQUIRE(evening.has_value());
    CHECK(evening->possible == 4);
    CHECK(evening->planned > 4);
    CHECK(evening->bound == 4);
    const Quality third = drawNext(tournament, 1);
    const Quality fourth = drawNext(tournament, 2);
    for (const Quality* quality : {&third, &fourth})
        if (quality->unavoidable == Unavoidable::Yes) CHECK(quality->madeByRoundsBefore);
    CHECK(fourth.opponentTotal > fourth.opponentTotalBound);
}

// Of seven, four at a table and two one against one, some find hardly a round in which they do not meet.
TEST_CASE("what is planned for an evening gets no worse from round to round, whoever is kept apart") {
    int told = 0;
    for (const int apart : {1, 2, 3, 5})
        for (std::uint64_t seed = 1; seed <= schreiber::test::sampled(1U, 4U, 20U); ++seed) {
            Tournament tournament = evening(7, 6);
            tournament.settings.rest = Rest::Pair;
            for (int i = 0; i < apart; ++i) {
                const int a = 1 + (i * 7 + static_cast<int>(seed)) % 7;
                const int b = 1 + (i * 11 + 3 * static_cast<int>(seed) + 5) % 7;
                if (a != b) tournament.never.emplace_back(std::min(a, b), std::max(a, b));
            }
            int partners = 1000;
            int planned = 1000;
            for (int round = 1; round <= 6; ++round) {
                CAPTURE(apart, seed, round);
                auto drawn =
                    drawRound(tournament, round, 400'002 + seed * 1000 + static_cast<std::uint64_t>(round));
                if (!drawn) break; // nobody is left with whom all of them may play
                drawn->state = RoundState::Published;
                tournament.rounds.push_back(*drawn);
                const auto whole = eveningOf(tournament, tournament.rounds.back());
                if (!whole) continue;
                ++told;
                CHECK(whole->partnerRepeats <= partners);
                if (whole->partnerRepeats == partners) CHECK(whole->planned <= planned);
                partners = whole->partnerRepeats;
                planned = whole->planned;
            }
        }
    CHECK(told > 20);
}

TEST_CASE("where nobody is to meet twice, nobody does wherever such an evening is known") {
    for (const auto& [people, rounds] :
         {std::pair(16, 5), std::pair(24, 7), std::pair(28, 9), std::pair(30, 8), std::pair(32, 10)}) {
        CAPTURE(people, rounds);
        Tournament tournament = evening(people, rounds);
        tournament.settings.meet = Meet::Once;
        std::set<std::pair<int, int>> met;
        for (int round = 1; round <= rounds; ++round) {
            const Quality quality = drawNext(tournament, seedOf(people, round));
            CHECK(quality.opponentRepeats == 0);
            CHECK(quality.opponentTotalBound == 0);
            for (const Table& table : tournament.rounds.back().tables) {
                std::vector<int> there = table.sides[0];
                there.insert(there.end(), table.sides[1].begin(), table.sides[1].end());
                for (std::size_t i = 0; i < there.size(); ++i)
                    for (std::size_t j = 0; j < i; ++j)
                        CHECK(met.insert(std::minmax(there[i], there[j])).second);
            }
        }
        const auto whole = eveningOf(tournament, tournament.rounds.back());
        REQUIRE(whole.has_value());
        CHECK((whole->possible == 0 && whole->planned == 0 && whole->meet == Meet::Once));
    }
}

TEST_CASE(
    "where nobody is to meet twice and somebody must, it is counted, bounded, and as little as it comes") {
    // Eight people: at two tables everybody has met three of seven after one round; the second repeats four,
    // counted at the least, and as two of each table must come together, four is what there is.
    Tournament tournament = evening(8, 2);
    tournament.settings.meet = Meet::Once;
    CHECK(drawNext(tournament, 1).opponentRepeats == 0);
    const Quality second = drawNext(tournament, 2);
    CHECK(second.partnerRepeats == 0);
    CHECK(second.opponentRepeats == 4);
    CHECK(second.details.front().kind == "table");
    CHECK(second.unavoidable == Unavoidable::Yes);
    const auto whole = eveningOf(tournament, tournament.rounds.back());
    REQUIRE(whole.has_value());
    CHECK(whole->planned == 4);
    CHECK(whole->bound == 0);
    CHECK_FALSE(whole->possible.has_value());

    // Each has 21 to meet among 19 others, in seven rounds.
    Tournament longer = evening(20, 7);
    longer.settings.meet = Meet::Once;
    const auto planned = eveningOf(longer, *drawRound(longer, 1, 1));
    REQUIRE(planned.has_value());
    CHECK(planned->bound == 20);
    CHECK(planned->planned >= 20);
    CHECK(planned->planned <= 60);
    CHECK(playOn(longer, 1).opponentTotal == eveningOf(longer, longer.rounds.back())->planned);
}

TEST_CASE(
    "what is planned is kept to while the same people are there, however often some came or left before") {
    for (int seed = 1; seed <= 3; ++seed) {
        Tournament tournament = singles(21);
        tournament.settings.rounds = 10;
        int planned = 0;
        for (int number = 1; number <= 10; ++number) {
            const bool changes = number >= 2 && number <= 6;
            if (changes) tournament.entries[static_cast<std::size_t>(number)].absences = {{number, 0, {}}};
            drawNext(tournament, static_cast<std::uint64_t>(100 * seed + number));
            const auto evening = eveningOf(tournament, tournament.rounds.back());
            CAPTURE(seed, number, planned);
            if (number > 1 && !changes) CHECK(evening->planned <= planned);
            planned = evening->planned;
        }
    }
}

TEST_CASE("two who play one against one are opponents of the evening as others are") {
    for (const auto& [people, rounds] : {std::pair(18, 6), std::pair(22, 7), std::pair(19, 6)}) {
        CAPTURE(people, rounds);
        Tournament tournament = singles(people);
        tournament.settings.rest = Rest::Pair;
        tournament.settings.rounds = rounds;
        for (int number = 1; number <= rounds; ++number) {
            drawNext(tournament, static_cast<std::uint64_t>(number));
            const auto evening = eveningOf(tournament, tournament.rounds.back());
            REQUIRE(evening);
            CHECK(evening->planned == 0);
            CHECK(evening->partnerRepeats == 0);
        }
        std::map<std::pair<int, int>, int> met;
        for (const Round& round : tournament.rounds)
            for (const Table& table : round.tables)
                for (const int a : table.sides[0])
                    for (const int b : table.sides[1]) ++met[std::minmax(a, b)];
        CHECK(std::all_of(met.begin(), met.end(), [](const auto& two) { return two.second == 1; }));
    }
}
