#include "evening.h"

#include <algorithm>
#include <map>
#include <sampling.h>
#include <utility>

// Two camps over a whole evening: partners from one, opponents from the other.
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Tournament twoCamps(int ofEach, int rounds) {
    Tournament tournament = singles(2 * ofEach);
    tournament.settings.camps = true;
    tournament.settings.rounds = rounds;
    for (Entry& entry : tournament.entries) entry.camp = entry.number % 2 == 0 ? "Nord" : "Süd";
    return tournament;
}

struct Evening {
    int partnerRepeats = 0;
    int campBreaks = 0;
    int opponentRepeats = 0;
    int mostMeetings = 0; // of the same two as opponents
};

Evening played(Tournament& tournament, std::uint64_t seed) {
    Evening evening;
    std::map<std::pair<int, int>, int> met;
    for (int round = 1; round <= tournament.settings.rounds; ++round) {
        const Quality quality = drawNext(tournament, seed * 50 + static_cast<std::uint64_t>(round));
        evening.partnerRepeats += quality.partnerRepeats;
        evening.campBreaks += quality.campBreaks;
        evening.opponentRepeats += quality.opponentRepeats;
        for (const Table& table : tournament.rounds.back().tables)
            for (const int a : table.sides[0])
                for (const int b : table.sides[1])
                    evening.mostMeetings = std::max(evening.mostMeetings, ++met[std::minmax(a, b)]);
    }
    return evening;
}

} // namespace

TEST_CASE("equal camps: nobody has a partner twice or one of the other camp before all of the own were it") {
    const int most = schreiber::test::sampled(8, 10, 16);
    for (int ofEach = 4; ofEach <= most; ++ofEach) {
        const int all = ofEach % 2 == 0 ? ofEach - 1 : ofEach;
        for (int rounds = ofEach / 2 + 1; rounds <= all; ++rounds) {
            if (rounds < all && ofEach > schreiber::test::sampled(6, 8, 16)) continue;
            for (std::uint64_t seed = 1; seed <= schreiber::test::sampled(1U, 2U, 10U); ++seed) {
                CAPTURE(ofEach, rounds, seed);
                Tournament tournament = twoCamps(ofEach, rounds);
                const Evening evening = played(tournament, seed);
                CHECK(evening.partnerRepeats == 0);
                CHECK(evening.campBreaks == 0);
                if (rounds < all || ofEach % 2 != 0) continue;
                // Each has 2(n - 1) opponents among n: n - 2 of them come again.
                CHECK(evening.opponentRepeats <= ofEach * (ofEach - 2) + 2);
                if (ofEach >= 8) CHECK(evening.mostMeetings <= 4);
            }
        }
    }
}

TEST_CASE("twelve against twelve through all eleven rounds") {
    for (std::uint64_t seed = 1; seed <= schreiber::test::sampled(1U, 2U, 10U); ++seed) {
        CAPTURE(seed);
        Tournament tournament = twoCamps(12, 11);
        const Evening evening = played(tournament, seed);
        CHECK(evening.partnerRepeats == 0);
        CHECK(evening.campBreaks == 0);
    }
}

// A partner of the other camp is one break, and at a table of such couples each two of one camp are another:
// no round in which everybody has one has fewer than as many as there are players.
TEST_CASE("equal camps through more rounds than partners: only those beyond break them") {
    Tournament tournament = twoCamps(8, 8);
    for (int round = 1; round <= 7; ++round)
        CHECK(drawNext(tournament, static_cast<std::uint64_t>(round)).campBreaks == 0);
    const Quality quality = drawNext(tournament, 8);
    CHECK(quality.partnerRepeats == 0); // which weighs more
    CHECK(quality.campBreaks == 16);
    // The same with the number of rounds open.
    tournament = twoCamps(6, 0);
    for (int round = 1; round <= 5; ++round)
        CHECK(drawNext(tournament, static_cast<std::uint64_t>(round)).campBreaks == 0);
}

TEST_CASE("equal camps: the same seeds give the same evening") {
    Tournament tournament = twoCamps(8, 7);
    Tournament again = tournament;
    played(tournament, 5);
    played(again, 5);
    CHECK(tournament == again);
}

TEST_CASE("equal camps: who comes, leaves or is swapped ends the plan, and the draw goes on from there") {
    for (std::uint64_t seed = 1; seed <= schreiber::test::sampled(1U, 1U, 10U); ++seed) {
        for (const int after : {1, 4}) {
            for (const bool comes : {false, true}) {
                CAPTURE(seed, after, comes);
                Tournament tournament = twoCamps(8, 7);
                if (comes) tournament.entries.back().joined = after + 1;
                for (int round = 1; round <= 7; ++round) {
                    if (round == after + 1 && !comes)
                        tournament.entries.front().absences = {{round, 0, LeaverResults::Unplayed}};
                    const Quality quality =
                        drawNext(tournament, seed * 50 + static_cast<std::uint64_t>(round));
                    CHECK(quality.partnerRepeats == 0);
                    if (round <= after) CHECK(quality.campBreaks == 0);
                }
            }
        }
    }
}
