#pragma once

#include "pages/rule_book.h"

#include <QList>

#include <perlaggen/record/record.h>
#include <string_view>
#include <words/language.h>

// Recorded cases that show a rule point; the engine's own tests rule on the same files.
namespace schreiber::desktop {

// A few of the point; those recorded under the named rule set first.
// By the rules of this head: recorded by them, or by others where these rule the same on it.
QList<RuleExample> examplesOf(std::string_view point, const perlaggen::record::Header& rules,
                              words::Language language);

} // namespace schreiber::desktop
