#pragma once

#include "session.h"

#include <tournament/standings.h>

namespace schreiber::cli {

// The ranking as people read it, by group while there are only groups, with what is still missing.
void printStandings(const Session& session, const tournament::Tournament& tournament,
                    const tournament::Standings& standings);

// Says on the side that the ranking after this round is not for everybody's eyes, where it is not yet.
void noteHidden(const Session& session, const tournament::Settings& settings, int round);

} // namespace schreiber::cli
