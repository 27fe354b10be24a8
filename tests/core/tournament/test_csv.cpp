#include <tournament/csv.h>

#include <catch2/catch.hpp>

#include <string>
#include <vector>

using namespace schreiber::tournament;

namespace {

std::vector<CsvRow> rowsOf(std::string_view bytes) {
    const auto rows = readCsv(bytes, "list.csv");
    REQUIRE(rows.ok());
    return *rows;
}

std::vector<std::string> texts(const CsvRow& row) {
    std::vector<std::string> out;
    for (const CsvCell& cell : row.cells) out.push_back(cell.text);
    return out;
}

using Texts = std::vector<std::string>;

} // namespace

TEST_CASE("the delimiter is the one the first line uses most") {
    CHECK(texts(rowsOf("a;b,c;d\n")[0]) == Texts{"a", "b,c", "d"});
    CHECK(texts(rowsOf("a,b,c;d\n")[0]) == Texts{"a", "b", "c;d"});
    CHECK(texts(rowsOf("a\tb\tc,d\n")[0]) == Texts{"a", "b", "c,d"});
    CHECK(texts(rowsOf("\"a,b,c\";d\n")[0]) == Texts{"a,b,c", "d"});
    CHECK(texts(rowsOf("alone\n")[0]) == Texts{"alone"});
    CHECK(texts(rowsOf("sep=,\na;b,c\n")[0]) == Texts{"a;b", "c"});
    CHECK(rowsOf("sep=,\na;b,c\n")[0].line == 2);
}

TEST_CASE("lines end as on any machine, blank ones count but hold nothing") {
    for (const std::string text : {"a;b\n\n;\nc;d", "a;b\r\n\r\n;\r\nc;d\r\n", "a;b\r\r;\rc;d\r"}) {
        const auto rows = rowsOf(text);
        REQUIRE(rows.size() == 2);
        CHECK(texts(rows[1]) == Texts{"c", "d"});
        CHECK(rows[1].line == 4);
    }
    CHECK(rowsOf("\n\na;b\n")[0].line == 3);
    CHECK(rowsOf("").empty());
}

TEST_CASE("quoted cells hold delimiters, quotation marks and line breaks") {
    const auto rows = rowsOf("a;b;c\n\"x;y\";\"say \"\"hi\"\"\";\"two\r\nlines\";z\nlast;1;2\n");
    REQUIRE(rows.size() == 3);
    CHECK(texts(rows[1]) == Texts{"x;y", "say \"hi\"", "two\nlines", "z"});
    CHECK(rows[1].cells[1].column == 7);
    CHECK(rows[1].cells[2].column == 20);
    CHECK(rows[1].cells[3].column == 0); // on the next line
    CHECK(rows[2].line == 4);
}

TEST_CASE("one wrong quotation mark spoils its own row only") {
    const auto open = rowsOf("a;b\n\"x;1\ny;2\nz;3\n");
    REQUIRE(open.size() == 4);
    CHECK(open[1].fault == CsvFault::QuoteNotClosed);
    CHECK(texts(open[2]) == Texts{"y", "2"});
    CHECK(open[3].line == 4);

    const auto strays = rowsOf("a;b\n\"x\"y;1\nz;2\n");
    REQUIRE(strays.size() == 3);
    CHECK(strays[1].fault == CsvFault::TextAfterQuote);
    CHECK(strays[1].cells.back().column == 1);
    CHECK(texts(strays[2]) == Texts{"z", "2"});
    CHECK(texts(rowsOf("O\"Brien;5\" x\n")[0]) == Texts{"O\"Brien", "5\" x"});
}

TEST_CASE("the encoding is decided once a file") {
    CHECK(texts(rowsOf("\xEF\xBB\xBF"
                       "H\xC3\xB6\xC3\x9F;x\n")[0]) == Texts{"Höß", "x"});
    // Windows-1252: ö ß, Ž (0x8E), the euro sign (0x80)
    CHECK(texts(rowsOf("H\xF6\xDF;\x8Eiga;\x80\n")[0]) == Texts{"Höß", "Žiga", "€"});
    CHECK(texts(rowsOf("H\xF6\xDF;\x81\n")[0]) == Texts{"Höß", "\x81"}); // no such character
    // one well-formed sequence: UTF-8, and the other byte stays for the row to be reported
    CHECK(texts(rowsOf("H\xC3\xB6\xC3\x9F;\xDF\n")[0]) == Texts{"Höß", "\xDF"});
    CHECK(rowsOf("Höß;Žiga;x\n")[0].cells[2].column == 10);
}

TEST_CASE("a file that is too large is refused whole, and one that is no list is one bad row") {
    CHECK_FALSE(readCsv(std::string(5U * 1024U * 1024U, ';'), "x.csv").ok());
    CHECK(rowsOf(std::string(100'000, '"')).size() == 1);
}
