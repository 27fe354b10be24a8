#pragma once

#include <base/file_writer.h>
#include <store/store_error.h>

#include <optional>
#include <string>

// What stands against a path before anything is read or written there; also for files beside the tournament.
namespace schreiber::store {

// Nothing where a regular file stands at the path.
std::optional<StoreError> whyNoFile(const std::string& path);

// Nothing where a file could be written: its folder is there, and no folder, device or link stands in its
// place.
std::optional<StoreError> whyNoPlace(const std::string& path);

// What the writer of files says, said of a file as every other reason.
StoreError storeErrorOf(const base::FileError& error);

} // namespace schreiber::store
