#include "sit_outs.h"

#include <algorithm>

namespace schreiber::tournament {

SitOuts::SitOuts(const Field& field)
    : m_bench(field.bench()) {
    m_times.reserve(static_cast<std::size_t>(field.size()));
    for (int player = 0; player < field.size(); ++player) m_times.push_back(field.satOut(player));
    findMost();
}

void SitOuts::findMost() {
    if (m_bench == 0) return;
    std::vector<int> times = m_times;
    const auto last = times.begin() + m_bench - 1;
    std::nth_element(times.begin(), last, times.end());
    m_most = *last;
}

void SitOuts::sortByTurn(std::vector<int>& players) const {
    std::stable_sort(players.begin(), players.end(), [&](int a, int b) { return times(a) > times(b); });
}

void SitOuts::sit(std::vector<int>::const_iterator first, std::vector<int>::const_iterator last) {
    for (; first != last; ++first) ++m_times[static_cast<std::size_t>(*first)];
    findMost();
}

} // namespace schreiber::tournament
