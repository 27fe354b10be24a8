#pragma once

#include <string_view>

namespace schreiber::desk::page {

// The page's style, and the script that finds a name; without it everything can be read just so.
extern const std::string_view kStyle;
extern const std::string_view kScript;

} // namespace schreiber::desk::page
