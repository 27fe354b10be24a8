#pragma once

#include <desk/failure.h>

#include <string>

// Files that a command reads and writes beside the tournament.
namespace schreiber::cli {

// The whole of a file, or of standard input for `-`; at most 64 MB.
desk::Outcome<std::string> readWhole(const std::string& path);

// Written beside its place and renamed, so that nobody sees half of it. A tournament file is never replaced.
desk::Outcome<base::Done> writeWhole(const std::string& path, const std::string& bytes);

desk::Outcome<base::Done> makeFolder(const std::string& path);

} // namespace schreiber::cli
