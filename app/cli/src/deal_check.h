#pragma once

#include "session.h"

#include <string>
#include <vector>

namespace schreiber::cli {

inline constexpr int kIllegal = 1; // deal check, deal print: done, and something illegal was found

struct DealsToCheck {
    std::string record;     // empty: every sheet of the tournament
    std::string tournament; // whose switches and counting hold; empty: those of the rules
};
// Replays every deal of a record and rules on it; 1 where something illegal was found.
int checkDeals(const Session& session, const DealsToCheck& wanted);

// An unreadable record is an answer, too: with --json on standard output, the first defect alone.
int refuseRecord(const Session& session, const std::vector<base::InputError>& errors);

} // namespace schreiber::cli
