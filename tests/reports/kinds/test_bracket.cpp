#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <cstdlib>
#include <map>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

pdf::Document drawn(const View& view, pdf::PageSize page = pdf::PageSize::A4) {
    auto document = makeReport(Kind::Bracket, view, test::options(page));
    REQUIRE(document);
    return *document;
}

// The texts of a page as they were put there, whatever their size.
std::string marksOf(const pdf::Page& page) {
    std::string all;
    for (const pdf::Mark& mark : page.marks())
        if (const auto* text = std::get_if<pdf::TextMark>(&mark)) all += text->text + '\n';
    return all;
}

std::string all(const pdf::Document& document) {
    std::string text;
    for (const pdf::Page& page : document.pages) text += marksOf(page);
    return text;
}

std::size_t count(const std::string& text, const std::string& what) {
    std::size_t times = 0;
    for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) ++times;
    return times;
}

// Without the spaces and line ends at which a long name may be broken.
std::string unbroken(std::string text) {
    text.erase(std::remove_if(text.begin(), text.end(), [](char c) { return c == ' ' || c == '\n'; }),
               text.end());
    return text;
}

} // namespace

TEST_CASE("a small knock-out is one page from the first round to the winner") {
    const View view = test::knockout({6, 99, 0, false});
    const auto pages = test::textOf(drawn(view));
    REQUIRE(pages.size() == 1);
    CHECK_THAT(pages[0], Catch::Contains("K.-o.-Baum") && Catch::Contains("nach Runde 3") &&
                             Catch::Contains("Viertelfinale") && Catch::Contains("Halbfinale") &&
                             Catch::Contains("Zweite") && Catch::Contains("Um den dritten Platz") &&
                             Catch::Contains("Sieger") && Catch::Contains("Runde 3"));
    CHECK(count(pages[0], "Freilos") == 0); // who has one begins where he first plays
    for (const tournament::Entry& entry : view.tournament.entries)
        CHECK_THAT(pages[0], Catch::Contains(tournament::nameOf(entry.persons[0])) &&
                                 Catch::Contains(tournament::nameOf(entry.persons[1])));
}

TEST_CASE("a level match names the extra game that decided it") {
    View view = test::knockout({8, 1, 0, false});
    tournament::Table& table = view.tournament.rounds[0].tables[0];
    table.games[0].score = {10, 10};
    table.games[0].finalOnly = true;
    table.games[0].ending = tournament::Ending::Time;
    CHECK_THAT(all(drawn(view)), Catch::Contains("Tisch 1, Entscheidungsspiel fehlt noch"));
    view.tournament.deciders = {{table.sides[1][0], table.sides[0][0], 18, 7}};
    CHECK_THAT(all(drawn(view)),
               Catch::Contains("Entscheidungsspiel 7:18") && !Catch::Contains("fehlt noch"));
}

TEST_CASE("a match that stays though others would be in it has a note") {
    View view = test::knockout({8, 2, 0, false});
    CHECK_THAT(all(drawn(view)), !Catch::Contains("säßen"));
    view.stay = {{2, view.tournament.rounds[1].tables[0].number}};
    CHECK_THAT(all(drawn(view)),
               Catch::Contains("Tisch 1*") && !Catch::Contains("Tisch 2*") &&
                   Catch::Contains("* Nach den berichtigten Ergebnissen säßen hier andere"));
}

TEST_CASE("what is not played is left open") {
    const View drawnOnly = test::knockout({8, 1, 0, false});
    View open = drawnOnly;
    for (tournament::Table& table : open.tournament.rounds[0].tables) table.games[0] = {};
    const std::string before = all(drawn(open));
    CHECK_THAT(before, Catch::Contains("Tisch 4") && !Catch::Contains("18\n") && !Catch::Contains("Sieger"));
    const std::string after = all(drawn(drawnOnly));
    CHECK(count(after, "\n18\n") == 4);
    // Each winner stands in the next round, too, where the first name has been told.
    const auto& table = drawnOnly.tournament.rounds[0].tables[0];
    const std::size_t won = table.games[0].score[0] == 18 ? 0 : 1;
    const std::string winner = tournament::namesOfSide(drawnOnly.tournament, 1, table, won)[0];
    const std::string loser = tournament::namesOfSide(drawnOnly.tournament, 1, table, 1 - won)[0];
    const auto initial = [](const std::string& name) {
        const std::size_t letter = static_cast<unsigned char>(name[0]) >= 0xC0 ? 2 : 1;
        return name.substr(0, letter) + '.' + name.substr(name.find(' '));
    };
    CHECK(count(after, winner) == count(before, winner));
    CHECK(count(after, initial(winner)) == count(before, initial(winner)) + 1);
    CHECK(count(after, loser) == count(before, loser));
}

