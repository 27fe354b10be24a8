#include "knowledge.h"

#include <algorithm>

namespace schreiber::deal {

using cards::Card, cards::CardSet, cards::Seat;
using rulebook::Rules;

namespace {

int sizeOf(const std::optional<figures::Gleich>& gleich) {
    return gleich ? gleich->size : 0;
}
int sizeOf(const std::optional<figures::HangerInSuits>& hanger) {
    return hanger ? hanger->hanger.size : 0;
}

bool makes(const HeldCards& held, const figures::FigureRules& rules, Figure figure, int size) {
    const figures::Material material = figures::materialOf(held);
    return figure == Figure::Gleich ? sizeOf(figures::bestGleich(material, rules)) >= size
                                    : sizeOf(figures::bestHanger(material, rules)) >= size;
}

// Whether `count` cards of the pool can be added so that the figure is made, or so that it is not. Adding a
// card never unmakes a figure, so a branch that has made it is done for the one and lost for the other.
class Completion {
  public:
    Completion(const Rules& rules, const State& state, Figure figure, int size)
        : m_figureRules(figureRules(rules))
        , m_perlaggen(state.trump ? rules.perlaggen(*state.trump).set() : CardSet{})
        , m_figure(figure)
        , m_size(size) {}

    bool without(HeldCards& held, CardSet from, int count) {
        if (makes(held, m_figureRules, m_figure, m_size)) return false;
        if (count == 0) return true;
        while (from.size() >= count) {
            const Card card = from.first();
            from.erase(card);
            if (m_perlaggen.contains(card) && m_size <= 2) continue; // a second card and it is made
            if (--m_budget < 0) return true;
            held.push_back({.card = {.card = card}, .free = m_perlaggen.contains(card)});
            const bool found = without(held, from, count - 1);
            held.pop_back();
            if (found) return true;
        }
        return false;
    }

    // The likeliest cards first: Perlaggen, then whatever helps most by trying each.
    bool with(HeldCards held, CardSet from, int count) {
        for (int i = 0; i < count && !from.empty(); ++i) {
            const CardSet free = from & m_perlaggen;
            if (free.empty()) return withNaturals(held, from, count - i);
            const Card card = free.first();
            from.erase(card);
            held.push_back({.card = {.card = card}, .free = true});
        }
        return makes(held, m_figureRules, m_figure, m_size);
    }

  private:
    bool withNaturals(HeldCards& held, CardSet from, int count) {
        if (makes(held, m_figureRules, m_figure, m_size)) return true;
        if (count == 0) return false;
        while (!from.empty()) {
            const Card card = from.first();
            from.erase(card);
            if (--m_budget < 0) return true;
            held.push_back({.card = {.card = card}, .free = false});
            const bool found = withNaturals(held, from, count - 1);
            held.pop_back();
            if (found) return true;
        }
        return false;
    }

    figures::FigureRules m_figureRules;
    CardSet m_perlaggen;
    Figure m_figure;
    int m_size;
    int m_budget = 20000;
};

} // namespace

Known either(Known a, Known b) {
    return std::max(a, b);
}

bool hasOrReveals(State& state, Seat seat, Card card) {
    Hand& hand = state.hand(seat);
    if (hand.cards.contains(card)) return true;
    if (hand.unknown == 0 || state.seen.contains(card)) return false;
    --hand.unknown;
    hand.cards.insert(card);
    state.seen.insert(card);
    return true;
}

CardSet pool(const Rules& rules, const State& state) {
    return cards::wholePack(rules.set().pack) - state.seen;
}

Known holds(const Rules& rules, const State& state, Seat seat, CardSet any) {
    const Hand& hand = state.hand(seat);
    if (!(hand.cards & any).empty()) return Known::Yes;
    if (hand.unknown == 0) return Known::No;
    const CardSet left = pool(rules, state);
    if ((left & any).empty()) return Known::No;
    return (left - any).size() < hand.unknown ? Known::Yes : Known::Maybe;
}

Known holdsOnly(const Rules& rules, const State& state, Seat seat, CardSet only) {
    switch (holds(rules, state, seat, cards::wholePack(cards::Pack::Cards33) - only)) {
    case Known::Yes:
        return Known::No;
    case Known::No:
        return Known::Yes;
    default:
        return Known::Maybe;
    }
}

figures::FigureRules figureRules(const Rules& rules) {
    return {.pack = rules.set().pack,
            .weliInHanger = !rules.is(rulebook::WeliInHanger::No),
            .pairOfSixes = !rules.is(rulebook::PairOfSixes::No),
            .baptiseAsMissing6 = rules.is(rulebook::BaptiseAsS6In32Pack::Yes),
            .longFigures = !rules.is(rulebook::LongFigures::CappedAt5),
            .trumpHangerWins = rules.is(rulebook::TrumpHanger::TrumpWins)};
}

HeldCards lying(const State& state, Seat seat) {
    HeldCards held;
    const int rows = state.trickCount + (state.trickOpen ? 1 : 0);
    for (int i = 0; i < rows; ++i) {
        const Trick& trick = state.tricks[static_cast<std::size_t>(i)];
        if (trick.has(seat)) held.push_back({.card = trick.of(seat), .free = false});
    }
    for (const cards::PlayedCard& card : state.hand(seat).shown)
        held.push_back({.card = card, .free = false});
    return held;
}

HeldCards allCards(const Rules& rules, const State& state, Seat seat) {
    HeldCards held = lying(state, seat);
    for (const Card card : state.hand(seat).cards)
        held.push_back(
            {.card = {.card = card}, .free = state.trump && rules.perlaggen(*state.trump).contains(card)});
    return held;
}

Known canMake(const Rules& rules, const State& state, Seat seat, Figure figure, int size) {
    HeldCards held = allCards(rules, state, seat);
    if (makes(held, figureRules(rules), figure, size)) return Known::Yes;
    const int unknown = state.hand(seat).unknown;
    if (unknown == 0) return Known::No;
    const CardSet from = pool(rules, state);
    if (!Completion(rules, state, figure, size).with(held, from, unknown)) return Known::No;
    return Completion(rules, state, figure, size).without(held, from, unknown) ? Known::Maybe : Known::Yes;
}

Known teamCanMake(const Rules& rules, const State& state, int team, Figure figure, int size) {
    Known best = Known::No;
    for (int i = 0; i < state.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (state.teamOf(seat) == team) best = either(best, canMake(rules, state, seat, figure, size));
    }
    return best;
}

Known canDeclare(const Rules& rules, const State& state, Seat seat, int size) {
    Known best = Known::No;
    for (const Figure which : {Figure::Gleich, Figure::Hanger})
        if (state.figure(which).decided != Decided::Conceded)
            best = either(best, canMake(rules, state, seat, which, size));
    return best;
}

bool canMakeBoth(const Rules& rules, const State& state, Seat seat) {
    const auto held = allCards(rules, state, seat);
    const auto pairs = figures::bestPairs(figures::materialOf(held), figureRules(rules));
    return std::ranges::any_of(pairs, [](const figures::FigurePair& pair) {
        return pair.gleich.has_value() && pair.hanger.has_value();
    });
}

} // namespace schreiber::deal
