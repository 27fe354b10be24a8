#pragma once

#include "steps/step.h"

#include <desk/entries.h>

#include <vector>

// Who plays on for somebody, so that nobody plays under two numbers.
namespace schreiber::desk {

// Those who are entered under another number than `number` and are this very person, as far as one can tell:
// the same name, and neither year of birth, sex nor club speaks against it.
std::vector<int> enteredAs(const Tournament& tournament, int number, const tournament::Person& person,
                           const std::string& club);

// Whom a substitute would meet as himself: the number, other than `number`, under which that person sat at a
// table of a round from `from` on, before he was replaced there; 0 where none.
int seatOfPerson(const Tournament& tournament, int number, const tournament::Person& person,
                 const std::string& club, int from);

// Somebody who is entered plays on: moves in, and the own number goes; or takes the seat under it (see
// Candidate). Refusals: those of `withSubstitute`, `substitute_plays`, `substitute_left`,
// `swap_breaks_never`.
Changed withEnteredSubstitute(const Tournament& tournament, int number, const Substitute& wanted);

// Whether that one would keep the own number, and take the seat at the open table.
bool takesSeat(const Tournament& tournament, int number, int entered);

} // namespace schreiber::desk
