#include "listing.h"
#include "reports.h"
#include "sheet_pages.h"

// A page of scoresheets to copy and to fill in by hand.
namespace schreiber::kinds {

pdf::Document blankSheets(const View& view, const Options& options) {
    // Those who play for themselves sit at tables of two or three; a column too many is only left empty.
    const tournament::Settings& settings = view.tournament.settings;
    const std::size_t sides = settings.zeroSum ? static_cast<std::size_t>(settings.players)
                              : settings.format == tournament::Format::Solo ? 3
                                                                            : 2;
    std::vector<SheetForm> forms(static_cast<std::size_t>(options.up), formFor(view, sides));
    if (settings.zeroSum && settings.fives) // and as many for the larger tables
        forms.insert(forms.end(), static_cast<std::size_t>(options.up), formFor(view, sides + 1));
    return documentOf(view, options, std::string(text(Label::Scoresheet, view.language)),
                      sheetPages(forms, view.language, options));
}

} // namespace schreiber::kinds
