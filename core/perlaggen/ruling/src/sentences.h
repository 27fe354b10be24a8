#pragma once

#include <perlaggen/ruling/replay.h>
#include <string>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// What was done wrong, or what a note is about, as one sentence with the persons, cards and numbers of the
// case; empty for a point that the engine never rules by.
std::string caseSentence(const Replay& replay, const deal::Ruling& ruling, words::Language language);

// Whether that sentence says already that the sources here are silent, and as what they are read.
bool caseTellsSilence(const Replay& replay, const deal::Ruling& ruling, words::Language language);

// What becomes of the card, bet, answer or question, as one sentence; empty where there is nothing to say.
std::string aftermathSentence(const Replay& replay, const deal::Ruling& ruling, words::Language language);

} // namespace schreiber::perlaggen::ruling
