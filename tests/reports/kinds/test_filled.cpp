#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>

using namespace schreiber;
using namespace schreiber::kinds;
using tournament::Line;
using tournament::Sheet;

namespace {

// A sheet of five lines: the left side is gestrichen after the third, the fourth was a slip.
View withLines() {
    View view = test::evening();
    Sheet& sheet = view.tournament.rounds[1].tables[0].games[0];
    sheet = {};
    sheet.state = tournament::SheetState::Entered;
    const auto line = [&](std::vector<int> points) -> Line& {
        sheet.lines.push_back({static_cast<int>(sheet.lines.size()) + 1, std::move(points), {}, {}, "", {}});
        return sheet.lines.back();
    };
    line({9, 2});
    line({3, 4}).figures = {{"gleich", 0, 2, "held"}, {"hanger", 1, 4, "conceded"}};
    line({5, 0});
    line({0, 7}).struck = "verschrieben";
    line({}).penalty = {0, 2};
    line({1, 0});
    sheet.score = {18, 4};
    return view;
}

std::string page(const View& view, int table) {
    Options options = test::options();
    options.table = table;
    const auto document = makeReport(Kind::FilledSheets, view, options);
    REQUIRE(document);
    return test::textOf(*document).at(0);
}

std::vector<pdf::LineMark> linesOf(const pdf::Document& document) {
    std::vector<pdf::LineMark> lines;
    for (const pdf::Mark& mark : document.pages.at(0).marks())
        if (const auto* line = std::get_if<pdf::LineMark>(&mark)) lines.push_back(*line);
    return lines;
}

} // namespace

TEST_CASE("a written sheet shows its lines, what was struck and why, fines, figures and who won") {
    const View view = withLines();
    const std::string text = page(view, 1);
    for (const char* words : {"9", "durchgestrichen: verschrieben", "Strafe −2", "G▼2", "gehalten", "H▲4",
                              "gut", "SIE ▼", "Gewonnen:"})
        CHECK_THAT(text, Catch::Contains(words));
    for (const std::string& name : test::namesAt(view, 1, 0)) CHECK_THAT(text, Catch::Contains(name));
    // Who gets nothing is written a nought, as on the screen.
    Options options = test::options();
    options.table = 1;
    const auto document = makeReport(Kind::FilledSheets, view, options);
    const auto& marks = document->pages.at(0).marks();
    CHECK(std::count_if(marks.begin(), marks.end(), [](const pdf::Mark& mark) {
              const auto* one = std::get_if<pdf::TextMark>(&mark);
              return one != nullptr && one->text == "0" && one->face == pdf::Face::Bold;
          }) == 3);
}

TEST_CASE("what was disputed and is settled stands beside the lines, and nothing is struck there") {
    View view = withLines();
    Options options = test::options();
    options.table = 1;
    const auto before = linesOf(makeReport(Kind::FilledSheets, view, options).value());
    Sheet& sheet = view.tournament.rounds[1].tables[0].games[0];
    sheet.lines.push_back({7, {}, {}, {}, "Karte", "gezeigt"});
    CHECK_THAT(page(view, 1), Catch::Contains("strittig: Karte; gezeigt"));
    const auto isThrough = [](const pdf::LineMark& line) {
        return line.from.y == line.to.y && line.stroke.width == Approx(0.9);
    };
    const auto after = linesOf(makeReport(Kind::FilledSheets, view, options).value());
    CHECK(std::count_if(before.begin(), before.end(), isThrough) == 1);
    CHECK(std::count_if(after.begin(), after.end(), isThrough) == 1);
}

TEST_CASE("the stroke goes through the column of a side that is gestrichen, and of no other") {
    const View view = withLines();
    Options options = test::options();
    options.table = 1;
    const auto lines = linesOf(makeReport(Kind::FilledSheets, view, options).value());
    const auto isStroke = [](const pdf::LineMark& line) {
        return line.from.x == line.to.x && line.stroke.width > 1.3;
    };
    REQUIRE(std::count_if(lines.begin(), lines.end(), isStroke) == 1);
    const pdf::LineMark& stroke = *std::find_if(lines.begin(), lines.end(), isStroke);
    const auto document = makeReport(Kind::FilledSheets, view, options);
    std::size_t passed = 0; // figures of the column that it goes through
    for (const pdf::Mark& mark : document->pages.at(0).marks())
        if (const auto* text = std::get_if<pdf::TextMark>(&mark);
            text && text->face == pdf::Face::Bold && std::abs(text->baseline.x - stroke.from.x) < 20 &&
            text->baseline.y > stroke.from.y && text->baseline.y < stroke.to.y)
            ++passed;
    CHECK(passed >= 2);

    View before = view;
    before.tournament.rounds[1].tables[0].games[0].lines.resize(2);
    const auto none = linesOf(makeReport(Kind::FilledSheets, before, options).value());
    CHECK(std::none_of(none.begin(), none.end(), isStroke));
}

