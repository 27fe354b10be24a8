#pragma once

#include <kinds/report.h>

// One file a report. Each is given what `makeReport` found to be there.
namespace schreiber::kinds {

pdf::Document entries(const View& view, const Options& options);
pdf::Document standings(const View& view, const Options& options);
pdf::Document blankSheets(const View& view, const Options& options);
pdf::Document pairs(const View& view, const Options& options);
pdf::Document routeCards(const View& view, const Options& options);
pdf::Document tableNumbers(const View& view, const Options& options);
pdf::Document crosstable(const View& view, const Options& options);
pdf::Document bracket(const View& view, const Options& options);
pdf::Document prizes(const View& view, const Options& options);
pdf::Document cash(const View& view, const Options& options);
pdf::Document protocol(const View& view, const Options& options);
pdf::Document journal(const View& view, const Options& options);
pdf::Document rulings(const View& view, const Options& options);
pdf::Document rules(const View& view, const Options& options);
pdf::Document signals(const View& view, const Options& options);
pdf::Document honours(const View& view, const Options& options);
pdf::Document certificates(const View& view, const Options& options);
pdf::Document emergency(const View& view, const Options& options);
pdf::Document all(const View& view, const Options& options);

pdf::Document partners(const View& view, const tournament::Round& round, const Options& options);
pdf::Document seating(const View& view, const tournament::Round& round, const Options& options);
pdf::Document tables(const View& view, const tournament::Round& round, const Options& options);
pdf::Document results(const View& view, const tournament::Round& round, const Options& options);
pdf::Document scoresheets(const View& view, const tournament::Round& round, const Options& options);
pdf::Document filledSheets(const View& view, const tournament::Round& round, const Options& options);
// Of the same only the games nobody has written on yet, and those somebody has; no page where there is none.
pdf::Document sheetsToPlay(const View& view, const tournament::Round& round, const Options& options);
pdf::Document sheetsPlayed(const View& view, const tournament::Round& round, const Options& options);
pdf::Document outstanding(const View& view, const tournament::Round& round, const Options& options);

} // namespace schreiber::kinds
