#include "match.h"

#include <tournament/match.h>

#include <algorithm>
#include <array>

namespace schreiber::kinds {

namespace {

using tournament::Amount;
using tournament::Sheet;
using tournament::SheetState;

// A dispute stands before everything, then what is missing.
bool lessSettled(const Sheet& a, const Sheet& b) {
    constexpr std::array kOrder{SheetState::Disputed, SheetState::Missing, SheetState::Open,
                                SheetState::Entered, SheetState::Confirmed};
    return std::find(kOrder.begin(), kOrder.end(), a.state) <
           std::find(kOrder.begin(), kOrder.end(), b.state);
}

std::optional<std::size_t> onlyWinner(const std::vector<Amount>& wins) {
    const auto winner = std::find(wins.begin(), wins.end(), Amount{2});
    return winner == wins.end() ? std::nullopt
                                : std::optional(static_cast<std::size_t>(winner - wins.begin()));
}

std::string inHalves(Amount amount) {
    const std::string whole = amount.halves == 1 ? std::string() : std::to_string(amount.halves / 2);
    return amount.halves % 2 != 0 ? whole + "½" : whole;
}

} // namespace

MatchLine matchLine(const tournament::Settings& settings, const tournament::Table& table) {
    MatchLine line;
    if (table.games.empty()) return line;
    line.state = std::min_element(table.games.begin(), table.games.end(), lessSettled)->state;
    for (const Sheet& sheet : table.games) {
        if (!tournament::isWritten(sheet)) continue;
        line.games.push_back(sheet.score);
        line.ending = sheet.ending;
    }
    const auto result = tournament::resultOf(settings, table);
    if (result) line.winner = onlyWinner(result->wins);
    if (table.games.size() > 1) {
        if (result)
            for (Amount won : result->games) line.score.push_back(inHalves(won));
    } else if (!line.games.empty()) {
        for (int points : line.games.front()) line.score.push_back(std::to_string(points));
        line.games.clear();
    }
    return line;
}

} // namespace schreiber::kinds