TEST_CASE("a mirrored sheet has the writer's column on the left, with all that stands in it") {
    const View view = withLines();
    Options options = test::options();
    options.table = 1;
    const auto leftOf = [&](const std::string& words) {
        const auto document = makeReport(Kind::FilledSheets, view, options);
        REQUIRE(document);
        std::optional<double> x; // of the last one: names stand above the columns, too
        for (const pdf::Mark& mark : document->pages.at(0).marks())
            if (const auto* text = std::get_if<pdf::TextMark>(&mark); text != nullptr && text->text == words)
                x = text->baseline.x;
        INFO(words);
        REQUIRE(x);
        return *x;
    };
    const std::string name = test::namesAt(view, 1, 0).front();
    const auto strokeOf = [&] {
        const auto document = makeReport(Kind::FilledSheets, view, options);
        for (const pdf::LineMark& line : linesOf(document.value()))
            if (line.from.x == line.to.x && line.stroke.width > 1.3) return line.from.x;
        return 0.0;
    };
    const double middle = (leftOf("SIE ▼") + leftOf("WIR (schreiben) ▲")) / 2;
    CHECK(leftOf("SIE ▼") < middle);
    CHECK(leftOf(name) < middle);
    CHECK(leftOf("−2") > middle);
    const bool strokeIsLeft = strokeOf() < middle;
    options.mirrored = true;
    CHECK(leftOf("WIR (schreiben) ▲") < middle);
    CHECK(leftOf("SIE ▼") > middle);
    CHECK(leftOf(name) > middle);
    CHECK(leftOf("−2") < middle);
    CHECK((strokeOf() < middle) != strokeIsLeft);
}

TEST_CASE("what a side still owes stands under its sheet") {
    View view = withLines();
    view.tournament.settings.belowZero = base::BelowZero::Owed;
    view.tournament.rounds[1].tables[0].games[0].lines[0].points = {9, 0};
    view.tournament.rounds[1].tables[0].games[0].lines[1].points = {3, 1};
    CHECK_THAT(page(view, 1), Catch::Contains("schuldet noch 1"));
}

TEST_CASE("a result alone, a game on time and one that nobody wrote") {
    View view = test::evening();
    tournament::Table& table = view.tournament.rounds[1].tables[0];
    table.games[0].finalOnly = true;
    table.games[0].score = {11, 18};
    table.games[0].state = tournament::SheetState::Confirmed;
    table.games[0].ending = tournament::Ending::Time;
    table.games[0].remark = "23 Uhr";
    const std::string right = test::namesAt(view, 1, 1).front();
    CHECK_THAT(page(view, 1),
               Catch::Contains("Gewonnen: " + right) && Catch::Contains("bestätigt, nach Zeit · 23 Uhr"));
    CHECK_THAT(page(view, 2), Catch::Contains("fehlt") && !Catch::Contains("Gewonnen"));
    table.games[0].state = tournament::SheetState::Disputed;
    table.games[0].remark = "Uhr · 23 Uhr";
    CHECK_THAT(page(view, 1), Catch::Contains("strittig: Uhr · nach Zeit: 23 Uhr"));
    table.games[0].second = {11, 17};
    CHECK_THAT(page(view, 1), Catch::Contains("strittig: Uhr · zweite Eingabe 11:17 · nach Zeit: 23 Uhr"));
}

