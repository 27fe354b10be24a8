#pragma once

#include <pdf/document.h>

#include <string>

namespace schreiber::kinds {

// A line over everything on each page, in the margin that every report leaves there; none where it is empty.
void addNotice(pdf::Document& document, const std::string& notice);

} // namespace schreiber::kinds
