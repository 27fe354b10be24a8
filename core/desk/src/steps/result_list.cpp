#include "steps/result_list.h"

#include "steps/cells.h"

#include <tournament/csv.h>
#include <tournament/limits.h>

#include <algorithm>
#include <cstddef>
#include <map>
#include <optional>
#include <utility>

namespace schreiber::desk {

namespace {

bool isBlankRow(const tournament::CsvRow& row) {
    for (const tournament::CsvCell& cell : row.cells)
        if (!isBlank(cell.text)) return false;
    return true;
}

// "18:3" in one cell, as it is said and stands on a sheet, is two.
void partScores(tournament::CsvRow& row) {
    std::vector<tournament::CsvCell> cells;
    for (const tournament::CsvCell& cell : row.cells) {
        const std::string text = trimmed(cell.text);
        const bool isScore = text.find(':') != std::string::npos &&
                             text.find_first_not_of("0123456789:- ") == std::string::npos;
        if (!isScore || cells.empty()) {
            cells.push_back(cell);
            continue;
        }
        for (std::size_t at = 0; at <= text.size();) {
            const std::size_t end = std::min(text.find(':', at), text.size());
            cells.push_back({text.substr(at, end - at), cell.column});
            at = end + 1;
        }
    }
    row.cells = std::move(cells);
}

// Without the blank cells that a spreadsheet leaves behind the last one.
base::Result<ResultRow, base::InputError> readRow(tournament::CsvRow row, const std::string& file) {
    ResultRow result{row.line, 0, 1, {}};
    row = withoutBlankEnd(std::move(row));
    partScores(row);
    if (row.cells.size() < 3 || row.cells.size() > 1 + tournament::kMostSides)
        return base::fail(base::InputError{file, row.line, 1, rowText(row), {"result_cells"}});
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const tournament::CsvCell& cell = row.cells[i];
        const std::optional<int> number = wholeNumber(cell.text);
        if (!number)
            return base::fail(base::InputError{file, row.line, cell.column, cell.text, {"whole_number"}});
        if (i == 0)
            result.table = *number;
        else
            result.points.push_back(*number);
    }
    return result;
}

} // namespace

base::Result<std::vector<ResultRow>, std::vector<base::InputError>>
readResults(std::string_view csv, const std::string& file, int games) {
    using Errors = std::vector<base::InputError>;
    const auto rows = tournament::readCsv(csv, file);
    if (!rows) return base::fail(Errors{rows.error()});
    std::vector<ResultRow> results;
    std::map<int, int> rowsOfTable;
    Errors errors;
    for (std::size_t i = 0; i < rows->size(); ++i) {
        const tournament::CsvRow& row = (*rows)[i];
        if ((i == 0 && isHeader(row)) || isBlankRow(row)) continue;
        auto result = readRow(row, file);
        if (!result) {
            errors.push_back(result.error());
            continue;
        }
        result->game = ++rowsOfTable[result->table];
        if (result->game > games)
            errors.push_back({file,
                              row.line,
                              row.cells.front().column,
                              row.cells.front().text,
                              {games == 1 ? "table_once" : "row_a_game"}});
        else
            results.push_back(std::move(*result));
    }
    if (results.empty() && errors.empty()) errors.push_back({file, 0, 0, {}, {"result_list"}});
    if (!errors.empty()) return base::fail(std::move(errors));
    return results;
}

} // namespace schreiber::desk
