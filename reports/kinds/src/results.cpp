#include "listing.h"
#include "match.h"
#include "names.h"
#include "places.h"
#include "reports.h"

#include <tournament/heats.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <cstdlib>
#include <lists/matches.h>
#include <numeric>
#include <optional>

// What the tables of a round wrote. The winner is bold, and of two an arrow points to its side.
namespace schreiber::kinds {

namespace {

using Id = lists::Matched::Column;

pdf::Row rowFor(const View& view, const Places& places, const std::vector<lists::MatchColumn>& columns,
                const tournament::Table& table) {
    const lists::Matched& match = places.rowOf(table);
    pdf::Row row;
    places.add(row, table);
    std::size_t side = 0;
    for (const lists::MatchColumn& column : columns) {
        if (column.id == Id::Side) { // a line a name
            row.cells.emplace_back(side < match.names.size() ? match.names[side] : std::vector<std::string>{},
                                   match.winner == side ? std::optional(pdf::Face::Bold) : std::nullopt);
            ++side;
        } else if (column.id == Id::Score) {
            row.cells.emplace_back(scoreLines(matchLine(view, table), view.language));
        } else if (column.id == Id::State) {
            row.cells.emplace_back(column.read(match, view.language));
        }
    }
    return row;
}

// Where everybody plays for himself and a sheet sums to zero: a row each, with the place at the table, and
// what all come to together.
void addOwnTables(const View& view, const tournament::Round& round, const Places& places, pdf::List& report) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    pdf::Table list{{{word(Label::Table), pdf::Align::Right, pdf::Face::Bold, false},
                     {word(Label::PlaceAtTable), pdf::Align::Right, pdf::Face::Regular, false},
                     {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true},
                     {word(Label::Result), pdf::Align::Right, pdf::Face::Regular, false},
                     {word(Label::CrossSum), pdf::Align::Right, pdf::Face::Regular, false},
                     {word(Label::State), pdf::Align::Left, pdf::Face::Regular, false}},
                    {},
                    1};
    for (const tournament::Table& table : round.tables) {
        const tournament::Sheet& sheet = table.games.front();
        const bool isWritten = sheet.score.size() == table.sides.size();
        std::vector<std::size_t> order(table.sides.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        if (isWritten)
            std::stable_sort(order.begin(), order.end(),
                             [&](std::size_t a, std::size_t b) { return sheet.score[a] > sheet.score[b]; });
        for (std::size_t i = 0; i < order.size(); ++i) {
            const std::size_t side = order[i];
            std::string place;
            if (isWritten)
                place =
                    std::to_string(1 + std::count_if(sheet.score.begin(), sheet.score.end(),
                                                     [&](int other) { return other > sheet.score[side]; }));
            const bool won = place == "1";
            pdf::Row row{{i == 0 ? tournament::tableCalled(round, table) : "", place,
                          pdf::Cell(tournament::namesOfSide(view.tournament, round.number, table, side),
                                    won ? std::optional(pdf::Face::Bold) : std::nullopt),
                          isWritten ? signedText(sheet.score[side]) : "–",
                          i == 0 && isWritten ? signedText(tournament::sumOf(sheet.score)) : "",
                          i == 0 ? places.rowOf(table).state : ""}};
            list.rows.push_back(std::move(row));
        }
    }
    report.blocks.emplace_back(std::move(list));
    report.blocks.emplace_back(pdf::Paragraph{word(Label::BoldNote)});
}

} // namespace

pdf::Document results(const View& view, const tournament::Round& round, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    pdf::Table list{{}, {}, 2};
    const Places places(view, round, For::Desk);
    places.addColumns(list);
    const auto columns = places.columns(lists::Told::Results);
    for (const lists::MatchColumn& column : columns)
        if (column.id == Id::Side || column.id == Id::Score || column.id == Id::State)
            list.columns.push_back({column.headIn(view.language, lists::Surface::Paper),
                                    column.id == Id::Score ? pdf::Align::Center : pdf::Align::Left,
                                    pdf::Face::Regular, column.id == Id::Side});
    for (const tournament::Table& table : round.tables)
        list.rows.push_back(rowFor(view, places, columns, table));
    const auto sides = std::count_if(columns.begin(), columns.end(),
                                     [](const auto& column) { return column.id == Id::Side; });

    pdf::List report{runningFor(view, word(Label::Results), roundText(view, round)), {}};
    if (view.tournament.settings.zeroSum && !list.rows.empty()) {
        addOwnTables(view, round, places, report);
    } else if (list.rows.empty()) {
        report.blocks.emplace_back(pdf::Paragraph{word(Label::NoTables)});
    } else {
        report.blocks.emplace_back(std::move(list));
        report.blocks.emplace_back(
            pdf::Paragraph{sides == 2 ? wonNote(view.language) : word(Label::BoldNote)});
    }
    if (!round.sittingOut.empty())
        report.blocks.emplace_back(
            pdf::Paragraph{text(freeList(round), view.language, sittingOut(view.tournament, round))});
    return listDocument(view, options, report);
}

} // namespace schreiber::kinds
