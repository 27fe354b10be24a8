#pragma once

#include <tournament/model.h>

#include <game/game.h>
#include <span>

// The games that are played here. Which there are, games.cpp alone says.
namespace schreiber::desk {

std::span<const game::Game* const> games();

// The game that a tournament plays; the first where its rule set is none of any.
const game::Game& gameOf(const tournament::Settings& settings);
// What its club agreed on.
game::Agreed agreedOf(const tournament::Settings& settings);

// The rule set of that id, of whichever game.
std::optional<game::Shape> shapeOf(std::string_view ruleSet);

} // namespace schreiber::desk
