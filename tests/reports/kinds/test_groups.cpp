#include "evening.h"
#include "pdf_tools.h"

#include <tournament/draw.h>
#include <tournament/groups.h>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <set>

using namespace schreiber;
using namespace schreiber::kinds;

namespace {

// Twelve pairs in three groups; the last round drawn has no results.
View inGroups(int rounds) {
    View view = test::knockout({12, 0, 0, false});
    tournament::Tournament& tournament = view.tournament;
    tournament.settings.format = tournament::Format::Groups;
    tournament.settings.groups = 3;
    for (int number = 1; number <= rounds; ++number) {
        for (tournament::Round& round : tournament.rounds)
            for (tournament::Table& table : round.tables) {
                tournament::Sheet& sheet = table.games[0];
                sheet.finalOnly = true;
                sheet.state = tournament::SheetState::Entered;
                sheet.score = {table.sides[0][0] < table.sides[1][0] ? 18 : 7,
                               table.sides[0][0] < table.sides[1][0] ? 7 : 18};
            }
        auto round = tournament::drawRound(tournament, number, 7);
        REQUIRE(round);
        round->state = tournament::RoundState::Published;
        tournament.rounds.push_back(std::move(*round));
    }
    view.standings = tournament::standingsOf(tournament).value();
    view.why.clear();
    return view;
}

std::string textOf(Kind kind, const View& view) {
    const auto document = makeReport(kind, view, test::options());
    REQUIRE(document);
    std::string all;
    for (const std::string& page : test::textOf(*document)) all += page;
    return all;
}

} // namespace

TEST_CASE("papers say who is in which group") {
    const View view = inGroups(2);
    for (const Kind kind : {Kind::Entries, Kind::Partners, Kind::Seating, Kind::Tables, Kind::Results,
                            Kind::Outstanding, Kind::Crosstable, Kind::Emergency}) {
        INFO(nameOf(kind));
        CHECK_THAT(textOf(kind, view), Catch::Contains("Gruppe"));
    }
    for (const Kind kind : {Kind::RouteCards, Kind::Scoresheets}) {
        INFO(nameOf(kind));
        const std::string text = textOf(kind, view);
        for (int group = 1; group <= 3; ++group)
            CHECK_THAT(text, Catch::Contains(fmt::format("Gruppe {}", group)));
    }
    const auto groups = tournament::groupsOf(view.tournament);
    const tournament::Table& table = view.tournament.rounds[1].tables[0];
    const int group = tournament::groupOf(groups, table.sides[0][0]);
    const std::string name = tournament::namesOfSide(view.tournament, 2, table, 0).front();
    const std::string tables = textOf(Kind::Tables, view);
    const std::size_t row = tables.find(name);
    REQUIRE(row != std::string::npos);
    // In the middle of a side's two lines.
    const std::size_t end = tables.find('\n', tables.find('\n', tables.find('\n', row) + 1) + 1);
    const std::size_t begin = tables.rfind('\n', row) + 1;
    CHECK_THAT(tables.substr(begin, end - begin),
               Catch::Contains(fmt::format(" {} ", group)) && Catch::Contains("1"));
    CHECK_THAT(textOf(Kind::Tables, test::evening()), !Catch::Contains("Gruppe"));
}

TEST_CASE("while there are groups the standings are those of each, with who goes on") {
    const View view = inGroups(3);
    const std::string text = textOf(Kind::Standings, view);
    for (int group = 1; group <= 3; ++group)
        CHECK_THAT(text, Catch::Contains(fmt::format("Gruppe {}\n", group)));
    CHECK_THAT(text, Catch::Contains("▶ geht weiter: die ersten 2 jeder Gruppe"));
    std::size_t marks = 0;
    for (std::size_t at = text.find("▶"); at != std::string::npos; at = text.find("▶", at + 1)) ++marks;
    CHECK(marks == 3 * 2 + 1);
    // One list: the columns of all groups stand under each other, and nothing leaves the margins.
    const auto document = makeReport(Kind::Standings, view, test::options());
    std::set<double> ranks;
    for (const pdf::Mark& mark : document->pages.at(0).marks())
        if (const auto* line = std::get_if<pdf::LineMark>(&mark)) {
            CHECK(line->from.x >= pdf::mm(18) - pdf::kHair);
            CHECK(line->to.x <= pdf::mm(210 - 16) + pdf::kHair);
        } else if (const auto* one = std::get_if<pdf::TextMark>(&mark);
                   one != nullptr && one->face == pdf::Face::Bold && one->text == "1") {
            ranks.insert(one->baseline.x);
        }
    CHECK(ranks.size() == 1);
    // The lower number always wins here: of each group the lowest stands first.
    const auto places = tournament::groupPlaces(view.tournament, view.standings);
    for (const std::vector<int>& group : tournament::groupsOf(view.tournament)) {
        CHECK(places.at(group[0]).rank == 1);
        CHECK(places.at(group[0]).goesOn);
        CHECK_FALSE(places.at(group.back()).goesOn);
    }

    const View further = inGroups(4); // the knock-out has begun
    CHECK(tournament::groupPlaces(further.tournament, further.standings).empty());
    CHECK_THAT(textOf(Kind::Standings, further), !Catch::Contains("geht weiter"));
}
