#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <sstream>

// Codes on paper, read by a program that knows nothing of the one that made them.
namespace schreiber {

namespace {

using kinds::Kind;

constexpr const char* kAddress = "https://perlagger.example/2026/herbst.html";

// What zbar reads off a document's pages as an office printer shows them, in the order of the pages.
std::vector<std::string> codesOn(const pdf::Document& document) {
    const test::Scratch scratch;
    const std::string file = (scratch / "paper.pdf").string();
    REQUIRE(test::write(document, file));
    REQUIRE(test::run("pdftoppm -r 300 -gray " + file + " " + (scratch / "page").string()).exit == 0);
    const test::Run read =
        test::run("zbarimg -q --raw -Sdisable -Sqrcode.enable " + (scratch / "page").string() + "*.pgm");
    INFO(read.err);
    std::vector<std::string> codes;
    std::istringstream lines(read.out);
    for (std::string line; std::getline(lines, line);) codes.push_back(line);
    return codes;
}

pdf::Document made(Kind kind, const kinds::View& view, const kinds::Options& options) {
    auto document = kinds::makeReport(kind, view, options);
    REQUIRE(document.ok());
    return std::move(*document);
}

} // namespace

TEST_CASE("the results page's address is on the standings where there is one, and nowhere else") {
    kinds::View view = test::evening();
    for (const pdf::PageSize page : {pdf::PageSize::A4, pdf::PageSize::A6}) {
        CAPTURE(static_cast<int>(page));
        view.resultsPage.clear();
        CHECK(codesOn(made(Kind::Standings, view, test::options(page))).empty());
        // the longest that may be set, too
        for (const std::string& address : {std::string(kAddress), kAddress + std::string(78, '2')}) {
            view.resultsPage = address;
            const auto document = made(Kind::Standings, view, test::options(page));
            CHECK(codesOn(document) == std::vector(document.pages.size(), address));
        }
    }
    CHECK(codesOn(made(Kind::Certificates, view, test::options())).empty());
    const std::vector<std::string> cards = codesOn(made(Kind::RouteCards, view, test::options()));
    CHECK(cards == std::vector(view.tournament.entries.size(), view.resultsPage));
}

TEST_CASE("a sheet says by a code which round and table it is of, whatever the paper") {
    const kinds::View view = test::evening();
    std::vector<std::string> wanted;
    for (const tournament::Table& table : view.tournament.rounds.back().tables)
        wanted.push_back(fmt::format("Runde 2 Tisch {}", table.number));
    for (const auto& [page, up] :
         {std::pair{pdf::PageSize::A4, 4}, {pdf::PageSize::A4, 1}, {pdf::PageSize::A6, 1}})
        for (const bool mirrored : {false, true}) {
            CAPTURE(static_cast<int>(page), up, mirrored);
            kinds::Options options = test::options(page, up);
            options.mirrored = mirrored;
            std::vector<std::string> seen = codesOn(made(Kind::Scoresheets, view, options));
            std::sort(seen.begin(), seen.end()); // zbar names those of one page in no order
            std::sort(wanted.begin(), wanted.end());
            CHECK(seen == wanted);
        }
    CHECK(codesOn(made(Kind::BlankSheets, view, test::options())).empty());
}

TEST_CASE("the sheets of a match say which game they are of") {
    kinds::View view = test::evening({.players = 8, .rounds = 1, .games = 3});
    view.language = words::Language::English;
    const auto codes = codesOn(made(Kind::Scoresheets, view, test::options(pdf::PageSize::A6)));
    REQUIRE(codes.size() == 6);
    CHECK(codes[0] == "round 1 table 1, Game 1 of 3");
    CHECK(codes[5] == "round 1 table 2, Game 3 of 3");
}

} // namespace schreiber
