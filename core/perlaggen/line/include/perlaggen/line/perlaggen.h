#pragma once

#include <game/game.h>

// Perlaggen as tournaments know it.
namespace schreiber::perlaggen::line {

const game::Game& perlaggen();

} // namespace schreiber::perlaggen::line
