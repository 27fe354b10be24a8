#pragma once

#include "row.h"

#include <store/store_error.h>

#include <QString>

#include <string>
#include <vector>

// What only SQLite can do or says in its own way: connecting, pragmas, error codes, its schema table, copies.
// Everything else in the room is plain SQL; another database would bring another one of these.
namespace schreiber::store::sqlite {

inline constexpr const char* kDriver = "QSQLITE";
inline constexpr int kBusySeconds = 5;

// "SchR" in the file's header.
inline constexpr std::int64_t kApplicationId = 0x53636852;

// A URI for exactly this file, whatever its name is made of; a missing file is made only if `create`.
QString databaseName(const std::string& path, bool create);
QString memoryDatabaseName();
QString connectOptions(OnLock onLock);

// Run once on each connection, before anything is read. A reader still rolls back what a killed writer left.
std::vector<std::string> connectionSetup(bool readOnly);

// A parameter for text, which is bound as UTF-8 bytes: SQLite would take a leading U+FEFF of UTF-16 text
// for a byte-order mark and drop it.
inline constexpr const char* kTextParameter = "CAST(? AS TEXT)";

inline constexpr const char* kBeginWrite = "BEGIN IMMEDIATE";
inline constexpr const char* kSelectApplicationId = "PRAGMA application_id";
inline constexpr const char* kSelectSchemaVersion = "PRAGMA user_version";
// type, name, tbl_name and sql of everything in the file.
inline constexpr const char* kSelectSchema =
    "SELECT type, name, tbl_name, coalesce(sql, '') FROM sqlite_schema ORDER BY type, name";
std::string setApplicationId();
std::string setSchemaVersion(int version);

inline constexpr const char* kIntegrityCheck = "PRAGMA integrity_check(20)";
inline constexpr const char* kForeignKeyCheck = "PRAGMA foreign_key_check";
inline constexpr const char* kCopyInto = "VACUUM INTO CAST(? AS TEXT)";

// From SQLite's extended result code. NOTADB and the like say Foreign; only the file's bytes can tell a
// damaged one of ours from that (file_system.h).
StoreErrorKind kindOf(int code);
// Whether the kind says all that the code does; otherwise SQLite's own words are worth showing.
bool saysAll(int code);

// "schreiber (4711)": the process that holds SQLite's write lock on the file, where the system can tell.
std::string lockHolder(const std::string& path);

} // namespace schreiber::store::sqlite
