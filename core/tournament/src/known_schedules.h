#pragma once

#include "seating.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

// Evenings that are known to go without repeats, or with as few as arithmetic allows: found by search
// (tests/tools/write_schedules), kept in data/schedules.txt and counted anew by a test.
namespace schreiber::tournament {

constexpr int kMostScheduled = 200; // people, and rounds of a line

struct KnownSchedule {
    int people = 0;
    Meet meet = Meet::AsOpponents;
    // Of an evening of all its rounds and no other: the first of them alone have more repeats than need be.
    bool whole = false;
    // People are 0 to people - 1. The first so many rounds are the schedule of an evening of so many.
    std::vector<Places> rounds;
};

// Lines of `PEOPLE KIND ROUNDS SIDE:SIDE … [out …]`: the tables of a round and who sits out, and how many
// rounds come of it, each by adding one to the numbers behind the small letters, modulo how many of a letter
// there are. KIND is `partners`, `once`, or `whole` for partners of a whole evening. Lines of the same people
// and kind follow each other. What is none of this gives nothing.
std::optional<std::vector<KnownSchedule>> readSchedules(std::string_view text);

// For an evening of so many rounds, though it may have fewer; null where none is known.
const KnownSchedule* knownSchedule(int people, Meet meet, int rounds);
// The opponents (or any two at a table, where nobody is to meet twice) who meet again in its first rounds; at
// most as many as it has.
int repeatsOf(const KnownSchedule& schedule, int rounds);

// The text as it was built in.
std::string_view schedulesText();

} // namespace schreiber::tournament
