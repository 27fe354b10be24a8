#pragma once

#include <desk/failure.h>
#include <tournament/limits.h>

#include <cstddef>
#include <iosfwd>
#include <string>

// Files that somebody names to be read in, the same for window and command line.
namespace schreiber::desk {

// The whole of a file, in UTF-8 where it is UTF-16, or why not: one that breaks off is no shorter one. More
// bytes than `most` are refused.
Outcome<std::string> readWhole(const std::string& path, std::size_t most = tournament::kMostFileBytes);

// The same of a stream, which is told as `name`.
Outcome<std::string> readWhole(std::istream& in, const std::string& name,
                               std::size_t most = tournament::kMostFileBytes);

} // namespace schreiber::desk
