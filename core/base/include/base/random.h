#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace schreiber::base {

// Random numbers from a seed, the same on every machine and with every standard library: xoshiro256**
// seeded by splitmix64 (Blackman and Vigna). The standard's distributions and std::shuffle differ
// between libraries, so a draw uses only what stands here.
class Random {
  public:
    explicit Random(std::uint64_t seed);

    std::uint64_t next();

    // Uniform in [0, bound); bound 0 gives 0.
    std::uint64_t below(std::uint64_t bound);

    // Fisher-Yates.
    template <class T>
    void shuffle(std::vector<T>& items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[static_cast<std::size_t>(below(i))]);
    }

  private:
    std::array<std::uint64_t, 4> m_state;
};

// One well mixed number from several: a sub-seed for each round, each entry's lot.
std::uint64_t mix(std::uint64_t a, std::uint64_t b);

} // namespace schreiber::base
