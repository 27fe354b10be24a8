#pragma once

#include "session.h"

#include <string>

namespace schreiber::cli {

// Replays every deal of a record and rules on it; 1 where something illegal was found.
int checkDeals(const Session& session, const std::string& file);

} // namespace schreiber::cli
