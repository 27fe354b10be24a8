#include "knowledge.h"

#include <base/random.h>

#include <algorithm>
#include <perlaggen/deal/doubts.h>

namespace schreiber::perlaggen::deal {

using cards::Card, cards::CardSet, cards::Seat;
using rulebook::Rules;

namespace {

bool makesBoth(const HeldCards& held, const Rules& rules) {
    const figures::Material material = figures::materialOf(held);
    return std::ranges::any_of(
        figures::bestPairs(material, figureRules(rules, material)),
        [](const figures::FigurePair& pair) { return pair.gleich.has_value() && pair.hanger.has_value(); });
}

HeldCards held(const Rules& rules, const State& state, Seat seat, CardSet inHand) {
    HeldCards all = lying(state, seat);
    for (const Card card : inHand)
        all.push_back(
            {.card = {.card = card}, .free = state.trump && rules.perlaggen(*state.trump).contains(card)});
    return all;
}

// The same for the same question about the same cards.
std::uint64_t keyOf(const HeldCards& cards, std::uint64_t question) {
    for (const figures::HeldCard& one : cards) {
        const int as = one.card.as ? one.card.as->index() + 2 : one.free ? 1 : 0;
        question = base::mix(question, static_cast<std::uint64_t>(one.card.card.index() * 100 + as));
    }
    return question;
}

// A question about the seat's cards which more cards can only make true.
template <class Question>
bool asked(const Rules& rules, const State& state, Seat seat, std::uint64_t kind, Question question) {
    const HeldCards certain = held(rules, state, seat, recorded(state, seat));
    if (question(certain)) return true;
    if (state.hand(seat).hidden.empty()) return false;
    const auto isSo = [&rules, seat, question](const State& so) {
        return question(held(rules, so, seat, so.hand(seat).cards));
    };
    if (state.doubts == nullptr) return isSo(state);
    return state.doubts->isSo(state, seat, keyOf(certain, base::mix(kind, static_cast<std::uint64_t>(seat))),
                              isSo);
}

constexpr std::uint64_t kMakes = 1;
constexpr std::uint64_t kBoth = 2;
constexpr std::uint64_t kGoesOut = 3;
constexpr std::uint64_t kTells = 4;
constexpr std::uint64_t kOutdoes = 5;
constexpr std::uint64_t kDeclares = 6;

std::uint64_t keyOf(Figure figure, int size) {
    return base::mix(kMakes, static_cast<std::uint64_t>(static_cast<int>(figure) * 100 + size));
}

std::array<int, 3> placeOf(int size, Figure figure, cards::Rank height, const Against& against) {
    if (against.lengthAlone) return {size, 0, 0};
    return {size, figure == Figure::Gleich ? 1 : 0, static_cast<int>(height)};
}

GoingOut bestOfTeam(const Rules& rules, const State& state, int team, const ToGoOut& what) {
    GoingOut best;
    for (const Seat seat : state.sideOf(team))
        for (const Figure figure : {Figure::Gleich, Figure::Hanger}) {
            if (figure == Figure::Gleich ? !what.gleich : !what.hanger) continue;
            const HeldCards cards = what.inHand ? allCards(rules, state, seat) : lying(state, seat);
            const BestMade made = bestOf(rules, cards, figure, state.trump);
            const GoingOut other{made.size, figure == Figure::Gleich, made.strength};
            if (made.size > 0 && betterOf(other, best, false) == 0) best = other;
        }
    return best;
}

} // namespace

void askOfAlike(const Rules& rules, const ByTeam& best) {
    for (std::size_t i = 0; i < best.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (best[i] > 0 && figures::areAlike(best[i], best[j])) {
                trumpHangerWins(rules);
                return;
            }
}

bool holds(const State& state, Seat seat, CardSet any, const std::optional<Supposed>& supposed) {
    const Hand& hand = state.hand(seat);
    if (!(recorded(state, seat) & any).empty()) return true;
    if (hand.hidden.empty() || state.doubts == nullptr) return !(hand.cards & any).empty();
    return state.doubts->holds(state, seat, any, supposed);
}

bool holds(const State& state, const Supposed& supposed) {
    return holds(state, supposed.seat, supposed.cards, supposed);
}

CardSet recorded(const State& state, Seat seat) {
    return state.hand(seat).cards - state.hand(seat).hidden;
}

BestMade bestOf(const Rules& rules, std::span<const figures::HeldCard> cards, Figure figure,
                std::optional<cards::Suit> trump, std::optional<bool> trumpWins) {
    const figures::Material material = figures::materialOf(cards);
    figures::FigureRules figureRule = figureRules(rules, material);
    figureRule.trumpHangerWins = trumpWins.value_or(figureRule.trumpHangerWins);
    if (figure == Figure::Gleich) {
        const auto gleich = figures::bestGleich(material, figureRule);
        return gleich ? BestMade{gleich->size, gleich->rank, figures::strength(gleich)} : BestMade{};
    }
    const auto hanger = figures::bestHanger(material, figureRule);
    if (!hanger) return {};
    return {hanger->hanger.size, hanger->hanger.top,
            figures::strength(hanger, trump.value_or(cards::Suit::Eichel), figureRule)};
}

HeldCards lying(const State& state, Seat seat) {
    HeldCards all;
    for (const Trick& trick : state.tricksBegun()) {
        if (trick.has(seat)) all.push_back({.card = trick.of(seat), .free = false});
    }
    for (const cards::PlayedCard& card : state.hand(seat).shown) all.push_back({.card = card, .free = false});
    return all;
}

HeldCards allCards(const Rules& rules, const State& state, Seat seat) {
    return held(rules, state, seat, state.hand(seat).cards);
}

bool canMake(const Rules& rules, const State& state, Seat seat, Figure figure, int size) {
    return asked(rules, state, seat, keyOf(figure, size), [&rules, figure, size](const HeldCards& cards) {
        return bestOf(rules, cards, figure).size >= size;
    });
}

bool teamCanMake(const Rules& rules, const State& state, int team, Figure figure, int size) {
    return anyOf(state, seatsOf(state, team),
                 [&](Seat seat) { return canMake(rules, state, seat, figure, size); });
}

namespace {

// A question about the cards of these seats together which more cards can only make true.
template <class Question>
bool askedOfSeats(const State& state, SeatMask seats, std::uint64_t key, Question isSo,
                  const Supposed& supposed) {
    State certain = state;
    certain.doubts = nullptr;
    bool open = false;
    for (const Seat seat : state.everyone()) {
        Hand& hand = certain.hand(seat);
        open = open || (has(seats, seat) && !hand.hidden.empty());
        hand.cards = hand.cards - hand.hidden;
        hand.hidden = {};
    }
    if (isSo(certain)) return true;
    if (!open) return false;
    if (state.doubts == nullptr) return isSo(state);
    key = base::mix(key, static_cast<std::uint64_t>(supposed.event));
    return state.doubts->isSo(state, supposed.seat, key, isSo, supposed);
}

bool tells(const HeldCards& cards, const Rules& rules, const TellsOf& of) {
    const figures::Material material = figures::materialOf(cards);
    const figures::FigureRules figureRule = figureRules(rules, material);
    return of.figure == Figure::Gleich
               ? figures::canMake(material, figures::Gleich{of.size, of.height}, figureRule)
               : figures::canMake(material, figures::Hanger{of.size, of.height}, figureRule);
}

std::uint64_t keyOf(const TellsOf& of) {
    std::uint64_t key = kTells;
    for (const int part : {static_cast<int>(of.figure), static_cast<int>(of.height), of.size})
        key = base::mix(key, static_cast<std::uint64_t>(part));
    return key;
}

} // namespace

bool teamCanMake(const Rules& rules, const State& state, int team, Figure figure, const Supposed& supposed) {
    const auto isSo = [&rules, team, figure](const State& so) {
        return teamCanMake(rules, so, team, figure);
    };
    return askedOfSeats(state, seatsOf(state, team), keyOf(figure, kFewestCards), isSo, supposed);
}

bool teamCanTell(const Rules& rules, const State& state, int team, const TellsOf& of) {
    return anyOf(state, seatsOf(state, team), [&](Seat seat) {
        return asked(rules, state, seat, keyOf(of),
                     [&rules, of](const HeldCards& cards) { return tells(cards, rules, of); });
    });
}

bool teamCanTell(const Rules& rules, const State& state, int team, const TellsOf& of,
                 const Supposed& supposed) {
    const auto isSo = [&rules, team, of](const State& so) {
        return anyOf(so, seatsOf(so, team),
                     [&](Seat seat) { return tells(allCards(rules, so, seat), rules, of); });
    };
    return askedOfSeats(state, seatsOf(state, team), keyOf(of), isSo, supposed);
}

bool canDeclare(const Rules& rules, const State& state, Seat seat, int size) {
    for (const Figure which : {Figure::Gleich, Figure::Hanger})
        if (state.figure(which).decided != Decided::Conceded && canMake(rules, state, seat, which, size))
            return true;
    return false;
}

bool anyCanDeclare(const Rules& rules, const State& state, SeatMask seats, int size,
                   const Supposed& supposed) {
    const auto isSo = [&rules, seats, size](const State& so) {
        return anyOf(so, seats, [&](Seat seat) { return canDeclare(rules, so, seat, size); });
    };
    const std::uint64_t key = base::mix(kDeclares, static_cast<std::uint64_t>(seats * 100 + size));
    return askedOfSeats(state, seats, key, isSo, supposed);
}

bool canOutdo(const Rules& rules, const State& state, Seat seat, const Against& against) {
    const std::array<int, 3> asIs = placeOf(against.size, against.figure, against.height, against);
    const bool gleichOpen = state.figure(Figure::Gleich).decided != Decided::Conceded;
    const bool hangerOpen = state.figure(Figure::Hanger).decided != Decided::Conceded;
    std::uint64_t kind = kOutdoes;
    for (const int part : asIs) kind = base::mix(kind, static_cast<std::uint64_t>(part));
    kind = base::mix(kind, (against.equalToo ? 4U : 0U) + (gleichOpen ? 2U : 0U) + (hangerOpen ? 1U : 0U));
    return asked(rules, state, seat, kind, [=, &rules](const HeldCards& cards) {
        const auto outdoes = [&](Figure figure) {
            const BestMade made = bestOf(rules, cards, figure);
            const auto is = placeOf(made.size, figure, made.rank, against);
            return made.size > 0 && (against.equalToo ? is >= asIs : is > asIs);
        };
        return (gleichOpen && outdoes(Figure::Gleich)) || (hangerOpen && outdoes(Figure::Hanger));
    });
}

bool canMakeBoth(const Rules& rules, const State& state, Seat seat) {
    return asked(rules, state, seat, kBoth,
                 [&rules](const HeldCards& cards) { return makesBoth(cards, rules); });
}

GoesOut goesOut(const Rules& rules, const State& state, const ToGoOut& what) {
    const auto find = [&rules, what](const State& so) -> GoesOut {
        const std::array best{bestOfTeam(rules, so, 0, what), bestOfTeam(rules, so, 1, what)};
        if (!what.lengthAlone && !best[0].gleich && !best[1].gleich)
            askOfAlike(rules, {best[0].strength, best[1].strength});
        return goesOut(best[0], best[1], what.needed, what.lengthAlone);
    };
    const GoesOut found = find(state);
    if (!what.inHand || state.doubts == nullptr) return found;
    const auto open =
        std::ranges::find_if(state.hands, [](const Hand& hand) { return !hand.hidden.empty(); });
    if (open == state.hands.end()) return found;
    // what can come out, one question each, until one is answered yes
    const auto seat = static_cast<Seat>(open - state.hands.begin());
    const std::array<GoesOut, 5> ways{{{.team = 0, .gleich = true},
                                       {.team = 1, .gleich = true},
                                       {.team = 0, .gleich = false},
                                       {.team = 1, .gleich = false},
                                       {.tooShort = true}}};
    for (std::size_t n = 0; n < ways.size(); ++n) {
        const auto key = keyOf(lying(state, seat), base::mix(kGoesOut, n));
        const auto isSo = [find, way = ways[n]](const State& so) { return find(so) == way; };
        if (state.doubts->isSo(state, seat, key, isSo)) break;
    }
    return found;
}

} // namespace schreiber::perlaggen::deal
