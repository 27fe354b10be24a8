#pragma once

#include <cstdint>

// How much of a sweep a test goes through: the whole with SCHREIBER_LONG set, a sample in every run, and a
// smaller sample where sanitizers make each step ten times slower (the same run has the larger one without).
namespace schreiber::test {

bool inWhole(); // SCHREIBER_LONG is set

// The sample: SCHREIBER_SEED, else the same in every run, so that a change is judged by what it changes; with
// SCHREIBER_LONG another each time. Whoever samples by it prints it.
std::uint64_t seedOfRun();

template <class T>
T sampled(T underSanitizers, T everyRun, T whole) {
    if (inWhole()) return whole;
#ifdef SCHREIBER_SANITIZED
    static_cast<void>(everyRun);
    return underSanitizers;
#else
    static_cast<void>(underSanitizers);
    return everyRun;
#endif
}

} // namespace schreiber::test
