#pragma once

#include <base/input_error.h>
#include <tournament/model.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The entry list as clubs keep it: CSV in UTF-8 or Windows-1252, any of `;`, `,` and tab, a header in
// German, Italian or English in any order (spec: Entries).
namespace schreiber::tournament {

// A row that cannot be entered: where, and why as a code of the message table with what was found. A row with
// several faults comes several times. Codes of
//   the file:  file_too_large, list_empty, too_many_rows, workbook, no_list, other_letters,
//   title_above_header
//              (`expected` is the header's line), doubly_encoded (`expected` is what was meant)
//   the header: header_missing (a name column; `expected` says which), column_twice, too_many_columns
//   the row:   too_many_fields, quote_not_closed, text_after_quote, person_entered (in a pair, and under
//              another number)
//   a cell:    bad_bytes, lost_letter, control_character, formula_cell, too_long (`expected` says how much
//              may be), bad_year, bad_sex, bad_paid, first_name_missing, last_name_missing, person_twice
//              (both of a pair)
// Of an entry made by hand also duplicate_row, duplicate_left (of one who has left; `expected` is the
// number).
struct BadRow {
    base::InputError where;
    std::string reason;

    friend bool operator==(const BadRow&, const BadRow&) = default;
};

// Two names that sound and read alike, and nothing says that they are two people; imported all the same, but
// worth a look.
struct LikelyDuplicate {
    int line = 0;
    std::string name;
    std::string like;  // the other's name
    int likeLine = 0;  // in the same list, or 0 when already entered
    int likeEntry = 0; // start number when already entered

    friend bool operator==(const LikelyDuplicate&, const LikelyDuplicate&) = default;
};

// In one evening nobody answers more such questions than these; equal names come first.
inline constexpr std::size_t kMostAsked = 12;

// A row that says again what another one, or an entry, says.
struct LeftOut {
    int line = 0;
    Entry entry;       // as the row has it
    int sameLine = 0;  // in the same list, or 0 when already entered
    int sameEntry = 0; // start number when already entered
    bool hasLeft = false;

    friend bool operator==(const LeftOut&, const LeftOut&) = default;
};

// First and last name stand in one column, and nobody has said yet which comes first: the first such cell,
// and how it would be split as the header has it.
enum class NameOrder { FirstLast, LastFirst };
struct NamesInOne {
    std::string found;
    NameOrder order = NameOrder::FirstLast;
    Person person;
    Person otherwise; // the other way round

    friend bool operator==(const NamesInOne&, const NamesInOne&) = default;
};

struct EntryList {
    std::vector<Entry> entries; // good rows, not yet numbered
    std::vector<int> lines;     // of each of them
    std::vector<BadRow> bad;
    std::vector<LeftOut> leftOut;
    std::vector<LikelyDuplicate> duplicates; // equal names first
    std::optional<NamesInOne> inOne;         // then nothing else is read
    bool cut = false;                        // something of a column that is only kept was too long
};

// A column that numbers the rows: it tells nobody apart.
bool isRunningNumber(std::string_view title);

// What is said to a list that is read.
struct ListReading {
    bool takeEqual = false;         // what is left out else
    std::optional<NameOrder> names; // where they stand in one column
};

// Years of birth that can be; nobody is born after the `latestYear` that is known better.
inline constexpr int kEarliestYear = 1900;
inline constexpr int kLatestYear = 2099;
// `file` is only named in errors. `already` are the entries there are, for the duplicate check.
EntryList readEntryList(std::string_view bytes, const std::string& file, const std::vector<Entry>& already,
                        int latestYear = kLatestYear, const ListReading& wish = {});

// One entry made by hand goes through the same checks; empty when all is well. Entries of `already` with the
// number of `entry` are the entry itself, before a correction.
std::vector<BadRow> checkEntry(const Entry& entry, const std::vector<Entry>& already,
                               int latestYear = kLatestYear);
// As a list is read: names in one spelling of their letters, without blanks around them.
Entry tidiedEntry(const Entry& entry);
std::vector<LikelyDuplicate> likelyDuplicates(const Entry& entry, const std::vector<Entry>& already);

} // namespace schreiber::tournament
