#include "rule_words.h"

#include <desk/rulings.h>
#include <tournament/search_words.h>

#include <algorithm>
#include <optional>
#include <perlaggen/rulebook/asked_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/rule_set.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <string_view>
#include <utility>
#include <vector>

namespace schreiber::desk {

namespace {

using WordOfRule = std::pair<std::string, std::string_view>; // a word, and a point that says it

std::vector<WordOfRule> wordsOfRules() {
    std::vector<WordOfRule> all;
    for (const perlaggen::rulebook::RulePoint& point : perlaggen::rulebook::catalogue()) {
        const auto add = [&](std::string_view text) {
            for (std::string& word : tournament::searchWords(text))
                all.emplace_back(std::move(word), point.name);
        };
        add(perlaggen::rulebook::askedWith(point.name));
        for (const words::Language language : words::kLanguages)
            for (const words::Text& words : {point.title, point.text, point.consequence})
                add(words.in(language));
    }
    std::sort(all.begin(), all.end());
    all.erase(std::unique(all.begin(), all.end()), all.end());
    return all;
}

// Those whose name begins so, word by word: `Südtirol`, `alto`, `imst`.
std::vector<std::string> ruleSetsOf(const std::string& place) {
    const std::vector<std::string> asked = tournament::searchWords(place);
    std::vector<std::string> sets;
    if (asked.empty()) return sets;
    for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets()) {
        std::vector<std::string> named = tournament::searchWords(set.id);
        for (const words::Language language : words::kLanguages)
            for (std::string& word :
                 tournament::searchWords(perlaggen::rulebook::displayName(set.id).in(language)))
                named.push_back(std::move(word));
        if (std::all_of(asked.begin(), asked.end(), [&](const std::string& word) {
                return std::any_of(named.begin(), named.end(),
                                   [&](const std::string& one) { return one.starts_with(word); });
            }))
            sets.push_back(set.id);
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
