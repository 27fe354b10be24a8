#include "games/dispute_games.h"

#include "games/koenigrufen/dispute/tarock_form.h"
#include "games/perlaggen/dispute/card_form.h"

#include <desk/games.h>
#include <desk/short_questions.h>

namespace schreiber::desktop {
namespace {

constexpr std::string_view kFirstGame = "perlaggen"; // whose book and protocol the page has

bool isOfFirstGame(std::string_view ruleSet) {
    tournament::Settings settings;
    settings.rules = ruleSet;
    return desk::gameOf(settings).id() == kFirstGame;
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

bool hasRuleBook(std::string_view ruleSet) {
    return isOfFirstGame(ruleSet);
}

bool hasProtocol(std::string_view ruleSet) {
    return isOfFirstGame(ruleSet);
}

} // namespace schreiber::desktop
