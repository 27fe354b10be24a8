#pragma once

#include "field.h"

#include <vector>

// Who sits out, decided in one place for every draw: nobody a second time before all the others have once.
namespace schreiber::tournament {

class SitOuts {
  public:
    // As often as each has sat out in the rounds before.
    explicit SitOuts(const Field& field);

    int times(int player) const { return m_times[static_cast<std::size_t>(player)]; }
    // Whether it can be somebody's turn in the next round, and whether it must be: those who have done so
    // least often sit out, and between the last of these chance decides.
    bool may(int player) const { return times(player) <= m_most; }
    bool must(int player) const { return times(player) < m_most; }
    // Whether the one may sit out for the other, which leaves it as fair as it was.
    bool areEven(int player, int other) const { return times(player) == times(other); }

    // Whose turn it is sooner further back; equals stay as they are.
    void sortByTurn(std::vector<int>& players) const;

    // A round is over in which these sat out.
    void sit(std::vector<int>::const_iterator first, std::vector<int>::const_iterator last);

  private:
    void findMost();

    std::vector<int> m_times; // of each player
    int m_bench;
    int m_most = -1; // how often the last of those who sit out next has done so; -1 where nobody does
};

} // namespace schreiber::tournament