TEST_CASE("the match for the third place has its box before it is drawn") {
    View view = test::knockout({8, 1, 0, false});
    CHECK_THAT(all(drawn(view)), Catch::Contains("Um den dritten Platz"));
    view.tournament.settings.secondChance = true; // then it is played for otherwise
    CHECK_THAT(all(drawn(view)), !Catch::Contains("Um den dritten Platz"));
    CHECK_THAT(all(drawn(test::knockout({3, 1, 0, false}))), !Catch::Contains("Um den dritten Platz"));

    // After the semi-finals their losers stand in it.
    const View played = test::knockout({8, 2, 0, false});
    View open = played;
    for (tournament::Table& table : open.tournament.rounds[1].tables) table.games[0] = {};
    const std::string before = all(drawn(open));
    const std::string after = all(drawn(played));
    for (const tournament::Table& table : played.tournament.rounds[1].tables) {
        const std::size_t lost = table.games[0].score[0] == 18 ? 1 : 0;
        const std::string loser = tournament::namesOfSide(played.tournament, 2, table, lost)[0];
        CHECK(count(after, loser) == count(before, loser) + 1);
    }
}

TEST_CASE("a round of the past can be asked for") {
    Options options = test::options();
    options.round = 1;
    const View view = test::knockout({8, 99, 0, false});
    const auto document = makeReport(Kind::Bracket, view, options);
    REQUIRE(document);
    CHECK_THAT(all(*document),
               Catch::Contains("nach Runde 1") && !Catch::Contains("Sieger") && !Catch::Contains("Runde 2"));
}

TEST_CASE("a knock-out is one sheet on its side: two halves that meet at the winner") {
    const View view = test::knockout({22, 99, 0, false});
    const auto document = drawn(view);
    REQUIRE(document.pages.size() == 1);
    const pdf::Page& page = document.pages.front();
    CHECK(page.size().width > page.size().height);
    const std::string text = marksOf(page);
    for (const tournament::Entry& entry : view.tournament.entries)
        for (const tournament::Person& person : entry.persons)
            CHECK_THAT(text, Catch::Contains(person.last)); // with the first name, or its letter
    CHECK(count(text, "Freilos") == 0);
    CHECK(count(text, "Letzte 32") == 2);
    CHECK(count(text, "Halbfinale") == 2);
    const double middle = page.size().width / 2;
    const auto xOf = [&](const std::string& what) {
        std::vector<double> all;
        for (const pdf::Mark& mark : page.marks())
            if (const auto* one = std::get_if<pdf::TextMark>(&mark); one && one->text == what)
                all.push_back(one->baseline.x);
        std::sort(all.begin(), all.end());
        return all;
    };
    for (const char* head : {"Letzte 32", "Achtelfinale", "Viertelfinale", "Halbfinale"}) {
        const auto at = xOf(head);
        REQUIRE(at.size() == 2);
        CHECK(at[0] < middle);
        CHECK(at[1] > middle);
    }
    CHECK(xOf("Letzte 32")[0] < xOf("Achtelfinale")[0]);
    CHECK(xOf("Letzte 32")[1] > xOf("Achtelfinale")[1]);
    const auto winner = xOf("Sieger");
    REQUIRE(winner.size() == 1);
    CHECK(std::abs(winner[0] - middle) < 40);
}

TEST_CASE("a bracket too large for a sheet is two halves and a sheet of the last rounds") {
    const View view = test::knockout({60, 99, 0, false});
    const auto document = drawn(view);
    REQUIRE(document.pages.size() == 3);
    std::string names;
    for (std::size_t half = 0; half < 2; ++half) {
        const std::string page = marksOf(document.pages[half]);
        CHECK(document.pages[half].size().width > document.pages[half].size().height);
        CHECK(count(page, "Letzte 64") == 2);
        CHECK_THAT(page, Catch::Contains("weiter: Finale, Seite 3") && !Catch::Contains("Sieger"));
        names += page;
    }
    const std::string last = marksOf(document.pages.back());
    CHECK_THAT(last, Catch::Contains("Viertelfinale") && Catch::Contains("Sieger") &&
                         Catch::Contains("Um den dritten Platz") && !Catch::Contains("Achtelfinale"));
    for (const tournament::Entry& entry : view.tournament.entries)
        for (const tournament::Person& person : entry.persons)
            CHECK_THAT(names, Catch::Contains(person.last));
    CHECK_THAT(test::textOf(document).back(), Catch::Contains("Seite 3 von 3"));
}

