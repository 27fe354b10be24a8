#pragma once

#include <tournament/model.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

// The header of an entry list in German, Italian or English, and the values its columns may hold.
namespace schreiber::tournament {

// `Ours` are columns that our own export adds; reading gives numbers and states anew.
enum class EntryField { Extra, First, Last, Born, Sex, Club, Camp, Paid, Ours };

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

// Values; nothing where it is none of them.
std::optional<int> readYear(std::string_view text);
std::optional<Sex> readSexCell(std::string_view text);
std::optional<bool> readPaid(std::string_view text);

} // namespace schreiber::tournament
