#include <algorithm>
#include <array>
#include <koenigrufen/rulebook/catalogue.h>
#include <words/fold.h>
#include <words/likeness.h>

namespace schreiber::koenigrufen::rulebook {
namespace {

using namespace words::search;

// A point as the search sees it, folded.
struct Searched {
    std::vector<std::string> called; // by its name and nothing else
    std::vector<std::string> name;   // and its number
    std::array<std::vector<std::string>, 3> title;
    std::array<std::vector<std::string>, 3> text;
};

std::vector<Searched> searchedPoints() {
    std::vector<Searched> all;
    for (const RulePoint& point : catalogue()) {
        Searched one;
        one.called = foldedWords(point.point);
        one.name = one.called;
        for (std::string& word : foldedWords(label(point.point))) one.name.push_back(std::move(word));
        for (const words::Language language : words::kLanguages) {
            const auto at = static_cast<std::size_t>(language);
            one.title[at] = foldedWords(point.title.in(language));
            one.text[at] = foldedWords(point.text.in(language));
        }
        all.push_back(std::move(one));
    }
    return all;
}

double hitOf(const Searched& one, std::string_view asked, words::Language language) {
    double value = 1.2 * best(one.name, asked);
    for (const words::Language each : words::kLanguages) {
        const auto at = static_cast<std::size_t>(each);
        const double weight = each == language ? 1.0 : 0.5;
        value =
            std::max({value, 1.5 * weight * best(one.title[at], asked), weight * best(one.text[at], asked)});
    }
    return value;
}

} // namespace

std::vector<PointName> search(std::string_view words, words::Language language) {
    static const std::vector<Searched> kAll = searchedPoints();
    const auto at = static_cast<std::size_t>(language);
    const std::vector<std::string> asked = askedWords(words);
    std::vector<double> scores(kAll.size(), 0);
    std::vector<bool> saysAll(kAll.size(), !asked.empty());
    for (const std::string& word : asked) {
        std::vector<double> hits;
        hits.reserve(kAll.size());
        for (const Searched& one : kAll) hits.push_back(hitOf(one, word, language));
        const double weight = weightOf(hits);
        for (std::size_t i = 0; i < kAll.size(); ++i) {
            scores[i] += weight * hits[i];
            saysAll[i] =
                saysAll[i] && (weight == 0 || says(kAll[i].title[at], word) || says(kAll[i].text[at], word));
        }
    }
    for (std::size_t i = 0; i < kAll.size(); ++i) {
        if (scores[i] > 0) scores[i] *= 1 + kShare * share(kAll[i].title[at], asked);
        if (asked == kAll[i].called) scores[i] += kByName;
    }
    std::vector<PointName> points;
    for (const std::size_t i : worthShowing(scores, saysAll)) points.push_back(catalogue()[i].point);
    return points;
}

} // namespace schreiber::koenigrufen::rulebook
