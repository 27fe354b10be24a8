#pragma once

#include <game/short_question.h>
#include <optional>
#include <string_view>

// The disputes of Königrufen that a few choices settle.
namespace schreiber::koenigrufen::line {

const game::ShortQuestions& shortQuestions();

// The field of this question in which cards are told; none where it asks for none. The pack is laid out for
// those.
bool asksForCards(std::string_view question, std::string_view field);

} // namespace schreiber::koenigrufen::line
