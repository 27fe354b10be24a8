#pragma once

#include "database.h"

#include <store/kept_clock.h>

#include <optional>

namespace schreiber::store {

// None while nobody set the clock.
Stored<std::optional<KeptClock>> readClock(Database& database);
// In the place of the one before. Inside a transaction.
Stored<base::Done> writeClock(Database& database, const KeptClock& clock);

} // namespace schreiber::store
