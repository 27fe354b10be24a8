#include "dealing.h"

#include <algorithm>
#include <perlaggen/deal/plays.h>

namespace schreiber::perlaggen::deal::test {

using cards::Card, cards::PlayedCard, cards::Seat;

rulebook::Rules rulesOf(std::string_view id, int seats, std::string_view house) {
    const auto set = rulebook::withHouse(*rulebook::findRuleSet(id), *rulebook::parseHouse(house));
    return {*set, seats};
}

Dealt dealt(const rulebook::Rules& rules, base::Random& random) {
    std::vector<Card> pack;
    for (const Card card : cards::wholePack(rules.set().pack)) pack.push_back(card);
    random.shuffle(pack);
    Dealt deal;
    Setup& setup = deal.setup;
    setup.seats = rules.seats();
    setup.handSize = rules.handSize();
    setup.target = rules.set().target();
    setup.dealer = static_cast<Seat>(rules.seats() - 1);
    std::size_t next = 0;
    for (int seat = 0; seat < setup.seats; ++seat)
        for (int i = 0; i < setup.handSize; ++i)
            setup.hands[static_cast<std::size_t>(seat)].insert(pack[next++]);
    for (int team = 0; team < rules.teams(); ++team)
        setup.score[static_cast<std::size_t>(team)] =
            rules.set().countdown ? rules.set().startScore
                                  : static_cast<int>(random.below(static_cast<std::uint64_t>(setup.target)));
    do deal.turned.push_back(pack[next]);
    while (!rules.mayBeTrump(pack[next].suit()) && ++next < pack.size());
    return deal;
}

namespace {

template <class T>
T pick(const std::vector<T>& items, base::Random& random) {
    return items[static_cast<std::size_t>(random.below(items.size()))];
}

PlayedCard anyCard(const State& state, Seat seat, base::Random& random) {
    std::vector<Card> cards;
    for (const Card card : state.hand(seat).cards) cards.push_back(card);
    const bool own = !cards.empty() && random.below(8) != 0;
    const Card card = own ? pick(cards, random) : Card::fromIndex(static_cast<int>(random.below(33)));
    if (random.below(3) != 0) return {.card = card};
    return {.card = card, .as = Card::fromIndex(static_cast<int>(random.below(33)))};
}

} // namespace

Event anyEvent(const State& state, base::Random& random) {
    const auto seat = static_cast<Seat>(random.below(static_cast<std::uint64_t>(state.seats)));
    const auto figure = static_cast<Figure>(random.below(3));
    switch (random.below(20)) {
    case 0:
        return {seat, Blind{.figures = {figure}, .all = random.below(2) == 0}};
    case 1:
        return {seat, Cut{.kept = {Card::fromIndex(static_cast<int>(random.below(33)))}}};
    case 2:
        return {seat, Turn{.cards = {Card::fromIndex(static_cast<int>(random.below(33)))}}};
    case 3:
        return {seat, Exchange{.give = anyCard(state, seat, random).card,
                               .take = Card::fromIndex(static_cast<int>(random.below(33)))}};
    case 4:
        return {seat, BetAll{}};
    case 5:
        return {seat, Bet{.figure = figure, .value = static_cast<int>(random.below(9))}};
    case 6:
        return {seat, Good{.figure = figure, .ifSuit = random.below(2) == 0}};
    case 7:
    case 8:
        return {seat, Hold{.figure = figure}};
    case 9:
        return {seat, Bet{.figure = figure}};
    case 10:
        return {seat, AskFigure{.figure = figure}};
    case 11:
        return {seat, Stand{.figure = figure}};
    case 12:
        return {seat, EndOfTurn{}};
    case 13:
        return {seat, AskDeclare{.size = static_cast<int>(random.below(8)) + 2}};
    case 14:
        return {seat, random.below(2) == 0 ? Action(Allow{}) : Action(Deny{})};
    case 15:
        return {seat, Reveal{.figure = figure, .height = static_cast<cards::Rank>(random.below(9))}};
    case 16:
        return {seat, Irregular{.kind = static_cast<Irregularity>(random.below(kIrregularityCount)),
                                .claimedBy = random.below(2) == 0 ? std::nullopt : std::optional(Seat::A),
                                .knowingly = random.below(2) == 0}};
    case 17:
        return {seat, Show{.cards = {anyCard(state, seat, random), anyCard(state, seat, random)}}};
    default:
        return {onTurn(state), Play{.card = anyCard(state, onTurn(state), random)}};
    }
}

Seat onTurn(const State& state) {
    const Trick& trick = state.current();
    for (int i = 0; i < state.seats; ++i) {
        const Seat seat = cards::after(trick.leader, state.seats, i);
        if (!trick.has(seat)) return seat;
    }
    return trick.leader;
}

Event legalPlay(const rulebook::Rules& rules, const State& state, base::Random& random) {
    const Seat seat = onTurn(state);
    const Trick& trick = state.current();
    std::optional<PlayedCard> led;
    if (trick.has(trick.leader)) led = trick.of(trick.leader);
    const auto plays = legalPlays(rules, *state.trump, led, state.hand(seat).cards);
    const LegalPlay& play = plays[static_cast<std::size_t>(random.below(plays.size()))];
    PlayedCard card{.card = play.card};
    if (!play.names.empty() && (!play.plain || random.below(4) != 0)) {
        std::vector<Card> names;
        for (const Card name : play.names) names.push_back(name);
        card.as = pick(names, random);
    }
    return {seat, Play{.card = card}};
}

} // namespace schreiber::perlaggen::deal::test
