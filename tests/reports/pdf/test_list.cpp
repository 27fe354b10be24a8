#include "pdf_tools.h"

#include <pdf/list.h>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <set>

using namespace schreiber;
using namespace schreiber::pdf;
using schreiber::test::fonts;

namespace {

List listOf(int rows, const std::string& name) {
    Table table{
        {{"Nr.", Align::Right}, {"Name", Align::Left, Face::Regular, true}, {"Punkte", Align::Right}}, {}, 1};
    for (int i = 1; i <= rows; ++i)
        table.rows.push_back({{fmt::format("N{}", i),
                               Cell(std::vector{fmt::format("{} {}", name, i), fmt::format("zweite {}", i)}),
                               fmt::format("P{}", i)}});
    return {{"Herbstabend", "Höfen, 21.11.2026", "Meldeliste", "Runde 3", "gedruckt 19:30", "Seite", "von"},
            {table, Paragraph{"Es fehlt nichts."}}};
}

std::vector<std::string> textOf(const List& list, Size paper) {
    return test::textOf(
        {fonts(), {"t", "a", "de", {2026, 11, 21, std::nullopt}}, setList(fonts(), list, paper)});
}

std::size_t pageWith(const std::vector<std::string>& pages, const std::string& word) {
    for (std::size_t i = 0; i < pages.size(); ++i)
        if (pages[i].find(word) != std::string::npos) return i;
    return pages.size();
}

} // namespace

TEST_CASE("a short list stands on one page, with its heads and feet") {
    for (PageSize paper : kPageSizes) {
        const auto pages = textOf(listOf(6, "Anna Höß"), sizeOf(paper));
        REQUIRE(pages.size() == 1);
        for (const char* word :
             {"Herbstabend", "Höfen, 21.11.2026", "Meldeliste", "Runde 3", "gedruckt 19:30", "Seite 1 von 1",
              "Nr.", "Name", "Punkte", "Anna Höß 6", "zweite 6", "P6", "Es fehlt nichts."})
            CHECK_THAT(pages[0], Catch::Contains(word));
    }
}

TEST_CASE("a long name of a tournament and its place are broken on top, never cut") {
    List list = listOf(6, "Anna Höß");
    list.running.head = "Großes Österreichisch-Südtirolerisches Freundschafts- und Gedächtnisperlaggen der "
                        "vereinigten Perlaggergilden „Zum goldenen Martl“ 2026";
    list.running.place = "Gasthof „Zum Goldenen Löwen“, Sankt Leonhard in Passeier an der Timmelsjochstraße, "
                         "20.11.2026";
    for (PageSize paper : kPageSizes) {
        const auto pages = textOf(list, sizeOf(paper));
        CHECK_THAT(pages.at(0), !Catch::Contains("…") && Catch::Contains("20.11.2026"));
    }
}

TEST_CASE("a long list repeats its heads, counts its pages, and never parts a row") {
    for (PageSize paper : {PageSize::A4, PageSize::A6}) {
        const int rows = 200;
        const auto pages = textOf(listOf(rows, "Tschenett"), sizeOf(paper));
        REQUIRE(pages.size() > 3);
        for (std::size_t i = 0; i < pages.size(); ++i) {
            CHECK_THAT(pages[i], Catch::Contains(fmt::format("Seite {} von {}", i + 1, pages.size())));
            CHECK_THAT(pages[i], Catch::Contains("Herbstabend"));
            CHECK((pages[i].find("Tschenett") == std::string::npos) ==
                  (pages[i].find("Punkte") == std::string::npos));
        }
        for (int row = 1; row <= rows; ++row) {
            const std::size_t page = pageWith(pages, fmt::format("P{}\n", row));
            REQUIRE(page < pages.size());
            CHECK_THAT(pages[page], Catch::Contains(fmt::format("Tschenett {} ", row)));
            CHECK_THAT(pages[page], Catch::Contains(fmt::format("zweite {}\n", row)));
        }
    }
}

