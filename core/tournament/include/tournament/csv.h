#pragma once

#include <base/input_error.h>
#include <base/result.h>

#include <string>
#include <string_view>
#include <vector>

// Tables as clubs keep them: CSV (RFC 4180) in UTF-8 or Windows-1252, with `;`, `,` or tab between the cells.
namespace schreiber::tournament {

enum class CsvFault { None, QuoteNotClosed, TextAfterQuote, TooManyCells };

struct CsvCell {
    std::string text; // UTF-8; a byte that is none in the file's encoding stands here as it was
    int column = 0;   // where the cell begins, in code points from 1; 0 if not on the row's first line

    friend bool operator==(const CsvCell&, const CsvCell&) = default;
};

struct CsvRow {
    int line = 0; // where the row begins, from 1
    std::vector<CsvCell> cells;
    CsvFault fault = CsvFault::None; // of the last cell

    friend bool operator==(const CsvRow&, const CsvRow&) = default;
};

// The rows that hold anything, the header among them. The encoding is decided once: a byte-order mark or any
// well-formed multi-byte sequence means UTF-8. The delimiter is the one the first line uses most, or what a
// spreadsheet's `sep=;` says. An error only for a file that is too large (4 MB) or has more rows than
// anybody enters, and for one that is no list in letters that are known here: a workbook, a document, text
// from an old Mac or from DOS.
inline constexpr std::size_t kMostCsvMegabytes = 4;
inline constexpr std::size_t kMostCsvRows = 10'000;
inline constexpr std::size_t kMostCsvCells = 1'000; // of a row; spreadsheets add empty ones
base::Result<std::vector<CsvRow>, base::InputError> readCsv(std::string_view bytes, const std::string& file);

} // namespace schreiber::tournament
