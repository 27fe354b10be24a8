#include "sit_outs.h"

#include <algorithm>
#include <cstddef>

namespace schreiber::tournament {

namespace {

// The last of the so many least.
int lastOfLeast(std::vector<int> times, int many) {
    if (many == 0) return -1;
    const auto last = times.begin() + many - 1;
    std::nth_element(times.begin(), last, times.end());
    return *last;
}

} // namespace

SitOuts::SitOuts(const Field& field)
    : m_playing(field.restPlayers())
    , m_sitting(field.sittingOut()) {
    for (int player = 0; player < field.size(); ++player) {
        m_satOut.push_back(field.satOut(player));
        m_leftOver.push_back(field.leftOver(player));
    }
    findMost();
}

void SitOuts::findMost() {
    m_mostSatOut = lastOfLeast(m_satOut, m_sitting);
    m_mostLeftOver = m_playing == 0 ? -1 : lastOfLeast(m_leftOver, m_playing + m_sitting);
}

bool SitOuts::isTurnOf(std::vector<int>::const_iterator first, std::vector<int>::const_iterator last) const {
    const auto sitting = first + m_playing;
    const auto isThere = [&](int player) { return std::find(first, last, player) != last; };
    for (int player = 0; player < static_cast<int>(m_satOut.size()); ++player)
        if (must(player) && !isThere(player)) return false;
    return std::all_of(first, sitting, [&](int player) { return mayPlay(player); }) &&
           std::all_of(sitting, last, [&](int player) { return maySit(player); });
}

void SitOuts::sortByTurn(std::vector<int>& players) const {
    const std::vector<int>& times = m_playing > 0 ? m_leftOver : m_satOut;
    std::stable_sort(players.begin(), players.end(),
                     [&](int a, int b) { return times[index(a)] > times[index(b)]; });
    if (m_playing == 0 || m_sitting == 0) return;
    // Of those who have sat out least often, the one whose turn it is soonest.
    const auto sits =
        std::find_if(players.rbegin(), players.rend(), [&](int player) { return maySit(player); });
    if (sits != players.rend()) std::rotate(sits.base() - 1, sits.base(), players.end());
}

void SitOuts::leave(std::vector<int>::const_iterator first, std::vector<int>::const_iterator last) {
    for (auto player = first; player != last; ++player) {
        ++m_leftOver[index(*player)];
        if (player - first >= m_playing) ++m_satOut[index(*player)];
    }
    findMost();
}

} // namespace schreiber::tournament
