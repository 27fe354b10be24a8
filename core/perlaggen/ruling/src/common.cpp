#include "common.h"

#include "merge_rulings.h"
#include "parting.h"

#include <algorithm>
#include <bit>
#include <tuple>

namespace schreiber::perlaggen::ruling {

using deal::Outcome, deal::State;

namespace {

template <class Member>
bool same(std::span<const TimeLine> timeLines, Member member) {
    return std::ranges::all_of(timeLines, [&](const TimeLine& timeLine) {
        return timeLine.outcome.*member == timeLines.front().outcome.*member;
    });
}

// The teams whose number is not the same on all time lines, a bit each.
std::uint8_t teamsParted(std::span<const TimeLine> timeLines, deal::ByTeam Outcome::*numbers) {
    std::uint8_t teams = 0;
    for (const TimeLine& timeLine : timeLines)
        for (std::size_t i = 0; i < (timeLine.outcome.*numbers).size(); ++i)
            if ((timeLine.outcome.*numbers)[i] != (timeLines.front().outcome.*numbers)[i])
                teams = static_cast<std::uint8_t>(teams | 1U << i);
    return teams;
}

void empty(deal::ByTeam& numbers, std::uint8_t teams) {
    for (std::size_t i = 0; i < numbers.size(); ++i)
        if ((teams >> i & 1U) != 0) numbers[i] = 0;
}

bool sameBest(const std::optional<deal::BestFigure>& one, const std::optional<deal::BestFigure>& other) {
    if (!one || !other) return one.has_value() == other.has_value();
    return one->seat == other->seat && one->cards == other->cards;
}

template <class T>
bool contains(const std::vector<T>& all, const T& one) {
    return std::ranges::find(all, one) != all.end();
}

void leastOf(deal::ByTeam& least, const deal::ByTeam& other) {
    for (std::size_t i = 0; i < least.size(); ++i) least[i] = std::min(least[i], other[i]);
}

// A game that is lost leaves nothing to be taken off later: such a time line has no say in it.
deal::ByTeam certainlyOwed(std::span<const TimeLine> timeLines) {
    std::optional<deal::ByTeam> owed;
    for (const TimeLine& timeLine : timeLines) {
        if (timeLine.state.gameLost) continue;
        if (owed)
            leastOf(*owed, timeLine.outcome.deferred);
        else
            owed = timeLine.outcome.deferred;
    }
    return owed.value_or(deal::ByTeam{});
}

Outcome commonOutcome(std::span<const TimeLine> timeLines) {
    Outcome common = timeLines.front().outcome;
    for (const TimeLine& timeLine : timeLines) {
        const Outcome& other = timeLine.outcome;
        for (std::size_t i = 0; i < common.figures.size(); ++i)
            if (other.figures[i] != timeLines.front().outcome.figures[i]) {
                common.figures[i].leave(deal::How::Undecided);
            }
        for (std::size_t i = 0; i < common.best.size(); ++i)
            if (!sameBest(common.best[i], other.best[i])) common.best[i].reset();
        // what is certain to be fined, and certain to be owed
        leastOf(common.penalties, other.penalties);
        common.complete = common.complete && other.complete;
        common.newDeal = common.newDeal && other.newDeal;
    }
    common.deferred = certainlyOwed(timeLines);
    common.undecided = {.points = teamsParted(timeLines, &Outcome::points),
                        .score = teamsParted(timeLines, &Outcome::score),
                        .gestrichen = !same(timeLines, &Outcome::gestrichen),
                        .winner = !same(timeLines, &Outcome::winner),
                        .counted = !same(timeLines, &Outcome::counted),
                        .penalties = !same(timeLines, &Outcome::penalties)};
    empty(common.points, common.undecided.points);
    empty(common.score, common.undecided.score);
    if (common.undecided.gestrichen) common.gestrichen = {};
    if (common.undecided.winner) common.winner.reset();
    if (!same(timeLines, &Outcome::loser)) common.loser.reset();
    if (common.undecided.counted) common.counted.clear();
    std::erase_if(common.stakesLost, [&](const deal::StakeLost& lost) {
        return !std::ranges::all_of(
            timeLines, [&](const TimeLine& timeLine) { return contains(timeLine.outcome.stakesLost, lost); });
    });
    if (!same(timeLines, &Outcome::nextDealer)) common.nextDealer.reset();
    return common;
}

// What the time lines part on where `told` tells of them differently.
template <class Told>
Missing decides(std::span<const TimeLine> timeLines, cards::CardSet pool, Told told) {
    std::vector<decltype(told(timeLines.front().outcome))> seen;
    std::vector<int> kinds;
    for (const TimeLine& timeLine : timeLines) {
        auto one = told(timeLine.outcome);
        auto at = std::ranges::find(seen, one);
        if (at == seen.end()) at = seen.insert(at, std::move(one));
        kinds.push_back(static_cast<int>(at - seen.begin()));
    }
    Missing missing;
    if (seen.size() < 2) return missing;
    for (const deal::Doubt* doubt : partingOn(timeLines, kinds)) {
        if (const auto fact = missingFact(*doubt, pool); fact && !contains(missing.facts, *fact))
            missing.facts.push_back(*fact);
        if (doubt->which && !contains(missing.switches, *doubt->which))
            missing.switches.push_back(*doubt->which);
    }
    std::ranges::stable_sort(missing.facts, {}, &deal::MissingFact::seat);
    return missing;
}

int cardsPlayed(const State& state) {
    int count = 0;
    for (const deal::Trick& trick : state.tricks) count += std::popcount(static_cast<unsigned>(trick.played));
    return count;
}

// The time lines that tell of the tricks: one on which the game or the deal has ended passes over what came
// later; where it has ended on all, those on which it did so last.
std::vector<const State*> tellingOfTricks(std::span<const TimeLine> timeLines) {
    std::vector<const State*> telling;
    int most = 0;
    for (const TimeLine& timeLine : timeLines) most = std::max(most, cardsPlayed(timeLine.state));
    const auto endedEarly = [](const State& state) {
        return state.ending == deal::Ending::Redeal || state.ending == deal::Ending::GameLost ||
               state.ending == deal::Ending::GameWon;
    };
    for (const TimeLine& timeLine : timeLines)
        if (!endedEarly(timeLine.state)) telling.push_back(&timeLine.state);
    if (!telling.empty()) return telling;
    for (const TimeLine& timeLine : timeLines)
        if (cardsPlayed(timeLine.state) == most) telling.push_back(&timeLine.state);
    return telling;
}

bool sameBetting(const deal::FigureState& one, const deal::FigureState& other) {
    return std::tie(one.decided, one.team, one.held, one.value, one.open, one.openBy) ==
           std::tie(other.decided, other.team, other.held, other.value, other.open, other.openBy);
}

Certain certainOf(std::span<const TimeLine> timeLines) {
    const std::vector<const State*> telling = tellingOfTricks(timeLines);
    const State& first = *telling.front();
    Certain certain;
    for (const State* other : telling) {
        for (const deal::Figure which : deal::kFigures) {
            bool& same = certain.figures[static_cast<std::size_t>(which)];
            same = same && sameBetting(first.figure(which), other->figure(which));
        }
        certain.turn = certain.turn && other->phase == first.phase && other->show.turn == first.show.turn;
    }
    return certain;
}

// The tricks as far as they lie the same.
State commonState(std::span<const TimeLine> timeLines) {
    const std::vector<const State*> telling = tellingOfTricks(timeLines);
    State common = *telling.front();
    std::size_t rows = common.tricksBegun().size();
    for (const State* one : telling) {
        const State& other = *one;
        if (other.trump != common.trump) common.trump.reset();
        for (std::size_t team = 0; team < common.dealLost.size(); ++team) {
            common.dealLost[team] = common.dealLost[team] && other.dealLost[team];
            common.spielLost[team] = common.spielLost[team] && other.spielLost[team];
        }
        rows = std::min(rows, other.tricksBegun().size());
        for (std::size_t i = 0; i < rows; ++i) {
            deal::Trick& trick = common.tricks[i];
            const deal::Trick& there = other.tricks[i];
            if (trick.leader != there.leader) {
                rows = i;
                break;
            }
            for (const cards::Seat seat : common.everyone())
                if (!there.has(seat) || trick.of(seat) != there.of(seat)) deal::remove(trick.played, seat);
            trick.ahead = static_cast<deal::SeatMask>(trick.ahead & there.ahead);
            trick.wrong = static_cast<deal::SeatMask>(trick.wrong & there.wrong);
            trick.cannotWin = static_cast<deal::SeatMask>(trick.cannotWin & there.cannotWin);
            if (trick.winner != there.winner) trick.winner.reset();
        }
    }
    common.trickCount = static_cast<int>(rows);
    common.trickOpen = false;
    return common;
}

} // namespace

TimeLine inCommon(std::span<const TimeLine> timeLines, cards::CardSet pool) {
    if (timeLines.size() == 1) return timeLines.front();
    TimeLine common;
    common.rulings = mergedRulings(timeLines, pool);
    common.outcome = commonOutcome(timeLines);
    common.state = commonState(timeLines);
    common.certain = certainOf(timeLines);
    for (std::size_t figure = 0; figure < common.decides.size(); ++figure)
        common.decides[figure] =
            decides(timeLines, pool, [figure](const Outcome& outcome) { return outcome.figures[figure]; });
    common.decidesSheet = decides(timeLines, pool, [](const Outcome& outcome) {
        return std::tuple(outcome.points, outcome.score, outcome.gestrichen, outcome.winner, outcome.counted);
    });
    return common;
}

} // namespace schreiber::perlaggen::ruling
