#include "text/grid.h"

#include <base/input_error.h>
#include <base/utf8.h>

#include <algorithm>
#include <iterator>
#include <ostream>
#include <string_view>
#include <utility>

namespace schreiber::cli {

namespace {

constexpr int kMostShown = 120;
constexpr int kMostWhole = 20'000;

std::size_t width(std::string_view text) {
    std::size_t count = 0;
    while (!text.empty()) {
        text.remove_prefix(base::decodeOne(text).length);
        ++count;
    }
    return count;
}

// Parts of at most `kMostShown` letters, parted at blanks where there are any.
std::vector<std::string> linesOf(std::string_view text) {
    std::vector<std::string> all;
    while (!text.empty()) {
        std::size_t end = 0;
        std::size_t blank = 0;
        for (int n = 0; n < kMostShown && end < text.size(); ++n) {
            if (text[end] == ' ') blank = end;
            end += base::decodeOne(text.substr(end)).length;
        }
        if (end < text.size() && text[end] != ' ' && blank > 0) end = blank;
        all.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(text.find_first_not_of(' ', end), text.size()));
    }
    return all;
}

} // namespace

Grid::Grid(std::vector<std::string> columns) {
    for (std::string& name : columns) {
        m_right.push_back(name.starts_with('>'));
        m_whole.push_back(name.starts_with('~'));
        if (m_right.back() || m_whole.back()) name.erase(0, 1);
    }
    m_rows.push_back(std::move(columns));
}

void Grid::add(std::vector<std::string> cells) {
    cells.resize(m_right.size());
    std::vector<std::vector<std::string>> rows(1, std::vector<std::string>(cells.size()));
    for (std::size_t i = 0; i < cells.size(); ++i) {
        if (!m_whole[i]) {
            rows[0][i] = base::printable(cells[i], kMostShown);
            continue;
        }
        const std::vector<std::string> lines = linesOf(base::printable(cells[i], kMostWhole));
        if (lines.size() > rows.size()) rows.resize(lines.size(), std::vector<std::string>(cells.size()));
        for (std::size_t k = 0; k < lines.size(); ++k) rows[k][i] = lines[k];
    }
    std::move(rows.begin(), rows.end(), std::back_inserter(m_rows));
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
