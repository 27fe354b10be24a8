#pragma once

#include <perlaggen/rulebook/words.h>

namespace schreiber::perlaggen::rulebook {

// That no source says what the program does, of a sentence that no switch changes, for before its full stop.
const Words& oursInBrackets();

} // namespace schreiber::perlaggen::rulebook