TEST_CASE("a row that heads others is never without the next one on a page") {
    Table table{{{"Punkt"}, {"Regel", Align::Left, Face::Regular, true}}, {}, 2};
    for (int group = 1; group <= 40; ++group) {
        table.rows.push_back({{fmt::format("Kopf{}.", group), ""}, true});
        for (int row = 0; row < 1 + group % 7; ++row)
            table.rows.push_back({{"", row == 0 ? fmt::format("Anfang{}.", group) : "weiter"}});
    }
    for (PageSize paper : kPageSizes)
        for (int abreast : {1, 2}) {
            table.mostAbreast = abreast;
            const auto pages = textOf({listOf(0, "").running, {table}}, sizeOf(paper));
            for (int group = 1; group <= 40; ++group)
                CHECK(pageWith(pages, fmt::format("Kopf{}.", group)) ==
                      pageWith(pages, fmt::format("Anfang{}.", group)));
        }
}

TEST_CASE("a table stands beside itself where that saves a page and nothing gets narrow") {
    List list = listOf(60, "Anna");
    const std::size_t pages = setList(fonts(), list, sizeOf(PageSize::A4)).size();
    std::get<Table>(list.blocks[0]).mostAbreast = 2;
    const auto abreast = textOf(list, sizeOf(PageSize::A4));
    CHECK(abreast.size() < pages);
    CHECK(abreast[0].find("Punkte") != abreast[0].rfind("Punkte"));
    for (int row = 1; row <= 60; ++row)
        CHECK(pageWith(abreast, fmt::format("Anna {} ", row)) < abreast.size());
}

TEST_CASE("an endless name is set smaller and broken, and keeps its row together") {
    std::string name;
    while (name.size() < 300) name += name.size() % 40 == 39 ? " " : "m";
    for (PageSize paper : kPageSizes)
        for (const std::string& endless : {name, std::string(300, 'W')}) {
            const auto pages = textOf(listOf(3, endless), sizeOf(paper));
            CHECK(pageWith(pages, "P3\n") < pages.size());
            CHECK(pageWith(pages, "zweite 3\n") == pageWith(pages, "P3\n"));
        }
}

TEST_CASE("the names of a column have one size: what is too long goes on in a second line, further in") {
    List list = listOf(12, "Anna");
    const std::string name =
        "Maximilian-Ferdinand Tschurtschenthaler von Hohenbühel zu Lichtenstern-Ehrenburg";
    Table& table = std::get<Table>(list.blocks[0]);
    table.columns.push_back({"Verein", Align::Left, Face::Regular, true});
    for (Row& row : table.rows)
        row.cells.emplace_back("Perlagger- und Kartenspielverein Oberperfuss-Kematen");
    table.rows[4].cells[1] = Cell(std::vector<std::string>{name, "zweite 5"});
    const auto pages = setList(fonts(), list, sizeOf(PageSize::A4));
    REQUIRE(pages.size() == 1);
    std::set<double> sizes;
    std::vector<TextMark> marks; // of the long name and those below it
    for (const Mark& mark : pages[0].marks())
        if (const auto* text = std::get_if<TextMark>(&mark)) {
            if (text->text.rfind("zweite", 0) == 0 || name.find(text->text) != std::string::npos)
                sizes.insert(text->size);
            if (text->text.size() > 2 && name.find(text->text) != std::string::npos) marks.push_back(*text);
        }
    CHECK(sizes.size() == 1);
    CHECK(*sizes.begin() >= 9);
    REQUIRE(marks.size() >= 2);
    CHECK(marks[1].baseline.x > marks[0].baseline.x);
    std::string whole;
    for (const TextMark& mark : marks) whole += (whole.empty() || whole.back() == '-' ? "" : " ") + mark.text;
    CHECK(whole == name);
}

TEST_CASE("a column that is a little too narrow for one name is a little smaller, not broken") {
    const std::string name = "Filomena Tschenett-Höß";
    Table table{
        {{"Name", Align::Left, Face::Regular, true}, {"Verein", Align::Left, Face::Regular, true}}, {}, 1};
    for (int i = 0; i < 30; ++i) table.rows.push_back({{i == 4 ? name : "Anna Höß", std::string(48, 'n')}});
    const List list{{"H", "P", "T", "S", "F", "Seite", "von"}, {table}};
    const auto pages = setList(fonts(), list, sizeOf(PageSize::A6));
    std::set<double> sizes;
    bool isWhole = false;
    for (const Page& page : pages)
        for (const Mark& mark : page.marks())
            if (const auto* text = std::get_if<TextMark>(&mark)) {
                if (text->text == "Anna Höß") sizes.insert(text->size);
                isWhole = isWhole || text->text == name;
            }
    CHECK(sizes.size() == 1);
    CHECK(isWhole);
}

