#include "rank_among.h"
#include "tally.h"
#include "why.h"

#include <base/random.h>
#include <tournament/bracket.h>
#include <tournament/camps.h>
#include <tournament/extra_games.h>
#include <tournament/groups.h>
#include <tournament/schedule.h>
#include <tournament/standings.h>

#include <algorithm>
#include <cstddef>
#include <functional>
#include <game/refusal_code.h>
#include <limits>
#include <map>
#include <unordered_map>
#include <utility>

namespace schreiber::tournament {

namespace {

using Value = std::optional<Amount>;

Amount amountOf(std::int64_t halves) {
    constexpr std::int64_t kMost = std::numeric_limits<int>::max();
    return {static_cast<int>(std::clamp(halves, -kMost, kMost))};
}

std::int64_t floorDivided(std::int64_t dividend, std::int64_t divisor) {
    const std::int64_t quotient = dividend / divisor;
    return dividend % divisor < 0 ? quotient - 1 : quotient;
}

// What `halves` from `played` rounds come to with `missed` more rounds at their mean, rounded half up to a
// whole number.
std::int64_t withMean(std::int64_t halves, int played, int missed) {
    if (missed == 0 || played == 0) return halves;
    return 2 * floorDivided(halves * (played + missed) + played, std::int64_t{2} * played);
}

// The same where values may be negative: rounded half away from 0.
std::int64_t withMeanAwayFromZero(std::int64_t halves, int played, int missed) {
    if (missed == 0 || played == 0) return halves;
    const std::int64_t of = (halves < 0 ? -halves : halves) * (played + missed);
    const std::int64_t whole = (of + played) / (std::int64_t{2} * played);
    return 2 * (halves < 0 ? -whole : whole);
}

// A single entry's club went with the person; a pair keeps its own.
std::string clubIn(const Entry& entry, int round) {
    const auto then = std::find_if(entry.replaced.begin(), entry.replaced.end(),
                                   [&](const Replaced& one) { return round < one.from; });
    return entry.persons.size() > 1 || then == entry.replaced.end() ? entry.club : then->club;
}

// Across groups of different size it takes the mean for the rounds a smaller one has fewer.
enum class Among : std::uint8_t { All, OwnGroup };

// Who came late, came back or had nothing left to play while others made up for meetings is compared over as
// many rounds as the rest of the group: what somebody still in it has fewer than who has most counts as
// missed.
void compareWithinGroups(const Tournament& tournament, TallySheet& sheet, int round) {
    const auto groups = groupsOf(tournament);
    const auto isStillIn = [&](int number) {
        return isActive(tournament, number, round) || isActive(tournament, number, round + 1);
    };
    std::vector<int> rounds(groups.size() + 1, 0);
    for (Tally& tally : sheet.rows) {
        tally.satOut -= static_cast<int>(tally.groupOver.size());
        for (const int over : tally.groupOver) std::erase(tally.satOutIn, over);
        tally.missed = tally.satOut;
        if (!isStillIn(tally.number)) continue;
        int& most = rounds[static_cast<std::size_t>(groupOf(groups, tally.number))];
        most = std::max(most, tally.played + tally.open + tally.satOut);
    }
    for (Tally& tally : sheet.rows) {
        const int group = groupOf(groups, tally.number);
        if (group != 0 && isStillIn(tally.number))
            tally.missed = rounds[static_cast<std::size_t>(group)] - tally.played - tally.open;
    }
}

TallySheet tallyAmong(const Tournament& tournament, const Scoring& scoring, int round, Among among) {
    TallySheet sheet = tallyOf(tournament, scoring, round);
    if (among == Among::OwnGroup) compareWithinGroups(tournament, sheet, round);
    return sheet;
}

class Ranker {
  public:
    Ranker(const Tournament& tournament, const Scoring& scoring, std::vector<Criterion> ladder,
           MissedRound missed, int round, Among among)
        : m_tournament(tournament)
        , m_ladder(std::move(ladder))
        , m_missed(missed)
        , m_winWorth(scoring[Term::Win])
        , m_tally(tallyAmong(tournament, scoring, round, among))
        , m_bracket(bracketOrder(tournament, round))
        , m_camps(campsOf(tournament)) {
        // Those whom all the rest leaves level are parted by the extra games among just them, too.
        if (isInLadder(Criterion::Decider) && m_ladder.back() != Criterion::Decider)
            m_ladder.push_back(Criterion::Decider);
        m_standings.title = titleOf(tournament, round);
        if (!m_bracket.empty()) m_ladder.insert(m_ladder.begin(), Criterion::Bracket);
        if (auto finalists = finalistsOf(round); !finalists.empty()) {
            m_finalists = std::move(finalists);
            m_ladder.insert(m_ladder.begin(), Criterion::LastMatch);
        }
        m_standings.round = round;
        m_standings.missing = m_tally.missing;
        m_standings.level = levelMatches(tournament, round);
        m_standings.complete = isComplete();
        const bool closed = tournament.closing && round > 0 && round == lastPublished(tournament);
        m_standings.final =
            closed ? m_standings.missing.empty()
                   : m_standings.complete && round == currentRound(tournament) && !isOpenEnded(tournament);
        for (const Tally& tally : m_tally.rows) {
            m_indexOf.emplace(tally.number, m_rows.size());
            m_rows.push_back(rowOf(tally));
        }
    }

