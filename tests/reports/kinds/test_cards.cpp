#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <set>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

std::vector<std::string> pagesOf(Kind kind, const View& view, const Options& options = test::options()) {
    const auto document = makeReport(kind, view, options);
    REQUIRE(document);
    return test::textOf(*document);
}

} // namespace

TEST_CASE("everybody has a route card with the rounds so far and room for the rest") {
    View view = test::evening();
    view.tournament.settings.rounds = 8;
    std::string all;
    for (const std::string& page : pagesOf(Kind::RouteCards, view)) all += page;
    for (const tournament::Entry& entry : view.tournament.entries)
        CHECK_THAT(all, Catch::Contains(fmt::format("Nr. {}", entry.number)));
    CHECK_THAT(all, Catch::Contains("spielfrei"));
    // Number 4 sits at the first table of round 1 and its result stands from that side.
    const tournament::Table& table = view.tournament.rounds[0].tables[0];
    const std::vector<int>& score = table.games[0].score;
    CHECK_THAT(all, Catch::Contains(fmt::format("{} : {}", score[0], score[1])) &&
                        Catch::Contains(fmt::format("{} : {}", score[1], score[0])));
}

TEST_CASE("a route card says what it comes to and where that stands, unless ranks are secret") {
    View view = test::evening();
    REQUIRE_FALSE(view.standings.rows.empty());
    std::string all;
    for (const std::string& page : pagesOf(Kind::RouteCards, view)) all += page;
    for (const tournament::StandingRow& row : view.standings.rows)
        CHECK_THAT(all, Catch::Contains(fmt::format("{}. Rang", row.rank)));
    CHECK_THAT(all, Catch::Contains("Rang nach jeder Runde, oben 1"));
    view.tournament.settings.hideStandingsUntil = 3;
    CHECK_THAT(pagesOf(Kind::RouteCards, view).front(), !Catch::Contains("Rang"));
}

TEST_CASE("the names on route cards have one size; a longer one has its first name's initial") {
    View view = test::evening();
    view.tournament.entries[4].persons[0].last = "Tschurtschenthaler von Hohenbühel-Ehrenburg";
    const auto document = makeReport(Kind::RouteCards, view, test::options(pdf::PageSize::A6));
    REQUIRE(document);
    std::set<double> sizes;
    bool isInitialled = false;
    for (const pdf::Page& page : document->pages)
        for (const pdf::Mark& mark : page.marks())
            if (const auto* text = std::get_if<pdf::TextMark>(&mark);
                text != nullptr && text->ink == pdf::kQuiet) {
                for (const tournament::Entry& entry : view.tournament.entries)
                    if (text->text == nameOf(entry.persons[0])) sizes.insert(text->size);
                isInitialled = isInitialled || text->text.find(". Tschurtschenthaler") != std::string::npos;
            }
    CHECK(sizes.size() == 1);
    CHECK(*sizes.begin() >= 7.5);
    CHECK(isInitialled);
}

TEST_CASE("route cards of fifty rounds still go on their paper") {
    View view = test::evening();
    view.tournament.settings.rounds = 50;
    for (pdf::PageSize page : pdf::kPageSizes) CHECK(makeReport(Kind::RouteCards, view, test::options(page)));
}

TEST_CASE("a number for every table, several to a page") {
    View view = test::evening();
    const auto pages = pagesOf(Kind::TableNumbers, view);
    REQUIRE(pages.size() == 7);
    for (std::size_t i = 0; i < pages.size(); ++i) // both ways, to be folded and stood up
        CHECK(std::count(pages[i].begin(), pages[i].end(), static_cast<char>('1' + i)) == 2);
    const auto four = pagesOf(Kind::TableNumbers, view, test::options(pdf::PageSize::A4, 4));
    CHECK(four.size() == 2);
    CHECK_THAT(four[1], Catch::Contains("7") && Catch::Contains("Tisch") && Catch::Contains("Herbstabend"));
    view.language = words::Language::Italian; // a figure on a table is read in any
    CHECK_THAT(pagesOf(Kind::TableNumbers, view, test::options(pdf::PageSize::A4, 4))[0],
               Catch::Contains("Tavolo"));
    view.tournament.settings.tables = 3;
    CHECK(pagesOf(Kind::TableNumbers, view).size() == 3);
}

