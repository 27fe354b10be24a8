#pragma once

#include "steps/step.h"

#include <desk/rulings.h>

#include <optional>
#include <string>
#include <vector>

namespace schreiber::desk {

// Whether what is wished for the sheet is what the ruling gives; else the question whether it shall be so all
// the same. What a director decided stands in words that only people read: it is always asked with them.
std::optional<Refusal> whetherGiven(const tournament::Ruling& ruling, const RulingWish& wish,
                                    const std::vector<std::string>& sideNames);

} // namespace schreiber::desk
