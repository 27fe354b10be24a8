#pragma once

#include "database.h"

#include <store/ruling_search.h>
#include <store/tournament_file.h>
#include <tournament/ruling.h>

#include <vector>

// The words of the rulings, in a full-text index that follows from the rows and is written with them. Text is
// folded before it gets there, so that the index itself only has to split at spaces.
namespace schreiber::store {

// What differs between the two is taken out and put in anew; part of the transaction that writes the rows.
Stored<base::Done> indexRulings(Database& database, const std::vector<tournament::Ruling>& before,
                                const std::vector<tournament::Ruling>& after);

// The whole of it, whatever stands there: also where the index cannot be read. On a connection that has not
// asked it anything yet.
Stored<base::Done> indexAllAnew(Database& database, const std::vector<tournament::Ruling>& rulings);

// Numbers of rulings, the best match first; with equal matches the latest. Those of a place's rule sets,
// which `selectUnder` finds, come behind those of the place itself.
Stored<std::vector<int>> searchRulings(Database& database, const RulingSearch& search,
                                       std::string (*selectUnder)(std::size_t count));

// Where the index is not what the rulings make of it.
Stored<std::vector<Finding>> checkIndex(Database& database, const std::vector<tournament::Ruling>& rulings);

} // namespace schreiber::store
