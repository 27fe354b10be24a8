#include "listing.h"
#include "names.h"
#include "reports.h"
#include "sheet_pages.h"

#include <algorithm>

// The scoresheets of a round with everything on them that is known before the first deal.
namespace schreiber::kinds {

pdf::Document scoresheets(const View& view, const tournament::Round& round, const Options& options) {
    std::vector<SheetForm> forms;
    for (const tournament::Table& table : round.tables) {
        if (options.table && table.number != *options.table) continue;
        for (std::size_t game = 0; game < std::max<std::size_t>(1, table.games.size()); ++game)
            forms.push_back(formAt(view, round, table, game));
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
