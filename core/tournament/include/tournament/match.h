#pragma once

#include <tournament/amount.h>
#include <tournament/model.h>

#include <optional>
#include <vector>

namespace schreiber::tournament {

// What a match came to, for each side of the table. It is won by more games, then by more points; level in
// both, those level have half a win each. Points of a game that counts down are those missing from the start.
struct MatchResult {
    std::vector<Amount> wins;
    std::vector<Amount> games; // single games won
    std::vector<int> points;
    std::vector<int> shutouts; // games won with the losers at nothing

    friend bool operator==(const MatchResult&, const MatchResult&) = default;
};

// None until every game of the match counts (isWritten).
std::optional<MatchResult> resultOf(const Settings& settings, const Table& table);

} // namespace schreiber::tournament
