#include "csv_cells.h"

#include <algorithm>
#include <string_view>

namespace schreiber::desk {

namespace {

// "-5" or "-0.5"; "-1-1" and a name with a dash in front would be worked out.
bool isNegativeNumber(std::string_view text) {
    text.remove_prefix(1);
    const bool point = std::count(text.begin(), text.end(), '.') <= 1;
    return point && text.find_first_not_of(".0123456789") == std::string_view::npos;
}

// What an entry list may hold gets one more where it has apostrophes already, so that taking one off gives it
// back; the other signs it may not begin with.
std::string guarded(const std::string& text) {
    const std::size_t sign = text.find_first_not_of('\'');
    if (sign == std::string::npos) return text;
    const std::string_view signs = sign == 0 ? "=+@-\t\r" : "-\t\r";
    if (signs.find(text[sign]) == std::string_view::npos) return text;
    return text[0] == '-' && isNegativeNumber(text) ? text : "'" + text;
}

} // namespace

std::string csvRow(const std::vector<std::string>& cells) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::string cell = guarded(cells[i]);
        if (cell.find_first_of(";\"\n\r") != std::string::npos) {
            std::string quoted = "\"";
            for (const char c : cell) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
            cell = quoted + "\"";
        }
        line += (i == 0 ? "" : ";") + cell;
    }
    return line + "\r\n";
}

} // namespace schreiber::desk
