#pragma once

#include "change.h"

#include <desk/rulings.h>

#include <cstddef>
#include <string>
#include <unordered_map>
#include <vector>

// Rulings as pure steps. Each names its action; refusals: `no_such_ruling` and those named below.
namespace schreiber::desk {

// The head of a record as the table stands; refusals are those of `locate`.
base::Result<game::Head, Refusal> disputeHead(const Tournament& tournament, const SheetPlace& place);

// The same dispute, wherever it was brought to since and whatever became of it.
bool isSameDispute(const tournament::Ruling& one, const tournament::Ruling& other);
// Null where it is not among them.
const tournament::Ruling* findDispute(const std::vector<tournament::Ruling>& rulings,
                                      const tournament::Ruling& wanted);

// Disputes by what they are about, so that many are not compared each with all.
class KnownDisputes {
  public:
    void add(const tournament::Ruling& ruling, std::size_t place);
    // The places under which such were added that may be the same.
    std::vector<std::size_t> like(const tournament::Ruling& ruling) const;

  private:
    std::unordered_multimap<std::size_t, std::size_t> m_places; // by a number made of their texts
};

// What the journal names a ruling by: the rules it went by, or else the first words of the dispute.
std::string journalSubject(const tournament::Ruling& ruling);

// The ruling with the next number; its place is found first.
base::Result<Made, Refusal> withRuling(const Tournament& tournament, tournament::Ruling ruling,
                                       const NewRuling& wanted);

// Puts it on the sheet. `ruling_without_table`, `ruling_writes_nothing`, `no_such_side`, `ruling_needs_two`,
// and those of lines, strikes and results.
base::Result<Made, Refusal> withRulingEntered(const Tournament& tournament, int number,
                                              const RulingWish& wish, const std::string& why);

// The reason of a step in what becomes of a ruling, and when it was given: UTC, ISO 8601.
struct Said {
    std::string why;
    std::string at;
};

// `ruling_not_decided`, `ruling_appealed`, `reason_needed`
base::Result<Made, Refusal> withAppeal(const Tournament& tournament, int number, const Said& said);
// `ruling_not_appealed`
base::Result<Made, Refusal> withUpheld(const Tournament& tournament, int number, const Said& said);
// `decision_needed`, `reason_needed`
base::Result<Made, Refusal> withOverruled(const Tournament& tournament, int number,
                                          const std::string& decision, const Said& said);

// `ruling_withdrawn`, `reason_needed`
base::Result<Made, Refusal> withWithdrawn(const Tournament& tournament, int number, const Said& said);

// Whether a sheet is to be confirmed while a ruling about it is under appeal.
std::optional<Refusal> whetherUnderAppeal(const Tournament& tournament, const SheetPlace& place);

// Whether a result may name this ruling. A tournament that keeps no rulings has them on paper, and any number
// is one; otherwise `no_such_ruling`, and `ruling_of_other_table`.
std::optional<Refusal> whyNotRuling(const Tournament& tournament, int number, const SheetPlace& place);

} // namespace schreiber::desk
