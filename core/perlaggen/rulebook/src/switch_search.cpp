#include <array>
#include <perlaggen/rulebook/set_words.h>
#include <perlaggen/rulebook/switch_search.h>
#include <perlaggen/rulebook/switch_texts.h>
#include <words/fold.h>
#include <words/likeness.h>

namespace schreiber::perlaggen::rulebook {
namespace {

using namespace words::search;

// A switch as the search sees it, folded.
struct SwitchEntry {
    std::vector<std::string> name;
    std::vector<std::string> values; // their names
    std::array<std::vector<std::string>, 3> question;
    std::array<std::vector<std::string>, 3> meaning;
};

std::vector<SwitchEntry> buildSwitchIndex() {
    std::vector<SwitchEntry> index;
    for (int i = 0; i < kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        SwitchEntry entry;
        entry.name = foldedWords(nameOf(which));
        for (const words::Language language : words::kLanguages) {
            const auto at = static_cast<std::size_t>(language);
            entry.question[at] = foldedWords(textOf(which).in(language));
            for (const std::string_view value : valuesOf(which))
                for (std::string& word : foldedWords(valueInWords(which, value, language)))
                    entry.meaning[at].push_back(std::move(word));
        }
        for (const std::string_view value : valuesOf(which))
            for (std::string& word : foldedWords(value)) entry.values.push_back(std::move(word));
        index.push_back(std::move(entry));
    }
    return index;
}

double hit(const SwitchEntry& entry, std::string_view asked, words::Language language) {
    double value = std::max(1.2 * best(entry.name, asked), 0.7 * best(entry.values, asked));
    for (const words::Language each : words::kLanguages) {
        const auto at = static_cast<std::size_t>(each);
        const double weight = each == language ? 1.0 : 0.5;
        value = std::max(value, 1.5 * weight * best(entry.question[at], asked));
        value = std::max(value, weight * best(entry.meaning[at], asked));
    }
    return value;
}

} // namespace

std::vector<Switch> searchSwitches(std::string_view words, words::Language language) {
    static const std::vector<SwitchEntry> index = buildSwitchIndex();
    const std::vector<std::string> asked = askedWords(words);
    std::vector<double> scores(index.size(), 0);
    std::vector<bool> saysAll(index.size(), !asked.empty());
    for (const std::string& word : asked) {
        std::vector<double> hits;
        for (const SwitchEntry& entry : index) hits.push_back(hit(entry, word, language));
        const double weight = weightOf(hits);
        for (std::size_t i = 0; i < hits.size(); ++i) scores[i] += weight * hits[i];
        const auto at = static_cast<std::size_t>(language);
        for (std::size_t i = 0; i < index.size(); ++i)
            saysAll[i] = saysAll[i] && (weight == 0 || says(index[i].question[at], word) ||
                                        says(index[i].meaning[at], word));
    }
    for (std::size_t i = 0; i < index.size(); ++i) {
        if (scores[i] > 0)
            scores[i] *= 1 + kShare * share(index[i].question[static_cast<std::size_t>(language)], asked);
        if (asked == index[i].name) scores[i] += kByName;
    }
    std::vector<Switch> found;
    for (const std::size_t i : worthShowing(scores, saysAll)) found.push_back(static_cast<Switch>(i));
    return found;
}

std::vector<const RuleSet*> setsWith(Switch which, std::optional<int> value) {
    std::vector<const RuleSet*> sets;
    for (const RuleSet& set : ruleSets()) {
        const Setting& setting = set.switches[which];
        const bool stands = value ? setting.value == *value : setting.open();
        if (setting.relevant && stands) sets.push_back(&set);
    }
    return sets;
}

} // namespace schreiber::perlaggen::rulebook
