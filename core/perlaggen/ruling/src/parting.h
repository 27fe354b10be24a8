#pragma once

#include "common.h"

#include <optional>
#include <span>
#include <vector>

namespace schreiber::perlaggen::ruling {

// The answer to a question on this time line; -1 where it was not asked.
int answerOn(const TimeLine& timeLine, std::uint64_t key);

// What a question asks of a player: cards, of those that the record does not place, or whether he meant it;
// nothing where it is about a house rule.
std::optional<deal::MissingFact> missingFact(const deal::Doubt& doubt, cards::CardSet pool);

// On what time lines of different kinds part: the questions that two of them answer differently, of the pairs
// that differ in the fewest. `kinds` has one entry a time line, kNoVoice for one that is left out.
inline constexpr int kNoVoice = -1;
std::vector<const deal::Doubt*> partingOn(std::span<const TimeLine> timeLines, const std::vector<int>& kinds);

} // namespace schreiber::perlaggen::ruling
