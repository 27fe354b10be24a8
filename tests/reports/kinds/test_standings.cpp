#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <set>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

// Three rounds played, a fourth drawn, and ranked by what was written.
View ranked(int players, int names = 0) {
    View view = test::evening({players, 4, names});
    view.standings = tournament::standingsOf(view.tournament).value();
    view.history = tournament::rankHistoryOf(view.tournament);
    view.why.clear();
    return view;
}

pdf::Document printed(const View& view, pdf::PageSize page = pdf::PageSize::A4) {
    auto document = makeReport(Kind::Standings, view, test::options(page));
    REQUIRE(document);
    return *document;
}

std::vector<pdf::TextMark> textsOn(const pdf::Page& page) {
    std::vector<pdf::TextMark> texts;
    for (const pdf::Mark& mark : page.marks())
        if (const auto* text = std::get_if<pdf::TextMark>(&mark)) texts.push_back(*text);
    return texts;
}

bool says(const pdf::Page& page, const std::string& words) {
    const auto texts = textsOn(page);
    return std::any_of(texts.begin(), texts.end(),
                       [&](const pdf::TextMark& one) { return one.text == words; });
}

std::ptrdiff_t filledWith(const pdf::Page& page, const pdf::Ink& ink) {
    return std::count_if(page.marks().begin(), page.marks().end(), [&](const pdf::Mark& mark) {
        const auto* shape = std::get_if<pdf::ShapeMark>(&mark);
        return shape != nullptr && shape->fill && *shape->fill == ink;
    });
}

} // namespace

TEST_CASE(
    "standings honour the first three, and each row tells what it gained and how far it is from nothing") {
    const View view = ranked(30);
    const pdf::Document document = printed(view);
    const pdf::Page& page = document.pages.at(0);
    std::ptrdiff_t first = 0;
    std::ptrdiff_t above = 0;
    for (const tournament::StandingRow& row : view.standings.rows) {
        first += row.rank == 1 ? 1 : 0;
        above += row.difference.halves > 0 ? 1 : 0;
    }
    CHECK(filledWith(page, pdf::kForest) == first); // who are level share it
    CHECK(filledWith(page, pdf::kMoss) == above);
    std::multiset<std::string> moves;
    for (const tournament::RankHistory::Line& line : view.history.lines) {
        const int gained = line.ranks[2] - line.ranks[3];
        moves.insert(gained == 0 ? "–" : (gained > 0 ? "▲" : "▽") + std::to_string(std::abs(gained)));
    }
    for (const pdf::TextMark& text : textsOn(page)) {
        const auto move = moves.find(text.text);
        if (move != moves.end()) moves.erase(move);
    }
    CHECK(moves.empty());
    CHECK(says(page, "▲▽ Plätze gegenüber Runde 3."));
    for (const tournament::StandingRow& row : view.standings.rows) {
        INFO(row.name);
        bool honoured = false;
        for (const pdf::TextMark& text : textsOn(page))
            honoured = honoured || (text.text == row.name && text.face == pdf::Face::Name);
        CHECK(honoured == (row.rank <= 3));
    }
}

TEST_CASE("after the first round nobody has moved yet, and there is no course to draw") {
    View view = ranked(30);
    view.standings = tournament::standingsOf(view.tournament, 1).value();
    view.history = tournament::rankHistoryOf(view.tournament, 1);
    const pdf::Document document = printed(view);
    CHECK(document.pages.size() == 1);
    for (const pdf::TextMark& text : textsOn(document.pages[0]))
        CHECK(text.text.find("▲") == std::string::npos);
}

TEST_CASE("a page two draws everybody's place after each round, between the names of then and of now") {
    const View view = ranked(30);
    const pdf::Document document = printed(view);
    REQUIRE(document.pages.size() == 2);
    const auto text = test::textOf(document);
    CHECK_THAT(text[0], Catch::Contains("Seite 1 von 2"));
    CHECK_THAT(text[1], Catch::Contains("Verlauf") && Catch::Contains("Runde 1") &&
                            Catch::Contains("An der Spitze") && Catch::Contains("Seite 2 von 2"));
    for (const tournament::RankHistory::Line& line : view.history.lines) {
        INFO(line.name);
        std::vector<pdf::TextMark> names;
        for (const pdf::TextMark& one : textsOn(document.pages[1]))
            if (one.text == line.name) names.push_back(one);
        REQUIRE(names.size() >= 2); // and once more who led or climbed
        const auto height = [&](const tournament::RankHistory::Line& other, std::size_t round) {
            return other.places[round];
        };
        // Higher on the page is a better place, left as right.
        for (const tournament::RankHistory::Line& other : view.history.lines) {
            if (&other == &line) continue;
            const auto texts = textsOn(document.pages[1]);
            const auto theirs = std::find_if(texts.begin(), texts.end(),
                                             [&](const auto& one) { return one.text == other.name; });
            REQUIRE(theirs != texts.end());
            CHECK((names[0].baseline.y < theirs->baseline.y) == (height(line, 0) < height(other, 0)));
        }
    }
}

