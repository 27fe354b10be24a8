#include "tally.h"

#include <tournament/bracket.h>
#include <tournament/groups.h>
#include <tournament/heats.h>
#include <tournament/schedule.h>
#include <tournament/sheet.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <optional>
#include <unordered_set>

namespace schreiber::tournament {

namespace {

std::int64_t worthOf(const Scoring& scoring, const MatchResult& result, std::size_t side,
                     std::int64_t against) {
    const std::int64_t points = result.points[side];
    const bool zeroSum = !result.rank.empty(); // nobody has anything against anybody
    const std::int64_t difference = zeroSum ? 0 : points - against;
    const std::int64_t besides = zeroSum
                                     ? scoring[Term::Rank] * std::int64_t{result.rank[side].halves} +
                                           2 * scoring[Term::TableWins] * std::int64_t{result.tableWins[side]}
                                     : 0;
    return besides + scoring[Term::Win] * std::int64_t{result.wins[side].halves} +
           scoring[Term::Games] * std::int64_t{result.games[side].halves} +
           2 * (scoring[Term::Points] * points + scoring[Term::Against] * against +
                scoring[Term::Difference] * difference +
                scoring[Term::Shutout] * std::int64_t{result.shutouts[side]});
}

// The absence because of which a contestant was not there in a round.
std::optional<Absence> absenceIn(const Tournament& tournament, int contestant, int round) {
    for (const int person : personsOf(tournament, contestant))
        if (const Entry* entry = findEntry(tournament, person))
            for (const Absence& absence : entry->absences)
                if (round >= absence.from && (absence.until == 0 || round <= absence.until)) return absence;
    return std::nullopt;
}

// Nothing that it played counts while it is away.
bool isVoid(const Tournament& tournament, int contestant) {
    for (const int person : personsOf(tournament, contestant)) {
        const Entry* entry = findEntry(tournament, person);
        if (entry == nullptr || entry->absences.empty()) continue;
        const Absence& last = entry->absences.back();
        if (last.until == 0 && last.results == LeaverResults::Void) return true;
    }
    return false;
}

class Counter {
  public:
    Counter(const Tournament& tournament, const Scoring& scoring, int round)
        : m_tournament(tournament)
        , m_scoring(scoring)
        , m_round(round) {
        for (const int number : contestants(tournament)) {
            if (tournament::isVoid(tournament, number)) m_void.insert(number);
            if (!hasRow(number)) continue;
            m_rowOf.emplace(number, m_sheet.rows.size());
            m_sheet.rows.emplace_back().number = number;
        }
    }

    TallySheet count() {
        const auto groups = groupsOf(m_tournament);
        for (const Round& round : m_tournament.rounds) {
            if (round.state != RoundState::Published || round.number > m_round) continue;
            for (const Table& table : round.tables) countTable(round, table);
            for (const int number : round.sittingOut) {
                sitOut(number, round.number);
                const auto row = m_rowOf.find(number);
                if (row != m_rowOf.end() && !isGone(number, round.number) &&
                    isGroupOver(groups, round, number))
                    m_sheet.rows[row->second].groupOver.push_back(round.number);
            }
        }
        for (Tally& tally : m_sheet.rows) tally.missed = tally.satOut;
        dropWhoNeverPlayed();
        return std::move(m_sheet);
    }

  private:
    bool isVoid(int number) const { return m_void.count(number) > 0; }

    bool hasRow(int number) const {
        if (isVoid(number)) return false;
        for (const int person : personsOf(m_tournament, number)) {
            const Entry* entry = findEntry(m_tournament, person);
            if (entry == nullptr || entry->joined > std::max(m_round, 1)) return false;
        }
        return true;
    }

    bool hasLeft(int number) const {
        const std::vector<int> persons = personsOf(m_tournament, number);
        return std::any_of(persons.begin(), persons.end(), [&](int person) {
            const Entry* entry = findEntry(m_tournament, person);
            return entry != nullptr && stateOf(*entry) == EntryState::Left;
        });
    }

    // Who is away without a game of their own, and none that is still to be keyed, was never in it. No match
    // has these rows.
    void dropWhoNeverPlayed() {
        std::vector<std::size_t> now(m_sheet.rows.size());
        std::vector<Tally> rows;
        for (std::size_t row = 0; row < m_sheet.rows.size(); ++row) {
            const Tally& tally = m_sheet.rows[row];
            now[row] = rows.size();
            if (tally.played > 0 || tally.open > 0 || !hasLeft(tally.number)) rows.push_back(tally);
        }
        if (rows.size() == m_sheet.rows.size()) return;
        m_sheet.rows = std::move(rows);
        for (CountedMatch& match : m_sheet.matches)
            for (std::vector<std::size_t>& side : match.sides)
                for (std::size_t& row : side) row = now[row];
    }

