#include "going_out.h"

#include "index.h"
#include "knowledge.h"
#include "table.h"

#include <algorithm>
#include <perlaggen/deal/house.h>
#include <perlaggen/deal/outcome.h>

namespace schreiber::perlaggen::deal {

using cards::Seat;
using rulebook::Rules;

namespace {

// Which figure the winner of a declaration goes out with: shown, told, or else what the cards allow.
Figure declaredFigure(const Rules& rules, const State& state, const Declaration& declaration) {
    const Seat seat = *declaration.winner;
    const auto& told = declaration.told[at(state.teamOf(seat))];
    if (told.there) return told.figure;
    const HeldCards laid = lying(state, seat);
    for (const Figure figure : {Figure::Gleich, Figure::Hanger})
        if (state.figure(figure).decided != Decided::Conceded &&
            bestOf(rules, laid, figure).size >= declaration.size)
            return figure;
    const bool inHand = canMake(rules, state, seat, Figure::Gleich, declaration.size);
    return inHand ? Figure::Gleich : Figure::Hanger;
}

// readings.md 38: whether a figure that goes out can still be formed after both became one short.
bool someoneCanGoOut(const Rules& rules, const State& state, int needed) {
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        const FigureState& figure = state.figure(which);
        if (figure.decided != Decided::No && figure.decided != Decided::Won) continue;
        for (int team = 0; team < state.teams(); ++team) {
            const bool lost = figure.team && figure.team != team;
            if (!lost && teamCanMake(rules, state, team, which, needed)) return true;
        }
    }
    return false;
}

// The concession by which both became one short.
int lastGiven(const State& state) {
    int given = 0;
    for (const FigureState& figure : state.figures)
        if (figure.decided == Decided::Conceded) given = std::max(given, figure.decidedBy);
    return given;
}

// Something was shown before it. Who gives a figure that lay then gives it as it lies (imst-2015 § 27,
// m1412_gut).
bool shownBefore(const State& state) {
    return state.show.begun >= 0 && state.show.begun < lastGiven(state);
}

// readings.md 38: nobody has laid anything since, or nothing has happened at all.
bool nothingSince(const State& state) {
    return state.show.begun < 0 || lastGiven(state) == state.events - 1;
}

// The Spiel is given, and of the other two at least one is open and none bet: those decide.
bool figuresDecide(const State& state) {
    const FigureState& gleich = state.figure(Figure::Gleich);
    const FigureState& hanger = state.figure(Figure::Hanger);
    if (state.figure(Figure::Spiel).decided != Decided::Conceded) return false;
    if (gleich.held || hanger.held || gleich.open > 0 || hanger.open > 0) return false;
    return gleich.decided != Decided::Conceded || hanger.decided != Decided::Conceded;
}

} // namespace

bool givenAsItLay(const State& state, Figure which) {
    const FigureState& figure = state.figure(which);
    return which != Figure::Spiel && figure.decided == Decided::Conceded && !figure.concededTo &&
           state.show.begun >= 0 && state.show.begun < figure.decidedBy;
}

bool givenInVain(const Rules& rules, const State& state, Figure figure, int team) {
    if (figure == Figure::Spiel || rules.is(rulebook::SpontConcedeProof::Not)) return false;
    const Endgame endgame = endgameOf(rules, state);
    if (!cardsDecide(endgame) || !figuresDecide(state) || shownBefore(state)) return false;
    return !teamCanMake(rules, state, team, figure, neededCards(rules, endgame));
}

// RP-219, RP-220, RP-222, RP-227: the Spiel is given and both are one short.
void goingOutInDeal(const Rules& rules, const State& state, Endgame endgame, Evaluation& result) {
    if (!figuresDecide(state)) return;
    if (givenAsItLay(state, Figure::Gleich) || givenAsItLay(state, Figure::Hanger)) return;
    const FigureState& gleich = state.figure(Figure::Gleich);
    const FigureState& hanger = state.figure(Figure::Hanger);
    const bool withGleich = gleich.decided != Decided::Conceded;
    const bool withHanger = hanger.decided != Decided::Conceded;
    const int needed = neededCards(rules, endgame);
    const bool byMid = endgame == Endgame::OneLeft || !bothMustBeShort(rules);
    // declare_after_mid_deal=without_call: the best figure anyone holds goes out, told or not
    const bool inHand = withGleich && withHanger && rules.is(rulebook::DeclareAfterMidDeal::WithoutCall);
    const bool tied = state.declaration.tied && withGleich && withHanger;
    const bool shown =
        inHand || tied ||
        ((!withGleich || gleich.decided != Decided::No) && (!withHanger || hanger.decided != Decided::No));
    std::array<SettledFigure, kFigureCount>& figures = result.figures;
    if (!shown) {
        result.midRedeal = nothingSince(state) && !someoneCanGoOut(rules, state, needed);
        result.midNeeded = needed;
        result.midTooShort = result.midRedeal && byMid && someoneCanGoOut(rules, state, kFewestCards);
        result.midByDeclared = result.midRedeal && !byMid;
        for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
            if (which == Figure::Gleich ? !withGleich : !withHanger) continue;
            figures[at(which)].leave(result.midRedeal ? How::None : How::Open);
        }
        return;
    }
    // pagat Eichelperlaggen: of the longest figures neither kind nor height counts
    const bool lengthAlone = withGleich && withHanger && comparesLengthAlone(rules);
    const auto outWith = [&](int cards) {
        return goesOut(rules, state,
                       {.gleich = withGleich && gleich.decided != Decided::Nobody,
                        .hanger = withHanger && hanger.decided != Decided::Nobody,
                        .inHand = inHand,
                        .lengthAlone = lengthAlone,
                        .needed = cards});
    };
    const GoesOut out = outWith(needed);
    const bool nobody = tied || !out.team;
    // readings.md 38: who was left the figure may still lay one long enough
    const bool waiting = out.tooShort && !tied && someoneCanGoOut(rules, state, needed);
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        SettledFigure& settled = figures[at(which)];
        if (which == Figure::Gleich ? !withGleich : !withHanger) continue;
        const bool decides = !nobody && out.gleich == (which == Figure::Gleich);
        if (decides) {
            settled = {.figure = which, .team = out.team, .value = 1, .how = How::Unbet};
        } else if (settled.how != How::Standing) {
            settled.leave(nobody && !waiting ? How::None : How::Open);
        }
    }
    result.midRedeal = nobody && !waiting;
    result.midNeeded = out.tooShort ? needed : 0;
    result.midTooShort = result.midRedeal && byMid && out.tooShort && !outWith(kFewestCards).tooShort;
    result.midByDeclared = result.midRedeal && !byMid && out.tooShort;
    result.decidedInDeal = !nobody;
}

// RP-206, RP-211: at both one short only a declared figure or the Spiel goes out.
void goingOutFromStart(const State& state, std::array<SettledFigure, kFigureCount>& figures) {
    for (const Figure which : {Figure::Gleich, Figure::Hanger})
        if (state.figure(which).decided != Decided::Conceded) {
            figures[at(which)].leave(How::Open);
        }
}

void declared(const Rules& rules, const State& state, std::array<SettledFigure, kFigureCount>& figures) {
    const Declaration& declaration = state.declaration;
    if (!declaration.winner) return;
    const Figure which = declaredFigure(rules, state, declaration);
    for (SettledFigure& settled : figures) {
        if (settled.how == How::Conceded) continue;
        settled.leave(How::Open);
    }
    figures[at(which)] = {
        .figure = which, .team = state.teamOf(*declaration.winner), .value = 1, .how = How::Declared};
}

} // namespace schreiber::perlaggen::deal
