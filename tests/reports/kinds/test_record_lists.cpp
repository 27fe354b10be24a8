#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <sstream>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

std::string textOf(Kind kind, const View& view) {
    const auto document = makeReport(kind, view, test::options());
    REQUIRE(document);
    std::string all;
    for (const std::string& page : test::textOf(*document)) all += page;
    return all;
}

} // namespace

TEST_CASE("partners are those of the round, or the pairs of the tournament") {
    View view = test::evening();
    const std::string text = textOf(Kind::Partners, view);
    CHECK_THAT(text, Catch::Contains("Runde 2"));
    for (const std::string& name : test::namesAt(view, 1, 1)) CHECK_THAT(text, Catch::Contains(name));

    view.tournament.settings.format = tournament::Format::Pairs;
    view.tournament.partnerships = {{31, 1, 2}, {32, 3, 4}};
    const std::string pairs = textOf(Kind::Partners, view);
    CHECK_THAT(pairs, Catch::Contains("31") && Catch::Contains("32") && Catch::Contains("Gemeldet: 2"));
}

TEST_CASE("the outstanding list has what is not in, and says when all is") {
    View view = test::evening();
    view.tournament.rounds[1].tables[2].games[0].state = tournament::SheetState::Disputed;
    const std::string text = textOf(Kind::Outstanding, view);
    CHECK_THAT(text, Catch::Contains("strittig") && Catch::Contains("fehlt"));
    // Somebody left: nobody waits for this match any more.
    const std::string left = test::namesAt(view, 1, 0).front();
    view.tournament.entries[static_cast<std::size_t>(view.tournament.rounds[1].tables[0].sides[0][0]) - 1]
        .absences = {{2, 0, tournament::LeaverResults::Unplayed}};
    view.standings.missing.erase(view.standings.missing.begin());
    CHECK_THAT(textOf(Kind::Outstanding, view), !Catch::Contains(left));
    CHECK_THAT(textOf(Kind::Results, view), Catch::Contains("entfällt"));
    for (tournament::Table& table : view.tournament.rounds[1].tables)
        table.games[0].state = tournament::SheetState::Entered;
    CHECK_THAT(textOf(Kind::Outstanding, view), Catch::Contains("Alle Zettel dieser Runde sind da."));
}

TEST_CASE("round by round shows result, partner and opponents of everybody") {
    const View view = test::evening();
    const std::string text = textOf(Kind::Crosstable, view);
    const tournament::Table& table = view.tournament.rounds[0].tables[0];
    const auto& side = table.sides[0];
    const auto& other = table.sides[1];
    CHECK_THAT(text, Catch::Contains(fmt::format("m {}", side[1])) &&
                         Catch::Contains(fmt::format("g {}, {}", other[0], other[1])) &&
                         Catch::Contains("spielfrei"));
    const std::vector<int>& score = table.games[0].score;
    const bool won = score[0] > score[1];
    CHECK_THAT(text, Catch::Contains(fmt::format("{}:{} {}", score[0], score[1], won ? "+" : "−")));
}

TEST_CASE("who has paid stands on the cash list alone") {
    const View view = test::evening();
    const std::string text = textOf(Kind::Cash, view);
    CHECK_THAT(text, Catch::Contains("bezahlt 15 von 30") && Catch::Contains("☑") && Catch::Contains("☐"));
    std::vector<pdf::Document> others;
    for (Kind kind : kKinds)
        if (kind != Kind::Cash && kind != Kind::All)
            others.push_back(makeReport(kind, view, test::options()).value());
    for (const std::string& page : test::textOf(test::together(others)))
        CHECK_THAT(page, !Catch::Contains("bezahlt"));
}

TEST_CASE("namesakes are told apart on the cash list, which has no clubs beside them") {
    View view = test::evening();
    auto& all = view.tournament.entries;
    all[1].persons = all[0].persons;
    all[0].club = "Imst";
    all[1].club = "Imst";
    const std::string text = textOf(Kind::Cash, view);
    for (const std::size_t place : {0U, 1U})
        CHECK_THAT(text, Catch::Contains(fmt::format("(Imst {})", all[place].number)));
}

