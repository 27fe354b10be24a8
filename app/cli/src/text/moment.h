#pragma once

#include <string>

namespace schreiber::cli {

// A moment of the file as the clock on the wall has it; JSON keeps the time of the file, which is UTC.
std::string localTime(const std::string& utc);

} // namespace schreiber::cli
