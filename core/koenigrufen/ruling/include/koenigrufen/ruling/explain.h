#pragma once

#include <koenigrufen/ruling/replay.h>
#include <string>
#include <words/language.h>

namespace schreiber::koenigrufen::ruling {

// `illegal`, `undecided`, `note`.
const char* verdictName(deal::Verdict verdict);

// Who did what, what held, the rule with its heading, and what follows: in sentences as they are said at a
// table.
std::string explain(const Replay& replay, const deal::Ruling& ruling, words::Language language);

// The same in parts: what the point asks of this player, with what the hand had instead; what it rests on;
// and what follows.
std::string reasonInWords(rulebook::PointName point, const std::string& who, words::Language language);
std::string reasonInWords(const deal::Ruling& ruling, const std::string& who, words::Language language);
std::string hadInstead(cards::tarock::CardSet cards, const std::string& who, words::Language language);
std::string restsInWords(const Replay& replay, const deal::Ruling& ruling, words::Language language);
std::string followsInWords(const Replay& replay, const deal::Ruling& ruling, words::Language language);
// That a game is broken off by this player's doing, and how it is written.
std::string brokenInWords(const std::string& who, words::Language language);

// Whether the source is cited: not where a switch stands otherwise; but a duty stands in the source, whatever
// a club agreed to follow from breaking it.
bool isCited(const deal::Ruling& ruling);

// What would decide what the record leaves open: who has the called king; what lay apart.
std::string whoHasKing(cards::tarock::Card king, words::Language language);
std::string whatLayApart(words::Language language);

} // namespace schreiber::koenigrufen::ruling
