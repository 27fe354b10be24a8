#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <words/language.h>

namespace schreiber::cli {

// The short questions of a dispute as a query (`"ask": "case"`), of any game that has some: which there are,
// what one asks, what it answers. Nothing for a line that asks something else.
std::optional<std::string> answeredCase(std::string_view line, words::Language language);

} // namespace schreiber::cli
