#pragma once

#include "database.h"

#include <store/tournament_file.h>

#include <vector>

namespace schreiber::store {

// See TournamentFile::verify. Reads in one transaction; nothing is changed.
Stored<std::vector<Finding>> verifyDatabase(Database& database);

// SQLite's own look at the pages of a file and at the references between rows.
Stored<std::vector<Finding>> checkDatabase(Database& database);

} // namespace schreiber::store
