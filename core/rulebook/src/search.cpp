#include "fold.h"
#include "likeness.h"

#include <rulebook/catalogue.h>

#include <algorithm>
#include <cstddef>

namespace schreiber::rulebook {
namespace {

// A rule point as the search sees it: the folded words of each text, with what a hit there is worth.
struct Entry {
    const RulePoint* point = nullptr;
    std::vector<std::string> called; // by its name and nothing else
    std::vector<std::string> name;   // and its number
    std::vector<std::string> asked;
    std::vector<std::string> sections; // their numbers: `§ 17` is asked for as it is cited
    std::vector<std::string> title[3];
    std::vector<std::string> text[3];
    std::vector<std::string> consequence[3];
};

bool isNumber(std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

std::vector<Entry> buildIndex() {
    std::vector<Entry> index;
    for (const RulePoint& point : catalogue()) {
        Entry entry;
        entry.point = &point;
        entry.called = foldedWords(point.name);
        entry.name = entry.called;
        for (const std::string& word : foldedWords(label(point))) entry.name.push_back(word);
        entry.asked = foldedWords(point.asked);
        for (const Heading heading : point.sources)
            for (const std::string& word : foldedWords(headingOf(heading).section))
                if (isNumber(word)) entry.sections.push_back(word);
        for (const Language language : kLanguages) {
            const std::size_t i = static_cast<std::size_t>(language);
            entry.title[i] = foldedWords(point.title.in(language));
            entry.text[i] = foldedWords(point.text.in(language));
            entry.consequence[i] = foldedWords(point.consequence.in(language));
        }
        index.push_back(std::move(entry));
    }
    return index;
}

double hit(const Entry& entry, std::string_view asked, Language language, bool isCitation) {
    double value = 1.2 * std::max(best(entry.name, asked), best(entry.asked, asked));
    if (isCitation && std::find(entry.sections.begin(), entry.sections.end(), asked) != entry.sections.end())
        value = 1.5;
    for (const Language l : kLanguages) {
        const std::size_t i = static_cast<std::size_t>(l);
        const double weight = l == language ? 1.0 : 0.5;
        value = std::max(value, 1.5 * weight * best(entry.title[i], asked));
        value = std::max(value, weight * best(entry.text[i], asked));
        value = std::max(value, 0.7 * weight * best(entry.consequence[i], asked));
    }
    return value;
}

} // namespace

std::vector<const RulePoint*> searchRulePoints(std::string_view words, Language language) {
    static const std::vector<Entry> index = buildIndex();
    const std::vector<std::string> asked = askedWords(words);

    // A number alone or after the sign is a paragraph; beside others, as in 14:13, it is a score.
    const bool isCitation = asked.size() == 1 || words.find("§") != std::string_view::npos;

    std::vector<double> scores(index.size(), 0);
    for (const std::string& word : asked) {
        std::vector<double> hits;
        hits.reserve(index.size());
        for (const Entry& entry : index) hits.push_back(hit(entry, word, language, isCitation));
        const double weight = weightOf(hits);
        for (std::size_t i = 0; i < hits.size(); ++i) scores[i] += weight * hits[i];
    }
    for (std::size_t i = 0; i < index.size(); ++i) {
        if (scores[i] > 0)
            scores[i] *= 1 + kShare * share(index[i].title[static_cast<std::size_t>(language)], asked);
        if (asked == index[i].called) scores[i] += kByName;
    }
    std::vector<const RulePoint*> points;
    for (const std::size_t i : worthShowing(scores)) points.push_back(index[i].point);
    return points;
}

} // namespace schreiber::rulebook
