#pragma once

#include <store/store_error.h>

#include <optional>
#include <string>

// What stands against a path before anything is read or written there; also for files beside the tournament.
namespace schreiber::store {

// Nothing where a regular file stands at the path.
std::optional<StoreError> whyNoFile(const std::string& path);

// Nothing where a file could be written: its folder is there, and no folder or device stands in its place.
std::optional<StoreError> whyNoPlace(const std::string& path);

} // namespace schreiber::store
