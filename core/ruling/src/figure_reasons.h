#pragma once

#include <ruling/account.h>

#include <optional>

namespace schreiber::ruling {

// Why each figure that is decided goes to whom it goes, or to nobody; by steps, as for a trick.
std::vector<Account::Judged> figureReasons(const Replay& replay, rulebook::Language language);

// The house rule by which a figure stands although trumps part it, where no source of the place says so.
std::optional<rulebook::Switch> houseOfTie(const Replay& replay, deal::Figure figure);

} // namespace schreiber::ruling
