#pragma once

#include <store/ruling_search.h>

namespace schreiber::desk {

// The same search, which finds a ruling by the words of its rules too: `raise`, `tenere` and `halten` find
// those by a point that says so in any of the three languages. What was ruled keeps only the words of its
// case. A place finds also what was asked by the rules of that place, in whatever language it is named.
store::RulingSearch withRuleWords(store::RulingSearch search);

} // namespace schreiber::desk
