#pragma once

#include <perlaggen/ruling/replay.h>
#include <string>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// What follows from a ruling, sentences that each begin with a space; empty where nothing does.
std::string consequenceInWords(const Replay& replay, const deal::Ruling& ruling, words::Language language);

// Whether that, or the sentence about the case, says already that no source tells of it.
bool tellsSilence(const Replay& replay, const deal::Ruling& ruling, words::Language language);

// Whether that has a sentence of its own: what was bet is forbidden by something else, too.
bool isGestrichenBesides(const deal::Ruling& ruling);

// Whether it says already what of it is agreed.
bool tellsAgreement(const Replay& replay, const deal::Ruling& ruling, words::Language language);

} // namespace schreiber::perlaggen::ruling
