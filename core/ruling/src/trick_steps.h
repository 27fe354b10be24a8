#pragma once

#include <cards/card.h>
#include <rulebook/rule_set.h>
#include <rulebook/words.h>

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::ruling {

// Why a trick goes where it goes: a step a card, in the order played, and the points they rest on.
struct TrickSteps {
    std::vector<std::string> steps;
    std::vector<std::string_view> points;
    std::size_t best = 0; // place of the card that takes it, or would so far
};

// At least one card; `nameOf` names who played the card at a place. `cannotTake`: a bit for each place whose
// card was thrown out of turn where trumps had to be followed.
TrickSteps stepsOf(const rulebook::Rules& rules, cards::Suit trump, std::span<const cards::PlayedCard> played,
                   const std::function<std::string(std::size_t)>& nameOf, rulebook::Language language,
                   unsigned cannotTake = 0);

} // namespace schreiber::ruling
