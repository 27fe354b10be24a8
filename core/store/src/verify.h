#pragma once

#include "database.h"

#include <store/tournament_file.h>

#include <vector>

namespace schreiber::store {

// See TournamentFile::verify. Reads in one transaction; nothing is changed.
Stored<std::vector<Finding>> verifyDatabase(Database& database, const FurtherCheck& further = {});

// The same with a connection of its own.
Stored<std::vector<Finding>> verifyAt(const std::string& path, const FurtherCheck& further = {},
                                      OnLock onLock = OnLock::Wait);

// Puts the rows back to what the journal says, where the journal itself is in order; `entry` says so in it,
// with how many rows those were. What verify still finds: where that is anything, nothing was changed.
// `row` becomes the number of that row; 0 where none was needed.
Stored<std::vector<Finding>> restoreFromJournal(Database& database, JournalEntry entry, int* row = nullptr);

// What is strange in the schema, as verify tells it; any other error stays one.
Stored<std::vector<Finding>> asFinding(const StoreError& error);

// SQLite's own look at the pages of a file and at the references between rows.
Stored<std::vector<Finding>> checkDatabase(Database& database);

} // namespace schreiber::store
