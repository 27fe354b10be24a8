#pragma once

#include <tournament/model.h>

#include <map>
#include <string>

// What the journal's rows do not tell in words: of each part of a tournament a digest of its rows, as an
// action left it. It stands with the action, so an export can be held to it like the file itself to the
// images of its changes. Parts are `settings`, `entries/N`, `rounds/N` (who sits where, the seats and who
// deals first; no sheet), `sheets/ROUND/TABLE` (all games of a match) and `rulings/N`, by number; and as a
// whole `further_options` (of the settings), `partnerships`, `never`, `deciders` and `closing`.
namespace schreiber::store {

// By part.
using Held = std::map<std::string, std::string>;

Held heldOf(const tournament::Tournament& tournament);
// Of the parts that differ; one that is gone or on which nothing stands is held as nothing.
Held heldOfChange(const tournament::Tournament& before, const tournament::Tournament& after);

// "entries/3=…; rounds/1=…". What cannot be read is left out.
std::string toText(const Held& held);
Held heldIn(const std::string& text);

} // namespace schreiber::store
