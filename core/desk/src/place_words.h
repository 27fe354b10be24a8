#pragma once

#include "messages/message.h"

#include <string>
#include <words/language.h>

// Where something is, in words that a helper reads out: "Tisch 3 (2. Durchgang), Runde 2".
namespace schreiber::desk {

// The places among the arguments of an action, a refusal or a warning: `pairings`, `places`, a `table` or
// several in a heat, the matches that are `dropped`, and behind the round which game of a match is
// `corrected`.
Arguments withPlaces(Arguments arguments, words::Language language);

} // namespace schreiber::desk
