#pragma once

#include "steps/import_faults.h"

#include <store/held.h>
#include <store/journal.h>
#include <tournament/model.h>

namespace schreiber::desk {

// Writes into an action what of the tournament it leaves (store/held.h).
void hold(store::Action& what, const tournament::Tournament& before, const tournament::Tournament& after);

// What the rows of a journal hold of each part: as the last one left it that changed it. An action of an
// earlier version holds nothing, and may have changed anything.
class HeldParts {
  public:
    // An action that stands.
    void take(const store::Action& what);
    void addFaults(const tournament::Tournament& tournament, ImportFaults& faults) const;

  private:
    store::Held m_held;
};

} // namespace schreiber::desk
