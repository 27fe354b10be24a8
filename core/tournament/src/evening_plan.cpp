#include "evening_plan.h"

#include "camp_rounds.h"
#include "known_schedules.h"
#include "permuted.h"
#include "rotation.h"
#include "sit_outs.h"

#include <base/random.h>

#include <algorithm>
#include <cstddef>
#include <deque>
#include <iterator>
#include <limits>
#include <mutex>
#include <numeric>
#include <optional>
#include <tuple>
#include <utility>
#include <vector>

namespace schreiber::tournament {

namespace {

// What is planned for when the number of rounds is open.
constexpr int kOpenEvening = 12;
// So many places in all of its rounds, and a search takes no longer for more (annealing.cpp).
constexpr int kPlacesSearched = 150;
// Plans of rounds before that are searched for once more: until so many places have been, so that a draw
// takes no longer the later it is, and a small field has each plan again that was promised. To them comes
// that which was made when somebody last came or left, as it is the one that is followed.
constexpr int kPlacesBefore = kPlacesSearched;

enum Lot : std::uint64_t { OfLabels = 11, OfNext, OfPool, OfSearch, OfRest }; // sub-seeds

// A planned round by start numbers, so that it outlives a field: tables, then who is left over, of whom the
// first so many play one against one.
struct Planned {
    std::vector<int> numbers;
    std::size_t seats = 0;
    std::size_t rest = 0;

    friend bool operator==(const Planned&, const Planned&) = default;
};

// All that a search for a plan rests on.
struct Question {
    Tournament before; // the rounds before the one that is drawn
    std::vector<int> members;
    int number = 0;
    std::uint64_t seed = 0;
    std::vector<Planned> left;
    bool isFollowed = false;

    friend bool operator==(const Question&, const Question&) = default;
};

// What the last searches came to: a draw, what is said of its evening, and the draws after it ask the same,
// and get the same answer without another search.
class Answers {
  public:
    static Answers& all() {
        static Answers answers;
        return answers;
    }
    std::optional<std::vector<Planned>> find(const Question& question) {
        const std::lock_guard lock(m_mutex);
        const auto known = std::find_if(m_known.begin(), m_known.end(),
                                        [&](const auto& one) { return one.first == question; });
        return known == m_known.end() ? std::nullopt : std::optional(known->second);
    }
    void keep(Question question, std::vector<Planned> plan) {
        const std::lock_guard lock(m_mutex);
        m_known.emplace_front(std::move(question), std::move(plan));
        if (m_known.size() > kMost) m_known.pop_back();
    }

  private:
    static constexpr std::size_t kMost = 16;

    std::mutex m_mutex;
    std::deque<std::pair<Question, std::vector<Planned>>> m_known; // the last one first
};

// Who sits with whom, whatever the order of tables, sides and people.
std::vector<std::vector<int>> tablesOf(const Planned& planned) {
    std::vector<std::vector<int>> tables;
    for (std::size_t place = 0; place + 4 <= planned.seats; place += 4) {
        std::vector<int> one(planned.numbers.begin() + static_cast<std::ptrdiff_t>(place),
                             planned.numbers.begin() + static_cast<std::ptrdiff_t>(place) + 4);
        std::sort(one.begin(), one.begin() + 2);
        std::sort(one.begin() + 2, one.end());
        if (one[2] < one[0]) std::rotate(one.begin(), one.begin() + 2, one.end());
        tables.push_back(std::move(one));
    }
    if (planned.rest > 0) {
        const auto [a, b] = std::minmax(planned.numbers[planned.seats], planned.numbers[planned.seats + 1]);
        tables.push_back({a, b});
    }
    std::sort(tables.begin(), tables.end());
    return tables;
}

Planned asPlanned(const Settings& settings, const Round& round) {
    Planned played;
    std::vector<int> rest;
    for (const Table& table : round.tables) {
        std::vector<int>& there = isRestTable(settings, table) ? rest : played.numbers;
        for (const auto& side : table.sides) there.insert(there.end(), side.begin(), side.end());
    }
    played.seats = played.numbers.size();
    played.rest = rest.size();
    for (const auto& left : {rest, round.sittingOut})
        played.numbers.insert(played.numbers.end(), left.begin(), left.end());
    return played;
}

Round asPlayed(const Planned& planned, int number) {
    Round round;
    round.number = number;
    round.state = RoundState::Published;
    const auto at = [&](std::size_t place) { return planned.numbers[place]; };
    for (std::size_t place = 0; place + 4 <= planned.seats; place += 4) {
        round.tables.emplace_back();
        round.tables.back().sides = {{at(place), at(place + 1)}, {at(place + 2), at(place + 3)}};
    }
    std::size_t place = planned.seats;
    if (planned.rest > 0) {
        round.tables.emplace_back();
        round.tables.back().sides = {{at(place)}, {at(place + 1)}};
        place += planned.rest;
    }
    for (; place < planned.numbers.size(); ++place) round.sittingOut.push_back(at(place));
    return round;
}

// Nothing in it that weighs more than opponents who meet again.
bool isSound(const Faults& faults) {
    return faults.never + faults.partnerRepeats + faults.camps + faults.clubs == 0;
}

bool isPerfect(const Field& field, const Seating& seating) {
    const Faults faults = faultsOf(field, seating);
    const int bound = opponentBound(field, static_cast<int>(seating.rounds.size()));
    return isSound(faults) && faults.opponentRepeats <= bound && faults.uneven == 0;
}

// What weighs most in the round that has least of it.
std::tuple<int, int, int> bestRound(const Field& field, const Seating& seating) {
    std::tuple<int, int, int> best{std::numeric_limits<int>::max(), 0, 0};
    for (const Places& places : seating.rounds) {
        const Faults faults = faultsOf(field, Seating{{places}});
        best = std::min(best, {faults.never, faults.partnerRepeats, faults.camps});
    }
    return best;
}

bool isFair(const Field& field, const Seating& seating) {
    SitOuts sitOuts(field);
    for (const Places& places : seating.rounds) {
        const auto seated = places.begin() + field.seats();
        if (!sitOuts.isTurnOf(seated, places.end())) return false;
        sitOuts.leave(seated, places.end());
    }
    return true;
}

class EveningPlanner {
  public:
    explicit EveningPlanner(const Tournament& tournament)
        : m_tournament(tournament) {}

