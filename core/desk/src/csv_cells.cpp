#include "csv_cells.h"

#include <tournament/tidy.h>

namespace schreiber::desk {

std::string csvRow(const std::vector<std::string>& cells) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::string cell = tournament::guarded(cells[i]);
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
