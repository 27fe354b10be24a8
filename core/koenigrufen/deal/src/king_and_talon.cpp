#include "step.h"

#include <algorithm>

namespace schreiber::koenigrufen::deal {

using cards::tarock::kingOf;
using cards::tarock::kKings;
using cards::tarock::kTrull;
using rulebook::Talon;

namespace {

constexpr int kKingsForFourth = 3;

int cardsIn(Taken taken) {
    return taken == Taken::Both ? kTalonCards : kTalonCards / 2;
}

// Where the called king is: with a partner, with the declarer himself, or in a talon, and then he is alone.
void findKing(State& state) {
    const Seat declarer = state.games.front().seat;
    const Knowledge::Places places = state.cards.placesOf(*state.king);
    if (places == Knowledge::kTalon1)
        state.kingTalon = Taken::First;
    else if (places == Knowledge::kTalon2)
        state.kingTalon = Taken::Second;
    else
        for (const Seat seat : kAllSeats)
            if (seat != declarer && places == Knowledge::hand(seat)) state.partner = seat;
}

bool hasWord(const State& state) {
    return state.words.begun || state.hasLed();
}

} // namespace

bool Step::isReadyForWords() const {
    const rulebook::GameRules& rulesOfIt = m_state.game(m_rules);
    if (rulesOfIt.callsKing && !m_state.king) return false;
    return !m_state.taken || m_state.hasLaid;
}

bool Step::mustSettleTalon() const {
    const Talon talon = m_state.game(m_rules).talon;
    return !m_state.taken && (talon == Talon::One || talon == Talon::Both);
}

void Step::settleTalon() {
    if (!mustSettleTalon()) return;
    m_state.isTakenUnseen = true;
    m_state.taken = game().talon == Talon::Both
                        ? Taken::Both
                        : m_state.assumed.value_or(m_state.kingTalon.value_or(Taken::First));
    m_state.cards.exchange(declarer(), *m_state.taken);
    m_state.laidUnknown = cardsIn(*m_state.taken);
    m_state.cards.lay({}, m_state.laidUnknown);
    m_state.hasLaid = true;
}

void apply(Step& step, const Call& call) {
    State& state = step.state();
    if (!step.game().callsKing || step.seat() != step.declarer() || state.king) {
        step.ruleVoid("call_king"_point);
        return;
    }
    if (call.colour) {
        state.king = kingOf(*call.colour);
    } else {
        const CardSet own = state.cards.surelyDealt(step.seat()) & kKings;
        if (own.size() != kKingsForFourth) {
            step.ruleVoid("call_fourth"_point).isAboutHand = true;
            return;
        }
        state.king = (kKings - own).first();
        state.isFourth = true;
    }
    findKing(state);
}

void apply(Step& step, const GiveUp& giveUp) {
    State& state = step.state();
    const rulebook::GameRules& game = step.game();
    const bool mayBe = game.callsKing && game.talon == Talon::One && step.seat() == step.declarer() &&
                       !state.taken && !hasWord(state);
    if (!mayBe || !state.kingTalon) {
        step.ruleVoid("give_up"_point).isAboutHand = mayBe && state.king;
        return;
    }
    if (!game.announcesBird && giveUp.bird) {
        step.ruleVoid("give_up_bird"_point);
        return;
    }
    if (game.announcesBird) {
        const Premium least = state.games.front().bird.value_or(step.rules().set().leastBird().premium);
        const Premium lost = giveUp.bird.value_or(least);
        if (step.rules().rulesOf(lost).announced < step.rules().rulesOf(least).announced ||
            !step.rules().rulesOf(lost).isBird()) {
            step.ruleVoid("give_up_bird"_point);
            return;
        }
        state.givenUpBird = lost;
    }
    state.end = End::GivenUp;
}

void apply(Step& step, const Take& take) {
    State& state = step.state();
    const rulebook::GameRules& game = step.game();
    if (game.talon != Talon::One && game.talon != Talon::Both) {
        step.ruleVoid("talon_none"_point);
        return;
    }
    const bool uncalled = game.callsKing && !state.king;
    const bool tooMany = game.talon == Talon::One && take.which == Taken::Both;
    if (step.seat() != step.declarer() || state.taken || uncalled || hasWord(state) || tooMany) {
        step.ruleVoid("talon_choice"_point);
        return;
    }
    if (game.talon == Talon::Both && take.which != Taken::Both) {
        step.ruleVoid("talon_six"_point);
        return;
    }
    if (state.kingTalon && state.kingTalon != take.which) {
        step.ruleVoid("king_talon_take"_point).isAboutHand = true;
        return;
    }
    state.taken = take.which;
    state.cards.exchange(step.seat(), take.which);
}

void apply(Step& step, const Lay& lay) {
    State& state = step.state();
    const bool mayLay = step.seat() == step.declarer() && state.taken && !state.hasLaid;
    if (!mayLay || static_cast<int>(lay.cards.size()) != cardsIn(*state.taken)) {
        step.ruleVoid("lay_count"_point);
        return;
    }
    CardSet known;
    int unknown = 0;
    bool isHeld = true;
    for (const auto& card : lay.cards) {
        if (!card) {
            ++unknown;
            continue;
        }
        constexpr auto kHeld = static_cast<Knowledge::Places>(Knowledge::kLaid | Knowledge::kTakenKept);
        isHeld =
            isHeld && !known.contains(*card) &&
            state.cards.canBe(*card, static_cast<Knowledge::Places>(Knowledge::hand(step.seat()) | kHeld));
        known.insert(*card);
    }
    if (!isHeld) {
        step.ruleVoid("card_not_held"_point).isAboutHand = true;
        return;
    }
    if (!(known & (kKings | kTrull)).empty()) {
        step.ruleVoid("lay_no_honours"_point);
        return;
    }
    state.laid = known;
    state.laidUnknown = unknown;
    state.hasLaid = true;
    state.cards.lay(known, unknown);
}

} // namespace schreiber::koenigrufen::deal