TEST_CASE("certificates name rank and person, the best first") {
    const View view = test::evening();
    const auto pages = pagesOf(Kind::Certificates, view);
    REQUIRE(pages.size() == view.standings.rows.size());
    CHECK_THAT(pages[0], Catch::Contains("Urkunde") && Catch::Contains("den ersten Rang") &&
                             Catch::Contains(view.standings.rows[0].name) &&
                             Catch::Contains("in zwei Runden") && Catch::Contains("Punkten") &&
                             Catch::Contains("Gasthof Post, Höfen, am 21. November 2026"));
    CHECK_THAT(pages[1], Catch::Contains("den zweiten Rang"));
    CHECK_THAT(pages[12], Catch::Contains("den 13. Rang"));
}

TEST_CASE("a name that no font has stands on its certificate as a start number") {
    View view = test::evening();
    REQUIRE(view.standings.rows.size() > 1);
    view.standings.rows.resize(2);
    const int number = view.standings.rows.front().entry;
    view.standings.rows.front().plainName = "\u4f60\u597d Wang";
    const auto document = makeReport(Kind::Certificates, view, test::options());
    REQUIRE(document);
    CHECK(pdf::missingCharacters(*document).empty());
    const auto pages = test::textOf(*document);
    CHECK_THAT(pages[0], Catch::Contains(fmt::format("Nr. {}", number)) && !Catch::Contains("Wang"));
    CHECK_THAT(pages[1], Catch::Contains(view.standings.rows[1].plainName));
}

TEST_CASE("who has a special prize has a certificate that says what for, beside that of the rank") {
    View view = test::evening();
    const tournament::StandingRow& row = view.standings.rows.at(6);
    view.tournament.closing.emplace();
    view.tournament.closing->prizes = {{"rank", view.standings.rows[0].entry, view.standings.rows[0].name},
                                       {"youngest", row.entry, row.name}};
    Options options = test::options();
    options.ranks = {1, 1};
    const auto pages = pagesOf(Kind::Certificates, view, options);
    REQUIRE(pages.size() >= 2);
    CHECK_THAT(pages[0], Catch::Contains("den ersten Rang") && !Catch::Contains("Preis"));
    CHECK_THAT(pages.back(), Catch::Contains("den Preis als jüngste Person") && Catch::Contains(row.name) &&
                                 !Catch::Contains("Rang"));
    CHECK_THAT(pages.back(), Catch::Contains("unter dreißig Spielerinnen"));
}

TEST_CASE("the club's emblem stands over a certificate, and nothing stands in it") {
    const View view = test::evening();
    Options options = test::options();
    auto logo = std::make_shared<pdf::Image>();
    logo->width = logo->height = 1;
    logo->points = "abc";
    options.logo = logo;
    const auto document = makeReport(Kind::Certificates, view, options);
    REQUIRE(document);
    const std::vector<pdf::Mark>& marks = document->pages.at(0).marks();
    const auto image = std::find_if(marks.begin(), marks.end(), [](const pdf::Mark& mark) {
        return std::holds_alternative<pdf::ImageMark>(mark);
    });
    REQUIRE(image != marks.end());
    const pdf::Box box = std::get<pdf::ImageMark>(*image).box;
    CHECK(box.height() == Approx(pdf::mm(22)));
    for (const pdf::Mark& mark : marks)
        if (const auto* text = std::get_if<pdf::TextMark>(&mark))
            CHECK(text->baseline.y - pdf::kCapHeight * text->size > box.bottom);
}

TEST_CASE("certificates can be of some ranks alone") {
    const View view = test::evening();
    Options options = test::options();
    options.ranks = {1, 3};
    const auto wanted = static_cast<std::size_t>(
        std::count_if(view.standings.rows.begin(), view.standings.rows.end(),
                      [](const tournament::StandingRow& row) { return row.rank <= 3; }));
    CHECK(pagesOf(Kind::Certificates, view, options).size() == wanted);
}

TEST_CASE("each person of a pair has a certificate, which names the other") {
    View view = test::knockout();
    const tournament::Entry& first = view.tournament.entries.front();
    tournament::StandingRow row;
    row.rank = 1;
    row.entry = first.number;
    row.name = row.plainName = nameOf(first);
    view.standings.rows = {row};
    const auto pages = pagesOf(Kind::Certificates, view);
    REQUIRE(pages.size() == 2 * view.standings.rows.size());
    const auto& persons = tournament::findEntry(view.tournament, view.standings.rows[0].entry)->persons;
    for (std::size_t i = 0; i < 2; ++i)
        CHECK_THAT(pages[i], Catch::Contains(nameOf(persons[i])) &&
                                 Catch::Contains("mit " + nameOf(persons[1 - i])) &&
                                 Catch::Contains("Paaren"));
}

