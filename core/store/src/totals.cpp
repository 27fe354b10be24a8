#include "totals.h"

#include <tournament/sheet.h>

namespace schreiber::store {

std::vector<WrongTotal> wrongTotals(const tournament::Tournament& tournament) {
    std::vector<WrongTotal> wrong;
    for (const tournament::Round& round : tournament.rounds)
        for (const tournament::Table& table : round.tables)
            for (std::size_t game = 0; game < table.games.size(); ++game) {
                const tournament::Sheet& sheet = table.games[game];
                if (sheet.finalOnly || (sheet.lines.empty() && sheet.score.empty())) continue;
                const auto target = targetOf(tournament.settings, table);
                const auto standing = standingOf(sheet, target, table.firstDealer);
                if (standing.score != sheet.score)
                    wrong.push_back({round.number, table.number, static_cast<int>(game) + 1, sheet.score,
                                     standing.score});
            }
    return wrong;
}

} // namespace schreiber::store
