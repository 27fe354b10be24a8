#pragma once

#include "session.h"

#include <perlaggen/record/record.h>
#include <string>
#include <vector>

namespace schreiber::cli {

inline constexpr int kIllegal = 1; // deal check, deal print: done, and something illegal was found

// The deals of a file, or of standard input for `-`; otherwise the exit code, after telling why.
base::Result<std::vector<perlaggen::record::Record>, int> readDeals(const Session& session,
                                                                    const std::string& file);

// An unreadable record is an answer, too: with --json on standard output, the first defect alone.
int refuseRecord(const Session& session, const std::vector<base::InputError>& errors);

} // namespace schreiber::cli
