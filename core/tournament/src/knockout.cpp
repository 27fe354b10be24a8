#include "bracket_places.h"
#include "couples.h"
#include "formats.h"
#include "matching.h"
#include "tables.h"

#include <tournament/bracket.h>
#include <tournament/schedule.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>

namespace schreiber::tournament {

namespace {

constexpr std::int64_t kClubMates = std::int64_t{1} << 40U;
constexpr std::int64_t kCamp = std::int64_t{1} << 52U;
constexpr std::uint64_t kKnockoutChance = std::uint64_t{1} << 20U;

int placesFor(int contestants) {
    int places = 2;
    while (places < contestants) places *= 2;
    return places;
}

// Who meets whom in the first round, and who has a bye: by lot, those apart who must be and, if it can be,
// those of one club or camp. Every couple has a cost of its own by chance, so that all have equal chances.
std::optional<Couples> firstCouples(const Field& field, std::uint64_t seed) {
    base::Random random(seed);
    const int byes = placesFor(field.size()) - field.size();
    std::vector<MatchingEdge> edges;
    for (int a = 0; a < field.size(); ++a) {
        for (int b = a + 1; b < field.size(); ++b) {
            const Bond& bond = field.bond(a, b);
            if (bond.never) continue;
            auto cost = static_cast<std::int64_t>(random.below(kKnockoutChance));
            cost += (bond.sameClub ? kClubMates : 0) + (bond.sameCamp ? kCamp : 0);
            edges.push_back({a, b, cost});
        }
        for (int bye = field.size(); bye < field.size() + byes; ++bye)
            edges.push_back({a, bye, static_cast<std::int64_t>(random.below(kKnockoutChance))});
    }
    const auto mates = cheapestPerfectMatching(field.size() + byes, edges);
    if (!mates) return std::nullopt;
    Couples couples;
    Places sitting;
    for (int a = 0; a < field.size(); ++a) {
        const int mate = (*mates)[static_cast<std::size_t>(a)];
        if (mate >= field.size()) sitting.push_back(a);
        if (a < mate && mate < field.size()) couples.places.insert(couples.places.end(), {a, mate});
    }
    couples.places.insert(couples.places.end(), sitting.begin(), sitting.end());
    return couples;
}

// Who should not meet at once: two who must not meet, and two of one group.
class Kept {
  public:
    Kept(const Tournament& tournament, const std::vector<Seeded>& seeds, int number)
        : m_field(tournament, numbersOf(seeds), number) {}

    int fault(const Seeded& a, const Seeded& b) const {
        const Bond& bond = m_field.bond(m_field.playerOf(a.contestant), m_field.playerOf(b.contestant));
        return (bond.never ? 4 : 0) + (a.group == b.group ? 1 : 0);
    }

  private:
    static std::vector<int> numbersOf(const std::vector<Seeded>& seeds) {
        std::vector<int> numbers;
        for (const Seeded& seed : seeds) numbers.push_back(seed.contestant);
        return numbers;
    }

