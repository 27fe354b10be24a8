#pragma once

#include <game/judge.h>

namespace schreiber::koenigrufen::line {

const game::Judge& judge();

} // namespace schreiber::koenigrufen::line
