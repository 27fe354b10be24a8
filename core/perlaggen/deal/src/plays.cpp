#include <algorithm>
#include <perlaggen/deal/plays.h>
#include <span>

namespace schreiber::perlaggen::deal {

using cards::Card, cards::CardSet, cards::PlayedCard, cards::Suit;

std::optional<cards::Seat> nextToPlay(const State& state) {
    const Trick& trick = state.current();
    for (const cards::Seat seat : state.inTurn(trick.leader)) {
        if (!trick.has(seat)) return seat;
    }
    return std::nullopt;
}

int tricksForSpiel(const State& state) {
    return state.handSize / 2 + 1;
}

bool tookMostTricks(const State& state, cards::Seat seat) {
    const auto taken = std::span(state.tricks).first(static_cast<std::size_t>(state.trickCount));
    return std::count_if(taken.begin(), taken.end(), [seat](const Trick& trick) {
               return trick.winner == seat;
           }) >= tricksForSpiel(state);
}

CardSet baptismTargets(const rulebook::Rules& rules) {
    const bool sixIsMissing = rules.set().pack == cards::Pack::Cards32;
    if (sixIsMissing && rules.is(rulebook::BaptiseAsS6In32Pack::Yes))
        return cards::wholePack(cards::Pack::Cards33);
    return cards::wholePack(rules.set().pack);
}

CardSet binding(const rulebook::PerlaggOrder& perlaggen, Suit led, CardSet held) {
    return (held & cards::cardsOf(led)) - perlaggen.set();
}

bool answersLead(const rulebook::Rules& rules, Suit trump, Suit led, const PlayedCard& card) {
    const Suit suit = card.face().suit();
    if (suit == led || suit == trump) return true;
    // imst-2015 § 15: a Perlagg is always "Farbe"
    return rules.perlaggen(trump).contains(card.card) && rules.is(rulebook::PerlaggFollow::Free);
}

std::vector<LegalPlay> legalPlays(const rulebook::Rules& rules, Suit trump, std::optional<PlayedCard> led,
                                  CardSet hand) {
    const rulebook::PerlaggOrder& perlaggen = rules.perlaggen(trump);
    const CardSet targets = baptismTargets(rules);
    const bool bound = led && !binding(perlaggen, led->face().suit(), hand).empty();
    const auto fits = [&](const PlayedCard& card) {
        return !bound || answersLead(rules, trump, led->face().suit(), card);
    };
    const CardSet suits = bound ? cards::cardsOf(led->face().suit()) | cards::cardsOf(trump)
                                : cards::wholePack(cards::Pack::Cards33);
    const CardSet names = bound && !rules.is(rulebook::PerlaggFollow::Free) ? targets & suits : targets;

    std::vector<LegalPlay> plays;
    plays.reserve(static_cast<std::size_t>(hand.size()));
    for (const Card card : hand) {
        LegalPlay play{.card = card, .plain = fits({.card = card})};
        if (perlaggen.contains(card)) play.names = names;
        if (play.plain || !play.names.empty()) plays.push_back(play);
    }
    return plays;
}

} // namespace schreiber::perlaggen::deal
