#include "steps/result_list.h"

#include "steps/cells.h"

#include <tournament/csv.h>
#include <tournament/limits.h>

#include <map>
#include <optional>
#include <utility>

namespace schreiber::desk {

namespace {

bool isBlank(const tournament::CsvRow& row) {
    for (const tournament::CsvCell& cell : row.cells)
        if (!trimmed(cell.text).empty()) return false;
    return true;
}

// Without the blank cells that a spreadsheet leaves behind the last one.
base::Result<ResultRow, base::InputError> readRow(tournament::CsvRow row, const std::string& file) {
    ResultRow result{row.line, 0, 1, {}};
    while (!row.cells.empty() && trimmed(row.cells.back().text).empty()) row.cells.pop_back();
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
        if ((i == 0 && isHeader(row)) || isBlank(row)) continue;
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
