#include "steps/ruling_score.h"

#include "steps/sheets.h"
#include "steps/step.h"

#include <desk/games.h>
#include <tournament/heats.h>

#include <algorithm>
#include <string>
#include <vector>

namespace schreiber::desk {

using tournament::Ruling;

namespace {

// The sheet without what this ruling wrote on it.
tournament::Sheet withoutOwn(tournament::Sheet sheet, const Ruling& ruling) {
    std::erase_if(sheet.lines, [&](const tournament::Line& line) {
        return std::any_of(ruling.entered.begin(), ruling.entered.end(), [&](const auto& entry) {
            return entry.line == line.n && entry.measure != tournament::Measure::Strike;
        });
    });
    return sheet;
}

Warning differing(const char* code, const Tournament& tournament, const Ruling& ruling,
                  const std::string& record, const std::string& sheet) {
    return {code,
            {{"table", tournament::tableCalled(tournament, ruling.round, ruling.table)},
             {"record", record},
             {"sheet", sheet}}};
}

} // namespace

// As the deal in dispute began: the one that is played now, or the last of a game that is over, which is then
// as it was before its last lines. Nothing where only a final score is known.
std::optional<tournament::Standing> beforeDispute(tournament::Sheet sheet,
                                                  const tournament::GameTarget& target, int firstDealer) {
    tournament::Standing standing = tournament::standingOf(sheet, target, firstDealer);
    if (sheet.finalOnly) return std::nullopt;
    sheet.ending = tournament::Ending::Played;
    const auto deals = standing.deals;
    const bool over = !standing.dealerNext;
    while (over && !sheet.lines.empty() && standing.deals == deals) {
        sheet.lines.pop_back();
        standing = tournament::standingOf(sheet, target, firstDealer);
    }
    return standing;
}

std::optional<Warning> whetherOtherScore(const Tournament& tournament, const Ruling& ruling,
                                         tournament::Measure measure) {
    const auto at = locate(tournament, {ruling.round, ruling.table, ruling.game});
    const auto deal = readOneDeal(ruling.record, {});
    if (ruling.table == 0 || !ruling.origin.empty() || !at || !deal) return std::nullopt;
    const game::Head& head = deal->head;
    const tournament::Table& table = tableAt(tournament, *at);
    const tournament::GameTarget target = tournament::targetOf(tournament.settings, table);
    const int played = head.agreed.target;
    if (played > 0 && !target.countsDown() && played != target.target)
        return differing("ruling_other_target", tournament, ruling, std::to_string(played),
                         std::to_string(target.target));
    const tournament::Sheet sheet = withoutOwn(sheetAt(tournament, *at), ruling);
    const auto standing = beforeDispute(sheet, target, table.firstDealer);
    if (!head.score || !standing || *head.score == standing->score) return std::nullopt;
    const std::vector<int> start(head.score->size(), target.start);
    const auto ever = tournament::standingOf(sheet, target, table.firstDealer).afterLine;
    const bool was = *head.score == start || std::find(ever.begin(), ever.end(), *head.score) != ever.end();
    if (was && measure != tournament::Measure::Line) return std::nullopt;
    return differing("ruling_other_score", tournament, ruling, joined(*head.score), joined(standing->score));
}

} // namespace schreiber::desk
