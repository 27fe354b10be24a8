#pragma once

#include <base/result.h>
#include <tournament/model.h>
#include <tournament/refusal.h>

#include <string>
#include <vector>

// The end of a tournament: its ranks as they stand, and who takes which prize home.
namespace schreiber::tournament {

// By the standings and `settings.prizes`: so many prizes for the first, then the special ones in the order in
// which they are named, each to the best of those who have none yet; nobody has two. Who left takes what the
// rank gives and no special one. A special prize that nobody can have (no year of birth is known) is not in
// the list. Refusals: those of standings and of `checkPrizes`.
base::Result<Closing, Refusal> closingOf(const Tournament& tournament);

// Who takes it home as lists call somebody (nameOf); `Prize::name` is the plain name, as it is stored.
std::string nameOf(const Tournament& tournament, const Prize& prize);

// `8,woman,youngest`: a number, and any of woman, youngest, oldest, last, best-round, each once. Refusal
// `bad_prizes` with the arguments text, position (from 1), found and expected.
base::Result<base::Done, Refusal> checkPrizes(const std::string& text);

// How many ranks such a list gives a prize; none where it is none.
int rankPrizes(const std::string& text);

// The special ones of such a list, in its order; empty where it is none.
std::vector<std::string> specialPrizes(const std::string& text);

} // namespace schreiber::tournament
