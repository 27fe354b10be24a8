#include <cstddef>
#include <game/line.h>

namespace schreiber::game {

HowWon howWon(const Mark& mark) {
    const std::size_t colon = mark.how.find(':');
    if (colon == std::string::npos || colon + 2 < mark.how.size() || mark.how.back() < '1' ||
        mark.how.back() > '9')
        return {mark.how, 0};
    return {mark.how.substr(0, colon), mark.how.back() - '0'};
}

} // namespace schreiber::game