    void sitOut(int number, int round) {
        const auto row = m_rowOf.find(number);
        if (row == m_rowOf.end() || isGone(number, round)) return;
        ++m_sheet.rows[row->second].satOut;
        m_sheet.rows[row->second].satOutIn.push_back(round);
        m_sheet.rows[row->second].missedRounds.push_back(round);
    }

    void fallAway(const Round& round, const Table& table) {
        m_sheet.fallen.push_back({round.number, table.number});
        for (const auto& side : table.sides)
            for (const int number : side) sitOut(number, round.number);
    }

    bool isGone(int number, int round) const { return absenceIn(m_tournament, number, round).has_value(); }

    void countTable(const Round& round, const Table& table) {
        if (isLastMatch(table)) return countLastMatch(round, table);
        if (anyOf(table, [&](int number) { return isVoid(number); })) return fallAway(round, table);
        std::optional<MatchResult> result = resultOf(m_tournament.settings, table);
        if (!result && anyOf(table, [&](int number) { return isGone(number, round.number); })) {
            const std::vector<std::size_t> lost = lostByLeaving(round, table);
            if (lost.empty()) return fallAway(round, table);
            // Nobody wins by staying where everybody plays for himself: how the table stands is keyed.
            if (m_tournament.settings.zeroSum) return miss(round, table);
            if (lost.size() + 1 < table.sides.size()) {
                countLost(round.number, table, lost);
                return miss(round, table);
            }
            // What was played and is disputed is decided by itself, and not by leaving.
            if (stateOf(table) == SheetState::Disputed) return miss(round, table);
            result = wonByStaying(table, lost);
            if (!result) return fallAway(round, table);
        }
        if (!result) return miss(round, table);
        countMatch(round.number, table, *result);
    }

    // It decides the title alone.
    void countLastMatch(const Round& round, const Table& table) {
        if (resultOf(m_tournament.settings, table)) return;
        if (!winnerOf(m_tournament, round, table))
            miss(round, table);
        else if (lostByLeaving(round, table).empty())
            m_sheet.fallen.push_back({round.number, table.number});
    }

    void miss(const Round& round, const Table& table) {
        for (const auto& side : table.sides)
            for (const int number : side)
                if (const auto row = m_rowOf.find(number); row != m_rowOf.end())
                    ++m_sheet.rows[row->second].open;
        for (std::size_t game = 0; game < table.games.size(); ++game)
            if (!isWritten(table.games[game]))
                m_sheet.missing.push_back(
                    {round.number, table.number, static_cast<int>(game) + 1, tableCalled(round, table)});
    }

    template <class Test>
    static bool anyOf(const Table& table, Test test) {
        return std::any_of(table.sides.begin(), table.sides.end(),
                           [&](const auto& side) { return std::any_of(side.begin(), side.end(), test); });
    }

    // Sides of an open match that have left it for lost; empty where somebody left it otherwise, or nobody
    // stayed: then it is none at all.
    std::vector<std::size_t> lostByLeaving(const Round& round, const Table& table) const {
        std::vector<std::size_t> lost;
        for (std::size_t side = 0; side < table.sides.size(); ++side) {
            bool left = false;
            for (const int number : table.sides[side]) {
                const auto absence = absenceIn(m_tournament, number, round.number);
                if (absence && absence->results != LeaverResults::Forfeit) return {};
                left = left || absence;
            }
            if (left) lost.push_back(side);
        }
        return lost.size() == table.sides.size() ? std::vector<std::size_t>() : lost;
    }

    // What a game has come to so far, by its lines or as it was keyed.
    static std::vector<int> soFar(const Sheet& sheet, const GameTarget& target, const Table& table) {
        return isWritten(sheet) ? sheet.score : standingOf(sheet, target, table.firstDealer).score;
    }

    // The match of who stayed alone: the games that are open are won.
    std::optional<MatchResult> wonByStaying(const Table& table, const std::vector<std::size_t>& lost) const {
        const GameTarget target = targetOf(m_tournament.settings, table);
        std::size_t stayed = 0;
        while (std::find(lost.begin(), lost.end(), stayed) != lost.end()) ++stayed;
        Table over = table;
        for (Sheet& sheet : over.games) {
            if (isWritten(sheet)) continue;
            FinalScore score;
            score.ending = Ending::Forfeit;
            score.forfeitBy = static_cast<int>(lost.front());
            score.points = soFar(sheet, target, table);
            score.points[stayed] = target.target;
            auto written = withFinalScore(sheet, target, score);
            if (!written) return std::nullopt;
            sheet = std::move(*written);
            sheet.state = SheetState::Entered;
        }
        return resultOf(m_tournament.settings, over);
    }