    Field m_field;
};

// Where two are in one match who should not be, the lower of them changes with the lower of another where
// that helps.
void part(std::vector<std::vector<Seeded>>& matches, const Kept& kept) {
    for (auto& match : matches) {
        if (match.size() < 2) continue;
        std::vector<Seeded>* with = nullptr;
        int most = 0; // that is won by it
        for (auto& other : matches) {
            if (&other == &match || other.size() < 2) continue;
            const int won = kept.fault(match[0], match[1]) + kept.fault(other[0], other[1]) -
                            kept.fault(match[0], other[1]) - kept.fault(other[0], match[1]);
            if (won > most) most = won, with = &other;
        }
        if (with != nullptr) std::swap(match[1], (*with)[1]);
    }
}

base::Result<Round, Refusal> firstRound(const Tournament& tournament, int number, std::uint64_t seed) {
    const Field field(tournament, number);
    if (field.size() < 2) return refuseTooFew(field.size(), 2);
    const auto couples = firstCouples(field, base::mix(seed, Coupling));
    if (!couples) return refuseNever(tournament, field);
    base::Random random(base::mix(seed, Seats));
    std::vector<std::vector<int>> matches;
    const int byes = placesFor(field.size()) - field.size();
    const std::size_t seated = static_cast<std::size_t>(field.size() - byes);
    for (std::size_t place = 0; place < seated; place += 2) {
        std::vector<int> match{field.number(couples->places[place]),
                               field.number(couples->places[place + 1])};
        random.shuffle(match);
        matches.push_back(std::move(match));
    }
    random.shuffle(matches);
    Round round;
    round.number = number;
    round.seed = seed;
    for (const auto& match : matches) {
        const int table = static_cast<int>(round.tables.size()) + 1;
        round.tables.push_back(tableOf(tournament.settings, table, {{match[0]}, {match[1]}}, random));
        round.tables.back().stage = Stage::Bracket;
    }
    for (std::size_t place = seated; place < couples->places.size(); ++place)
        round.sittingOut.push_back(field.number(couples->places[place]));
    random.shuffle(round.sittingOut); // their order says where in the bracket they are
    return round;
}

// The next round, from the bracket as it stands.
class NextRound {
  public:
    NextRound(const Tournament& tournament, int number, std::uint64_t seed)
        : m_tournament(tournament)
        , m_bracket(bracketOf(tournament, number - 1))
        , m_seed(seed)
        , m_random(base::mix(seed, Seats)) {
        m_round.number = number;
        m_round.seed = seed;
    }

    base::Result<Round, Refusal> draw() {
        if (auto open = undecided()) return base::fail(std::move(*open));
        const bool finalNext = m_bracket.played() + 1 == m_bracket.levels;
        if (m_bracket.played() < m_bracket.levels) nextLevel();
        if (finalNext && !m_tournament.settings.secondChance) thirdPlace();
        if (m_tournament.settings.secondChance)
            if (auto failed = secondChance()) return base::fail(std::move(*failed));
        if (m_round.tables.empty() && m_round.sittingOut.empty()) return decided();
        return std::move(m_round);
    }

  private:
    bool isHere(int number) const { return number != 0 && isActive(m_tournament, number, m_round.number); }

    std::optional<Refusal> undecided() const {
        for (const Round& round : m_tournament.rounds) {
            if (round.number < m_bracket.first || round.number >= m_round.number) continue;
            for (const Table& table : round.tables) {
                if (winnerOf(m_tournament, round, table)) continue;
                const auto there = [&](const auto& side) {
                    return isActive(m_tournament, side[0], round.number);
                };
                if (std::none_of(table.sides.begin(), table.sides.end(), there)) continue; // both have left
                return undecidedMatch(m_tournament, round.number, table);
            }
        }
        return std::nullopt;
    }

    // By its final, or because nobody is left whom the winner could meet.
    base::Failure<Refusal> decided() const {
        const bool finalPlayed =
            std::any_of(m_bracket.levelOf.begin(), m_bracket.levelOf.end(),
                        [&](const auto& round) { return round.second == m_bracket.levels; });
        const int first = m_bracket.at.back().front();
        if (finalPlayed || m_bracket.played() < m_bracket.levels || first == 0)
            return refuse("bracket_decided");
        return refuse("bracket_decided_by_leaving",
                      {{"entry", std::to_string(first)}, {"name", nameOf(m_tournament, first)}});
    }

    void addTable(int a, int b, Stage stage) {
        const int table = static_cast<int>(m_round.tables.size()) + 1;
        m_round.tables.push_back(tableOf(m_tournament.settings, table, {{a}, {b}}, m_random));
        m_round.tables.back().stage = stage;
    }

