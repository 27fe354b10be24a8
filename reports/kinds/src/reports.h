#pragma once

#include <kinds/report.h>

// One file a report. Each is given what `makeReport` found to be there.
namespace schreiber::kinds {

pdf::Document entries(const View& view, const Options& options);
pdf::Document standings(const View& view, const Options& options);
pdf::Document blankSheets(const View& view, const Options& options);

pdf::Document seating(const View& view, const tournament::Round& round, const Options& options);
pdf::Document tables(const View& view, const tournament::Round& round, const Options& options);
pdf::Document results(const View& view, const tournament::Round& round, const Options& options);
pdf::Document scoresheets(const View& view, const tournament::Round& round, const Options& options);

} // namespace schreiber::kinds
