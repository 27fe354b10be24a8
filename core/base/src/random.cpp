#include <base/random.h>

#include <bit>

namespace schreiber::base {

namespace {
std::uint64_t splitmix(std::uint64_t& state) {
    state += 0x9E3779B97F4A7C15ULL;
    std::uint64_t z = state;
    z = (z ^ (z >> 30U)) * 0xBF58476D1CE4E5B9ULL;
    z = (z ^ (z >> 27U)) * 0x94D049BB133111EBULL;
    return z ^ (z >> 31U);
}
} // namespace

Random::Random(std::uint64_t seed)
    : m_state{} {
    for (std::uint64_t& word : m_state) word = splitmix(seed);
}

std::uint64_t Random::next() {
    const std::uint64_t result = std::rotl(m_state[1] * 5, 7) * 9;
    const std::uint64_t t = m_state[1] << 17U;
    m_state[2] ^= m_state[0];
    m_state[3] ^= m_state[1];
    m_state[1] ^= m_state[2];
    m_state[0] ^= m_state[3];
    m_state[2] ^= t;
    m_state[3] = std::rotl(m_state[3], 45);
    return result;
}

std::uint64_t Random::below(std::uint64_t bound) {
    if (bound == 0) return 0;
    // Numbers under this threshold would make the small remainders likelier; they are drawn again.
    const std::uint64_t threshold = (0 - bound) % bound;
    for (;;) {
        const std::uint64_t number = next();
        if (number >= threshold) return number % bound;
    }
}

std::uint64_t mix(std::uint64_t a, std::uint64_t b) {
    std::uint64_t state = a ^ (b * 0xD6E8FEB86659FD93ULL);
    splitmix(state);
    return splitmix(state);
}

} // namespace schreiber::base
