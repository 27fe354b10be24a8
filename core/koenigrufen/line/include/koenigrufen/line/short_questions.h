#pragma once

#include <game/short_question.h>
#include <optional>
#include <string>
#include <string_view>

// The disputes of Königrufen that a few choices settle.
namespace schreiber::koenigrufen::line {

const game::ShortQuestions& shortQuestions();

// The field of this question in which cards are told; none where it asks for none. The pack is laid out for
// those.
bool asksForCards(std::string_view question, std::string_view field);

// A record of a game at this table of which nothing is told yet: rules, names, who deals, by how much it is
// doubled.
std::string recordBegunAt(const game::CaseTable& table);

} // namespace schreiber::koenigrufen::line
