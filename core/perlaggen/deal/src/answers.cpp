#include "betting.h"
#include "going_out.h"
#include "knowledge.h"
#include "show.h"
#include "table.h"

#include <algorithm>

// Betting: answering and conceding (RP-133 to RP-157, RP-242 to RP-250, RP-263 to RP-276).
namespace schreiber::perlaggen::deal {

using cards::Seat;
using rulebook::Switch, rulebook::Trait;

Seat nextToAnswer(const State& state, const FigureState& figure) {
    for (int i = 1; i < state.seats; ++i) {
        const Seat seat = cards::after(figure.openBy, state.seats, i);
        if (has(figure.openMay, seat)) return seat;
    }
    return figure.openBy;
}

namespace {

bool outOfTurnAnswer(Table& table, Figure figure) {
    const State& state = table.state;
    const FigureState& f = state.figure(figure);
    if (state.teams() != 3) return false;
    const Seat due = nextToAnswer(state, f);
    if (due == table.seat) return false;
    const bool straf = table.rules.has(Trait::StrafTurn);
    Ruling& ruling =
        table.voided(straf ? "st_turn"_point : "p3_turn_answer"_point, {.figure = figure, .other = due});
    if (straf) {
        table.loseForTurn(ruling);
    }
    return true;
}

// An answer to a bet that was void: passed over, told to the director. To a void counter-bet only who made
// the bet that it answered can give one, and that bet is still open.
bool toVoidBet(Table& table, Figure figure, bool ifSuit) {
    const FigureState& f = table.state.figure(figure);
    if (f.open > 0 && table.state.teamOf(f.openBy) != table.team()) return false;
    const auto voidBettor = voidBetOfOthers(f, table.team());
    if (!voidBettor) return false;
    const Seat bettor = *voidBettor;
    if (ifSuit && f.voidFifth) {
        Ruling& ruling = table.passedOver("fifth_gut_farbe");
        ruling.about.figure = figure;
        ruling.about.other = bettor;
        ruling.restsOn = Switch::GutBeiFarbeFail;
        if (table.rules.is(rulebook::GutBeiFarbeFail::VoidMinus2))
            table.fine(ruling, table.state.teamOf(bettor), 2);
        return true;
    }
    Ruling& ruling = table.passedOver("no_open_bet");
    ruling.about.figure = figure;
    ruling.about.other = bettor;
    if (f.open > 0) ruling.about.lack = Lack::Answer; // readings.md 17: a void answer leaves the bet open
    return true;
}

// RP-135: of two sides the first word binds, and the same once more is passed over.
bool hasHeld(const Table& table, const FigureState& f) {
    return table.state.teams() == 2 && f.open == 0 && f.held && f.lastTeam != table.team() &&
           f.decided == Decided::No;
}
bool hasGiven(const Table& table, const FigureState& f) {
    return table.state.teams() == 2 && f.decided == Decided::Conceded && !f.thrownIn &&
           table.state.teamOf(f.givenBy) == table.team();
}
void saidBefore(Table& table, Figure figure) {
    table.passedOver("bet_answer_either", {.figure = figure});
}

Ruling& reject(Table& table, rulebook::PointName point, Figure figure) {
    Ruling& ruling = table.voided(point, {.figure = figure});
    const FigureState& f = table.state.figure(figure);
    if (f.open > 0) ruling.about.other = f.openBy;
    markBound(table, ruling, figure);
    return ruling;
}

} // namespace

void markBound(const Table& table, Ruling& ruling, Figure figure) {
    const State& state = table.state;
    const FigureState& f = state.figure(figure);
    if (cards::isEachAlone(state.seats) || !ruling.also.empty()) return;
    const auto isPartner = [&](Seat seat) {
        return seat != table.seat && state.teamOf(seat) == table.team();
    };
    // what the partner bet waits for its answer, or he has given the figure: his word holds for both
    const bool betIt =
        (ruling.rule == "own_bet" || ruling.rule == "bet_alternate") && f.open > 0 && isPartner(f.openBy);
    const bool gaveIt =
        ruling.rule == "bet_after_gut" && f.decided == Decided::Conceded && isPartner(f.givenBy);
    if (!betIt && !gaveIt) return;
    ruling.also = "word_binds";
    ruling.about.lack = Lack::Partner;
}

namespace {

bool fifthHoldStops(Table& table, Figure figure) {
    if (figure != Figure::Spiel || !table.rules.is(rulebook::FifthTrickScope::BetHoldRaise) ||
        !lastTrickLed(table.rules, table.state))
        return false;
    if (lastCardFits(table, table.seat)) return false;
    Ruling& ruling = table.voided("fifth_hold", {.figure = figure});
    describeLastCard(table, ruling);
    return true;
}

int lastCard(const State& state) { // the event that laid it
    int last = -1;
    for (const Trick& trick : state.tricksBegun()) {
        for (const Seat seat : state.everyone())
            if (trick.has(seat)) last = std::max<int>(last, trick.events[at(seat)]);
    }
    return std::max(last, state.show.begun);
}

// pagat Three-Player: the third need not say anything to a bet that is held, but may, until the next card
// lies: then he holds as well, with all that a holder owes.
bool holdsAsWell(const State& state, const FigureState& figure, Seat seat) {
    const auto inIt = static_cast<SeatMask>(figure.claims | figure.blind | figure.hoell);
    return state.teams() == 3 && figure.held && figure.decided == Decided::No &&
           !has(inIt | figure.out, seat) && lastCard(state) < figure.heldEvent;
}

void giveUp(FigureState& figure, Seat seat) {
    add(figure.out, seat);
    add(figure.gave, seat);
}

// A conceding answer of one of three players; the figure is the bettor's when all who must answer gave in.
void concedeOfThree(Table& table, Figure figure) {
    State& state = table.state;
    FigureState& f = state.figure(figure);
    giveUp(f, table.seat);
    remove(f.openMay, table.seat);
    if (f.openMay != 0) return;
    concede(table, figure, state.teamOf(f.openBy), f.value, f.openBy);
}

// Of one's own accord, one of three: out of the figure; the last one in wins it.
void leaveOfThree(Table& table, Figure figure) {
    State& state = table.state;
    FigureState& f = state.figure(figure);
    if (figure == Figure::Spiel && !f.held) {
        reject(table, "p3_no_spont", figure);
        return;
    }
    giveUp(f, table.seat);
    const std::uint8_t left = contenders(state, figure);
    if (std::popcount(left) == 1) concede(table, figure, std::countr_zero(left), f.value, std::nullopt);
}

} // namespace

bool acceptOpenBet(Table& table, Figure figure) {
    State& state = table.state;
    if (outOfTurnAnswer(table, figure)) return false;
    FigureState& f = state.figure(figure);
    f.value = f.open;
    f.held = true;
    f.heldEvent = table.event;
    f.lastTeam = state.teamOf(f.openBy);
    const auto level = static_cast<std::int8_t>(f.open == kSpielAus ? 8 : f.open);
    f.stake[at(f.openBy)] = level;
    f.stake[at(table.seat)] = level;
    f.open = 0;
    f.openMay = 0;
    f.openBlind = false;
    claim(state, figure, table.seat, table.event);
    return true;
}

void concede(Table& table, Figure figure, int toTeam, int points, std::optional<Seat> bettor) {
    State& state = table.state;
    FigureState& f = state.figure(figure);
    if (!bettor && givenInVain(table.rules, state, figure, toTeam)) {
        f.decided = Decided::Nobody;
        settleIfDone(table);
        return;
    }
    f.decided = Decided::Conceded;
    f.team = toTeam;
    f.points = points;
    f.givenAt = ++state.moments;
    f.givenBy = table.seat;
    f.concededTo = bettor;
    f.concededBlind = bettor && f.openBlind;
    f.open = 0;
    f.openMay = 0;
    if (figure == Figure::Spiel && state.phase != Phase::Show) startShow(table, toTeam);
    settleIfDone(table);
}

void on(Table& table, const Hold& hold) {
    State& state = table.state;
    FigureState& f = state.figure(hold.figure);
    if (toVoidBet(table, hold.figure, false)) return;
    if (f.open == 0 && holdsAsWell(state, f, table.seat)) {
        if (fifthHoldStops(table, hold.figure)) return;
        const int level = f.value == kSpielAus ? 8 : f.value;
        f.stake[at(table.seat)] = static_cast<std::int8_t>(level);
        claim(state, hold.figure, table.seat, table.event);
        noteForfeit(table, hold.figure);
        return;
    }
    if (hasHeld(table, f)) return saidBefore(table, hold.figure);
    if (f.open == 0) {
        reject(table, f.decided == Decided::Conceded ? "bet_after_gut"_point : "no_open_bet"_point,
               hold.figure);
        return;
    }
    if (state.teamOf(f.openBy) == table.team()) {
        reject(table, "own_bet", hold.figure);
        return;
    }
    if (f.openBlind && table.rules.is(rulebook::GestrichenMayHoldBlind::No) &&
        oneShort(table.rules, betTable(table.rules, state), table.team())) {
        Ruling& ruling = reject(table, "gestr_no_bet", hold.figure);
        ruling.about.number = pointsSoFar(table.rules, betTable(table.rules, state), table.team());
        ruling.restsOn = Switch::GestrichenMayHoldBlind;
        return;
    }
    if (fifthHoldStops(table, hold.figure)) return;
    if (acceptOpenBet(table, hold.figure)) noteForfeit(table, hold.figure);
}

void on(Table& table, const Good& good) {
    State& state = table.state;
    FigureState& f = state.figure(good.figure);
    if (toVoidBet(table, good.figure, good.ifSuit)) return;
    const bool lostAlready = f.decided == Decided::Won && f.team && *f.team != table.team();
    if (lostAlready && state.phase != Phase::Play) return; // says what the show has settled
    if (hasGiven(table, f)) return saidBefore(table, good.figure);
    if (f.decided != Decided::No) {
        reject(table,
               good.figure == Figure::Spiel && f.decided == Decided::Won ? "three_tricks_stop"_point
                                                                         : "bet_after_gut"_point,
               good.figure);
        return;
    }
    if (f.open > 0 && state.teamOf(f.openBy) == table.team()) {
        Ruling& ruling = reject(table, "own_bet", good.figure);
        // imst-2015 § 9: what one has bet oneself is not taken back either
        if (f.openBy == table.seat && !cards::isEachAlone(state.seats)) ruling.also = "word_binds";
        return;
    }
    if (f.open > 0 && good.ifSuit && !lastTrickLed(table.rules, state)) {
        reject(table, "fifth_gut_farbe", good.figure); // pagat Betting: of the card that is to come
        return;
    }
    if (f.open > 0) {
        if (state.teams() == 3) {
            if (outOfTurnAnswer(table, good.figure)) return;
            concedeOfThree(table, good.figure);
            return;
        }
        if (f.open == kSpielAus) { // RP-147: why it is not the game
            table.note("spiel_aus_gut", {.figure = good.figure, .other = f.openBy, .number = f.value});
        }
        // the value before the bet: a Spiel aus that was not held scores 7 (RP-147), one that was held and is
        // given up later scores the game (RP-146, RP-151)
        concede(table, good.figure, state.teamOf(f.openBy), f.value, f.openBy);
        return;
    }
    const bool mine = state.phase == Phase::Show && state.show.turn == table.team();
    if (mine) state.show.acted = true;
    if (state.teams() == 3) {
        leaveOfThree(table, good.figure);
        settleIfDone(table);
    } else {
        concede(table, good.figure, otherTeam(table.team()), f.value, std::nullopt);
    }
    if (!mine) endTurnAfterGood(table);
}

} // namespace schreiber::perlaggen::deal
