#include "encoding.h"

#include <tournament/csv.h>
#include <tournament/limits.h>

#include <algorithm>
#include <cstddef>
#include <utility>

namespace schreiber::tournament {

namespace {

constexpr std::size_t kLargestList = kMostCsvMegabytes * kMegabyte;
// A quoted cell longer than this is taken for one that was never closed, so that one stray quotation mark
// does not swallow the rest of the list.
constexpr std::size_t kLongestQuoted = 4096;

class Reader {
  public:
    Reader(std::string_view text, char delimiter)
        : m_text(text)
        , m_delimiter(delimiter) {}

    bool atEnd() const { return m_at == m_text.size(); }

    CsvRow row() {
        CsvRow row;
        row.line = m_line;
        m_column = 1;
        m_onFirstLine = true;
        const std::size_t start = m_at;
        for (;;) {
            CsvCell cell;
            cell.column = m_onFirstLine ? m_column : 0;
            row.fault = readCell(cell.text);
            row.cells.push_back(std::move(cell));
            if (row.cells.size() > kMostCsvCells) row.fault = CsvFault::TooManyCells;
            if (row.fault == CsvFault::QuoteNotClosed) {
                m_at = start;
                m_line = row.line;
            }
            if (row.fault != CsvFault::None) {
                skipLine();
                return row;
            }
            if (atEnd()) return row;
            if (m_text[m_at] != m_delimiter) {
                endLine();
                return row;
            }
            advance();
        }
    }

  private:
    bool atLineEnd() const { return m_text[m_at] == '\n' || m_text[m_at] == '\r'; }

    void advance() {
        const bool continuation = (static_cast<unsigned char>(m_text[m_at]) & 0xC0U) == 0x80U;
        if (!continuation) ++m_column;
        ++m_at;
    }

    // One of \n, \r\n and a lone \r.
    void endLine() {
        if (m_text[m_at] == '\r' && m_at + 1 < m_text.size() && m_text[m_at + 1] == '\n') ++m_at;
        ++m_at;
        ++m_line;
        m_onFirstLine = false;
    }

    void skipLine() {
        while (!atEnd() && !atLineEnd()) ++m_at;
        if (!atEnd()) endLine();
    }

    CsvFault readCell(std::string& text) {
        if (!atEnd() && m_text[m_at] == '"') return readQuoted(text);
        while (!atEnd() && m_text[m_at] != m_delimiter && !atLineEnd()) {
            text += m_text[m_at];
            advance();
        }
        return CsvFault::None;
    }

    CsvFault readQuoted(std::string& text) {
        advance();
        while (!atEnd() && text.size() <= kLongestQuoted) {
            if (m_text[m_at] == '"') {
                advance();
                if (atEnd() || m_text[m_at] == m_delimiter || atLineEnd()) return CsvFault::None;
                if (m_text[m_at] != '"') return CsvFault::TextAfterQuote;
                text += '"';
                advance();
            } else if (atLineEnd()) {
                text += '\n';
                endLine();
            } else {
                text += m_text[m_at];
                advance();
            }
        }
        return CsvFault::QuoteNotClosed;
    }

    std::string_view m_text;
    char m_delimiter;
    std::size_t m_at = 0;
    int m_line = 1;
    int m_column = 1;
    bool m_onFirstLine = true;
};

std::string_view firstLine(std::string_view text) {
    text.remove_prefix(std::min(text.size(), text.find_first_not_of("\r\n")));
    return text.substr(0, text.find_first_of("\r\n"));
}

char likeliestDelimiter(std::string_view header) {
    char best = ';';
    std::ptrdiff_t most = 0;
    for (const char candidate : {';', '\t', ','}) {
        bool quoted = false;
        std::ptrdiff_t count = 0;
        for (const char c : header) {
            if (c == '"') quoted = !quoted;
            if (c == candidate && !quoted) ++count;
        }
        if (count > most) best = candidate, most = count;
    }
    return best;
}

bool isBlank(const CsvRow& row) {
    return row.fault == CsvFault::None &&
           std::all_of(row.cells.begin(), row.cells.end(), [](const CsvCell& cell) {
               return cell.text.find_first_not_of(" \t\n") == std::string::npos;
           });
}

} // namespace

base::Result<std::vector<CsvRow>, base::InputError> readCsv(std::string_view bytes, const std::string& file) {
    if (bytes.size() > kLargestList)
        return base::fail(
            base::InputError{file, 0, 0, {}, {"TOO-LARGE(" + std::to_string(kMostCsvMegabytes) + ")"}});

    if (auto fault = whyNoList(bytes)) {
        fault->file = file;
        return base::fail(std::move(*fault));
    }
    const std::string text = toUtf8(bytes);
    std::string_view rest = text;
    const std::string_view first = firstLine(rest);
    const bool named = first.size() == 5 && first.substr(0, 4) == "sep=";
    const char delimiter = named ? first[4] : likeliestDelimiter(first);
    if (named) rest.remove_prefix(rest.find(first) + first.size());

    std::vector<CsvRow> rows;
    Reader reader(rest, delimiter);
    while (!reader.atEnd()) {
        CsvRow row = reader.row();
        if (isBlank(row)) continue;
        if (rows.size() == kMostCsvRows)
            return base::fail(base::InputError{
                file, row.line, 0, {}, {"TOO-MANY-ROWS(" + std::to_string(kMostCsvRows) + ")"}});
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace schreiber::tournament
