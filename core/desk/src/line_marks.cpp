#include <desk/line_marks.h>

namespace schreiber::desk {

std::string marksText(const tournament::Line& line) {
    std::string text;
    for (const tournament::FigureMark& mark : line.figures) {
        text += (text.empty() ? "" : " ") + mark.figure + "=";
        if (mark.side < 0) {
            text += mark.how;
            continue;
        }
        const std::string value = mark.value == 0 ? "game" : std::to_string(mark.value);
        text += std::to_string(mark.side) + ":" + value + ":" + (mark.how == "conceded" ? "good" : mark.how);
    }
    return text;
}

} // namespace schreiber::desk
