#include <cstdlib>
#include <random>
#include <sampling.h>

namespace schreiber::test {

bool inWhole() {
    return std::getenv("SCHREIBER_LONG") != nullptr;
}

std::uint64_t seedOfRun() {
    constexpr std::uint64_t kEveryRun = 20261126;
    static const std::uint64_t kSeed = [] {
        const char* given = std::getenv("SCHREIBER_SEED");
        if (given != nullptr) return static_cast<std::uint64_t>(std::strtoull(given, nullptr, 10));
        return inWhole() ? static_cast<std::uint64_t>(std::random_device()()) : kEveryRun;
    }();
    return kSeed;
}

} // namespace schreiber::test
