#pragma once

#include <optional>
#include <string>

// The calls by which the program writes, renames and removes files, so that each can be made to fail: the
// permissions of a folder stop nobody who runs the tests as root.
namespace schreiber::base::testing {

// From the n-th on, counted from 0, each of these calls fails with the error; with `kill` the process ends
// there, as when it is killed. Calls on other files than regular ones and folders are not counted.
struct Failing {
    int from = 0;
    int error = 0;
    bool kill = false;
    std::optional<int> upTo; // the last that fails
};

void failCalls(const Failing& failing);
void letCallsBe();
int callsSeen(); // since the last `failCalls`

} // namespace schreiber::base::testing
