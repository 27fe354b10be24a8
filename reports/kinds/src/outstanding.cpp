#include "listing.h"
#include "match.h"
#include "names.h"
#include "places.h"
#include "reports.h"

// The tables of a round whose sheets are not in, for whoever goes round and asks.
namespace schreiber::kinds {

pdf::Document outstanding(const View& view, const tournament::Round& round, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    pdf::Table table{{}, {}, 2};
    const Places places(view, round, For::Desk);
    places.addColumns(table);
    table.columns.push_back({word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true});
    table.columns.push_back({word(Label::State), pdf::Align::Left, pdf::Face::Regular, false});
    for (const tournament::Table& one : round.tables) {
        const lists::Matched& match = places.rowOf(one);
        if (isSettled(matchLine(view, one).state) || match.dropped) continue;
        std::vector<std::string> sides;
        for (const std::vector<int>& side : one.sides)
            sides.push_back(joined(fullNamesIn(view.tournament, round.number, side), " / "));
        pdf::Row row;
        places.add(row, one);
        row.cells.emplace_back(sides);
        row.cells.emplace_back(match.state);
        table.rows.push_back(std::move(row));
    }
    pdf::List list{runningFor(view, word(Label::Outstanding), roundText(view, round)), {}};
    if (table.rows.empty())
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NothingOutstanding)});
    else
        list.blocks.emplace_back(std::move(table));
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds
