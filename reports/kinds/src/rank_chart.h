#pragma once

#include <kinds/report.h>
#include <pdf/list.h>

#include <cstddef>

namespace schreiber::kinds {

// Whether two rounds or more have brought ranks to tell of.
bool tellsCourse(const View& view);

// The last page of a document: everybody's place after each round is a line, the first three strong, with who
// climbed furthest and who led below.
pdf::Page rankChart(const View& view, const Options& options, std::size_t pagesBefore);

} // namespace schreiber::kinds
