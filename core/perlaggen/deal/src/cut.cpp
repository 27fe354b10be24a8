#include "knowledge.h"
#include "table.h"

// Cutting (RP-016 to RP-024) and the turn-up (RP-042 to RP-046).
namespace schreiber::perlaggen::deal {

using cards::Card, cards::CardSet, cards::PlayedCard;

void on(Table& table, const Cut& cut) {
    State& state = table.state;
    const bool late = state.turned || state.trickOpen || state.trickCount > 0;
    if (late || table.seat != cards::before(state.dealer, state.seats)) {
        table.voided("cut_right", {.other = cards::before(state.dealer, state.seats)});
        return;
    }
    state.cut = true;
    CardSet tooMany;
    for (const Card card : cut.kept) {
        if (!table.rules.permanents().contains(card)) {
            table.voided("cut_only_permanent", {.card = PlayedCard{.card = card}});
        } else if (state.kept.contains(card)) {
            table.voided("card_twice", {.card = PlayedCard{.card = card}});
        } else if (state.kept.size() >= state.handSize) {
            tooMany.insert(card);
        } else if (state.cutFaultsToCome == 0 && !holds(state, table.seat, {card})) {
            // readings.md 6: the hand of the header includes what was kept; what goes back after a fault
            // (readings.md 29) may have come to anybody
            table.voided("cut_keep", {.card = PlayedCard{.card = card}});
        } else {
            state.kept.insert(card);
        }
    }
    if (tooMany.empty()) return;
    Ruling& ruling = table.voided("cut_max", {.cards = tooMany, .limit = state.handSize});
    ruling.restsOn = rulebook::Switch::CutCapAtHandSize;
    if (table.rules.is(rulebook::CutCapAtHandSize::Redeal)) table.redeal(ruling);
}

namespace {

bool inAHand(const State& state, Card card) {
    for (const Hand& hand : state.hands)
        if (hand.cards.contains(card)) return true;
    return state.laid.contains(card);
}

// Where acorns are never trump the dealer turns on past them, and only past them.
bool turnedInOrder(const rulebook::Rules& rules, const Turn& turn) {
    for (std::size_t i = 0; i + 1 < turn.cards.size(); ++i)
        if (rules.mayBeTrump(turn.cards[i].suit())) return false;
    return true;
}

std::optional<Card> turnedTwice(const Turn& turn) {
    CardSet once;
    for (const Card card : turn.cards) {
        if (once.contains(card)) return card;
        once.insert(card);
    }
    return std::nullopt;
}

} // namespace

void on(Table& table, const Turn& turn) {
    State& state = table.state;
    const bool byOther = table.seat != state.dealer;
    if (state.turned || state.trickOpen || state.trickCount > 0) {
        Ruling& ruling = table.voided("trump_turn");
        if (byOther) ruling.about.other = state.dealer;
        return;
    }
    const Card last = turn.cards.back();
    for (const Card card : turn.cards)
        if (inAHand(state, card)) {
            table.voided("card_twice", {.card = PlayedCard{.card = card}});
            return;
        }
    if (!table.rules.mayBeTrump(last.suit())) {
        table.voided("trump_no_eichel", {.card = PlayedCard{.card = last}});
        return;
    }
    // the turn stands without it: the last card fixes trumps all the same
    if (const auto twice = turnedTwice(turn))
        table.illegal("card_twice", {.card = PlayedCard{.card = *twice}});
    else if (!turnedInOrder(table.rules, turn))
        table.illegal("trump_turn", {.card = PlayedCard{.card = turn.cards.front()}});
    else if (byOther) // whoever turned it, it is the same card
        table.illegal("trump_turn", {.other = state.dealer});
    state.turned = true;
    state.dealt = !byOther;
    state.trump = last.suit();
    state.trumpCard = last;
    for (const Card card : turn.cards)
        if (card != last && table.rules.acornPerlaggen().contains(card)) state.acorns.insert(card);
    state.phase = Phase::Play;
}

} // namespace schreiber::perlaggen::deal
