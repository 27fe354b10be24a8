#pragma once

#include <rulebook/words.h>

#include <string_view>

namespace schreiber::ruling {

// What happened, as one sentence about the case, with {places} for its persons, cards and numbers: {who},
// {other}, {card}, {cards}, {figure}, {suit}, {number}, {limit}. Empty where no sentence of its own is
// needed: then the event is named and the rule point quoted.
rulebook::Words sentenceFor(std::string_view rulePoint);

} // namespace schreiber::ruling
