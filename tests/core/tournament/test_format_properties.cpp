#include "play.h"

#include <tournament/bracket.h>
#include <tournament/schedule.h>
#include <tournament/standings.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <sampling.h>

// What holds in every format, with people coming late, leaving, coming back and being replaced: a sample of
// sizes and lengths by a printed seed (SCHREIBER_SEED), all sizes of 2 to 130 with SCHREIBER_LONG=1.
using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

struct Shape {
    Format format = Format::Drawn;
    Pairing pairing = Pairing::Random;
    bool secondChance = false;
    LastMatch last = LastMatch::None;
};

const std::vector<Shape>& shapes() {
    static const std::vector<Shape> kShapes{
        {Format::Drawn, Pairing::Random, false, LastMatch::Crown},
        {Format::Drawn, Pairing::Random, false, LastMatch::Pairs},
        {Format::Pairs, Pairing::Random, false, LastMatch::Pairs},
        {Format::Pairs, Pairing::Swiss, false, LastMatch::Crown},
        {Format::Pairs, Pairing::Moving, false, LastMatch::None},
        {Format::Pairs, Pairing::RoundRobin, false, LastMatch::None},
        {Format::Knockout, Pairing::Random, false, LastMatch::None},
        {Format::Knockout, Pairing::Random, true, LastMatch::None},
        {Format::Groups, Pairing::Random, false, LastMatch::None},
        {Format::Solo, Pairing::Random, false, LastMatch::None},
    };
    return kShapes;
}

Tournament tournamentOf(const Shape& shape, int size, int rounds) {
    const bool single = shape.format == Format::Drawn || shape.format == Format::Solo;
    Tournament tournament = single ? singles(size, shape.format) : pairs(size);
    Settings& settings = tournament.settings;
    settings.format = shape.format;
    settings.pairing = shape.pairing;
    settings.secondChance = shape.secondChance;
    settings.last = shape.last;
    settings.rounds = hasBracket(settings) ? 0 : rounds;
    if (shape.format == Format::Solo) settings.start = 9, settings.target = 0;
    return tournament;
}

constexpr int kLongest = 12;

std::vector<int> everyLength() {
    std::vector<int> lengths;
    for (int rounds = 1; rounds <= kLongest; ++rounds) lengths.push_back(rounds);
    return lengths;
}

// The lengths a size is played in. All of 1 to 12 for all of 2 to 130 would take hours, most of it for the
// largest; so above a dozen a size takes two of them, which move on from size to size: every size is there
// (and every remainder by 4 and by 8 with every length), in about twenty minutes of one core.
std::vector<int> lengthsFor(int size) {
    constexpr int kSmall = 12;
    if (size <= kSmall) return everyLength();
    return {1 + size % kLongest, 1 + (size * 6 + size / 7 + 1) % kLongest};
}

// SCHREIBER_SIZES=13-40 is a part of the sweep, with every length.
struct Sizes {
    int from = 2;
    int to = 130;
    bool everyLength = false;
};
Sizes sizesWanted() {
    Sizes sizes;
    const char* part = std::getenv("SCHREIBER_SIZES");
    if (part != nullptr) sizes.everyLength = std::sscanf(part, "%d-%d", &sizes.from, &sizes.to) == 2;
    return sizes;
}

bool bracketBegun(const Tournament& tournament) {
    return bracketOf(tournament, currentRound(tournament)).first != 0;
}

// Before a round: some leave, come back, are replaced; somebody may come late where that is possible.
void comeAndGo(Tournament& tournament, int round, base::Random& random) {
    for (Entry& entry : tournament.entries) {
        const bool away = !entry.absences.empty() && entry.absences.back().until == 0;
        const std::uint64_t what = random.below(40);
        if (away && what < 12)
            entry.absences.back().until = round - 1;
        else if (!away && what == 12)
            entry.absences.push_back({round, 0, static_cast<LeaverResults>(random.below(3))});
        else if (!away && what == 13)
            entry.replaced.push_back(
                {std::exchange(entry.persons[0], Person{"Ersatz", "Neu", {}, Sex::Unstated}), 0, round});
    }
    const bool mayEnter = !bracketBegun(tournament) || tournament.settings.secondChance;
    if (!mayEnter || random.below(3) != 0) return;
    Entry late = tournament.entries.front();
    late.number = static_cast<int>(tournament.entries.size()) + 1;
    late.joined = round;
    late.absences.clear();
    late.replaced.clear();
    tournament.entries.push_back(late);
}

bool isLast(const Round& round) {
    return !round.tables.empty() && isLastMatch(round.tables.front());
}

