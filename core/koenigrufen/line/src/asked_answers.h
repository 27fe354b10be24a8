#pragma once

#include "asked_case.h"

#include <vector>

namespace schreiber::koenigrufen::line::asked {

ShortAnswer answerTo(std::string_view question, const Here& here, const FieldValues& values);

// What a game comes to, and who pays whom for it.
ShortAnswer answerCost(const Here& here, const FieldValues& values);
ShortAnswer answerPays(const Here& here, const FieldValues& values);

// Whether what is asked about breaks the game off, so that a line of the sheet follows.
bool breaksThere(std::string_view question, const Here& here, const FieldValues& values);
// Whose word it is after what was said; none where that cannot be read, or where the auction is over.
std::optional<int> wordIn(const Here& here, const FieldValues& values);
// The premiums that were announced before.
std::vector<rulebook::Premium> announcedBefore(const Here& here, const FieldValues& values);

} // namespace schreiber::koenigrufen::line::asked
