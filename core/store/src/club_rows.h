#pragma once

#include "database.h"
#include "layout.h"

#include <store/tournament_file.h>
#include <tournament/club.h>

#include <array>
#include <cstddef>
#include <optional>
#include <vector>

// A club's memory as rows: its tables, and the value made of them.
namespace schreiber::store {

enum class ClubTable { Person, OtherName, Tournament, Played };
inline constexpr std::size_t kClubTables = 4;

const TableLayout& layoutOf(ClubTable table);

// The rows of each table in the order of its key.
using ClubRows = std::array<std::vector<Row>, kClubTables>;

ClubRows rowsOf(const tournament::Club& club);
// Damaged where a table has more rows than any club's.
Stored<ClubRows> readClubRows(Database& database, Finding* finding = nullptr);
// A text that is none, or nothing.
Stored<std::optional<Finding>> firstNoText(Database& database);
// `not_storable` where they are more than are read again.
std::optional<tournament::Refusal> whyNotStorable(const ClubRows& rows);

// Damaged where a row says what no program of ours writes.
base::Result<tournament::Club, Finding> clubOf(const ClubRows& rows);

// Writes what differs. The rows before are what the file holds.
Stored<base::Done> writeDifference(Database& database, const ClubRows& before, const ClubRows& after);

} // namespace schreiber::store
