#pragma once

#include <tournament/model.h>

#include <lists/column.h>
#include <optional>
#include <string>
#include <utility>
#include <vector>

// The entry list, as every surface shows it.
namespace schreiber::lists {

struct Entered {
    enum class Column : std::uint8_t {
        Number,
        Pair,
        FirstName,
        LastName,
        PartnerFirstName,
        PartnerLastName,
        Name,
        Club,
        Camp,
        Group,
        Born,
        Sex,
        PartnerBorn,
        PartnerSex,
        Paid,
        State,
        Partner,
        Note,
        Kept
    };

    tournament::Entry entry;
    std::optional<tournament::Person> partner =
        {};       // who was entered with it, or whom it was drawn to play with
    int pair = 0; // the number of a pair drawn from singles
    int group = 0;
    std::vector<std::string> kept = {}; // of the columns of entry lists that are only kept
    // In words, from whoever shows them: whom somebody was drawn to play with, and what is to be known of it.
    std::string drawnWith = {};
    std::string note = {};
};
using EntriesColumn = Column<Entered>;

std::vector<Entered> entriesRows(const tournament::Tournament& tournament);

// Every column that an evening's entry list has. Files have each person's fields, so that they are read in
// again; people are shown whole names but where they type them.
std::vector<EntriesColumn> entriesColumns(const tournament::Tournament& tournament);

} // namespace schreiber::lists
