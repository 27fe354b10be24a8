#pragma once

#include <base/score_column.h>

#include <perlaggen/deal/ruling.h>
#include <perlaggen/rulebook/rule_set.h>

namespace schreiber::perlaggen::deal {

// The scores while a deal is written down: points come on, penalties off, and what may not go below 0 is
// owed (negative_score). A countdown runs the other way and stops at 0.
class ScoreLine {
  public:
    ScoreLine(const rulebook::Rules& rules, int target, const ByTeam& score, const ByTeam& owed);

    // Returns the points won: the value, or what is missing for a held Spiel aus.
    int win(int team, int value);
    void penalise(int team, int points, bool deferred = false);

    // Back to what a game begins with. Returns the points of the game that are lost with it.
    int wipe(int team);

    bool finished(int team) const;
    bool oneShort(int team) const;
    const ByTeam& score() const { return m_score; }
    const ByTeam& owed() const { return m_owed; }

  private:
    base::ScoreColumn column(int team) const;
    void write(int team, const base::ScoreColumn& column);

    const rulebook::Rules* m_rules;
    std::optional<int> m_downTo;
    int m_target;
    int m_oneShortAt;
    ByTeam m_score;
    ByTeam m_owed;
};

} // namespace schreiber::perlaggen::deal
