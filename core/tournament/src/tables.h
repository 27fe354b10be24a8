#pragma once

#include "field.h"
#include "refuse.h"

#include <base/random.h>
#include <base/result.h>
#include <tournament/model.h>
#include <tournament/refusal.h>

#include <cstdint>
#include <map>
#include <string>
#include <vector>

// What the draws of all formats have in common.
namespace schreiber::tournament {

enum Purpose : std::uint64_t { Alone = 11, Coupling, Tables, Seats, Group, Again = 100 }; // sub-seeds

// A table with open sheets, at which four sit where not said otherwise: two sides of two persons, whatever
// the format. Where there are too few tables they play in heats.
Table tableOf(const Settings& settings, int number, std::vector<std::vector<int>> sides, base::Random& random,
              int seats = 4);

// One at which everybody plays for himself, in the order of their seats: the last one deals first.
Table ownTable(const Settings& settings, int number, std::vector<std::vector<int>> sides);

// `never` leaves no round: named after the entry that most of those here are kept apart from.
base::Failure<Refusal> refuseNever(const Tournament& tournament, const Field& field);
base::Failure<Refusal> refuseTooFew(int active, int needed);

} // namespace schreiber::tournament
