#pragma once

#include <iosfwd>
#include <lists/column.h>
#include <string>
#include <vector>

namespace schreiber::cli {

// Rows of text in columns as wide as they need; what somebody typed is made printable. A column whose name
// begins with `>` is set to the right; one with `~` is never cut, what is long goes on in the next line.
class Grid {
  public:
    explicit Grid(std::vector<std::string> columns);
    void add(std::vector<std::string> cells);
    void print(std::ostream& out) const;

  private:
    std::vector<bool> m_right;
    std::vector<bool> m_whole;
    std::vector<std::vector<std::string>> m_rows;
};

// The heads and cells of a list as it is described.
template <class Row>
std::vector<std::string> headsOf(const std::vector<lists::Column<Row>>& columns, words::Language language) {
    std::vector<std::string> heads;
    for (const auto& column : columns)
        heads.push_back((column.isNumber() ? ">" : "") + column.headIn(language, lists::Surface::Text));
    return heads;
}
template <class Row>
std::vector<std::string> cellsOf(const std::vector<lists::Column<Row>>& columns, const Row& row,
                                 words::Language language) {
    std::vector<std::string> cells;
    for (const auto& column : columns) cells.push_back(column.read(row, language));
    return cells;
}

} // namespace schreiber::cli
