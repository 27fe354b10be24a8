#pragma once

#include <words/language.h>

namespace schreiber::perlaggen::rulebook {

// That no source says what the program does, of a sentence that no switch changes, for before its full stop.
const words::Text& oursInBrackets();

} // namespace schreiber::perlaggen::rulebook
