#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <optional>
#include <utility>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

// As it reads: columns a space apart, figure spaces left out, a newline before and after each line.
std::string squeezed(const std::string& page) {
    static const std::string kFigureSpace = "\u2007";
    std::string text = "\n";
    for (std::size_t i = 0; i < page.size(); ++i) {
        if (page.compare(i, kFigureSpace.size(), kFigureSpace) == 0) {
            i += kFigureSpace.size() - 1;
            continue;
        }
        const bool space = page[i] == ' ' || page[i] == '\n';
        if (space && (text.back() == ' ' || text.back() == '\n')) {
            if (page[i] == '\n') text.back() = '\n';
            continue;
        }
        text += page[i];
    }
    return text;
}

std::string textOf(Kind kind, const View& view, const Options& options = test::options()) {
    const auto document = makeReport(kind, view, options);
    REQUIRE(document);
    std::string all;
    for (const std::string& page : test::textOf(*document)) all += squeezed(page);
    return all;
}

// The line that has the words, without its ends.
std::string lineWith(const std::string& text, const std::string& words) {
    const std::size_t at = text.find(words);
    if (at == std::string::npos) return {};
    const std::size_t begin = text.rfind('\n', at) + 1;
    return text.substr(begin, text.find('\n', at) - begin);
}

} // namespace

TEST_CASE("the entry list names everybody and keeps what is nobody's business") {
    const View view = test::evening();
    const std::string text = textOf(Kind::Entries, view);
    for (const tournament::Entry& entry : view.tournament.entries) {
        INFO(entry.number);
        const std::string club = entry.club.empty() ? "" : " " + entry.club;
        CHECK_THAT(
            text, Catch::Contains(fmt::format("\n{} {}{}\n", entry.number, tournament::nameOf(entry), club)));
        CHECK_THAT(text, !Catch::Contains(std::to_string(*entry.persons[0].born)));
    }
    CHECK_THAT(text, Catch::Contains("Gemeldet: 30"));
    for (const char* word : {"bezahlt", "Jahrgang", "Geschlecht"}) CHECK_THAT(text, !Catch::Contains(word));
}

TEST_CASE("a late entry, a substitute and one who left are marked on the entry list") {
    View view = test::evening();
    view.tournament.entries[0].joined = 3;
    view.tournament.entries[1].absences = {{2, 0, tournament::LeaverResults::Unplayed}};
    view.tournament.entries[2].replaced = {{view.tournament.entries[3].persons[0]}};
    const std::string text = textOf(Kind::Entries, view);
    CHECK_THAT(lineWith(text, "Anna Höß"), Catch::Contains("ab Runde 3"));
    CHECK_THAT(lineWith(text, "Jörg O'Brien"), Catch::Contains("abgemeldet"));
    CHECK_THAT(lineWith(text, "Renée Tschenett-Höß"), Catch::Contains("für Quirin Innerebner"));
}

TEST_CASE("before a substitute came, papers name whom he replaced") {
    View view = test::evening();
    tournament::Entry& entry = view.tournament.entries[2];
    const std::string before = tournament::nameOf(entry);
    entry.replaced = {{std::exchange(entry.persons[0], {"Eva", "Neu", {}, tournament::Sex::Female}), 0, 2}};
    const auto of = [&](Kind kind, std::optional<int> round) {
        Options options = test::options();
        options.round = round;
        return textOf(kind, view, options);
    };
    for (const Kind kind :
         {Kind::Results, Kind::FilledSheets, Kind::Tables, Kind::Partners, Kind::Scoresheets}) {
        INFO(nameOf(kind));
        CHECK_THAT(of(kind, 1), Catch::Contains(before) && !Catch::Contains("Eva Neu"));
        CHECK_THAT(of(kind, 2), Catch::Contains("Eva Neu") && !Catch::Contains(before));
    }
    CHECK_THAT(of(Kind::Seating, 1), !Catch::Contains("Eva · mit "));
    CHECK_THAT(of(Kind::Seating, 2), Catch::Contains("Eva · mit "));
    for (const Kind kind : {Kind::Crosstable, Kind::Standings}) {
        INFO(nameOf(kind));
        CHECK_THAT(of(kind, std::nullopt), Catch::Contains("Ersatz: 3 Eva Neu ab Runde 2 für " + before));
    }
    CHECK_THAT(lineWith(of(Kind::Entries, std::nullopt), "Eva Neu"),
               Catch::Contains("ab Runde 2 für " + before));
    CHECK_THAT(of(Kind::RouteCards, std::nullopt), Catch::Contains(before));
}

