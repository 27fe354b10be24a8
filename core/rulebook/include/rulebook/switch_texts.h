#pragma once

#include <rulebook/switches.h>
#include <rulebook/words.h>

#include <string_view>

namespace schreiber::rulebook {

// What a switch decides, in one sentence.
Words textOf(Switch which);

// What one of its values (valuesOf) does. Empty for a target, which is only a number, and for a value the
// switch has not.
Words textOf(Switch which, std::string_view value);

// The same as a rule of its own, `Vergeben kostet nichts.`; empty where textOf is.
Words ruleOf(Switch which, std::string_view value);

// The name of one of the fourteen rule sets as a person reads it; empty for an id that is none.
Words displayName(std::string_view ruleSet);

} // namespace schreiber::rulebook
