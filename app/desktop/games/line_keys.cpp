#include "games/line_keys.h"

#include "games/koenigrufen/line_keys.h"

#include <koenigrufen/line/koenigrufen.h>

namespace schreiber::desktop {

LineKeys* lineKeysOf(std::string_view game, QWidget* parent) {
    if (game == schreiber::koenigrufen::line::koenigrufen().id()) return new KoenigrufenKeys(parent);
    return nullptr;
}

} // namespace schreiber::desktop