TEST_CASE("the protocol prints every seed tried, what was taken back, and why") {
    const std::string text = textOf(Kind::Protocol, test::evening());
    CHECK_THAT(text, Catch::Contains("812734") && Catch::Contains("rückgängig gemacht") &&
                         Catch::Contains("Nr. 5 ist gegangen") && Catch::Contains("Keine Wiederholung."));
    CHECK_THAT(text, !Catch::Contains("Turnier angelegt"));
    CHECK_THAT(textOf(Kind::Journal, test::evening()), Catch::Contains("Turnier angelegt"));
}

TEST_CASE("rules and signals print what they were given") {
    CHECK_THAT(textOf(Kind::Rules, test::evening()),
               Catch::Contains("Eine Partie geht zu 18 Punkten.") && Catch::Contains("Herz König (Martl)"));
    CHECK_THAT(textOf(Kind::Signals, test::evening()), Catch::Contains("Weli") && Catch::Contains("Kuss"));
}

TEST_CASE("what the director has still to settle does not hang on the wall") {
    View view = test::evening();
    kinds::Section open{"Noch zu vereinbaren", {"Was Vergeben kostet."}, {}, {}};
    open.behind = true;
    view.rulePage.insert(view.rulePage.begin(), open);
    view.rulePage.front().figures.clear();
    view.rulePage[1].figures = {{"18", "Punkte zum Ausgehen"}};
    const std::vector<std::string> pages =
        test::textOf(*kinds::makeReport(Kind::Rules, view, test::options()));
    REQUIRE(pages.size() == 2);
    CHECK_THAT(pages[0], Catch::Contains("Punkte zum Ausgehen") && !Catch::Contains("Vergeben"));
    CHECK_THAT(pages[1], Catch::Contains("Noch zu vereinbaren") && Catch::Contains("Was Vergeben kostet."));
}

TEST_CASE("cards on the table lie under their numbers, a row a trump, the signs on the back of small paper") {
    View view = test::evening();
    kinds::Section cards{"Perlaggen", {}, {}, {}};
    for (const char* trump : {"Eichel", "Laub", "Herz", "Schell"}) {
        kinds::DrawnRow row{trump, {}};
        row.sign = pdf::Picture{{24, 36}, {}, {}};
        for (int i = 0; i < 7; ++i) {
            pdf::Picture card{{150, 243}, {}, {}};
            card.name = std::string(trump) + "-" + std::to_string(i);
            row.pictures.push_back(card);
        }
        cards.drawn.push_back(std::move(row));
    }
    view.signalPage.insert(view.signalPage.begin(), cards);
    for (const pdf::PageSize size : pdf::kPageSizes) {
        const auto document = kinds::makeReport(Kind::Signals, view, test::options(size));
        REQUIRE(document.ok());
        CHECK(document->pages.size() <= (size == pdf::PageSize::A6 ? 2U : 1U));
        std::map<std::string, double> at; // where the names of cards stand
        std::vector<double> numbers;
        for (const pdf::Mark& mark : document->pages.front().marks())
            if (const auto* text = std::get_if<pdf::TextMark>(&mark)) {
                if (text->unseen) at[text->text] = text->baseline.y;
                if (text->text == "3") numbers.push_back(text->baseline.y);
            }
        CHECK(at.size() == 28);
        REQUIRE(numbers.size() == 4);
        CHECK(numbers[1] < at["Laub-2"]);
        CHECK(at["Laub-2"] == Approx(at["Laub-6"]));
        CHECK(at["Laub-2"] < numbers[2]);
    }
    CHECK_THAT(textOf(Kind::Signals, view), Catch::Contains("Kuss"));
}

TEST_CASE("the emergency sheet has everybody there, what they wrote, and how to draw by hand") {
    View view = test::evening();
    view.tournament.settings.rounds = 4;
    view.tournament.entries[6].absences = {{2, 0, tournament::LeaverResults::Unplayed}};
    const std::string text = textOf(Kind::Emergency, view);
    CHECK_THAT(text, Catch::Contains("Zettel mit den Startnummern") && Catch::Contains("R4") &&
                         Catch::Contains("Partner / Punkte"));
    CHECK_THAT(text, !Catch::Contains(tournament::nameOf(view.tournament.entries[6])));
}

