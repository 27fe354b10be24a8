#pragma once

#include <perlaggen/ruling/account.h>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// Why the game goes to whom it goes: the figures in the order in which they counted, under the point that
// makes it so. And, in Strafperlaggen, who pays for what he bet in vain.
void addCounting(const Replay& replay, std::vector<Account::Judged>& reasons, words::Language language);

} // namespace schreiber::perlaggen::ruling
