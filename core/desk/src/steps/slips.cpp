#include "steps/slips.h"

#include "steps/cells.h"

#include <cards/card.h>
#include <cards/notation.h>
#include <desk/limits.h>
#include <tournament/csv.h>
#include <tournament/limits.h>

#include <functional>
#include <optional>

namespace schreiber::desk {

namespace {

using tournament::CsvCell;
using tournament::CsvRow;
using Read = std::function<std::optional<base::InputError>(const CsvRow&)>;

base::InputError at(const std::string& file, const CsvRow& row, const CsvCell& cell, const char* expected) {
    return {file, row.line, cell.column, cell.text, {expected}};
}

// Each row that is neither header nor blank.
SlipErrors forEachRow(std::string_view csv, const std::string& file, const char* list, const Read& read) {
    const auto rows = tournament::readCsv(csv, file);
    if (!rows) return {rows.error()};
    SlipErrors errors;
    bool any = false;
    for (std::size_t i = 0; i < rows->size(); ++i) {
        const CsvRow row = withoutBlankEnd((*rows)[i]);
        if (row.cells.empty() || (i == 0 && isHeader(row))) continue;
        any = true;
        if (auto error = read(row)) errors.push_back(std::move(*error));
    }
    if (!any) errors.push_back({file, 0, 0, {}, {list}});
    return errors;
}

// All cells of a row as numbers, as many as may be.
base::Result<std::vector<int>, base::InputError>
numbersOf(const CsvRow& row, const std::string& file, std::size_t least, std::size_t most, const char* list) {
    if (row.cells.size() < least || row.cells.size() > most)
        return base::fail(base::InputError{file, row.line, 1, rowText(row), {list}});
    std::vector<int> numbers;
    for (const CsvCell& cell : row.cells) {
        const std::optional<int> number = wholeNumber(cell.text);
        if (!number || *number < 1) return base::fail(at(file, row, cell, "whole_number"));
        numbers.push_back(*number);
    }
    return numbers;
}

std::optional<int> readCard(const std::string& cell) {
    if (const auto number = wholeNumber(cell)) return number;
    const auto card = cards::readCard(trimmed(cell));
    return card ? std::optional(static_cast<int>(card->rank())) : std::nullopt;
}

} // namespace

base::Result<std::vector<tournament::TypedTable>, SlipErrors> readTables(std::string_view csv,
                                                                         const std::string& file) {
    std::vector<tournament::TypedTable> tables;
    SlipErrors errors =
        forEachRow(csv, file, "slip_list", [&](const CsvRow& row) -> std::optional<base::InputError> {
            auto numbers = numbersOf(row, file, 3, 1 + tournament::kMostSides, "slip_list");
            if (!numbers) return numbers.error();
            if (numbers->front() > kMostTables)
                return base::InputError{file,
                                        row.line,
                                        row.cells.front().column,
                                        row.cells.front().text,
                                        {"1-" + std::to_string(kMostTables)}};
            tables.push_back({numbers->front(), {numbers->begin() + 1, numbers->end()}});
            return std::nullopt;
        });
    if (!errors.empty()) return base::fail(std::move(errors));
    return tables;
}

base::Result<std::vector<std::pair<int, int>>, SlipErrors> readCouples(std::string_view csv,
                                                                       const std::string& file) {
    std::vector<std::pair<int, int>> couples;
    SlipErrors errors =
        forEachRow(csv, file, "couple_list", [&](const CsvRow& row) -> std::optional<base::InputError> {
            auto numbers = numbersOf(row, file, 2, 2, "couple_list");
            if (!numbers) return numbers.error();
            couples.emplace_back((*numbers)[0], (*numbers)[1]);
            return std::nullopt;
        });
    if (!errors.empty()) return base::fail(std::move(errors));
    return couples;
}

base::Result<std::map<int, int>, SlipErrors> readCut(std::string_view csv, const std::string& file) {
    std::map<int, int> cut;
    SlipErrors errors =
        forEachRow(csv, file, "cut_list", [&](const CsvRow& row) -> std::optional<base::InputError> {
            if (row.cells.size() != 2) return base::InputError{file, row.line, 1, rowText(row), {"cut_list"}};
            const auto number = wholeNumber(row.cells[0].text);
            if (!number || *number < 1) return at(file, row, row.cells[0], "whole_number");
            const auto card = readCard(row.cells[1].text);
            if (!card) return at(file, row, row.cells[1], "cut_card");
            if (!cut.emplace(*number, *card).second) return at(file, row, row.cells[0], "number_once");
            return std::nullopt;
        });
    if (!errors.empty()) return base::fail(std::move(errors));
    return cut;
}

} // namespace schreiber::desk
