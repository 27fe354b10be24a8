#include <tournament/limits.h>

#include <lists/games.h>

namespace schreiber::lists {

namespace {

using Id = Played::Column;
using G = GameColumn;
using tournament::Sheet;
using tournament::Table;

std::size_t sideIn(const G& column) {
    return static_cast<std::size_t>(column.n) - 1;
}

Value roundOf(const Played& one, const G&) {
    return one.round;
}
template <auto Member>
Value ofTable(const Played& one, const G&) {
    return one.table.*Member;
}
Value gameOf(const Played& one, const G&) {
    return static_cast<int>(one.game) + 1;
}
Value nameOf(const Played& one, const G& column) {
    return sideIn(column) < one.names.size() ? Value(one.names[sideIn(column)]) : Value();
}
template <std::vector<int> Sheet::*Numbers>
Value numberOf(const Played& one, const G& column) {
    const std::vector<int>& numbers = one.sheet().*Numbers;
    return sideIn(column) < numbers.size() ? Value(numbers[sideIn(column)]) : Value();
}
template <class Choice, Choice Sheet::*Member>
Value nameOfChoice(const Played& one, const G&) {
    return tournament::nameOf(one.sheet().*Member);
}
Value stageOf(const Played& one, const G&) {
    return tournament::nameOf(one.table.stage);
}
Value entriesOf(const Played& one, const G& column) {
    if (sideIn(column) >= one.table.sides.size()) return {};
    std::string text;
    for (const int number : one.table.sides[sideIn(column)])
        text += (text.empty() ? "" : " / ") + std::to_string(number);
    return text;
}
Value forfeitOf(const Played& one, const G&) {
    return one.sheet().forfeitBy < 0 ? Value() : Value(one.sheet().forfeitBy + 1);
}
Value rulingOf(const Played& one, const G&) {
    return one.sheet().ruling == 0 ? Value() : Value(one.sheet().ruling);
}
Value remarkOf(const Played& one, const G&) {
    return one.remark;
}

} // namespace

std::size_t sidesInFiles(const tournament::Settings& settings) {
    constexpr std::size_t kRace = 3;
    return settings.zeroSum ? tournament::kMostSides : kRace;
}

std::vector<Played> gameRows(const tournament::Tournament& tournament, const RemarkInWords& remark) {
    std::vector<Played> rows;
    for (const tournament::Round& round : tournament.rounds) {
        if (round.state != tournament::RoundState::Published) continue;
        for (const Table& table : round.tables) {
            std::vector<std::string> names;
            for (std::size_t side = 0; side < table.sides.size(); ++side) {
                std::string& all = names.emplace_back();
                for (const std::string& name :
                     tournament::plainNamesOfSide(tournament, round.number, table, side))
                    all += (all.empty() ? "" : " / ") + name;
            }
            for (std::size_t game = 0; game < table.games.size(); ++game)
                rows.push_back({round.number, table, game, names, remark(table.games[game])});
        }
    }
    return rows;
}

std::vector<GameColumn> gameColumns(const tournament::Settings& settings) {
    std::vector<G> columns;
    const auto add = [&](Id id, std::string_view key, Value (*value)(const Played&, const G&)) {
        columns.push_back({id, key, {}, Kind::Words, Surface::Csv, value});
    };
    const auto addSides = [&](Id id, std::string_view key, Value (*value)(const Played&, const G&)) {
        for (std::size_t side = 1; side <= sidesInFiles(settings); ++side) {
            add(id, key, value);
            columns.back().n = static_cast<int>(side);
        }
    };
    add(Id::Round, "round", roundOf);
    add(Id::Table, "table", ofTable<&Table::number>);
    add(Id::Game, "game", gameOf);
    addSides(Id::Side, "side", nameOf);
    addSides(Id::Score, "score", numberOf<&Sheet::score>);
    add(Id::State, "state", nameOfChoice<tournament::SheetState, &Sheet::state>);
    add(Id::Ending, "ending", nameOfChoice<tournament::Ending, &Sheet::ending>);
    add(Id::Stage, "stage", stageOf);
    add(Id::Heat, "heat", ofTable<&Table::heat>);
    addSides(Id::Numbers, "numbers", entriesOf);
    add(Id::ForfeitBy, "forfeit-by", forfeitOf);
    add(Id::Ruling, "ruling", rulingOf);
    add(Id::Remark, "remark", remarkOf);
    addSides(Id::Second, "second", numberOf<&Sheet::second>);
    return columns;
}

} // namespace schreiber::lists