    Seating plan(const Field& asked, int number, std::uint64_t seed) {
        const int last = lastChange(asked, number);
        for (int round = 1; round < number; ++round) {
            const Round* played = findRound(m_tournament, round);
            if (played == nullptr) continue;
            const Field field(m_tournament, *played);
            prepare(field, round, played->seed, m_places < kPlacesBefore || round == last);
            strike(*played);
            if (round > 1 || m_followed) continue;
            // Who is kept apart may have been told since.
            m_left = byLot(field, round, played->seed);
            strike(*played);
        }
        prepare(asked, number, seed, true);
        return seatingOf(asked, m_left, roundsFrom(asked, number));
    }

  private:
    int roundsFrom(const Field& field, int number) const {
        const int planned = m_tournament.settings.rounds;
        const int rounds = std::max(planned > 0 ? planned : kOpenEvening, number) - number + 1;
        return std::min(rounds, mostRoundsPlanned(field));
    }

    // The first round since which the same people are there as in the one that is asked for.
    int lastChange(const Field& asked, int number) const {
        std::vector<int> members;
        for (int player = 0; player < asked.people(); ++player) members.push_back(asked.number(player));
        for (; number > 1; --number) {
            const Round* before = findRound(m_tournament, number - 1);
            if (before == nullptr || membersOf(*before) != members) break;
        }
        return number;
    }

    // The plan as it is before a round, the round itself first.
    void prepare(const Field& field, int number, std::uint64_t seed, bool search) {
        std::vector<int> members;
        for (int player = 0; player < field.people(); ++player) members.push_back(field.number(player));
        const bool same = members == m_members;
        m_members = std::move(members);
        m_followed = m_followed && same;
        if (!m_followed || m_left.empty() || !isGood(field, number)) {
            m_left = search ? answered(field, number, seed) : goneOnWith(field, number, seed);
            const int places = std::min(field.seats() * roundsFrom(field, number), kPlacesSearched);
            m_places += number > 1 && search ? places : 0;
            // A plan that is not followed anyway need not be searched for.
            if (places == kPlacesSearched && !isGood(field, number)) m_places = kPlacesBefore;
        }
        chooseNext(field, number, seed);
    }

    // A plan to keep to, in which no more camps are broken than the numbers make. Clubs can often not be kept
    // apart altogether, and to look for another way each round only makes more of them.
    bool isGood(const Field& field, int number) const {
        const Seating seating = needed(field, number);
        const Faults faults = faultsOf(field, seating);
        if (faults.never + faults.partnerRepeats > 0) return false;
        return faults.camps == 0 ||
               faults.camps <= static_cast<int>(seating.rounds.size()) * campBreaksByNumbers(field);
    }

