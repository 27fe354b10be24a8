#include "knowledge.h"
#include "table.h"

#include <perlaggen/deal/declaring.h>
#include <perlaggen/deal/house.h>
#include <perlaggen/deal/outcome.h>

// Going out by declaration: *ist dritzig erlaubt?* (RP-197, RP-206 to RP-219).
namespace schreiber::perlaggen::deal {

using cards::Seat;
using rulebook::Switch;

namespace {

bool unbet(const FigureState& figure) {
    return figure.decided == Decided::No && !figure.held && figure.open == 0;
}

// RP-219: both became one short when the Spiel was given, Gleich and Hanger unbet.
bool bothByConcession(const Table& table) {
    const State& state = table.state;
    return endgameOf(table.rules, state) == Endgame::SpielGiven && unbet(state.figure(Figure::Gleich)) &&
           unbet(state.figure(Figure::Hanger));
}

// How long a figure must be to be asked for.
int shortest(const rulebook::Rules& rules, bool inDeal) {
    return neededCards(rules, inDeal ? Endgame::SpielGiven : Endgame::FromStart);
}

// readings.md 42: who denied what the others asked for asks for a figure of the own side.
bool asksAfterDenying(const Table& table) {
    const Declaration& declaration = table.state.declaration;
    return declaration.answered && declaration.denied && table.state.teamOf(declaration.by) != table.team();
}

bool passedOver(const Table& table) {
    const State& state = table.state;
    const Declaration& declaration = state.declaration;
    if (asksAfterDenying(table)) return false;
    for (const Seat seat : state.everyone()) {
        if (has(declaration.asked, seat) && turnToAsk(state, seat) > turnToAsk(state, table.seat))
            return true;
    }
    return false;
}

// imst-2015 § 25: once denied, the deal is played to its end; a longer figure may still be asked for
// (RP-218). Where each asks for himself (pagat The Endgame), his own question alone is answered.
bool refusedBefore(const Table& table, int size) {
    const State& state = table.state;
    const bool wholeSide = !bothMustBeShort(table.rules);
    for (const Seat seat : state.sideOf(table.team()))
        if ((wholeSide || seat == table.seat) && state.declaration.refused[at(seat)] >= size) return true;
    return false;
}

// The rule by which nobody declares at such scores; empty where one may.
rulebook::PointName noScoreToDeclare(const rulebook::Rules& rules, bool allAreShort, bool sideIsShort) {
    if (!canDeclareOut(rules)) return "decl_both_inn";
    if (bothMustBeShort(rules)) return allAreShort ? rulebook::PointName() : "decl_both_inn"_point;
    return sideIsShort ? rulebook::PointName() : "decl_single"_point;
}

// The rule by which so few cards cannot be declared; empty where they can.
rulebook::PointName tooFewToDeclare(const rulebook::Rules& rules, int size, bool inDeal) {
    if (size >= shortest(rules, inDeal)) return {};
    if (comparesLengthAlone(rules)) return "decl_eich";
    return bothMustBeShort(rules) ? "decl_two_card"_point : "decl_single"_point;
}

// The rule that gives no right to ask; empty where there is one.
rulebook::PointName noRight(const Table& table, int size) {
    const State& state = table.state;
    const bool needsBoth = bothMustBeShort(table.rules);
    const bool inDeal = bothByConcession(table);
    const bool fromStart = endgameOf(table.rules, state) == Endgame::FromStart;
    const bool sideIsShort = oneShort(table.rules, betTable(table.rules, state), table.team());
    if (const auto broken = noScoreToDeclare(table.rules, fromStart || inDeal, sideIsShort); !broken.empty())
        return broken;
    if (!inDeal && (state.trickOpen || state.trickCount > 0)) return "decl_before_card";
    if (const auto broken = tooFewToDeclare(table.rules, size, inDeal); !broken.empty()) return broken;
    if (refusedBefore(table, size)) return needsBoth ? "decl_procedure"_point : "decl_blocked"_point;
    return {};
}

// What keeps a side from asking, where the point names several conditions.
Lack lackOf(const Table& table, rulebook::PointName point) {
    const State& state = table.state;
    const BetTable bets = betTable(table.rules, state);
    if (point == "decl_single")
        return oneShort(table.rules, bets, table.team()) ? Lack::None : Lack::SideOneShort;
    if (point != "decl_both_inn") return Lack::None;
    if (!allOneShort(table.rules, state)) return Lack::AllOneShort;
    return state.figure(Figure::Spiel).decided == Decided::Conceded ? Lack::None : Lack::SpielGiven;
}

// The point that answers belong to, where there was no question.
rulebook::PointName pointOfAnswers(const Table& table) {
    return !bothMustBeShort(table.rules) ? "decl_single"_point : "decl_procedure"_point;
}

// An answer to a question that was void is passed over, as one to a void bet is (readings.md 17).
Ruling& answerToNothing(Table& table) {
    const auto& voidBy = table.state.declaration.voidBy;
    const bool toVoid = voidBy && table.state.teamOf(*voidBy) != table.team();
    const rulebook::PointName point = pointOfAnswers(table);
    Ruling& ruling = toVoid ? table.note(point) : table.illegal(point);
    ruling.consequence.isVoid = true;
    ruling.about.other = voidBy;
    return ruling;
}

void goesOut(Table& table, Seat seat) {
    State& state = table.state;
    state.declaration.winner = seat;
    state.phase = Phase::Over;
    state.ending = Ending::GameWon;
}

// What a team has of so many cards: a Gleich before a Hanger, then the higher.
Declaration::Told highestOf(const Table& table, int size) {
    for (const Figure figure : {Figure::Gleich, Figure::Hanger})
        for (int rank = cards::kRankCount - 1; rank >= 0; --rank) {
            const auto height = static_cast<cards::Rank>(rank);
            if (teamCanTell(table.rules, table.state, table.team(), {figure, height, size}))
                return {.there = true, .size = size, .figure = figure, .height = height};
        }
    return {.size = size};
}

void askedInVain(Table& table, int size) {
    table.state.declaration.voidBy = table.seat;
    table.state.declaration.voidSize = size;
    table.state.declaration.ruledFalse = false;
}

// The table saw later that the side had no figure to deny with: what its cards do not show was so, and is
// ruled on there.
bool deniedFalsely(const State& state, int team) {
    bool told = false;
    bool open = false;
    for (const Seat seat : state.sideOf(team)) {
        told = told || has(state.toCome.denied, seat);
        open = open || !state.hand(seat).hidden.empty();
    }
    return told && open;
}

void says(Table& table) {
    SeatMask& said = table.state.declaration.said;
    add(said, table.seat);
}

// pagat The Endgame: in order from the dealer's left each may declare. Who has not had his turn yet, or has
// declared and not told how high, is waited for where it could make a difference.
std::optional<Seat> stillWaitedFor(const Table& table, std::optional<int> winner) {
    const State& state = table.state;
    const Declaration& declaration = state.declaration;
    const bool lengthAlone = comparesLengthAlone(table.rules);
    const Declaration::Told& best = declaration.told[at(winner.value_or(0))];
    for (const Seat seat : state.inTurn(cards::after(state.dealer, state.seats))) {
        if (winner == state.teamOf(seat) || has(declaration.read, seat)) continue;
        const bool later = turnToAsk(state, seat) > turnToAsk(state, declaration.by);
        const bool hasSaid = has(declaration.said, seat);
        const bool hasDeclared = has(declaration.asked, seat);
        if (!hasDeclared && (hasSaid || !later)) continue;
        if (canOutdo(table.rules, state, seat,
                     {.size = best.size,
                      .figure = best.figure,
                      .height = best.height,
                      .equalToo = winner.has_value(), // an equal one makes it a tie
                      .lengthAlone = lengthAlone}))
            return seat;
    }
    return std::nullopt;
}

// Both sides have told their figures: the better one goes out, as soon as nobody can come with another.
void compareTold(Table& table, bool inTime) {
    Declaration& declaration = table.state.declaration;
    if (!declaration.told[0].there || !declaration.told[1].there || declaration.winner) return;
    const bool lengthAlone = comparesLengthAlone(table.rules);
    const std::array told{asGoingOut(declaration.told[0]), asGoingOut(declaration.told[1])};
    const auto winner = betterOf(told[0], told[1], lengthAlone);
    // imst-2015 § 25: "die höchste"; of which kind it does not say
    if (comparesHighest(table.rules) && outBy(told[0], told[1], lengthAlone) == OutBy::Kind)
        table.rules.noteChoice(Switch::DeclareCompare);
    declaration.waitsFor = inTime ? stillWaitedFor(table, winner) : std::nullopt;
    if (declaration.waitsFor) return;
    declaration.tied = !winner; // RP-210 decl_tie_tricks: the Spiel by tricks decides
    if (winner) goesOut(table, declaration.told[at(*winner)].by);
}

// pagat The Endgame: whoever has as many cards says so. One who allows for a partner that could deny gives
// the game away; that is told where the record has the cards.
void noteNeedlessAllowing(Table& table) {
    if (!bothMustBeShort(table.rules)) return; // imst-2015 § 25: may deny
    const Declaration& declaration = table.state.declaration;
    for (const Seat seat : table.state.sideOf(table.team())) {
        if (!declaresByRecord(table.rules, table.state, seat, declaration.size)) continue;
        table.note("decl_procedure", {.other = seat, .number = declaration.size, .lack = Lack::Denial});
        return;
    }
}

} // namespace

bool declaresByRecord(const rulebook::Rules& rules, const State& state, Seat seat, int size) {
    State known = state;
    known.doubts = nullptr;
    Hand& hand = known.hand(seat);
    hand.cards = recorded(state, seat);
    hand.hidden = {};
    return canDeclare(rules, known, seat, size);
}

void ruleFalseDeclaration(Table& table, int size) {
    askedInVain(table, size);
    table.state.declaration.ruledFalse = true;
    Ruling& ruling = table.voided("bummerl", {.number = size});
    if (table.rules.is(rulebook::FalseDeclaration::GameLost)) table.loseGame(ruling, table.team());
}

void ruleFalseDenial(Table& table) {
    const Declaration& declaration = table.state.declaration;
    const bool asked = declaration.size > 0 && table.state.teamOf(declaration.by) != table.team();
    const bool inVain = declaration.voidBy && table.state.teamOf(*declaration.voidBy) != table.team();
    if (!asked && !inVain) {
        table.voided(pointOfAnswers(table), {.lack = Lack::Question}); // there was nothing to deny
        return;
    }
    if (declaration.deniedFalsely) { // one offence, one ruling: that of the answer
        table.note("decl_forced_answer",
                   {.other = asked ? declaration.by : declaration.voidBy, .lack = Lack::Ruled});
        return;
    }
    table.state.declaration.deniedFalsely = true;
    Ruling& ruling =
        table.illegal("decl_forced_answer", {.other = asked ? declaration.by : declaration.voidBy,
                                             .number = asked ? declaration.size : declaration.voidSize});
    if (asked) ruling.restsOn = Switch::FalseDenial;
    if (bothMustBeShort(table.rules)) // pagat The Endgame: "yes" if they do not
        ruling.also = "decl_procedure";
    if (!asked) { // nobody had the right to ask, or the figure to go out with
        ruling.about.lack = Lack::Question;
        return;
    }
    if (table.rules.is(rulebook::FalseDenial::GameLost)) {
        table.loseGame(ruling, table.team());
    } else if (table.rules.is(rulebook::FalseDenial::FigureGranted)) {
        ruling.consequence.isVoid = true;
        goesOut(table, declaration.by);
    }
}

// Asked in order from the dealer's left: who comes only after somebody behind him breaks that, and no source
// has a penalty. His question counts, as the best figure is to go out (pagat The Endgame; imst-2015 § 25:
// "die höchste Figur geht aus").
void ruleAskedLate(Table& table, int size) {
    if (bothMustBeShort(table.rules) && passedOver(table)) table.illegal("decl_procedure", {.number = size});
}

bool mayAsk(Table& table, int size) {
    const rulebook::PointName point = noRight(table, size);
    if (point.empty()) {
        ruleAskedLate(table, size);
        return true;
    }
    Ruling& ruling = table.voided(point, {.number = size,
                                          .limit = shortest(table.rules, bothByConcession(table)),
                                          .lack = lackOf(table, point)});
    if (point == "decl_blocked" || point == "decl_procedure") ruling.about.lack = Lack::Refused;
    if (point == "decl_eich") ruling.restsOn = Switch::DeclareMinCards; // how many, not how they are compared
    if (point == "decl_both_inn") ruling.also = "decl_eich"; // Eichelperlaggen says so in its own words
    askedInVain(table, size);
    return false;
}

void on(Table& table, const AskDeclare& ask) {
    State& state = table.state;
    if (!mayAsk(table, ask.size)) return;
    if (state.phase == Phase::Before && !state.trump && !state.turnToCome) state.turnLeftOut = true;
    const bool ruledLater = has(state.toCome.asked, table.seat) && !state.hand(table.seat).hidden.empty();
    const Supposed had{.deed = Deed::HadDeclared, .seat = table.seat, .event = table.event, .holds = true};
    if (!ruledLater && !anyCanDeclare(table.rules, state, maskOf(table.seat), ask.size, had)) {
        ruleFalseDeclaration(table, ask.size);
        return;
    }
    Declaration& declaration = state.declaration;
    const bool denied = asksAfterDenying(table); // that stands, and the figures are compared
    declaration = {.size = ask.size,
                   .by = table.seat,
                   .asked = declaration.asked,
                   .said = declaration.said,
                   .read = declaration.read,
                   .refused = declaration.refused,
                   .told = declaration.told};
    add(declaration.asked, table.seat);
    says(table);
    // who has told as many cards already has denied it
    const Declaration::Told& other = declaration.told[at(otherTeam(table.team()))];
    const bool toldAsMany = other.there && other.size >= ask.size;
    declaration.answered = toldAsMany;
    declaration.denied = denied || toldAsMany;
    Declaration::Told& own = declaration.told[at(table.team())];
    if (ask.size > own.size) own = {.size = ask.size}; // what was told is not that figure
}

void on(Table& table, const Allow&) {
    State& state = table.state;
    const Declaration& declaration = state.declaration;
    if (declaration.waitsFor && !has(declaration.said, table.seat)) { // has no better one
        says(table);
        compareTold(table, true);
        return;
    }
    if (declaration.size == 0 || state.teamOf(declaration.by) == table.team()) {
        answerToNothing(table);
        return;
    }
    says(table);
    if (declaration.answered) return; // readings.md 42: a second answer is passed over
    state.declaration.answered = true;
    noteNeedlessAllowing(table);
    goesOut(table, declaration.by);
}

void on(Table& table, const Deny&) {
    State& state = table.state;
    Declaration& declaration = state.declaration;
    const bool byPartner =
        declaration.size > 0 && declaration.by != table.seat && state.teamOf(declaration.by) == table.team();
    if (byPartner && table.rules.is(rulebook::DeclarePartnerBlocks::OnlyOpponents)) {
        Ruling& ruling = answerToNothing(table);
        ruling.about.lack = Lack::Partner;
        ruling.restsOn = Switch::DeclarePartnerBlocks;
        return;
    }
    if (declaration.size == 0 || declaration.by == table.seat) {
        answerToNothing(table);
        return;
    }
    says(table);
    if (declaration.answered) return;
    declaration.answered = true;
    declaration.denied = true;
    declaration.refused[at(declaration.by)] = static_cast<std::int8_t>(declaration.size);
    Declaration::Told& own = declaration.told[at(table.team())];
    if (declaration.size > own.size) own = {.size = declaration.size}; // so many he says he has
    if (deniedFalsely(state, table.team())) return;
    SeatMask others = 0; // of the side that denies
    for (const Seat seat : state.sideOf(table.team()))
        if (seat != declaration.by) add(others, seat);
    const Supposed could{.deed = Deed::CouldDeny, .seat = table.seat, .event = table.event, .holds = true};
    if (anyCanDeclare(table.rules, state, others, declaration.size, could)) return;
    ruleFalseDenial(table);
}

void on(Table& table, const Reveal& reveal) {
    State& state = table.state;
    Declaration& declaration = state.declaration;
    if (!declaration.denied) {
        table.voided("decl_oral");
        return;
    }
    if (!comparesDenied(table.rules)) { // imst-2015 § 25: the deal is played to its end
        Ruling& ruling = table.passedOver("decl_oral");
        ruling.about.lack = Lack::Compared;
        ruling.restsOn = Switch::DeclareCompare;
        ruling.also = "decl_single";
        return;
    }
    if (declaration.tied) { // imst-2015 § 25: a lesser figure is never considered
        Ruling& ruling = table.passedOver("decl_tie_tricks");
        ruling.about.figure = reveal.figure;
        return;
    }
    Declaration::Told& best = declaration.told[at(table.team())];
    const int size = best.size > 0 ? best.size : declaration.size;
    Declaration::Told told{
        .there = true, .size = size, .figure = reveal.figure, .height = reveal.height, .by = table.seat};
    add(declaration.said, table.seat);
    add(declaration.read, table.seat);
    const Supposed could{.deed = Deed::CouldTell, .seat = table.seat, .event = table.event, .holds = true};
    if (!teamCanTell(table.rules, state, table.team(), {reveal.figure, reveal.height, size}, could)) {
        // the figure decides, not what is said of it
        table.voided("decl_oral", {.figure = reveal.figure, .number = size});
        told = highestOf(table, size);
        told.by = table.seat;
    }
    const bool lengthAlone = comparesLengthAlone(table.rules);
    if (!best.there || betterOf(asGoingOut(told), asGoingOut(best), lengthAlone) == 0)
        best = told; // a partner's better one stays
    compareTold(table, true);
}

bool isTimeToDeclare(const Table& table) {
    const State& state = table.state;
    return canDeclareOut(table.rules) && bothMustBeShort(table.rules) && !state.trickOpen &&
           state.trickCount == 0 && endgameOf(table.rules, state) == Endgame::FromStart;
}

void noteSilence(Table& table) {
    const State& state = table.state;
    if (state.trickOpen || state.trickCount > 0) return;
    if (endgameOf(table.rules, state) != Endgame::FromStart) return;
    if (!table.rules.is(rulebook::DeclareMandatory::Yes)) return;
    const int size = shortest(table.rules, false);
    for (const Seat seat : state.everyone()) {
        if (has(state.declaration.said, seat)) continue;
        if (!declaresByRecord(table.rules, state, seat, size)) continue;
        Ruling& ruling = table.note("decl_none_tricks", {.other = seat, .number = size});
        ruling.restsOn = Switch::DeclareMandatory;
    }
}

bool endDeclaring(Table& table) {
    if (!table.state.declaration.waitsFor) return false;
    compareTold(table, false); // RP-215: with the first card nobody may declare any more
    return table.state.declaration.winner.has_value();
}

rulebook::PointName whyNotDeclared(const rulebook::Rules& rules, const Standing& before,
                                   const std::vector<Fact>& figures, std::size_t which) {
    const Fact& declared = figures[which];
    if (!declared.settled.team) return {};
    // only a Gleich or a Hanger is asked about
    if (declared.settled.figure == Figure::Spiel) {
        if (bothMustBeShort(rules)) return "decl_both_inn";
        return "decl_single";
    }
    std::vector<Fact> given; // before it
    for (std::size_t i = 0; i < which; ++i)
        if (figures[i].settled.how == How::Conceded) given.push_back(figures[i]);
    const int score = count(rules, before, given).score[at(*declared.settled.team)];
    const Endgame endgame = endgameOf(rules, before, figures);
    const bool inDeal = endgame == Endgame::SpielGiven;
    const bool allAreShort = inDeal || endgame == Endgame::FromStart;
    if (const auto broken = noScoreToDeclare(rules, allAreShort, score == before.target - 1); !broken.empty())
        return broken;
    return declared.size ? tooFewToDeclare(rules, *declared.size, inDeal) : rulebook::PointName();
}

rulebook::PointName passOverVoidDeclared(const rulebook::Rules& rules, const Standing& before,
                                         std::vector<Fact>& figures) {
    rulebook::PointName broken;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        Fact& fact = figures[i];
        if (fact.settled.how != How::Declared) continue;
        const rulebook::PointName why = whyNotDeclared(rules, before, figures, i);
        if (why.empty()) continue;
        if (broken.empty()) broken = why;
        fact.settled = {.figure = fact.settled.figure,
                        .team = fact.settled.team,
                        .value = 1,
                        .how = How::Unbet,
                        .bet = false};
        fact.givenAt.reset();
        fact.undeclared = true;
    }
    return broken;
}

} // namespace schreiber::perlaggen::deal
