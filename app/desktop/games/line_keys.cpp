#include "games/line_keys.h"

namespace schreiber::desktop {

LineKeys* lineKeysOf(std::string_view, QWidget*) {
    return nullptr;
}

} // namespace schreiber::desktop
