#include "due.h"

#include "steps/drawing.h"
#include "steps/ending.h"

#include <tournament/appeals.h>
#include <tournament/heats.h>
#include <tournament/schedule.h>

#include <algorithm>
#include <iterator>
#include <utility>

namespace schreiber::desk {

namespace {

DueStep beforeFirstRound(const tournament::Tournament& tournament) {
    const bool singles = tournament::playedBySingles(tournament.settings);
    const bool four = tournament.settings.format == tournament::Format::Drawn;
    const std::size_t least = tournament.settings.zeroSum
                                  ? static_cast<std::size_t>(tournament.settings.players)
                              : four ? 4
                                     : 2;
    if (tournament::contestants(tournament).size() >= least) return {Step::Draw, 1, {}, {}};
    if (!singles && tournament.entries.size() >= 4) return {Step::Draw, 0, {}, {}};
    return {Step::Entries, 0, {}, {}};
}

DueStep nextStepOf(const tournament::Tournament& tournament, const OutdatedDraw& drawn) {
    if (tournament.closing) return {Step::Closed, tournament::currentRound(tournament), {}, {}};
    if (tournament.rounds.empty()) {
        DueStep step = beforeFirstRound(tournament);
        if (step.step == Step::Draw && !singlesWithoutPartner(tournament).empty())
            return {Step::Draw, 0, {}, {}};
        return step;
    }
    const tournament::Round& last = tournament.rounds.back();
    const bool alone = !singlesWithoutPartner(tournament).empty();
    if (last.state == tournament::RoundState::Draft) {
        if (alone) return {Step::Draw, 0, {}, {}}; // the draft has no place for them
        return {drawn.wantsRedraw() ? Step::DrawAnew : Step::ConfirmDraw, last.number, {}, {}};
    }
    if (auto missing = tournament::missingSheets(tournament); !missing.empty()) {
        std::vector<tournament::MissingSheet> disputed;
        std::copy_if(missing.begin(), missing.end(), std::back_inserter(disputed),
                     [&](const auto& sheet) { return isDisputed(tournament, sheet); });
        const Step step = drawn.wantsRedraw() ? Step::DrawAnew : Step::Play;
        return {step, last.number, std::move(missing), std::move(disputed)};
    }
    if (auto level = tournament::levelMatches(tournament, last.number); !level.empty())
        return {Step::Decide, last.number, {}, {}, std::move(level)};
    const bool open = tournament::isOpenEnded(tournament);
    if (open || tournament::roundsLeft(tournament))
        return {Step::Draw, alone ? 0 : last.number + 1, {}, {}, {}, {}, open && !alone};
    DueStep finished{Step::Finished, last.number, {}, {}};
    if (auto standings = tournament::standingsOf(tournament)) finished.tied = std::move(standings->tied);
    return finished;
}

} // namespace

DueStep dueOf(const tournament::Tournament& tournament, const std::set<int>& swapped) {
    OutdatedDraw drawn = outdatedDraw(tournament, swapped);
    DueStep due = nextStepOf(tournament, drawn);
    due.drawn = std::move(drawn);
    for (const tournament::Ruling* ruling : tournament::appealsAt(tournament, 0, 0, 0)) {
        const tournament::MissingSheet sheet{
            ruling->round, ruling->table, ruling->game,
            tournament::tableCalled(tournament, ruling->round, ruling->table)};
        if (std::find(due.disputed.begin(), due.disputed.end(), sheet) == due.disputed.end())
            due.disputed.push_back(sheet);
    }
    return due;
}

std::string roundState(const tournament::Tournament& tournament, int number) {
    const tournament::Round* round = tournament::findRound(tournament, number);
    if (round == nullptr) return "entries";
    return isOver(tournament, *round) ? "complete" : tournament::nameOf(round->state);
}

} // namespace schreiber::desk
