#pragma once

#include "database.h"
#include "migrations.h"

#include <store/journal.h>
#include <store/tournament_file.h>

#include <functional>
#include <string>
#include <vector>

// From a path to a connection whose schema is known, and from nothing to a file.
namespace schreiber::store {

// An older schema is brought up to date.
Stored<Database> connectTo(const std::string& path, Access access, const Schema& schema,
                           OnLock onLock = OnLock::Wait);

// To look at it: also an older version, and nothing in it is changed. Where another tool left it in WAL mode
// and nobody has it open, what lies beside it is written into it.
Stored<Database> connectForInspection(const std::string& path, const Schema& schema,
                                      OnLock onLock = OnLock::Wait);

// The whole file, written beside `path` and put in place when it is on disk.
Stored<base::Done> writeNewFile(const std::string& path, const Schema& schema,
                                const std::function<Stored<base::Done>(Database&)>& fill);
// A tournament's; the last row of the journal carries it.
Stored<base::Done> writeNewFile(const std::string& path, const tournament::Tournament& tournament,
                                const std::vector<JournalEntry>& journal, const Migrations& migrations);
// What is said where the new file, which stands now, could not be read again.
StoreError ofNewFile(StoreError error);

} // namespace schreiber::store
