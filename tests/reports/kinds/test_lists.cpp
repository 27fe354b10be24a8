#include "evening.h"
#include "pdf_tools.h"

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <regex>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

std::string textOf(Kind kind, const View& view, const Options& options = test::options()) {
    const auto document = makeReport(kind, view, options);
    REQUIRE(document);
    std::string all;
    for (const std::string& page : test::textOf(*document)) all += page;
    return all;
}

std::string lineWith(const std::string& text, const std::string& words) {
    const std::size_t at = text.find(words);
    if (at == std::string::npos) return {};
    const std::size_t begin = text.rfind('\n', at) + 1;
    return text.substr(begin, text.find('\n', at) - begin);
}

bool matches(const std::string& text, const std::string& pattern) {
    return std::regex_search(text, std::regex(pattern));
}

} // namespace

TEST_CASE("the entry list names everybody and keeps what is nobody's business") {
    const View view = test::evening();
    const std::string text = textOf(Kind::Entries, view);
    for (const tournament::Entry& entry : view.tournament.entries) {
        INFO(entry.number);
        const std::string line = lineWith(text, fmt::format(" {} ", tournament::nameOf(entry)));
        CHECK(matches(line, fmt::format("^ *{} +", entry.number)) == !line.empty());
        CHECK_THAT(line, Catch::Contains(entry.club));
        CHECK_FALSE(matches(text, fmt::format("\\b{}\\b", *entry.persons[0].born)));
    }
    CHECK_THAT(text, Catch::Contains("Gemeldet: 30"));
    CHECK_FALSE(matches(text, "bezahlt|Jahrgang|weiblich"));
}

TEST_CASE("a late entry, a substitute and one who left are marked on the entry list") {
    View view = test::evening();
    view.tournament.entries[0].joined = 3;
    view.tournament.entries[1].absences = {{2, 0, tournament::LeaverResults::Unplayed}};
    view.tournament.entries[2].replaced = {view.tournament.entries[3].persons[0]};
    const std::string text = textOf(Kind::Entries, view);
    CHECK_THAT(lineWith(text, "Anna Höß"), Catch::Contains("ab Runde 3"));
    CHECK_THAT(lineWith(text, "Jörg O'Brien"), Catch::Contains("abgemeldet"));
    CHECK_THAT(lineWith(text, "Renée Tschenett-Höß"), Catch::Contains("für Quirin Innerebner"));
}

TEST_CASE("everybody finds table and partner from A to Z") {
    const View view = test::evening();
    const std::string text = textOf(Kind::Seating, view);
    const tournament::Round& round = view.tournament.rounds.back();
    const auto surnameFirst = [&](int number) {
        const tournament::Person& person = tournament::findEntry(view.tournament, number)->persons[0];
        return person.last + " " + person.first;
    };
    for (const tournament::Table& table : round.tables)
        for (const std::vector<int>& side : table.sides)
            for (int number : side) {
                const int partner = side[0] == number ? side[1] : side[0];
                const std::string line = lineWith(text, surnameFirst(number));
                CHECK(matches(line, fmt::format(" {} {}$", table.number,
                                                tournament::nameOf(view.tournament, partner))));
            }
    for (int number : round.sittingOut)
        CHECK_THAT(lineWith(text, surnameFirst(number)), Catch::Contains("sitzt aus"));
    std::size_t at = 0;
    for (const char* name : {"D’Angelo Hans-Peter", "Höß Anna", "Innerebner Notburga", "O'Brien Jörg",
                             "Öttl Ägidius", "Straßer Sepp", "Thöni Anna", "Žižek Hans-Peter"}) {
        const std::size_t next = text.find(name);
        INFO(name);
        REQUIRE(next != std::string::npos);
        CHECK(next > at);
        at = next;
    }
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
    CHECK(matches(lineWith(seating, "Höß Anna"), "9 +Jörg O'Brien"));
    CHECK(matches(lineWith(seating, "O'Brien Jörg"), "9 +Anna Höß"));
    CHECK_THAT(textOf(Kind::Scoresheets, view), Catch::Contains("Es gibt zuerst: Quirin Innerebner"));
}

