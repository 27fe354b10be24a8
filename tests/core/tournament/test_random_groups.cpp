#include "play.h"

#include <tournament/bracket.h>
#include <tournament/limits.h>
#include <tournament/schedule.h>
#include <tournament/standings.h>

#include <algorithm>
#include <cstdio>
#include <optional>
#include <sampling.h>
#include <tuple>

// Tournaments with groups in which people leave, come back and come late, against a second program that knows
// of them only what stands on the wall: who joined which group, who met whom, with what result.
using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

using Two = std::pair<int, int>;

class Naive {
  public:
    explicit Naive(const Tournament& tournament)
        : m_tournament(tournament) {
        for (const Round& round : tournament.rounds) {
            for (const auto& [member, group] : round.grouped) m_group[member] = group;
            for (const Table& table : round.tables) count(round, table);
        }
    }

    bool isThere(int number, int round) const {
        const Entry& entry = m_tournament.entries[static_cast<std::size_t>(number) - 1];
        const Absence* away = absence(number, round);
        return entry.joined <= round && away == nullptr;
    }
    bool areApart(int a, int b) const {
        return std::any_of(m_tournament.never.begin(), m_tournament.never.end(), [&](const auto& two) {
            return two == Two(std::minmax({a, b}));
        });
    }
    int groupOf(int number) const {
        const auto found = m_group.find(number);
        return found == m_group.end() ? 0 : found->second;
    }
    int times(int a, int b) const {
        const auto found = m_met.find(std::minmax({a, b}));
        return found == m_met.end() ? 0 : found->second;
    }

    // Of two in one group who are both there in a round: those who have not met.
    std::vector<Two> unmet(int round, bool apart) const {
        std::vector<Two> all;
        for (const auto& [a, group] : m_group)
            for (const auto& [b, other] : m_group)
                if (a < b && group == other && isThere(a, round) && isThere(b, round) && times(a, b) == 0 &&
                    areApart(a, b) == apart)
                    all.emplace_back(a, b);
        return all;
    }

    // Score, points and difference over as many rounds as the group has had for who was there all the time.
    std::tuple<int, int, int> worth(int number) const {
        int most = 0;
        for (const auto& [member, group] : m_group)
            if (group == groupOf(number) && (isThere(member, currentRound(m_tournament)) ||
                                             isThere(member, currentRound(m_tournament) + 1)))
                most = std::max(most, roundsOf(member));
        const auto found = m_rows.find(number);
        if (found == m_rows.end()) return {0, 0, 0};
        const Row& row = found->second;
        const auto over = [&](int sum) { return (2 * sum * most + row.played) / (2 * row.played); };
        return {over(row.wins), over(row.points), over(row.points) - over(row.against)};
    }

  private:
    struct Row {
        int played = 0;
        int wins = 0;
        int points = 0;
        int against = 0;
    };

    const Absence* absence(int number, int round) const {
        for (const Absence& one : m_tournament.entries[static_cast<std::size_t>(number) - 1].absences)
            if (one.from <= round && (one.until == 0 || round <= one.until)) return &one;
        return nullptr;
    }

    // Nothing it played counts while it is away.
    bool isVoid(int number) const {
        const auto& absences = m_tournament.entries[static_cast<std::size_t>(number) - 1].absences;
        return !absences.empty() && absences.back().until == 0 &&
               absences.back().results == LeaverResults::Void;
    }

    // Rounds in which somebody of its group played and it was there.
    int roundsOf(int number) const {
        int rounds = 0;
        for (const Round& round : m_tournament.rounds) {
            const bool plays = std::any_of(round.tables.begin(), round.tables.end(), [&](const Table& table) {
                return groupOf(table.sides[0][0]) == groupOf(number);
            });
            const auto seen = seenIn(round);
            const bool wasThere =
                seen.count(number) > 0 && (isThere(number, round.number) || hasResult(round, number));
            if (plays && wasThere) ++rounds;
        }
        return rounds;
    }

    bool hasResult(const Round& round, int number) const {
        for (const Table& table : round.tables)
            if (table.sides[0][0] == number || table.sides[1][0] == number)
                return scoreOf(round, table).has_value();
        return false;
    }

    std::optional<std::vector<int>> scoreOf(const Round& round, const Table& table) const {
        const int a = table.sides[0][0];
        const int b = table.sides[1][0];
        if (isVoid(a) || isVoid(b)) return std::nullopt;
        if (!table.games[0].score.empty()) return table.games[0].score;
        const Absence* first = absence(a, round.number);
        const Absence* second = absence(b, round.number);
        if ((first == nullptr) == (second == nullptr)) return std::nullopt;
        if ((first != nullptr ? first : second)->results != LeaverResults::Forfeit) return std::nullopt;
        return first != nullptr ? std::vector<int>{0, 18} : std::vector<int>{18, 0};
    }

    void count(const Round& round, const Table& table) {
        const auto score = scoreOf(round, table);
        if (!score) return;
        const int a = table.sides[0][0];
        const int b = table.sides[1][0];
        ++m_met[std::minmax({a, b})];
        for (const std::size_t side : {0U, 1U}) {
            Row& row = m_rows[side == 0 ? a : b];
            ++row.played;
            row.wins += (*score)[side] > (*score)[1 - side] ? 1 : 0;
            row.points += (*score)[side];
            row.against += (*score)[1 - side];
        }
    }

