#pragma once

#include <tournament/model.h>

#include <vector>

namespace schreiber::tournament {

// This tournament's rulings of a table (game 0: of all its games; table 0: of every table) that an appeal has
// opened again: what they decided may yet be another.
std::vector<const Ruling*> appealsAt(const Tournament& tournament, int round, int table, int game);

} // namespace schreiber::tournament
