#pragma once

#include "database.h"

#include <string>

namespace schreiber::store {

// A consistent copy of the tournament file at `path`, also while it is in use.
Stored<base::Done> copyFile(const std::string& path, const std::string& copy);

} // namespace schreiber::store