TEST_CASE(
    "on a pocket's paper a bracket has the same look, cut into as many sheets as let its names be read") {
    for (const auto& [pairs, pages] : {std::pair{8, 1UL}, {16, 3UL}, {32, 5UL}, {60, 9UL}}) {
        INFO(pairs);
        const View view = test::knockout({pairs, 99, 0, false});
        const auto document = drawn(view, pdf::PageSize::A6);
        REQUIRE(document.pages.size() == pages);
        std::string names;
        for (const pdf::Page& page : document.pages) {
            CHECK(page.size().width > page.size().height);
            names += marksOf(page);
        }
        CHECK(count(names, "Sieger") == 1);
        for (const tournament::Entry& entry : view.tournament.entries)
            for (const tournament::Person& person : entry.persons)
                CHECK_THAT(names, Catch::Contains(person.last));
    }
}

TEST_CASE("on small paper a bracket of long names goes over pages that name each other, with their heads "
          "repeated") {
    const View view = test::knockout({60, 99, 60, false});
    const auto document = drawn(view, pdf::PageSize::A5);
    REQUIRE(document.pages.size() > 3);
    const std::string last = marksOf(document.pages.back());
    for (std::size_t i = 0; i + 1 < document.pages.size(); ++i)
        CHECK_THAT(marksOf(document.pages[i]), Catch::Contains("→ Seite ") && !Catch::Contains("Sieger"));
    CHECK_THAT(last, Catch::Contains("← Seite ") && Catch::Contains("Finale") && Catch::Contains("Sieger") &&
                         Catch::Contains("Um den dritten Platz"));
    CHECK_THAT(marksOf(document.pages.front()), Catch::Contains("Letzte 64"));
    CHECK(count(all(document), "Freilos") == 4);
    for (const tournament::Entry& entry : view.tournament.entries)
        for (const tournament::Person& person : entry.persons)
            CHECK_THAT(unbroken(all(document)), Catch::Contains(unbroken(tournament::nameOf(person))));
}

TEST_CASE("no name is cut on any paper, however long") {
    const std::vector<int> sizes = test::wholeSweeps() ? std::vector{2, 3, 13, 40} : std::vector{3, 13};
    for (const int letters : {0, 60, 300})
        for (const int pairs : sizes) {
            const View view = test::knockout({pairs, 99, letters, false});
            for (pdf::PageSize page : pdf::kPageSizes) {
                if (letters == 300 && page == pdf::PageSize::A6) continue; // no room at any size
                INFO(letters << " letters, " << pairs << " pairs, " << pdf::nameOf(page));
                const std::string text = all(drawn(view, page));
                CHECK_THAT(text, !Catch::Contains("…"));
            }
        }
}

TEST_CASE("letters stay legible where more pages help") {
    const std::vector<int> sizes = test::wholeSweeps() ? std::vector{4, 22, 60} : std::vector{22};
    for (const int pairs : sizes)
        for (pdf::PageSize page : pdf::kPageSizes) {
            const auto document = drawn(test::knockout({pairs, 99, 0, false}), page);
            double smallest = 99;
            for (const pdf::Page& one : document.pages)
                for (const pdf::Mark& mark : one.marks())
                    if (const auto* text = std::get_if<pdf::TextMark>(&mark))
                        if (text->text.find("Höß") != std::string::npos)
                            smallest = std::min(smallest, text->size);
            INFO(pairs << ' ' << pdf::nameOf(page) << ' ' << document.pages.size());
            CHECK(smallest >= 6.5);
        }
}

TEST_CASE("the two of a pair stand in letters of one size") {
    View view = test::knockout({8, 99, 0, false});
    for (tournament::Entry& entry : view.tournament.entries)
        entry.persons[0].last = "Oberhollenzer-Unterweger-" + entry.persons[0].last;
    const auto document = drawn(view, pdf::PageSize::A5);
    std::map<std::string, double> sizes;
    for (const pdf::Mark& mark : document.pages.at(0).marks())
        if (const auto* text = std::get_if<pdf::TextMark>(&mark)) sizes[text->text] = text->size;
    int compared = 0;
    for (const tournament::Entry& entry : view.tournament.entries) {
        const std::string one = tournament::nameOf(entry.persons[0]);
        const std::string other = tournament::nameOf(entry.persons[1]);
        if (sizes.count(one) == 0 || sizes.count(other) == 0) continue;
        CHECK(sizes[one] == sizes[other]);
        ++compared;
    }
    CHECK(compared > 0);
}

