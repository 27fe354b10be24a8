#pragma once

#include <game/short_question.h>
#include <optional>
#include <perlaggen/ruling/question.h>
#include <string_view>

// The short questions of perlaggen/ruling as a table is asked them.
namespace schreiber::perlaggen::line {

const game::ShortQuestions& shortQuestions();

// The question that is asked under this name; none where there is no such.
std::optional<ruling::Question> questionNamed(std::string_view id);
// Whether cards are laid for it: the fields of such a question are typed.
bool asksForCards(ruling::Question question);

// By which rules and of whom it is asked.
ruling::AskedUnder askedUnder(const game::CaseTable& table);

// What such a reply says at the table: its kind, reason, rule and cost, and what holds then.
game::ShortAnswer answerOf(ruling::Question question, const game::CaseTable& table,
                           const ruling::QuestionReply& reply, words::Language language);

} // namespace schreiber::perlaggen::line