TEST_CASE("the word over a narrow column stays whole where all of them are short of room") {
    Table table{{{"Rang", Align::Right}, {"Name", Align::Left, Face::Regular, true}}, {}, 1};
    for (int round = 1; round <= 8; ++round) table.columns.push_back({fmt::format("R{}", round)});
    for (int i = 1; i <= 9; ++i) {
        Row row{{std::to_string(i), "Engelbert Pfurtscheller"}};
        row.cells.resize(table.columns.size(), Cell("18:16 · m 26 · g 2, 30"));
        table.rows.push_back(row);
    }
    List list = listOf(1, "");
    list.blocks = {table};
    for (PageSize paper : kPageSizes) CHECK_THAT(textOf(list, sizeOf(paper)).at(0), Catch::Contains("Rang"));
}

TEST_CASE("nothing at all is still a page") {
    List list = listOf(0, "");
    CHECK(textOf(list, sizeOf(PageSize::A5)).size() == 1);
    list.blocks.clear();
    CHECK(textOf(list, sizeOf(PageSize::Letter)).size() == 1);
}

TEST_CASE("a heading is never the last on a page") {
    for (int before = 30; before < 75; ++before)
        for (const bool table : {false, true}) {
            List list = listOf(0, "");
            list.blocks.clear();
            for (int i = 0; i < before; ++i) list.blocks.emplace_back(Paragraph{fmt::format("Satz {}.", i)});
            list.blocks.emplace_back(Heading{"Überschrift"});
            if (table)
                list.blocks.emplace_back(Table{{{"Nr."}, {"Name"}}, {{{"1", "danach"}}}, 1});
            else
                list.blocks.emplace_back(Paragraph{"danach"});
            const auto pages = textOf(list, sizeOf(PageSize::A4));
            INFO(before);
            CHECK(pageWith(pages, "Überschrift") == pageWith(pages, "danach"));
        }
}

TEST_CASE("a long name in the head is broken where it would get too small to read") {
    // The mark in the head that begins so.
    const auto headOf = [](const List& list, Size paper, const std::string& beginning) {
        const std::vector<Page> pages = setList(fonts(), list, paper);
        for (const Mark& mark : pages.front().marks())
            if (const auto* text = std::get_if<TextMark>(&mark); text && text->text.find(beginning) == 0)
                return *text;
        return TextMark{};
    };
    for (PageSize paper : kPageSizes) {
        List list = listOf(3, "Anna Höß");
        const TextMark usual = headOf(list, sizeOf(paper), "Herbstabend");
        REQUIRE(usual.size > 0);
        list.running.head.clear();
        for (int i = 0; i < 20; ++i) list.running.head += "Herbstliche ";
        const TextMark broken = headOf(list, sizeOf(paper), "Herbstliche");
        CHECK(broken.size >= usual.size * 0.79);
        CHECK(broken.text.size() < list.running.head.size());
        CHECK_THAT(textOf(list, sizeOf(paper)).at(0), !Catch::Contains("…"));
    }
}

TEST_CASE("what should be one page is set a little smaller for it, but no smaller than can be read") {
    const auto smallest = [](const std::vector<Page>& pages) {
        double size = 100;
        for (const Page& page : pages)
            for (const Mark& mark : page.marks())
                if (const auto* text = std::get_if<TextMark>(&mark); text && text->text == "Sentence")
                    size = std::min(size, text->size);
        return size;
    };
    bool saved = false;
    for (int rows = 20; rows < 45; ++rows) {
        List list = listOf(rows, "Tschenett");
        list.blocks.emplace_back(Paragraph{.text = "Sentence"});
        const std::size_t before = setList(fonts(), list, sizeOf(PageSize::A4)).size();
        list.onePage = true;
        const std::vector<Page> pages = setList(fonts(), list, sizeOf(PageSize::A4));
        saved = saved || (before > 1 && pages.size() == 1);
        if (pages.size() == 1) CHECK(smallest(pages) >= 7);
    }
    CHECK(saved);
}