TEST_CASE("by time who is ahead has won, and level is level") {
    View view = test::evening();
    tournament::Sheet& sheet = view.tournament.rounds[1].tables[0].games[0];
    sheet.finalOnly = true;
    sheet.state = tournament::SheetState::Confirmed;
    sheet.ending = tournament::Ending::Time;
    sheet.score = {10, 12};
    const std::string right = test::namesAt(view, 1, 1).front();
    CHECK_THAT(page(view, 1), Catch::Contains("Gewonnen: " + right));
    view.language = words::Language::English;
    CHECK_THAT(page(view, 1), Catch::Contains("Won by: " + right) && Catch::Contains("confirmed, by time"));
    view.language = words::Language::Italian;
    CHECK_THAT(page(view, 1), Catch::Contains("per tempo"));
    sheet.score = {12, 12};
    CHECK_THAT(page(view, 1), Catch::Contains("Pari · confermato") && !Catch::Contains("Vince:"));
}

TEST_CASE("a fine under a final score alone says that it is within it") {
    View view = test::evening();
    Sheet& sheet = view.tournament.rounds[1].tables[0].games[0];
    sheet = {};
    sheet.state = tournament::SheetState::Entered;
    sheet.lines = {{1, {}, {}, {2, 0}, "", {}}};
    sheet.score = {10, 12};
    const auto strikes = [&] {
        Options options = test::options();
        options.table = 1;
        const auto lines = linesOf(makeReport(Kind::FilledSheets, view, options).value());
        return std::count_if(lines.begin(), lines.end(), [](const pdf::LineMark& line) {
            return line.from.y == line.to.y && line.stroke.width == 0.9;
        });
    };
    CHECK_THAT(page(view, 1), Catch::Contains("Strafe −2") && !Catch::Contains("eingerechnet"));
    CHECK(strikes() == 0);
    sheet.finalOnly = true;
    CHECK_THAT(page(view, 1), Catch::Contains("Strafe −2") && Catch::Contains("eingerechnet"));
    CHECK(strikes() == 1);
    sheet.lines[0].struck = "falscher Tisch";
    CHECK_THAT(page(view, 1), !Catch::Contains("eingerechnet"));
}

TEST_CASE("where a game counts down a fine is added, and the lines are numbered as they were written") {
    test::EveningSize size;
    size.solo = true;
    View view = test::evening(size);
    Sheet& sheet = view.tournament.rounds[1].tables[0].games[0];
    sheet = {};
    sheet.state = tournament::SheetState::Open;
    sheet.lines = {{1, {1, 0, 2}, {}, {}, "", {}}, {2, {}, {}, {2, 0, 0}, "", {}}};
    sheet.score = {10, 9, 7};
    const std::string text = page(view, 1);
    CHECK_THAT(text, Catch::Contains("Strafe +2") && !Catch::Contains("−2"));
    Options options = test::options();
    options.table = 1;
    const auto document = makeReport(Kind::FilledSheets, view, options);
    double given = 0; // where the nine stand
    double first = 0; // where line 1 begins
    for (const pdf::Mark& mark : document->pages.at(0).marks())
        if (const auto* one = std::get_if<pdf::TextMark>(&mark)) {
            if (one->text == "1" && one->ink.gray > 0) first = one->baseline.y;
            if (one->text == "9" && one->face == pdf::Face::Bold) given = one->baseline.y;
        }
    CHECK(given > 0);
    CHECK(first > given + 10);
}

