#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <array>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

std::size_t times(const std::string& text, const std::string& words) {
    std::size_t count = 0;
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) ++count;
    return count;
}

std::string joined(const std::vector<std::string>& pages) {
    std::string all;
    for (const std::string& page : pages) all += page;
    return all;
}

pdf::Document made(Kind kind, const View& view, const Options& options) {
    auto document = makeReport(kind, view, options);
    REQUIRE(document);
    return *document;
}

// Lines that begin at an edge of the page: where a cut begins.
std::size_t cutMarks(const pdf::Page& page) {
    return static_cast<std::size_t>(
        std::count_if(page.marks().begin(), page.marks().end(), [&](const pdf::Mark& mark) {
            const auto* line = std::get_if<pdf::LineMark>(&mark);
            if (!line) return false;
            const auto atEdge = [&](pdf::Point point) {
                return point.x == 0 || point.y == 0 || point.x == page.size().width ||
                       point.y == page.size().height;
            };
            return atEdge(line->from) || atEdge(line->to);
        }));
}

// The rules for the pencil: fine lines across the whole sheet.
std::size_t pencilLines(const pdf::Page& page) {
    std::size_t numbers = 0;
    for (const pdf::Mark& mark : page.marks())
        if (const auto* text = std::get_if<pdf::TextMark>(&mark))
            if (text->ink.gray > 0) ++numbers;
    return numbers;
}

} // namespace

TEST_CASE("a sheet comes to the table with everything on it that is known") {
    const View view = test::evening();
    const auto pages = test::textOf(made(Kind::Scoresheets, view, test::options()));
    const tournament::Round& round = view.tournament.rounds.back();
    REQUIRE(pages.size() == round.tables.size());
    for (std::size_t i = 0; i < pages.size(); ++i) {
        INFO(pages[i]);
        for (const std::vector<int>& side : round.tables[i].sides)
            for (int number : side)
                CHECK_THAT(pages[i], Catch::Contains(tournament::nameOf(view.tournament, number)));
        for (const std::string& words :
             {fmt::format("Tisch {}", i + 1), std::string("Runde 2"),
              std::string("Herbstabend der Perlagger"),
              std::string("Innsbrucker Regeln · zu 18 · Hausregeln: Gegner dürfen tauschen"),
              std::string("verdecktes Bieten zählt doppelt"), std::string("Unterschrift SIE"),
              std::string("Unterschrift WIR"), std::string("Es gibt zuerst: "), std::string("Ergebnis")})
            CHECK_THAT(pages[i], Catch::Contains(words));
        CHECK(pages[i].find("SIE") < pages[i].find("WIR"));
    }
    // Seats run through the sides in turn: seat 1 is the first of the second side.
    const auto& first = round.tables[0];
    REQUIRE(first.firstDealer == 1);
    CHECK_THAT(pages[0],
               Catch::Contains("Es gibt zuerst: " + tournament::nameOf(view.tournament, first.sides[1][0])));
}

TEST_CASE("the scorer's side stands on the right, under the target") {
    const View view = test::evening();
    const pdf::Page page = made(Kind::Scoresheets, view, test::options()).pages[0];
    const auto& sides = view.tournament.rounds.back().tables[0].sides;
    const double middle = page.size().width / 2;
    int seen = 0;
    for (const pdf::Mark& mark : page.marks()) {
        const auto* text = std::get_if<pdf::TextMark>(&mark);
        if (!text) continue;
        if (text->text == "SIE" || text->text == tournament::nameOf(view.tournament, sides[0][0])) {
            CHECK(text->baseline.x < middle);
            ++seen;
        }
        if (text->text == "WIR (schreiben)" ||
            text->text == tournament::nameOf(view.tournament, sides[1][0])) {
            if (text->baseline.y > page.size().height * 0.15) CHECK(text->baseline.x > middle);
            ++seen;
        }
        if (text->text == "18" && text->size > 20) {
            CHECK(text->baseline.x < middle);
            CHECK(text->baseline.x + text->size * 1.4 > middle);
            CHECK(text->baseline.y < page.size().height * 0.15);
            ++seen;
        }
    }
    CHECK(seen >= 5);
}

TEST_CASE("several sheets to a page, with marks to cut by and enough lines for a game") {
    const View view = test::evening(); // seven tables
    const std::vector<std::pair<int, std::size_t>> wanted{{1, 7}, {2, 4}, {4, 2}};
    for (const auto& [up, pages] : wanted)
        for (pdf::PageSize size : {pdf::PageSize::A4, pdf::PageSize::Letter}) {
            const pdf::Document document = made(Kind::Scoresheets, view, test::options(size, up));
            CHECK(document.pages.size() == pages);
            CHECK(cutMarks(document.pages[0]) == (up == 1 ? 0 : up == 2 ? 2 : 4));
            CHECK(pencilLines(document.pages[0]) >= static_cast<std::size_t>(up) * 13);
            CHECK(times(joined(test::textOf(document)), "Unterschrift SIE") == 7);
        }
    CHECK(made(Kind::Scoresheets, view, test::options(pdf::PageSize::A5, 2)).pages.size() == 4);
    CHECK(pencilLines(made(Kind::BlankSheets, view, test::options(pdf::PageSize::A6)).pages[0]) >= 14);
}

