#include "step.h"

#include <algorithm>
#include <functional>

namespace schreiber::koenigrufen::deal {

namespace {

void endAuction(const rulebook::Rules& rules, State& state, std::vector<Declared> games) {
    state.games = std::move(games);
    state.words.turn = state.games.front().seat;
    if (rules.rulesOf(state.games.front().game).talon == rulebook::Talon::ToTricks) {
        state.talonLeft.clear();
        for (std::size_t i = 0; i < state.talons.size(); ++i)
            for (const auto& card : state.talons[i])
                state.talonLeft.push_back({card, i == 0 ? Knowledge::kTalon1 : Knowledge::kTalon2});
    }
}

bool isBeforeAuction(const State& state) {
    return !state.auction.hasBegun() && state.games.empty();
}

void apply(Step& step, const Cut& /*cut*/) {
    const State& state = step.state();
    const bool opposite = state.dealer == kFifth || step.seat() == rightOf(state.dealer, 2);
    if (!opposite || !isBeforeAuction(state)) step.ruleVoid("cut_opposite"_point);
}

void apply(Step& step, const Knock& /*knock*/) {
    State& state = step.state();
    const bool opposite = state.dealer == kFifth || step.seat() == rightOf(state.dealer, 2);
    if (!opposite || !isBeforeAuction(state))
        step.ruleVoid("cut_opposite"_point);
    else
        state.hasKnocked = true;
}

void apply(Step& step, const Choose& /*choose*/) {
    State& state = step.state();
    const bool inTurn = state.piles < kSeats && step.seat() == rightOf(state.forehand, state.piles);
    if (!state.hasKnocked || !inTurn || !isBeforeAuction(state))
        step.ruleVoid("knock_choose"_point);
    else
        ++state.piles;
}

void apply(Step& step, const ThrowIn& /*throwIn*/) {
    State& state = step.state();
    if (state.hasLed() || !state.cards.mayThrowIn(step.seat())) {
        step.ruleVoid("throw_in"_point).isAboutHand = !state.hasLed();
        return;
    }
    state.end = End::Redeal;
}

template <class Word>
void bid(Step& step, const Word& word) {
    State& state = step.state();
    constexpr auto kClosed = "bid_closed"_point;
    if (const auto point =
            state.games.empty() ? state.auction.against(step.seat(), word) : std::optional(kClosed)) {
        step.ruleVoid(*point);
        return;
    }
    state.auction.say(step.seat(), word);
    if (state.auction.isOver()) endAuction(step.rules(), state, state.auction.standing());
}
void apply(Step& step, const Mine& mine) {
    bid(step, mine);
}
void apply(Step& step, const Pass& pass) {
    bid(step, pass);
}
void apply(Step& step, const Bid& said) {
    bid(step, said);
}

void apply(Step& step, const Irregular& irregular) {
    State& state = step.state();
    if (irregular.kind == Irregularity::WrongDealer) {
        step.rule("wrong_dealer"_point, {}).verdict = Verdict::Note;
        return;
    }
    const bool misdeal = irregular.kind == Irregularity::Misdeal;
    const bool before = state.games.empty();
    const bool again =
        before || step.seat() == kFifth || (misdeal && step.rules().is(rulebook::Misdeal::Redeal));
    Ruling& ruling =
        step.rule(misdeal ? "misdeal"_point : "breach"_point, {.broken = !again, .redeal = again});
    if (misdeal && !before) step.rest(ruling, rulebook::Switch::Misdeal);
    if (again)
        state.end = End::Redeal;
    else
        step.breakOff(step.seat());
}

// The first event after the end is ruled on, the rest are passed over.
void applyAfterEnd(Step& step, const Action& action) {
    State& state = step.state();
    if (state.isOverRuled || std::holds_alternative<Good>(action)) return;
    state.isOverRuled = true;
    const bool givenUp = state.end == End::GivenUp && std::holds_alternative<Kontra>(action);
    step.ruleVoid(givenUp ? "kontra_given_up"_point : "game_over"_point);
}

// Whether an event belongs to what comes after the auction.
bool isLater(const Action& action) {
    return action.index() >= Action(Call{}).index() && !std::holds_alternative<Irregular>(action);
}

} // namespace

void beginWith(const rulebook::Rules& rules, State& state, std::vector<Declared> games) {
    // The highest game leads in whatever order they were written; of equal ones the first.
    std::ranges::stable_sort(games, std::ranges::greater{},
                             [&](const Declared& one) { return rules.rulesOf(one.game).order; });
    state.auction.close();
    endAuction(rules, state, std::move(games));
}

void apply(const rulebook::Rules& rules, State& state, const Event& event, int number) {
    Step step(rules, state, event.seat, number);
    if (state.isOver()) return applyAfterEnd(step, event.action);
    if (state.games.empty() && isLater(event.action)) {
        if (std::holds_alternative<Good>(event.action)) return;
        if (!state.auction.endsByLaterWord()) {
            step.ruleVoid("auction_open"_point);
            return;
        }
        beginWith(rules, state, state.auction.standing());
    }
    std::visit([&](const auto& action) { apply(step, action); }, event.action);
}

} // namespace schreiber::koenigrufen::deal
