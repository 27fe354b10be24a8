#pragma once

#include "common.h"

#include <optional>
#include <span>
#include <vector>

namespace schreiber::ruling {

// The answer to a question on this course; -1 where it was not asked.
int answerOn(const Course& course, std::uint64_t key);

// The cards that a question is about, of those that the record does not place; nothing where it is about
// none.
std::optional<deal::MissingFact> missingCards(const deal::Doubt& doubt, cards::CardSet pool);

// On what courses of different kinds part: the questions that two of them answer differently, of the pairs
// that differ in the fewest. `kinds` has one entry a course, kNoVoice for one that is left out.
inline constexpr int kNoVoice = -1;
std::vector<const deal::Doubt*> partingOn(std::span<const Course> courses, const std::vector<int>& kinds);

} // namespace schreiber::ruling
