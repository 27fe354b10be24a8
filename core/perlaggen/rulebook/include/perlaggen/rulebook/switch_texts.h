#pragma once

#include <perlaggen/rulebook/switches.h>
#include <string_view>
#include <words/language.h>

namespace schreiber::perlaggen::rulebook {

// What a switch decides, in one sentence.
words::Text textOf(Switch which);

// What one of its values (valuesOf) does. Empty for a target, which is only a number, and for a value the
// switch has not.
words::Text textOf(Switch which, std::string_view value);

// The same as a rule of its own, `Vergeben kostet nichts.`; empty where textOf is.
words::Text ruleOf(Switch which, std::string_view value);

// Whether the switch is told and nothing more: no record can show a difference (who cuts for the deal, what
// is asked aloud, a rule with one value), so that no ruling and no score can hang on it.
bool isTextOnly(Switch which);
// `Nur Text: ...`, for whoever asks about the switch, and `nur Text`, for a list of switches.
const words::Text& textOnlyInWords();
const words::Text& textOnlyMark();

// The name of one of the fourteen rule sets as a person reads it; empty for an id that is none.
words::Text displayName(std::string_view ruleSet);

} // namespace schreiber::perlaggen::rulebook
