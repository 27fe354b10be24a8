#pragma once

#include <tournament/entry_list.h>
#include <tournament/model.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The header of an entry list in German, Italian or English, and the values its columns may hold.
namespace schreiber::tournament {

// `Ours` are columns that our own export adds; reading gives numbers and states anew. `Whole` is a name of
// which first and last stand in one cell.
enum class EntryField { Extra, First, Last, Whole, Born, Sex, Club, Camp, Paid, Ours };

struct Column {
    EntryField field = EntryField::Extra;
    std::size_t person = 0; // 0, or 1 for the second of a pair
    std::string title;      // as written

    bool isSameAs(const Column& other) const {
        const bool known = field != EntryField::Extra && field != EntryField::Ours;
        return known && field == other.field && person == other.person;
    }
    friend bool operator==(const Column&, const Column&) = default;
};

// What a cell of the header means: "Vorname", "Cognome 2", "Year of birth".
Column columnOf(std::string_view title);

// A column of "name" beside no other name may hold all of it, and so may one whose title says so; nothing
// where it cannot.
std::optional<NameOrder> orderInOne(const Column& column);
// "Ebner, Nora", "Nora Ebner", "EBNER Nora", "Anna von der Thannen"; where there is one word it is the last
// name.
Person splitName(const std::string& name, NameOrder order);

// Values; nothing where it is none of them. A year may be a date or its last two digits, in any of the ways
// in which people and spreadsheets write one.
std::optional<int> readYear(std::string_view text, int latest);
std::optional<Sex> readSexCell(std::string_view text);
std::optional<bool> readPaid(std::string_view text);

} // namespace schreiber::tournament
