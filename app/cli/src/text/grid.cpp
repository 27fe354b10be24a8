#include "text/grid.h"

#include <base/input_error.h>
#include <base/utf8.h>

#include <algorithm>
#include <ostream>
#include <string_view>
#include <utility>

namespace schreiber::cli {

namespace {

constexpr int kMostShown = 120;

std::size_t width(std::string_view text) {
    std::size_t count = 0;
    while (!text.empty()) {
        text.remove_prefix(base::decodeOne(text).length);
        ++count;
    }
    return count;
}

} // namespace

Grid::Grid(std::vector<std::string> columns) {
    for (std::string& name : columns) {
        m_right.push_back(name.starts_with('>'));
        if (m_right.back()) name.erase(0, 1);
    }
    m_rows.push_back(std::move(columns));
}

void Grid::add(std::vector<std::string> cells) {
    cells.resize(m_right.size());
    for (std::string& cell : cells) cell = base::printable(cell, kMostShown);
    m_rows.push_back(std::move(cells));
}

void Grid::print(std::ostream& out) const {
    std::vector<std::size_t> widths(m_right.size(), 0);
    for (const auto& row : m_rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
    for (const auto& row : m_rows) {
        std::string line;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const std::string space(widths[i] - width(row[i]), ' ');
            line += (i == 0 ? "" : "  ") + (m_right[i] ? space + row[i] : row[i] + space);
        }
        out << line.substr(0, line.find_last_not_of(' ') + 1) << '\n';
    }
}

} // namespace schreiber::cli
