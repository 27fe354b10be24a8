#include "knowledge.h"
#include "table.h"

// Cutting (RP-016 to RP-024) and the turn-up (RP-042 to RP-046).
namespace schreiber::deal {

using cards::Card, cards::CardSet, cards::Suit;

void onCut(Table& table, const Cut& cut) {
    State& state = table.state;
    const bool late = state.turned || state.trickOpen || state.trickCount > 0;
    if (late || table.seat != cards::before(state.dealer, state.seats)) {
        table.voided("cut_right").about.other = cards::before(state.dealer, state.seats);
        return;
    }
    state.cut = true;
    for (const Card card : cut.kept) {
        if (!table.rules.permanents().contains(card)) {
            Ruling& ruling = table.voided("cut_only_permanent");
            ruling.about.card = {.card = card};
        } else if (state.kept.contains(card)) {
            table.voided("card_twice").about.card = {.card = card};
        } else if (state.kept.size() >= state.handSize) {
            Ruling& ruling = table.voided("cut_max");
            ruling.about.card = {.card = card};
            ruling.restsOn = rulebook::Switch::CutCapAtHandSize;
            if (table.rules.is(rulebook::CutCapAtHandSize::Redeal)) {
                table.redeal(ruling);
                return;
            }
        } else if (!hasOrReveals(state, table.seat, card)) {
            // readings.md 6: the hand of the header includes what was kept
            table.voided("cut_keep").about.card = {.card = card};
        } else {
            state.kept.insert(card);
        }
    }
}

namespace {

// Where acorns are never trump the dealer turns on past them, and only past them.
bool turnedInOrder(const rulebook::Rules& rules, const Turn& turn) {
    for (std::size_t i = 0; i + 1 < turn.cards.size(); ++i)
        if (rules.mayBeTrump(turn.cards[i].suit())) return false;
    return true;
}

} // namespace

void onTurn(Table& table, const Turn& turn) {
    State& state = table.state;
    if (table.seat != state.dealer || state.turned || state.trickOpen || state.trickCount > 0) {
        table.voided("trump_turn").about.other = state.dealer;
        return;
    }
    const Card last = turn.cards.back();
    for (const Card card : turn.cards)
        if (state.seen.contains(card)) {
            table.voided("card_twice").about.card = {.card = card};
            return;
        }
    if (!table.rules.mayBeTrump(last.suit())) {
        table.voided("trump_no_eichel").about.card = {.card = last};
        return;
    }
    if (!turnedInOrder(table.rules, turn))
        table.illegal("trump_turn").about.card = {.card = turn.cards.front()};
    state.turned = true;
    state.trump = last.suit();
    state.trumpCard = last;
    for (const Card card : turn.cards) {
        state.seen.insert(card);
        if (card != last && table.rules.acornPerlaggen().contains(card)) state.acorns.insert(card);
    }
    state.phase = Phase::Play;
}

} // namespace schreiber::deal
