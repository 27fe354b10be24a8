#pragma once

#include "pages/rule_book.h"

#include <koenigrufen/rulebook/point_name.h>
#include <words/language.h>

namespace schreiber::desktop::tarock {

// How it may not be done, and how it may: the cases with which the engine is tested.
QList<RuleExample> examplesOf(koenigrufen::rulebook::PointName point, words::Language language);

} // namespace schreiber::desktop::tarock
