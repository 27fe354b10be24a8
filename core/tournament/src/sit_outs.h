#pragma once

#include "field.h"

#include <vector>

// Who is left over, decided in one place for every draw: nobody sits out a second time before all the others
// have once; and where two of those left over play one against one, so it is with being left over at all.
namespace schreiber::tournament {

class SitOuts {
  public:
    // As often as each has sat out, and was left over, in the rounds before.
    explicit SitOuts(const Field& field);

    // Whether it can be somebody's turn in the next round to sit out, and to play one against one, and
    // whether it must be one of the two: those whose turn it has been least often, and between the last of
    // these chance decides.
    bool maySit(int player) const { return m_satOut[index(player)] <= m_mostSatOut; }
    bool mayPlay(int player) const { return m_leftOver[index(player)] <= m_mostLeftOver; }
    bool must(int player) const {
        return m_playing > 0 ? m_leftOver[index(player)] < m_mostLeftOver
                             : m_satOut[index(player)] < m_mostSatOut;
    }
    // Whether these, who play one against one and then who sits out, can be those left over next.
    bool isTurnOf(std::vector<int>::const_iterator first, std::vector<int>::const_iterator last) const;
    // Whether the one may be left over for the other, which leaves it as fair as it was.
    bool areEven(int player, int other) const {
        return m_satOut[index(player)] == m_satOut[index(other)] &&
               m_leftOver[index(player)] == m_leftOver[index(other)];
    }

    // Whose turn it is sooner further back, as they are left over; equals stay as they are.
    void sortByTurn(std::vector<int>& players) const;

    // A round is over in which these were left over.
    void leave(std::vector<int>::const_iterator first, std::vector<int>::const_iterator last);

  private:
    static std::size_t index(int player) { return static_cast<std::size_t>(player); }
    void findMost();

    std::vector<int> m_satOut; // of each player
    std::vector<int> m_leftOver;
    int m_playing;
    int m_sitting;
    int m_mostSatOut = -1; // how often the last of those whose turn it is has; -1 where it is nobody's
    int m_mostLeftOver = -1;
};

} // namespace schreiber::tournament
