#include "permuted.h"

#include <base/random.h>

#include <algorithm>
#include <cstddef>
#include <numeric>
#include <utility>
#include <vector>

namespace schreiber::tournament {

namespace {

using Price = std::int64_t;

// Each level outweighs all that two changing places can do below it: of so many rounds six relations each.
constexpr unsigned kBits = 10;
constexpr Price kAgainst = 1;
constexpr Price kOfClub = kAgainst << kBits;
constexpr Price kOfCamp = kOfClub << kBits;
constexpr Price kWith = kOfCamp << kBits;
constexpr Price kApart = kWith << kBits;
constexpr int kTries = 40'000;

// Whom a place is with, at which of the tables of all rounds that count.
struct Relation {
    std::size_t place = 0;
    bool partners = false;
};

class Permuter {
  public:
    Permuter(const Field& field, const KnownSchedule& schedule, int rounds)
        : m_people(static_cast<std::size_t>(field.people()))
        , m_relations(m_people)
        , m_asPartner(m_people * m_people)
        , m_asOpponent(m_people * m_people) {
        for (int a = 0; a < field.people(); ++a)
            for (int b = 0; b < field.people(); ++b) {
                const Bond& bond = field.bond(a, b);
                const Price together = (bond.never ? kApart : 0) + (bond.sameClub ? kOfClub : 0);
                const std::size_t at = cell(static_cast<std::size_t>(a), static_cast<std::size_t>(b));
                m_asPartner[at] = together + (bond.otherCamp ? kOfCamp : 0) +
                                  (field.partnered(a, b) > 0 ? kWith : 0) +
                                  (field.meet() == Meet::Once && field.opposed(a, b) > 0 ? kAgainst : 0);
                m_asOpponent[at] =
                    together + (bond.sameCamp ? kOfCamp : 0) + (field.opposed(a, b) > 0 ? kAgainst : 0);
                m_allAlike = m_allAlike && m_asPartner[at] == 0 && m_asOpponent[at] == 0;
            }
        const auto seats = static_cast<std::size_t>(field.seats());
        for (int round = 0; round < std::min(rounds, static_cast<int>(schedule.rounds.size())); ++round) {
            const Places& places = schedule.rounds[static_cast<std::size_t>(round)];
            for (std::size_t seat = 0; seat < seats; ++seat)
                for (std::size_t other = seat / 4 * 4; other < seat / 4 * 4 + 4; ++other)
                    if (seat != other)
                        m_relations[static_cast<std::size_t>(places[seat])].push_back(
                            {static_cast<std::size_t>(places[other]), seat / 2 == other / 2});
        }
    }

    // Two at a time change places where that makes nothing worse.
    void better(std::vector<int>& players, base::Random& random) const {
        if (m_allAlike) return;
        for (int step = 0; step < kTries; ++step) {
            const auto a = static_cast<std::size_t>(random.below(m_people));
            const auto b = static_cast<std::size_t>(random.below(m_people));
            const Price before = priceOf(players, a) + priceOf(players, b);
            std::swap(players[a], players[b]);
            if (priceOf(players, a) + priceOf(players, b) > before) std::swap(players[a], players[b]);
        }
    }

  private:
    std::size_t cell(std::size_t a, std::size_t b) const { return a * m_people + b; }
    Price priceOf(const std::vector<int>& players, std::size_t place) const {
        Price price = 0;
        for (const Relation& relation : m_relations[place]) {
            const std::size_t at = cell(static_cast<std::size_t>(players[place]),
                                        static_cast<std::size_t>(players[relation.place]));
            price += relation.partners ? m_asPartner[at] : m_asOpponent[at];
        }
        return price;
    }

    std::size_t m_people;
    bool m_allAlike = true;
    std::vector<std::vector<Relation>> m_relations; // of each place
    std::vector<Price> m_asPartner;                 // of every two players
    std::vector<Price> m_asOpponent;
};

std::vector<int> byLot(std::size_t people, base::Random& random) {
    std::vector<int> players(people);
    std::iota(players.begin(), players.end(), 0);
    random.shuffle(players);
    return players;
}

Seating withPlayers(const KnownSchedule& schedule, const std::vector<int>& players) {
    Seating seating{schedule.rounds};
    for (Places& places : seating.rounds)
        for (int& place : places) place = players[static_cast<std::size_t>(place)];
    return seating;
}

} // namespace

Seating permuted(const Field& field, const KnownSchedule& schedule, int rounds, std::uint64_t seed) {
    base::Random random(seed);
    std::vector<int> players = byLot(static_cast<std::size_t>(schedule.people), random);
    Permuter(field, schedule, rounds).better(players, random);
    return withPlayers(schedule, players);
}

Seating permutedByLot(const KnownSchedule& schedule, std::uint64_t seed) {
    base::Random random(seed);
    return withPlayers(schedule, byLot(static_cast<std::size_t>(schedule.people), random));
}

} // namespace schreiber::tournament
