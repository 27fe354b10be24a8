#include "change.h"

#include <random>

// Alone in its file: a test that is to run twice alike links one of its own in its place. The program has no
// way to choose a seed that is not said.
namespace schreiber::desk {

namespace {

constexpr std::uint64_t kSeeds = 1'000'000'000;

} // namespace

std::uint64_t freshSeed() {
    std::random_device device;
    return (static_cast<std::uint64_t>(device()) << 32 | device()) % kSeeds;
}

} // namespace schreiber::desk
