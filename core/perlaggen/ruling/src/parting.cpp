#include "parting.h"

#include <algorithm>

namespace schreiber::perlaggen::ruling {

using deal::Doubt;

namespace {

// Pairs are many; the first time lines differ from each other in the fewest answers (ways.h).
constexpr std::size_t kLookedAt = 64;

const Doubt* questionOn(const TimeLine& timeLine, std::uint64_t key) {
    const auto found = std::ranges::find(timeLine.asked, key, &Doubt::key);
    return found == timeLine.asked.end() ? nullptr : &*found;
}

// The questions asked on both time lines and answered differently.
std::vector<const Doubt*> between(const TimeLine& one, const TimeLine& other) {
    std::vector<const Doubt*> parting;
    for (const Doubt& doubt : one.asked)
        if (const Doubt* there = questionOn(other, doubt.key);
            there != nullptr && there->answer != doubt.answer)
            parting.push_back(&doubt);
    return parting;
}

} // namespace

int answerOn(const TimeLine& timeLine, std::uint64_t key) {
    const Doubt* doubt = questionOn(timeLine, key);
    return doubt == nullptr ? -1 : doubt->answer;
}

std::optional<deal::MissingFact> missingFact(const Doubt& doubt, cards::CardSet pool) {
    if (!doubt.cards) return doubt.intent;
    return deal::MissingFact{.seat = doubt.cards->seat,
                             .cards = doubt.cards->cards.empty() ? pool : doubt.cards->cards & pool};
}

std::vector<const Doubt*> partingOn(std::span<const TimeLine> timeLines, const std::vector<int>& kinds) {
    std::vector<const Doubt*> found;
    std::size_t fewest = 0;
    std::size_t looked = 0;
    for (std::size_t i = 0; i < timeLines.size() && looked < kLookedAt; ++i) {
        if (kinds[i] == kNoVoice) continue;
        ++looked;
        for (std::size_t k = i + 1; k < timeLines.size(); ++k) {
            if (kinds[k] == kNoVoice || kinds[k] == kinds[i]) continue;
            const auto parting = between(timeLines[i], timeLines[k]);
            if (parting.empty() || (fewest > 0 && parting.size() > fewest)) continue;
            if (fewest == 0 || parting.size() < fewest) found.clear();
            fewest = parting.size();
            for (const Doubt* doubt : parting)
                if (std::ranges::find(found, doubt->key, &Doubt::key) == found.end()) found.push_back(doubt);
        }
    }
    return found;
}

} // namespace schreiber::perlaggen::ruling
