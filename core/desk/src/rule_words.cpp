#include "rule_words.h"

#include <desk/games.h>
#include <desk/rulings.h>
#include <tournament/search_words.h>

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace schreiber::desk {

namespace {

using WordOfRule = std::pair<std::string, std::string_view>; // a word, and a point that says it

std::vector<WordOfRule> wordsOfRules() {
    std::vector<WordOfRule> all;
    for (const game::Game* game : games())
        for (const game::RuleTexts& rule : game->rules())
            for (const std::string_view text : rule.texts)
                for (std::string& word : tournament::searchWords(text))
                    all.emplace_back(std::move(word), rule.name);
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

// Those whose name begins so, word by word: `Südtirol`, `alto`, `imst`.
std::vector<std::string> ruleSetsOf(const std::string& place) {
    const std::vector<std::string> asked = tournament::searchWords(place);
    std::vector<std::string> sets;
    if (asked.empty()) return sets;
    for (const game::Game* game : games())
        for (const game::Shape& shape : game->shapes()) {
            std::vector<std::string> named = tournament::searchWords(shape.id);
            for (const words::Language language : words::kLanguages)
                for (std::string& word : tournament::searchWords(shape.name.in(language)))
                    named.push_back(std::move(word));
            if (std::all_of(asked.begin(), asked.end(), [&](const std::string& word) {
                    return std::any_of(named.begin(), named.end(),
                                       [&](const std::string& one) { return one.starts_with(word); });
                }))
                sets.push_back(shape.id);
        }
    return sets;
}

// What more points than these say, as `Spiel`, is said of nearly every dispute, and points at no rule.
constexpr std::size_t kMostTelling = 60;

} // namespace

store::RulingSearch withRuleWords(store::RulingSearch search) {
    search.placeOf = ruleSetsOf(search.place);
    if (search.any) return search; // the rules are known, and the nearest wanted
    static const std::vector<WordOfRule> kWords = wordsOfRules();
    for (const std::string& asked : tournament::searchWords(search.words)) {
        std::vector<std::string>& rules = search.saidBy[asked];
        auto word = std::lower_bound(kWords.begin(), kWords.end(), WordOfRule{asked, {}});
        for (; word != kWords.end() && word->first.starts_with(asked); ++word)
            rules.emplace_back(word->second);
        std::sort(rules.begin(), rules.end());
        rules.erase(std::unique(rules.begin(), rules.end()), rules.end());
        if (rules.size() > kMostTelling) rules.clear();
    }
    return search;
}

std::optional<store::RulingSearch> looser(store::RulingSearch search) {
    if (search.any || search.loosely || search.words.empty()) return std::nullopt;
    search.loosely = true;
    return search;
}

} // namespace schreiber::desk
