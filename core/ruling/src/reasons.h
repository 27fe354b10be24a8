#pragma once

#include <ruling/account.h>

namespace schreiber::ruling {

// Why the last thing done is in order, where nothing is ruled on it, and why its trick goes where it goes.
std::vector<Account::Judged> reasonsOf(const Replay& replay, rulebook::Language language);

} // namespace schreiber::ruling
