#include "scoring_words.h"

#include "labels.h"
#include "listing.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>
#include <vector>

namespace schreiber::kinds {

namespace {

using Named = std::pair<std::string_view, Label>;

constexpr std::array kTerms{Named{"win", Label::OneWin},         Named{"points", Label::OnePoint},
                            Named{"against", Label::OneAgainst}, Named{"difference", Label::OneOfDifference},
                            Named{"shutout", Label::OneShutout}, Named{"games", Label::OneGame}};

constexpr std::array kCriterionWords{Named{"score", Label::Score},
                                     Named{"wins", Label::Wins},
                                     Named{"points", Label::Points},
                                     Named{"difference", Label::DifferenceWord},
                                     Named{"against", Label::AgainstWord},
                                     Named{"head-to-head", Label::HeadToHeadWord},
                                     Named{"buchholz", Label::Buchholz},
                                     Named{"decider", Label::DeciderWord},
                                     Named{"lot", Label::Lot}};

template <std::size_t N>
std::string wordFor(const std::array<Named, N>& words, const std::string& name, Language language) {
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const Named& word) { return word.first == name; });
    return found == words.end() ? name : std::string(text(found->second, language));
}

std::vector<std::string> parted(const std::string& text, char at) {
    std::vector<std::string> parts{""};
    for (const char c : text) {
        if (c == at)
            parts.emplace_back();
        else if (c != ' ')
            parts.back() += c;
    }
    return parts;
}

} // namespace

std::string formulaText(const std::string& scoring, Language language) {
    std::vector<std::string> terms;
    for (const std::string& term : parted(scoring, '+')) {
        const std::vector<std::string> factors = parted(term, '*');
        terms.push_back(factors.size() == 2 ? factors[0] + " × " + wordFor(kTerms, factors[1], language)
                                            : wordFor(kTerms, term, language));
    }
    return joined(terms, " + ");
}

std::string ladderText(const std::string& ladder, Language language) {
    std::vector<std::string> criteria = parted(ladder, ',');
    if (criteria.back() != "lot") criteria.emplace_back("lot"); // which decides, said or not
    for (std::string& criterion : criteria) criterion = wordFor(kCriterionWords, criterion, language);
    return joined(criteria, ", ");
}

} // namespace schreiber::kinds