    Standings rank() {
        std::vector<int> all;
        for (const Tally& tally : m_tally.rows) all.push_back(tally.number);
        m_standings.rows = among(all);
        if (m_standings.complete && !m_tournament.closing) m_standings.tied = tied();
        return std::move(m_standings);
    }

    // Only these, compared with each other as if there were nobody else.
    std::vector<StandingRow> among(const std::vector<int>& contestants) {
        m_ranked.clear();
        m_waiting.clear();
        std::vector<std::size_t> group;
        for (const int number : contestants)
            if (const auto index = m_indexOf.find(number); index != m_indexOf.end()) {
                m_rows[index->second].criteria.clear();
                group.push_back(index->second);
            }
        if (!group.empty()) order(group, 0);
        std::size_t place = 0;
        for (StandingRow& row : m_ranked) {
            ++place;
            const bool shares =
                place > 1 && m_ranked[place - 2].decidedBy == std::optional<std::string>("lot");
            row.rank = shares ? m_ranked[place - 2].rank : static_cast<int>(place);
        }
        for (std::size_t i = 0; i + 1 < m_ranked.size(); ++i)
            m_ranked[i].why = whyOf(m_tournament, m_standings.round, m_ranked[i], m_ranked[i + 1]);
        return m_ranked;
    }

  private:
    // Level, and not all of them have played an extra game.
    struct Waiting {
        std::vector<int> entries;
        bool isLast; // nothing else is left to part them
    };

    bool isInLadder(Criterion criterion) const {
        return std::find(m_ladder.begin(), m_ladder.end(), criterion) != m_ladder.end();
    }

    bool isComplete() const {
        if (!m_standings.missing.empty() || m_standings.round == 0) return false;
        const bool last = m_standings.round == currentRound(m_tournament);
        const int planned = hasBracket(m_tournament.settings) ? 0 : m_tournament.settings.rounds;
        if (m_standings.round < planned && !(last && isSeriesOver(m_tournament))) return false;
        const bool more = hasBracket(m_tournament.settings) || m_tournament.settings.last != LastMatch::None;
        return !more || (last && !roundsLeft(m_tournament));
    }

    // The winners of the last match before its losers; empty where it decides nothing between contestants (it
    // is not played yet, or the two of one pair played it).
    std::map<int, int> finalistsOf(int upTo) const {
        std::map<int, int> order;
        for (const Round& round : m_tournament.rounds) {
            if (round.state != RoundState::Published || round.number > upTo) continue;
            for (const Table& table : round.tables) {
                if (!isLastMatch(table) || table.sides[0] == table.sides[1]) continue;
                const auto winner = winnerOf(m_tournament, round, table);
                if (!winner) continue;
                for (std::size_t side = 0; side < table.sides.size(); ++side)
                    for (const int number : table.sides[side]) order[number] = side == *winner ? 2 : 1;
            }
        }
        return order;
    }

