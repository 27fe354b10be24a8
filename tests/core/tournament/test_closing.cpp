#include "evening.h"

#include <tournament/closing.h>
#include <tournament/standings.h>

// The end: ranks and prizes, one prize a person.
using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

Tournament ended() {
    Tournament tournament = pairs(4);
    tournament.settings.rounds = 1;
    addRound(tournament).tables = {tableOf(1, {{1}, {2}}, {finished({18, 11})}),
                                   tableOf(2, {{3}, {4}}, {finished({18, 4})})};
    int born = 1950;
    for (Entry& entry : tournament.entries)
        for (Person& person : entry.persons) person.born = born++;
    tournament.entries[1].persons[0].sex = Sex::Female; // second pair, first person
    return tournament;
}

using Names = std::vector<std::pair<std::string, std::string>>;

Names prizesOf(const Tournament& tournament) {
    Names names;
    const auto closing = closingOf(tournament);
    for (const Prize& prize : closing->prizes) names.emplace_back(prize.kind, prize.name);
    return names;
}

} // namespace

TEST_CASE("closing fixes the ranks, and gives the first and the special ones their prizes") {
    Tournament tournament = ended();
    tournament.settings.prizes = "1,woman,youngest,oldest,last";
    const auto closing = closingOf(tournament);
    REQUIRE(closing.ok());
    // Both winners have 18; the better difference decides.
    CHECK(closing->ranks == std::vector<ClosedRank>{{1, 3}, {2, 1}, {3, 2}, {4, 4}});
    CHECK(prizesOf(tournament) == Names{{"rank", "Spieler 3 / Partner 3"},
                                        {"woman", "Spieler 2"},
                                        {"youngest", "Partner 4"},
                                        {"oldest", "Spieler 1"},
                                        {"last", "Spieler 4"}});
}

TEST_CASE("nobody has two prizes, and one that nobody can have is not there") {
    Tournament tournament = ended();
    tournament.settings.prizes = "2,oldest,woman";
    // The oldest and the first woman who have none yet.
    CHECK(prizesOf(tournament)[2] == std::pair<std::string, std::string>("oldest", "Spieler 2"));
    CHECK(prizesOf(tournament).size() == 3);
    tournament.settings.prizes = "4,last";
    CHECK(prizesOf(tournament).size() == 4);
    for (Entry& entry : tournament.entries)
        for (Person& person : entry.persons) person.born.reset();
    tournament.settings.prizes = "0,youngest,last";
    CHECK(prizesOf(tournament) == Names{{"last", "Spieler 4 / Partner 4"}});
}

TEST_CASE("once it is closed the standing is final, however many rounds were planned") {
    Tournament tournament = ended();
    tournament.settings.rounds = 8;
    CHECK_FALSE(standingsOf(tournament)->final);
    tournament.closing = *closingOf(tournament);
    CHECK(standingsOf(tournament)->final);
    tournament.rounds[0].tables[0].games[0] = {};
    CHECK_FALSE(standingsOf(tournament)->final); // a sheet is missing
}

TEST_CASE("who left has the prize of the rank, and no special one") {
    Tournament tournament = ended();
    tournament.settings.prizes = "1,oldest,last";
    REQUIRE(prizesOf(tournament) == Names{{"rank", "Spieler 3 / Partner 3"},
                                          {"oldest", "Spieler 1"},
                                          {"last", "Spieler 4 / Partner 4"}});
    for (const std::size_t gone : {0U, 2U, 3U}) tournament.entries[gone].absences = {{2, 0, {}}};
    CHECK(prizesOf(tournament) ==
          Names{{"rank", "Spieler 3 / Partner 3"}, {"oldest", "Spieler 2"}, {"last", "Partner 2"}});
    tournament.entries[0].absences = {{1, 1, {}}}; // came back
    CHECK(prizesOf(tournament)[1] == std::pair<std::string, std::string>("oldest", "Spieler 1"));
}

TEST_CASE("the consolation is for the entry: both of a pair, one of those who play for themselves") {
    Tournament tournament = ended();
    tournament.settings.prizes = "3,last,youngest";
    const auto closing = closingOf(tournament);
    REQUIRE(closing->prizes.size() == 4); // nobody is left for the youngest
    CHECK(closing->prizes[3].contestant == 4);
    CHECK(closing->prizes[3].name == "Spieler 4 / Partner 4");
    tournament.settings.prizes = "0,youngest,last";
    CHECK(prizesOf(tournament) == Names{{"youngest", "Partner 4"}, {"last", "Spieler 4"}});

    Tournament alone = singles(4);
    addRound(alone).tables = {tableOf(1, {{1, 2}, {3, 4}}, {finished({18, 11})})};
    alone.settings.prizes = "1,last";
    CHECK(closingOf(alone)->prizes.back().name.find('/') == std::string::npos);

    // Singles who were drawn into pairs are two entries and one pair.
    Tournament drawn = singles(4, Format::Pairs);
    drawn.partnerships = {{5, 1, 4}, {6, 2, 3}};
    addRound(drawn).tables = {tableOf(1, {{5}, {6}}, {finished({18, 11})})};
    drawn.settings.prizes = "1,last";
    CHECK(closingOf(drawn)->prizes.back().name == nameOf(drawn, 6));
    CHECK(closingOf(drawn)->prizes.back().contestant == 6);
}

TEST_CASE("a prize list that is none: where, and what was expected") {
    CHECK(checkPrizes("3").ok());
    CHECK(checkPrizes("woman").ok());
    CHECK(checkPrizes("8,woman,youngest,oldest,last").ok());
    for (const auto& [text, position] : {std::pair("3,,woman", "3"),
                                         {"3,best", "3"},
                                         {"x", "1"},
                                         {"3,woman,woman", "9"},
                                         {"woman,3", "7"},
                                         {"", "1"},
                                         {"1001", "1"}}) {
        const auto checked = checkPrizes(text);
        REQUIRE_FALSE(checked.ok());
        CHECK(checked.error().code == "bad_prizes");
        CHECK(checked.error().arguments.at("position") == position);
    }
}