TEST_CASE("everybody finds table and partner from A to Z") {
    const View view = test::evening();
    const std::string text = textOf(Kind::Seating, view);
    const tournament::Round& round = view.tournament.rounds.back();
    const auto document = makeReport(Kind::Seating, view, test::options());
    REQUIRE(document->pages.size() == 1);
    std::vector<pdf::TextMark> black; // surnames and tables
    for (const pdf::Mark& mark : document->pages[0].marks())
        if (const auto* one = std::get_if<pdf::TextMark>(&mark);
            one != nullptr && one->face == pdf::Face::Black)
            black.push_back(*one);
    const auto personOf = [&](int number) {
        return tournament::findEntry(view.tournament, number)->persons[0];
    };
    for (const tournament::Table& table : round.tables)
        for (const std::vector<int>& side : table.sides)
            for (int number : side) {
                const int partner = side[0] == number ? side[1] : side[0];
                CHECK_THAT(text, Catch::Contains(fmt::format("{} · mit {}", personOf(number).first,
                                                             tournament::nameOf(view.tournament, partner))));
                // The table stands right of such a surname, and is what is largest there.
                bool found = false;
                for (std::size_t i = 0; i + 1 < black.size(); ++i)
                    found = found || (black[i].text == personOf(number).last &&
                                      black[i + 1].text == std::to_string(table.number) &&
                                      black[i + 1].size > 1.4 * black[i].size &&
                                      black[i + 1].baseline.x > black[i].baseline.x);
                CHECK(found);
            }
    for (int number : round.sittingOut)
        CHECK_THAT(text, Catch::Contains(personOf(number).first + " · wartet diese Runde"));
    CHECK_THAT(text, Catch::Contains("spielfrei"));
    std::size_t at = 0;
    for (const char* name : {"D’Angelo", "von Grebmer", "Höß", "Innerebner", "O'Brien", "Öttl", "Straßer",
                             "Thöni", "Tschenett-Höß", "Žižek"}) {
        INFO(name);
        while (at < black.size() && black[at].text != name) ++at;
        CHECK(at < black.size());
    }
}

TEST_CASE("the seating fills its page, and goes over pages before its names get too small to read") {
    const auto sizeIn = [](const pdf::Document& document) {
        double largest = 0;
        for (const pdf::Page& page : document.pages)
            for (const pdf::Mark& mark : page.marks())
                if (const auto* one = std::get_if<pdf::TextMark>(&mark);
                    one != nullptr && one->text == "Thöni" && one->face == pdf::Face::Black)
                    largest = std::max(largest, one->size);
        return largest;
    };
    const auto at = [](int players, pdf::PageSize paper) {
        return makeReport(Kind::Seating, test::evening({players, 1}), test::options(paper)).value();
    };
    CHECK(sizeIn(at(16, pdf::PageSize::A4)) > sizeIn(at(30, pdf::PageSize::A4)));
    CHECK(sizeIn(at(30, pdf::PageSize::A4)) >= 19);
    CHECK(sizeIn(at(30, pdf::PageSize::A3)) >= 26);
    CHECK(at(30, pdf::PageSize::A4).pages.size() == 1);
    CHECK(at(60, pdf::PageSize::A3).pages.size() <= 2);
    const pdf::Document many = at(128, pdf::PageSize::A4);
    CHECK(many.pages.size() > 1);
    CHECK(sizeIn(many) >= 19);
}

