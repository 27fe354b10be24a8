#pragma once

#include "database.h"

#include <store/club_file.h>
#include <store/ruling_search.h>

#include <optional>
#include <vector>

// The rulings that a club remembers: rows of their own beside its value, since only those that are found are
// ever read.
namespace schreiber::store {

// Refused where one of them is longer than is read again.
std::optional<tournament::Refusal> whyNotStorable(const std::vector<tournament::Ruling>& rulings);

// Those of one tournament become these; who was known keeps the club's number. Part of a transaction.
Stored<base::Done> replaceRulings(Database& database, int tournament,
                                  const std::vector<tournament::Ruling>& rulings);

// The best match first.
Stored<std::vector<ClubRuling>> findClubRulings(Database& database, const RulingSearch& search);

// None or one.
Stored<std::vector<ClubRuling>> readClubRuling(Database& database, int number);

// The whole index anew, whatever stands there; nothing where a ruling cannot be read: checking says which.
Stored<base::Done> indexClubRulings(Database& database);

// Rows that cannot be read, and an index that is not what they make of it.
Stored<std::vector<Finding>> checkClubRulings(Database& database);

} // namespace schreiber::store