    StandingRow rowOf(const Tally& tally) const {
        StandingRow row;
        row.entry = tally.number;
        row.name = nameOf(m_tournament, tally.number, m_standings.round); // who played then
        row.plainName = plainNameOf(m_tournament, tally.number, m_standings.round);
        row.club = clubOf(tally.number);
        if (const auto camp = m_camps.find(tally.number); camp != m_camps.end()) row.camp = camp->second;
        row.played = tally.played;
        row.satOut = tally.satOut;
        const bool average = m_missed.kind == MissedRound::Kind::Average;
        const int mean = average ? tally.missed : 0;
        std::int64_t wins = tally.winHalves;
        if (m_missed.kind == MissedRound::Kind::Win) wins += std::int64_t{2} * tally.missed;
        row.wins = amountOf(wins);
        row.won = amountOf(tally.winHalves);
        row.score = amountOf(scoreOf(tally));
        row.points = amountOf(withMean(2 * tally.points, tally.played, mean));
        row.against = amountOf(withMean(2 * tally.against, tally.played, mean));
        row.difference = amountOf(std::int64_t{row.points.halves} - row.against.halves);
        row.provisional = mean > 0 && !m_standings.final;
        if (m_tournament.settings.zeroSum) countZeroSum(tally, row);
        if (tally.missed > 0) row.missed = shareOf(tally, row);
        return row;
    }

    // What is in the figures beside what was played.
    static MissedShare shareOf(const Tally& tally, const StandingRow& row) {
        const std::int64_t score = std::int64_t{row.score.halves} + std::int64_t{2} * row.penalty;
        return {tally.missed, tally.satOutIn, amountOf(score - tally.scoreHalves),
                amountOf(row.points.halves - 2 * tally.points),
                amountOf(row.against.halves - 2 * tally.against)};
    }

    // Penalties come off the score alone: the sheets sum to zero without them.
    void countZeroSum(const Tally& tally, StandingRow& row) const {
        row.deals = tally.deals;
        row.rankPoints = amountOf(tally.rankHalves);
        row.tableWins = tally.tableWins;
        row.penalty = static_cast<int>(std::min<std::int64_t>(tally.penalty, kMostPenalty));
        row.wins = row.won = row.against = row.difference = Amount{};
        std::int64_t missed = 0; // what all rounds that it sat out bring
        if (m_missed.kind == MissedRound::Kind::Number) missed = std::int64_t{tally.missed} * m_missed.number;
        if (m_missed.kind == MissedRound::Kind::Average)
            missed = withMeanAwayFromZero(2 * tally.points, tally.played, tally.missed) / 2 - tally.points;
        row.points = amountOf(2 * (tally.points + missed));
        std::int64_t left = static_cast<std::int64_t>(tally.missedRounds.size());
        for (int round = 1; round <= m_standings.round; ++round) {
            const auto played = tally.pointsIn.find(round);
            if (played != tally.pointsIn.end()) {
                row.rounds.emplace_back(amountOf(2 * played->second));
            } else if (left > 0 && isIn(tally.missedRounds, round)) {
                const std::int64_t share = missed / left--;
                row.rounds.emplace_back(amountOf(2 * share));
                missed -= share;
            } else {
                row.rounds.emplace_back();
            }
        }
        std::int64_t score = tally.scoreHalves;
        if (m_missed.kind == MissedRound::Kind::Number)
            score += std::int64_t{2} * m_missed.number * tally.missed;
        if (m_missed.kind == MissedRound::Kind::Average)
            score = withMeanAwayFromZero(score, tally.played, tally.missed);
        row.score = amountOf(score - std::int64_t{2} * row.penalty);
    }

    static constexpr std::int64_t kMostPenalty = 1'000'000;
    static bool isIn(const std::vector<int>& rounds, int round) {
        return std::find(rounds.begin(), rounds.end(), round) != rounds.end();
    }

    std::int64_t scoreOf(const Tally& tally) const {
        switch (m_missed.kind) {
        case MissedRound::Kind::Average:
            return withMean(tally.scoreHalves, tally.played, tally.missed);
        case MissedRound::Kind::Win:
            return tally.scoreHalves + std::int64_t{2} * m_winWorth * tally.missed;
        case MissedRound::Kind::Number:
            return tally.scoreHalves + std::int64_t{2} * m_missed.number * tally.missed;
        }
        return tally.scoreHalves;
    }

    std::string clubOf(int contestant) const {
        std::string clubs;
        std::string last;
        for (const int person : personsOf(m_tournament, contestant)) {
            const Entry* entry = findEntry(m_tournament, person);
            const std::string club = entry == nullptr ? std::string() : clubIn(*entry, m_standings.round);
            if (club.empty() || club == last) continue;
            if (!clubs.empty()) clubs += " / ";
            clubs += club;
            last = club;
        }
        return clubs;
    }

