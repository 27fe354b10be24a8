#pragma once

#include <game/judge.h>
#include <optional>
#include <string>

// A result of another day (resultJson), read again.
namespace schreiber::koenigrufen::ruling {

// Which rule set it names and what it ruled; nothing where it is no result. Nobody is fined in this game.
std::optional<game::KeptResult> keptResultIn(const std::string& result);

// Whether the cards are dealt again. No game is lost by a ruling beyond what is written for it.
std::optional<game::Given> givenIn(const std::string& result);

} // namespace schreiber::koenigrufen::ruling
