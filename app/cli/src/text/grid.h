#pragma once

#include <iosfwd>
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

} // namespace schreiber::cli
