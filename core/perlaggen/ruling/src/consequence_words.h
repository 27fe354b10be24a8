#pragma once

#include <perlaggen/rulebook/words.h>
#include <perlaggen/ruling/replay.h>
#include <string>

namespace schreiber::perlaggen::ruling {

// What follows from a ruling, sentences that each begin with a space; empty where nothing does.
std::string consequenceInWords(const Replay& replay, const deal::Ruling& ruling, rulebook::Language language);

} // namespace schreiber::perlaggen::ruling
