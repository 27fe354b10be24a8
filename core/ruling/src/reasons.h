#pragma once

#include <ruling/account.h>

namespace schreiber::ruling {

// A reason under a rule point, its rule, sources and title in place.
Account::Judged reasonUnder(const Replay& replay, std::string_view rule, rulebook::Language language);

// Why the last thing done is in order, where nothing is ruled on it, and why its trick goes where it goes,
// and what the figures come to.
std::vector<Account::Judged> reasonsOf(const Replay& replay, rulebook::Language language);

} // namespace schreiber::ruling
