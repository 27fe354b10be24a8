#include "score_line.h"

#include "index.h"

#include <algorithm>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/counting.h>
#include <perlaggen/deal/event.h>
#include <perlaggen/deal/house.h>

namespace schreiber::perlaggen::deal {

base::BelowZero belowZero(const rulebook::Rules& rules) {
    if (rules.is(rulebook::NegativeScore::Deferred)) return base::BelowZero::Owed;
    if (rules.is(rulebook::NegativeScore::Floor0)) return base::BelowZero::Dropped;
    return base::BelowZero::Allowed;
}

ScoreLine::ScoreLine(const rulebook::Rules& rules, int target, const ByTeam& score, const ByTeam& owed)
    : m_rules(&rules)
    , m_downTo(countsDown(rules) ? std::optional(0) : std::nullopt)
    , m_target(target)
    , m_oneShortAt(oneShortAt(rules, target))
    , m_score(score)
    , m_owed(owed) {}

base::ScoreColumn ScoreLine::column(int team) const {
    return {m_score[at(team)], m_owed[at(team)]};
}

void ScoreLine::write(int team, const base::ScoreColumn& column) {
    m_score[at(team)] = column.score;
    m_owed[at(team)] = column.owed;
}

int ScoreLine::win(int team, int value) {
    base::ScoreColumn after = column(team);
    int points = value;
    if (value != kSpielAus) {
        after.win(points, {.downTo = m_downTo});
    } else if (m_downTo) {
        points = after.score;
        after.score = *m_downTo;
    } else {
        points = std::max(0, m_target - after.score);
        after.score += points;
    }
    write(team, after);
    return points;
}

int ScoreLine::wipe(int team) {
    int& score = m_score[at(team)];
    const int start = m_rules->set().startScore;
    const int made = countsDown(*m_rules) ? start - score : score - start;
    if (made > 0) score = start; // else there are none
    return std::max(0, made);
}

void ScoreLine::penalise(int team, int points, bool deferred) {
    base::ScoreColumn after = column(team);
    base::Counting counting{.downTo = m_downTo};
    if (after.score < points) counting.belowZero = belowZero(*m_rules);
    if (deferred && counting.belowZero == base::BelowZero::Allowed)
        counting.belowZero = base::BelowZero::Owed;
    after.fine(points, counting);
    write(team, after);
}

bool ScoreLine::finished(int team) const {
    const int score = column(team).score;
    return m_downTo ? score <= *m_downTo : score >= m_target;
}

bool ScoreLine::oneShort(int team) const {
    return column(team).score == m_oneShortAt;
}

} // namespace schreiber::perlaggen::deal
