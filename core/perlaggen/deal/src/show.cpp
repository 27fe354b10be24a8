#include "show.h"

#include "knowledge.h"
#include "show_turns.h"

#include <algorithm>
#include <bit>
#include <perlaggen/deal/plays.h>

// The show (RP-161 to RP-177, RP-252): showing, figures left standing, the end of a turn. Turns stand in
// show_turns.cpp.
namespace schreiber::perlaggen::deal {

using cards::Card, cards::CardSet, cards::PlayedCard, cards::Seat;
using rulebook::Rules, rulebook::Switch, rulebook::Trait;

namespace {

rulebook::PointName outOfTurnPoint(const Table& table) {
    if (table.rules.has(Trait::StrafTurn)) return "st_turn";
    if (table.state.teams() == 3) return "p3_show";
    // imst-2015 § 24 speaks of the time after the Spiel alone
    const bool disturbs = table.rules.has(Trait::ShowNoDisturb) && table.state.phase == Phase::Show;
    return disturbs ? "show_no_disturb"_point : "show_first"_point;
}

void fineOutOfTurn(Table& table, Ruling& ruling) {
    if (table.rules.has(Trait::StrafTurn)) {
        table.loseForTurn(ruling);
    } else if (ruling.rule == "show_no_disturb") {
        table.fineUnspecified(ruling, table.team());
    }
}

void rejectOutOfTurn(Table& table) {
    Ruling& ruling =
        table.voided(outOfTurnPoint(table), {.other = *table.state.sideOf(table.state.show.turn).begin()});
    fineOutOfTurn(table, ruling);
}

// Brings the turn to the seat's side, or rejects the event.
bool takesTurn(Table& table) {
    State& state = table.state;
    if (state.show.turn == table.team()) return true;
    const bool acted = state.show.acted && !waitsForAnswer(state);
    if (isNext(table) && (acted || partDone(table.rules, state))) {
        endTurn(table);
        return true;
    }
    rejectOutOfTurn(table);
    return false;
}

// bet_answer_now: the seat's side has a bet to answer before it does anything else in the show.
bool owesAnswer(Table& table) {
    State& state = table.state;
    for (const Figure figure : kShown)
        if (state.figure(figure).open > 0 && state.teamOf(state.figure(figure).openBy) != table.team()) {
            Ruling& ruling =
                table.voided("bet_answer_now", {.figure = figure, .other = state.figure(figure).openBy});
            table.fineUnspecified(ruling, table.team());
            return true;
        }
    return false;
}

// Says the whole name of a Perlagg that the seat has shown with a part of it.
bool completed(Table& table, const PlayedCard& card) {
    State& state = table.state;
    if (!state.inPart.completes(card) || !baptismTargets(table.rules).contains(*card.as)) return false;
    CardRow& shown = state.hand(table.seat).shown;
    for (int i = 0; i < shown.count; ++i)
        if (PlayedCard& lies = shown.cards[at(i)]; lies.card == card.card) {
            nameShown(table, lies, card.as);
            return true;
        }
    return false;
}

// The cards of a show that can be laid at all; each other one is ruled on.
std::vector<PlayedCard> layable(Table& table, const Show& show) {
    State& state = table.state;
    std::vector<PlayedCard> cards;
    CardSet now;
    for (std::size_t at = 0; at < show.cards.size(); ++at) {
        PlayedCard card = show.cards[at];
        if (completed(table, card)) continue;
        if (state.laid.contains(card.card) || now.contains(card.card)) {
            const bool renamed = card.as.has_value() && state.laid.contains(card.card);
            table.voided(renamed ? "bapt_final"_point : "card_twice"_point, {.card = card});
            continue;
        }
        if (!holds(state, table.seat, {card.card})) {
            table.voided("card_not_held", {.card = card});
            continue;
        }
        const bool perlagg = state.trump && table.rules.perlaggen(*state.trump).contains(card.card);
        if (perlagg && at < show.said.size() && show.said[at] != PartialName{}) { // no suit is led here
            const bool waits = table.rules.is(rulebook::PartialBaptism::CompletedOnQuestion);
            state.inPart.erase(card.card);
            if (waits) state.inPart.put(card.card, show.said[at]);
            Ruling& ruling = waits ? table.note("bapt_show") : table.illegal("bapt_show");
            ruling.also = "bapt_say";
            ruling.about = {.card = card, .lack = Lack::WholeName};
            ruling.restsOn = Switch::PartialBaptism;
        }
        if (card.as && (!perlagg || !baptismTargets(table.rules).contains(*card.as))) {
            table.illegal(perlagg ? "bapt_any"_point : "bapt_not_perlagg"_point, {.card = card});
            card.as.reset();
        }
        now.insert(card.card);
        cards.push_back(card);
    }
    return cards;
}

void layDown(State& state, Seat seat, const std::vector<PlayedCard>& cards) {
    Hand& hand = state.hand(seat);
    for (const PlayedCard& card : cards) {
        hand.cards.erase(card.card);
        hand.shown.push(card);
        state.laid.insert(card.card);
    }
}

rulebook::PointName barredPoint(const State& state, Figure figure, int team) {
    const std::uint8_t declared = state.show.declared[at(figure)];
    if (std::popcount(declared) >= 2) return "stand_both";
    return team == state.show.firstTeam ? "stand_winner"_point : "stand_loser"_point;
}

// A team's best of both figures as they lie, whatever is barred.
using Laid = std::array<int, 2>;
Laid laidBy(const Table& table, int team) {
    Laid laid{};
    for (const Seat seat : table.state.sideOf(team)) {
        for (const Figure figure : kShown)
            laid[at(figure)] = std::max(laid[at(figure)], strengthOf(table.rules, table.state, seat, figure));
    }
    return laid;
}

void returnToHand(State& state, Seat seat, const std::vector<PlayedCard>& cards) {
    Hand& hand = state.hand(seat);
    for (const PlayedCard& card : cards) {
        hand.cards.insert(card.card);
        --hand.shown.count;
        state.laid.erase(card.card);
        state.inPart.erase(card.card);
    }
}

// Whether the cards just laid are the first that prove the seat's own bet on the figure.
bool provesBet(const Table& table, Figure figure, const std::vector<PlayedCard>& cards) {
    const State& state = table.state;
    if (!has(state.figure(figure).claims, table.seat)) return false;
    if (strengthOf(table.rules, state, table.seat, figure) == 0) return false;
    State before = state;
    returnToHand(before, table.seat, cards);
    return strengthOf(table.rules, before, table.seat, figure) == 0;
}

// readings.md 35: illegal only if all that the cards add is an improvement that is barred; they go back.
bool onlyBarred(Table& table, const Laid& was, const Laid& is, const std::vector<PlayedCard>& cards) {
    State& state = table.state;
    const int team = table.team();
    std::optional<Figure> barred;
    bool other = false;
    for (const Figure figure : kShown) {
        const bool proves = provesBet(table, figure, cards);
        if (proves) other = true;
        if (proves || is[at(figure)] <= was[at(figure)]) continue;
        const bool open = openInShow(state, figure);
        const bool standing = state.figure(figure).decided == Decided::Standing;
        if (standing || (open && (state.show.barred[at(figure)] & bit(team)) != 0))
            barred = figure;
        else if (open || state.figure(figure).team == team)
            other = true; // improves what may be improved
    }
    if (!barred || other) return false;
    const rulebook::PointName point = barredPoint(state, *barred, team);
    returnToHand(state, table.seat, cards);
    table.voided(point, {.figure = *barred});
    return true;
}

bool bothSettled(const State& state) {
    return std::ranges::none_of(kShown, [&](Figure figure) { return openInShow(state, figure); });
}

// A proof of one's own bet on a figure that is settled, laid beside another's turn.
bool onlyProof(Table& table, const std::vector<PlayedCard>& cards) {
    State& state = table.state;
    bool owes = false;
    for (const Figure figure : kShown)
        if (!openInShow(state, figure) && has(state.figure(figure).claims, table.seat)) owes = true;
    if (!owes) return false;
    const Laid was = laidBy(table, table.team());
    layDown(state, table.seat, cards);
    const Laid is = laidBy(table, table.team());
    const bool adds = std::ranges::any_of(kShown, [&](Figure figure) {
        return openInShow(state, figure) && is[at(figure)] != was[at(figure)];
    });
    if (adds) returnToHand(state, table.seat, cards);
    return !adds;
}

// imst-2015 § 22: who is asked while cards are played for what he has bet proves it on the spot. The cards go
// back into his hand: they are still to be played.
bool provesAsked(Table& table, const std::vector<PlayedCard>& cards) {
    State& state = table.state;
    if (state.phase != Phase::Play) return false;
    layDown(state, table.seat, cards);
    const bool proves = std::ranges::any_of(kShown, [&](Figure figure) {
        const FigureState& f = state.figure(figure);
        return has(f.claims, table.seat) && (f.asked & bit(table.team())) != 0 &&
               strengthOf(table.rules, state, table.seat, figure) > 0;
    });
    returnToHand(state, table.seat, cards);
    return proves;
}

} // namespace

void compareAsItLies(Table& table, Figure figure) {
    State& state = table.state;
    const ByTeam best = bestLying(table.rules, state, figure);
    const figures::Winner winner = figures::winnerOf({best.data(), static_cast<std::size_t>(state.teams())});
    FigureState& f = state.figure(figure);
    f.decided = winner.team ? Decided::Won : winner.standing ? Decided::Standing : Decided::Nobody;
    f.team = winner.team;
}

void nameShown(Table& table, PlayedCard& card, std::optional<Card> name) {
    State& state = table.state;
    const Laid was = laidBy(table, table.team());
    card.as = name;
    state.inPart.erase(card.card);
    const Laid is = laidBy(table, table.team());
    for (const Figure figure : kShown) {
        if (is[at(figure)] == was[at(figure)]) continue;
        state.show.tiedTurns[at(figure)] = 0;
        const bool over = state.phase == Phase::Over && state.ending == Ending::Settled;
        if (over && state.figure(figure).decided != Decided::Conceded) compareAsItLies(table, figure);
    }
}

void startShow(Table& table, std::optional<int> winnerOfSpiel) {
    State& state = table.state;
    state.phase = Phase::Show;
    const int first = winnerOfSpiel.value_or(state.teamOf(cards::after(state.dealer, state.seats)));
    state.show.turn = first;
    state.show.firstTeam = static_cast<std::uint8_t>(first);
    state.trickOpen = state.trickOpen && state.current().played != 0;
    if (state.trickCount >= state.handSize) {
        // readings.md 30: after the last trick the figures are compared as they lie
        for (const Figure figure : kShown)
            if (openInShow(state, figure)) compareAsItLies(table, figure);
    }
    if (!bothSettled(state)) {
        bool mine = false;
        for (const Figure figure : kShown)
            mine = mine || (openInShow(state, figure) && (contenders(state, figure) & bit(first)) != 0);
        if (!mine) nextTurn(state);
    }
    settleIfDone(table);
}

void returnShownToHands(State& state) {
    for (const Seat seat : state.everyone()) {
        const CardRow& shown = state.hand(seat).shown;
        returnToHand(state, seat, std::vector<PlayedCard>(shown.begin(), shown.end()));
    }
}

void settleIfDone(Table& table) {
    State& state = table.state;
    if (state.phase != Phase::Show || !bothSettled(state)) return;
    state.phase = Phase::Over;
    state.ending = Ending::Settled;
}

void on(Table& table, const Show& show) {
    State& state = table.state;
    const std::vector<PlayedCard> cards = layable(table, show);
    if (cards.empty()) return;
    const int team = table.team();
    if (state.phase == Phase::Over) { // proof of a bet, or of a declared figure
        const Laid was = laidBy(table, team);
        layDown(state, table.seat, cards);
        onlyBarred(table, was, laidBy(table, team), cards);
        return;
    }
    const bool hasAsked = state.declaration.by == table.seat && state.declaration.size > 0;
    if (state.phase != Phase::Show && (hasAsked || isTimeToDeclare(table))) {
        // imst-2015 § 25: who lays his figure down before it is told whose goes out has only himself to blame
        Ruling& ruling = table.note("decl_oral", {.number = state.declaration.size});
        if (!hasAsked) ruling.about.lack = Lack::Question;
        layDown(state, table.seat, cards);
        return;
    }
    if (provesAsked(table, cards)) return;
    if (state.phase != Phase::Show) {
        fineOutOfTurn(table, table.voided(outOfTurnPoint(table)));
        return;
    }
    if (state.show.turn != team && onlyProof(table, cards)) return;
    if (owesAnswer(table) || !takesTurn(table)) return;
    const Laid was = laidBy(table, team);
    layDown(state, table.seat, cards);
    const Laid is = laidBy(table, team);
    if (onlyBarred(table, was, is, cards)) return;
    state.show.acted = true;
    beginShowing(table);
    for (const Figure figure : kShown)
        if (is[at(figure)] != was[at(figure)] && (state.show.barred[at(figure)] & bit(team)) == 0)
            state.show.tiedTurns[at(figure)] = 0;
}

void on(Table& table, const Stand& stand) {
    State& state = table.state;
    if (state.figure(stand.figure).decided == Decided::Standing) return; // says what is so
    if (state.phase != Phase::Show || stand.figure == Figure::Spiel || !openInShow(state, stand.figure)) {
        Ruling& ruling = table.voided("tie_stands", {.figure = stand.figure});
        const bool decided = state.phase == Phase::Show || !openInShow(state, stand.figure);
        ruling.about.lack = decided ? Lack::OpenFigure : Lack::InShow;
        return;
    }
    const ByTeam best = bestLying(table.rules, state, stand.figure);
    const int mine = best[at(table.team())];
    if (mine == 0 || mine != bestOfOthers(state, stand.figure, best, table.team())) {
        const auto inTrump =
            stand.figure == Figure::Hanger ? sameInTrump(table.rules, state, table.team()) : std::nullopt;
        table.voided(inTrump ? "trump_hanger"_point : "tie_stands"_point,
                     {.figure = stand.figure, .other = inTrump});
        return;
    }
    if (owesAnswer(table) || !takesTurn(table)) return;
    if (!openInShow(state, stand.figure)) return;
    const int team = table.team();
    state.show.acted = true;
    beginShowing(table);
    std::uint8_t& declared = state.show.declared[at(stand.figure)];
    declared = static_cast<std::uint8_t>(declared | bit(team));
    // readings.md 34: where the end of the turn binds the winners, saying so before it does not
    const bool binds = team == state.show.firstTeam ? !table.rules.is(rulebook::StandTrigger::EndOfTurn)
                                                    : table.rules.is(rulebook::LoserStandBinding::IfDeclared);
    if (binds) bar(table, stand.figure, team);
    const std::uint8_t in = contenders(state, stand.figure);
    if ((state.show.barred[at(stand.figure)] & in) == in) {
        state.figure(stand.figure).decided = Decided::Standing; // RP-176 stand_both
        settleIfDone(table);
    }
}

void on(Table& table, const EndOfTurn&) {
    State& state = table.state;
    if (state.phase != Phase::Show) return;
    if (state.show.turn != table.team()) {
        if (state.show.ended && !state.show.acted) return; // says what has come about by itself
        if (isNext(table) && partDone(table.rules, state)) {
            endTurn(table);
            if (state.phase == Phase::Show && state.show.turn == table.team()) endTurn(table);
            return;
        }
        rejectOutOfTurn(table);
        return;
    }
    if (!waitsForAnswer(state)) endTurn(table);
}

void on(Table& table, const AskFigure& ask) {
    State& state = table.state;
    FigureState& f = state.figure(ask.figure);
    if (table.rules.is(rulebook::BetProofTime::EndOfShow) || ask.figure == Figure::Spiel) return;
    for (int team = 0; team < state.teams(); ++team)
        if (team != table.team()) f.asked = static_cast<std::uint8_t>(f.asked | bit(team));
}

} // namespace schreiber::perlaggen::deal
