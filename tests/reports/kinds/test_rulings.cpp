#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

Dispute dispute(int number, int round, int table, const std::string& words) {
    Dispute made;
    made.number = number;
    made.round = round;
    made.table = table;
    made.at = "21.11. 20:15";
    made.where = "Tisch " + std::to_string(table);
    made.dispute = words;
    made.rules = "gestr_no_bet";
    made.state = "entschieden";
    made.ruleSet = "Imst und Umgebung";
    made.parties = "Hofer – Höß";
    made.sections = {{"Protokoll", {}, {}, {{"3", "A: bietet gleich"}}},
                     {"Zeile 3 · regelwidrig", {"Gestrichen darf nicht bieten. [imst-2015 § 21]"}, {}, {}}};
    made.signers = {"Hofer", "Höß"};
    return made;
}

View disputed() {
    View view = test::evening();
    view.disputes = {dispute(1, 1, 2, "Darf er bieten?"), dispute(2, 2, 1, "Wer gibt?")};
    return view;
}

std::vector<std::string> pagesOf(const View& view, const Options& options) {
    return test::textOf(makeReport(Kind::Rulings, view, options).value());
}

} // namespace

TEST_CASE("rulings are a list, and a sheet to sign for each") {
    const auto pages = pagesOf(disputed(), test::options());
    REQUIRE(pages.size() == 3);
    CHECK_THAT(pages[0], Catch::Contains("Streitfälle") && Catch::Contains("Darf er bieten?") &&
                             Catch::Contains("Wer gibt?") && Catch::Contains("entschieden"));
    CHECK_THAT(pages[1], Catch::Contains("Entscheid") && Catch::Contains("A: bietet gleich") &&
                             Catch::Contains("imst-2015 § 21") && Catch::Contains("Hofer – Höß") &&
                             Catch::Contains("Turnierleitung"));
}

TEST_CASE("a table's rulings alone, or one ruling's sheet alone") {
    Options options = test::options();
    options.round = 2;
    options.table = 1;
    const auto ofTable = pagesOf(disputed(), options);
    REQUIRE(ofTable.size() == 2);
    CHECK_THAT(ofTable[0], Catch::Contains("Wer gibt?") && !Catch::Contains("Darf er bieten?"));
    options = test::options();
    options.ruling = 1;
    const auto one = pagesOf(disputed(), options);
    REQUIRE(one.size() == 1);
    CHECK_THAT(one[0], Catch::Contains("A: bietet gleich"));
    options.ruling = 3;
    CHECK(makeReport(Kind::Rulings, disputed(), options).error() ==
          ReportError{ReportError::Code::NoSuchRuling, 3});
}

TEST_CASE("all papers have the rulings where there are any") {
    const auto document = makeReport(Kind::All, disputed(), test::options());
    REQUIRE(document);
    CHECK(std::any_of(document->parts.begin(), document->parts.end(),
                      [](const pdf::Part& part) { return part.title == "Streitfälle und Entscheide"; }));
}

TEST_CASE("a dispute with no end of rulings and words runs on over the pages, and nothing of it is lost") {
    View view = test::evening();
    Dispute endless = dispute(1, 1, 2, "Anfang");
    for (int i = 0; i < 400; ++i) endless.dispute += " Streitwort";
    endless.dispute += " Streitende";
    for (int i = 1; i <= 40; ++i)
        endless.outcome.push_back(
            "Zeile " + std::to_string(i) +
            ", regelwidrig: Anna spielt Laub-Zehner, bevor Dora Trumpf aufgeschlagen hat.");
    view.disputes = {endless};
    for (const pdf::PageSize page : pdf::kPageSizes) {
        const auto document = makeReport(Kind::Rulings, view, test::options(page));
        REQUIRE(document.ok());
        std::string all;
        for (const std::string& text : test::textOf(*document)) all += text;
        CHECK(all.find("Streitende") != std::string::npos);
        CHECK(all.find("Zeile 40") != std::string::npos);
    }
}

TEST_CASE("a ruling of many parts runs on in the list without gaps between them") {
    View view = test::evening();
    Dispute many = dispute(1, 1, 2, "Anfang");
    for (int i = 1; i <= 14; ++i) many.outcome.push_back("Teil " + std::to_string(i));
    view.disputes = {many};
    const auto document = makeReport(Kind::Rulings, view, test::options());
    REQUIRE(document);
    std::vector<double> lines;
    for (const pdf::Mark& mark : document->pages.at(0).marks())
        if (const auto* text = std::get_if<pdf::TextMark>(&mark); text && text->text.starts_with("Teil "))
            lines.push_back(text->baseline.y);
    REQUIRE(lines.size() == 14);
    for (std::size_t i = 2; i < lines.size(); ++i)
        CHECK(lines[i] - lines[i - 1] == Approx(lines[1] - lines[0]));
}
