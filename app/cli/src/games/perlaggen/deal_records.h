#pragma once

#include "session.h"

#include <perlaggen/record/record.h>
#include <string>
#include <vector>

namespace schreiber::cli {

// The deals of a file, or of standard input for `-`; otherwise the exit code, after telling why.
base::Result<std::vector<perlaggen::record::Record>, int> readDeals(const Session& session,
                                                                    const std::string& file);

} // namespace schreiber::cli
