#pragma once

#include "base/rule_sets.h"

#include <functional>
#include <string>

namespace schreiber::desktop {

class PromptBar;

// Asks what is to hold of a switch: every answer with what it means. What comes back is a value's name, or
// nothing where the last answer leaves it as the rules have it, or open where they do.
void askSwitch(PromptBar& prompt, const game::Switch& one,
               std::function<void(const std::string& value)> answer);

} // namespace schreiber::desktop