TEST_CASE("certificates of two of one name, and of two pairs of the same names, say whose they are") {
    View view = test::evening();
    const tournament::StandingRow first = view.standings.rows.at(0);
    const tournament::StandingRow second = view.standings.rows.at(1);
    const auto entryOf = [&](const tournament::StandingRow& row) -> tournament::Entry& {
        return *std::find_if(view.tournament.entries.begin(), view.tournament.entries.end(),
                             [&](const auto& entry) { return entry.number == row.entry; });
    };
    entryOf(first).persons = entryOf(second).persons = {{"Anna", "Maier", {}, {}}};
    entryOf(first).club = "Imst";
    entryOf(second).club = "Wenns";
    view.tournament.closing.emplace();
    view.tournament.closing->prizes = {{"youngest", second.entry, "Anna Maier"}};
    Options options = test::options();
    options.ranks = {1, 1};
    view.standings.rows = {first, second};
    for (tournament::StandingRow& row : view.standings.rows) row.plainName = "Anna Maier";
    view.standings.rows[0].rank = 1;
    view.standings.rows[1].rank = 2;
    const auto pages = pagesOf(Kind::Certificates, view, options);
    REQUIRE(pages.size() == 2);
    CHECK_THAT(pages[0], Catch::Contains("Anna Maier") && Catch::Contains("(Imst)"));
    CHECK_THAT(pages[1], Catch::Contains("Preis") && Catch::Contains("(Wenns)"));
    entryOf(second).club = "Imst"; // the number is left
    CHECK_THAT(pagesOf(Kind::Certificates, view, options)[0],
               Catch::Contains(fmt::format("(Imst {})", first.entry)));
    CHECK_THAT(pagesOf(Kind::Honours, view)[0],
               Catch::Contains(fmt::format("(Imst {})", first.entry)) &&
                   Catch::Contains(fmt::format("(Imst {}) · ", second.entry)));
    for (tournament::StandingRow& row : view.standings.rows) row.rank = 1; // both have won
    CHECK_THAT(pagesOf(Kind::Honours, view)[0],
               Catch::Contains(fmt::format("Anna Maier (Imst {})", first.entry)) &&
                   Catch::Contains(fmt::format("Anna Maier (Imst {})", second.entry)));
    View pairs = test::knockout();
    pairs.tournament.entries[1].persons = pairs.tournament.entries[0].persons;
    pairs.tournament.entries[1].club = "Wenns";
    pairs.standings.rows = {first};
    pairs.standings.rows[0].entry = pairs.tournament.entries[1].number;
    for (const std::string& page : pagesOf(Kind::Certificates, pairs))
        CHECK_THAT(page, Catch::Contains("mit ") && Catch::Contains("(Wenns)"));
}

TEST_CASE("singles who were drawn into a pair have a certificate each") {
    View view = test::knockout();
    view.tournament.entries.resize(4);
    for (tournament::Entry& entry : view.tournament.entries) entry.persons.resize(1);
    const auto& entries = view.tournament.entries;
    view.tournament.partnerships = {{1, entries[0].number, entries[1].number}};
    tournament::StandingRow row;
    row.rank = 1;
    row.entry = 1;
    row.name = row.plainName = tournament::plainNameOf(view.tournament, 1);
    view.standings.rows = {row};
    const auto pages = pagesOf(Kind::Certificates, view);
    REQUIRE(pages.size() == 2);
    CHECK_THAT(pages[0], Catch::Contains("mit " + nameOf(entries[1])) && Catch::Contains("Paar"));
}

TEST_CASE("no name on a route card is cut while the paper has room, and none is lost at a table of three") {
    View view = test::evening();
    const std::string endless =
        "Maximilian-Ferdinand-Aloysius-Konstantin von und zu Schwarzenbergerhofstätter";
    for (tournament::Entry& entry : view.tournament.entries) entry.persons[0].last = endless;
    view.tournament.settings.name = "Gedächtnisperlaggen der vereinigten Perlaggergilden " + endless;
    for (const std::string& page : pagesOf(Kind::RouteCards, view)) CHECK_THAT(page, !Catch::Contains("…"));
}

TEST_CASE("who plays for himself has no column of partners on his route card") {
    test::EveningSize size;
    size.solo = true;
    CHECK_THAT(pagesOf(Kind::RouteCards, test::evening(size)).front(),
               Catch::Contains("Gegner") && !Catch::Contains("Partner"));
    CHECK_THAT(pagesOf(Kind::RouteCards, test::evening()).front(), Catch::Contains("Partner"));
}
