#pragma once

#include "session.h"

#include <string>

namespace schreiber::cli {

// The rulings on the deals of a file: as `deal check` tells them, or on paper where `out` names a PDF.
int printDeals(const Session& session, const std::string& file, const std::string& out);

} // namespace schreiber::cli