TEST_CASE("the figure that decided is bold where the ordinary ones did not, and a prize has it in words") {
    View view = test::evening();
    view.standings.rows[3].decidedBy = "points"; // as most do
    CHECK_THAT(textOf(Kind::Standings, view), !Catch::Contains("Warum") && !Catch::Contains("Fett:"));
    view.standings.rows[0].decidedBy = "difference"; // of a prize
    view.standings.rows[1].decidedBy = "score";      // which the column says
    view.standings.rows[5].decidedBy = "difference";
    view.standings.rows[7].decidedBy = "lot";
    const auto document = makeReport(Kind::Standings, view, test::options());
    std::string text;
    for (const std::string& page : test::textOf(*document)) text += page;
    CHECK_THAT(text, Catch::Contains("Warum Nummer 1 davor steht."));
    for (const int number : {2, 4, 6, 8})
        CHECK_THAT(text, !Catch::Contains(fmt::format("Warum Nummer {} ", number)));
    // Number 6 has a difference of +18, which put it before the next.
    const auto isBold = [&](const std::string& figure) {
        for (const pdf::Mark& mark : document->pages.at(0).marks())
            if (const auto* one = std::get_if<pdf::TextMark>(&mark))
                if (one->text == figure) return one->face == pdf::Face::Bold;
        return false;
    };
    CHECK(isBold("+18"));
    for (const char* other : {"+16", "182", "188"}) CHECK_FALSE(isBold(other));
    CHECK_THAT(text, Catch::Contains("Fett: die Zahl"));
}

TEST_CASE("standings say what counts, in which order, and that they are not final") {
    View view = test::evening();
    view.tournament.settings.scoring = "100*win+1*points";
    view.tournament.settings.ladder = "score,difference,head-to-head";
    view.standings.missing.clear();
    std::string text;
    std::istringstream broken(textOf(Kind::Standings, view));
    for (std::string word; broken >> word;) text += word + ' ';
    CHECK_THAT(text, Catch::Contains("100 × Sieg + 1 × Punkt") &&
                         Catch::Contains("Wertung, Differenz, direkter Vergleich, Los"));
    CHECK_THAT(text, Catch::Contains("nach Runde 2 – vorläufig"));
    view.standings.final = true;
    CHECK_THAT(textOf(Kind::Standings, view), !Catch::Contains("vorläufig"));
}

TEST_CASE("a certificate calls a ranking final once it is") {
    View view = test::evening();
    CHECK_THAT(textOf(Kind::Certificates, view), Catch::Contains("Stand nach Runde 2, vorläufig"));
    view.standings.final = true;
    CHECK_THAT(textOf(Kind::Certificates, view), !Catch::Contains("vorläufig"));
}

TEST_CASE("all papers come in the order of the evening, sheets as they are wanted") {
    View view = test::evening();
    const auto titlesOf = [&] {
        std::vector<std::string> titles;
        const auto document = makeReport(Kind::All, view, test::options());
        for (const pdf::Part& part : document->parts) titles.push_back(part.title);
        return titles;
    };
    CHECK(titlesOf() == std::vector<std::string>{"Meldeliste",
                                                 "Kassaliste",
                                                 "Tischnummern",
                                                 "Gespielt wird so",
                                                 "Deuten und Perlaggen",
                                                 "Runde 1: Partner",
                                                 "Runde 1: Sitzliste",
                                                 "Runde 1: Tische",
                                                 "Runde 1: Ergebnisse",
                                                 "Runde 1: Geschriebene Zettel",
                                                 "Runde 2: Partner",
                                                 "Runde 2: Sitzliste",
                                                 "Runde 2: Tische",
                                                 "Runde 2: Schreibzettel",
                                                 "Runde 2: Es fehlen noch",
                                                 "Runde 2: Ergebnisse",
                                                 "Rangliste",
                                                 "Verlauf",
                                                 "Laufzettel",
                                                 "Preise",
                                                 "Protokoll der Auslosungen",
                                                 "Journal",
                                                 "Notblatt"});
    view.standings.final = true;
    const std::vector<std::string> last = titlesOf();
    CHECK(std::count(last.begin(), last.end(), "Urkunde") == 1);
    CHECK(std::count(last.begin(), last.end(), "Notblatt") == 0);
}
