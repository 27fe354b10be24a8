#include <tournament/match.h>
#include <tournament/sheet.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <cstddef>

namespace schreiber::tournament {

namespace {

// The sides that have most, each with its share of one win: all of it, or a half where they are level.
std::vector<Amount> winShares(const std::vector<int>& values) {
    const int most = *std::max_element(values.begin(), values.end());
    const bool level = std::count(values.begin(), values.end(), most) > 1;
    std::vector<Amount> shares;
    for (const int value : values) shares.push_back({value < most ? 0 : (level ? 1 : 2)});
    return shares;
}

// How a game is decided: a forfeit puts its side last, a winner first, otherwise points tell.
std::vector<int> orderOf(const Sheet& sheet, const Standing& standing, const std::vector<int>& points) {
    constexpr int kBeyondPoints = 1'000'000;
    std::vector<int> order = points;
    if (sheet.ending == Ending::Forfeit)
        order[static_cast<std::size_t>(sheet.forfeitBy)] -= kBeyondPoints;
    else if (standing.winner)
        order[static_cast<std::size_t>(*standing.winner)] += kBeyondPoints;
    return order;
}

bool isShutOut(const std::vector<int>& points, std::size_t winner) {
    for (std::size_t side = 0; side < points.size(); ++side)
        if (side != winner && points[side] > 0) return false;
    return true;
}

// A sheet may come from a file that others wrote: only what could be a game's result counts as one.
bool isUsable(const Sheet& sheet, std::size_t sides) {
    const bool forfeit = sheet.ending == Ending::Forfeit;
    const bool sane = std::none_of(sheet.score.begin(), sheet.score.end(), isMoreThanZeroSum);
    return isWritten(sheet) && sane && sheet.score.size() == sides &&
           (!forfeit || (sheet.forfeitBy >= 0 && sheet.forfeitBy < static_cast<int>(sides)));
}

// One game as it counts.
struct CountedGame {
    std::vector<int> points; // those missing from the start where the game counts down
    std::vector<Amount> won;
};

CountedGame counted(const Sheet& sheet, const GameTarget& target, int firstDealer) {
    CountedGame game;
    for (const int score : sheet.score)
        game.points.push_back(target.countsDown() ? target.start - score : score);
    game.won = winShares(orderOf(sheet, standingOf(sheet, target, firstDealer), game.points));
    return game;
}

// Nobody wins or loses against anybody: each has its points, and a place at the table.
MatchResult zeroSumResult(const Settings& settings, const Table& table) {
    const std::size_t sides = table.sides.size();
    MatchResult result{std::vector<Amount>(sides), std::vector<Amount>(sides), std::vector<int>(sides),
                       std::vector<int>(sides)};
    result.penalty.resize(sides);
    result.rank.resize(sides);
    result.tableWins.resize(sides);
    result.deals.resize(sides);
    const auto rankPoints = readRankPoints(settings.rankPoints, settings.players);
    for (const Sheet& sheet : table.games) {
        const std::vector<int> penalty = penaltiesOf(sheet, sides);
        const std::vector<int> deals = dealsPlayed(settings, table, sheet);
        const auto rank = rankPoints ? rankPointsOf(*rankPoints, sheet.score) : std::vector<Amount>(sides);
        const int most = *std::max_element(sheet.score.begin(), sheet.score.end());
        for (std::size_t side = 0; side < sides; ++side) {
            result.points[side] += sheet.score[side];
            result.penalty[side] += penalty[side];
            result.rank[side].halves += rank[side].halves;
            result.tableWins[side] += sheet.score[side] == most ? 1 : 0;
            result.deals[side] += deals[side];
        }
    }
    return result;
}

} // namespace

bool hasResult(const Table& table) {
    return !table.games.empty() && std::all_of(table.games.begin(), table.games.end(), isWritten);
}

std::optional<MatchResult> resultOf(const Settings& settings, const Table& table) {
    const std::size_t sides = table.sides.size();
    const bool complete = sides > 0 && !table.games.empty() &&
                          std::all_of(table.games.begin(), table.games.end(),
                                      [&](const Sheet& sheet) { return isUsable(sheet, sides); });
    if (!complete) return std::nullopt;
    if (settings.zeroSum) return zeroSumResult(settings, table);

    const GameTarget target = targetOf(settings, table);
    MatchResult result{{}, std::vector<Amount>(sides), std::vector<int>(sides), std::vector<int>(sides)};
    for (const Sheet& sheet : table.games) {
        const CountedGame game = counted(sheet, target, table.firstDealer);
        for (std::size_t side = 0; side < sides; ++side) {
            result.points[side] += game.points[side];
            result.games[side].halves += game.won[side].halves;
            if (game.won[side].halves == 2 && isShutOut(game.points, side)) ++result.shutouts[side];
        }
    }

    std::vector<int> order;
    const int mostGames = std::max_element(result.games.begin(), result.games.end())->halves;
    const bool oneGame = table.games.size() == 1;
    for (std::size_t side = 0; side < sides; ++side) {
        // A single game decides itself, also against the points (a forfeit).
        constexpr int kBehind = -1'000'000'000;
        const bool leads = result.games[side].halves == mostGames;
        order.push_back(!leads ? kBehind : (oneGame ? 0 : result.points[side]));
    }
    result.wins = winShares(order);
    return result;
}

std::optional<std::size_t> winnerOf(const MatchResult& result) {
    const auto won = std::find(result.wins.begin(), result.wins.end(), Amount{2});
    if (won == result.wins.end()) return std::nullopt;
    return static_cast<std::size_t>(won - result.wins.begin());
}

bool isWonOnPoints(const MatchResult& result) {
    const auto winner = winnerOf(result);
    return winner && std::count(result.games.begin(), result.games.end(), result.games[*winner]) > 1;
}

std::vector<Amount> gamesWon(const Settings& settings, const Table& table) {
    const GameTarget target = targetOf(settings, table);
    std::vector<Amount> won;
    for (const Sheet& sheet : table.games) {
        if (!isUsable(sheet, table.sides.size())) continue;
        won.resize(table.sides.size());
        const CountedGame game = counted(sheet, target, table.firstDealer);
        for (std::size_t side = 0; side < won.size(); ++side) won[side].halves += game.won[side].halves;
    }
    return won;
}

SheetState stateOf(const Table& table) {
    const auto in = [&](SheetState state) {
        return std::count_if(table.games.begin(), table.games.end(),
                             [&](const Sheet& sheet) { return sheet.state == state; });
    };
    if (in(SheetState::Disputed) > 0) return SheetState::Disputed;
    const auto missing = in(SheetState::Missing);
    if (missing == static_cast<std::ptrdiff_t>(table.games.size())) return SheetState::Missing;
    if (missing + in(SheetState::Open) > 0) return SheetState::Open;
    return in(SheetState::Entered) > 0 ? SheetState::Entered : SheetState::Confirmed;
}

} // namespace schreiber::tournament
