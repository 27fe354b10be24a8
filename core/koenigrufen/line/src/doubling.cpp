#include <algorithm>
#include <cstddef>
#include <koenigrufen/line/doubling.h>

namespace schreiber::koenigrufen::line {

int Doubling::factor() const {
    const int game = played() + 1;
    int doublings = 0;
    const int reach = std::max(m_rules.set().trischakenDoubles, m_rules.set().mondfangDoubles);
    for (int before = played(); before > std::max(0, played() - reach); --before)
        if (m_doubles[static_cast<std::size_t>(before - 1)] >= game - before) ++doublings;
    // Games that a Trischaken added to the last Runde are not doubled by it (R31).
    if (m_first && game >= *m_first && game < *m_first + m_seats) ++doublings;
    return 1 << doublings;
}

void Doubling::add(int doubles) {
    m_doubles.push_back(doubles);
}

std::optional<int> Doubling::last() const {
    if (!m_first) return std::nullopt;
    int last = *m_first + m_seats - 1;
    if (!m_rules.is(rulebook::RadelTrischaken::Extends)) return last;
    const int doppelrunde = m_rules.set().trischakenDoubles;
    for (int game = *m_first; game <= std::min(played(), last); ++game)
        if (m_doubles[static_cast<std::size_t>(game - 1)] == doppelrunde)
            last = std::max(last, game + doppelrunde);
    return last;
}

} // namespace schreiber::koenigrufen::line
