#pragma once

#include "steps/import_faults.h"

#include <store/journal.h>
#include <tournament/model.h>

#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace schreiber::desk {

// What the rows of a journal say of the rulings: each was given or brought by one, about its table, and what
// became of it stands in the rows after that.
class RulingRows {
  public:
    // An action that stands, in row `at` of the journal.
    void take(const store::JournalEntry& entry, std::size_t at);
    // A round that was drawn anew may have other tables by now.
    void addFaults(const tournament::Tournament& tournament, ImportFaults& faults) const;

  private:
    struct Given {
        bool brought = false; // with what had become of it elsewhere
        int round = 0;
        std::string table; // as it was called
        std::string rules; // by which it was decided, or else the words of the dispute
        std::vector<tournament::Decision> decisions;
        std::vector<tournament::RulingEntry> entered;
    };

    void addFaultsOf(const tournament::Ruling& ruling, const Given& given, const std::string& table,
                     const std::string& where, ImportFaults& faults) const;

    std::vector<Given> m_given;           // ruling 1 first
    std::map<int, std::size_t> m_redrawn; // rounds: how many rulings there were
    std::optional<std::size_t> m_nowhere; // a row about a ruling that nobody gave
};

} // namespace schreiber::desk
