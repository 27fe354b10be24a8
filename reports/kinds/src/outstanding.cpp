#include "listing.h"
#include "match.h"
#include "names.h"
#include "reports.h"

// The tables of a round whose sheets are not in, for whoever goes round and asks.
namespace schreiber::kinds {

pdf::Document outstanding(const View& view, const tournament::Round& round, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    pdf::Table table{{{word(Label::Table), pdf::Align::Right, pdf::Face::Bold, false},
                      {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true},
                      {word(Label::State), pdf::Align::Left, pdf::Face::Regular, false}},
                     {},
                     2};
    for (const tournament::Table& one : round.tables) {
        const MatchLine match = matchLine(view.tournament.settings, one);
        if (isSettled(match.state)) continue;
        std::vector<std::string> sides;
        for (const std::vector<int>& side : one.sides)
            sides.push_back(joined(fullNames(view.tournament, side), " / "));
        table.rows.push_back({{std::to_string(one.number), sides, stateText(match, view.language)}});
    }
    pdf::List list{runningFor(view, word(Label::Outstanding), roundText(view, round)), {}};
    if (table.rows.empty())
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NothingOutstanding)});
    else
        list.blocks.emplace_back(std::move(table));
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds
