#include "show.h"

#include "knowledge.h"

#include <deal/plays.h>

#include <algorithm>
#include <bit>

// The show (RP-161 to RP-177, RP-252): turns to show, figures left standing, who has lost one.
namespace schreiber::deal {

using cards::CardSet, cards::PlayedCard, cards::Seat;
using rulebook::Rules, rulebook::Switch, rulebook::Trait;

namespace {

constexpr std::array kShown{Figure::Gleich, Figure::Hanger};

std::size_t at(Figure figure) {
    return static_cast<std::size_t>(figure);
}
std::uint8_t bit(int team) {
    return static_cast<std::uint8_t>(1U << static_cast<unsigned>(team));
}

int strengthOf(const Rules& rules, const State& state, Seat seat, Figure figure) {
    const figures::FigureRules figureRule = figureRules(rules);
    const figures::Material material = figures::materialOf(lying(state, seat));
    if (figure == Figure::Gleich) return figures::strength(figures::bestGleich(material, figureRule));
    return figures::strength(figures::bestHanger(material, figureRule),
                             state.trump.value_or(cards::Suit::Eichel), figureRule);
}

// Without what is barred.
ByTeam bestAsLaid(const Rules& rules, const State& state, Figure figure) {
    ByTeam best{};
    for (int i = 0; i < state.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        int& team = best[static_cast<std::size_t>(state.teamOf(seat))];
        team = std::max(team, strengthOf(rules, state, seat, figure));
    }
    return best;
}

int bestOfOthers(const State& state, Figure figure, const ByTeam& best, int team) {
    int top = 0;
    for (int other = 0; other < state.teams(); ++other)
        if (other != team && (contenders(state, figure) & bit(other)) != 0)
            top = std::max(top, best[static_cast<std::size_t>(other)]);
    return top;
}

bool openInShow(const State& state, Figure figure) {
    return state.figure(figure).decided == Decided::No;
}

void win(State& state, Figure figure, int team) {
    state.figure(figure).decided = Decided::Won;
    state.figure(figure).team = team;
}

void lose(State& state, Figure figure, int team) {
    if (state.teams() == 2) {
        win(state, figure, otherTeam(team));
        return;
    }
    FigureState& f = state.figure(figure);
    f.out = static_cast<SeatMask>(f.out | bit(team));
    const std::uint8_t left = contenders(state, figure);
    if (std::popcount(left) == 1) win(state, figure, std::countr_zero(left));
}

void bar(Table& table, Figure figure, int team) {
    State& state = table.state;
    state.show.barred[at(figure)] = static_cast<std::uint8_t>(state.show.barred[at(figure)] | bit(team));
    state.show.cap[at(figure)][static_cast<std::size_t>(team)] =
        bestAsLaid(table.rules, state, figure)[static_cast<std::size_t>(team)];
}

bool barsAtEndOfTurn(const Rules& rules) {
    return !rules.is(rulebook::StandTrigger::Declared);
}

void nextTurn(State& state) {
    for (int i = 0; i < state.teams(); ++i) {
        state.show.turn = (state.show.turn + 1) % state.teams();
        for (const Figure figure : kShown)
            if (openInShow(state, figure) && (contenders(state, figure) & bit(state.show.turn)) != 0) {
                state.show.acted = false;
                return;
            }
    }
    state.show.acted = false;
}

void endTurn(Table& table) {
    State& state = table.state;
    const int team = state.show.turn;
    for (const Figure figure : kShown) {
        if (!openInShow(state, figure) || (contenders(state, figure) & bit(team)) == 0) continue;
        const ByTeam best = bestLying(table.rules, state, figure);
        const int mine = best[static_cast<std::size_t>(team)];
        const int theirs = bestOfOthers(state, figure, best, team);
        std::int8_t& tied = state.show.tiedTurns[at(figure)];
        if (mine == 0 || mine < theirs) {
            lose(state, figure, team);
        } else if (mine == theirs) {
            ++tied;
            if (team == state.show.firstTeam && barsAtEndOfTurn(table.rules)) bar(table, figure, team);
        } else {
            tied = 0;
        }
    }
    nextTurn(state);
    settleIfDone(table);
}

// Each open figure of the side on turn is at least equalled: nothing else is left for it to do.
bool partDone(const Table& table) {
    const State& state = table.state;
    for (const Figure figure : kShown) {
        if (!openInShow(state, figure)) continue;
        const ByTeam best = bestLying(table.rules, state, figure);
        const int mine = best[static_cast<std::size_t>(state.show.turn)];
        if (mine == 0 || mine < bestOfOthers(state, figure, best, state.show.turn)) return false;
    }
    return true;
}

std::string_view outOfTurnPoint(const Table& table) {
    if (table.rules.has(Trait::StrafTurn)) return "st_turn";
    if (table.state.teams() == 3) return "p3_show";
    return table.rules.has(Trait::ShowNoDisturb) ? "show_no_disturb" : "show_first";
}

void fineOutOfTurn(Table& table, Ruling& ruling) {
    if (table.rules.has(Trait::StrafTurn)) {
        table.fine(ruling, table.team(), 2);
        table.loseDeal(ruling, table.team());
    } else if (ruling.rule == "show_no_disturb") {
        table.fineUnspecified(ruling, table.team());
    }
}

void rejectOutOfTurn(Table& table) {
    Ruling& ruling = table.voided(outOfTurnPoint(table));
    for (int i = 0; i < table.state.seats; ++i)
        if (table.state.teamOf(static_cast<Seat>(i)) == table.state.show.turn) {
            ruling.about.other = static_cast<Seat>(i);
            break;
        }
    fineOutOfTurn(table, ruling);
}

// Brings the turn to the seat's side, or rejects the event.
bool takesTurn(Table& table) {
    State& state = table.state;
    if (state.show.turn == table.team()) return true;
    const bool next = (state.show.turn + 1) % state.teams() == table.team();
    if (next && (state.show.acted || partDone(table))) {
        endTurn(table);
        return true;
    }
    rejectOutOfTurn(table);
    return false;
}

// The cards of a show that can be laid at all; each other one is ruled on.
std::vector<PlayedCard> layable(Table& table, const Show& show) {
    State& state = table.state;
    std::vector<PlayedCard> cards;
    CardSet now;
    for (PlayedCard card : show.cards) {
        if (state.laid.contains(card.card) || now.contains(card.card)) {
            const bool renamed = card.as.has_value() && state.laid.contains(card.card);
            table.voided(renamed ? "bapt_final" : "card_twice").about.card = card;
            continue;
        }
        if (!hasOrReveals(state, table.seat, card.card)) {
            table.voided("card_not_held").about.card = card;
            continue;
        }
        const bool perlagg = state.trump && table.rules.perlaggen(*state.trump).contains(card.card);
        if (card.as && (!perlagg || !baptismTargets(table.rules).contains(*card.as))) {
            table.illegal(perlagg ? "bapt_any" : "bapt_not_perlagg").about.card = card;
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

std::string_view barredPoint(const State& state, Figure figure, int team) {
    const std::uint8_t declared = state.show.declared[at(figure)];
    if (std::popcount(declared) >= 2) return "stand_both";
    return team == state.show.firstTeam ? "stand_winner" : "stand_loser";
}

// A team's best of both figures as they lie, whatever is barred.
using Laid = std::array<int, 2>;
Laid laidBy(const Table& table, int team) {
    Laid laid{};
    for (int i = 0; i < table.state.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (table.state.teamOf(seat) != team) continue;
        for (const Figure figure : kShown)
            laid[at(figure)] = std::max(laid[at(figure)], strengthOf(table.rules, table.state, seat, figure));
    }
    return laid;
}

void takeUp(State& state, Seat seat, const std::vector<PlayedCard>& cards) {
    Hand& hand = state.hand(seat);
    for (const PlayedCard& card : cards) {
        hand.cards.insert(card.card);
        --hand.shown.count;
        state.laid.erase(card.card);
    }
}

// readings.md 35: illegal only if all that the cards add is an improvement that is barred; they go back.
bool onlyBarred(Table& table, const Laid& was, const Laid& is, const std::vector<PlayedCard>& cards) {
    State& state = table.state;
    const int team = table.team();
    std::optional<Figure> barred;
    bool other = false;
    for (const Figure figure : kShown) {
        if (is[at(figure)] <= was[at(figure)]) continue;
        const bool open = openInShow(state, figure);
        const bool standing = state.figure(figure).decided == Decided::Standing;
        if (standing || (open && (state.show.barred[at(figure)] & bit(team)) != 0))
            barred = figure;
        else if (open)
            other = true;
    }
    if (!barred || other) return false;
    const std::string_view point = barredPoint(state, *barred, team);
    const bool hangsOnTrigger = !table.rules.get<rulebook::StandTrigger>() && point == "stand_winner" &&
                                (state.show.declared[at(*barred)] & bit(team)) == 0;
    takeUp(state, table.seat, cards);
    if (hangsOnTrigger) {
        Ruling& ruling = table.undecided(point);
        ruling.about.figure = *barred;
        ruling.openSwitch = Switch::StandTrigger;
        return true;
    }
    Ruling& ruling = table.voided(point);
    ruling.about.figure = *barred;
    return true;
}

// Whether the losers are bound by their own word where loser_stand_binding is open.
void doubtLoserStand(Table& table, const Laid& was, const Laid& is) {
    const State& state = table.state;
    const int team = table.team();
    if (team == state.show.firstTeam || table.rules.get<rulebook::LoserStandBinding>()) return;
    for (const Figure figure : kShown) {
        if ((state.show.declared[at(figure)] & bit(team)) == 0 || !openInShow(state, figure)) continue;
        if (is[at(figure)] <= was[at(figure)]) continue;
        Ruling& ruling = table.undecided("stand_loser");
        ruling.about.figure = figure;
        ruling.openSwitch = Switch::LoserStandBinding;
    }
}

bool bothSettled(const State& state) {
    return std::ranges::none_of(kShown, [&](Figure figure) { return openInShow(state, figure); });
}

// A proof of one's own bet on a figure that is settled, laid beside another's turn.
bool onlyProof(Table& table, const std::vector<PlayedCard>& cards) {
    State& state = table.state;
    bool owes = false;
    for (const Figure figure : kShown)
        if (!openInShow(state, figure) && (state.figure(figure).claims & maskOf(table.seat)) != 0)
            owes = true;
    if (!owes) return false;
    const Laid was = laidBy(table, table.team());
    layDown(state, table.seat, cards);
    const Laid is = laidBy(table, table.team());
    const bool adds = std::ranges::any_of(kShown, [&](Figure figure) {
        return openInShow(state, figure) && is[at(figure)] != was[at(figure)];
    });
    if (adds) takeUp(state, table.seat, cards);
    return !adds;
}

} // namespace

std::uint8_t contenders(const State& state, Figure figure) {
    std::uint8_t mask = 0;
    for (int i = 0; i < state.seats; ++i)
        if ((state.figure(figure).out & (1U << static_cast<unsigned>(i))) == 0)
            mask = static_cast<std::uint8_t>(mask | bit(state.teamOf(static_cast<Seat>(i))));
    return mask;
}

ByTeam bestLying(const Rules& rules, const State& state, Figure figure) {
    ByTeam best = bestAsLaid(rules, state, figure);
    for (int team = 0; team < state.teams(); ++team) {
        int& mine = best[static_cast<std::size_t>(team)];
        if ((state.show.barred[at(figure)] & bit(team)) != 0)
            mine = std::min(mine, state.show.cap[at(figure)][static_cast<std::size_t>(team)]);
        if ((contenders(state, figure) & bit(team)) == 0) mine = 0;
    }
    return best;
}

void endOtherTurnBefore(Table& table) {
    State& state = table.state;
    if (state.phase != Phase::Show || state.show.turn == table.team()) return;
    if ((state.show.turn + 1) % state.teams() != table.team()) return;
    if (state.show.acted) endTurn(table);
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
        for (const Figure figure : kShown) {
            if (!openInShow(state, figure)) continue;
            const ByTeam best = bestLying(table.rules, state, figure);
            const figures::Winner winner =
                figures::winnerOf({best.data(), static_cast<std::size_t>(state.teams())});
            FigureState& f = state.figure(figure);
            f.decided = winner.team ? Decided::Won : winner.standing ? Decided::Standing : Decided::Nobody;
            f.team = winner.team;
        }
    }
    if (!bothSettled(state)) {
        bool mine = false;
        for (const Figure figure : kShown)
            mine = mine || (openInShow(state, figure) && (contenders(state, figure) & bit(first)) != 0);
        if (!mine) nextTurn(state);
    }
    settleIfDone(table);
}

void settleIfDone(Table& table) {
    State& state = table.state;
    if (state.phase != Phase::Show || !bothSettled(state)) return;
    state.phase = Phase::Over;
    state.ending = Ending::Settled;
}

void onShow(Table& table, const Show& show) {
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
    if (state.declaration.by == table.seat && state.declaration.size > 0 && state.phase != Phase::Show) {
        // imst-2015 § 25: who lays his figure down before the answer has only himself to blame
        Ruling& ruling = table.note("decl_oral");
        ruling.about.number = state.declaration.size;
        layDown(state, table.seat, cards);
        return;
    }
    if (state.phase != Phase::Show) {
        fineOutOfTurn(table, table.voided(outOfTurnPoint(table)));
        return;
    }
    if (state.show.turn != team && onlyProof(table, cards)) return;
    for (const Figure figure : kShown)
        if (state.figure(figure).open > 0 && state.teamOf(state.figure(figure).openBy) != table.team()) {
            Ruling& ruling = table.voided("bet_answer_now");
            ruling.about = {.figure = figure, .other = state.figure(figure).openBy};
            table.fineUnspecified(ruling, table.team());
            return;
        }
    if (!takesTurn(table)) return;
    const Laid was = laidBy(table, team);
    layDown(state, table.seat, cards);
    const Laid is = laidBy(table, team);
    if (onlyBarred(table, was, is, cards)) return;
    doubtLoserStand(table, was, is);
    state.show.acted = true;
    for (const Figure figure : kShown)
        if (is[at(figure)] != was[at(figure)] && (state.show.barred[at(figure)] & bit(team)) == 0)
            state.show.tiedTurns[at(figure)] = 0;
}

void onStand(Table& table, const Stand& stand) {
    State& state = table.state;
    if (state.phase != Phase::Show || stand.figure == Figure::Spiel || !openInShow(state, stand.figure)) {
        table.voided("tie_stands").about.figure = stand.figure;
        return;
    }
    const ByTeam best = bestLying(table.rules, state, stand.figure);
    const int mine = best[static_cast<std::size_t>(table.team())];
    if (mine == 0 || mine != bestOfOthers(state, stand.figure, best, table.team())) {
        table.voided("tie_stands").about.figure = stand.figure;
        return;
    }
    if (!takesTurn(table)) return;
    if (!openInShow(state, stand.figure)) return;
    const int team = table.team();
    state.show.acted = true;
    std::uint8_t& declared = state.show.declared[at(stand.figure)];
    declared = static_cast<std::uint8_t>(declared | bit(team));
    const bool binds =
        team == state.show.firstTeam || table.rules.is(rulebook::LoserStandBinding::IfDeclared);
    if (binds) bar(table, stand.figure, team);
    const std::uint8_t in = contenders(state, stand.figure);
    if ((state.show.barred[at(stand.figure)] & in) == in) {
        state.figure(stand.figure).decided = Decided::Standing; // RP-176 stand_both
        settleIfDone(table);
    }
}

void onDone(Table& table) {
    State& state = table.state;
    if (state.phase != Phase::Show) return;
    if (state.show.turn != table.team()) {
        if ((state.show.turn + 1) % state.teams() == table.team() && partDone(table)) {
            endTurn(table);
            if (state.phase == Phase::Show && state.show.turn == table.team()) endTurn(table);
            return;
        }
        rejectOutOfTurn(table);
        return;
    }
    endTurn(table);
}

void onAskFigure(Table& table, const AskFigure& ask) {
    State& state = table.state;
    FigureState& f = state.figure(ask.figure);
    if (table.rules.is(rulebook::BetProofTime::EndOfShow) || ask.figure == Figure::Spiel) return;
    for (int team = 0; team < state.teams(); ++team)
        if (team != table.team()) f.asked = static_cast<std::uint8_t>(f.asked | bit(team));
}

} // namespace schreiber::deal
