#include "knowledge.h"

#include <algorithm>
#include <perlaggen/deal/declaring.h>
#include <variant>

namespace schreiber::perlaggen::deal {

using cards::Seat;
using rulebook::Rules;

namespace {

bool isInOrder(std::span<const Ruling> rulings, int event) {
    return std::ranges::none_of(rulings, [event](const Ruling& ruling) {
        return ruling.event == event && ruling.verdict != Verdict::Note;
    });
}

// Whether the seat was dealt a figure to go out with, where all its cards are known: its Perlaggen had no
// names then.
bool couldAsk(const Rules& rules, const State& state, Seat seat) {
    if (!state.hand(seat).hidden.empty() || !state.trump) return false;
    const auto& perlaggen = rules.perlaggen(*state.trump);
    HeldCards dealt;
    for (const figures::HeldCard& held : allCards(rules, state, seat)) {
        const cards::Card card = held.card.card;
        dealt.push_back({.card = {.card = card}, .free = perlaggen.contains(card)});
    }
    const int needed = neededCards(rules, Endgame::FromStart);
    return bestOf(rules, dealt, Figure::Gleich).size >= needed ||
           bestOf(rules, dealt, Figure::Hanger).size >= needed;
}

} // namespace

int turnToAsk(const State& state, Seat seat) {
    return cards::indexOf(cards::after(seat, state.seats, -cards::indexOf(state.dealer) - 1));
}

GoingOut asGoingOut(const Declaration::Told& told) {
    return {told.size, told.figure == Figure::Gleich, static_cast<int>(told.height)};
}

std::vector<AskedLate> askedLate(const Rules& rules, const State& after, std::span<const Event> events,
                                 std::span<const Ruling> rulings) {
    std::vector<AskedLate> late;
    if (!after.declaration.asked || !bothMustBeShort(rules)) return late;
    std::optional<Seat> last;
    SeatMask spoken = 0;
    for (std::size_t i = 0; i < events.size(); ++i) {
        const auto& [seat, action] = events[i];
        const int event = static_cast<int>(i);
        if (!isAny<AskDeclare, Deny, Reveal>(action) || has(spoken, seat) || !isInOrder(rulings, event))
            continue;
        add(spoken, seat);
        const bool asks = std::holds_alternative<AskDeclare>(action);
        const bool isBefore = last && turnToAsk(after, seat) < turnToAsk(after, *last);
        if (isBefore && (asks || couldAsk(rules, after, seat))) late.push_back({event, seat, *last});
        if (asks && !isBefore) last = seat;
    }
    return late;
}

} // namespace schreiber::perlaggen::deal
