#pragma once

#include <json/read.h>

namespace schreiber::perlaggen::ruling {

// Of the result of a record (resultJson), which the longest records bring to some hundred kilobytes.
inline constexpr json::Limits kResultLimits{std::size_t{4} << 20U, 200'000, 1'000, 100};

} // namespace schreiber::perlaggen::ruling
