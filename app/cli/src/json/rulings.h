#pragma once

#include "json/writers.h"

#include <tournament/ruling.h>

#include <words/language.h>

namespace schreiber::cli {

// A ruling whole: `rules_view` is the result object as it was given that day, `found` its points with their
// text in the reader's language.
Json rulingJson(const tournament::Ruling& ruling, words::Language language);
// The same in one row of a list.
Json shortRulingJson(const tournament::Ruling& ruling);

} // namespace schreiber::cli
