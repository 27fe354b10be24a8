#include "listing.h"
#include "names.h"
#include "reports.h"
#include "sheet_pages.h"

#include <algorithm>

// The scoresheets of a round with everything on them that is known before the first deal.
namespace schreiber::kinds {

namespace {

SheetForm formOf(const View& view, const tournament::Round& round, const tournament::Table& table,
                 std::size_t game) {
    const std::size_t games = std::max<std::size_t>(1, table.games.size());
    SheetForm form = formFor(view, std::max<std::size_t>(2, table.sides.size()));
    form.table = std::to_string(table.number);
    form.round = roundText(view, round);
    if (games > 1) form.game = text(Label::Game, view.language, game + 1, games);
    for (std::size_t side = 0; side < table.sides.size(); ++side)
        form.sides[side].names = tournament::namesOfSide(view.tournament, table, side);
    // Who deals first in a later game is for the table to say.
    if (game == 0) form.firstDealer = nameAtSeat(view.tournament, table, table.firstDealer);
    return form;
}

} // namespace

pdf::Document scoresheets(const View& view, const tournament::Round& round, const Options& options) {
    std::vector<SheetForm> forms;
    for (const tournament::Table& table : round.tables) {
        if (options.table && table.number != *options.table) continue;
        for (std::size_t game = 0; game < std::max<std::size_t>(1, table.games.size()); ++game)
            forms.push_back(formOf(view, round, table, game));
    }
    const std::string title(text(Label::Scoresheets, view.language));
    if (forms.empty()) {
        const pdf::List list{runningFor(view, title, roundText(view, round)),
                             {pdf::Paragraph{std::string(text(Label::NoTables, view.language))}}};
        return listDocument(view, options, list);
    }
    return documentOf(view, options, title + " " + roundText(view, round),
                      sheetPages(forms, view.language, options));
}

} // namespace schreiber::kinds
