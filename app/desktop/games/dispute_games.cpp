#include "games/dispute_games.h"

#include "games/koenigrufen/dispute/tarock_form.h"
#include "games/koenigrufen/rules/tarock_book.h"
#include "games/perlaggen/dispute/card_form.h"
#include "games/perlaggen/rules/perlaggen_book.h"

#include <desk/games.h>
#include <desk/short_questions.h>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr std::string_view kFirstGame = "perlaggen"; // whose protocol the page has

const game::Game& gameOf(std::string_view ruleSet) {
    tournament::Settings settings;
    settings.rules = ruleSet;
    return desk::gameOf(settings);
}

bool isOfFirstGame(std::string_view ruleSet) {
    return gameOf(ruleSet).id() == kFirstGame;
}

} // namespace

QuestionForm* cardFormFor(std::string_view ruleSet, const std::string& question, words::Language language,
                          QWidget* parent) {
    if (isOfFirstGame(ruleSet))
        return CardForm::isFor(question) ? new CardForm(question, language, parent) : nullptr;
    const game::ShortQuestions* questions = desk::shortQuestionsOf(ruleSet);
    if (questions == nullptr || !TarockForm::isFor(question)) return nullptr;
    return new TarockForm(*questions, question, language, parent);
}

std::vector<std::unique_ptr<RuleBook>> ruleBooks(words::Language language) {
    std::vector<std::unique_ptr<RuleBook>> books;
    for (const game::Game* each : desk::games())
        books.push_back(each->id() == kFirstGame ? perlaggenBook(language) : tarockBook(language));
    return books;
}

std::size_t placeOfGame(std::string_view ruleSet) {
    const auto games = desk::games();
    return static_cast<std::size_t>(std::ranges::find(games, &gameOf(ruleSet)) - games.begin());
}

bool hasProtocol(std::string_view ruleSet) {
    return isOfFirstGame(ruleSet);
}

} // namespace schreiber::desktop