    void nextLevel() {
        const std::vector<int>& nodes = m_bracket.at.back();
        for (std::size_t node = 0; node + 1 < nodes.size(); node += 2) {
            const int a = nodes[node];
            const int b = nodes[node + 1];
            if (isHere(a) && isHere(b))
                addTable(a, b, Stage::Bracket);
            else if (isHere(a) || isHere(b))
                m_round.sittingOut.push_back(isHere(a) ? a : b);
        }
    }

    void thirdPlace() {
        std::vector<int> losers;
        for (const Round& round : m_tournament.rounds) {
            if (round.number != m_round.number - 1) continue;
            for (const Table& table : round.tables) {
                const auto winner = winnerOf(m_tournament, round, table);
                if (table.stage == Stage::Bracket && winner) losers.push_back(table.sides[1 - *winner][0]);
            }
        }
        if (losers.size() == 2 && isHere(losers[0]) && isHere(losers[1]))
            addTable(losers[0], losers[1], Stage::ThirdPlace);
    }

    std::optional<Refusal> secondChance() {
        std::vector<int> left;
        for (const int number : forSecondChance(m_tournament, m_bracket, m_round.number))
            if (isHere(number)) left.push_back(number);
        const bool moreToCome = m_bracket.played() + 1 < m_bracket.levels;
        if (left.size() < 2) {
            if (moreToCome) m_round.sittingOut.insert(m_round.sittingOut.end(), left.begin(), left.end());
            return std::nullopt;
        }
        const Field field(m_tournament, left, m_round.number);
        const auto couples = fewestRepeats(field, base::mix(m_seed, Coupling));
        if (!couples) return refuseNever(m_tournament, field).error;
        const auto seats = static_cast<std::size_t>(field.seats());
        std::vector<std::pair<int, int>> matches;
        for (std::size_t place = 0; place < seats; place += 2)
            matches.emplace_back(field.number(couples->places[place]),
                                 field.number(couples->places[place + 1]));
        m_random.shuffle(matches);
        for (const auto& [a, b] : matches) addTable(a, b, Stage::SecondChance);
        for (std::size_t place = seats; place < couples->places.size(); ++place)
            m_round.sittingOut.push_back(field.number(couples->places[place]));
        return std::nullopt;
    }

    const Tournament& m_tournament;
    Bracket m_bracket;
    std::uint64_t m_seed;
    base::Random m_random;
    Round m_round;
};

} // namespace

base::Result<Round, Refusal> knockoutRound(const Tournament& tournament, int number, std::uint64_t seed) {
    if (bracketOf(tournament, number - 1).first == 0) return firstRound(tournament, number, seed);
    return NextRound(tournament, number, seed).draw();
}

Round seededBracket(const Tournament& tournament, const std::vector<Seeded>& seeds, int number,
                    std::uint64_t seed) {
    base::Random random(base::mix(seed, Seats));
    const int places = placesFor(static_cast<int>(seeds.size()));
    const auto slots = static_cast<std::size_t>(places / 2);
    // Best against last; slots are filled in the order in which places spread, so that the best meet late.
    std::vector<std::vector<Seeded>> matches(slots);
    for (std::size_t place = 0; place < slots; ++place) {
        auto& match = matches[spreadPlace(place, slots)];
        match.push_back(seeds[place]);
        const std::size_t last = static_cast<std::size_t>(places) - 1 - place;
        if (last < seeds.size()) match.push_back(seeds[last]);
    }
    part(matches, Kept(tournament, seeds, number));
    Round round;
    round.number = number;
    round.seed = seed;
    for (const auto& match : matches) {
        if (match.size() < 2) {
            round.sittingOut.push_back(match[0].contestant);
            continue;
        }
        const int table = static_cast<int>(round.tables.size()) + 1;
        round.tables.push_back(
            tableOf(tournament.settings, table, {{match[0].contestant}, {match[1].contestant}}, random));
        round.tables.back().stage = Stage::Bracket;
    }
    return round;
}

} // namespace schreiber::tournament