TEST_CASE("of very many the chart follows the first ten") {
    const View view = ranked(120);
    const pdf::Document document = printed(view);
    const pdf::Page& page = document.pages.back();
    CHECK(says(page, "Platz nach jeder Runde; die ersten 10 von 120"));
    CHECK(says(page, view.history.lines[9].name));
    const std::string eleventh = view.history.lines[10].name;
    const auto texts = textsOn(page);
    CHECK(std::count_if(texts.begin(), texts.end(), [&](const auto& one) { return one.text == eleventh; }) ==
          0);
}

TEST_CASE("the names at the chart can be read on any paper and never stand in each other") {
    for (const int players : {30, 120})
        for (const pdf::PageSize paper : {pdf::PageSize::A4, pdf::PageSize::A5, pdf::PageSize::A6}) {
            INFO(players << " on " << pdf::nameOf(paper));
            const View view = ranked(players);
            const pdf::Document document = printed(view, paper);
            const pdf::Page& page = document.pages.back();
            // Beside their ranks, one below the other.
            std::vector<double> heights;
            for (const pdf::TextMark& one : textsOn(page)) {
                if (one.text != one.text.substr(0, one.text.find_first_not_of("0123456789"))) continue;
                if (one.face != pdf::Face::Bold || one.baseline.x < page.size().width / 2) continue;
                CHECK(one.size >= 6);
                heights.push_back(one.baseline.y);
            }
            const std::size_t followed = players > 40 ? 10 : 30;
            REQUIRE(heights.size() >= followed);
            std::sort(heights.begin(), heights.end());
            for (std::size_t i = heights.size() - followed + 1; i < heights.size(); ++i)
                CHECK(heights[i] - heights[i - 1] >= 6);
        }
}

TEST_CASE("small paper leaves out the bar, the arrows and the club before it breaks a word") {
    const View view = ranked(30);
    const pdf::Document document = printed(view, pdf::PageSize::A6);
    const pdf::Page& small = document.pages.at(0);
    CHECK(filledWith(small, pdf::kMoss) == 0);
    CHECK_FALSE(says(small, "Verein"));
    CHECK(says(small, "Wertung"));
    CHECK(says(small, "Siege"));
    for (const tournament::StandingRow& row : view.standings.rows) {
        if (row.rank > 12) continue;
        INFO(row.name);
        CHECK(says(small, row.name));
    }
    CHECK(says(printed(view).pages.at(0), "Verein"));
}

TEST_CASE("every paper takes standings and chart of any names, upright and turned") {
    for (const int names : {0, 300})
        for (const pdf::PageSize paper : pdf::kPageSizes)
            for (const bool turned : {false, true}) {
                Options options = test::options(paper);
                options.landscape = turned;
                const auto document = makeReport(Kind::Standings, ranked(41, names), options);
                REQUIRE(document);
                for (const pdf::Page& page : document->pages)
                    CHECK((page.size().width > page.size().height) == turned);
                CHECK(pdf::render(*document));
            }
}

TEST_CASE("of many sheets that are missing standings say how many there are") {
    const auto text = [](int players) {
        std::string all;
        for (const std::string& page :
             test::textOf(makeReport(Kind::Standings, ranked(players), test::options()).value()))
            all += page;
        return all;
    };
    CHECK_THAT(text(128), Catch::Contains("32 Tische der Runde 4") && !Catch::Contains("Tisch 17"));
    CHECK_THAT(text(30), Catch::Contains("Runde 4 Tisch 1"));
}

TEST_CASE("the way through the rounds is told by rank") {
    const View view = ranked(30);
    const auto document = makeReport(Kind::Crosstable, view, test::options());
    REQUIRE(document);
    std::vector<std::string> names;
    for (const pdf::Page& page : document->pages)
        for (const pdf::TextMark& text : textsOn(page))
            for (const tournament::StandingRow& row : view.standings.rows)
                if (text.text == row.name) names.push_back(row.name);
    std::vector<std::string> wanted;
    for (const tournament::StandingRow& row : view.standings.rows) wanted.push_back(row.name);
    CHECK(names == wanted);
}