TEST_CASE("what four people are to read is set no smaller than they can, on however many pages") {
    // lists of which a last page with two rows would be saved by smaller letters are among them
    const auto smallest = [](double least) {
        double size = 100;
        for (int rows = 30; rows < 150; ++rows) {
            List list = listOf(rows, "Tschenett");
            list.leastLetters = least;
            list.blocks.emplace_back(Paragraph{.text = "Sentence"});
            const std::vector<Page> pages = setList(fonts(), list, sizeOf(PageSize::A4));
            if (pages.size() == 1) continue;
            for (const Page& page : pages)
                for (const Mark& mark : page.marks())
                    if (const auto* text = std::get_if<TextMark>(&mark); text && text->text == "Sentence")
                        size = std::min(size, text->size);
        }
        return size;
    };
    CHECK(smallest(0) < 11);
    CHECK(smallest(11) == 11);
}

TEST_CASE("a last page with a few rows on it is saved where the letters then are a little smaller") {
    const auto pagesOf = [](int rows) {
        return setList(fonts(), listOf(rows, "Tschenett"), sizeOf(PageSize::A4));
    };
    std::size_t rows = 20; // to just over a page at the size of lists that run on
    while (pagesOf(static_cast<int>(rows)).size() == 1) ++rows;
    const auto letters = [](const Page& page) {
        double most = 0;
        for (const Mark& mark : page.marks())
            if (const auto* text = std::get_if<TextMark>(&mark); text && text->text == "P1")
                most = text->size;
        return most;
    };
    // The first that need two pages have as many on the second as a page of larger letters leaves over.
    const auto two = pagesOf(static_cast<int>(rows));
    CHECK(two.size() == 2);
    CHECK(letters(two[0]) >= 8);
    CHECK(letters(pagesOf(static_cast<int>(rows) - 1)[0]) < letters(two[0]));
}

TEST_CASE("where a few rows would stand alone on a last page, each page has as many as the others") {
    for (const PageSize paper : {PageSize::A5, PageSize::A6})
        for (int rows = 20; rows < 70; ++rows) {
            const auto pages = textOf(listOf(rows, "Höß"), sizeOf(paper));
            std::size_t on = 0;
            for (int row = 1; row <= rows; ++row)
                if (pageWith(pages, fmt::format("P{}\n", row)) + 1 == pages.size()) ++on;
            INFO(rows << " on " << pages.size() << " pages of " << nameOf(paper) << ", " << on
                      << " on the last");
            if (pages.size() > 1 && pages.size() <= 4)
                CHECK(on * pages.size() >= static_cast<std::size_t>(rows) / 3);
        }
}

TEST_CASE("drawings in a cell stand beside themselves and, where it is narrow, in several rows") {
    Picture card;
    card.size = {20, 30};
    card.shapes.push_back(
        {{{PathStep::Kind::Move, {0, 0}}, {PathStep::Kind::Line, {20, 30}}}, std::nullopt, {1, 0}});
    card.caption = "Höß";
    List list;
    Table table;
    table.columns = {{"Karten"}, {"", Align::Left, Face::Regular, true}};
    for (int row = 0; row < 3; ++row)
        table.rows.push_back({{"Anna", Cell(std::vector<std::string>(), std::vector<Picture>(16, card))}});
    list.blocks.emplace_back(table);
    for (const PageSize size : kPageSizes) {
        const std::vector<Page> pages = setList(test::fonts(), list, sizeOf(size));
        std::size_t drawn = 0;
        std::set<double> rows;
        for (const Page& page : pages)
            for (const Mark& mark : page.marks())
                if (const auto* shape = std::get_if<ShapeMark>(&mark)) {
                    ++drawn;
                    rows.insert(shape->path.front().to.y);
                }
        CHECK(drawn == 48);
        CHECK(rows.size() >= (size == PageSize::A6 ? 6U : 3U));
        const auto text = test::textOf({test::fonts(), {"t", "a", "de", {2026, 11, 22, {}}}, pages});
        CHECK_THAT(text.front(), Catch::Contains("Höß"));
    }
}
