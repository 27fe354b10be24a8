#pragma once

#include <rulebook/words.h>

namespace schreiber::rulebook {

// That no source says what the program does, and that a switch changes it.
const Words& oursToChange();
// The same of a sentence that no switch changes, for before its full stop.
const Words& oursInBrackets();

} // namespace schreiber::rulebook
