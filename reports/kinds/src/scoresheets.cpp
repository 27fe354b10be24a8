#include "listing.h"
#include "match.h"
#include "names.h"
#include "reports.h"
#include "sheet_pages.h"

#include <tournament/heats.h>

#include <algorithm>

// The scoresheets of a round with everything on them that is known before the first deal.
namespace schreiber::kinds {

namespace {

// For a telephone, or for the scanner of whoever keys the sheet: where it belongs.
std::string codeFor(const View& view, const tournament::Round& round, const tournament::Table& table,
                    const SheetForm& form) {
    std::vector<std::string> where{text(Label::RoundTable, view.language, round.number, form.table)};
    if (tournament::hasHeats(round))
        where.push_back(text(Label::HeatAndNumber, view.language, table.heat, table.number));
    if (!form.game.empty()) where.push_back(form.game);
    return joined(where, ", ");
}

std::vector<SheetForm> formsOf(const View& view, const tournament::Round& round, const Options& options,
                               bool all) {
    std::vector<SheetForm> forms;
    const std::vector<int> dropped = tournament::droppedTables(view.tournament, round);
    for (const tournament::Table& table : round.tables) {
        if (options.table && table.number != *options.table) continue;
        if (!all && isAmong(dropped, table)) continue;
        for (std::size_t game = 0; game < std::max<std::size_t>(1, table.games.size()); ++game)
            if (all || game >= table.games.size() || !isBegun(table.games[game])) {
                forms.push_back(formAt(view, round, table, game));
                forms.back().code = codeFor(view, round, table, forms.back());
            }
    }
    return forms;
}

std::string titleFor(const View& view, const tournament::Round& round) {
    return std::string(text(Label::Scoresheets, view.language)) + " " + roundText(view, round);
}

} // namespace

pdf::Document scoresheets(const View& view, const tournament::Round& round, const Options& options) {
    const std::vector<SheetForm> forms = formsOf(view, round, options, true);
    if (forms.empty()) {
        const std::string title(text(Label::Scoresheets, view.language));
        const pdf::List list{runningFor(view, title, roundText(view, round)),
                             {pdf::Paragraph{std::string(text(Label::NoTables, view.language))}}};
        return listDocument(view, options, list);
    }
    return documentOf(view, options, titleFor(view, round), sheetPages(forms, view.language, options));
}

pdf::Document sheetsToPlay(const View& view, const tournament::Round& round, const Options& options) {
    return documentOf(view, options, titleFor(view, round),
                      sheetPages(formsOf(view, round, options, false), view.language, options));
}

} // namespace schreiber::kinds
