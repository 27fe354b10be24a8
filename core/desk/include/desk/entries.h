#pragma once

#include <desk/receipt.h>
#include <tournament/entry_list.h>
#include <tournament/model.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The people of an evening: who is entered, leaves, comes back, plays in somebody's place.
namespace schreiber::desk {

class Evening;

// How a list is taken in.
struct ListWish {
    ListWish(bool skip = false) // NOLINT(google-explicit-constructor): the one choice that most have
        : skipBad(skip) {}

    bool skipBad;                               // the good rows alone
    bool takeEqual = false;                     // also those who are there already, as they are said again
    std::optional<tournament::NameOrder> names; // where first and last name stand in one column
};

// Two of whom somebody has to say whether they are one person, by start numbers: who came with the list, and
// who is there.
struct OpenCase {
    int entry = 0;
    int like = 0;

    friend bool operator==(const OpenCase&, const OpenCase&) = default;
};

struct ImportReport {
    int imported = 0;
    std::vector<tournament::BadRow> bad; // only with skipBad; otherwise they are the failure
    std::vector<tournament::LeftOut> leftOut;
    std::vector<tournament::LikelyDuplicate> duplicates;
    std::vector<OpenCase> open; // of these as many as anybody answers, of single entries
    Receipt receipt = {};
};

struct Added {
    int number = 0;
    std::vector<tournament::LikelyDuplicate> duplicates;
    Receipt receipt = {}; // of several that were entered at once, with the last of them
};

// Who plays on under an entry's number. `place` names the person of a pair, 1 or 2; `from` the first round,
// 0 the one that `substituteFrom` says: that at hand while its match is open, or else the next.
struct Substitute {
    tournament::Person person;
    std::string club = {}; // of a single entry; a pair keeps its own
    int place = 0;
    int from = 0;
    int entered = 0;      // the number of somebody who is entered, in place of person and club
    bool another = false; // nobody of those who are entered, though one has that name
};

// Somebody who is entered and can play on for another. Who never sat at a table moves in, and the own number
// goes; who has games of the own takes the seat at the open table under the own number. So nobody is in the
// ranking twice.
struct Candidate {
    int entry = 0;
    enum class Is : std::uint8_t { Waiting, SittingOut, Away } is = Is::Waiting;
    bool keepsNumber = false; // takes the seat
};
// Who came late and who sits out first, then who has left; each by number.
std::vector<Candidate> substitutesFor(const tournament::Tournament& tournament, int number);

Outcome<ImportReport> importEntries(Evening& evening, std::string_view bytes, const std::string& file,
                                    const ListWish& wish, const Confirmation& confirmation = {});
// The same on a connection of its own, for a window that does it beside itself.
Outcome<ImportReport> importEntriesInto(const std::string& path, std::string_view bytes,
                                        const std::string& file, const ListWish& wish);
// How the names of a list would be split that stand in one column; nothing where they do not.
std::optional<tournament::NamesInOne> namesInOne(std::string_view bytes);
// Rows that a list left out, taken all the same.
Outcome<Receipt> addEqual(Evening& evening, const std::vector<tournament::Entry>& entries,
                          const Confirmation& confirmation = {});
// Two entries are one person: what is not said of `kept` is taken from `other`, which goes. Before the first
// draw. `parted` does the reverse, with both as they were; the other gets a new number.
Outcome<Receipt> mergeEntries(Evening& evening, int kept, int other, const Confirmation& confirmation = {});
Outcome<Receipt> partEntries(Evening& evening, const tournament::Entry& kept, const tournament::Entry& other,
                             const Confirmation& confirmation = {});
// `partnerOf` is a single entry that becomes a pair with this person; its number is then the answer.
Outcome<Added> addEntry(Evening& evening, const tournament::Entry& entry, int partnerOf = 0,
                        const Confirmation& confirmation = {});
// Several at once: all of them or none, in one action.
Outcome<std::vector<Added>> addEntries(Evening& evening, const std::vector<tournament::Entry>& entries,
                                       const Confirmation& confirmation = {});
// Corrects names, club, camp, paid.
Outcome<Receipt> changeEntry(Evening& evening, const tournament::Entry& entry,
                             const Confirmation& confirmation = {});
// Only who never sat at a table and was drawn into no pair and no bracket.
Outcome<Receipt> removeEntry(Evening& evening, int number, const Confirmation& confirmation = {});
// Several at once: all of them or none.
Outcome<Receipt> removeEntries(Evening& evening, const std::vector<int>& numbers,
                               const Confirmation& confirmation = {});
Outcome<Receipt> markPaid(Evening& evening, const std::vector<int>& numbers, bool paid,
                          const Confirmation& confirmation = {});

Outcome<Receipt> leave(Evening& evening, int number, tournament::LeaverResults results,
                       const Confirmation& confirmation);
Outcome<Receipt> comeBack(Evening& evening, int number, const Confirmation& confirmation = {});
Outcome<Receipt> substitute(Evening& evening, int number, const Substitute& wanted,
                            const Confirmation& confirmation = {});
int substituteFrom(const tournament::Tournament& tournament, int number);
bool isRemovable(const tournament::Tournament& tournament, int number);
Outcome<Receipt> keepApart(Evening& evening, int a, int b, const Confirmation& confirmation = {});
// Takes that back.
Outcome<Receipt> letMeet(Evening& evening, int a, int b, const Confirmation& confirmation = {});

} // namespace schreiber::desk
