#pragma once

#include <desk/receipt.h>

#include <string>
#include <vector>

// What is made of an evening's file beside it. A stick may be slow, and so is a large file: what takes a path
// opens the file for itself, on whatever thread it runs.
namespace schreiber::desk {

class Evening;

// Of rounds that ended (Receipt::ended), where that is left to the caller.
CopyReport copyRounds(const std::string& path, const std::vector<int>& rounds);

// What verify finds in the copy.
Outcome<std::vector<store::Finding>> backup(const Evening& evening, const std::string& copy);
Outcome<std::vector<store::Finding>> backupOf(const std::string& path, const std::string& copy);

// An export says whether the file was altered.
std::string exportJson(const Evening& evening, bool altered);
// What is to be known of that: that it is too large to be read in again.
std::vector<Warning> warningsOfExport(const Evening& evening, const std::string& json);

// Where the file is gone from its place: a new one out of what is still known of it. What the medium gives
// can be undone on; without it the journal is there to be read, and `altered`, if it was found to be.
Outcome<base::Done> rescue(const Evening& evening, const std::string& copy, bool altered);

} // namespace schreiber::desk
