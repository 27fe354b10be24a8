#include "index.h"
#include "knowledge.h"
#include "table.h"

#include <algorithm>
#include <perlaggen/deal/choices.h>

namespace schreiber::perlaggen::deal {

using rulebook::Rules, rulebook::Switch;

namespace {

// The Weli as what it is, or a Perlagg of that name.
bool sixIsThere(const State& state) {
    constexpr cards::Card kSix(cards::Suit::Schell, cards::Rank::Six);
    const auto all = static_cast<SeatMask>((1U << static_cast<unsigned>(state.seats)) - 1U);
    return anyOf(state, all, [&](cards::Seat seat) {
        return state.hand(seat).cards.contains(kSix) ||
               std::ranges::any_of(lying(state, seat),
                                   [&](const figures::HeldCard& held) { return held.card.face() == kSix; });
    });
}

// Points that a side could have by what has been settled, the Spiel of the tricks among it.
bool isNearTheEnd(const Rules& rules, const State& state) {
    int most = 1;
    for (const FigureState& figure : state.figures)
        if (figure.decided != Decided::No) most += std::max(figure.value, figure.points);
    for (int team = 0; team < state.teams(); ++team) {
        const int score = state.score[at(team)];
        if (countsDown(rules) ? score <= most + 1 : score + most >= state.target - 1) return true;
    }
    return false;
}

// Something lies open, or lay open, that could be exchanged.
bool mayBeFetched(const Rules& rules, const State& state) {
    return state.tookTrump != 0 || state.tookAcorn != 0 || !state.acorns.empty() ||
           (state.trump && state.trumpCard && rules.perlaggen(*state.trump).contains(*state.trumpCard));
}

bool fined(const Outcome& outcome) {
    return outcome.penalties != ByTeam{} || outcome.deferred != ByTeam{};
}

bool stands(const Outcome& outcome, const State& state) {
    return outcome.figures[at(Figure::Hanger)].how == How::Standing ||
           state.show.declared[at(Figure::Hanger)] != 0;
}

// Most of what is asked decides nothing: it need not be tried.
bool mayDecide(const Rules& rules, Switch which, const State& state, const Outcome& outcome) {
    switch (which) {
    case Switch::Target: // told with the score
    case Switch::TwoPlayerHand:
    case Switch::ThreePlayerHand:
    // the sources speak of it: of the deal alone (pagat Scoring), and so fits it what imst-2015 § 10 says
    case Switch::FalseBetScope:
        return false;
    case Switch::WeliInHanger:
    case Switch::PairOfSixes:
        return sixIsThere(state);
    case Switch::BaptiseAsS6In32Pack:
        return rules.set().pack == cards::Pack::Cards32;
    case Switch::LongFigures:
        return state.handSize > 5;
    case Switch::TrumpHanger:
        return stands(outcome, state) && equalOneInTrump(rules, state);
    case Switch::BetBeforeExchange:
        return mayBeFetched(rules, state);
    case Switch::NegativeScore:
        return fined(outcome);
    case Switch::MaxRaise:
        return std::ranges::any_of(state.figures, [](const FigureState& figure) { return figure.value > 3; });
    case Switch::PerlaggFollow:
    case Switch::UndertrumpHoldingSuit: {
        // what it forbids is a revoke, and costs something only where that does
        const auto& revoke = rules.setting(Switch::RevokePenalty);
        return !revoke.open() && !rules.is(rulebook::RevokePenalty::None);
    }
    case Switch::UnbetOrder:
    case Switch::UnbetConceded:
    case Switch::ConcededOrder:
    case Switch::VirtualCountsTricks:
        return isNearTheEnd(rules, state);
    default:
        return true;
    }
}

Rules withValue(const Rules& rules, Switch which, int value) {
    rulebook::RuleSet set = rules.set();
    set.switches[which].value = static_cast<std::int8_t>(value);
    return {std::move(set), rules.seats()};
}

// Whose figure it is, where that is settled.
bool isOthers(const SettledFigure& here, const SettledFigure& there) {
    const auto isSettled = [](const SettledFigure& figure) {
        return figure.how != How::Open && figure.how != How::Undecided;
    };
    return isSettled(here) && isSettled(there) && here.team != there.team;
}

bool isUndecided(const Outcome& outcome) {
    return outcome.undecided.points != 0 || outcome.undecided.score != 0 || outcome.undecided.winner;
}

} // namespace

std::vector<OtherValue> otherValues(const Rules& rules, const rulebook::SwitchSet& asked, const State& state,
                                    const Outcome& outcome) {
    std::vector<OtherValue> others;
    if (isUndecided(outcome) || state.ending == Ending::GameLost) return others;
    for (int i = 0; i < rulebook::kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        const rulebook::Setting& setting = rules.setting(which);
        if (!asked.test(static_cast<std::size_t>(i)) || !setting.relevant) continue;
        if (!mayDecide(rules, which, state, outcome)) continue;
        for (int value = 0; value < static_cast<int>(rulebook::valuesOf(which).size()); ++value)
            if (value != setting.value)
                others.push_back({.which = which, .value = value, .rules = withValue(rules, which, value)});
    }
    return others;
}

bool comesToOther(const State& state, const Outcome& here, const Outcome& there) {
    if (isUndecided(there) || (here.complete && !there.complete)) return false;
    if (here.winner != there.winner || here.points != there.points || here.score != there.score) return true;
    // what comes after the end of the game nobody writes
    return !here.winner && state.ending != Ending::Redeal && std::ranges::any_of(kFigures, [&](Figure which) {
        return isOthers(here.figures[at(which)], there.figures[at(which)]);
    });
}

Otherwise otherwise(const OtherValue& other, const State& state, const Outcome& here, const Outcome& there) {
    Otherwise told{.which = other.which, .value = other.value, .score = there.score, .winner = there.winner};
    const bool over = here.winner || there.winner || state.ending == Ending::Redeal;
    for (const Figure which : kFigures)
        if (!over && isOthers(here.figures[at(which)], there.figures[at(which)]))
            told.figures[at(which)] = there.figures[at(which)].team;
    return told;
}

int decidedAt(const State& state, const Outcome& here, const Outcome& there) {
    for (const Figure which : kFigures)
        if (isOthers(here.figures[at(which)], there.figures[at(which)]) &&
            state.figure(which).decided != Decided::No)
            return state.figure(which).decidedBy;
    if (!here.counted.empty()) return state.figure(here.counted.back().figure).decidedBy;
    return std::max(0, state.events - 1);
}

bool isCostOf(const Rules& rules, Switch which, const Ruling& ruling) {
    if (ruling.verdict != Verdict::Illegal || !wasBroken(ruling)) return false;
    const Consequence& consequence = ruling.consequence;
    if (which == Switch::NegativeScore) return consequence.penalty != ByTeam{};
    const bool forfeits = consequence.dealLost || consequence.forfeit != std::array<bool, 3>{};
    return which == Switch::ForfeitToOpponents && rules.teams() == 2 && forfeits;
}

} // namespace schreiber::perlaggen::deal
