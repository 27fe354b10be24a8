#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>

using namespace schreiber;
using namespace schreiber::kinds;

TEST_CASE("all papers are one file with a bookmark for each part") {
    const View view = test::evening();
    const auto document = makeReport(Kind::All, view, test::options());
    REQUIRE(document);
    const auto pages = test::textOf(*document);
    REQUIRE(pages.size() == document->pages.size());
    for (const pdf::Part& part : document->parts) {
        INFO(part.title);
        const std::string shown = part.title.substr(part.title.rfind(':') + 1);
        if (shown == " Sitzliste") { // which is headed by what everybody asks it
            CHECK_THAT(pages.at(part.firstPage), Catch::Contains("Wo sitze ich?"));
            continue;
        }
        // Sheets, cards and numbers have no title on them.
        const bool untitled = part.title.find("ettel") != std::string::npos || part.title == "Tischnummern";
        if (!untitled)
            CHECK_THAT(pages.at(part.firstPage), Catch::Contains(shown.substr(shown[0] == ' ' ? 1 : 0)));
    }
}

TEST_CASE("the pages of a bound file are labelled by its parts, umlauts and all") {
    const View view = test::evening();
    const std::string json = test::structureOf(makeReport(Kind::All, view, test::options()).value());
    CHECK_THAT(json, Catch::Contains("/PageLabels") && Catch::Contains("Meldeliste ·\u00A0") &&
                         Catch::Contains("Tische 2 ·\u00A0"));
    CHECK_THAT(json, Catch::Contains("/Outlines") && Catch::Contains("Protokoll der Auslosungen") &&
                         Catch::Contains("/UseOutlines"));
}