    const Tournament& m_tournament;
    std::map<int, int> m_group;
    std::map<Two, int> m_met;
    std::map<int, Row> m_rows;
};

// Between two rounds.
void comeAndGo(Tournament& tournament, base::Random& random) {
    const int next = currentRound(tournament) + 1;
    for (Entry& entry : tournament.entries) {
        const bool away = !entry.absences.empty() && entry.absences.back().until == 0;
        if (away && random.below(3) == 0) {
            entry.absences.back().until = next - 1;
            if (entry.absences.back().from > next - 1) entry.absences.pop_back();
        } else if (!away && random.below(14) == 0) {
            entry.absences.push_back({next, 0, static_cast<LeaverResults>(random.below(3))});
        }
    }
    if (next > 4 || random.below(4) != 0) return;
    Entry late = tournament.entries.front();
    late.number = static_cast<int>(tournament.entries.size()) + 1;
    late.joined = next;
    late.absences.clear();
    tournament.entries.push_back(late);
}

// The round is played; at some tables somebody has left in the middle, and nothing is written.
void play(Tournament& tournament, base::Random& random) {
    Round& round = tournament.rounds.back();
    for (Table& table : round.tables) {
        table.games[0] = randomGame(2, tournament.settings, random);
        if (random.below(12) != 0) continue;
        table.games[0] = {};
        const int leaver = table.sides[random.below(2)][0];
        tournament.entries[static_cast<std::size_t>(leaver) - 1].absences.push_back(
            {round.number, 0, static_cast<LeaverResults>(random.below(3))});
    }
}

void checkGroupRound(const Tournament& tournament, const Round& round) {
    const Naive before(tournament);
    Tournament with = tournament;
    with.rounds.push_back(round);
    const Naive now(with); // who joins with this round is in a group now
    std::set<int> sitting(round.sittingOut.begin(), round.sittingOut.end());
    for (const Table& table : round.tables) {
        const int a = table.sides[0][0];
        const int b = table.sides[1][0];
        REQUIRE(before.times(a, b) == 0);
        REQUIRE_FALSE(before.areApart(a, b));
    }
    REQUIRE(qualityOf(tournament, round).details.empty()); // a match that fell away is none
    // Nobody waits who could play somebody else who waits.
    for (const int a : sitting)
        for (const int b : sitting)
            if (a < b && now.groupOf(a) == now.groupOf(b))
                REQUIRE((before.times(a, b) > 0 || before.areApart(a, b)));
}

void checkKnockout(const Tournament& tournament, const Round& round) {
    const Naive naive(tournament);
    REQUIRE(naive.unmet(round.number, false).empty());
    REQUIRE(naive.unmet(round.number, true) == meetingsBarred(tournament)); // these are asked about
    const auto playing = seenIn(round);
    std::map<int, int> count;
    for (const auto& [number, times] : playing) ++count[naive.groupOf(number)];
    for (const int other : contestants(tournament)) {
        if (!naive.isThere(other, round.number) || playing.count(other) > 0 || naive.groupOf(other) == 0)
            continue;
        CAPTURE(other);
        REQUIRE(count[naive.groupOf(other)] == tournament.settings.qualify);
        for (const auto& [number, times] : playing)
            if (naive.groupOf(number) == naive.groupOf(other)) {
                CAPTURE(number);
                REQUIRE(naive.worth(number) >= naive.worth(other));
            }
    }
}

} // namespace

TEST_CASE("whoever leaves, comes back or comes late: nobody goes on whose group is not through") {
    const std::uint64_t seed = test::seedOfRun();
    CAPTURE(seed);
    base::Random random(seed);
    const int tournaments = test::sampled(40, 200, 2000);
    int knockouts = 0;
    int barred = 0;
    for (int one = 0; one < tournaments; ++one) {
        CAPTURE(one);
        Tournament tournament = pairs(4 + static_cast<int>(random.below(12)));
        tournament.settings.format = Format::Groups;
        tournament.settings.ladder = "score,points,difference,lot";
        if (one % 4 == 0) tournament.never = {{1, 2}, {2, 3}};
        for (int number = 1; number < kMostRounds; ++number) {
            CAPTURE(number);
            if (number > 1 && number < 8) comeAndGo(tournament, random);
            auto round = drawRound(tournament, number, random.next());
            if (!round.ok()) {
                CAPTURE(round.error().code);
                REQUIRE((round.error().code == "too_few_entries" || round.error().code == "bracket_decided"));
                break;
            }
            if (isBracketRound(*round)) {
                checkKnockout(tournament, *round);
                ++knockouts;
                barred += meetingsBarred(tournament).empty() ? 0 : 1;
                break;
            }
            REQUIRE_FALSE(round->tables.empty());
            checkGroupRound(tournament, *round);
            round->state = RoundState::Published;
            tournament.rounds.push_back(std::move(*round));
            play(tournament, random);
            REQUIRE(number + 1 < kMostRounds);
        }
    }
    std::printf("random groups, seed %llu: %d of %d came to a knock-out, %d of these asked\n",
                static_cast<unsigned long long>(seed), knockouts, tournaments, barred);
    CHECK(knockouts > tournaments / 2);
    CHECK(barred > 0);
}
