#include <algorithm>
#include <koenigrufen/deal/state.h>

namespace schreiber::koenigrufen::deal {

State::State(const rulebook::Rules& rules, Seat dealtBy, const Dealt& dealt, const Knowledge& knowledge)
    : dealer(dealtBy)
    , forehand(dealtBy == kFifth ? Seat::A : rightOf(dealtBy))
    , talons(dealt.talons)
    , cards(knowledge)
    , auction(rules, forehand) {}

std::size_t State::completed() const {
    return trickCount > 0 && !tricks[trickCount - 1].winner ? trickCount - 1 : trickCount;
}

const Trick* State::openTrick() const {
    return completed() < trickCount ? &tricks[trickCount - 1] : nullptr;
}

int State::tricksOf(Seat seat) const {
    return static_cast<int>(std::count_if(tricks.begin(),
                                          tricks.begin() + static_cast<std::ptrdiff_t>(trickCount),
                                          [&](const Trick& trick) { return trick.winner == seat; }));
}

bool State::isDeclarer(Seat seat) const {
    return std::ranges::any_of(games, [&](const Declared& game) { return game.seat == seat; });
}

bool State::isLost(const rulebook::Rules& rules, const Declared& declared) const {
    const rulebook::GameRules& rulesOfIt = rules.rulesOf(declared.game);
    return rulesOfIt.isNegative() && tricksOf(declared.seat) > rulesOfIt.tricks;
}

bool State::areAllLost(const rulebook::Rules& rules) const {
    return !games.empty() &&
           std::ranges::all_of(games, [&](const Declared& game) { return isLost(rules, game); });
}

bool State::isComplete(const rulebook::Rules& rules) const {
    return end == End::Redeal ? false : isOver() || areAllLost(rules);
}

} // namespace schreiber::koenigrufen::deal
