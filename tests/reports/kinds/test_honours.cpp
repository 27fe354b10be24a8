#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

View decided(int players, int names = 0) {
    View view = test::evening({players, 4, names});
    view.standings = tournament::standingsOf(view.tournament, players > 0 ? 3 : 0).value();
    view.standings.final = true;
    return view;
}

std::vector<pdf::TextMark> marksOf(const View& view, pdf::PageSize page = pdf::PageSize::A4) {
    const auto document = makeReport(Kind::Honours, view, test::options(page));
    REQUIRE(document);
    REQUIRE(document->pages.size() == 1);
    std::vector<pdf::TextMark> marks;
    for (const pdf::Mark& mark : document->pages[0].marks())
        if (const auto* text = std::get_if<pdf::TextMark>(&mark)) marks.push_back(*text);
    return marks;
}

const pdf::TextMark* find(const std::vector<pdf::TextMark>& marks, const std::string& text) {
    const auto found =
        std::find_if(marks.begin(), marks.end(), [&](const auto& one) { return one.text == text; });
    return found == marks.end() ? nullptr : &*found;
}

} // namespace

TEST_CASE("where many are first their names stand below each other on any paper, as many as can be read") {
    View view = decided(30);
    for (tournament::StandingRow& row : view.standings.rows) row.rank = 1;
    for (const pdf::PageSize page : pdf::kPageSizes) {
        CAPTURE(pdf::nameOf(page));
        std::vector<pdf::TextMark> names;
        for (const pdf::TextMark& mark : marksOf(view, page))
            if (mark.face == pdf::Face::Title && mark.ink == pdf::kForest) names.push_back(mark);
        REQUIRE(names.size() == 8);
        CHECK(names.back().text == "und 23 weitere");
        for (std::size_t i = 1; i < names.size(); ++i)
            CHECK(names[i].baseline.y - names[i - 1].baseline.y >= 0.9 * names[i].size);
    }
}

TEST_CASE("the roll of honour has who won in the largest letters, and second and third below") {
    View view = decided(30);
    for (std::size_t i = 0; i < view.standings.rows.size(); ++i)
        view.standings.rows[i].rank = static_cast<int>(i) + 1;
    const auto marks = marksOf(view);
    const auto& rows = view.standings.rows;
    const tournament::Person& winner = tournament::findEntry(view.tournament, rows[0].entry)->persons[0];
    const pdf::TextMark* first = find(marks, winner.first);
    const pdf::TextMark* last = find(marks, winner.last);
    REQUIRE(first != nullptr);
    REQUIRE(last != nullptr);
    CHECK(first->face == pdf::Face::Title);
    CHECK(first->size == Approx(last->size));
    CHECK(first->size >= 30);
    CHECK(first->baseline.y < last->baseline.y);
    for (const std::size_t next : {1U, 2U}) {
        const pdf::TextMark* named = find(marks, rows[next].plainName);
        REQUIRE(named != nullptr);
        CHECK(named->size < first->size);
        CHECK(named->baseline.y > last->baseline.y);
    }
    CHECK(find(marks, rows[3].plainName) == nullptr);
    CHECK(find(marks, "Platz 1 · 30 Teilnehmer") != nullptr);
    CHECK(find(marks, "Herbstabend der Perlagger") != nullptr);
    view.language = words::Language::English;
    const auto english = marksOf(view);
    CHECK(std::any_of(english.begin(), english.end(), [](const pdf::TextMark& one) {
        return one.text.find(" wins · ") != std::string::npos ||
               one.text.find(" win · ") != std::string::npos;
    }));
    CHECK(find(marks, "Gasthof Post, Höfen · 21. November 2026") != nullptr);
}

TEST_CASE("a name that no font has hangs on the wall as a start number, whoever it is") {
    View view = decided(12);
    std::vector<tournament::StandingRow>& rows = view.standings.rows;
    for (std::size_t i = 0; i < rows.size(); ++i) rows[i].rank = static_cast<int>(i) + 1;
    for (const std::size_t one : {0U, 2U})
        for (tournament::Entry& entry : view.tournament.entries)
            if (entry.number == rows[one].entry) {
                entry.persons[0] = {"\u4f60", "\u597d", {}, {}};
                entry.club = rows[one].club = "\u9999";
                rows[one].name = rows[one].plainName = nameOf(entry.persons[0]);
            }
    view.tournament.settings.prizes = "3,woman";
    view.prizes = {{"1. Platz", "A", ""}, {"beste Frau", rows[2].plainName, ""}};
    view.tournament.closing.emplace();
    view.tournament.closing->prizes = {{"rank", 1, "A"}, {"woman", rows[2].entry, rows[2].plainName}};
    const auto document = makeReport(Kind::Honours, view, test::options());
    REQUIRE(document);
    CHECK(pdf::missingCharacters(*document).empty());
    const auto marks = marksOf(view);
    const auto number = [&](std::size_t one) { return "Nr. " + std::to_string(rows[one].entry); };
    CHECK(find(marks, number(0)) != nullptr);
    CHECK(std::count_if(marks.begin(), marks.end(),
                        [&](const auto& mark) { return mark.text == number(2); }) == 2);
}

TEST_CASE("special prizes are named once the closing fixed them") {
    View view = decided(12);
    view.tournament.settings.prizes = "3,woman";
    view.prizes = {{"1. Platz", "A", ""}, {"beste Frau", "Žofia Žižek", ""}};
    CHECK(find(marksOf(view), "beste Frau") == nullptr);
    view.tournament.closing = tournament::Closing{};
    view.tournament.closing->prizes = {{"rank", 1, "A"}, {"woman", 2, "Žofia Žižek"}};
    const auto marks = marksOf(view);
    CHECK(find(marks, "beste Frau") != nullptr);
    CHECK(find(marks, "Žofia Žižek") != nullptr);
    CHECK(find(marks, "1. Platz") == nullptr);
}

TEST_CASE(
    "every paper takes the roll of honour: of nobody, of many who are level, of endless names, of pairs") {
    std::vector<View> views{decided(0), decided(5), decided(30), decided(12, 300),
                            test::knockout({8, 99, 40, false})};
    views.push_back(decided(16));
    for (tournament::StandingRow& row : views.back().standings.rows) row.rank = 1;
    views.back().standings.final = false;
    views[4].standings = tournament::standingsOf(views[4].tournament).value();
    for (const View& view : views)
        for (const pdf::PageSize page : pdf::kPageSizes)
            CHECK(pdf::render(makeReport(Kind::Honours, view, test::options(page)).value()));
}
