#include "evening_plan.h"
#include "known_schedules.h"

#include <base/random.h>
#include <tournament/draw.h>

#include <algorithm>
#include <cstddef>
#include <set>
#include <utility>
#include <vector>

namespace schreiber::tournament {

namespace {

// The tournament as if a round had just been published, and nothing after it.
Tournament upTo(const Tournament& tournament, const Round& round) {
    Tournament known = tournament;
    std::erase_if(known.rounds, [&](const Round& one) { return one.number >= round.number; });
    known.rounds.push_back(round);
    known.rounds.back().state = RoundState::Published;
    return known;
}

bool isWholeFrom(const Tournament& known) {
    return std::all_of(known.rounds.begin(), known.rounds.end(), [&](const Round& round) {
        return membersOf(round) == membersOf(known.rounds.back());
    });
}

// Clubs, camps and who is kept apart leave less than what is known of people who are all alike.
bool areAllAlike(const Field& field) {
    for (int a = 0; a < field.people(); ++a)
        for (int b = 0; b < a; ++b)
            if (!(field.bond(a, b) == Bond{})) return false;
    return true;
}

// Everybody has so many opponents in the rounds there are, and in those to come as many as it can; there are
// only so many others, and whoever sits out spares some.
int boundOf(const Tournament& known, const Field& field, int toCome) {
    const bool once = field.meet() == Meet::Once;
    std::set<int> everybody;
    std::map<int, int> met;
    for (const Round& round : known.rounds) {
        everybody.insert(round.sittingOut.begin(), round.sittingOut.end());
        for (const Table& table : round.tables) {
            int there = 0;
            for (const auto& side : table.sides) there += static_cast<int>(side.size());
            for (const auto& side : table.sides)
                for (const int number : side) {
                    everybody.insert(number);
                    met[number] += there - (once ? 1 : static_cast<int>(side.size()));
                }
        }
    }
    std::vector<int> excess;
    for (const int number : everybody) {
        const int later = field.playerOf(number) < 0 ? 0 : field.opponents() * toCome;
        excess.push_back(met[number] + later - static_cast<int>(everybody.size()) + 1);
    }
    return repeatsLeft(std::move(excess), field, toCome);
}

} // namespace

std::optional<EveningQuality> eveningOf(const Tournament& tournament, const Round& round) {
    const Settings& settings = tournament.settings;
    const bool ordinary = std::all_of(round.tables.begin(), round.tables.end(),
                                      [](const Table& table) { return table.stage == Stage::Ordinary; });
    if (settings.format != Format::Drawn || settings.rounds < round.number || !ordinary) return std::nullopt;
    const Tournament known = upTo(tournament, round);
    const int toCome = settings.rounds - round.number;
    const Field field(known, membersOf(round), round.number + 1);
    Seating rest;
    if (toCome > 0) rest = eveningRounds(known, field, round.number + 1, base::mix(round.seed, 1));
    const Faults faults = faultsOf(field, rest);
    if (faults.never > 0) return std::nullopt; // nobody could play it so

    EveningQuality evening;
    evening.people = field.people();
    evening.rounds = settings.rounds;
    evening.meet = field.meet();
    evening.planned = field.opponentRepeatsSoFar() + faults.opponentRepeats;
    evening.partnerRepeats = field.partnerRepeatsSoFar() + faults.partnerRepeats;
    evening.bound = boundOf(known, field, toCome);
    const KnownSchedule* schedule = knownSchedule(field.people(), field.meet(), evening.rounds);
    if (evening.planned == evening.bound)
        evening.possible = evening.planned;
    else if (schedule != nullptr && field.restPlayers() == 0 && isWholeFrom(known) && areAllAlike(field) &&
             evening.rounds <= static_cast<int>(schedule->rounds.size()))
        evening.possible = std::min(evening.planned, repeatsOf(*schedule, evening.rounds));
    return evening;
}

} // namespace schreiber::tournament
