#include "evening.h"

#include <base/random.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <sampling.h>
#include <set>

// What holds for every draw, over sizes, lengths, late entries and leavers sampled by a seed.
using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

void comeAndGo(Tournament& tournament, int round, base::Random& random) {
    for (Entry& entry : tournament.entries) {
        const bool away = !entry.absences.empty() && entry.absences.back().until == 0;
        if (away && random.below(3) == 0)
            entry.absences.back().until = round - 1;
        else if (!away && random.below(25) == 0)
            entry.absences.push_back({round, 0, LeaverResults::Unplayed});
    }
    if (random.below(3) == 0) {
        Entry late;
        late.number = static_cast<int>(tournament.entries.size()) + 1;
        late.persons = {{"Spät", std::to_string(late.number), {}, Sex::Unstated}};
        late.joined = round;
        tournament.entries.push_back(late);
    }
}

void checkEachOnce(const Tournament& tournament, const Round& round, int tableSize) {
    std::map<int, int> seen;
    for (const Table& table : round.tables) {
        int there = 0;
        for (const auto& side : table.sides)
            for (const int number : side) ++seen[number], ++there;
        REQUIRE(there == tableSize);
    }
    for (const int number : round.sittingOut) ++seen[number];
    int active = 0;
    for (const int number : contestants(tournament)) {
        const bool here = isActive(tournament, number, round.number);
        REQUIRE(seen[number] == (here ? 1 : 0));
        active += here ? 1 : 0;
    }
    REQUIRE(static_cast<int>(round.sittingOut.size()) == active % tableSize);
}

// Nobody sits out a second time before all who were there from the start, and are here, have once.
void checkFairSitOuts(const Tournament& tournament, const Round& round) {
    std::map<int, int> satOut;
    for (const Round& played : tournament.rounds)
        if (played.number < round.number)
            for (const int number : played.sittingOut) ++satOut[number];
    for (const int sitting : round.sittingOut) {
        if (satOut[sitting] == 0) continue;
        for (const Entry& entry : tournament.entries) {
            const bool fromTheStart = entry.joined == 1 && isActive(entry, round.number);
            const bool sitsNow =
                std::count(round.sittingOut.begin(), round.sittingOut.end(), entry.number) > 0;
            if (fromTheStart && !sitsNow) REQUIRE(satOut[entry.number] >= satOut[sitting]);
        }
    }
}

void checkNever(const Tournament& tournament, const Round& round) {
    for (const Table& table : round.tables) {
        std::set<int> there;
        for (const auto& side : table.sides) there.insert(side.begin(), side.end());
        for (const auto& [a, b] : tournament.never) REQUIRE(there.count(a) + there.count(b) < 2);
    }
}

} // namespace

