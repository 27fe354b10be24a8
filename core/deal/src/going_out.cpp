#include "going_out.h"

#include "knowledge.h"
#include "table.h"

#include <algorithm>
#include <tuple>

namespace schreiber::deal {

using cards::Seat;
using rulebook::Rules;

namespace {

std::size_t at(Figure figure) {
    return static_cast<std::size_t>(figure);
}
std::size_t at(int team) {
    return static_cast<std::size_t>(team);
}

// Length, then Gleich before Hanger, then height: the best figure that a team has laid for going out.
struct GoingOut {
    int size = 0;
    bool gleich = false;
    int strength = 0;
    friend auto operator<=>(const GoingOut&, const GoingOut&) = default;
};

GoingOut goingOut(const Rules& rules, const State& state, int team, bool gleich, bool hanger, bool inHand) {
    GoingOut best;
    const figures::FigureRules figureRule = figureRules(rules);
    for (int i = 0; i < state.seats; ++i) {
        const auto seat = static_cast<Seat>(i);
        if (state.teamOf(seat) != team) continue;
        const figures::Material material =
            figures::materialOf(inHand ? allCards(rules, state, seat) : lying(state, seat));
        if (const auto g = figures::bestGleich(material, figureRule); g && gleich)
            best = std::max(best, GoingOut{g->size, true, figures::strength(g)});
        if (const auto h = figures::bestHanger(material, figureRule); h && hanger)
            best = std::max(
                best, GoingOut{h->hanger.size, false,
                               figures::strength(h, state.trump.value_or(cards::Suit::Eichel), figureRule)});
    }
    return best;
}

int neededInDeal(const Rules& rules, bool bothUnbet, const Reading& reading) {
    // pagat The Endgame: three cards, four in Eichelperlaggen; imst-2015 § 26 f: mid_min_cards
    if (bothUnbet && !rules.is(rulebook::DeclareRequiresBoth::No)) return rules.declareMinCards();
    return reading.midMinCards;
}

// Which figure the winner of a declaration goes out with: shown, told, or else what the cards allow.
Figure declaredFigure(const Rules& rules, const State& state, const Declaration& declaration) {
    const Seat seat = *declaration.winner;
    const auto& told = declaration.told[at(state.teamOf(seat))];
    if (told.there) return told.figure;
    const figures::FigureRules figureRule = figureRules(rules);
    const auto sizes = [&](const HeldCards& held) {
        const figures::Material material = figures::materialOf(held);
        const auto g = figures::bestGleich(material, figureRule);
        const auto h = figures::bestHanger(material, figureRule);
        const auto open = [&](Figure figure) { return state.figure(figure).decided != Decided::Conceded; };
        return std::pair{g && open(Figure::Gleich) ? g->size : 0,
                         h && open(Figure::Hanger) ? h->hanger.size : 0};
    };
    auto [gleich, hanger] = sizes(lying(state, seat));
    if (std::max(gleich, hanger) < declaration.size)
        std::tie(gleich, hanger) = sizes(allCards(rules, state, seat));
    return hanger > gleich && gleich < declaration.size ? Figure::Hanger : Figure::Gleich;
}

} // namespace

// RP-219, RP-220, RP-222, RP-227: the Spiel is given and both are one short.
void goingOutInDeal(const Rules& rules, const State& state, const Reading& reading, Evaluation& result) {
    const FigureState& gleich = state.figure(Figure::Gleich);
    const FigureState& hanger = state.figure(Figure::Hanger);
    if (state.figure(Figure::Spiel).decided != Decided::Conceded) return;
    const bool withGleich = gleich.decided != Decided::Conceded;
    const bool withHanger = hanger.decided != Decided::Conceded;
    if (!withGleich && !withHanger) return;
    if (gleich.held || hanger.held) return;
    const int needed = neededInDeal(rules, withGleich && withHanger, reading);
    // declare_after_mid_deal=without_call: the best figure anyone holds goes out, told or not
    const bool inHand = rules.is(rulebook::DeclareAfterMidDeal::WithoutCall) && withGleich && withHanger &&
                        std::ranges::none_of(state.hands, [](const Hand& hand) { return hand.unknown > 0; });
    const bool tied = state.declaration.tied && withGleich && withHanger;
    const bool shown =
        inHand || tied ||
        ((!withGleich || gleich.decided != Decided::No) && (!withHanger || hanger.decided != Decided::No));
    std::array<SettledFigure, kFigureCount>& figures = result.figures;
    const bool canStill = reading.canStillGoOut[at(needed)];
    if (!shown) {
        const bool begun = state.show.acted || state.show.turn != state.show.firstTeam;
        result.midRedeal = !canStill && !begun;
        for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
            if (which == Figure::Gleich ? !withGleich : !withHanger) continue;
            figures[at(which)].how = result.midRedeal ? How::None : How::Open;
            figures[at(which)].team.reset();
        }
        return;
    }
    const GoingOut zero = goingOut(rules, state, 0, withGleich, withHanger, inHand);
    const GoingOut one = goingOut(rules, state, 1, withGleich, withHanger, inHand);
    const GoingOut best = std::max(zero, one);
    // pagat Eichelperlaggen: of the longest figures neither kind nor height counts
    const bool lengthAlone = withGleich && withHanger && rules.is(rulebook::DeclareCompare::LenOnly);
    const bool equal = lengthAlone ? zero.size == one.size : zero == one;
    const bool tooShort = best.size < needed;
    const bool nobody = tied || equal || tooShort;
    // readings.md 38: who was left the figure may still lay one long enough
    const bool waiting = tooShort && !tied && canStill;
    for (const Figure which : {Figure::Gleich, Figure::Hanger}) {
        SettledFigure& settled = figures[at(which)];
        if (which == Figure::Gleich ? !withGleich : !withHanger) continue;
        const bool decides = !nobody && best.gleich == (which == Figure::Gleich);
        if (decides) {
            settled = {.figure = which, .team = zero > one ? 0 : 1, .value = 1, .how = How::Unbet};
        } else if (settled.how != How::Standing) {
            settled.how = nobody && !waiting ? How::None : How::Open;
            settled.team.reset();
        }
    }
    result.midRedeal = nobody && !waiting;
    result.decidedInDeal = !nobody;
}

// RP-206, RP-211: at both one short only a declared figure or the Spiel goes out.
void goingOutFromStart(const State& state, std::array<SettledFigure, kFigureCount>& figures) {
    for (const Figure which : {Figure::Gleich, Figure::Hanger})
        if (state.figure(which).decided != Decided::Conceded) {
            figures[at(which)].how = How::Open;
            figures[at(which)].team.reset();
        }
}

void declared(const Rules& rules, const State& state, std::array<SettledFigure, kFigureCount>& figures) {
    const Declaration& declaration = state.declaration;
    if (!declaration.winner) return;
    const Figure which = declaredFigure(rules, state, declaration);
    for (SettledFigure& settled : figures) {
        if (settled.how == How::Conceded) continue;
        settled.how = How::Open;
        settled.team.reset();
    }
    figures[at(which)] = {
        .figure = which, .team = state.teamOf(*declaration.winner), .value = 1, .how = How::Declared};
}

} // namespace schreiber::deal
