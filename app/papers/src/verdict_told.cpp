#include "verdict_told.h"

namespace schreiber::papers {

namespace {

constexpr std::size_t kLongestSentence = 200; // bytes, of what is read from a step away
constexpr std::size_t kLongestWhy = 420;      // and of what stands under it; the sections say all of it

bool isDigit(char letter) {
    return letter >= '0' && letter <= '9';
}

bool isSmall(char letter) {
    return letter >= 'a' && letter <= 'z';
}

// Behind a full stop that ends one: not in `§ 4. Satz`, `1., 4. und 5. Stich`.
std::size_t endOfSentence(std::string_view text) {
    for (std::size_t at = 1; at + 2 < text.size(); ++at)
        if (text[at] == '.' && text[at + 1] == ' ' && !isDigit(text[at - 1]) && !isSmall(text[at + 2]))
            return at + 1;
    return text.size();
}

} // namespace

kinds::Verdict verdictOf(std::string_view text, const std::string& instead) {
    kinds::Verdict verdict;
    const std::size_t end = endOfSentence(text);
    const bool isShort = end <= kLongestSentence;
    verdict.sentence = isShort ? std::string(text.substr(0, end)) : instead;
    std::string_view rest = isShort ? text.substr(end) : text;
    while (rest.starts_with(' ')) rest.remove_prefix(1);
    if (rest.size() <= kLongestWhy) {
        if (!rest.empty()) verdict.why.emplace_back(rest);
        return verdict;
    }
    std::size_t cut = rest.rfind(". ", kLongestWhy);
    if (cut == std::string_view::npos) return verdict;
    verdict.why.emplace_back(rest.substr(0, cut + 1));
    return verdict;
}

bool tellsAll(const kinds::Verdict& verdict, std::string_view text) {
    std::size_t told = text.starts_with(verdict.sentence) ? verdict.sentence.size() : 0;
    for (const std::string& why : verdict.why) told += why.size() + 1;
    return told >= text.size();
}

} // namespace schreiber::papers
