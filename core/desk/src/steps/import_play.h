#pragma once

#include "steps/import_faults.h"

#include <tournament/model.h>

// What was played, as an import has it: rounds that the draw could have made of those who were there, sheets
// that could have been written line by line, an end that follows from them. The steps by which all that is
// entered here are asked, so there are no rules of import's own; where a correction or a switch changed later
// could have made it so, it is let pass.
namespace schreiber::desk {

void addFaultsOfPlay(const tournament::Tournament& tournament, ImportFaults& faults);

} // namespace schreiber::desk