    // The rounds that are still to be played; those behind them are to spare.
    Seating needed(const Field& field, int number) const {
        return seatingOf(field, m_left, roundsFrom(field, number));
    }

    // Of those to be played the one with the fewest repeats, so that what must come comes late; among equals
    // by lot, as far as sitting out stays fair.
    void chooseNext(const Field& field, int number, std::uint64_t seed) {
        // Who sits out so that camps fit together was chosen for the rounds one after the other.
        if (field.bench() > 0 && hasCamps(field) && !isGood(field, number)) return;
        const Seating seating = needed(field, number);
        std::vector<std::size_t> best;
        std::optional<Faults> fewest;
        for (std::size_t i = 0; i < seating.rounds.size(); ++i) {
            Seating moved = seating;
            std::rotate(moved.rounds.begin(), moved.rounds.begin() + static_cast<std::ptrdiff_t>(i),
                        moved.rounds.begin() + static_cast<std::ptrdiff_t>(i) + 1);
            if (i > 0 && field.bench() > 0 && !isFair(field, moved)) continue;
            const Faults faults = faultsOf(field, Seating{{seating.rounds[i]}});
            if (fewest && inOrder(*fewest) < inOrder(faults)) continue;
            if (!fewest || inOrder(faults) < inOrder(*fewest)) best.clear();
            fewest = faults;
            best.push_back(i);
        }
        if (best.empty()) return;
        const std::size_t next =
            best[static_cast<std::size_t>(base::Random(base::mix(seed, OfNext)).below(best.size()))];
        const auto first = m_left.begin();
        std::rotate(first, first + static_cast<std::ptrdiff_t>(next),
                    first + static_cast<std::ptrdiff_t>(next) + 1);
    }

    // The round has been played: it is done with, whether it was next or another of the plan.
    void strike(const Round& played) {
        if (m_left.empty()) return;
        const auto tables = tablesOf(asPlanned(m_tournament.settings, played));
        auto found = std::find_if(m_left.begin(), m_left.end(),
                                  [&](const Planned& planned) { return tablesOf(planned) == tables; });
        m_followed = found != m_left.end();
        m_left.erase(m_followed ? found : m_left.begin());
    }

    static Seating seatingOf(const Field& field, const std::vector<Planned>& rounds, int most) {
        Seating seating;
        for (const Planned& planned : rounds) {
            if (static_cast<int>(seating.rounds.size()) == most) break;
            Places places;
            for (const int number : planned.numbers) places.push_back(field.playerOf(number));
            seating.rounds.push_back(std::move(places));
        }
        return seating;
    }
    static std::vector<Planned> plannedOf(const Field& field, const Seating& seating) {
        std::vector<Planned> rounds;
        for (const Places& places : seating.rounds) {
            Planned planned;
            planned.seats = static_cast<std::size_t>(field.seats());
            planned.rest = static_cast<std::size_t>(field.restPlayers());
            for (const int player : places) planned.numbers.push_back(field.number(player));
            rounds.push_back(std::move(planned));
        }
        return rounds;
    }

    // A known schedule with people in its places by lot, and as they do best where they are not all alike;
    // with rounds to spare where it has more than are planned. What it lacks is seated by lot.
    std::optional<Seating> scheduled(const Field& field, int number, std::uint64_t seed) const {
        const int rounds = roundsFrom(field, number);
        const KnownSchedule* known = knownSchedule(field.people(), field.meet(), rounds);
        if (known == nullptr) return std::nullopt;
        Seating seating = permuted(field, *known, rounds, base::mix(seed, OfLabels));
        Seating needed = seating;
        needed.rounds.resize(std::min(needed.rounds.size(), static_cast<std::size_t>(rounds)));
        return isFair(field, needed) ? std::optional(std::move(seating)) : std::nullopt;
    }
    // The schedule of one more, who is not there: what is left of it is a better start than none.
    std::vector<Planned> withOneMore(const Field& field, int number, std::uint64_t seed) const {
        const KnownSchedule* known =
            knownSchedule(field.people() + 1, field.meet(), roundsFrom(field, number));
        std::vector<Planned> rounds;
        if (known == nullptr) return rounds;
        for (const Places& places : permutedByLot(*known, base::mix(seed, OfLabels)).rounds) {
            Planned planned;
            planned.seats = static_cast<std::size_t>(known->people / 4 * 4);
            for (const int player : places)
                planned.numbers.push_back(player < field.people() ? field.number(player) : 0);
            rounds.push_back(std::move(planned));
        }
        return rounds;
    }
    // The schedule of so many, where nothing has been played and it lacks only a round or two, or where it is
    // the longer: else that of one more comes to fewer repeats.
    std::vector<Planned> toGoOnFrom(const Field& field, const std::optional<Seating>& schedule, int number,
                                    std::uint64_t seed) const {
        constexpr std::size_t kFewLacking = 2;
        std::vector<Planned> oneMore = withOneMore(field, number, seed);
        if (!schedule) return oneMore;
        const std::size_t known = schedule->rounds.size();
        const bool lacksFew =
            number == 1 && known + kFewLacking >= static_cast<std::size_t>(roundsFrom(field, number));
        return lacksFew || known >= oneMore.size() ? plannedOf(field, *schedule) : oneMore;
    }
    std::vector<Planned> byLot(const Field& field, int number, std::uint64_t seed) const {
        const KnownSchedule* known = knownSchedule(field.people(), field.meet(), roundsFrom(field, number));
        if (known == nullptr) return {};
        return plannedOf(field, permutedByLot(*known, base::mix(seed, OfLabels)));
    }

