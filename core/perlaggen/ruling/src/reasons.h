#pragma once

#include <optional>
#include <perlaggen/ruling/account.h>
#include <words/language.h>

namespace schreiber::perlaggen::ruling {

// A point with its title, its text as it is played here, and its sources, or the house rule it rests on.
Account::Judged judgedUnder(const Replay& replay, rulebook::PointName rule, words::Language language,
                            std::optional<rulebook::Switch> house = std::nullopt);

// A further point that shows there, where the rules of the deal hold it.
void addBeside(const Replay& replay, Account::Judged& judged, rulebook::PointName rule);

// readings.md 61: what the seat gives up its partner had bet or held, and that binds both.
void addBound(const Replay& replay, deal::Figure figure, cards::Seat seat, Account::Judged& judged,
              words::Language language);

// Why the last thing done is in order, where nothing is ruled on it, why its trick goes where it goes, and
// why each figure that is decided, and the game, goes to whom it goes.
std::vector<Account::Judged> reasonsOf(const Replay& replay, words::Language language);

} // namespace schreiber::perlaggen::ruling