// Who has to be in a round: all who are there; of a bracket those who are still in it.
std::set<int> wantedIn(const Tournament& tournament, const Round& round) {
    std::set<int> active = activeIn(tournament, round.number);
    const Bracket bracket = bracketOf(tournament, round.number - 1);
    if (bracket.first == 0) return active;
    std::set<int> wanted;
    for (const int number : active) {
        const bool stillIn = bracket.reached(number) == bracket.played() && bracket.played() < bracket.levels;
        if (stillIn) wanted.insert(number);
    }
    return wanted;
}

void check(const Tournament& tournament, const Round& round) {
    const std::set<int> active = activeIn(tournament, round.number);
    const std::map<int, int> seen = seenIn(round);
    std::set<int> tables;
    REQUIRE_FALSE(round.tables.empty());
    for (const Table& table : round.tables) REQUIRE(tables.insert(table.number).second);
    for (const auto& [number, times] : seen) {
        REQUIRE(active.count(number) == 1);
        if (!isLast(round)) REQUIRE(times == 1);
    }
    if (isLast(round)) return;
    const bool firstBracket = bracketOf(tournament, round.number - 1).first == 0;
    const bool fromGroups = tournament.settings.format == Format::Groups && !round.tables.empty() &&
                            round.tables.front().stage == Stage::Bracket && firstBracket;
    if (fromGroups) return; // only the best of each group
    for (const int number : wantedIn(tournament, round)) REQUIRE(seen.count(number) == 1);
    if (firstBracket) REQUIRE(seen.size() == active.size());
}

void checkStandings(const Tournament& tournament, base::Random& random) {
    const auto standings = standingsOf(tournament);
    REQUIRE(standings.ok());
    std::set<int> seen;
    int rank = 0;
    for (const StandingRow& row : standings->rows) {
        REQUIRE(seen.insert(row.entry).second);
        REQUIRE(row.rank >= rank);
        rank = row.rank;
    }
    // The order of the entries' list has no say.
    Tournament shuffled = tournament;
    random.shuffle(shuffled.entries);
    const auto again = standingsOf(shuffled);
    for (std::size_t row = 0; row < standings->rows.size(); ++row)
        REQUIRE(again->rows[row].entry == standings->rows[row].entry);
}

void playEvening(const Shape& shape, int size, int rounds, bool moving, base::Random& random) {
    Tournament tournament = tournamentOf(shape, size, rounds);
    CAPTURE(nameOf(shape.format), nameOf(shape.pairing), shape.secondChance, size, rounds, moving);
    constexpr int kNoEnd = 60;
    for (int number = 1; number < kNoEnd; ++number) {
        if (number > 1 && !hasBracket(tournament.settings) && !roundsLeft(tournament)) break;
        if (moving && number > 1) comeAndGo(tournament, number, random);
        const std::uint64_t seed = random.next();
        auto round = drawRound(tournament, number, seed);
        if (!round.ok()) {
            const std::string& code = round.error().code;
            CAPTURE(code);
            REQUIRE((code == "too_few_entries" || code.starts_with("bracket_decided")));
            break;
        }
        check(tournament, *round);
        if (number <= 2) REQUIRE(drawRound(tournament, number, seed).value() == *round);
        round->state = RoundState::Published;
        tournament.rounds.push_back(std::move(*round));
        playOut(tournament, random);
        if (!isLast(tournament.rounds.back()))
            REQUIRE(qualityOf(tournament, tournament.rounds.back()).opponentTotal >= 0);
        REQUIRE(number + 1 < kNoEnd);
    }
    if (!tournament.rounds.empty()) checkStandings(tournament, random);
}

} // namespace

TEST_CASE("every format, any size and length: each once or sitting out, whoever comes and goes") {
    const char* chosen = std::getenv("SCHREIBER_SEED");
    const std::uint64_t seed = chosen != nullptr ? std::strtoull(chosen, nullptr, 10) : 20261122;
    CAPTURE(seed);
    if (std::getenv("SCHREIBER_LONG") != nullptr) {
        const auto [from, to, all] = sizesWanted();
        for (int size = from; size <= to; ++size) {
            base::Random random(base::mix(seed, static_cast<std::uint64_t>(size))); // each size by itself
            for (const Shape& shape : shapes())
                for (const int rounds : all ? everyLength() : lengthsFor(size))
                    playEvening(shape, size, rounds, rounds % 3 != 0, random);
            std::printf("every format with %d played\n", size); // so that a log shows how far it is
            std::fflush(stdout);
        }
        return;
    }
    base::Random random(seed);
    for (const Shape& shape : shapes()) {
        for (int evening = 0; evening < schreiber::test::sampled(2, 4, 4); ++evening) {
            const int size = 2 + static_cast<int>(random.below(evening % 2 == 0 ? 14 : 60));
            playEvening(shape, size, 1 + static_cast<int>(random.below(6)), evening > 0, random);
        }
    }
}
