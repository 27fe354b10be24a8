#pragma once

#include "session.h"

namespace schreiber::cli {

// The ranking as people read it, with what is still missing.
void printStandings(const Session& session, const tournament::Standings& standings);

std::string amountText(const tournament::Amount& amount);

} // namespace schreiber::cli