    // Puts a group that is level so far in order from criterion `step` on, best first, and appends it.
    void order(const std::vector<std::size_t>& group, std::size_t step) {
        if (group.size() == 1) {
            for (std::size_t rest = step; rest < m_ladder.size(); ++rest)
                note(group.front(), m_ladder[rest], valueOf(group, group.front(), m_ladder[rest]));
            m_ranked.push_back(m_rows[group.front()]);
            return;
        }
        if (step == m_ladder.size()) return drawLots(group);
        const Criterion criterion = m_ladder[step];
        if (criterion == Criterion::Decider) return orderByExtraGames(group, step);
        if (criterion == Criterion::BestRounds) return orderByBestRounds(group, step);
        std::vector<std::pair<Value, std::size_t>> valued;
        for (const std::size_t row : group) {
            valued.emplace_back(valueOf(group, row, criterion), row);
            note(row, criterion, valued.back().first);
        }
        const bool fewerFirst = criterion == Criterion::Against;
        std::stable_sort(valued.begin(), valued.end(), [&](const auto& a, const auto& b) {
            return fewerFirst ? a.first < b.first : b.first < a.first;
        });
        for (auto from = valued.begin(); from != valued.end();) {
            const auto to = std::find_if(from, valued.end(),
                                         [&](const auto& other) { return other.first != from->first; });
            std::vector<std::size_t> level;
            for (auto it = from; it != to; ++it) level.push_back(it->second);
            order(level, step + 1);
            if (to != valued.end()) m_ranked.back().decidedBy = nameOf(criterion);
            from = to;
        }
    }

    // One by one from the best down; who has no further round comes behind who has.
    void orderByBestRounds(std::vector<std::size_t> group, std::size_t step) {
        const auto rounds = [&](std::size_t row) { return bestRounds(m_rows[row]); };
        for (const std::size_t row : group) note(row, Criterion::BestRounds, std::nullopt);
        std::stable_sort(group.begin(), group.end(),
                         [&](std::size_t a, std::size_t b) { return rounds(b) < rounds(a); });
        for (auto from = group.begin(); from != group.end();) {
            const auto to = std::find_if(from, group.end(),
                                         [&](std::size_t row) { return rounds(row) != rounds(*from); });
            order({from, to}, step + 1);
            if (to != group.end()) m_ranked.back().decidedBy = nameOf(Criterion::BestRounds);
            from = to;
        }
    }

    // Those whom their extra games leave level are compared by the ones among just them, as long as that
    // parts anybody.
    void orderByExtraGames(const std::vector<std::size_t>& group, std::size_t step) {
        const std::vector<int> entries = entriesOf(group);
        const std::map<int, int> balance = extraGameBalance(m_tournament, entries);
        if (balance.empty()) m_waiting.push_back({entries, step + 1 == m_ladder.size()});
        std::map<int, std::vector<std::size_t>, std::greater<>> byBalance;
        for (const std::size_t row : group) {
            const auto own = balance.find(m_rows[row].entry);
            const Value value = own == balance.end() ? Value() : amountOf(std::int64_t{2} * own->second);
            note(row, Criterion::Decider, value);
            byBalance[own == balance.end() ? 0 : own->second].push_back(row);
        }
        if (byBalance.size() == 1) return order(group, step + 1);
        std::size_t left = byBalance.size();
        for (const auto& [worth, level] : byBalance) {
            if (level.size() == 1)
                order(level, step + 1);
            else
                orderByExtraGames(level, step);
            if (--left > 0) m_ranked.back().decidedBy = nameOf(Criterion::Decider);
        }
    }

    std::vector<int> entriesOf(const std::vector<std::size_t>& group) const {
        std::vector<int> entries;
        for (const std::size_t row : group) entries.push_back(m_rows[row].entry);
        std::sort(entries.begin(), entries.end());
        return entries;
    }

    // Who shares a rank for want of extra games, and who has begun to play those that would part them before
    // the rest of the ladder does.
    std::vector<LevelGroup> tied() const {
        std::vector<LevelGroup> groups;
        std::vector<int> told;
        for (const Waiting& waiting : m_waiting) {
            const auto& entries = waiting.entries;
            if (waiting.isLast ? std::includes(told.begin(), told.end(), entries.begin(), entries.end())
                               : !haveBegun(entries))
                continue;
            told = entries;
            groups.push_back(levelGroupOf(entries));
        }
        return groups;
    }

