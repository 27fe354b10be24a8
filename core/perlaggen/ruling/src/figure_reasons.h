#pragma once

#include <perlaggen/ruling/account.h>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// Why each figure that is decided goes to whom it goes, or to nobody; by steps, as for a trick.
std::vector<Account::Judged> figureReasons(const Replay& replay, words::Language language);

} // namespace schreiber::perlaggen::ruling
