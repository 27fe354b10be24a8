#pragma once

#include "pages/rule_book.h"

#include <words/language.h>

namespace schreiber::desktop {

std::unique_ptr<RuleBook> tarockBook(words::Language language);

} // namespace schreiber::desktop
