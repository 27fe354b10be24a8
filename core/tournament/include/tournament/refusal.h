#pragma once

#include <game/refusal.h>

namespace schreiber::tournament {

using game::Refusal;

} // namespace schreiber::tournament
