#pragma once

#include "database.h"
#include "journal_rows.h"

#include <store/tournament_file.h>

#include <string>
#include <vector>

namespace schreiber::store {

// A consistent copy of the tournament file at `path`, also while it is in use, and what verify finds in it.
Stored<std::vector<Finding>> copyFile(const std::string& path, const std::string& copy);

// A new file out of an open one that is no longer at its place. An error where it does not give that action,
// the last one known, or anything of it is unsound.
Stored<base::Done> copyGoneFile(Database& open, const JournalHead& last, const std::string& copy);

} // namespace schreiber::store
