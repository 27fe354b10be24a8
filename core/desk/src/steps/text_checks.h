#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace schreiber::desk {

// Code points; a byte that belongs to none is kept as one (store::madeText).
std::size_t lettersIn(std::string_view text);

// "2026-11-22", a day that there is.
bool isDate(std::string_view value);

// "2026-11-22T20:15:00Z"
bool isMoment(std::string_view value);

} // namespace schreiber::desk
