#pragma once

#include "database.h"
#include "migrations.h"

#include <store/journal.h>
#include <store/tournament_file.h>

#include <string>
#include <vector>

// From a path to a connection whose schema is known, and from nothing to a file.
namespace schreiber::store {

// Foreign, Newer and Damaged are told apart here; an older schema is brought up to date.
Stored<Database> connectTo(const std::string& path, Access access, const Migrations& migrations,
                           OnLock onLock = OnLock::Wait);

// For files that may be damaged: everything but the check of the schema, and nothing is changed.
Stored<Database> connectForInspection(const std::string& path, const Migrations& migrations,
                                      OnLock onLock = OnLock::Wait);

// The whole file, written beside `path` and put in place when it is on disk. The last row of the journal
// carries the tournament.
Stored<base::Done> writeNewFile(const std::string& path, const tournament::Tournament& tournament,
                                const std::vector<JournalEntry>& journal, const Migrations& migrations);

} // namespace schreiber::store
