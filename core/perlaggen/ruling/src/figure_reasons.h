#pragma once

#include <perlaggen/ruling/account.h>

namespace schreiber::perlaggen::ruling {

// Why each figure that is decided goes to whom it goes, or to nobody; by steps, as for a trick.
std::vector<Account::Judged> figureReasons(const Replay& replay, rulebook::Language language);

} // namespace schreiber::perlaggen::ruling
