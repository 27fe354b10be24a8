#include "index.h"

#include <algorithm>
#include <perlaggen/deal/choices.h>

namespace schreiber::perlaggen::deal {

using rulebook::Rules, rulebook::Switch;

namespace {

bool cameOut(const SettledFigure& figure) {
    return figure.how != How::Open && figure.how != How::Undecided;
}

// Another's figure, or one that is settled there alone.
bool isOthers(const SettledFigure& here, const SettledFigure& there) {
    return cameOut(there) && (cameOut(here) ? here.team != there.team : there.team.has_value());
}

// Somebody's figure, and not settled there by what was done.
bool isOpenThere(const SettledFigure& here, const SettledFigure& there) {
    return cameOut(here) && here.team && there.how == How::Open;
}

bool hasOtherStake(const SettledFigure& here, const SettledFigure& there) {
    return here.how == How::Open && there.how == How::Open && here.value != there.value;
}

// After the end of a game nobody writes anything, nor after a new deal.
bool isOver(const Outcome& outcome) {
    return outcome.winner || outcome.loser || outcome.newDeal;
}

bool writesOther(const Outcome& here, const Outcome& there) {
    return here.winner != there.winner || here.loser != there.loser || here.points != there.points ||
           here.score != there.score || here.deferred != there.deferred;
}

bool hasOtherFigure(const Outcome& here, const Outcome& there) {
    return !isOver(here) && std::ranges::any_of(kFigures, [&](Figure which) {
        const SettledFigure& one = here.figures[at(which)];
        const SettledFigure& other = there.figures[at(which)];
        return isOthers(one, other) || isOpenThere(one, other) || hasOtherStake(one, other);
    });
}

bool isDealtByOther(const Outcome& here, const Outcome& there) {
    return here.complete && there.complete && !here.winner && !there.winner &&
           here.nextDealer != there.nextDealer;
}

} // namespace

std::vector<OtherValue> otherValues(const Rules& rules, const rulebook::SwitchSet& asked) {
    std::vector<OtherValue> others;
    for (int i = 0; asked.any() && i < rulebook::kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        const rulebook::Setting& setting = rules.setting(which);
        if (!asked.test(static_cast<std::size_t>(i)) || !setting.relevant || setting.open()) continue;
        for (int value = 0; value < static_cast<int>(rulebook::valuesOf(which).size()); ++value)
            if (value != setting.value) others.push_back({.which = which, .value = value});
    }
    return others;
}

bool isDecided(const Outcome& outcome) {
    return outcome.undecided.points == 0 && outcome.undecided.score == 0 && !outcome.undecided.winner;
}

bool comesToOther(const Outcome& here, const Outcome& there) {
    return !isDecided(there) || writesOther(here, there) || hasOtherFigure(here, there) ||
           here.newDeal != there.newDeal || isDealtByOther(here, there);
}

Otherwise otherwise(const Outcome& here, const Outcome& there) {
    Otherwise told{
        .score = there.score, .deferred = there.deferred, .winner = there.winner, .loser = there.loser};
    told.scoreOpen = there.undecided.points != 0 || there.undecided.score != 0;
    told.winnerOpen = there.undecided.winner;
    for (const Figure which : kFigures) {
        if (isOver(there)) break;
        const SettledFigure& one = here.figures[at(which)];
        const SettledFigure& other = there.figures[at(which)];
        told.open[at(which)] = isOpenThere(one, other);
        if (!isOver(here) && isOthers(one, other)) told.figures[at(which)] = other.team;
        if (hasOtherStake(one, other)) told.values[at(which)] = other.value;
    }
    if (here.newDeal != there.newDeal) told.newDeal = there.newDeal;
    if (isDealtByOther(here, there)) told.nextDealer = there.nextDealer;
    return told;
}

std::vector<OtherCount> otherCounts(const Rules& rules, const Standing& before,
                                    const std::vector<Fact>& figures, Wanted wanted) {
    std::vector<OtherCount> all;
    Rules tried = rules;
    rulebook::SwitchSet asked;
    tried.noteChoices(&asked);
    const Decision here = decide(tried, before, figures, wanted);
    tried.noteChoices(nullptr);
    if (!here.isCertain()) return all;
    for (const OtherValue& other : otherValues(rules, asked)) {
        const int value = tried.put(other.which, other.value);
        const Decision there = decide(tried, before, figures, wanted);
        if (!there.isCertain() || !isSameEnd(tried, before.target, here.count, there.count, wanted))
            all.push_back({.other = other,
                           .count = wanted == Wanted::WithoutSurplus
                                        ? withoutSurplus(tried, before.target, there.count)
                                        : there.count,
                           .open = !there.isCertain()});
        tried.put(other.which, value);
    }
    return all;
}

int decidedAt(const State& state, const Outcome& here, const Outcome& there) {
    const int last = std::max(0, state.events - 1);
    for (const Figure which : kFigures) {
        const SettledFigure& figure = here.figures[at(which)];
        const SettledFigure& other = there.figures[at(which)];
        if (!isOthers(figure, other) && !isOpenThere(figure, other)) continue;
        // what stands at the end of the record nothing but its end has decided
        return state.figure(which).decided == Decided::No ? last : state.figure(which).decidedBy;
    }
    if (here.newDeal || here.counted.empty()) return last;
    return state.figure(here.counted.back().figure).decidedBy;
}

bool isCostOf(const Rules& rules, Switch which, const Ruling& ruling) {
    if (ruling.verdict != Verdict::Illegal || !wasBroken(ruling)) return false;
    const Consequence& consequence = ruling.consequence;
    if (which == Switch::NegativeScore) return consequence.penalty != ByTeam{};
    const bool forfeits = consequence.dealLost || consequence.forfeit != std::array<bool, 3>{};
    return which == Switch::ForfeitToOpponents && rules.teams() == 2 && forfeits;
}

} // namespace schreiber::perlaggen::deal
