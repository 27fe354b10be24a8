#include <algorithm>
#include <cstddef>
#include <perlaggen/rulebook/asked_words.h>
#include <perlaggen/rulebook/catalogue.h>
#include <words/fold.h>
#include <words/likeness.h>

namespace schreiber::perlaggen::rulebook {
namespace {

using namespace words::search;

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

// `1.6` of § 1.6.
std::string numberIn(const std::vector<std::string>& words) {
    std::string number;
    for (const std::string& word : words)
        if (isNumber(word)) number += (number.empty() ? "" : ".") + word;
    return number;
}

std::vector<Entry> buildIndex() {
    std::vector<Entry> index;
    for (const RulePoint& point : catalogue()) {
        Entry entry;
        entry.point = &point;
        entry.called = foldedWords(point.name);
        entry.name = entry.called;
        for (const std::string& word : foldedWords(label(point))) entry.name.push_back(word);
        entry.asked = foldedWords(askedWith(point.name));
        for (const Heading heading : point.sources)
            if (std::string number = numberIn(foldedWords(headingOf(heading).section)); !number.empty())
                entry.sections.push_back(std::move(number));
        for (const words::Language language : words::kLanguages) {
            const std::size_t i = static_cast<std::size_t>(language);
            entry.title[i] = foldedWords(point.title.in(language));
            entry.text[i] = foldedWords(point.text.in(language));
            entry.consequence[i] = foldedWords(point.consequence.in(language));
        }
        index.push_back(std::move(entry));
    }
    return index;
}

// `cited` is the section asked for; empty where none is.
double hit(const Entry& entry, std::string_view asked, words::Language language, std::string_view cited) {
    double value = 1.2 * std::max(best(entry.name, asked), best(entry.asked, asked));
    const bool isCited =
        !cited.empty() && isNumber(asked) &&
        std::find(entry.sections.begin(), entry.sections.end(), cited) != entry.sections.end();
    if (isCited) value = 1.5;
    for (const words::Language l : words::kLanguages) {
        const std::size_t i = static_cast<std::size_t>(l);
        const double weight = l == language ? 1.0 : 0.5;
        value = std::max(value, 1.5 * weight * best(entry.title[i], asked));
        value = std::max(value, weight * best(entry.text[i], asked));
        value = std::max(value, 0.7 * weight * best(entry.consequence[i], asked));
    }
    return value;
}

bool tells(const Entry& entry, std::string_view asked, words::Language language) {
    const auto at = static_cast<std::size_t>(language);
    return says(entry.title[at], asked) || says(entry.text[at], asked) ||
           says(entry.consequence[at], asked) || says(entry.asked, asked);
}

// `Kartenstehlen` asks for `Karten stehlen`: a word that nobody says and whose two parts somebody does.
std::vector<std::string> inParts(const std::vector<std::string>& asked, const std::vector<Entry>& index,
                                 words::Language language) {
    constexpr std::size_t kPart = 4;
    constexpr std::size_t kLongest = 40; // no word of two parts is longer
    const auto said = [&](const std::string& word) {
        return std::any_of(index.begin(), index.end(),
                           [&](const Entry& entry) { return tells(entry, word, language); });
    };
    std::vector<std::string> words;
    for (const std::string& word : asked) {
        std::size_t cut = 0;
        const bool mayBeTwo = word.size() >= 2 * kPart && word.size() <= kLongest && !said(word);
        for (std::size_t at = kPart; mayBeTwo && cut == 0 && at + kPart <= word.size(); ++at)
            if (said(word.substr(0, at)) && said(word.substr(at))) cut = at;
        words.push_back(word.substr(0, cut == 0 ? word.size() : cut));
        if (cut != 0) words.push_back(word.substr(cut));
    }
    return words;
}

} // namespace

std::vector<const RulePoint*> searchRulePoints(std::string_view words, words::Language language) {
    static const std::vector<Entry> index = buildIndex();
    const std::vector<std::string> asked = inParts(askedWords(words), index, language);

    // A number alone or after the sign is a paragraph; beside others, as in 14:13, it is a score.
    const bool isCitation = asked.size() == 1 || words.find("§") != std::string_view::npos;
    const std::string cited = isCitation ? numberIn(asked) : std::string();

    std::vector<double> scores(index.size(), 0);
    std::vector<bool> saysAll(index.size(), !asked.empty());
    for (const std::string& word : asked) {
        std::vector<double> hits;
        hits.reserve(index.size());
        for (const Entry& entry : index) hits.push_back(hit(entry, word, language, cited));
        const double weight = weightOf(hits);
        for (std::size_t i = 0; i < hits.size(); ++i) scores[i] += weight * hits[i];
        for (std::size_t i = 0; i < index.size(); ++i)
            saysAll[i] = saysAll[i] && (weight == 0 || tells(index[i], word, language));
    }
    for (std::size_t i = 0; i < index.size(); ++i) {
        if (scores[i] > 0)
            scores[i] *= 1 + kShare * share(index[i].title[static_cast<std::size_t>(language)], asked);
        if (asked == index[i].called) scores[i] += kByName;
    }
    std::vector<const RulePoint*> points;
    for (const std::size_t i : worthShowing(scores, saysAll)) points.push_back(index[i].point);
    return points;
}

} // namespace schreiber::perlaggen::rulebook
