#pragma once

#include "knowledge.h"
#include "table.h"

namespace schreiber::perlaggen::deal {

// A void bet was made on the figure: answers to it are passed over. `fifth`: void for its last card.
void markVoid(State& state, Figure figure, cards::Seat seat, bool fifth);
// Who of another side made a void bet that nothing has followed.
std::optional<cards::Seat> voidBetOfOthers(const FigureState& figure, int team);
// The seat bets or holds the Spiel, which its side has lost by a revoke: no source says whether that is a
// bet.
void noteForfeit(Table& table, Figure figure);
// The seat bets, raises or holds with cards seen, and owes proof of a Gleich or Hanger.
void claim(State& state, Figure figure, cards::Seat seat, int event);

// The last trick is led: the Spiel may be bet only on a card of the suit, a trump or a Perlagg (RP-154).
bool lastTrickLed(const rulebook::Rules& rules, const State& state);
bool lastCardFits(const Table& table, cards::Seat seat);
// Puts the led suit and the seat's last card into a ruling.
void describeLastCard(const Table& table, Ruling& ruling);

// Three players answer strictly in turn, the bettor's left neighbour first.
cards::Seat nextToAnswer(const State& state, const FigureState& figure);
// Makes the open bet's value the agreed one; false where the answer is out of turn (three players).
bool acceptOpenBet(Table& table, Figure figure);

// imst-2015 § 9: what one of a side has bet, held or conceded binds the other as well. Said where somebody
// goes against it.
void markBound(const Table& table, Ruling& ruling, Figure figure);

} // namespace schreiber::perlaggen::deal
