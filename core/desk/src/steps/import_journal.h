#pragma once

#include "steps/import_faults.h"

#include <store/exchange.h>

#include <string>
#include <vector>

// The journal that an import brings. Its rows say what was done, so what stands there has to follow from
// them: each round was drawn, with its seed, each sheet written, each ruling given, the end reached.
namespace schreiber::desk {

void addFaultsOfJournal(const tournament::Tournament& tournament,
                        const std::vector<store::JournalEntry>& journal, ImportFaults& faults);

// A ruling of this evening on a table that is not there by now: drawn anew since, or altered.
bool isOfNoTable(const tournament::Tournament& tournament, const tournament::Ruling& ruling);

// Codes of actions that only another version knows.
std::vector<std::string> unknownActions(const std::vector<store::JournalEntry>& journal);

} // namespace schreiber::desk
