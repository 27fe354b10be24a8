#include "listing.h"
#include "match.h"
#include "names.h"
#include "places.h"
#include "reports.h"

#include <algorithm>

// What the tables of a round wrote. The winner is bold, and of two an arrow points to its side.
namespace schreiber::kinds {

namespace {

pdf::Row rowFor(const View& view, const tournament::Round& round, const Places& places,
                const tournament::Table& table, std::size_t sides) {
    const MatchLine match = matchLine(view, table);
    pdf::Row row;
    places.add(row, table);
    const auto side = [&](std::size_t index) {
        const bool won = match.winner == index;
        return pdf::Cell(index < table.sides.size()
                             ? tournament::namesOfSide(view.tournament, round.number, table, index)
                             : std::vector<std::string>{},
                         won ? std::optional(pdf::Face::Bold) : std::nullopt);
    };
    // Two sides stand left and right of their score, more of them before it.
    for (std::size_t index = 0; index < sides; ++index) {
        row.cells.push_back(side(index));
        if (index + 1 == (sides == 2 ? 1 : sides)) row.cells.emplace_back(scoreLines(match, view.language));
    }
    std::vector<std::string> state{isDropped(view, round, table)
                                       ? std::string(text(Label::SheetDropped, view.language))
                                       : stateText(match, view.language)};
    if (std::string lack = lackText(view, round, table); !lack.empty()) state.push_back(std::move(lack));
    row.cells.emplace_back(std::move(state));
    return row;
}

} // namespace

pdf::Document results(const View& view, const tournament::Round& round, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    std::size_t sides = 2;
    for (const tournament::Table& table : round.tables) sides = std::max(sides, table.sides.size());

    pdf::Table list{{}, {}, 2};
    const Places places(view, round, For::Desk);
    places.addColumns(list);
    for (std::size_t side = 0; side < sides; ++side) {
        list.columns.push_back(
            {side == 0 ? word(Label::Name) : "", pdf::Align::Left, pdf::Face::Regular, true});
        if (side + 1 == (sides == 2 ? 1 : sides))
            list.columns.push_back({word(Label::Result), pdf::Align::Center, pdf::Face::Regular, false});
    }
    list.columns.push_back({word(Label::State), pdf::Align::Left, pdf::Face::Regular, false});
    for (const tournament::Table& table : round.tables)
        list.rows.push_back(rowFor(view, round, places, table, sides));

    pdf::List report{runningFor(view, word(Label::Results), roundText(view, round)), {}};
    if (list.rows.empty()) {
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