TEST_CASE("a sheet that sums to zero tells who deals, what is doubled, how it stands and what is taken off") {
    View view = test::evening();
    tournament::Settings& settings = view.tournament.settings;
    settings.format = tournament::Format::Solo;
    settings.zeroSum = true;
    settings.players = 4;
    settings.deals = 8;
    tournament::Table table;
    table.number = 1;
    table.sides = {{1}, {2}, {3}, {4}};
    table.firstDealer = 3;
    Sheet sheet;
    sheet.state = tournament::SheetState::Open;
    const std::vector<std::vector<int>> points{
        {-1, -1, -1, 3}, {18, -6, -6, -6}, {6, -18, 6, 6}, {0, -10, 0, 10}, {2, -2, 2, -2}};
    std::vector<kinds::CountedLine> told;
    for (std::size_t i = 0; i < points.size(); ++i) {
        tournament::Line line;
        line.n = static_cast<int>(i) + 1;
        line.points = points[i];
        line.text = "line";
        sheet.lines.push_back(line);
        told.push_back({i,
                        (3 + static_cast<int>(i)) % 4,
                        i == 1 ? 2 : 1,
                        {{{"B", true}, {" Dreier " + std::to_string(i + 1)}}, "verloren", "Kontra"}});
    }
    tournament::Line fine;
    fine.n = 6;
    fine.penalty = {0, 5, 0, 0};
    fine.why = "zu spät";
    sheet.lines.push_back(fine);
    sheet.score = {25, -37, 1, 11};
    table.games = {sheet};
    view.tournament.rounds[1].tables = {table};
    view.counted[{2, 1}] = told;

    view.values = {{"Spiele", "Dreier 3"}};
    view.house = {"Kontra zählt nicht."};
    const std::string text = page(view, 1);
    for (const char* word : {"Schrieb", "Geber", "Spieler und Spiel", " Dreier 5", "verloren", "Dreier 3",
                             "zählt nicht", "×2", "+18", "−18", "Stand nach 4", "+23", "−35", "Endstand",
                             "+25", "−37", "Strafpunkte", "−5", "zu spät"})
        CHECK_THAT(text, Catch::Contains(word));
    CHECK_THAT(text, !Catch::Contains("Stand nach 8")); // that is the end
    view.language = words::Language::English;
    CHECK_THAT(page(view, 1), Catch::Contains("Total after 4") && Catch::Contains("Dealer"));

    // a larger table: its dealer sits out, and all have dealt after five
    view.tournament.rounds[1].tables[0].sides.push_back({5});
    view.tournament.rounds[1].tables[0].games = {Sheet{}};
    view.tournament.rounds[1].tables[0].firstDealer = 4;
    view.counted.clear();
    CHECK_THAT(page(view, 1), Catch::Contains("Total after 5") && Catch::Contains("Whoever deals sits out"));
}

TEST_CASE("over a column stands the first name, with an initial where two have the same; whole to sign on") {
    View view = test::dealEvening(8);
    for (int i = 0; i < 4; ++i) {
        auto& person = view.tournament.entries[static_cast<std::size_t>(i)].persons.front();
        person.first = i < 2 ? "Anna" : i == 2 ? "Engelbert" : "Cilli";
        person.last = i == 0 ? "Höß" : i == 1 ? "Ölz" : "Pfurtscheller";
    }
    Options options = test::options();
    options.table = 1;
    const auto document = makeReport(Kind::Scoresheets, view, options);
    REQUIRE(document);
    double size = 0;
    for (const char* name : {"Anna H.", "Anna Ö.", "Engelbert", "Cilli"}) {
        CAPTURE(name);
        const auto& marks = document->pages.front().marks();
        const auto found = std::find_if(marks.begin(), marks.end(), [&](const pdf::Mark& mark) {
            const auto* text = std::get_if<pdf::TextMark>(&mark);
            return text != nullptr && text->text == name && text->face == pdf::Face::Name;
        });
        REQUIRE(found != marks.end());
        const double its = std::get<pdf::TextMark>(*found).size;
        if (size > 0) CHECK(its == size); // one size for all
        size = its;
    }
    CHECK_THAT(test::textOf(*document).at(0),
               Catch::Contains("A Anna Höß") && Catch::Contains("C Engelbert Pf"));
}

TEST_CASE("a cross sum that is not zero stands in a box, and the sheet says where") {
    View view = test::dealEvening(4);
    Sheet& sheet = view.tournament.rounds[1].tables[0].games[0];
    sheet.state = tournament::SheetState::Open;
    std::vector<kinds::CountedLine> told;
    for (std::size_t i = 0; i < 2; ++i) {
        tournament::Line line;
        line.n = static_cast<int>(i) + 1;
        line.points = {i == 1 ? 4 : 3, -1, -1, -1};
        line.text = "line";
        sheet.lines.push_back(line);
        told.push_back({i, (3 + static_cast<int>(i)) % 4, 1, {{{"A Rufer"}}}});
    }
    sheet.score = {7, -2, -2, -2};
    view.counted[{2, 1}] = told;
    Options options = test::options();
    options.table = 1;
    const auto document = makeReport(Kind::FilledSheets, view, options);
    REQUIRE(document);
    CHECK_THAT(test::textOf(*document).at(0), Catch::Contains("Die Quersumme ist nicht 0: 2, Endstand"));
    const auto& marks = document->pages.front().marks();
    CHECK(std::count_if(marks.begin(), marks.end(), [](const pdf::Mark& mark) {
              return std::holds_alternative<pdf::FrameMark>(mark);
          }) == 2);
}