    // Of three at a table one has left: that match is lost with the points there are, and the others play on.
    void countLost(int round, const Table& table, const std::vector<std::size_t>& lost) {
        const GameTarget target = targetOf(m_tournament.settings, table);
        MatchResult result{std::vector<Amount>(table.sides.size()), std::vector<Amount>(table.sides.size()),
                           std::vector<int>(table.sides.size()), std::vector<int>(table.sides.size())};
        for (const Sheet& sheet : table.games) {
            const std::vector<int> score = soFar(sheet, target, table);
            for (std::size_t side = 0; side < std::min(score.size(), result.points.size()); ++side)
                result.points[side] += target.countsDown() ? target.start - score[side] : score[side];
        }
        Table left = table;
        for (std::size_t side = 0; side < left.sides.size(); ++side)
            if (std::find(lost.begin(), lost.end(), side) == lost.end()) left.sides[side].clear();
        countMatch(round, left, result);
    }

    // What each has from it that only sums to zero have.
    static void countZeroSum(Tally& row, int round, const MatchResult& result, std::size_t side) {
        row.pointsIn[round] += result.points[side];
        row.rankHalves += result.rank[side].halves;
        row.penalty += result.penalty[side];
        row.tableWins += result.tableWins[side];
        row.deals += result.deals[side];
    }

    void countMatch(int round, const Table& table, const MatchResult& result) {
        CountedMatch match;
        const bool zeroSum = !result.rank.empty();
        const std::int64_t all = std::accumulate(result.points.begin(), result.points.end(), std::int64_t{0});
        for (std::size_t side = 0; side < table.sides.size(); ++side) {
            const std::int64_t against = zeroSum ? 0 : all - result.points[side];
            match.sides.emplace_back();
            match.scoreHalves.push_back(worthOf(m_scoring, result, side, against));
            match.winHalves.push_back(result.wins[side].halves);
            match.points.push_back(result.points[side]);
            for (const int number : table.sides[side]) {
                const auto found = m_rowOf.find(number);
                if (found == m_rowOf.end()) continue;
                match.sides.back().push_back(found->second);
                Tally& row = m_sheet.rows[found->second];
                ++row.played;
                row.winHalves += result.wins[side].halves;
                row.scoreHalves += match.scoreHalves.back();
                row.points += result.points[side];
                row.against += against;
                if (zeroSum) countZeroSum(row, round, result, side);
                row.matches.push_back(m_sheet.matches.size());
            }
        }
        m_sheet.matches.push_back(std::move(match));
    }

    const Tournament& m_tournament;
    const Scoring& m_scoring;
    int m_round;
    std::unordered_set<int> m_void;
    std::unordered_map<int, std::size_t> m_rowOf;
    TallySheet m_sheet;
};

} // namespace

TallySheet tallyOf(const Tournament& tournament, const Scoring& scoring, int round) {
    return Counter(tournament, scoring, round).count();
}

std::vector<MissingSheet> missingSheets(const Tournament& tournament) {
    return tallyOf(tournament, {}, lastPublished(tournament)).missing;
}

bool isDropped(const Round& round, const Table& table, const std::vector<MissingSheet>& missing) {
    if (round.state != RoundState::Published || hasResult(table) || stateOf(table) == SheetState::Disputed)
        return false;
    return std::none_of(missing.begin(), missing.end(), [&](const MissingSheet& sheet) {
        return sheet.round == round.number && sheet.table == table.number;
    });
}

std::vector<int> droppedTables(const Tournament& tournament, const Round& round) {
    std::vector<int> dropped;
    if (round.state != RoundState::Published || isComplete(round)) return dropped;
    const std::vector<FallenMatch> fallen = tallyOf(tournament, {}, round.number).fallen;
    for (const Table& table : round.tables) {
        const bool fell =
            std::find(fallen.begin(), fallen.end(), FallenMatch{round.number, table.number}) != fallen.end();
        if (fell && !hasResult(table) && stateOf(table) != SheetState::Disputed)
            dropped.push_back(table.number);
    }
    return dropped;
}

std::vector<int> freeIn(const Tournament& tournament, const Round& round) {
    std::vector<int> free = round.sittingOut;
    for (const int number : droppedTables(tournament, round))
        for (const auto& side : findTable(round, number)->sides)
            std::copy_if(side.begin(), side.end(), std::back_inserter(free),
                         [&](int one) { return isActive(tournament, one, round.number); });
    return free;
}

} // namespace schreiber::tournament