    // A game of two whom all the rest leaves level, too, counts already.
    bool haveBegun(const std::vector<int>& entries) const {
        const auto isIn = [&](int entry) {
            return std::binary_search(entries.begin(), entries.end(), entry);
        };
        return std::any_of(
            m_tournament.deciders.begin(), m_tournament.deciders.end(), [&](const Decider& game) {
                return isIn(game.first) && isIn(game.second) && restOf(game.first) != restOf(game.second);
            });
    }

    // All that compares somebody but the extra games.
    std::vector<Value> restOf(int entry) const {
        std::vector<Value> values;
        for (const auto& [criterion, value] : m_rows[m_indexOf.at(entry)].criteria)
            if (criterion != nameOf(Criterion::Decider)) values.push_back(value);
        return values;
    }

    LevelGroup levelGroupOf(const std::vector<int>& entries) const {
        LevelGroup group;
        for (const StandingRow& row : m_standings.rows) {
            if (!std::binary_search(entries.begin(), entries.end(), row.entry)) continue;
            if (group.entries.empty()) group.rank = row.rank;
            group.entries.push_back(row.entry);
            group.names.push_back(row.name);
        }
        for (const auto& [a, b] : extraGamesWanting(m_tournament, group.entries))
            group.games.push_back({a, b, nameOf(m_tournament, a), nameOf(m_tournament, b)});
        return group;
    }

    // The lot follows from the tournament's seed and the start number, so that asking for it changes nothing.
    void drawLots(std::vector<std::size_t> group) {
        const auto lot = [&](std::size_t row) {
            const auto number = static_cast<std::uint64_t>(m_rows[row].entry);
            return std::pair(base::mix(m_tournament.settings.seed, number), number);
        };
        std::sort(group.begin(), group.end(), [&](std::size_t a, std::size_t b) { return lot(a) < lot(b); });
        for (std::size_t i = 0; i < group.size(); ++i) {
            m_ranked.push_back(m_rows[group[i]]);
            if (i + 1 < group.size()) m_ranked.back().decidedBy = "lot";
        }
    }

    // Extra games that come to count later, among fewer, stand where the ladder has them.
    void note(std::size_t row, Criterion criterion, const Value& value) {
        auto& noted = m_rows[row].criteria;
        const auto before = std::find_if(noted.begin(), noted.end(),
                                         [&](const auto& one) { return one.first == nameOf(criterion); });
        if (before == noted.end())
            noted.emplace_back(nameOf(criterion), value);
        else if (!before->second)
            before->second = value;
    }

    Value valueOf(const std::vector<std::size_t>& group, std::size_t row, Criterion criterion) const {
        switch (criterion) {
        case Criterion::Score:
            return m_rows[row].score;
        case Criterion::Wins:
            return m_rows[row].wins;
        case Criterion::Points:
            return m_rows[row].points;
        case Criterion::Difference:
            return m_rows[row].difference;
        case Criterion::Against:
            return m_rows[row].against;
        case Criterion::HeadToHead:
            return headToHead(group, row);
        case Criterion::Buchholz:
            return buchholz(row);
        case Criterion::TableWins:
            return amountOf(std::int64_t{2} * m_rows[row].tableWins);
        case Criterion::BestRounds: // no single number
        case Criterion::Decider:    // of one alone
            return std::nullopt;
        case Criterion::LastMatch:
            return valueIn(m_finalists, m_rows[row].entry);
        case Criterion::Bracket:
            return valueIn(m_bracket, m_rows[row].entry);
        }
        return std::nullopt;
    }

    // The score from the matches among just these; none where two of them have not met, or where partners
    // change.
    Value headToHead(const std::vector<std::size_t>& group, std::size_t row) const {
        if (m_tournament.settings.format == Format::Drawn || group.size() < 2) return std::nullopt;
        std::vector<bool> inGroup(m_rows.size(), false);
        for (const std::size_t member : group) inGroup[member] = true;
        std::int64_t own = 0;
        for (const std::size_t member : group) {
            std::vector<bool> met(m_rows.size(), false);
            std::size_t count = 0;
            for (const std::size_t index : m_tally.rows[member].matches) {
                const CountedMatch& match = m_tally.matches[index];
                if (!isAmong(match, inGroup)) continue;
                for (std::size_t side = 0; side < match.sides.size(); ++side) {
                    const std::size_t there = match.sides[side].front();
                    if (there == member && member == row) own += match.scoreHalves[side];
                    if (there != member && !met[there]) met[there] = true, ++count;
                }
            }
            if (count + 1 != group.size()) return std::nullopt;
        }
        return amountOf(own);
    }

