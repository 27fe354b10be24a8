#pragma once

#include <koenigrufen/rulebook/rule_set.h>
#include <optional>
#include <vector>

// By how much each game of an evening is doubled: by those before it, and by the last Runde of a Radel
// (KR-125, KR-143, KR-151, KR-155).
namespace schreiber::koenigrufen::line {

class Doubling {
  public:
    // A Runde: in it each at the table deals once.
    Doubling(const rulebook::Rules& rules, int seats)
        : m_rules(rules)
        , m_seats(seats) {}

    // Of the next game.
    int factor() const;
    // The next game is played: so many of those after it are doubled by it.
    void add(int doubles);

    int played() const { return static_cast<int>(m_doubles.size()); }

    // With this game the last Runde begins.
    void beginLastRound(int first) { m_first = first; }
    // The last game of all, where the last Runde is known: a Trischaken in it may add some
    // (`radel_trischaken`).
    std::optional<int> last() const;
    bool isOver() const { return last() && played() >= *last(); }

  private:
    rulebook::Rules m_rules;
    int m_seats;
    std::vector<int> m_doubles; // of each game
    std::optional<int> m_first;
};

} // namespace schreiber::koenigrufen::line