TEST_CASE("on any paper each deal has its row, and a pencil room in it") {
    for (const int deals : {4, 16, 20, 32})
        for (const auto size : {pdf::PageSize::A3, pdf::PageSize::A4, pdf::PageSize::A5, pdf::PageSize::A6})
            for (const int up : {1, 2, 4}) {
                View view = test::dealEvening(deals);
                view.tournament.settings.fives = true;
                view.values = {{"Spiele", std::string(300, 'x') + " " + std::string(100, 'y')}};
                view.house = std::vector<std::string>(9, "Eine Hausregel, die niemand kürzer sagen kann.");
                const auto document = makeReport(Kind::BlankSheets, view, test::options(size, up));
                if (!document) continue; // no room for so many
                CAPTURE(deals, up, document->pages.size());
                std::size_t all = 0;
                for (const pdf::Page& page : document->pages) {
                    std::vector<pdf::Point> rings;
                    for (const pdf::Mark& mark : page.marks())
                        if (const auto* shape = std::get_if<pdf::ShapeMark>(&mark);
                            shape != nullptr && !shape->fill)
                            rings.push_back(shape->path.front().to);
                    all += rings.size();
                    REQUIRE(rings.size() > 1);
                    CHECK(rings[1].y - rings[0].y >= pdf::mm(6));
                }
                CHECK(all == static_cast<std::size_t>((deals + deals * 5 / 4) * up)); // of four and of five
            }
}

TEST_CASE("on small paper a sheet to write on goes over two pages, with what everybody has between them") {
    View view = test::dealEvening(16);
    view.tournament.settings.fives = false;
    const auto document = makeReport(Kind::BlankSheets, view, test::options(pdf::PageSize::A6));
    REQUIRE(document);
    const auto pages = test::textOf(*document);
    REQUIRE(pages.size() == 2);
    CHECK_THAT(pages[0], Catch::Contains("Stand nach 8") && !Catch::Contains("Stand nach 12") &&
                             !Catch::Contains("Endstand") && Catch::Contains("Seite 1 von 2"));
    CHECK_THAT(pages[1], Catch::Contains("Stand nach 8") && Catch::Contains("Stand nach 12") &&
                             Catch::Contains("Endstand") && Catch::Contains("Strafpunkte"));
    CHECK(makeReport(Kind::BlankSheets, view, test::options())->pages.size() == 1);
}

TEST_CASE("of what sums to zero everybody's way tells the own points of each round, and tables won") {
    View view = test::dealEvening(4);
    view.tournament.rounds.erase(view.tournament.rounds.begin());
    view.tournament.rounds.front().number = 1;
    view.tournament.rounds.front().sittingOut.clear();
    view.tournament.settings.scoring = "1*points";
    view.tournament.settings.ladder = "score,best-rounds,lot";
    view.tournament.entries.resize(4);
    Sheet& sheet = view.tournament.rounds.front().tables.front().games.front();
    sheet.state = tournament::SheetState::Confirmed;
    sheet.finalOnly = true;
    sheet.score = {34, -12, -18, -4};
    view.standings = tournament::standingsOf(view.tournament, 1).value();
    const auto textOf = [&](Kind kind) {
        return test::textOf(makeReport(kind, view, test::options()).value()).at(0);
    };
    const std::string cards = textOf(Kind::RouteCards);
    CHECK_THAT(cards, Catch::Contains("+34") && Catch::Contains("−18") && !Catch::Contains("34:"));
    CHECK_THAT(cards, Catch::Contains("1 Tischsieg") && Catch::Contains("0 Tischsiege"));
    CHECK_THAT(cards, Catch::Contains("+34 Punkte") && !Catch::Contains("Differenz"));
    const std::string table = textOf(Kind::Crosstable);
    CHECK_THAT(table, Catch::Contains("+34") && Catch::Contains("wer mit am Tisch war"));
    CHECK_THAT(table, !Catch::Contains("+34 +") && !Catch::Contains("gewonnen"));
    CHECK_THAT(textOf(Kind::Emergency), Catch::Contains("/ +34"));
}