TEST_CASE("evenings of every size: each once, sit-outs fair, none together who must not") {
    // SCHREIBER_DRAWS is how many evenings; SCHREIBER_SEED which.
    const char* wanted = std::getenv("SCHREIBER_DRAWS");
    const char* chosen = std::getenv("SCHREIBER_SEED");
    const std::uint64_t seed = chosen != nullptr ? std::strtoull(chosen, nullptr, 10) : 20261121;
    const int evenings = wanted != nullptr ? std::atoi(wanted) : schreiber::test::sampled(4, 12, 200);
    CAPTURE(seed);
    base::Random random(seed);
    for (int evening = 0; evening < evenings; ++evening) {
        // Half of them small, where it is hard.
        const int most = evening % 2 == 0 ? 24 : 127;
        const bool asPairs = evening % 3 == 2;
        const int size = 4 + static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
        Tournament tournament = asPairs ? pairs(size) : singles(size);
        tournament.settings.rounds = 1 + static_cast<int>(random.below(12));
        if (size >= 16) tournament.never = {{1, 2}, {3, 4}};
        const bool moving = random.below(2) == 0;
        CAPTURE(evening, size, tournament.settings.rounds, asPairs, moving);
        for (int number = 1; number <= tournament.settings.rounds; ++number) {
            if (moving && number > 1) comeAndGo(tournament, number, random);
            if (asPairs)
                for (Entry& entry : tournament.entries)
                    if (entry.persons.size() == 1) entry.persons.push_back(entry.persons[0]);
            const std::uint64_t roundSeed = random.next();
            auto round = drawRound(tournament, number, roundSeed);
            if (!round.ok()) {
                REQUIRE(round.error().code == "too_few_entries");
                break;
            }
            checkEachOnce(tournament, *round, asPairs ? 2 : 4);
            checkFairSitOuts(tournament, *round);
            checkNever(tournament, *round);
            const Quality quality = qualityOf(tournament, *round);
            REQUIRE(quality.partnersUnavoidable != Unavoidable::Unknown);
            // No repeat of partners (pairs: of opponents) beyond what matching proves necessary.
            const int repeats = asPairs ? quality.opponentRepeats : quality.partnerRepeats;
            const Unavoidable judged = asPairs ? quality.opponentsUnavoidable : quality.partnersUnavoidable;
            if (repeats > 0) REQUIRE(judged == Unavoidable::Yes);
            if (!moving && !asPairs && size % 4 == 0 && tournament.settings.rounds < size &&
                tournament.never.empty())
                REQUIRE(repeats == 0);
            REQUIRE(quality.opponentRepeats >= quality.opponentBound);
            REQUIRE(quality.opponentTotal >= quality.opponentTotalBound);
            round->state = RoundState::Published;
            tournament.rounds.push_back(std::move(*round));
        }
    }
}

TEST_CASE("where they play one against one, two of those left over are at the last table, by turns") {
    const int evenings = schreiber::test::sampled(6, 12, 200);
    base::Random random(20261126);
    for (int evening = 0; evening < evenings; ++evening) {
        const int size = 6 + static_cast<int>(random.below(26));
        Tournament tournament = singles(size);
        tournament.settings.rest = Rest::Pair;
        tournament.settings.rounds = 3 + static_cast<int>(random.below(8));
        tournament.settings.meet = evening % 3 == 2 ? Meet::Once : Meet::AsOpponents;
        if (size >= 16) tournament.never = {{1, 2}, {3, 4}};
        const bool moving = random.below(2) == 0;
        std::map<int, int> leftOver;
        for (int number = 1; number <= tournament.settings.rounds; ++number) {
            if (moving && number > 1) comeAndGo(tournament, number, random);
            CAPTURE(evening, size, number, moving);
            auto round = drawRound(tournament, number, random.next());
            REQUIRE(round.ok());
            int active = 0;
            for (const Entry& entry : tournament.entries) active += isActive(entry, number) ? 1 : 0;
            const bool two = active % 4 >= 2;
            REQUIRE(static_cast<int>(round->sittingOut.size()) == active % 4 - (two ? 2 : 0));
            REQUIRE(static_cast<int>(round->tables.size()) == active / 4 + (two ? 1 : 0));
            for (const Table& table : round->tables) {
                const bool last = two && &table == &round->tables.back();
                REQUIRE(isRestTable(tournament.settings, table) == last);
                for (const auto& side : table.sides) REQUIRE(side.size() == (last ? 1 : 2));
                REQUIRE(table.sides.size() == 2);
                if (last) REQUIRE(table.firstDealer < 2);
            }
            checkFairSitOuts(tournament, *round);
            checkNever(tournament, *round);
            const Quality quality = qualityOf(tournament, *round);
            REQUIRE(quality.partnersUnavoidable != Unavoidable::Unknown);
            if (quality.partnerRepeats > 0) REQUIRE(quality.partnersUnavoidable == Unavoidable::Yes);
            REQUIRE(quality.opponentRepeats >= quality.opponentBound);
            for (const int left : round->sittingOut) ++leftOver[left];
            if (two)
                for (const auto& side : round->tables.back().sides) ++leftOver[side.front()];
            round->state = RoundState::Published;
            tournament.rounds.push_back(std::move(*round));
        }
        if (moving || size % 4 != 2) continue;
        for (const Entry& entry : tournament.entries)
            for (const Entry& other : tournament.entries)
                REQUIRE(leftOver[entry.number] <= leftOver[other.number] + 1);
    }
}
