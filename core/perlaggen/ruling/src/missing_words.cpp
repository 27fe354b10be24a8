#include "missing_words.h"

#include "name_words.h"

#include <fmt/format.h>

#include <algorithm>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <string_view>
#include <words/say.h>

namespace schreiber::perlaggen::ruling {

std::string missingFact(const std::string& who, const deal::MissingFact& fact, int line,
                        words::Language language) {
    if (fact.meant != deal::kNoEvent)
        return words::say(language,
                          {"Ob {} wissentlich gehandelt hat (Zeile {}).",
                           "Se {} ha agito consapevolmente (riga {}).",
                           "Whether {} acted knowingly (line {})."},
                          who, line);
    // a question about a figure hangs on the whole hand
    constexpr int kTooMany = 18;
    if (fact.cards.size() > kTooMany)
        return words::say(language, {"Welche Karten {} hat.", "Quali carte ha {}.", "Which cards {} holds."},
                          who);
    constexpr words::Text one{"Ob {} {} hat.", "Se {} ha {}.", "Whether {} holds {}."};
    if (fact.cards.size() == 1)
        return words::say(language, one, who, rulebook::theCards(fact.cards, language));
    return words::say(language,
                      {"Ob {} eine dieser Karten hat: {}.", "Se {} ha una di queste carte: {}.",
                       "Whether {} holds one of these cards: {}."},
                      who, rulebook::anyCardOf(fact.cards, language));
}

std::string missingRule(rulebook::Switch which, words::Language language) {
    return words::say(language,
                      {"Eine Hausregel, die nicht vereinbart ist: {}",
                       "Una regola della casa non concordata: {}",
                       "A house rule that has not been agreed: {}"},
                      small(std::string(rulebook::textOf(which).in(language))));
}

std::vector<std::string> missingInWords(const MissingFacts& facts, words::Language language) {
    constexpr words::Text toWrite{"Was anzuschreiben ist, hängt noch daran",
                                  "Da ciò dipende che cosa si scrive",
                                  "What is to be written still hangs on this"};
    std::vector<std::string> all;
    std::vector<std::string> told;
    const auto add = [&](std::string_view name, const std::string& fact) {
        told.push_back(fact);
        all.push_back(fmt::format("{}: {}", name, fact));
    };
    for (const deal::Figure which : deal::kFigures)
        for (const std::string& fact : facts.figures[static_cast<std::size_t>(which)])
            add(figureName(which, language), fact);
    for (const std::string& fact : facts.sheet)
        if (std::ranges::find(told, fact) == told.end()) add(toWrite.in(language), fact);
    return all;
}

} // namespace schreiber::perlaggen::ruling
