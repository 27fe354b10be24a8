#include "evening.h"
#include "pdf_tools.h"

#include <kinds/ruling_sheet.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <variant>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

RulingSheet sheetWith(int rulings) {
    RulingSheet sheet;
    sheet.rules = "Imst";
    sheet.parties = "Anna/Carla – Bert/Dora";
    sheet.record = "tisch-3.perlagg";
    sheet.sections.push_back({"Karten", {{"Anna", "L10 H8 ?"}, {"Bert", "LO EK EA"}}, {}});
    for (int i = 0; i < rulings; ++i)
        sheet.sections.push_back({"Zeile " + std::to_string(i + 1) + " · regelwidrig · revoke",
                                  {},
                                  {"Bert hat mit EK die Farbe verleugnet.", "[imst-2015 § 17]"}});
    sheet.sections.push_back(
        {"Figuren", {{"Gleich", "1", "offen", ""}, {"Spiel", "1", "gut", "→ Anna"}}, {}});
    sheet.signers = {"Anna", "Bert", "Carla", "Dora"};
    sheet.printed = {2026, 11, 21, pdf::Moment::Time{19, 30, 0}};
    return sheet;
}

std::string allOf(const pdf::Document& document) {
    std::string all;
    for (const std::string& page : test::textOf(document)) all += page;
    return all;
}

} // namespace

TEST_CASE("a ruling to sign has its rulings, its figures and a line for everyone on one page") {
    const pdf::Document document = rulingSheet(sheetWith(2), test::fonts(), pdf::PageSize::A4);
    CHECK(document.pages.size() == 1);
    CHECK(pdf::missingCharacters(document).empty());
    const std::string text = allOf(document);
    for (const char* word : {"Entscheid", "Anna/Carla – Bert/Dora", "revoke", "imst-2015 § 17", "Figuren",
                             "Gelesen", "Dora", "Turnierleitung", "tisch-3.perlagg", "21.11.2026"}) {
        CAPTURE(word, text);
        CHECK(text.find(word) != std::string::npos);
    }
}

TEST_CASE("what a part is called stands over it once, however many columns its rows run in") {
    RulingSheet sheet = sheetWith(1);
    RulingSheet::Section course{"Verlauf", {}, {}, 3};
    for (int i = 0; i < 7; ++i) course.rows.push_back({std::to_string(i), "Anna bietet Gleich"});
    sheet.sections.push_back(course);
    const std::string text = allOf(rulingSheet(sheet, test::fonts(), pdf::PageSize::A4));
    const auto times = [&](const std::string& word) {
        int count = 0;
        for (auto at = text.find(word); at != std::string::npos; at = text.find(word, at + 1)) ++count;
        return count;
    };
    for (const char* head : {"Verlauf", "Figuren", "Karten", "Gelesen", "Turnierleitung"}) {
        CAPTURE(head, text);
        CHECK(times(head) == 1);
    }
}

TEST_CASE("what a whole deal's lines and many rulings leave no room for stands behind the signatures") {
    RulingSheet sheet = sheetWith(12);
    sheet.tournament = "Herbstabend der Perlagger";
    RulingSheet::Section lines{"Zeile", {}, {}, 3, {}, true};
    for (int i = 10; i < 150; ++i) lines.rows.push_back({std::to_string(i), "Anna: bietet gleich 3"});
    sheet.sections.insert(sheet.sections.begin(), lines);
    const pdf::Document document = rulingSheet(sheet, test::fonts(), pdf::PageSize::A4);
    const std::vector<std::string> pages = test::textOf(document);
    REQUIRE(pages.size() == 2);
    CHECK_THAT(pages[0], Catch::Contains("Zeile 12 ·") && Catch::Contains("Turnierleitung") &&
                             Catch::Contains("Herbstabend der Perlagger") && Catch::Contains("· Imst"));
    for (int i = 10; i < 150; ++i) CHECK_THAT(pages[1], Catch::Contains(std::to_string(i)));
    for (const pdf::Page& page : document.pages) // in letters that are read across a table
        for (const pdf::Mark& mark : page.marks())
            if (const auto* one = std::get_if<pdf::TextMark>(&mark);
                one && one->text.starts_with("Anna: bietet"))
                CHECK(one->size >= 7);
}

TEST_CASE("a ruling beyond all measure runs on, and nothing of it is lost") {
    for (const pdf::PageSize page : pdf::kPageSizes) {
        const pdf::Document document = rulingSheet(sheetWith(200), test::fonts(), page);
        CHECK(document.pages.size() > 1);
        const std::string text = allOf(document);
        for (int i = 1; i <= 200; ++i)
            CHECK(text.find("Zeile " + std::to_string(i) + " ·") != std::string::npos);
        CHECK(text.find("Turnierleitung") != std::string::npos);
    }
}

