#include "match.h"

#include <algorithm>
#include <cstddef>

namespace schreiber::kinds {

namespace {

// The side with the best number alone.
std::optional<std::size_t> ahead(const std::vector<int>& score, bool fewerIsBetter) {
    if (score.empty()) return std::nullopt;
    const auto best = fewerIsBetter ? std::min_element(score.begin(), score.end())
                                    : std::max_element(score.begin(), score.end());
    if (std::count(score.begin(), score.end(), *best) != 1) return std::nullopt;
    return static_cast<std::size_t>(best - score.begin());
}

std::optional<std::size_t> winnerOf(const tournament::Sheet& sheet, std::size_t sides, bool fewerIsBetter) {
    if (sheet.ending == tournament::Ending::Forfeit && sides == 2 &&
        (sheet.forfeitBy == 0 || sheet.forfeitBy == 1))
        return sheet.forfeitBy == 0 ? std::size_t{1} : std::size_t{0};
    return ahead(sheet.score, fewerIsBetter);
}

// From nothing there to a second person's word; a dispute stands before everything.
int finishedness(tournament::SheetState state) {
    switch (state) {
    case tournament::SheetState::Disputed:
        return 0;
    case tournament::SheetState::Missing:
        return 1;
    case tournament::SheetState::Open:
        return 2;
    case tournament::SheetState::Entered:
        return 3;
    case tournament::SheetState::Confirmed:
        return 4;
    }
    return 0;
}

} // namespace

Match matchAt(const tournament::Table& table, const tournament::Settings& settings) {
    Match match;
    if (table.games.empty()) return match;
    std::vector<int> won(table.sides.size(), 0);
    bool all = true;
    match.state = tournament::SheetState::Confirmed;
    for (const tournament::Sheet& sheet : table.games) {
        if (finishedness(sheet.state) < finishedness(match.state)) match.state = sheet.state;
        if (!tournament::isWritten(sheet)) {
            all = false;
            continue;
        }
        match.games.push_back(sheet.score);
        match.ending = sheet.ending;
        const auto winner = winnerOf(sheet, table.sides.size(), settings.countsDown());
        if (winner && *winner < won.size()) ++won[*winner];
        if (table.games.size() == 1) match.winner = winner;
    }
    if (table.games.size() == 1) {
        if (!match.games.empty()) match.score = match.games.front();
        match.games.clear();
    } else if (!match.games.empty()) {
        match.score = won;
        if (all) match.winner = ahead(won, false);
    }
    return match;
}

} // namespace schreiber::kinds
