#pragma once

#include "database.h"

#include <base/file_writer.h>

#include <cstdint>
#include <optional>
#include <string>

// Files as the operating system sees them.
namespace schreiber::store {

// Which file it is that stands at a path; all zero where the system cannot tell.
struct FileIdentity {
    std::uint64_t device = 0;
    std::uint64_t number = 0;

    friend bool operator==(const FileIdentity&, const FileIdentity&) = default;
};

// A file as nobody wrote into it since: SQLite counts each transaction in the file itself, and the system
// dates whatever wrote past SQLite.
struct FileMark {
    FileIdentity identity;
    std::int64_t size = 0;
    std::int64_t modified = 0; // nanoseconds
    std::int64_t changed = 0;  // of what the system keeps about it, which nobody can set
    std::uint32_t writes = 0;

    friend bool operator==(const FileMark&, const FileMark&) = default;
};

bool fileStands(const std::string& path);
Stored<FileIdentity> identityOf(const std::string& path);
// None where that cannot be told.
std::optional<FileMark> markOf(const Database& database);
bool folderIsWritable(const std::string& path); // the folder the file stands in

// An empty file beside `path`, which SQLite fills and which takes its place only when it is whole: a program
// that is killed leaves no half file under that name. Where it is a copy, nobody may read it who may not read
// the `source`. NoFolder where the folder is gone, ReadOnly where nothing can be written into it.
Stored<base::PartFile> makePart(const std::string& path, const std::string& source = {});

// Puts it, and then its name, onto the disk. Exists where a file stands there and is not to be replaced.
Stored<base::Done> putInPlace(base::PartFile& part, const std::string& path, base::OnExisting onExisting);

// NotFound or Replaced where it is no longer this file that stands at the path: SQLite would write on into
// one that was deleted.
Stored<base::Done> checkStanding(const std::string& path, const FileIdentity& identity);

// What lies beside the file under a name that SQLite takes for its own, and is none of its: SQLite could not
// write, or would clear away what is somebody's.
std::optional<std::string> whatIsInTheWay(const std::string& path);

enum class FileKind { Ours, OtherDatabase, Other };

// From the first bytes; ours are those with this application id. Not for a file that this process has open:
// on POSIX that would drop its locks.
FileKind kindOfFile(const std::string& path, std::int64_t application);

} // namespace schreiber::store