    std::vector<Planned> answered(const Field& field, int number, std::uint64_t seed) const {
        Question question{m_tournament, m_members, number, seed, m_left, m_followed};
        std::erase_if(question.before.rounds, [&](const Round& round) { return round.number >= number; });
        for (Round& round : question.before.rounds)
            for (Table& table : round.tables) table.games.clear(); // what was won is not asked
        question.before.rulings.clear();
        if (auto known = Answers::all().find(question)) return *known;
        std::vector<Planned> plan = searched(field, number, seed);
        Answers::all().keep(std::move(question), plan);
        return plan;
    }

    // The best of a known schedule, what is left of the plan so far, a plan from nothing, and a schedule that
    // is too short gone on with.
    std::vector<Planned> searched(const Field& field, int number, std::uint64_t seed) const {
        if (hasCamps(field)) return withCamps(field, number, seed);
        const auto rounds = static_cast<std::size_t>(roundsFrom(field, number));
        std::optional<Seating> best;
        std::optional<Faults> fewest;
        // Whether nothing can be better.
        const auto consider = [&](Seating seating) {
            Seating needed = seating;
            needed.rounds.resize(std::min(needed.rounds.size(), rounds));
            if (needed.rounds.size() < rounds) return false;
            const Faults faults = faultsOf(field, needed);
            if (!fewest || inOrder(faults) < inOrder(*fewest)) best = std::move(seating), fewest = faults;
            return isPerfect(field, needed);
        };
        const auto improvedFrom = [&](const std::vector<Planned>& from, std::uint64_t lot) {
            Seating start = filled(field, from, rounds, base::mix(seed, OfPool));
            return consider(start) || consider(improved(field, std::move(start), Movable::Players,
                                                        base::mix(seed, lot), Warmth::Low));
        };
        const auto schedule = scheduled(field, number, seed);
        const bool done = (schedule && consider(*schedule)) ||
                          (m_followed && consider(seatingOf(field, m_left, static_cast<int>(rounds)))) ||
                          (!m_left.empty() && improvedFrom(m_left, OfRest)) ||
                          consider(plannedRounds(m_tournament, field, number, seed));
        if (!done) improvedFrom(toGoOnFrom(field, schedule, number, seed), OfSearch);
        return plannedOf(field, *best);
    }

    // Partners of one camp against partners of another are planned otherwise: all of a camp with each other,
    // where that comes out, and what is left of the evening as it is after that.
    std::vector<Planned> withCamps(const Field& field, int number, std::uint64_t seed) const {
        const auto rounds = static_cast<std::size_t>(roundsFrom(field, number));
        std::vector<Planned> plan = plannedOf(field, plannedRounds(m_tournament, field, number, seed));
        Tournament then = m_tournament;
        std::erase_if(then.rounds, [&](const Round& round) { return round.number >= number; });
        for (std::size_t played = 0; plan.size() < rounds;) {
            for (; played < plan.size(); ++played)
                then.rounds.push_back(asPlayed(plan[played], number + static_cast<int>(played)));
            const int next = number + static_cast<int>(played);
            const Field later(then, m_members, next);
            const Seating more = plannedRounds(then, later, next, base::mix(seed, OfSearch + played));
            for (Planned& planned : plannedOf(later, more)) plan.push_back(std::move(planned));
        }
        // What is left of the plan before, where neither the evening nor its next round is the worse for it.
        if (!m_followed || m_left.size() < rounds) return plan;
        const Seating fresh = seatingOf(field, plan, static_cast<int>(rounds));
        const Seating rest = seatingOf(field, m_left, static_cast<int>(rounds));
        const bool worse = inOrder(faultsOf(field, fresh)) < inOrder(faultsOf(field, rest)) ||
                           bestRound(field, fresh) < bestRound(field, rest);
        return worse ? plan : m_left;
    }

