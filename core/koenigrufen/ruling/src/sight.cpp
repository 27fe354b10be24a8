#include <algorithm>
#include <koenigrufen/ruling/sight.h>

namespace schreiber::koenigrufen::ruling {
namespace {

bool hasFallen(const deal::State& state, deal::Card card) {
    return std::ranges::any_of(state.played,
                               [card](const deal::CardSet& played) { return played.contains(card); });
}

bool liesIn(const std::array<std::optional<deal::Card>, 3>& talon, deal::Card card) {
    return std::ranges::find(talon, std::optional(card)) != talon.end();
}

// Until the called king falls or lies open, who holds it knows alone (Ruferspiele).
bool knowsParties(const Replay& replay, const Sight& sight, cards::Seat seat) {
    const deal::State& state = replay.state();
    if (!state.king || replay.ways.size() > 1) return true; // nobody does, or nothing is hidden
    if (hasFallen(state, *state.king) || state.cards.surelyDealt(seat).contains(*state.king)) return true;
    for (std::size_t talon = 0; talon < sight.talons.size(); ++talon)
        if (sight.talons[talon] && liesIn(state.talons[talon], *state.king)) return true;
    return false;
}

} // namespace

Sight sightOf(const Replay& replay, cards::Seat seat) {
    const deal::State& state = replay.state();
    Sight sight;
    sight.hands[deal::seatIndex(seat)] = true;
    if (state.games.empty()) return sight;
    const rulebook::GameRules& game = state.game(replay.rules);
    const bool isDeclarer = state.isDeclarer(seat);
    // In a game played open the opponents lay their hands down behind the first trick (KR-101).
    if (game.isOpen && state.completed() > 0)
        for (const cards::Seat other : deal::kAllSeats)
            if (!state.isDeclarer(other)) sight.hands[deal::seatIndex(other)] = true;
    // Where one of two talons may be taken both are turned up for all, once the king is called (KR-056).
    const bool isTurnedUp =
        game.talon == rulebook::Talon::One && (!game.callsKing || state.king || state.isFourth);
    const bool isOwn = game.talon == rulebook::Talon::Both && isDeclarer && state.taken;
    sight.talons.fill(isTurnedUp || isOwn);
    sight.laidFaceDown = isDeclarer;
    sight.parties = knowsParties(replay, sight, seat);
    return sight;
}

} // namespace schreiber::koenigrufen::ruling
