#include "knowledge.h"
#include "table.h"

#include <perlaggen/deal/house.h>
#include <perlaggen/deal/plays.h>
#include <perlaggen/deal/trick.h>
#include <utility>

// Playing to tricks (RP-087 to RP-114) with baptism (RP-074 to RP-084).
namespace schreiber::perlaggen::deal {

using cards::Card, cards::CardSet, cards::PlayedCard, cards::Seat, cards::Suit;
using rulebook::Rules, rulebook::Switch, rulebook::Trait;

namespace {

SeatMask everyone(const State& state) {
    return static_cast<SeatMask>((1U << static_cast<unsigned>(state.seats)) - 1U);
}

// The order in which a trick's cards came, the leader's first.
struct Order {
    std::array<Seat, cards::kMostSeats> seats{};
    std::array<PlayedCard, cards::kMostSeats> cards;
    int count = 0;
};
Order inOrder(const State& state, const Trick& trick, SeatMask leaveOut = 0) {
    Order order{.seats = {}, .cards = trick.cards, .count = 0};
    for (const Seat seat : state.inTurn(trick.leader)) {
        if (!trick.has(seat) || has(leaveOut, seat)) continue;
        order.seats[at(order.count)] = seat;
        order.cards[at(order.count++)] = trick.of(seat);
    }
    return order;
}

Seat winnerSoFar(const Rules& rules, const State& state, const Trick& trick) {
    const Order order = inOrder(state, trick, trick.cannotWin);
    if (order.count == 0) return trick.leader;
    const int place = trickWinner(rules.perlaggen(*state.trump), *state.trump,
                                  {order.cards.data(), static_cast<std::size_t>(order.count)});
    return order.seats[at(place)];
}

bool trumpedSince(const Rules& rules, const State& state, Suit led) {
    const Trick& trick = state.current();
    for (int i = 1; i < state.seats; ++i) {
        const Seat seat = cards::after(trick.leader, state.seats, i);
        if (!trick.has(seat)) continue;
        const PlayedCard& card = trick.of(seat);
        if ((card.as || card.face().suit() == *state.trump) && card.face().suit() != led) return true;
        if (card.as && rules.perlaggen(*state.trump).contains(card.card)) return true;
    }
    return false;
}

// Which rule a card breaks that denies suit while it can still be corrected (readings.md 14).
rulebook::PointName denialPoint(const Rules& rules, const State& state, Suit led, const PlayedCard& card) {
    if (card.as) return "follow_perl_bound";
    if (led == *state.trump) return "follow_trump_lead";
    return trumpedSince(rules, state, led) ? "follow_after_trump"_point : "follow"_point;
}

void takeBack(State& state, Trick& trick, Seat seat) {
    const PlayedCard& card = trick.of(seat);
    state.hand(seat).cards.insert(card.card);
    state.laid.erase(card.card);
    remove(trick.played, seat);
    remove(trick.wrong, seat);
    remove(trick.told, seat);
    state.toldRevokes.saidAt[at(seat)] = 0;
}

void lay(Table& table, const PlayedCard& card) {
    State& state = table.state;
    Trick& trick = state.current();
    state.trickOpen = true;
    state.hand(table.seat).cards.erase(card.card);
    state.laid.insert(card.card);
    trick.cards[at(table.seat)] = card;
    trick.events[at(table.seat)] = static_cast<std::int16_t>(table.event);
    add(trick.played, table.seat);
}

CardSet boundCards(const Table& table, Suit led) {
    return binding(table.rules.perlaggen(*table.state.trump), led, cards::wholePack(table.rules.set().pack));
}

// Somebody says further on that the seat denied suit with this card, and the record has not the cards that
// tell: it is ruled on where he says so.
bool onlyTold(const State& state, Seat seat, CardSet bound, int event) {
    return has(state.toCome.revoked, seat) && event < state.toCome.revokeSaid[at(seat)] &&
           !state.hand(seat).hidden.empty() && (recorded(state, seat) & bound).empty();
}

// Whether the seat has what it must follow with, at the card of this event: asked where somebody says that it
// denied suit, else taken to be as it was right.
bool mustFollow(const State& state, Seat seat, CardSet bound, int event, Deed deed = Deed::Followed) {
    if (onlyTold(state, seat, bound, event)) return holds(state, seat, bound);
    return holds(state, Supposed{.deed = deed, .seat = seat, .event = event, .cards = bound, .holds = false});
}

// imst-2015 § 17: "Spiel-Verlust" and two points; what is lost is a switch. `event` laid the card, the ruling
// stands `where`.
void ruleRevokeAt(Table& table, Seat seat, int event, int where, bool replacesDenial = false) {
    State& state = table.state;
    const int team = state.teamOf(seat);
    Ruling& ruling = table.illegal("revoke");
    ruling.event = where;
    ruling.seat = seat;
    ruling.replacesDenial = replacesDenial;
    if (where != event) ruling.about.earlier = event;
    add(state.revoked, seat);
    for (const Trick& trick : state.tricksBegun()) {
        if (!trick.has(seat) || trick.events[at(seat)] != event) continue;
        ruling.about.card = trick.of(seat);
        ruling.about.suit = trick.of(trick.leader).face().suit();
    }
    const Suit led = ruling.about.suit.value_or(*state.trump);
    ruling.about.cards = recorded(state, seat) & boundCards(table, led);
    const bool named = ruling.about.card && ruling.about.card->as;
    ruling.also = named                 ? "follow_perl_bound"_point
                  : led == *state.trump ? "follow_trump_lead"_point
                                        : "follow"_point;
    ruling.restsOn = Switch::RevokePenalty;
    const auto penalty =
        table.rules.get<rulebook::RevokePenalty>().value_or(rulebook::RevokePenalty::LoseFigureSpielMinus2);
    if (penalty == rulebook::RevokePenalty::None) return; // the trick stays as it lies
    table.fine(ruling, team, 2);
    state.spielLost[at(team)] = true; // the least that each reading takes
    if (penalty == rulebook::RevokePenalty::LoseGameMinus2)
        table.loseGame(ruling, team);
    else if (penalty == rulebook::RevokePenalty::LoseDealMinus2)
        table.loseDeal(ruling, team);
    else
        ruling.consequence.forfeit[at(Figure::Spiel)] = true;
}

void ruleRevoke(Table& table, Seat seat, int event, bool told, bool replacesDenial = false) {
    State& state = table.state;
    if (!told) {
        ruleRevokeAt(table, seat, event, event, replacesDenial);
        return;
    }
    if (const int said = std::exchange(state.toldRevokes.saidAt[at(seat)], std::int16_t{0}); said > 0) {
        ruleRevokeAt(table, seat, event, said, replacesDenial); // and he did not put it right
        return;
    }
    add(state.toldRevokes.seats, seat);
    state.toldRevokes.events[at(seat)] = static_cast<std::int16_t>(event);
}

// heltschl § 1.5: a card thrown out of turn stays, "außer, er hätte Trumpf bedienen müssen - dann aber muss
// er auch bedienen und kann nicht stechen": also where the card thrown was a trump already. One that denies
// goes back, and in its turn a trump comes for it.
void judgeThrownCards(Table& table) {
    State& state = table.state;
    Trick& trick = state.current();
    const Suit led = trick.of(trick.leader).face().suit();
    if (led != *state.trump) return;
    const CardSet bound = boundCards(table, led);
    for (const Seat seat : state.everyone()) {
        if (!has(trick.ahead, seat)) continue;
        if (!bound.contains(trick.of(seat).card) && !mustFollow(state, seat, bound, trick.events[at(seat)]))
            continue;
        add(trick.cannotWin, seat);
        if (!answersLead(table.rules, *state.trump, led, trick.of(seat))) takeBack(state, trick, seat);
    }
}

// The seat threw a card ahead that went back, and has to follow with another.
bool owesTrump(const Trick& trick, Seat seat) {
    return has(trick.cannotWin, seat) && !trick.has(seat);
}

void completeTrick(Table& table) {
    State& state = table.state;
    Trick& trick = state.current();
    if (trick.played != everyone(state)) return;
    trick.winner = winnerSoFar(table.rules, state, trick);
    const Suit led = trick.of(trick.leader).face().suit();
    state.trickOpen = false;
    ++state.trickCount;
    if (state.trickCount < kMostHandCards) state.current().leader = *trick.winner;
    for (const Seat seat : state.inTurn(trick.leader)) {
        const int event = trick.events[at(seat)];
        const bool denied = !answersLead(table.rules, *state.trump, led, trick.of(seat));
        if (denied && has(trick.wrong, seat)) ruleRevoke(table, seat, event, has(trick.told, seat), true);
    }
    if (state.phase == Phase::Play) judgeSpiel(table);
}

// A card that does not answer the lead, played in this event or an earlier one: wrong where its owner holds
// what he must follow with.
void judgeDenial(Table& table, const PlayedCard& card, int event) {
    State& state = table.state;
    Trick& trick = state.current();
    const rulebook::PerlaggOrder& perlaggen = table.rules.perlaggen(*state.trump);
    const Suit led = trick.of(trick.leader).face().suit();
    const CardSet bound = boundCards(table, led);
    if (!mustFollow(state, table.seat, bound, event)) return;
    const bool silent = !card.as && perlaggen.contains(card.card);
    const bool final = (card.as && table.rules.is(rulebook::RevokeByBaptism::RevokePenalty)) ||
                       (silent && table.rules.is(rulebook::RevokeBySilence::Revoke));
    const bool told = onlyTold(state, table.seat, bound, event);
    if (final) {
        if (!trick.has(table.seat)) lay(table, card);
        ruleRevoke(table, table.seat, event, told);
        return;
    }
    if (told) { // ruled on where it is said
        add(trick.wrong, table.seat);
        add(trick.told, table.seat);
        return;
    }
    Ruling& ruling = table.illegal(denialPoint(table.rules, state, led, card));
    ruling.event = event;
    ruling.about = {.card = card, .cards = recorded(state, table.seat) & bound, .suit = led};
    add(trick.wrong, table.seat);
}

// Whether the seat held at that trick what it had to follow with: it has it now, or has played it since.
bool heldThen(const Table& table, int number, Suit led) {
    const State& state = table.state;
    const CardSet bound = boundCards(table, led);
    for (int i = number + 1; i <= state.trickCount && i < kMostHandCards; ++i) {
        const Trick& trick = state.tricks[at(i)];
        if (trick.has(table.seat) && bound.contains(trick.of(table.seat).card)) return true;
    }
    const Trick& then = state.tricks[at(number)];
    return mustFollow(state, table.seat, bound, then.events[at(table.seat)]);
}

// The rules of following for a card that is not led.
void judgeFollowing(Table& table, const PlayedCard& card) {
    State& state = table.state;
    Trick& trick = state.current();
    const rulebook::PerlaggOrder& perlaggen = table.rules.perlaggen(*state.trump);
    const Suit led = trick.of(trick.leader).face().suit();
    const CardSet bound = boundCards(table, led);
    if (answersLead(table.rules, *state.trump, led, card)) {
        const bool trumps =
            card.face().suit() == *state.trump && led != *state.trump && !perlaggen.contains(card.card);
        if (!trumps) return;
        const Seat best = winnerSoFar(table.rules, state, trick);
        if (beats(perlaggen, *state.trump, led, card, trick.of(best)) ||
            !table.rules.is(rulebook::UndertrumpHoldingSuit::Not) ||
            !mustFollow(state, table.seat, bound, table.event, Deed::NotUndertrumped))
            return;
        Ruling& ruling = table.illegal("follow_trump_any", {.card = card, .other = best, .suit = led});
        ruling.restsOn = Switch::UndertrumpHoldingSuit;
        add(trick.wrong, table.seat);
        return;
    }
    judgeDenial(table, card, table.event);
}

// What it is to bring a card again that lies there as `before`: under another name it is a baptism that
// comes too late, else the same card twice.
rulebook::PointName broughtAgain(const Rules& rules, const PlayedCard& before, const PlayedCard& card) {
    if (!card.as || before.as == card.as) return "card_twice";
    if (before.as) return "bapt_final";
    return rules.is(rulebook::BaptismDeadline::Release) ? "bapt_release"_point : "bapt_say"_point;
}

// The card as it lies before its player, in whichever trick.
std::optional<PlayedCard> ownPlayed(const Table& table, Card card) {
    const State& state = table.state;
    for (const Trick& trick : state.tricksBegun()) {
        if (trick.has(table.seat) && trick.of(table.seat).card == card) return trick.of(table.seat);
    }
    return std::nullopt;
}

bool cardAtFault(Table& table, const PlayedCard& card) {
    State& state = table.state;
    if (state.laid.contains(card.card)) {
        const auto before = ownPlayed(table, card.card);
        const bool perlagg = table.rules.perlaggen(*state.trump).contains(card.card);
        table.voided(before && perlagg ? broughtAgain(table.rules, *before, card) : "card_twice"_point,
                     {.card = card});
        return true;
    }
    if (!holds(state, table.seat, {card.card})) {
        table.voided("card_not_held", {.card = card});
        return true;
    }
    return false;
}

void outOfTurn(Table& table, const PlayedCard& card) {
    State& state = table.state;
    const auto due = nextToPlay(state);
    if (table.rules.has(Trait::StrafTurn)) {
        Ruling& ruling = table.voided("st_turn", {.card = card, .other = due});
        table.loseForTurn(ruling);
        return;
    }
    if (!table.rules.has(Trait::OutOfTurnStays)) {
        table.voided("out_of_turn", {.card = card, .other = due});
        return;
    }
    Ruling& ruling = table.illegal("out_of_turn", {.card = card, .other = due});
    Trick& trick = state.current();
    add(trick.ahead, table.seat);
    lay(table, card);
    if (trick.has(trick.leader)) judgeThrownCards(table);
    if (owesTrump(trick, table.seat)) {
        ruling.rule = "out_of_turn_trump";
        ruling.consequence.isVoid = true;
    }
    completeTrick(table);
}

// The seat has a card in this trick already: a correction, or what may not be taken back.
bool mayCorrect(Table& table, const PlayedCard& card) {
    State& state = table.state;
    Trick& trick = state.current();
    const PlayedCard before = trick.of(table.seat);
    const bool wrong = has(trick.wrong, table.seat);
    if (before.card == card.card && state.inPart.completes(card)) return true;
    if (before.card == card.card) {
        const bool rename = wrong && before.as && mayRename(table.rules);
        if (rename) return true;
        table.voided(broughtAgain(table.rules, before, card), {.card = card});
        return false;
    }
    if (wrong) return true;
    if (cardAtFault(table, card)) return false;
    if (!table.rules.has(Trait::PlayedStays)) {
        outOfTurn(table, card);
        return false;
    }
    const bool perlagg = table.rules.perlaggen(*state.trump).contains(before.card);
    table.voided(perlagg ? "bapt_mistake"_point : "no_takeback"_point, {.card = before});
    return false;
}

// What a card counts as: a name only a Perlagg can have, and only that of a card of the pack.
PlayedCard baptised(Table& table, const PlayedCard& card) {
    if (!card.as) return card;
    if (!table.rules.perlaggen(*table.state.trump).contains(card.card)) {
        table.illegal("bapt_not_perlagg", {.card = card});
        return {.card = card.card};
    }
    if (!baptismTargets(table.rules).contains(*card.as)) {
        table.illegal("bapt_any", {.card = card});
        return {.card = card.card};
    }
    return card;
}

// Whether a Perlagg named in part is named in whole when somebody asks.
bool mayComplete(const Table& table, const PlayedCard& card) {
    return !card.as && table.rules.is(rulebook::PartialBaptism::CompletedOnQuestion) &&
           table.rules.perlaggen(*table.state.trump).contains(card.card);
}

// Of the name only the rank or only the suit was said (readings.md 60): what the card is then, by
// partial_baptism. The ruling says it, also where the house lets it count.
PlayedCard namedInPart(Table& table, PlayedCard card, const PartialName& said) {
    State& state = table.state;
    const Trick& trick = state.current();
    const bool leads = !trick.has(trick.leader) || trick.leader == table.seat;
    if (!table.rules.perlaggen(*state.trump).contains(card.card)) {
        table.illegal("bapt_not_perlagg", {.card = card});
        return card;
    }
    if (table.rules.is(rulebook::PartialBaptism::LedSuit) && said.rank && !leads) {
        const Card named(trick.of(trick.leader).face().suit(), *said.rank);
        if (baptismTargets(table.rules).contains(named)) card.as = named;
    }
    const bool waits = mayComplete(table, card);
    Ruling& ruling = card.as || waits ? table.note("bapt_say") : table.illegal("bapt_say");
    ruling.about = {.card = card, .lack = card.as ? Lack::None : Lack::WholeName};
    ruling.restsOn = Switch::PartialBaptism;
    ruling.consequence.isVoid = !card.as && !waits;
    return card;
}

// Whether the bet that lies open on the figure is for this seat to answer: its side, or of three players who
// have not answered yet.
bool owesAnswerTo(const State& state, Figure figure, Seat seat) {
    const FigureState& f = state.figure(figure);
    if (state.teams() == 3) return has(f.openMay, seat);
    return state.teamOf(f.openBy) != state.teamOf(seat);
}

// readings.md 28: cards after the third trick are passed over; the first is ruled.
void afterTheSpiel(Table& table, const PlayedCard& card) {
    State& state = table.state;
    if (state.playedOn) return;
    state.playedOn = true;
    const FigureState& spiel = state.figure(Figure::Spiel);
    const bool conceded = spiel.decided == Decided::Conceded && !spiel.thrownIn;
    table.voided(conceded                              ? "show_at_once"_point
                 : table.rules.has(Trait::PlayOnError) ? "play_on_error"_point
                                                       : "three_tricks_stop"_point,
                 {.card = card});
}

} // namespace

bool isDenial(rulebook::PointName point) {
    return point == "follow" || point == "follow_after_trump" || point == "follow_perl_bound" ||
           point == "follow_trump_lead";
}

void on(Table& table, const Play& play) {
    State& state = table.state;
    const PlayedCard& asked = play.card;
    if (endDeclaring(table)) {
        table.voided("game_over");
        return;
    }
    if (state.phase == Phase::Show || state.phase == Phase::Over) {
        afterTheSpiel(table, asked);
        return;
    }
    if (!state.trickOpen && state.trickCount == 0) returnShownToHands(state);
    if (!state.trump) {
        const CaseFacts about{.card = asked, .other = state.dealer};
        if (state.turnToCome) {
            table.voided("trump_turn", about);
            return;
        }
        // nobody has broken anything: the record leaves the turn-up out, and so what the card is worth
        state.turnLeftOut = true;
        Ruling& ruling = table.passedOver("trump_turn");
        ruling.about = about;
        return;
    }
    for (const Figure figure : {Figure::Gleich, Figure::Hanger, Figure::Spiel})
        if (state.figure(figure).open > 0) {
            Ruling& ruling = table.voided(
                "bet_suspends", {.figure = figure, .card = asked, .other = state.figure(figure).openBy});
            if (owesAnswerTo(state, figure, table.seat)) ruling.also = "bet_answer_now"; // imst-2015 § 11
            return;
        }
    noteSilence(table);
    Trick& trick = state.current();
    const bool again = trick.has(table.seat);
    const bool replacesThrown = owesTrump(trick, table.seat);
    if (again) {
        if (!mayCorrect(table, asked)) return;
        if (trick.of(table.seat).card != asked.card && cardAtFault(table, asked)) return;
        takeBack(state, trick, table.seat);
    } else {
        if (cardAtFault(table, asked)) return;
        if (nextToPlay(state) != table.seat && !replacesThrown) {
            outOfTurn(table, baptised(table, asked));
            return;
        }
    }
    const PlayedCard card = play.said ? namedInPart(table, asked, *play.said) : baptised(table, asked);
    state.inPart.erase(card.card);
    if (play.said && mayComplete(table, card)) state.inPart.put(card.card, *play.said);
    const bool leads = table.seat == trick.leader;
    if (replacesThrown && answersLead(table.rules, *state.trump, *state.trump, card))
        table.note("out_of_turn_trump", {.card = card, .suit = state.trump});
    if (!leads) judgeFollowing(table, card);
    if (!trick.has(table.seat)) lay(table, card);
    if (leads) judgeThrownCards(table);
    completeTrick(table);
}

bool ruleToldRevoke(Table& table) {
    State& state = table.state;
    if (has(state.toldRevokes.seats, table.seat)) {
        remove(state.toldRevokes.seats, table.seat); // one deed, one ruling
        ruleRevokeAt(table, table.seat, state.toldRevokes.events[at(table.seat)], table.event);
        return true;
    }
    const Trick& trick = state.current();
    std::int16_t& said = state.toldRevokes.saidAt[at(table.seat)];
    if (!state.trickOpen || !has(trick.told, table.seat) || said > 0) return false;
    said = static_cast<std::int16_t>(table.event);
    const PlayedCard& card = trick.of(table.seat);
    const Suit led = trick.of(trick.leader).face().suit();
    table.illegal(denialPoint(table.rules, state, led, card),
                  {.card = card, .suit = led, .earlier = trick.events[at(table.seat)]});
    return true;
}

void judgeTrick(Table& table, int number) {
    State& state = table.state;
    Trick& trick = state.tricks[at(number)];
    const bool leads = table.seat == trick.leader;
    if (!leads && trick.has(trick.leader)) { // an unnamed Perlagg may deny suit
        const Suit led = trick.of(trick.leader).face().suit();
        const PlayedCard card = trick.of(table.seat);
        const int event = trick.events[at(table.seat)];
        const bool denied = !answersLead(table.rules, *state.trump, led, card);
        if (denied && !trick.winner) judgeDenial(table, card, event);
        if (denied && trick.winner && heldThen(table, number, led))
            ruleRevoke(table, table.seat, event, onlyTold(state, table.seat, boundCards(table, led), event));
    }
    if (!trick.winner) return;
    trick.winner = winnerSoFar(table.rules, state, trick);
    const bool nextUntouched = number + 1 == state.trickCount && !state.trickOpen;
    if (nextUntouched && state.trickCount < kMostHandCards) state.current().leader = *trick.winner;
}

void judgeSpiel(Table& table) {
    State& state = table.state;
    FigureState& spiel = state.figure(Figure::Spiel);
    ByTeam tricks{};
    for (int i = 0; i < state.trickCount; ++i) ++tricks[at(state.teamOf(*state.tricks[at(i)].winner))];
    const int needed = tricksForSpiel(state);
    for (int team = 0; team < state.teams(); ++team) {
        if (tricks[at(team)] < needed) continue;
        // P-Three: who said gut to the Spiel cannot win it; the others are out of it by now
        if (state.teams() == 3 && has(spiel.out, static_cast<Seat>(team))) continue;
        spiel.decided = Decided::Won;
        spiel.team = team;
        startShow(table, team);
        return;
    }
    if (state.trickCount < state.handSize) return;
    spiel.decided = Decided::Nobody;
    startShow(table, std::nullopt);
}

} // namespace schreiber::perlaggen::deal
