#include <koenigrufen/line/line.h>

namespace schreiber::koenigrufen::line {
std::vector<std::int64_t> atTable(const deal::Points& points, const Table& table) {
    std::vector<std::int64_t> all(static_cast<std::size_t>(table.seats), 0);
    for (std::size_t i = 0; i < points.size(); ++i)
        all[static_cast<std::size_t>(cards::indexOf(table.atTable(static_cast<Seat>(i))))] = points[i];
    return all;
}

Settled settled(const rulebook::Rules& rules, const Line& line, const Table& table, const deal::CountBy& by) {
    if (const auto* numbers = std::get_if<Numbers>(&line.what)) {
        const int doubles = numbers->doubles == Doubles::AsTrischaken ? rules.set().trischakenDoubles
                            : numbers->doubles == Doubles::AsMondfang ? rules.set().mondfangDoubles
                                                                      : 0;
        return {numbers->points, {}, doubles, 1};
    }
    deal::Settlement settlement = deal::settle(rules, deal::countedBy(by, std::get<deal::Facts>(line.what)));
    return {atTable(settlement.points, table), std::move(settlement.items), settlement.doubles,
            settlement.valat};
}

std::optional<rulebook::Game> gameOf(const Line& line) {
    const auto* facts = std::get_if<deal::Facts>(&line.what);
    if (facts == nullptr) return std::nullopt;
    if (const auto* game = std::get_if<deal::PositiveGame>(&facts->game)) return game->game;
    if (const auto* games = std::get_if<std::vector<deal::NegativeGame>>(&facts->game))
        return games->front().game;
    return rulebook::Game::Trischaken;
}

} // namespace schreiber::koenigrufen::line
