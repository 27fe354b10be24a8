#pragma once

#include "steps/import_faults.h"

#include <store/journal.h>
#include <tournament/model.h>

#include <cstddef>
#include <map>
#include <memory>
#include <string>

namespace schreiber::desk {

// What the rows of a journal left on each sheet, in the order of time: its lines, its score, how it ended and
// what became of it. Where rows do not tell (results from a list, a round drawn anew while it was played,
// rules changed since), nothing is held against the sheet here, but by what the actions hold (HeldParts).
class SheetRows {
  public:
    explicit SheetRows(const tournament::Tournament& tournament);
    ~SheetRows();

    // An action that stands, in row `at` of the journal.
    void take(const store::JournalEntry& entry, std::size_t at);
    // Each sheet against what its rows come to, and each row against the tables there are.
    void addFaults(ImportFaults& faults) const;

    SheetRows(const SheetRows&) = delete;
    SheetRows& operator=(const SheetRows&) = delete;

  private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace schreiber::desk
