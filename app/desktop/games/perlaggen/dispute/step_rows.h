#pragma once

#include "dispute/next_steps.h"
#include "games/perlaggen/dispute/deal_view.h"

#include <words/language.h>

namespace schreiber::desktop {

// What is legal next, as people say it; whom the others wait for comes first.
std::vector<StepRow> stepRows(const DealView& deal, words::Language language);

} // namespace schreiber::desktop
