#pragma once

#include <store/ruling_search.h>

namespace schreiber::desk {

// The same search, which finds a ruling by the words of its rules too: `raise`, `tenere` and `halten` find
// those by a point that says so in any of the three languages. What was ruled keeps only the words of its
// case.
store::RulingSearch withRuleWords(store::RulingSearch search);

} // namespace schreiber::desk
