#include "steps/import_sheets.h"

#include "steps/step.h"

#include <tournament/dispute.h>
#include <tournament/lines_so_far.h>

#include <algorithm>
#include <cstdlib>
#include <game/refusal_code.h>

namespace schreiber::desk {

namespace {

using tournament::Ending;
using tournament::GameTarget;
using tournament::Line;
using tournament::Sheet;
using tournament::SheetState;

// A final score that was struck may have been below 0.
Line aboveZero(Line line) {
    for (int& points : line.points) points = std::abs(points);
    return line;
}

// Each line once more onto those before it. Where one was struck since, or fined, what stood there when the
// next was written need not be what stands there now: then a line may come after what now is the end.
void addFaultsOfLines(const Sheet& sheet, const game::Game& game, const GameTarget& target,
                      const std::string& where, ImportFaults& faults) {
    const bool altered = std::any_of(sheet.lines.begin(), sheet.lines.end(),
                                     [](const Line& line) { return line.struck || !line.penalty.empty(); });
    tournament::LinesSoFar before(target);
    for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
        const Line& line = sheet.lines[i];
        const std::string there = where + placeIn("lines", i);
        if (line.n != static_cast<int>(i) + 1)
            faults.add(there + "/n", std::to_string(line.n), std::to_string(i + 1));
        for (std::size_t k = 0; k < line.figures.size(); ++k)
            if (const game::Mark& mark = line.figures[k]; !game.isMark(mark))
                faults.add(there + placeIn("figures", k),
                           base::printable(mark.figure + (mark.how.empty() ? "" : ":") + mark.how),
                           "export_value");
        if (line.struck && line.struck->empty()) faults.add(there + "/struck", "", "given_reason");
        const auto refusal = before.whyNot(line.struck ? aboveZero(line) : line);
        const auto isLate = [&] {
            return refusal->code == "game_over"_refusal || refusal->code == "both_at_target"_refusal;
        };
        if (refusal && !tournament::isSettledDispute(line) && !(altered && isLate()))
            faults.add(there, joined(line.points.empty() ? line.penalty : line.points), "written_line");
        before.add(line);
    }
}

bool isPossible(const Sheet& sheet, const GameTarget& target) {
    const bool over = tournament::isGameOver(sheet, target);
    switch (sheet.state) {
    case SheetState::Missing:
        return sheet == Sheet{};
    case SheetState::Open:
        return !over && !sheet.lines.empty();
    case SheetState::Entered:
    case SheetState::Confirmed:
        return over;
    case SheetState::Disputed:
        return sheet.finalOnly || !sheet.lines.empty();
    }
    return false;
}

} // namespace

namespace {

// Where lines sum to zero: what they come to is counted for all sheets together (linesNotAsCounted).
void addFaultsOfZeroSum(const Sheet& sheet, const GameTarget& target, const std::string& where,
                        ImportFaults& faults) {
    for (std::size_t i = 0; i < sheet.lines.size(); ++i) {
        const Line& line = sheet.lines[i];
        const std::string there = where + placeIn("lines", i);
        if (line.n != static_cast<int>(i) + 1)
            faults.add(there + "/n", std::to_string(line.n), std::to_string(i + 1));
        if (!line.figures.empty())
            faults.add(there + "/figures", line.figures.front().figure, "export_value");
        if (line.struck && line.struck->empty()) faults.add(there + "/struck", "", "given_reason");
        const bool fines = std::any_of(line.penalty.begin(), line.penalty.end(), [](int n) { return n < 0; });
        const bool nothing = line.text.empty() && line.penalty.empty() && !line.struck;
        if (fines || nothing || (line.text.empty() && !line.points.empty() && !line.struck))
            faults.add(there, joined(line.points.empty() ? line.penalty : line.points), "written_line");
    }
    const bool forfeits = sheet.ending == Ending::Forfeit;
    if (forfeits != (sheet.forfeitBy >= 0))
        faults.add(where + "/forfeit_by", std::to_string(sheet.forfeitBy),
                   forfeits ? upTo(static_cast<std::size_t>(target.sides) - 1) : "-1");
    if (sheet.ruling != 0 && sheet.ending != Ending::Ruling)
        faults.add(where + "/ruling", std::to_string(sheet.ruling), "0");
    const bool written = sheet.state == SheetState::Entered || sheet.state == SheetState::Confirmed;
    const bool hasAny = sheet.finalOnly || !sheet.lines.empty();
    const bool possible = sheet.state == SheetState::Missing ? sheet == Sheet{}
                          : sheet.state == SheetState::Open  ? !sheet.finalOnly && hasAny
                          : written                          ? hasAny && !sheet.score.empty()
                                                             : hasAny;
    if (!possible) faults.add(where + "/state", nameOf(sheet.state), "state_of_sheet");
}

} // namespace

void addFaultsOfSheet(const Sheet& sheet, const game::Game& game, const GameTarget& target,
                      const std::string& where, ImportFaults& faults) {
    if (target.zeroSum) return addFaultsOfZeroSum(sheet, target, where, faults);
    GameTarget anyRule = target; // the switch about fines may have been another when it was written
    anyRule.belowZero = base::BelowZero::Allowed;
    addFaultsOfLines(sheet, game, anyRule, where, faults);
    const bool forfeits = sheet.ending == Ending::Forfeit;
    if (forfeits != (sheet.forfeitBy >= 0))
        faults.add(where + "/forfeit_by", std::to_string(sheet.forfeitBy),
                   forfeits ? upTo(static_cast<std::size_t>(target.sides) - 1) : "-1");
    else if (sheet.finalOnly) {
        const auto keyed = tournament::withFinalScore(
            Sheet{}, anyRule, {sheet.score, sheet.ending, sheet.forfeitBy, sheet.ruling, true, sheet.remark});
        if (!keyed || keyed->score != sheet.score)
            faults.add(where + "/score", joined(sheet.score), "keyed_result");
    }
    if (sheet.ruling != 0 && sheet.ending != Ending::Ruling)
        faults.add(where + "/ruling", std::to_string(sheet.ruling), "0");
    // Whoever is at the target is keyed there a second time as well.
    for (std::size_t side = 0; side < std::min(sheet.second.size(), sheet.score.size()); ++side)
        if (!target.countsDown() && sheet.score[side] == target.target && target.isBeyond(sheet.second[side]))
            faults.add(where + "/second", joined(sheet.second), "keyed_result");
    if (!isPossible(sheet, target)) faults.add(where + "/state", nameOf(sheet.state), "state_of_sheet");
}

} // namespace schreiber::desk
