#include <tournament/marks.h>

#include <algorithm>

namespace schreiber::tournament {

namespace {

constexpr const char* kUnbreakable = "\u00A0";

std::string initial(const std::string& figure) {
    if (figure.empty()) return {};
    const char first = figure.front();
    return {first >= 'a' && first <= 'z' ? static_cast<char>(first - 'a' + 'A') : first};
}

std::string markText(const game::Mark& mark, std::size_t sides,
                     const std::function<std::string(const std::string&)>& word) {
    std::string text = initial(mark.figure);
    if (mark.side >= 0) text += sideMark(static_cast<std::size_t>(mark.side), sides);
    const bool isGame = mark.side >= 0 && mark.value == 0;
    if (mark.side >= 0 && mark.value > 1) text += std::to_string(mark.value);
    for (const std::string& more : {isGame ? word("game") : std::string(), word(game::howWon(mark).how)})
        if (!more.empty()) text += kUnbreakable + more;
    return text;
}

} // namespace

std::string sideMark(std::size_t side, std::size_t sides) {
    if (sides == 2) return side == 0 ? "▼" : "▲";
    return std::to_string(side + 1) + ".";
}

std::string marksInLine(const std::vector<game::Mark>& figures, std::size_t sides,
                        const std::function<std::string(const std::string&)>& word) {
    std::string text;
    for (std::size_t i = 0; i < figures.size(); ++i) {
        const bool sameSide = i > 0 && figures[i].side == figures[i - 1].side;
        if (i > 0) text += sameSide ? ", " : " · ";
        text += markText(figures[i], sides, word);
    }
    return text;
}

bool hasMarks(const Sheet& sheet) {
    return std::any_of(sheet.lines.begin(), sheet.lines.end(),
                       [](const Line& line) { return !line.figures.empty(); });
}

} // namespace schreiber::tournament
