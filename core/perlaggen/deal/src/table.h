#pragma once

#include "index.h"

#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/ruling.h>
#include <perlaggen/deal/state.h>
#include <perlaggen/rulebook/point_name.h>
#include <perlaggen/rulebook/rule_set.h>
#include <vector>

// What a phase works on while it handles one event: the rules, the next state being made, and the rulings.
namespace schreiber::perlaggen::deal {

struct Table {
    const rulebook::Rules& rules;
    State& state;
    std::vector<Ruling>& rulings;
    cards::Seat seat{};
    int event = 0;

    int team() const { return state.teamOf(seat); }

    Ruling& rule(Verdict verdict, rulebook::PointName point, const CaseFacts& about);
    Ruling& illegal(rulebook::PointName point, const CaseFacts& about = {}) {
        return rule(Verdict::Illegal, point, about);
    }
    Ruling& note(rulebook::PointName point, const CaseFacts& about = {}) {
        return rule(Verdict::Note, point, about);
    }
    // Nothing comes of the event: the commonest breach, or what is passed over.
    Ruling& voided(rulebook::PointName point, const CaseFacts& about = {}) {
        Ruling& ruling = illegal(point, about);
        ruling.consequence.isVoid = true;
        return ruling;
    }
    Ruling& passedOver(rulebook::PointName point, const CaseFacts& about = {}) {
        Ruling& ruling = note(point, about);
        ruling.consequence.isVoid = true;
        return ruling;
    }

    // Takes points off at once and writes them into the ruling.
    void fine(Ruling& ruling, int team, int points);
    // What the sources call forbidden without a penalty (penalty_unspecified).
    void fineUnspecified(Ruling& ruling, int team);
    void loseGame(Ruling& ruling, int team);
    void redeal(Ruling& ruling);
    // Every figure of the deal is lost to this team.
    void loseDeal(Ruling& ruling, int team);
    // pagat Strafperlaggen: who acts out of turn loses the deal, and is fined.
    void loseForTurn(Ruling& ruling);
};

bool allOneShort(const rulebook::Rules& rules, const State& state);

int otherTeam(int team);

// Who may still fetch an open Perlagg, and with which cards, as far as he is not known to have none; empty
// where the right has ended or nothing lies open.
// `event`: what was done as if nobody had.
bool exchangesLeft(const rulebook::Rules& rules, const State& state, int event);
// Whether the seat, by what is on record, has had an exchange that it may have been able to make.
bool couldExchange(const rulebook::Rules& rules, const State& state, cards::Seat seat);

// The phases. Each handles the events that belong to it.
void on(Table& table, const Blind& blind);
void on(Table& table, const Cut& cut);
void on(Table& table, const Turn& turn);
void on(Table& table, const Exchange& exchange);
void on(Table& table, const Bet& bet);
void on(Table& table, const BetAll&);
void on(Table& table, const Hold& hold);
void on(Table& table, const Good& good);
void on(Table& table, const Play& play);
void on(Table& table, const Show& show);
void on(Table& table, const Stand& stand);
void on(Table& table, const EndOfTurn&);
void on(Table& table, const AskFigure& ask);
void on(Table& table, const AskDeclare& ask);
void on(Table& table, const Allow&);
void on(Table& table, const Deny&);
void on(Table& table, const Reveal& reveal);
void on(Table& table, const Irregular& irregular);

// Both sides are one short from the start, no card is played, and figures go out by being told.
bool isTimeToDeclare(const Table& table);

// A card is to be played: of the figures told so far the better one goes out. Whether the game is over so.
bool endDeclaring(Table& table);

// declare_mandatory: before the first card it is told who holds a figure and has not asked.
void noteSilence(Table& table);

// Steps that several phases share.
void startShow(Table& table, std::optional<int> winnerOfSpiel);
// Gleich or Hanger goes to whoever has the better one on the table.
void compareAsItLies(Table& table, Figure figure);
// The seat's Perlagg that lies shown has another name, or none. Where the deal is over the figures that it
// changes are compared again.
void nameShown(Table& table, cards::PlayedCard& card, std::optional<cards::Card> name);
void settleIfDone(Table& table);
// What was laid down before the first trick is in hand again, with no name, once it begins (imst-2015 § 25,
// § 28).
void returnShownToHands(State& state);
// A figure is conceded to a team; `bettor` is whose bet was answered so.
void concede(Table& table, Figure figure, int toTeam, int points, std::optional<cards::Seat> bettor);
// RP-197 and RP-216, found by the engine or stated by the record.
// Whether the seat has the right to ask for a figure of so many cards; ruled on where it has not.
bool mayAsk(Table& table, int size);
// Whether the cards on record, without the others, make such a figure to go out with.
bool declaresByRecord(const rulebook::Rules& rules, const State& state, cards::Seat seat, int size);
void ruleFalseDeclaration(Table& table, int size);
void ruleFalseDenial(Table& table);
// A denied suit that somebody claims and only cards nobody recorded can show: whether there is one.
bool ruleToldRevoke(Table& table);
// Works out again who takes a complete trick, and the Spiel with it.
void judgeTrick(Table& table, int trick);
void judgeSpiel(Table& table);

} // namespace schreiber::perlaggen::deal