TEST_CASE("a blank sheet names nobody and has room for everything") {
    const View view = test::evening();
    for (int up : {1, 2, 4}) {
        const pdf::Document document = made(Kind::BlankSheets, view, test::options(pdf::PageSize::A4, up));
        REQUIRE(document.pages.size() == 1);
        const std::string text = test::textOf(document)[0];
        for (const tournament::Entry& entry : view.tournament.entries)
            CHECK_THAT(text, !Catch::Contains(tournament::nameOf(entry)));
        for (const char* word :
             {"Tisch", "Runde", "Es gibt zuerst:", "SIE", "WIR (schreiben)", "Innsbrucker Regeln · zu 18"})
            CHECK(times(text, word) >= static_cast<std::size_t>(up));
    }
}

TEST_CASE("three who play for themselves have three columns that count down") {
    test::EveningSize size;
    size.solo = true;
    const auto pages = test::textOf(made(Kind::Scoresheets, test::evening(size), test::options()));
    REQUIRE(pages.size() == 10);
    CHECK_THAT(pages[0], Catch::Contains("9→0") || Catch::Contains("9 → 0"));
    CHECK_THAT(pages[0], Catch::Contains("9 bis 0"));
    CHECK(times(pages[0], "Unterschrift") == 3);
    CHECK_THAT(pages[0], !Catch::Contains("SIE"));
    const auto blank =
        test::textOf(made(Kind::BlankSheets, test::evening(size), test::options(pdf::PageSize::A4, 4)));
    CHECK(times(blank[0], "Unterschrift") == 12);
}

TEST_CASE("one table alone, and each game of a match by itself") {
    test::EveningSize size;
    size.games = 3;
    const View view = test::evening(size);
    Options options = test::options();
    options.table = 4;
    const auto pages = test::textOf(made(Kind::Scoresheets, view, options));
    REQUIRE(pages.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK_THAT(pages[i], Catch::Contains("Tisch 4"));
        CHECK_THAT(pages[i], Catch::Contains(fmt::format("Runde 2, Partie {} von 3", i + 1)));
    }
}

TEST_CASE("house rules without end keep within the sheet: whole ones, and how many more there are") {
    View view = test::evening();
    view.house.assign(40, "Ob getauscht wird, wenn die Partei des Gebers nicht mehr will: Nein.");
    for (int up : {1, 4}) {
        const auto pages = test::textOf(made(Kind::Scoresheets, view, test::options(pdf::PageSize::A4, up)));
        CHECK_THAT(pages[0], Catch::Contains("Hausregeln: Ob getauscht wird"));
        CHECK((pages[0].find("weitere auf dem Blatt") == std::string::npos) == (up == 1));
        CHECK_THAT(pages[0], !Catch::Contains("…") && !Catch::Contains(".;"));
        CHECK_THAT(pages[0], Catch::Contains("Unterschrift WIR"));
    }
}

TEST_CASE("the smallest sheet has lines for a long game, also with house rules") {
    View view = test::evening();
    view.tournament.settings.target = 24; // 24 and 23 points, three a deal
    view.house.assign(15, "Ob getauscht wird, wenn die Partei des Gebers nicht mehr will: Nein.");
    for (const Kind kind : {Kind::BlankSheets, Kind::Scoresheets}) {
        const pdf::Page page = made(kind, view, test::options(pdf::PageSize::A4, 4)).pages[0];
        CHECK(pencilLines(page) >= 4 * 16);
    }
    CHECK(pencilLines(made(Kind::BlankSheets, view, test::options(pdf::PageSize::A6)).pages[0]) >= 16);
}

TEST_CASE("two who play for themselves are no sides, and sheets beside each other have as many lines") {
    View view = test::evening({.players = 8, .rounds = 1, .solo = true});
    std::vector<tournament::Table>& tables = view.tournament.rounds.back().tables;
    REQUIRE(tables.size() >= 2);
    tables[1].sides.resize(2);
    const auto document = made(Kind::Scoresheets, view, test::options(pdf::PageSize::A4, 2));
    const pdf::Page& page = document.pages.front();
    const double middle = page.size().width / 2;
    std::array<int, 2> lines{}; // numbered for the pencil, left and right
    for (const pdf::Mark& mark : page.marks())
        if (const auto* text = std::get_if<pdf::TextMark>(&mark)) {
            CHECK(text->text != "SIE");
            CHECK(text->text.find("WIR") == std::string::npos);
            if (text->ink.gray == 0.35) ++lines.at(text->baseline.x < middle ? 0 : 1);
        }
    CHECK(lines[0] > 5);
    CHECK(lines[0] == lines[1]);
}

TEST_CASE("a target beyond all measure and a table without sides still give a sheet") {
    View view = test::evening();
    view.tournament.settings.target = 2'000'000'000;
    view.tournament.rounds.back().tables[0].sides.clear();
    view.tournament.rounds.back().tables[1].firstDealer = 2'000'000'000;
    for (int up : {1, 4}) {
        const auto pages = test::textOf(made(Kind::Scoresheets, view, test::options(pdf::PageSize::A4, up)));
        CHECK_THAT(pages[0], Catch::Contains("zu 2000000000"));
    }
}