TEST_CASE("a hand of five cards is drawn in one row") {
    RulingSheet sheet = sheetWith(1);
    RulingSheet::Section hands{"Karten", {}, {}, 3};
    for (const char* name : {"Anna Tschenett (gibt)", "Bert O'Brien", "Carla Hofer", "Dora Höß"}) {
        DrawnRow hand{name, {}};
        for (int i = 0; i < 5; ++i)
            hand.pictures.push_back({{20, 30}, {}, {{{10, 15}, std::string(name, 4) + std::to_string(i)}}});
        hands.drawn.push_back(std::move(hand));
    }
    sheet.sections.push_back(hands);
    for (const pdf::PageSize size : {pdf::PageSize::A4, pdf::PageSize::A5}) {
        const pdf::Document document = rulingSheet(sheet, test::fonts(), size);
        std::map<std::string, std::set<int>> heights; // by whose cards
        int cards = 0;
        for (const pdf::Page& page : document.pages)
            for (const pdf::Mark& mark : page.marks()) {
                const auto* text = std::get_if<pdf::TextMark>(&mark);
                if (text == nullptr || text->text.size() != 5 || text->text.back() < '0' ||
                    text->text.back() > '4')
                    continue;
                ++cards;
                heights[text->text.substr(0, 4)].insert(static_cast<int>(text->baseline.y));
            }
        CHECK(cards == 20);
        for (const auto& [whose, rows] : heights) {
            CAPTURE(whose, size == pdf::PageSize::A4, rows);
            CHECK(rows.size() == 1);
        }
    }
}

TEST_CASE("the verdict is boxed before all else, and the sheet does not say of itself that it is decided") {
    RulingSheet sheet = sheetWith(1);
    sheet.verdict = Verdict{"Bert hat die Farbe verleugnet.", {"Der Stich ist fertig."}, "12 : 9", "12 : 11"};
    for (const pdf::PageSize size : pdf::kPageSizes) {
        const pdf::Document document = rulingSheet(sheet, test::fonts(), size);
        CHECK(document.pages.size() == 1);
        const pdf::Page& page = document.pages.front();
        const auto ofText = [&](const std::string& text) -> const pdf::TextMark* {
            for (const pdf::Mark& mark : page.marks())
                if (const auto* one = std::get_if<pdf::TextMark>(&mark); one && one->text == text) return one;
            return nullptr;
        };
        const auto* figure = ofText("12 : 9");
        const auto* why = ofText("Der Stich ist fertig.");
        const auto* signer = ofText("Dora");
        REQUIRE((figure && why && signer && ofText("davor 12 : 11")));
        int boxes = 0;
        for (const pdf::Mark& mark : page.marks())
            if (const auto* frame = std::get_if<pdf::FrameMark>(&mark)) {
                ++boxes;
                CHECK(frame->box.top < why->baseline.y);
                CHECK(frame->box.bottom > why->baseline.y);
                CHECK(frame->box.right > figure->baseline.x);
                CHECK(frame->box.bottom < signer->baseline.y);
            }
        CHECK(boxes == 2);
    }
}

TEST_CASE("cards get smaller before letters do, and the small faces come last; their names are text") {
    RulingSheet sheet = sheetWith(1);
    RulingSheet::Section hands{"Karten", {}, {}, 3};
    for (const char* name : {"Anna", "Bert", "Carla", "Dora"}) {
        DrawnRow hand{name, {}};
        for (int i = 0; i < 5; ++i) {
            pdf::Picture card{{150, 243}, {}, {{{75, 20}, "gross"}}};
            card.name = "Herz-König";
            hand.pictures.push_back(card);
            card.letterings.front().text = "klein";
            hand.small.push_back(card);
        }
        hands.drawn.push_back(std::move(hand));
    }
    sheet.sections.insert(sheet.sections.begin(), hands);
    const auto count = [](const pdf::Page& page, const std::string& text) {
        return std::count_if(page.marks().begin(), page.marks().end(), [&](const pdf::Mark& mark) {
            const auto* one = std::get_if<pdf::TextMark>(&mark);
            return one && one->text == text;
        });
    };
    const pdf::Document roomy = rulingSheet(sheet, test::fonts(), pdf::PageSize::A4);
    CHECK(count(roomy.pages.front(), "gross") == 20);
    RulingSheet mute = sheet; // cards have no letters of any face on them
    for (DrawnRow& row : mute.sections.front().drawn)
        for (pdf::Picture& card : row.pictures) card.letterings.clear();
    CHECK_THAT(allOf(rulingSheet(mute, test::fonts(), pdf::PageSize::A4)),
               Catch::Contains("Herz-König Herz-König"));
    for (int i = 0; i < 12; ++i)
        sheet.sections.push_back(
            {"Zeile", {}, {"Bert hat mit EK die Farbe verleugnet, und es war nicht das erste Mal."}});
    const pdf::Document full = rulingSheet(sheet, test::fonts(), pdf::PageSize::A4);
    REQUIRE(full.pages.size() == 1);
    CHECK(count(full.pages.front(), "gross") == 20);
    for (int i = 0; i < 17; ++i)
        sheet.sections.push_back(
            {"Zeile", {}, {"Bert hat mit EK die Farbe verleugnet, und es war nicht das erste Mal."}});
    const pdf::Document crowded = rulingSheet(sheet, test::fonts(), pdf::PageSize::A4);
    REQUIRE(crowded.pages.size() == 1);
    CHECK(count(crowded.pages.front(), "klein") == 20);
}