TEST_CASE("a short name is not printed much larger than a long one") {
    View view = test::knockout({13, 99, 0, false});
    for (tournament::Entry& entry : view.tournament.entries) {
        entry.persons[0].first = entry.number % 3 == 0 ? "Hildegard" : "Leo";
        entry.persons[0].last = entry.number % 3 == 0 ? "Pfurtscheller" : "Mair";
        entry.persons[1] = entry.persons[0];
    }
    std::map<std::string, double> smallest; // the winners' names stand larger once more
    const auto document = drawn(view);
    for (const pdf::Mark& mark : document.pages.at(0).marks())
        if (const auto* text = std::get_if<pdf::TextMark>(&mark)) {
            const std::string name = text->text.substr(0, text->text.find(" (")); // all have one name
            const auto known = smallest.emplace(name, text->size).first;
            known->second = std::min(known->second, text->size);
        }
    REQUIRE(smallest.count("Leo Mair") == 1);
    REQUIRE(smallest.count("Hildegard Pfurtscheller") == 1);
    CHECK(smallest["Leo Mair"] <= 1.2 * smallest["Hildegard Pfurtscheller"]);
}

TEST_CASE("a second chance stands beneath the tree, or behind it where there is no room") {
    const View view = test::knockout({12, 99, 0, true});
    const auto document = drawn(view);
    const auto sheet = test::textOf(document);
    REQUIRE(sheet.size() == 1);
    CHECK_THAT(sheet[0], Catch::Contains("Zweite Chance") && !Catch::Contains("Um den dritten Platz"));
    const View large = test::knockout({60, 99, 0, true});
    Options wide = test::options();
    wide.page = pdf::PageSize::A3;
    const auto onSheet = makeReport(Kind::Bracket, large, wide);
    REQUIRE(onSheet);
    const pdf::Size size = onSheet->pages.front().size();
    CHECK(size.width > size.height); // the tree alone is on its sheet still
    CHECK_THAT(test::textOf(*onSheet).back(), Catch::Contains("Zweite Chance"));
    const auto pages = test::textOf(drawn(large));
    CHECK_THAT(pages.front(), !Catch::Contains("Zweite Chance"));
    CHECK_THAT(pages.back(), Catch::Contains("Zweite Chance"));
}

TEST_CASE("a match that somebody left goes to who was there") {
    View view = test::knockout({4, 2, 0, false});
    const auto& final = view.tournament.rounds[1].tables[0];
    const int gone = final.sides[0][0];
    const int stays = final.sides[1][0];
    view.tournament.rounds[1].tables[0].games[0] = {};
    view.tournament.entries[static_cast<std::size_t>(gone) - 1].absences = {
        {2, 0, tournament::LeaverResults::Unplayed}};
    const std::string winner =
        tournament::nameOf(view.tournament.entries[static_cast<std::size_t>(stays) - 1].persons[0]);
    CHECK(count(all(drawn(view)), winner) == 2);
}

TEST_CASE("before there is a bracket the page says so") {
    View view = test::knockout({8, 0, 0, false});
    CHECK_THAT(test::textOf(drawn(view))[0], Catch::Contains("sobald dessen erste Runde bestätigt"));
    view = test::evening();
    CHECK_THAT(test::textOf(drawn(view))[0], Catch::Contains("Einen Baum gibt es im K.-o."));
}

TEST_CASE("the bracket is bound with the other papers of a knock-out") {
    const View view = test::knockout({4, 99, 0, false});
    const auto document = makeReport(Kind::All, view, test::options());
    REQUIRE(document);
    CHECK(std::any_of(document->parts.begin(), document->parts.end(),
                      [](const pdf::Part& part) { return part.title == "K.-o.-Baum"; }));
}

// To look at: SCHREIBER_PREVIEW=DIRECTORY test_kinds [preview]
TEST_CASE("brackets of several sizes, as files", "[.][preview]") {
    const char* directory = std::getenv("SCHREIBER_PREVIEW");
    REQUIRE(directory);
    const std::filesystem::path out(directory);
    for (const int pairs : {2, 5, 16, 22, 60})
        for (pdf::PageSize page : pdf::kPageSizes)
            REQUIRE(test::write(drawn(test::knockout({pairs, pairs == 22 ? 3 : 99, 0, pairs == 5}), page),
                                out / fmt::format("bracket-{}-{}.pdf", pairs, pdf::nameOf(page))));
    REQUIRE(test::write(drawn(test::knockout({13, 99, 60, false})), out / "bracket-long.pdf"));
    REQUIRE(test::write(drawn(test::knockout({13, 99, 300, false})), out / "bracket-endless.pdf"));
}
