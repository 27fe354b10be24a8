#pragma once

#include <game/game.h>

namespace schreiber::koenigrufen::line {

// Königrufen as everybody outside its rooms knows it.
const game::Game& koenigrufen();

} // namespace schreiber::koenigrufen::line
