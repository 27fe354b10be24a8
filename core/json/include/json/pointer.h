#pragma once

#include <string>
#include <string_view>
#include <vector>

// Places in a JSON text (RFC 6901): `/entries/0/a~1b`.
namespace schreiber::json {

// A key as a step of a pointer.
std::string escaped(std::string_view key);

// The steps of a pointer, as the keys themselves. One that begins with no `/` has none.
std::vector<std::string> stepsOf(std::string_view pointer);

} // namespace schreiber::json
