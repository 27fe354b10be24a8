#include "fold.h"

#include <rulebook/catalogue.h>

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace schreiber::rulebook {
namespace {

// More words than this in one query only cost time.
constexpr std::size_t kMostWords = 16;
// Two words share a stem when they begin alike for this long: stehen and steht, lassen and lässt.
constexpr std::size_t kStem = 4;
// What scores less than this part of the best hit is left out.
constexpr double kWorthShowing = 0.6;
constexpr double kShare = 0.5; // what a title that is wholly said adds
constexpr double kByName = 100;

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

std::size_t sharedBeginning(std::string_view a, std::string_view b) {
    const std::size_t most = std::min(a.size(), b.size());
    std::size_t n = 0;
    while (n < most && a[n] == b[n]) ++n;
    return n;
}

// How well a word of a text answers a word of the query, from 0 to 1.
double likeness(std::string_view asked, std::string_view word) {
    if (asked == word) return 1.0;
    const std::size_t shared = sharedBeginning(asked, word);
    const std::size_t shorter = std::min(asked.size(), word.size());
    // But for the last letter: one bet or several.
    if (shared == shorter && shorter >= 3 && std::max(asked.size(), word.size()) == shorter + 1) return 0.95;
    if (shared == asked.size() && asked.size() >= 2) return 0.8; // the query's word begins it
    if (asked.size() >= kStem && word.find(asked) != std::string_view::npos) return 0.5;
    const std::size_t longer = std::max(asked.size(), word.size());
    if (shared >= kStem && shared * 2 >= longer) return 0.4;
    return 0;
}

double best(const std::vector<std::string>& words, std::string_view asked) {
    double value = 0;
    for (const std::string& word : words) value = std::max(value, likeness(asked, word));
    return value;
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

// How much of a title the query says, from 0 to 1: of titles that have all its words the shortest is meant.
double share(const std::vector<std::string>& title, const std::vector<std::string>& asked) {
    double said = 0;
    for (const std::string& word : title) said += best(asked, word);
    return title.empty() ? 0 : said / static_cast<double>(title.size());
}

// A word that few points have says more about what is meant than one that many have.
double weightOf(const std::vector<double>& hits) {
    const auto having = std::count_if(hits.begin(), hits.end(), [](double h) { return h > 0; });
    return having == 0 ? 0 : std::log2(static_cast<double>(hits.size() + 1) / static_cast<double>(having));
}

} // namespace

std::vector<const RulePoint*> searchRulePoints(std::string_view words, Language language) {
    static const std::vector<Entry> index = buildIndex();
    std::vector<std::string> asked = foldedWords(words);
    if (asked.size() > kMostWords) asked.resize(kMostWords);

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
    const double least = kWorthShowing * *std::max_element(scores.begin(), scores.end());

    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < scores.size(); ++i)
        if (scores[i] > 0 && scores[i] >= least) order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });

    std::vector<const RulePoint*> points;
    points.reserve(order.size());
    for (const std::size_t i : order) points.push_back(index[i].point);
    return points;
}

} // namespace schreiber::rulebook
