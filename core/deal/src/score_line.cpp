#include "score_line.h"

#include <deal/event.h>

#include <algorithm>

namespace schreiber::deal {

ScoreLine::ScoreLine(const rulebook::Rules& rules, int target, const ByTeam& score, const ByTeam& owed)
    : m_rules(&rules)
    , m_target(target)
    , m_score(score)
    , m_owed(owed) {}

int ScoreLine::win(int team, int value) {
    int& score = m_score[static_cast<std::size_t>(team)];
    if (m_rules->set().countdown) {
        const int points = value == kSpielAus ? score : value;
        score = std::max(0, score - points);
        return points;
    }
    if (value == kSpielAus) {
        const int points = std::max(0, m_target - score);
        score = std::max(score, m_target);
        return points;
    }
    int& owed = m_owed[static_cast<std::size_t>(team)];
    const int paid = std::min(owed, value);
    owed -= paid;
    score += value - paid;
    return value;
}

void ScoreLine::penalise(int team, int points, bool deferred) {
    int& score = m_score[static_cast<std::size_t>(team)];
    if (m_rules->set().countdown) {
        score += points;
        return;
    }
    if (points == 0) return;
    const bool floor = m_rules->is(rulebook::NegativeScore::Floor0);
    if (!floor && !deferred && !m_rules->is(rulebook::NegativeScore::Deferred)) {
        score -= points;
        return;
    }
    const int taken = std::clamp(score, 0, points);
    score -= taken;
    if (!floor) m_owed[static_cast<std::size_t>(team)] += points - taken;
}

bool ScoreLine::finished(int team) const {
    const int score = m_score[static_cast<std::size_t>(team)];
    return m_rules->set().countdown ? score <= 0 : score >= m_target;
}

bool ScoreLine::oneShort(int team) const {
    const int score = m_score[static_cast<std::size_t>(team)];
    return m_rules->set().countdown ? score == 1 : score == m_target - 1;
}

} // namespace schreiber::deal
