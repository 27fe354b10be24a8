#pragma once

#include <QStringList>

#include <memory>
#include <string>
#include <string_view>
#include <vector>
#include <words/language.h>

class QWidget;

// What each game brings to the page of disputes, by its rule set.
namespace schreiber::desktop {

class OwnPart;
class QuestionForm;
class RecordGame;
class RuleBook;

// The place in desk::games() of the game that has this set; of the first where none has.
std::size_t placeOfGame(std::string_view ruleSet);

// The form in which this question lays cards; null where it asks for choices alone.
QuestionForm* cardFormFor(std::string_view ruleSet, const std::string& question, words::Language language,
                          QWidget* parent);

// The rules of each game, and what of a club's own only it has; null where there is no such thing.
std::vector<std::unique_ptr<RuleBook>> ruleBooks(words::Language language);
std::vector<OwnPart*> ownParts(words::Language language, QWidget* parent);

// Records of the game of that place, and of the one by whose rules a text says that it is.
const RecordGame& recordGameAt(std::size_t place);
const RecordGame& recordGameOfText(const std::string& record);
// How the files of a game end, and those of all: `*.perlagg`.
QString recordEnding(std::string_view ruleSet);
QStringList recordEndings();

} // namespace schreiber::desktop
