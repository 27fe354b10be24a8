#pragma once

#include <string>
#include <string_view>
#include <words/language.h>

class QWidget;

// What each game brings to the page of disputes, by its rule set.
namespace schreiber::desktop {

class QuestionForm;

// The form in which this question lays cards; null where it asks for choices alone.
QuestionForm* cardFormFor(std::string_view ruleSet, const std::string& question, words::Language language,
                          QWidget* parent);

// Whether the page has the rule book and the protocol of that game.
bool hasRuleBook(std::string_view ruleSet);
bool hasProtocol(std::string_view ruleSet);

} // namespace schreiber::desktop
