#include "games/dispute_games.h"

#include "dispute/record_game.h"
#include "games/koenigrufen/dispute/tarock_form.h"
#include "games/koenigrufen/dispute/tarock_records.h"
#include "games/koenigrufen/rules/tarock_book.h"
#include "games/perlaggen/dispute/card_form.h"
#include "games/perlaggen/dispute/perlaggen_records.h"
#include "games/perlaggen/rules/own_list.h"
#include "games/perlaggen/rules/perlaggen_book.h"

#include <desk/games.h>
#include <desk/short_questions.h>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr std::string_view kPerlaggen = "perlaggen"; // by its id; the other one is Königrufen

const game::Game& gameOf(std::string_view ruleSet) {
    tournament::Settings settings;
    settings.rules = ruleSet;
    return desk::gameOf(settings);
}

std::size_t placeOf(const game::Game& game) {
    const auto games = desk::games();
    return static_cast<std::size_t>(std::ranges::find(games, &game) - games.begin());
}

bool isPerlaggen(const game::Game& game) {
    return game.id() == kPerlaggen;
}

const RecordGame& recordGameOf(const game::Game& game) {
    return isPerlaggen(game) ? perlaggenRecords() : tarockRecords();
}

} // namespace

std::size_t placeOfGame(std::string_view ruleSet) {
    return placeOf(gameOf(ruleSet));
}

QuestionForm* cardFormFor(std::string_view ruleSet, const std::string& question, words::Language language,
                          QWidget* parent) {
    if (isPerlaggen(gameOf(ruleSet)))
        return CardForm::isFor(question) ? new CardForm(question, language, parent) : nullptr;
    const game::ShortQuestions* questions = desk::shortQuestionsOf(ruleSet);
    if (questions == nullptr || !TarockForm::isFor(question)) return nullptr;
    return new TarockForm(*questions, question, language, parent);
}

std::vector<std::unique_ptr<RuleBook>> ruleBooks(words::Language language) {
    std::vector<std::unique_ptr<RuleBook>> books;
    for (const game::Game* each : desk::games())
        books.push_back(isPerlaggen(*each) ? perlaggenBook(language) : tarockBook(language));
    return books;
}

std::vector<OwnPart*> ownParts(words::Language language, QWidget* parent) {
    std::vector<OwnPart*> parts;
    for (const game::Game* each : desk::games())
        parts.push_back(isPerlaggen(*each) ? new OwnList(language, parent) : nullptr);
    return parts;
}

const RecordGame& recordGameAt(std::size_t place) {
    return recordGameOf(*desk::games()[place]);
}

const RecordGame& recordGameOfText(const std::string& record) {
    return recordGameOf(desk::gameOfRecord(record));
}

QString recordEnding(std::string_view ruleSet) {
    return recordGameOf(gameOf(ruleSet)).ending();
}

QStringList recordEndings() {
    QStringList endings;
    for (const game::Game* each : desk::games()) endings << QLatin1Char('*') + recordGameOf(*each).ending();
    return endings;
}

} // namespace schreiber::desktop
