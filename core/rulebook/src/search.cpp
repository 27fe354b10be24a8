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

// A rule point as the search sees it: the folded words of each text, with what a hit there is worth.
struct Entry {
    const RulePoint* point = nullptr;
    std::vector<std::string> name;
    std::vector<std::string> text[3];
    std::vector<std::string> consequence[3];
};

std::vector<Entry> buildIndex() {
    std::vector<Entry> index;
    for (const RulePoint& point : catalogue()) {
        Entry entry;
        entry.point = &point;
        entry.name = foldedWords(point.name);
        for (const std::string& word : foldedWords(label(point))) entry.name.push_back(word);
        for (const Language language : kLanguages) {
            const std::size_t i = static_cast<std::size_t>(language);
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

double hit(const Entry& entry, std::string_view asked, Language language) {
    double value = 1.2 * best(entry.name, asked);
    for (const Language l : kLanguages) {
        const std::size_t i = static_cast<std::size_t>(l);
        const double weight = l == language ? 1.0 : 0.5;
        value = std::max(value, weight * best(entry.text[i], asked));
        value = std::max(value, 0.7 * weight * best(entry.consequence[i], asked));
    }
    return value;
}

struct Found {
    const RulePoint* point;
    int words;
    double score;
};

} // namespace

std::vector<const RulePoint*> searchRulePoints(std::string_view words, Language language) {
    static const std::vector<Entry> index = buildIndex();
    std::vector<std::string> asked = foldedWords(words);
    if (asked.size() > kMostWords) asked.resize(kMostWords);

    std::vector<Found> found;
    for (const Entry& entry : index) found.push_back({entry.point, 0, 0});
    for (const std::string& word : asked) {
        std::vector<double> hits;
        for (const Entry& entry : index) hits.push_back(hit(entry, word, language));
        const auto rarity =
            static_cast<double>(index.size()) /
            static_cast<double>(1 + std::count_if(hits.begin(), hits.end(), [](double h) { return h > 0; }));
        for (std::size_t i = 0; i < hits.size(); ++i) {
            if (hits[i] <= 0) continue;
            ++found[i].words;
            found[i].score += hits[i] * (1 + std::log2(rarity));
        }
    }
    int most = 1;
    for (const Found& one : found) most = std::max(most, one.words);
    std::erase_if(found, [&](const Found& one) { return one.words < most; });
    std::stable_sort(found.begin(), found.end(),
                     [](const Found& a, const Found& b) { return a.score > b.score; });

    std::vector<const RulePoint*> points;
    for (const Found& one : found) points.push_back(one.point);
    return points;
}

} // namespace schreiber::rulebook
