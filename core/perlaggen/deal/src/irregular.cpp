#include "betting.h"
#include "knowledge.h"
#include "table.h"

#include <algorithm>
#include <array>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/doubts.h>
#include <perlaggen/rulebook/backing_words.h>

// What the table saw and cards cannot show (rule-sets.md, Irregularities).
namespace schreiber::perlaggen::deal {

using cards::PlayedCard, cards::Seat;
using rulebook::Rules, rulebook::Switch, rulebook::Trait;

namespace {

using Handler = void (*)(Table&, const Irregular&);

// What the table says happened, and the record shows that it did not: nothing follows.
void noFault(Table& table, rulebook::PointName point, const Irregular& irregular, int number = 0) {
    table.note(point, {.other = irregular.claimedBy, .number = number, .lack = Lack::Fault});
}

// A demand that follows on its own line is about the misdeal that was told: one misdeal, one fine.
void fineMisdeal(Table& table, Ruling& ruling, const Irregular& irregular) {
    const bool demandOnly = irregular.claimedBy && table.state.toldMisdeal == irregular.kind;
    table.state.toldMisdeal = irregular.claimedBy ? std::nullopt : std::optional(irregular.kind);
    if (demandOnly) return;
    if (table.rules.is(rulebook::MisdealPenalty::Two))
        table.fine(ruling, table.state.teamOf(table.state.dealer), 2);
    // where no source tells of misdeals the house rule stands for it (rule matrix A2)
    if (table.rules.setting(Switch::MisdealPenalty).chosen || table.rules.is(rulebook::MisdealPenalty::Two))
        ruling.restsOn = Switch::MisdealPenalty;
}

// imst-2015 § 5: on demand; heltschl § 1.3: in any case.
void misdealExposed(Table& table, const Irregular& irregular) {
    if (table.seat != table.state.dealer) {
        table.illegal("misdeal_exposed_other", {.other = irregular.claimedBy});
        return;
    }
    Ruling& ruling =
        table.illegal("misdeal_exposed", {.cards = table.state.kept, .other = irregular.claimedBy});
    fineMisdeal(table, ruling, irregular);
    // without a demand it is what decides whether there is a new deal
    if (!irregular.claimedBy && (table.rules.setting(Switch::ExposedByDealer).open() ||
                                 rulebook::isSetByClub(Switch::ExposedByDealer, table.rules)))
        ruling.restsOn = Switch::ExposedByDealer;
    if (irregular.claimedBy || table.rules.is(rulebook::ExposedByDealer::Automatic)) table.redeal(ruling);
}

void misdealCount(Table& table, const Irregular& irregular) {
    Ruling& ruling = table.illegal("misdeal_count", {.cards = table.state.kept});
    fineMisdeal(table, ruling, irregular);
    table.redeal(ruling);
}

// imst-2015 Abheben & Geben: what went wrong after the cutter kept a Perlagg is redealt on demand only;
// heltschl § 1.3 deals anew after any wrong batch, and the cutter keeps what he has.
void misdealBatches(Table& table, const Irregular& irregular) {
    const bool cutterError = !table.state.kept.empty() && cutterIsServedLess(table.rules);
    Ruling& ruling = table.illegal(cutterError ? "deal_cutter_error"_point : "deal_batches"_point,
                                   {.cards = table.state.kept, .other = irregular.claimedBy});
    fineMisdeal(table, ruling, irregular);
    const bool demanded = irregular.claimedBy &&
                          table.state.teamOf(*irregular.claimedBy) != table.state.teamOf(table.state.dealer);
    if (!cutterError || demanded) table.redeal(ruling);
}

void recut(Table& table, rulebook::PointName point) {
    table.voided(point, {.cards = table.state.kept});
    table.state.kept = {};
    table.state.cut = false;
    if (table.state.cutFaultsToCome > 0) --table.state.cutFaultsToCome;
}
void cutVisible(Table& table, const Irregular&) {
    recut(table, "cut_one_visible");
}
void cutSloppy(Table& table, const Irregular&) {
    recut(table, "cut_tretteln");
}

void cutOverlooked(Table& table, const Irregular& irregular) {
    Ruling& ruling =
        table.note("cut_overlooked", {.other = irregular.claimedBy.value_or(table.state.dealer)});
    ruling.restsOn = Switch::CutOverlooked;
}

// imst-2015 § 33 while the deal runs; heltschl § 1.3: before the fifth card.
bool stillRedealt(const Table& table) {
    const State& state = table.state;
    if (wrongDealStands(table.rules) || state.trickCount >= state.handSize) return false;
    if (table.rules.is(rulebook::WrongDealer::RedealUntilRound5End)) return true;
    return !(state.trickCount == state.handSize - 1 && state.trickOpen);
}

void wrongDealer(Table& table, const Irregular& irregular) {
    if (!stillRedealt(table)) {
        Ruling& ruling = table.note("wrong_dealer_late", {.other = irregular.claimedBy});
        ruling.restsOn = Switch::WrongDealer;
        const bool open = table.rules.setting(Switch::WrongDealer).open(); // every answer comes to the same
        if (!open && !wrongDealStands(table.rules))
            ruling.also = "wrong_dealer_found"; // until when it counts
        return;
    }
    Ruling& ruling = table.illegal("wrong_dealer_found", {.other = irregular.claimedBy});
    ruling.restsOn = Switch::WrongDealer;
    table.redeal(ruling);
    table.state.nextDealerUnknown = true;
}

void extraCards(Table& table, const Irregular& irregular) {
    const bool certain =
        irregular.knowingly || table.rules.is(rulebook::ExtraCardsIntent::NotReportingSuffices);
    if (!certain && (table.state.doubts == nullptr || !table.state.doubts->meant(table.seat, table.event)))
        return;
    Ruling& ruling = table.illegal("extra_cards");
    if (!certain) ruling.restsOn = Switch::ExtraCardsIntent;
    table.loseDeal(ruling, table.team());
    table.fine(ruling, table.team(), 2);
}

void loseGameOr(Table& table, rulebook::PointName point) {
    Ruling& ruling = table.illegal(point);
    if (table.rules.has(Trait::StolenLosesGame)) table.loseGame(ruling, table.team());
}
void stockCard(Table& table, const Irregular&) {
    loseGameOr(table, "stock_use");
}
void stolenCard(Table& table, const Irregular&) {
    loseGameOr(table, "steal");
}

void leftExchange(Table& table, const Irregular& irregular) {
    const bool alone = table.state.seats == table.state.teams();
    const bool theirs = table.seat == table.state.dealer;
    if (alone || !theirs || !couldExchange(table.rules, table.state, table.seat)) {
        noFault(table, "ex_leave", irregular);
        return;
    }
    const bool lost = table.rules.is(rulebook::ExchangeLeftToPartner::GameLost);
    // readings.md 25: where it costs nothing, by pagat or by the house, the dealer may and need not
    const bool open = table.rules.setting(Switch::ExchangeLeftToPartner).open(); // readings.md 21
    Ruling& ruling = lost || open ? table.illegal("ex_leave") : table.note("ex_leave");
    ruling.about.other = irregular.claimedBy;
    if (lost) table.loseGame(ruling, table.team());
}

// imst-2015 Austauschen: whose loss it is alone.
void forgotExchange(Table& table, const Irregular& irregular) {
    if (!couldExchange(table.rules, table.state, table.seat)) {
        noFault(table, "ex_forget", irregular);
        return;
    }
    table.note("ex_forget", {.other = irregular.claimedBy});
}

// The trick that the seat's last played Perlagg lies in, from the end.
std::optional<int> lastPerlaggOf(const Table& table) {
    const State& state = table.state;
    if (!state.trump) return std::nullopt;
    for (int i = state.trickCount - (state.trickOpen ? 0 : 1); i >= 0; --i) {
        const Trick& trick = state.tricks[at(i)];
        if (trick.has(table.seat) && table.rules.perlaggen(*state.trump).contains(trick.of(table.seat).card))
            return i;
    }
    return std::nullopt;
}

// The Spiel and what was compared after the last trick are worked out again.
void judgeAgain(Table& table) {
    State& state = table.state;
    FigureState& spiel = state.figure(Figure::Spiel);
    if (spiel.decided == Decided::Conceded) return;
    if (spiel.decided == Decided::No) { // the trick judged anew may be the one that makes it
        if (state.phase == Phase::Play) judgeSpiel(table);
        return;
    }
    spiel.decided = Decided::No;
    spiel.team.reset();
    for (const Figure figure : {Figure::Gleich, Figure::Hanger}) {
        FigureState& f = state.figure(figure);
        if (f.decided == Decided::Conceded) continue;
        f.decided = Decided::No;
        f.team.reset();
    }
    state.phase = Phase::Play;
    state.ending = Ending::None;
    state.show = {};
    judgeSpiel(table);
}

// The Perlagg that the seat laid down last, from the hand; null where it has laid none.
PlayedCard* lastPerlaggShown(Table& table) {
    State& state = table.state;
    if (!state.trump) return nullptr;
    CardRow& shown = state.hand(table.seat).shown;
    for (int i = shown.count - 1; i >= 0; --i) {
        PlayedCard& card = shown.cards[at(i)];
        if (table.rules.perlaggen(*state.trump).contains(card.card)) return &card;
    }
    return nullptr;
}

// In the show a Perlagg is named as it is laid (RP-085); with a name that comes later it is its face
// (readings.md 60).
void unnameShown(Table& table, const Irregular& irregular, PlayedCard& card) {
    Ruling& ruling = table.illegal("bapt_show");
    ruling.also = "bapt_say";
    ruling.about.other = irregular.claimedBy;
    ruling.about.card = card;
    if (table.rules.is(rulebook::UnbaptisedTrigger::OpponentsClaim) && !irregular.claimedBy) return;
    ruling.consequence.isVoid = true;
    nameShown(table, card, std::nullopt);
}

void noBaptismWord(Table& table, const Irregular& irregular) {
    State& state = table.state;
    const bool release = table.rules.is(rulebook::BaptismDeadline::Release);
    const rulebook::PointName point = release ? "bapt_release"_point : "bapt_say"_point;
    if (PlayedCard* shown = lastPerlaggShown(table)) {
        unnameShown(table, irregular, *shown);
        return;
    }
    const auto number = lastPerlaggOf(table);
    if (!number && !lying(state, table.seat).empty()) {
        noFault(table, point, irregular);
        return;
    }
    Ruling& ruling = table.illegal(point, {.other = irregular.claimedBy});
    if (!number) return;
    if (table.rules.is(rulebook::UnbaptisedTrigger::OpponentsClaim) && !irregular.claimedBy) return;
    PlayedCard& card = state.tricks[at(*number)].cards[at(table.seat)];
    ruling.about.card = card;
    ruling.consequence.isVoid = true;
    card.as.reset();
    judgeTrick(table, *number);
    judgeAgain(table);
}

// The bet itself was passed over when it was made (State::unsaid).
void notABet(Table& table, const Irregular&) {
    Ruling& ruling = table.passedOver("bet_words");
    for (const Figure figure : kFigures)
        if (table.state.figure(figure).voidBy[at(table.team())] == table.seat) ruling.about.figure = figure;
}

void unspecified(Table& table, rulebook::PointName point, const Irregular& irregular) {
    Ruling& ruling = table.illegal(point, {.other = irregular.claimedBy});
    table.fineUnspecified(ruling, table.team());
}
// Whether the record has a bet of this side, and whether it has one that this side could have answered.
struct BetsOnRecord {
    bool own = false;
    bool others = false;
};
BetsOnRecord betsOnRecord(const State& state, int team) {
    BetsOnRecord bets;
    const auto add = [&](int side) { (side == team ? bets.own : bets.others) = true; };
    for (const FigureState& figure : state.figures) {
        if (figure.open > 0) add(state.teamOf(figure.openBy));
        if (figure.concededTo) add(state.teamOf(*figure.concededTo));
        if (figure.lastTeam) add(*figure.lastTeam);
        if (figure.value > 2) bets.own = bets.others = true; // raised in turn
    }
    return bets;
}

void unanswered(Table& table, const Irregular& irregular) {
    const BetsOnRecord bets = betsOnRecord(table.state, table.team());
    if (bets.own && !bets.others) { // one's own bet is for the others to answer
        noFault(table, "bet_answer_now", irregular);
        return;
    }
    const auto isDue = [&](const FigureState& f) {
        return f.open > 0 && nextToAnswer(table.state, f) == table.seat;
    };
    if (table.state.teams() == 3 && std::ranges::none_of(table.state.figures, isDue))
        for (const Figure figure : kFigures) {
            const FigureState& f = table.state.figure(figure);
            // pagat Three-Player Game: another has held it
            const bool rides = f.held && f.decided == Decided::No && !has(f.out, table.seat) &&
                               f.stake[at(table.seat)] < f.value;
            if (f.open > 0)
                table.note("p3_turn_answer",
                           {.figure = figure, .other = nextToAnswer(table.state, f), .lack = Lack::Fault});
            else if (rides)
                table.note("p3_free_ride", {.figure = figure, .other = irregular.claimedBy});
            else
                continue;
            return;
        }
    const auto waits = [&](Figure figure) {
        const FigureState& f = table.state.figure(figure);
        return f.open > 0 && table.state.teamOf(f.openBy) != table.team() &&
               !answerDue(table.rules, table.state, figure);
    };
    if (std::ranges::any_of(std::array{Figure::Gleich, Figure::Hanger}, waits)) {
        table.note("show_bet_other_first", {.other = irregular.claimedBy});
        return;
    }
    unspecified(table, "bet_answer_now", irregular);
}
// Who has no partner has nobody to talk to at all (pagat Two-Player Game, Three-Player Game).
rulebook::PointName noPartner(const State& state) {
    if (!cards::isEachAlone(state.seats)) return {};
    return state.seats == 2 ? "p2_same"_point : "p3_solo"_point;
}
void showedPartner(Table& table, const Irregular& irregular) {
    unspecified(table, "comm_no_show", irregular);
    table.rulings.back().also = noPartner(table.state);
}
void secretTalk(Table& table, const Irregular& irregular) {
    const rulebook::PointName alone = noPartner(table.state);
    unspecified(table, alone.empty() ? "comm_observable"_point : alone, irregular);
}
void pickedUp(Table& table, const Irregular& irregular) {
    unspecified(table, "cards_stay", irregular);
    if (!isInSet(table.rules, "cards_stay")) table.rulings.back().also = "rows";
}
void lookedAtStock(Table& table, const Irregular& irregular) {
    unspecified(table, "luck_boden_once", irregular);
}

void strafTurn(Table& table, const Irregular& irregular) {
    Ruling& ruling = table.illegal("st_turn", {.other = irregular.claimedBy});
    table.loseForTurn(ruling);
}

void disturbedShow(Table& table, const Irregular& irregular) {
    if (table.rules.has(Trait::StrafTurn)) {
        strafTurn(table, irregular);
        return;
    }
    unspecified(table, "show_no_disturb", irregular);
    // whose turn it is in the show the other sources say, too
    if (table.state.teams() == 3)
        table.rulings.back().also = "p3_show";
    else if (!isInSet(table.rules, "show_no_disturb"))
        table.rulings.back().also = "show_first";
}

void outOfTurn(Table& table, const Irregular& irregular) {
    if (table.rules.has(Trait::StrafTurn)) {
        strafTurn(table, irregular);
        return;
    }
    table.illegal("out_of_turn", {.other = irregular.claimedBy});
}

// imst-2015 § 9: a renunciation of every open figure, for both partners. Once the deal is over there is none,
// and a hand may be shown.
void exposedHand(Table& table, const Irregular& irregular) {
    State& state = table.state;
    const auto isOpen = [](const FigureState& figure) { return figure.decided == Decided::No; };
    if (state.phase == Phase::Over || std::ranges::none_of(state.figures, isOpen)) return;
    Ruling& ruling = table.illegal("throw_in", {.other = irregular.claimedBy});
    if (!table.rules.has(Trait::ThrowIn) || state.teams() != 2) return;
    for (const Figure figure : {Figure::Gleich, Figure::Hanger, Figure::Spiel}) {
        FigureState& f = state.figure(figure);
        if (!isOpen(f)) continue;
        ruling.consequence.forfeit[at(figure)] = true;
        // written as if it had been conceded, whether the others have it or not (readings.md 53)
        f.decided = Decided::Conceded;
        f.thrownIn = true;
        f.team = otherTeam(table.team());
        f.points = f.value;
        f.givenAt = ++state.moments;
        f.givenBy = table.seat;
        f.open = 0;
        f.openMay = 0;
    }
    state.phase = Phase::Over;
    state.ending = Ending::Settled;
}

void noProof(Table& table, const Irregular& irregular) {
    State& state = table.state;
    bool any = false;
    for (const Figure figure : {Figure::Gleich, Figure::Hanger}) {
        FigureState& f = state.figure(figure);
        if (!has(f.claims | f.blind | f.hoell, table.seat)) continue;
        if (bestOf(table.rules, lying(state, table.seat), figure).size > 0) continue; // it is there
        any = true;
        add(f.noProof, table.seat);
        f.noProofEvent[at(table.seat)] = static_cast<std::int16_t>(table.event);
    }
    if (!any) noFault(table, "no_open_bet", irregular);
}

void falseDeclaration(Table& table, const Irregular& irregular) {
    State& state = table.state;
    const bool inVain = state.declaration.voidBy == table.seat;
    const bool asked =
        inVain || state.declaration.winner == table.seat || has(state.declaration.asked, table.seat);
    // for how many cards, only the question itself tells
    const int named = inVain ? state.declaration.voidSize : state.declaration.size;
    const int told = asked ? named : 0;
    const int size = told > 0 ? told : table.rules.declareMinCards();
    if (!asked && !mayAsk(table, size)) { // the question itself would be none
        table.rulings.back().about.number = told;
        return;
    }
    if (declaresByRecord(table.rules, state, table.seat, size)) {
        noFault(table, "bummerl", irregular, told);
        return;
    }
    if (inVain && state.declaration.ruledFalse) { // one offence, one ruling: that of the question
        table.note("bummerl", {.number = told, .lack = Lack::Ruled});
        return;
    }
    if (state.declaration.winner == table.seat) {
        state.phase = Phase::Play;
        state.ending = Ending::None;
    }
    if (state.declaration.by == table.seat) // what was asked in vain is asked no more
        state.declaration = {.voidBy = table.seat,
                             .asked = state.declaration.asked,
                             .said = state.declaration.said,
                             .refused = state.declaration.refused};
    ruleFalseDeclaration(table, size);
    table.rulings.back().about.number = told;
}

void falseDenial(Table& table, const Irregular& irregular) {
    State& state = table.state;
    for (const Seat seat : state.sideOf(table.team())) {
        if (state.declaration.size == 0) continue;
        if (!declaresByRecord(table.rules, state, seat, state.declaration.size)) continue;
        noFault(table, "decl_forced_answer", irregular, state.declaration.size);
        return;
    }
    ruleFalseDenial(table);
}

// Somebody says that this seat denied suit. What the cards on record show was found when it happened; what
// only unseen cards can show is ruled on here (play.cpp).
void revokeClaimed(Table& table, const Irregular& irregular) {
    if (ruleToldRevoke(table)) return;
    const State& state = table.state;
    const bool denies = state.trickOpen && has(state.current().wrong, table.seat);
    if (denies || has(state.revoked, table.seat))
        table.note("revoke", {.other = irregular.claimedBy, .lack = Lack::Ruled});
    else
        noFault(table, "revoke", irregular);
}

void notDeclared(Table& table, const Irregular& irregular) {
    table.note("three_tricks_stop", {.other = irregular.claimedBy});
}

// In the order of the enumeration.
constexpr std::array<Handler, kIrregularityCount> kHandlers{
    misdealExposed,   misdealCount,  misdealBatches, cutVisible,   cutSloppy,      cutOverlooked, wrongDealer,
    extraCards,       stockCard,     stolenCard,     leftExchange, noBaptismWord,  notABet,       unanswered,
    exposedHand,      showedPartner, secretTalk,     pickedUp,     disturbedShow,  lookedAtStock, noProof,
    falseDeclaration, falseDenial,   outOfTurn,      notDeclared,  forgotExchange, revokeClaimed};

// The point that only who deals, or who cuts (readings.md 7), can break so: nothing where this seat can.
rulebook::PointName notTheirs(const Table& table, Irregularity kind) {
    const State& state = table.state;
    const bool deals = table.seat == state.dealer;
    const bool cuts = table.seat == cards::before(state.dealer, state.seats);
    switch (kind) {
    case Irregularity::MisdealBatches:
        return deals ? rulebook::PointName() : "deal_batches"_point;
    case Irregularity::CutVisible:
        return cuts ? rulebook::PointName() : "cut_one_visible"_point;
    case Irregularity::CutSloppy:
        return cuts ? rulebook::PointName() : "cut_tretteln"_point;
    case Irregularity::CutOverlooked:
        return cuts ? rulebook::PointName() : "cut_overlooked"_point;
    case Irregularity::WrongDealer: // before the record has the dealer at work, it has only whose deal it is
        if (deals || !state.dealt) return {};
        return stillRedealt(table) ? "wrong_dealer_found"_point : "wrong_dealer_late"_point;
    default:
        return {};
    }
}

} // namespace

void on(Table& table, const Irregular& irregular) {
    if (const rulebook::PointName point = notTheirs(table, irregular.kind); !point.empty()) {
        noFault(table, point, irregular);
        return;
    }
    kHandlers[at(irregular.kind)](table, irregular);
}

} // namespace schreiber::perlaggen::deal
