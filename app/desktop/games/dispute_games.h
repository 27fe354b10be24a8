#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

class QWidget;

// What each game brings to the page of disputes, by its rule set.
namespace schreiber::desktop {

class QuestionForm;
class RuleBook;

// The form in which this question lays cards; null where it asks for choices alone.
QuestionForm* cardFormFor(std::string_view ruleSet, const std::string& question, words::Language language,
                          QWidget* parent);

// The rules of each game, in the order of desk::games(), and the place there of the game that has this set.
std::vector<std::unique_ptr<RuleBook>> ruleBooks(words::Language language);
std::size_t placeOfGame(std::string_view ruleSet);

// Whether the page has the protocol of that game.
bool hasProtocol(std::string_view ruleSet);

} // namespace schreiber::desktop