TEST_CASE("in a pair format both of a pair find their table") {
    View view = test::evening();
    view.tournament.settings.format = tournament::Format::Pairs;
    view.tournament.entries[0].persons.push_back(view.tournament.entries[1].persons[0]);
    view.tournament.entries[2].persons.push_back(view.tournament.entries[3].persons[0]);
    tournament::Table table;
    table.number = 9;
    table.sides = {{1}, {3}};
    table.firstDealer = 3;
    table.games.resize(1);
    view.tournament.rounds = {{1, tournament::RoundState::Published, 0, {table}, {}}};
    const std::string seating = textOf(Kind::Seating, view);
    CHECK_THAT(seating, Catch::Contains("Anna · mit Jörg O'Brien (KC Sterzing)"));
    CHECK_THAT(seating, Catch::Contains("Jörg (KC Sterzing) · mit Anna Höß"));
    CHECK_THAT(textOf(Kind::Scoresheets, view), Catch::Contains("Es gibt zuerst: Quirin Innerebner"));
}

TEST_CASE("many tables take another page before their names get too small for a wall") {
    for (const int players : {16, 60, 120}) {
        INFO(players);
        const auto document = makeReport(Kind::Tables, test::evening({players, 2}), test::options()).value();
        std::set<std::string> names;
        for (const tournament::Entry& entry : test::evening({players, 2}).tournament.entries)
            names.insert(tournament::nameOf(entry.persons[0]));
        int seen = 0;
        for (const pdf::Page& page : document.pages)
            for (const pdf::Mark& mark : page.marks())
                if (const auto* text = std::get_if<pdf::TextMark>(&mark);
                    text && names.contains(text->text)) {
                    CHECK(text->size >= 10); // the longest may be a little smaller than the others
                    ++seen;
                }
        CHECK(seen >= players / 2);
    }
}

TEST_CASE("tables show both sides, the heats where there are some, and who sits out") {
    View view = test::evening();
    std::string text = textOf(Kind::Tables, view);
    for (const tournament::Table& table : view.tournament.rounds.back().tables)
        for (const std::size_t at : {0U, 1U}) // the table in large figures beside both lines
            CHECK_THAT(text, Catch::Contains(fmt::format(
                                 "{} {}\n", tournament::nameOf(view.tournament, table.sides[0][at]),
                                 tournament::nameOf(view.tournament, table.sides[1][at]))) &&
                                 Catch::Contains(fmt::format("\n{} ", table.number)));
    CHECK_THAT(text, Catch::Contains("Spielfrei: Renée Höß, Sepp Öttl"));
    CHECK_THAT(text, !Catch::Contains("Durchgang"));
    view.tournament.rounds.back().tables[6].heat = 2;
    view.standings.missing = {{2, 7, 1, "1/2"}};
    for (const Kind kind : {Kind::Tables, Kind::Results, Kind::Outstanding}) { // table, heat, number
        INFO(nameOf(kind));
        CHECK_THAT(textOf(kind, view), Catch::Contains("Tisch Durchgang Nr.") && Catch::Contains("\n1 2 7"));
    }
    CHECK_THAT(textOf(Kind::Seating, view), Catch::Contains("· Durchgang 2"));
    CHECK_THAT(textOf(Kind::Scoresheets, view), Catch::Contains("Tisch 1") &&
                                                    Catch::Contains("2. Durchgang · Nr. 7") &&
                                                    !Catch::Contains("Tisch 7"));
    CHECK_THAT(textOf(Kind::Standings, view), Catch::Contains("Runde 2 Tisch 1 (2. Durchgang)"));
    view.tournament.rounds.back().state = tournament::RoundState::Draft;
    Options options = test::options();
    options.round = 2;
    CHECK_THAT(textOf(Kind::Tables, view, options), Catch::Contains("Runde 2 – Entwurf"));
}

TEST_CASE("who writes stands in the last column also at a table of two") {
    test::EveningSize size;
    size.solo = true;
    View view = test::evening(size);
    tournament::Table& two = view.tournament.rounds.back().tables[0];
    two.sides.pop_back();
    const std::string first = tournament::nameOf(view.tournament, two.sides[0][0]);
    const std::string writer = tournament::nameOf(view.tournament, two.sides[1][0]);
    const auto document = makeReport(Kind::Tables, view, test::options());
    double head = 0;
    double name = 0;
    for (const pdf::Mark& mark : document->pages.at(0).marks())
        if (const auto* one = std::get_if<pdf::TextMark>(&mark)) {
            if (one->text == "schreibt") head = one->baseline.x;
            if (one->text == writer) name = one->baseline.x;
        }
    CHECK(head > 0);
    CHECK(name == Approx(head));
    CHECK_THAT(textOf(Kind::Tables, view), Catch::Contains("\n1 " + first + " " + writer + "\n"));
}