TEST_CASE("tables show both sides, the heats where there are some, and who sits out") {
    View view = test::evening();
    std::string text = textOf(Kind::Tables, view);
    for (const tournament::Table& table : view.tournament.rounds.back().tables)
        CHECK(matches(text, fmt::format("{} +{} +{}", table.number,
                                        tournament::nameOf(view.tournament, table.sides[0][0]),
                                        tournament::nameOf(view.tournament, table.sides[1][0]))));
    CHECK_THAT(text, Catch::Contains("Es sitzen aus: Renée Höß, Sepp Öttl"));
    CHECK_THAT(text, !Catch::Contains("Durchgang"));
    view.tournament.rounds.back().tables[6].heat = 2;
    CHECK_THAT(textOf(Kind::Tables, view), Catch::Contains("Durchgang"));
    view.tournament.rounds.back().state = tournament::RoundState::Draft;
    Options options = test::options();
    options.round = 2;
    CHECK_THAT(textOf(Kind::Tables, view, options), Catch::Contains("Runde 2 – Entwurf"));
}

TEST_CASE("results say the score, who won, and how the sheet stands") {
    View view = test::evening();
    auto& tables = view.tournament.rounds[0].tables;
    using namespace tournament;
    tables[0].games[0] = Sheet{};
    tables[0].games[0].state = SheetState::Confirmed;
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
    const std::vector<std::string> wanted{"18 : 7\\S* ◀.*bestätigt",
                                          "7 : 18 ▶",
                                          "12 : 12 =.*auf Zeit",
                                          "▶.*kampflos",
                                          "–.*strittig",
                                          "–.*läuft",
                                          "–.*fehlt"};
    for (std::size_t i = 0; i < wanted.size(); ++i) {
        const std::string first = tournament::nameOf(view.tournament, tables[i].sides[0][0]);
        INFO(first << "\n" << text);
        CHECK(matches(lineWith(text, first), wanted[i]));
    }
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
    Options options = test::options();
    options.round = 1;
    const std::string text = textOf(Kind::Results, view, options);
    CHECK(matches(text, "2 ?: ?1\\S* ◀"));
    CHECK_THAT(text, Catch::Contains("18:3, 17:18, 18:16"));
}

TEST_CASE("the standings have the ladder's criteria as columns, with real signs and shared ranks") {
    const View view = test::evening();
    const std::string text = textOf(Kind::Standings, view);
    CHECK(matches(text, "Rang +Name +Verein +Wertung +Punkte +Diff\\. +Gesp\\. +Aus"));
    CHECK(matches(text, "\n +2 +Jörg O'Brien .*\n+ +2 +Renée Tschenett-Höß .*\n+ +4 +Quirin Innerebner"));
    CHECK(matches(lineWith(text, "Quirin Innerebner"), "36,5 +188 +\\+22 +7 +0$"));
    CHECK(matches(lineWith(text, "Notburga Žižek"), "−2 +7"));
    CHECK(matches(lineWith(text, "Sepp Thöni"), "Thöni \\* "));
    CHECK_THAT(text, Catch::Contains("nach Runde 2 – vorläufig"));
    CHECK_THAT(text, Catch::Contains("Es fehlen noch: Runde 2 Tisch 1"));
    CHECK_THAT(text, !Catch::Contains("Direkt"));

    View complete = view;
    complete.standings.missing.clear();
    for (tournament::StandingRow& row : complete.standings.rows) row.provisional = false;
    const std::string final = textOf(Kind::Standings, complete);
    CHECK_THAT(final, !Catch::Contains("vorläufig"));
    CHECK_THAT(final, !Catch::Contains("*"));
}
