#pragma once

#include <game/judge.h>

namespace schreiber::perlaggen::line {

const game::Judge& judge();

} // namespace schreiber::perlaggen::line
