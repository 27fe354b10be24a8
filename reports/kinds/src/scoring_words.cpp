#include "scoring_words.h"

#include "labels.h"
#include "listing.h"

#include <tournament/standings.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string_view>
#include <utility>
#include <vector>

namespace schreiber::kinds {

namespace {

using Named = std::pair<std::string_view, Label>;

constexpr std::array kTerms{Named{"win", Label::OneWin},         Named{"points", Label::OnePoint},
                            Named{"against", Label::OneAgainst}, Named{"difference", Label::OneOfDifference},
                            Named{"shutout", Label::OneShutout}, Named{"games", Label::OneGame},
                            Named{"rank", Label::OneRankPoint},  Named{"table-wins", Label::OneTableWin}};

constexpr std::array kCriterionWords{Named{"score", Label::Score},
                                     Named{"wins", Label::Wins},
                                     Named{"points", Label::Points},
                                     Named{"difference", Label::DifferenceWord},
                                     Named{"against", Label::AgainstWord},
                                     Named{"head-to-head", Label::HeadToHeadWord},
                                     Named{"buchholz", Label::Buchholz},
                                     Named{"decider", Label::DeciderWord},
                                     Named{"best-rounds", Label::BestRoundsWord},
                                     Named{"table-wins", Label::TableWinsWord},
                                     Named{"lot", Label::Lot}};

template <std::size_t N>
std::string wordFor(const std::array<Named, N>& words, const std::string& name, words::Language language) {
    const auto found =
        std::find_if(words.begin(), words.end(), [&](const Named& word) { return word.first == name; });
    return found == words.end() ? name : std::string(text(found->second, language));
}

} // namespace

std::string formulaText(const std::string& scoring, words::Language language) {
    std::string words;
    for (const auto& [term, worth] : tournament::scoringTerms(scoring)) {
        const std::string_view sign =
            worth < 0 ? (words.empty() ? "−" : " − ") : (words.empty() ? "" : " + ");
        words += fmt::format("{}{} × {}", sign, std::abs(worth), wordFor(kTerms, term, language));
    }
    return words;
}

std::string ladderText(const std::string& ladder, words::Language language) {
    std::vector<std::string> criteria = tournament::ladderSteps(ladder);
    for (std::string& criterion : criteria) criterion = wordFor(kCriterionWords, criterion, language);
    return joined(criteria, ", ");
}

} // namespace schreiber::kinds
