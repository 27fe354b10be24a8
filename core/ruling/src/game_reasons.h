#pragma once

#include <ruling/account.h>

namespace schreiber::ruling {

// Why the game goes to whom it goes: the figures in the order in which they counted, and the point that says
// so. In Strafperlaggen also what whoever bet or held in vain pays.
std::vector<Account::Judged> gameReasons(const Replay& replay, rulebook::Language language);

} // namespace schreiber::ruling
