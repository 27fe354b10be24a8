#pragma once

#include "database.h"

#include <store/tournament_file.h>

#include <vector>

namespace schreiber::store {

// See TournamentFile::verify. Reads in one transaction; nothing is changed.
Stored<std::vector<Finding>> verifyDatabase(Database& database);

} // namespace schreiber::store
