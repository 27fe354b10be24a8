#pragma once

#include <cards/card.h>

#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/rule_set.h>
#include <span>
#include <string>
#include <vector>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// Why a trick goes where it goes: a step a card, in the order played, and the points they rest on.
struct TrickSteps {
    std::vector<std::string> steps;
    std::vector<rulebook::PointName> points;
    std::vector<rulebook::PointName> besides; // that show here too
    std::size_t best = 0;                     // place of the card that takes it, or would so far
};

// A card of the trick, by whom, and whether it may take it (not one thrown ahead where trumps are followed).
struct TrickCard {
    cards::PlayedCard card;
    std::string who;
    bool cannotTake = false;
};

// At least one card, the lead first.
TrickSteps stepsOf(const rulebook::Rules& rules, cards::Suit trump, std::span<const TrickCard> played,
                   words::Language language);

} // namespace schreiber::perlaggen::ruling
