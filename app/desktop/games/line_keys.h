#pragma once

#include <string_view>

class QWidget;

namespace schreiber::desktop {

class LineKeys;

// Those of the game of that id; null where it has none, and its lines are typed.
LineKeys* lineKeysOf(std::string_view game, QWidget* parent);

} // namespace schreiber::desktop