TEST_CASE(
    "where everybody plays for himself each name stands with its seat, as large as two columns let it") {
    View view = test::dealEvening(16);
    const auto document = makeReport(Kind::Tables, view, test::options());
    REQUIRE(document);
    double least = 100;
    int found = 0;
    for (const pdf::Mark& mark : document->pages.at(0).marks())
        if (const auto* text = std::get_if<pdf::TextMark>(&mark))
            for (int seat = 0; seat < 4; ++seat)
                if (text->text == std::string(1, static_cast<char>('A' + seat)) + "  " +
                                      tournament::nameOf(view.tournament, seat + 1)) {
                    least = std::min(least, text->size);
                    ++found;
                }
    CHECK(found == 4);
    CHECK(least > 14);
    CHECK_THAT(textOf(Kind::Partners, view), Catch::Contains("Hier spielt jeder für sich."));
}

TEST_CASE("from nine tables on the results of single players stand in two columns, without clubs") {
    View view = test::dealEvening(16);
    std::vector<tournament::Table>& tables = view.tournament.rounds[1].tables;
    tables[0].games[0] = {};
    tables[0].games[0].finalOnly = true;
    tables[0].games[0].score = {3, -1, -1, -1};
    tables[0].games[0].state = tournament::SheetState::Entered;
    view.tournament.entries[0].club = "Wattens";
    CHECK_THAT(textOf(Kind::Results, view), Catch::Contains("Wattens") && Catch::Contains("16 Spiele"));
    for (int number = 2; number <= 9; ++number) {
        tables.push_back(tables[0]);
        tables.back().number = number;
    }
    const std::string text = textOf(Kind::Results, view);
    CHECK_THAT(text, !Catch::Contains("Wattens"));
    CHECK(text.find("Name") != text.rfind("Name")); // over each of two columns
}

TEST_CASE("results say the score, who won, and how the sheet stands") {
    View view = test::evening();
    auto& tables = view.tournament.rounds[0].tables;
    using namespace tournament;
    tables[0].games[0] = Sheet{};
    tables[0].games[0].state = SheetState::Confirmed;
    tables[0].games[0].finalOnly = true;
    tables[0].games[0].score = {18, 7};
    tables[1].games[0].score = {7, 18};
    tables[2].games[0].score = {12, 12};
    tables[2].games[0].ending = Ending::Time;
    tables[3].games[0].score = {0, 0};
    tables[3].games[0].ending = Ending::Forfeit;
    tables[3].games[0].forfeitBy = 0;
    tables[4].games[0].state = SheetState::Disputed;
    tables[5].games[0].state = SheetState::Open;
    tables[6].games[0] = Sheet{};
    Options options = test::options();
    options.round = 1;
    const std::string text = textOf(Kind::Results, view, options);
    struct Wanted {
        std::string score;
        std::string state;
    };
    const std::vector<Wanted> wanted{{" 18 : 7 ◀ ", ""}, // which is said once
                                     {" 7 : 18 ▶ ", ""},       {" 12 : 12 = ", "nach Zeit"},
                                     {" 0 : 0 ▶ ", "Aufgabe"}, {" – ", "strittig"},
                                     {" – ", "läuft"},         {" – ", "fehlt"}};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::string first = tournament::nameOf(view.tournament, tables[i].sides[0][0]);
        INFO(first << "\n" << text);
        CHECK_THAT(lineWith(text, first),
                   Catch::Contains(wanted[i].score) && Catch::EndsWith(wanted[i].state));
    }
    CHECK_THAT(text, Catch::Contains("Wo nichts dabeisteht: bestätigt."));
    const std::size_t once = text.find("bestätigt");
    CHECK(text.find("bestätigt", once + 1) == std::string::npos);
    for (tournament::Table& table : tables) {
        table.games[0] = tables[0].games[0];
        table.games[0].state = SheetState::Confirmed;
    }
    const std::string all = textOf(Kind::Results, view, options);
    CHECK_THAT(all, Catch::Contains("alle Zettel: bestätigt") && !Catch::Contains("nichts dabeisteht"));
    CHECK(all.find("bestätigt", all.find("bestätigt") + 1) == std::string::npos);
}

