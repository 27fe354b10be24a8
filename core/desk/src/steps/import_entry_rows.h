#pragma once

#include "steps/import_faults.h"

#include <store/journal.h>
#include <tournament/model.h>

#include <cstddef>
#include <map>
#include <memory>

namespace schreiber::desk {

// What the rows of a journal say of those who are entered: how many there are, who left, whom a substitute
// replaced, what was corrected, which two are kept apart.
class EntryRows {
  public:
    explicit EntryRows(const tournament::Tournament& tournament);
    ~EntryRows();

    // An action that stands, in row `at` of the journal.
    void take(const store::JournalEntry& entry, std::size_t at);
    void addFaults(ImportFaults& faults) const;

    EntryRows(const EntryRows&) = delete;
    EntryRows& operator=(const EntryRows&) = delete;

  private:
    struct Impl;
    std::unique_ptr<Impl> m_impl;
};

} // namespace schreiber::desk
