#include <algorithm>
#include <cmath>
#include <cstddef>
#include <words/fold.h>
#include <words/likeness.h>

namespace schreiber::words::search {

bool isNumber(std::string_view word) {
    return !word.empty() && word.find_first_not_of("0123456789") == std::string_view::npos;
}

namespace {

constexpr std::size_t kMostWords = 16;
// Two words share a stem when they begin alike for this long: stehen and steht, lassen and lässt.
constexpr std::size_t kStem = 4;
// A word is said by itself, its plural, its case.
constexpr double kSaid = 0.95;
// What scores less than this part of the best hit is left out.
constexpr double kWorthShowing = 0.6;

std::size_t sharedBeginning(std::string_view a, std::string_view b) {
    const std::size_t most = std::min(a.size(), b.size());
    std::size_t n = 0;
    while (n < most && a[n] == b[n]) ++n;
    return n;
}

// How well a word of a text answers a word of the query, from 0 to 1.
double likeness(std::string_view asked, std::string_view word) {
    if (asked == word) return 1.0;
    if (isNumber(asked)) return 0; // 17 is not 170
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

} // namespace

std::vector<std::string> askedWords(std::string_view words) {
    std::vector<std::string> asked = foldedWords(words);
    if (asked.size() > kMostWords) asked.resize(kMostWords);
    return asked;
}

double best(const std::vector<std::string>& words, std::string_view asked) {
    double value = 0;
    for (const std::string& word : words) value = std::max(value, likeness(asked, word));
    return value;
}

bool says(const std::vector<std::string>& words, std::string_view asked) {
    return best(words, asked) >= kSaid;
}

double share(const std::vector<std::string>& title, const std::vector<std::string>& asked) {
    double said = 0;
    for (const std::string& word : title) said += best(asked, word);
    return title.empty() ? 0 : said / static_cast<double>(title.size());
}

double weightOf(const std::vector<double>& hits) {
    const auto having = std::count_if(hits.begin(), hits.end(), [](double h) { return h > 0; });
    return having == 0 ? 0 : std::log2(static_cast<double>(hits.size() + 1) / static_cast<double>(having));
}

std::vector<std::size_t> worthShowing(const std::vector<double>& scores, const std::vector<bool>& saysAll) {
    std::vector<std::size_t> order;
    if (scores.empty()) return order;
    const double least = kWorthShowing * *std::max_element(scores.begin(), scores.end());
    for (std::size_t i = 0; i < scores.size(); ++i)
        if (scores[i] > 0 && (scores[i] >= least || saysAll[i])) order.push_back(i);
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return scores[a] > scores[b]; });
    return order;
}

} // namespace schreiber::words::search
