#pragma once

// How much of a sweep a test goes through: the whole with SCHREIBER_LONG set, a sample in every run, and a
// smaller sample where sanitizers make each step ten times slower (the same run has the larger one without).
namespace schreiber::test {

bool inWhole(); // SCHREIBER_LONG is set

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
