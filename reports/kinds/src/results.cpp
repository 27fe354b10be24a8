#include "listing.h"
#include "match.h"
#include "names.h"
#include "places.h"
#include "reports.h"

#include <tournament/heats.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <cstdlib>
#include <lists/words.h>
#include <numeric>
#include <optional>

// What the tables of a round wrote. The winner is bold, and of two an arrow points to its side.
namespace schreiber::kinds {

namespace {

pdf::Row rowFor(const View& view, const tournament::Round& round, const Places& places,
                const tournament::Table& table, std::size_t sides, const std::vector<int>& dropped) {
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
    std::vector<std::string> state{isAmong(dropped, table) ? std::string(lists::kDropped.in(view.language))
                                                           : stateText(match, view.language)};
    if (std::string lack = lackText(view, round, table); !lack.empty()) state.push_back(std::move(lack));
    row.cells.emplace_back(std::move(state));
    return row;
}

// Where everybody plays for himself and a sheet sums to zero: a row each, with the place at the table, and
// what all come to together.
void addOwnTables(const View& view, const tournament::Round& round, pdf::List& report) {
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
                          i == 0 ? stateText(matchLine(view, table), view.language) : ""}};
            list.rows.push_back(std::move(row));
        }
    }
    report.blocks.emplace_back(std::move(list));
    report.blocks.emplace_back(pdf::Paragraph{word(Label::BoldNote)});
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
    const std::vector<int> dropped = tournament::droppedTables(view.tournament, round);
    for (const tournament::Table& table : round.tables)
        list.rows.push_back(rowFor(view, round, places, table, sides, dropped));

    pdf::List report{runningFor(view, word(Label::Results), roundText(view, round)), {}};
    if (view.tournament.settings.zeroSum && !list.rows.empty()) {
        addOwnTables(view, round, report);
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
