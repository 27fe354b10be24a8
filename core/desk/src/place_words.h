#pragma once

#include "messages/message.h"

#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

// Where something is, in words that a helper reads out: "Tisch 3 (2. Durchgang), Runde 2".
namespace schreiber::desk {

// The places among the arguments of an action, a refusal or a warning: `pairings`, `places`, a `table` or
// several in a heat, the matches that are `dropped`, and behind the round which game of a match is
// `corrected`.
Arguments withPlaces(Arguments arguments, words::Language language);

// What stands between `between`; nothing in an empty text.
std::vector<std::string> parted(const std::string& text, std::string_view between);

} // namespace schreiber::desk
