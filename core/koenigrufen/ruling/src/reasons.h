#pragma once

#include <koenigrufen/rulebook/point_name.h>
#include <words/language.h>

namespace schreiber::koenigrufen::ruling {

// What held and what the rule is, in one sentence, for a point that something was ruled by. Empty for a point
// that nothing breaks. `{0}` is whose doing it was.
words::Text reasonOf(rulebook::PointName point);

} // namespace schreiber::koenigrufen::ruling
