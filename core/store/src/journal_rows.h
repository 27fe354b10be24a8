#pragma once

#include "database.h"
#include "difference.h"
#include "statements.h"

#include <store/journal.h>

#include <optional>
#include <string>
#include <vector>

// The journal's two tables.
namespace schreiber::store {

// The last row: what the next one is sealed with.
struct JournalHead {
    int n = 0;
    std::string digest;

    friend bool operator==(const JournalHead&, const JournalHead&) = default;
};

struct Journal {
    std::vector<JournalEntry> entries;
    int baseline = 0;
    JournalHead head;
};

Stored<JournalHead> readHead(Database& database);
Stored<Journal> readJournal(Database& database);

// Whether the journal has this row, under this digest: then whoever has `head` last has nothing more.
Stored<bool> hasRow(Database& database, const JournalHead& head);

// What an action did, in the order it was done.
Stored<std::vector<RowChange>> readChanges(Database& database, int n);

// The first of these rows that is not what the journal left there: altered behind the program's back. What is
// built on it could never be put right again, for the journal would hold what nobody did. Nothing where all
// are as they were left; an empty column where a row is missing, or one too many.
struct NotLeft {
    std::string table;
    std::string row;
    std::string column;
};
Stored<std::optional<NotLeft>> firstNotLeft(Database& database, const std::vector<RowChange>& changes);

// Writes the row and its changes; gives the new head. `entry.n` follows the head's.
Stored<JournalHead> append(Database& database, const JournalHead& head, const JournalEntry& entry,
                           bool baseline, const std::vector<RowChange>& changes);

// What of it is longer than the journal holds.
std::optional<TooLong> firstTooLong(const JournalEntry& entry);

std::string nameOf(JournalKind kind); // do, undo, redo
bool readJournalKind(const std::string& name, JournalKind& kind);

} // namespace schreiber::store
