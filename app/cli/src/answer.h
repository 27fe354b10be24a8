#pragma once

#include "session.h"

namespace schreiber::cli {

// Tells what a change did: the sentence of the journal, copies, ranks that move, and warnings.
int tell(const Session& session, const desk::Receipt& receipt);
int tell(const Session& session, const desk::Outcome<desk::Receipt>& receipt);
// What of a change is told whatever the form of its answer: that it is done, copies and warnings. A copy that
// could not be made is a warning, never a failure.
int conclude(const Session& session, const desk::Receipt& receipt);
void tellCopies(const Session& session, const desk::CopyReport& copies);

// What verifying a file found, and the exit code that follows.
int tellFindings(const Session& session, const std::string& file,
                 const desk::Outcome<std::vector<store::Finding>>& findings);

} // namespace schreiber::cli