    static Value valueIn(const std::map<int, int>& order, int contestant) {
        const auto found = order.find(contestant);
        if (found == order.end()) return std::nullopt;
        return amountOf(std::int64_t{2} * found->second);
    }

    static bool isAmong(const CountedMatch& match, const std::vector<bool>& inGroup) {
        return std::all_of(match.sides.begin(), match.sides.end(),
                           [&](const auto& side) { return side.size() == 1 && inGroup[side.front()]; });
    }

    // The opponents' scores; a sit-out counts the entry's own mean, once.
    Value buchholz(std::size_t row) const {
        const Tally& tally = m_tally.rows[row];
        std::int64_t sum = 0;
        for (const std::size_t index : tally.matches) {
            for (const auto& side : m_tally.matches[index].sides) {
                if (std::find(side.begin(), side.end(), row) != side.end()) continue;
                for (const std::size_t opponent : side) sum += m_rows[opponent].score.halves;
            }
        }
        if (tally.missed == 0 || tally.played == 0) return amountOf(sum);
        // Rounded half up to a whole number, as the mean itself is.
        const std::int64_t played = tally.played;
        const std::int64_t byes = tally.scoreHalves * tally.missed;
        return amountOf(2 * floorDivided(sum * played + byes + played, 2 * played));
    }

    const Tournament& m_tournament;
    std::vector<Criterion> m_ladder;
    MissedRound m_missed;
    int m_winWorth;
    TallySheet m_tally;
    std::map<int, int> m_bracket;
    std::map<int, std::string> m_camps;
    std::map<int, int> m_finalists;
    Standings m_standings;
    std::vector<StandingRow> m_rows; // as the tally's, by number
    std::unordered_map<int, std::size_t> m_indexOf;
    std::vector<StandingRow> m_ranked;
    std::vector<Waiting> m_waiting;
};

base::Result<Ranker, Refusal> rankerOf(const Tournament& tournament, int round, Among among) {
    const auto scoring = readScoring(tournament.settings.scoring);
    if (!scoring) return base::fail(scoring.error());
    auto ladder = readLadder(tournament.settings.ladder);
    if (!ladder) return base::fail(ladder.error());
    const auto missed = readMissedRound(tournament.settings.missedRound);
    if (!missed) return base::fail(missed.error());
    const int last = lastPublished(tournament);
    if (round < 0 || round > last)
        return base::fail(Refusal{"no_such_round"_refusal, {{"round", std::to_string(round)}}});
    return Ranker(tournament, *scoring, std::move(*ladder), *missed, round == 0 ? last : round, among);
}

template <class T>
base::Result<base::Done, Refusal> onlyWhetherIt(const base::Result<T, Refusal>& read) {
    if (!read) return base::fail(read.error());
    return base::Done{};
}

} // namespace

std::vector<Amount> bestRounds(const StandingRow& row) {
    std::vector<Amount> rounds;
    for (const auto& round : row.rounds)
        if (round) rounds.push_back(*round);
    std::sort(rounds.begin(), rounds.end(), std::greater<>());
    return rounds;
}

bool isOfLadder(std::string_view criterion) {
    return criterion != "bracket" && criterion != "final";
}

base::Result<Standings, Refusal> standingsOf(const Tournament& tournament, int round) {
    auto ranker = rankerOf(tournament, round, Among::All);
    if (!ranker) return base::fail(ranker.error());
    return ranker->rank();
}

std::vector<std::vector<StandingRow>> rankedAmong(const Tournament& tournament, int round,
                                                  const std::vector<std::vector<int>>& groups) {
    std::vector<std::vector<StandingRow>> ranked(groups.size());
    auto ranker = rankerOf(tournament, round, Among::OwnGroup);
    if (ranker)
        std::transform(groups.begin(), groups.end(), ranked.begin(),
                       [&](const std::vector<int>& group) { return ranker->among(group); });
    return ranked;
}

base::Result<base::Done, Refusal> checkScoring(const std::string& formula) {
    return onlyWhetherIt(readScoring(formula));
}
base::Result<base::Done, Refusal> checkLadder(const std::string& ladder) {
    return onlyWhetherIt(readLadder(ladder));
}
base::Result<base::Done, Refusal> checkMissedRound(const std::string& value) {
    return onlyWhetherIt(readMissedRound(value));
}

} // namespace schreiber::tournament
