#pragma once

#include <koenigrufen/deal/event.h>
#include <koenigrufen/deal/state.h>
#include <koenigrufen/rulebook/rule_set.h>
#include <vector>

namespace schreiber::koenigrufen::deal {

// One event: what it does, and what there is to rule on; the rulings stand in the next state, on this event
// or, where it decides them, on earlier ones (a wrong card that lies as the trick is completed). Total: every
// event in every state has a next state. `number` is the event's place in the record.
//
// Where the called king lies must be known, and which talon was taken where nobody wrote it (`assumed`): for
// a record that leaves it open there is a state for each way in which it can be. All else that is unknown
// is taken to be as it has to be, as long as it can be.
void apply(const rulebook::Rules& rules, State& state, const Event& event, int number);

// Trischaken: where a talon card that is named next can have lain among those that nobody wrote down
// (`assumedTurned`), as far as it makes a difference to what is left.
std::vector<std::size_t> placesOfTurned(const State& state, Card card);

// The game of a record that begins after the auction.
void beginWith(const rulebook::Rules& rules, State& state, std::vector<Declared> games);

} // namespace schreiber::koenigrufen::deal