    // Without a search: for rounds long before, of which only what was played is asked.
    std::vector<Planned> goneOnWith(const Field& field, int number, std::uint64_t seed) const {
        return plannedOf(field, filled(field, m_left, static_cast<std::size_t>(roundsFrom(field, number)),
                                       base::mix(seed, OfPool)));
    }

    // As many rounds of the field, from those of another: tables of which all are here stay, and whoever is
    // left of the others, or new, goes where there is a place. Of more rounds than are asked for those that
    // fit best, and where there are too few, everybody by lot.
    Seating filled(const Field& field, std::vector<Planned> from, std::size_t rounds,
                   std::uint64_t seed) const {
        base::Random random(seed);
        SitOuts sitOuts(field);
        Seating seating;
        while (seating.rounds.size() < rounds) {
            std::optional<Faults> fewest;
            Places best;
            std::size_t chosen = 0;
            if (from.empty()) from.emplace_back();
            for (std::size_t i = 0; i < from.size(); ++i) {
                Places places = fitted(field, from[i], sitOuts, random);
                seating.rounds.push_back(places);
                const Faults faults = faultsOf(field, seating);
                seating.rounds.pop_back();
                if (fewest && inOrder(*fewest) <= inOrder(faults)) continue;
                fewest = faults;
                best = std::move(places);
                chosen = i;
                if (from.size() <= rounds - seating.rounds.size()) break; // all are needed
            }
            from.erase(from.begin() + static_cast<std::ptrdiff_t>(chosen));
            sitOuts.leave(best.cbegin() + field.seats(), best.cend());
            seating.rounds.push_back(std::move(best));
        }
        return seating;
    }

    static Places fitted(const Field& field, const Planned& planned, const SitOuts& sitOuts,
                         base::Random& random) {
        std::vector<std::vector<int>> tables; // -1 where a place is free
        std::vector<bool> seated(static_cast<std::size_t>(field.size()), false);
        for (std::size_t place = 0; place + 4 <= planned.seats; place += 4) {
            std::vector<int> one;
            for (std::size_t seat = place; seat < place + 4; ++seat)
                one.push_back(field.playerOf(planned.numbers[seat]));
            if (std::find(one.begin(), one.end(), -1) != one.end()) continue;
            for (const int player : one) seated[static_cast<std::size_t>(player)] = true;
            tables.push_back(std::move(one));
        }
        while (static_cast<int>(tables.size()) * 4 > field.seats()) { // fewer tables than were planned
            for (const int player : tables.back()) seated[static_cast<std::size_t>(player)] = false;
            tables.pop_back();
        }

        // Those without a table are left over before others whose turn it is as much.
        std::vector<int> byTurn(static_cast<std::size_t>(field.size()));
        std::iota(byTurn.begin(), byTurn.end(), 0);
        random.shuffle(byTurn);
        std::stable_partition(byTurn.begin(), byTurn.end(),
                              [&](int player) { return seated[static_cast<std::size_t>(player)]; });
        sitOuts.sortByTurn(byTurn);
        const std::vector<int> out(byTurn.begin() + field.seats(), byTurn.end());
        const auto isOut = [&](int player) { return std::find(out.begin(), out.end(), player) != out.end(); };
        std::vector<int> pool;
        for (auto player = byTurn.begin(); player != byTurn.begin() + field.seats(); ++player)
            if (!seated[static_cast<std::size_t>(*player)]) pool.push_back(*player);
        random.shuffle(pool);
        Places places;
        for (std::vector<int>& one : tables)
            for (const int player : one) {
                const bool leaves = isOut(player);
                places.push_back(leaves ? pool.back() : player);
                if (leaves) pool.pop_back();
            }
        places.insert(places.end(), pool.begin(), pool.end());
        places.insert(places.end(), out.begin(), out.end());
        return places;
    }

    const Tournament& m_tournament;
    std::vector<int> m_members;  // of the round before
    std::vector<Planned> m_left; // of the plan, the next one first
    bool m_followed = false;     // the round before was one of the plan
    int m_places = 0;            // of the plans that were searched for
};

} // namespace

Seating eveningRounds(const Tournament& tournament, const Field& field, int number, std::uint64_t seed) {
    return EveningPlanner(tournament).plan(field, number, seed);
}

} // namespace schreiber::tournament
