#include "betting.h"

#include "knowledge.h"
#include "show.h"
#include "table.h"

#include <algorithm>

// Betting: proposing (RP-129 to RP-160, RP-201 to RP-205, RP-230 to RP-240). Answers stand in answers.cpp.
namespace schreiber::perlaggen::deal {

using cards::CardSet, cards::PlayedCard, cards::Seat;
using rulebook::Rules, rulebook::Switch, rulebook::Trait;

void markVoid(State& state, Figure figure, Seat seat, bool fifth) {
    FigureState& f = state.figure(figure);
    f.voidBy[at(state.teamOf(seat))] = seat;
    f.voidFifth = fifth;
}

std::optional<Seat> voidBetOfOthers(const FigureState& figure, int team) {
    for (int other = 0; other < static_cast<int>(figure.voidBy.size()); ++other)
        if (other != team && figure.voidBy[at(other)]) return figure.voidBy[at(other)];
    return std::nullopt;
}

void noteForfeit(Table& table, Figure figure) {
    if (figure != Figure::Spiel || !table.state.spielLost[at(table.team())]) return;
    Ruling& ruling = table.note("revoke", {.figure = figure});
    ruling.restsOn = Switch::RevokePenalty;
}

void claim(State& state, Figure figure, Seat seat, int event) {
    FigureState& f = state.figure(figure);
    if (!has(f.claims, seat)) f.claimEvent[at(seat)] = static_cast<std::int16_t>(event);
    add(f.claims, seat);
}

namespace {

// The card that lies in the last trick is of the suit led, a trump or a named Perlagg.
bool playedCardFits(const State& state, Seat seat) {
    const Trick& trick = state.current();
    const cards::Suit led = trick.of(trick.leader).face().suit();
    const PlayedCard& card = trick.of(seat);
    return card.as || card.face().suit() == led || card.face().suit() == *state.trump;
}

} // namespace

bool lastCardFits(const Table& table, Seat seat) {
    const State& state = table.state;
    const Trick& trick = state.current();
    const rulebook::PerlaggOrder& perlaggen = table.rules.perlaggen(*state.trump);
    const cards::Suit led = trick.of(trick.leader).face().suit();
    const CardSet fitting = cards::cardsOf(led) | cards::cardsOf(*state.trump) | perlaggen.set();
    if (!trick.has(seat))
        return holds(state, Supposed{.deed = Deed::LastCardFits,
                                     .seat = seat,
                                     .event = table.event,
                                     .cards = fitting,
                                     .holds = true});
    if (table.rules.is(rulebook::FifthBetCardAlreadyPlayed::NotAllowed)) return false;
    return playedCardFits(state, seat);
}

bool lastTrickLed(const Rules& rules, const State& state) {
    return rules.setting(Switch::FifthTrickScope).relevant && state.trump && state.trickOpen &&
           state.trickCount == state.handSize - 1 && state.current().has(state.current().leader);
}

namespace {

// What a bet under way is about.
struct Proposal {
    Figure figure{};
    std::optional<int> value{}; // as said
    bool counter = false;       // an answer to an open bet
};

// gestr_no_bet and its kin cost points where overbid_penalty says so (imst-2015 § 21).
void fineOverbid(Table& table, Ruling& ruling) {
    if (table.rules.is(rulebook::OverbidPenalty::Minus2)) table.fine(ruling, table.team(), 2);
    if (table.rules.setting(Switch::OverbidPenalty).chosen) ruling.restsOn = Switch::OverbidPenalty;
}

bool isOverbid(rulebook::PointName point) {
    return point == "both_no_bets" || point == "gestr_no_bet" || point == "overbid_multi" ||
           point == "overbid_general" || point == "blind_overbid";
}

Ruling& rejectBet(Table& table, rulebook::PointName point, std::optional<Figure> figure, int number,
                  int limit = 0, bool blind = false) {
    Ruling& ruling = table.voided(point, {.figure = figure, .number = number, .limit = limit});
    const BetTable bets = betTable(table.rules, table.state);
    if (isOverbid(point)) {
        ruling.about.number = pointsSoFar(table.rules, bets, table.team());
        ruling.about.limit = table.state.target;
        ruling.about.sheet = table.state.score[at(table.team())];
        if (ruling.about.number != ruling.about.sheet) ruling.also = "gestr_virtual";
        fineOverbid(table, ruling);
        BetTable written = bets;
        written.tricksTeam.reset();
        if (ruling.about.number != pointsSoFar(table.rules, written, table.team()))
            ruling.restsOn = Switch::VirtualCountsTricks;
    } else if (!blind && table.rules.is(rulebook::OverbidPenalty::Minus2) &&
               oneShort(table.rules, bets, table.team())) {
        // imst-2015 § 21 fines whatever a gestrichen side bets, also a bet that something else forbids
        ruling.also = "gestr_no_bet";
        fineOverbid(table, ruling);
    }
    if (figure) markBound(table, ruling, *figure);
    for (const Figure each : {Figure::Gleich, Figure::Hanger, Figure::Spiel})
        if (!figure || each == *figure) markVoid(table.state, each, table.seat, point == "fifth_bet");
    return ruling;
}

// The betting as it would stand if the open bet that this one answers were held.
BetTable asIfHeld(const Table& table, const Proposal& proposal) {
    BetTable bets = betTable(table.rules, table.state);
    if (proposal.counter) {
        const FigureState& f = table.state.figure(proposal.figure);
        bets.figures[at(proposal.figure)] = {
            .state = BetState::Held, .value = f.open, .team = table.state.teamOf(f.openBy)};
    }
    return bets;
}

bool noMoreToWin(const Table& table) {
    const State& state = table.state;
    int tricks = 0;
    for (int i = 0; i < state.trickCount; ++i) {
        const auto& winner = state.tricks[at(i)].winner;
        if (winner && state.teamOf(*winner) == table.team()) ++tricks;
    }
    return tricks + state.handSize - state.trickCount < state.handSize / 2 + 1;
}

// What the moment of the play forbids; false when nothing does.
bool stoppedByPlay(Table& table, const Proposal& proposal) {
    const State& state = table.state;
    if (proposal.figure != Figure::Spiel) return false;
    if (noMoreToWin(table) && table.rules.is(rulebook::SpielBetIfImpossible::Forbidden)) {
        rejectBet(table, "st_suggest", proposal.figure, 0);
        return true;
    }
    const bool bound = !proposal.counter || table.rules.is(rulebook::FifthTrickScope::BetHoldRaise);
    if (!bound || !lastTrickLed(table.rules, state)) return false;
    if (lastCardFits(table, table.seat)) return false;
    rejectBet(table, proposal.counter ? "fifth_hold"_point : "fifth_bet"_point, proposal.figure, 0);
    describeLastCard(table, table.rulings.back());
    return true;
}

// RP-130: bets begin once the deal is complete; under bet_before_exchange=after_exchange not while a Perlagg
// may still be fetched. What was bet unseen may be answered before.
bool tooEarly(Table& table, std::optional<Figure> figure) {
    const State& state = table.state;
    if (state.phase == Phase::Before && state.turnToCome) {
        rejectBet(table, "bet_who", figure, 0);
        return true;
    }
    if (state.phase == Phase::Before) table.state.turnLeftOut = true;
    if (!table.rules.is(rulebook::BetBeforeExchange::AfterExchange)) return false;
    if (!exchangesLeft(table.rules, state, table.event)) return false;
    rejectBet(table, "bet_who", figure, 0).restsOn = Switch::BetBeforeExchange;
    return true;
}

// imst-2015 Figuren, doubted by its editor and off unless the house has it: the one of the Spiel winners who
// sits last may bet in the show only on all that is still open, or against a better figure that lies.
bool stoppedAsLastPlayer(Table& table, const Proposal& proposal) {
    const State& state = table.state;
    if (state.phase != Phase::Show || proposal.counter) return false;
    if (state.teams() != 2) return false; // it speaks of partners
    if (table.team() != state.show.firstTeam || proposal.figure == Figure::Spiel) return false;
    const int played = state.trickOpen || state.trickCount == 0 ? state.trickCount : state.trickCount - 1;
    const Seat leader = state.tricks[at(played)].leader;
    for (int i = state.seats - 1; i >= 0; --i) {
        const Seat seat = cards::after(leader, state.seats, i);
        if (state.teamOf(seat) != table.team()) continue;
        if (seat != table.seat) return false;
        break;
    }
    const Figure other = proposal.figure == Figure::Gleich ? Figure::Hanger : Figure::Gleich;
    const bool all = state.figure(other).decided != Decided::No || state.figure(other).open > 0;
    const ByTeam best = bestLying(table.rules, state, proposal.figure);
    const auto mine = static_cast<std::size_t>(table.team());
    if (all || best[1 - mine] > best[mine]) return false;
    if (table.rules.is(rulebook::LastPlayerRule::Off)) return false;
    rejectBet(table, "last_player", proposal.figure, 0).restsOn = Switch::LastPlayerRule;
    return true;
}

bool stoppedByShow(Table& table, const Proposal& proposal) {
    const State& state = table.state;
    if (state.phase != Phase::Show || proposal.counter || proposal.figure == Figure::Spiel) return false;
    if (mayBetInShow(table)) return false;
    if (table.rules.has(Trait::StrafTurn)) {
        Ruling& ruling = table.voided("st_turn");
        table.loseForTurn(ruling);
        markVoid(table.state, proposal.figure, table.seat, false);
        return true;
    }
    Ruling& ruling = rejectBet(table, "show_only_shower", proposal.figure, 0);
    if (state.teams() == 3 && ruling.also.empty())
        ruling.also = "p3_show"; // the other is told of two parties
    return true;
}

// Three players: who still has to answer, all but the bettor and those who said gut.
SeatMask answerers(const State& state, const FigureState& figure, Seat bettor) {
    SeatMask mask = 0;
    for (const Seat seat : state.everyone()) {
        if (state.teamOf(seat) != state.teamOf(bettor) && !has(figure.out, seat)) add(mask, seat);
    }
    return mask;
}

void propose(Table& table, Figure figure, int value, bool blind) {
    State& state = table.state;
    FigureState& f = state.figure(figure);
    if (f.betAt == 0) f.betAt = ++state.moments;
    f.open = value;
    f.openBy = table.seat;
    f.openBlind = blind;
    f.openMay = answerers(state, f, table.seat);
    f.voidBy = {};
    if (blind) {
        add(f.blind, table.seat);
        f.claimEvent[at(table.seat)] = static_cast<std::int16_t>(table.event);
    } else {
        claim(state, figure, table.seat, table.event);
    }
    if (state.phase == Phase::Show && state.show.turn == table.team()) state.show.acted = true;
}

// RP-204: what a side has bet first and nobody has answered yet counts together with the next such bet.
rulebook::PointName overbidTogether(const Table& table, const Proposal& proposal) {
    const State& state = table.state;
    if (proposal.counter || state.figure(proposal.figure).held) return {};
    std::vector<Figure> together{proposal.figure};
    for (const Figure figure : kFigures) {
        const FigureState& f = state.figure(figure);
        const bool ours = f.open > 0 && !f.held && state.teamOf(f.openBy) == table.team();
        if (ours && figure != proposal.figure) together.push_back(figure);
    }
    return barredTogether(table.rules, asIfHeld(table, proposal), table.team(), together);
}

// A bet with cards seen that nothing forbids so far.
void placeBet(Table& table, const Proposal& proposal) {
    State& state = table.state;
    FigureState& f = state.figure(proposal.figure);
    const SeatMask inIt = static_cast<SeatMask>(f.claims | f.blind | f.hoell);
    const bool freeRider = state.teams() == 3 && f.held && !has(inIt, table.seat);
    if (freeRider && table.event != f.heldEvent + 1 && table.rules.is(rulebook::P3FreeRiderLateRaise::No)) {
        rejectBet(table, "p3_c_raise", proposal.figure, 0).restsOn = Switch::P3FreeRiderLateRaise;
        return;
    }
    if (state.teams() == 3 && has(f.out, table.seat)) {
        rejectBet(table, "p3_gut_out", proposal.figure, 0);
        return;
    }
    const BetAnswer answer = judgeBet(table.rules, asIfHeld(table, proposal), table.team(), proposal.figure,
                                      state.phase == Phase::Show);
    const rulebook::PointName broken =
        answer.broken.empty() ? overbidTogether(table, proposal) : answer.broken;
    if (!broken.empty()) {
        rejectBet(table, broken, proposal.figure, proposal.value.value_or(0));
        return;
    }
    if (stoppedByShow(table, proposal)) return;
    if (stoppedAsLastPlayer(table, proposal)) return;
    const auto voidBettor = voidBetOfOthers(f, table.team());
    const bool toVoidBet = f.open == 0 && voidBettor;
    if (proposal.value && proposal.value != answer.next && toVoidBet) {
        Ruling& ruling = table.passedOver("no_open_bet"); // readings.md 17: the answer to a void bet
        ruling.about.figure = proposal.figure;
        ruling.about.other = voidBettor;
        return;
    }
    if (proposal.value && proposal.value != answer.next) {
        const bool offTheLadder = answer.next == kSpielAus && *proposal.value > 7;
        rejectBet(table, offTheLadder ? "bet_top"_point : "bet_no_jump"_point, proposal.figure,
                  *proposal.value, *answer.next);
        if (*proposal.value > topStep(table.rules))
            table.rulings.back().also = "p3_top3"; // nor can it be reached step by step
        return;
    }
    if (stoppedByPlay(table, proposal)) return;
    if (proposal.counter) {
        if (!acceptOpenBet(table, proposal.figure)) return;
    }
    propose(table, proposal.figure, *answer.next, false);
    noteForfeit(table, proposal.figure);
}

} // namespace

void describeLastCard(const Table& table, Ruling& ruling) {
    const State& state = table.state;
    const Trick& trick = state.current();
    ruling.about.suit = trick.of(trick.leader).face().suit();
    if (trick.has(table.seat)) {
        ruling.about.card = trick.of(table.seat);
        // with another card the sources forbid it, whenever that was played
        if (playedCardFits(state, table.seat)) {
            ruling.restsOn = Switch::FifthBetCardAlreadyPlayed;
            ruling.about.earlier = trick.events[at(table.seat)];
        }
    } else if (!state.hand(table.seat).cards.empty()) {
        ruling.about.card = {.card = state.hand(table.seat).cards.first()};
    }
}

namespace {

// Nothing is left to bet on the figure, or the side's own bet on it waits for its answer; empty otherwise.
rulebook::PointName pastBetting(const Table& table, Figure figure) {
    const State& state = table.state;
    const FigureState& f = state.figure(figure);
    if (f.decided != Decided::No && f.decided != Decided::Conceded) {
        const bool bothStand = f.decided == Decided::Standing && state.phase == Phase::Show;
        if (figure == Figure::Spiel) return "three_tricks_stop";
        return bothStand ? "stand_both"_point : "bet_after_gut"_point;
    }
    return f.open > 0 && state.teamOf(f.openBy) == table.team() ? "bet_alternate"_point
                                                                : rulebook::PointName();
}

} // namespace

void on(Table& table, const Bet& bet) {
    const State& state = table.state;
    const FigureState& f = state.figure(bet.figure);
    if (const rulebook::PointName point = pastBetting(table, bet.figure); !point.empty()) {
        rejectBet(table, point, bet.figure, bet.value.value_or(0));
        return;
    }
    const bool unbet = f.open == 0 && !f.held && f.decided == Decided::No;
    if (unbet && tooEarly(table, bet.figure)) return;
    placeBet(table, {.figure = bet.figure, .value = bet.value, .counter = f.open > 0});
}

void on(Table& table, const BetAll&) {
    State& state = table.state;
    const BetTable bets = betTable(table.rules, state);
    std::vector<Figure> together;
    for (const Figure figure : kFigures)
        if (pastBetting(table, figure).empty() &&
            barredFigure(table.rules, bets, table.team(), figure, state.phase == Phase::Show).empty())
            together.push_back(figure);
    const rulebook::PointName general = barredTogether(table.rules, bets, table.team(), together);
    if (!together.empty() && !general.empty()) {
        rejectBet(table, general, std::nullopt, 0);
        return;
    }
    if (tooEarly(table, std::nullopt)) return;
    // readings.md 43: three bets in the order Gleich, Hanger, Spiel; one that is barred leaves the others
    for (const Figure figure : kFigures) {
        if (const rulebook::PointName point = pastBetting(table, figure); !point.empty()) {
            rejectBet(table, point, figure, 0);
            continue;
        }
        const bool open = state.figure(figure).open > 0;
        placeBet(table, {.figure = figure, .counter = open});
        // heltschl § 1.6: who has seen his cards must show what he can, and owes no more
        FigureState& f = state.figure(figure);
        const bool bet = f.open > 0 && f.openBy == table.seat;
        if (bet && table.rules.has(Trait::BlindSeenHoell) && figure != Figure::Spiel) {
            remove(f.claims, table.seat);
            add(f.hoell, table.seat);
        }
    }
}

namespace {

bool tooLateFor(const State& state, const Blind& blind, rulebook::BlindDeadline deadline) {
    const bool carded = state.trickOpen || state.trickCount > 0 || state.turnLeftOut;
    const bool begun = state.trump || (state.cut && deadline != rulebook::BlindDeadline::WhileDealing);
    const bool atAnyTime = blind.all && deadline == rulebook::BlindDeadline::AnyTimeHoell;
    return carded || (begun && !atAnyTime);
}

rulebook::PointName blindOverbid(const Rules& rules, const BetTable& bets, int team, std::size_t figures) {
    if (allOneShort(rules, bets)) return "both_no_bets";
    if (oneShort(rules, bets, team)) return "gestr_no_bet";
    if (!rules.has(Trait::OverbidMulti)) return {};
    if (figures < 2 || !isShort(rules, bets, team, static_cast<int>(figures))) return {};
    return figures == 3 ? "blind_overbid"_point : "overbid_multi"_point;
}

// RP-141: to a bet that waits for this side's answer the next value, unseen as well (RP-230); it owes no more
// than any bet unseen.
void raiseBlind(Table& table, Figure figure) {
    State& state = table.state;
    FigureState& f = state.figure(figure);
    if (const rulebook::PointName point = pastBetting(table, figure); !point.empty()) {
        rejectBet(table, point, figure, 0, 0, true);
        return;
    }
    if (f.open > 0 &&
        table.rules.has(Trait::ThreeBlind)) { // pagat Strafperlaggen: they see their cards first
        rejectBet(table, "st_blind", figure, 0, 0, true);
        return;
    }
    const Proposal proposal{.figure = figure, .counter = f.open > 0};
    const rulebook::PointName broken =
        judgeBet(table.rules, asIfHeld(table, proposal), table.team(), figure, false).broken;
    // whether one short may bet unseen has been asked already
    if (!broken.empty() && broken != "gestr_no_bet" && broken != "both_no_bets") {
        rejectBet(table, broken, figure, 0, 0, true);
        return;
    }
    const SeatMask claims = f.claims;
    const int next = nextStep(proposal.counter ? f.open : f.value);
    if (proposal.counter && !acceptOpenBet(table, figure)) return;
    f.claims = claims;
    propose(table, figure, next, true);
}

} // namespace

void on(Table& table, const Blind& blind) {
    State& state = table.state;
    std::vector<Figure> figures = blind.figures;
    if (blind.all) figures = {Figure::Gleich, Figure::Hanger, Figure::Spiel};
    if (!table.rules.has(Trait::BlindOrder)) std::ranges::sort(figures);
    const auto whole = figures.size() == 1 ? std::optional(figures.front()) : std::nullopt;
    if (state.teams() == 3 && !table.rules.has(Trait::ThreeBlind)) {
        rejectBet(table, "p3_no_blind", whole, 0, 0, true);
        return;
    }
    const auto deadline =
        table.rules.get<rulebook::BlindDeadline>().value_or(rulebook::BlindDeadline::BeforeCut);
    if (tooLateFor(state, blind, deadline)) {
        rejectBet(table, "blind_time", whole, 0, 0, true);
        return;
    }
    const rulebook::PointName overbid =
        blindOverbid(table.rules, betTable(table.rules, state), table.team(), figures.size());
    const bool mayWhenOneShort = table.rules.is(rulebook::GestrichenMayBetBlind::Yes) &&
                                 (overbid == "gestr_no_bet" || overbid == "both_no_bets");
    if (!overbid.empty() && !mayWhenOneShort) {
        rejectBet(table, overbid, whole, 0);
        if (overbid == "gestr_no_bet" || overbid == "both_no_bets")
            table.rulings.back().restsOn = Switch::GestrichenMayBetBlind;
        return;
    }
    for (const Figure figure : figures) {
        const FigureState& f = state.figure(figure);
        if (f.betAt > 0 || f.decided != Decided::No)
            raiseBlind(table, figure);
        else
            propose(table, figure, 2, true);
    }
}

} // namespace schreiber::perlaggen::deal
