#include <cstddef>
#include <game/line.h>
#include <game/sheet_lines.h>

namespace schreiber::game {

HowWon howWon(const Mark& mark) {
    const std::size_t colon = mark.how.find(':');
    if (colon == std::string::npos || colon + 2 < mark.how.size() || mark.how.back() < '1' ||
        mark.how.back() > '9')
        return {mark.how, 0};
    return {mark.how.substr(0, colon), mark.how.back() - '0'};
}

std::string ShortLine::whole() const {
    std::string text;
    for (const Part& part : what) text += part.text;
    if (!result.empty()) text += ", " + result;
    if (!more.empty()) text += " · " + more;
    return text;
}

} // namespace schreiber::game