TEST_CASE("a match of several games shows the games won and each score") {
    test::EveningSize size;
    size.games = 3;
    View view = test::evening(size);
    auto& games = view.tournament.rounds[0].tables[0].games;
    for (auto& game : games) game.state = tournament::SheetState::Entered;
    games[0].score = {18, 3};
    games[1].score = {17, 18};
    games[2].score = {18, 16};
    auto& unfinished = view.tournament.rounds[0].tables[1].games;
    unfinished[0].score = {18, 11};
    unfinished[1].score = {13, 18};
    unfinished[2] = tournament::Sheet{};
    unfinished[2].state = tournament::SheetState::Open;
    Options options = test::options();
    options.round = 1;
    const std::string text = textOf(Kind::Results, view, options);
    const std::string won = lineWith(text, "Quirin Innerebner");
    CHECK_THAT(won,
               (Catch::Contains("2 : 1 ◀") || Catch::Contains("2:1 ◀")) && Catch::Contains("eingetragen"));
    CHECK_THAT(text, Catch::Contains("18:3, 17:18, 18:16"));
    CHECK_THAT(text, !Catch::Contains("nach Punkten"));
    const std::string open = lineWith(text, "Jörg O'Brien");
    CHECK_THAT(open, Catch::Contains(" – ") && Catch::Contains("läuft"));
    CHECK_THAT(text, Catch::Contains("18:11, 13:18"));
    view.tournament.rounds[0].tables[0].games[2].score = {9, 9}; // level by time: points decide
    view.tournament.rounds[0].tables[0].games[2].ending = tournament::Ending::Time;
    const std::string level = textOf(Kind::Results, view, options);
    CHECK_THAT(level, Catch::Contains("nach Punkten 44:30"));
    CHECK_THAT(level, Catch::Contains("1,5 : 1,5"));
    view.language = words::Language::English;
    CHECK_THAT(textOf(Kind::Results, view, options), Catch::Contains("1.5 : 1.5"));
}

TEST_CASE("the standings have the ladder's criteria as columns, with real signs and shared ranks") {
    const View view = test::evening();
    const std::string text = textOf(Kind::Standings, view);
    for (const char* line : {"\nRang Name Verein Siege Wertung Punkte Diff.\n", "\n2 Jörg O'Brien 0 38,0 ",
                             "\n2 Renée Tschenett-Höß ", "\n4 Quirin Innerebner St. Pauls 0 36,5 188 +22\n",
                             "\n16 Notburga Žižek St. Pauls 0 24,0 152 −2\n", "\n10 Sepp Thöni 0○ "})
        CHECK_THAT(text, Catch::Contains(line));
    CHECK_THAT(text, Catch::Contains("nach Runde 2 – vorläufig"));
    CHECK_THAT(text, Catch::Contains("Es fehlen noch: Runde 2 Tisch 1"));
    CHECK_THAT(text, !Catch::Contains("Direkt"));

    CHECK_THAT(text, !Catch::Contains("Entscheidungsspiele"));
    View tied = view;
    tied.standings.tied = {{2, {1, 2}, {"A", "B"}, {{1, 2, "Anna Höß", "Karl Mair"}}}};
    CHECK_THAT(textOf(Kind::Standings, tied),
               Catch::Contains("Es fehlen noch Entscheidungsspiele: Anna Höß – Karl Mair"));

    CHECK_THAT(text, !Catch::Contains("Lager"));
    View camps = view;
    for (tournament::StandingRow& row : camps.standings.rows) row.camp = "Nord";
    camps.camps = "Lager gegeneinander: Nord 3 Siege.";
    CHECK_THAT(textOf(Kind::Standings, camps), Catch::Contains("Verein Lager") &&
                                                   Catch::Contains("St. Pauls Nord") &&
                                                   Catch::Contains("Lager gegeneinander: Nord 3 Siege."));

    View complete = view;
    complete.standings.missing.clear();
    complete.standings.final = true;
    for (tournament::StandingRow& row : complete.standings.rows) row.provisional = false;
    const std::string final = textOf(Kind::Standings, complete);
    CHECK_THAT(final, !Catch::Contains("vorläufig"));
    CHECK_THAT(final, !Catch::Contains("*"));
}
