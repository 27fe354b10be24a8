#pragma once

#include <algorithm>
#include <map>
#include <perlaggen/ruling/question.h>
#include <string>
#include <vector>
#include <words/language.h>

// A short question as a test asks it: what is not named stands as the form has it at first.
namespace schreiber::perlaggen::ruling::test {

using Values = std::map<std::string, std::string>;

inline QuestionReply ask(Question question, const std::string& rules, const Values& values,
                         words::Language language = words::Language::English,
                         const std::vector<rulebook::HouseRule>& house = {}) {
    const AskedUnder under{.rules = rules, .house = house};
    Values all;
    for (const QuestionField& field : fieldsOf(question, under, language)) all[field.key] = field.initial;
    for (const auto& [key, value] : values) all[key] = value;
    return answerTo(question, under, all, language);
}

inline bool rests(const QuestionReply& reply, const std::string& rule) {
    return std::ranges::any_of(reply.rules, [&](const auto& basis) { return basis.rule == rule; });
}

inline bool says(const QuestionReply& reply, const std::string& words) {
    return std::ranges::any_of(
        reply.steps, [&](const std::string& step) { return step.find(words) != std::string::npos; });
}

} // namespace schreiber::perlaggen::ruling::test
