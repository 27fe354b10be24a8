#include "play.h"

#include <tournament/bracket.h>
#include <tournament/partners.h>

// Draws made on paper: slips, cut cards; and partners from different clubs or camps.
using namespace schreiber;
using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

std::vector<Partnership> drawn(const Tournament& tournament, std::uint64_t seed, const PartnerWish& wish) {
    const auto pairs = drawPartners(tournament, seed, wish);
    REQUIRE(pairs.ok());
    return *pairs;
}

} // namespace

TEST_CASE("slips become a round; who is on none sits out") {
    const Tournament tournament = singles(9);
    const auto round = typedRound(tournament, 1, {{2, {5, 6, 7, 8}}, {1, {1, 9, 3, 4}}}, 7);
    REQUIRE(round.ok());
    CHECK(round->tables[0].sides == std::vector<std::vector<int>>{{1, 9}, {3, 4}});
    CHECK(round->tables[1].sides == std::vector<std::vector<int>>{{5, 6}, {7, 8}});
    CHECK(round->sittingOut == std::vector<int>{2});
    CHECK(round->state == RoundState::Draft);

    const auto code = [&](const std::vector<TypedTable>& tables) {
        const auto refused = typedRound(tournament, 1, tables, 7);
        return refused.ok() ? std::string() : refused.error().code;
    };
    CHECK(code({{1, {1, 2, 3, 4}}}) == "slips_incomplete");
    CHECK(typedRound(tournament, 1, {{1, {1, 2, 3, 4}}, {2, {5, 6, 7, 4}}}, 7).error() ==
          Refusal{"slip_twice_at", {{"before", "1"}, {"entry", "4"}, {"table", "2"}}});
    CHECK(code({{1, {1, 2, 3, 4}}, {1, {5, 6, 7, 8}}}) == "slip_table_twice");
    CHECK(code({{1, {1, 2, 3, 4}}, {2, {5, 6, 7, 10}}}) == "slip_unknown");
    CHECK(code({{1, {1, 2, 3}}, {2, {5, 6, 7, 8}}}) == "slip_size");
    Tournament apart = tournament;
    apart.never = {{1, 4}};
    CHECK(typedRound(apart, 1, {{1, {1, 2, 3, 4}}, {2, {5, 6, 7, 8}}}, 7).error() ==
          Refusal{"slip_never", {{"a", "1"}, {"b", "4"}, {"table", "1"}}});
    apart.settings.tables = 1; // played one after the other
    CHECK(typedRound(apart, 1, {{2, {1, 2, 3, 4}}, {1, {5, 6, 7, 8}}}, 7).error() ==
          Refusal{"slip_never", {{"a", "1"}, {"b", "4"}, {"table", "1/2"}}});
    CHECK(typedRound(tournament, 2, {{1, {1, 2, 3, 4}}, {2, {5, 6, 7, 8}}}, 7).error().code ==
          "no_such_round");
}

TEST_CASE("a slip of two is of those left over who play one against one, once a round") {
    Tournament tournament = singles(11);
    const std::vector<TypedTable> slips{{1, {1, 2, 3, 4}}, {2, {5, 6, 7, 8}}, {3, {9, 10}}};
    CHECK(typedRound(tournament, 1, slips, 1).error().code == "slip_size");
    tournament.settings.rest = Rest::Pair;
    const auto round = typedRound(tournament, 1, slips, 1);
    REQUIRE(round.ok());
    CHECK(round->tables[2].sides == std::vector<std::vector<int>>{{9}, {10}});
    CHECK(round->sittingOut == std::vector<int>{11});
    CHECK(typedRound(tournament, 1, {slips[0], slips[1]}, 1).error().code == "slips_incomplete");
    CHECK(typedRound(tournament, 1, {{1, {1, 2}}, {2, {3, 4}}, {3, {5, 6, 7, 8}}}, 1).error().code ==
          "slip_size");
}

TEST_CASE("whatever lacks a slip is named, and how many sit out once it has one") {
    const Tournament tournament = singles(22);
    const std::vector<TypedTable> four{
        {1, {1, 2, 3, 4}}, {2, {5, 6, 7, 8}}, {4, {9, 10, 11, 12}}, {5, {13, 14, 15, 16}}};
    CHECK(
        typedRound(tournament, 1, four, 7).error() ==
        Refusal{"slips_incomplete", {{"tables", "3"}, {"entries", "17, 18, 19, 20, 21, 22"}, {"out", "2"}}});
    CHECK(typedRound(singles(7, Format::Solo), 1, {{1, {1, 2, 3}}}, 7).error() ==
          Refusal{"slips_incomplete", {{"tables", "2, 3"}, {"entries", "4, 5, 6, 7"}, {"out", "0"}}});
}

// A table is kept as it was typed; in heats, where it would not be, its row is asked for.
TEST_CASE("a row left out does not move the others up") {
    Tournament tournament = pairs(6);
    tournament.settings.format = Format::Knockout;
    const std::vector<TypedTable> typed{{2, {1, 2}}, {3, {3, 4}}};
    const auto round = typedRound(tournament, 1, typed, 7);
    REQUIRE(round.ok());
    CHECK(round->tables[0].number == 2);
    tournament.settings.tables = 2;
    CHECK(typedRound(tournament, 1, typed, 7).error() ==
          Refusal{"slip_gap", {{"table", "1/1"}, {"last", "1/2"}}});
}

TEST_CASE("slips of a knock-out make its bracket") {
    Tournament tournament = pairs(6);
    tournament.settings.format = Format::Knockout;
    auto round = typedRound(tournament, 1, {{1, {1, 2}}, {2, {3, 4}}}, 7);
    REQUIRE(round.ok());
    CHECK(round->sittingOut == std::vector<int>{5, 6});
    CHECK(typedRound(tournament, 1, {{1, {1, 2}}, {2, {3, 4}}, {3, {5, 6}}}, 7).error() ==
          Refusal{"slips_too_many", {{"left", "0"}, {"out", "2"}}});
    round->state = RoundState::Published;
    tournament.rounds.push_back(*round);
    base::Random random(1);
    playOut(tournament, random);
    const Bracket bracket = bracketOf(tournament, 1);
    CHECK(bracket.levels == 3);
    CHECK(bracket.leaf.size() == 6);
    CHECK(typedRound(tournament, 2, {{1, {1, 3}}, {2, {5, 6}}}, 7).error().code == "slips_not_here");
}

TEST_CASE("the cut of cards: high with high, low with low; what is equal by lot") {
    const Tournament tournament = singles(6, Format::Pairs);
    PartnerWish wish;
    wish.highLow = true;
    wish.cut = {{1, 8}, {2, 1}, {3, 5}, {4, 7}, {5, 2}, {6, 4}};
    std::set<std::pair<int, int>> couples;
    for (const Partnership& pair : drawn(tournament, 3, wish))
        couples.insert(std::minmax(pair.first, pair.second));
    CHECK(couples == std::set<std::pair<int, int>>{{1, 4}, {3, 6}, {2, 5}});

    wish.cut[3] = 2; // 3 and 5 have the same: one of them is with 6, the other with 2
    std::set<int> withSix;
    for (std::uint64_t seed = 1; seed <= 20; ++seed) {
        for (const Partnership& pair : drawn(tournament, seed, wish))
            if (pair.first == 6 || pair.second == 6) withSix.insert(pair.first + pair.second - 6);
    }
    CHECK(withSix == std::set<int>{3, 5});
    wish.cut.erase(4);
    CHECK(drawPartners(tournament, 3, wish).error().code == "card_missing");
    wish.cut[4] = 3;
    wish.cut[9] = 3;
    CHECK(drawPartners(tournament, 3, wish).error() == Refusal{"card_of_nobody", {{"entry", "9"}}});

    // Two who must not be partners are not; everybody else as near as can be.
    Tournament apart = tournament;
    apart.never = {{1, 4}};
    wish.cut = {{1, 8}, {2, 1}, {3, 5}, {4, 7}, {5, 2}, {6, 4}};
    for (const Partnership& pair : drawn(apart, 3, wish))
        CHECK_FALSE(std::minmax({pair.first, pair.second}) == std::pair(1, 4));
    // Cards drawn here: any couple can come about.
    wish.cut.clear();
    std::set<int> partnersOfOne;
    for (std::uint64_t seed = 1; seed <= 60; ++seed)
        for (const Partnership& pair : drawn(tournament, seed, wish))
            if (pair.first == 1 || pair.second == 1) partnersOfOne.insert(pair.first + pair.second - 1);
    CHECK(partnersOfOne.size() == 5);
}

TEST_CASE("partners from different clubs, or different camps, as far as can be") {
    Tournament tournament = singles(12, Format::Pairs);
    for (Entry& entry : tournament.entries) {
        entry.club = entry.number <= 6 ? "Imst" : "Tarrenz";
        entry.camp = entry.number % 2 == 0 ? "Nord" : "Süd";
    }
    for (std::uint64_t seed = 1; seed <= 10; ++seed) {
        PartnerWish wish;
        wish.separate = "club";
        for (const Partnership& pair : drawn(tournament, seed, wish))
            CHECK((pair.first <= 6) != (pair.second <= 6));
        wish.separate = "camp";
        for (const Partnership& pair : drawn(tournament, seed, wish))
            CHECK(pair.first % 2 != pair.second % 2);
    }
}

TEST_CASE("partners from slips") {
    const Tournament tournament = singles(4, Format::Pairs);
    const auto typed = typedPartners(tournament, {{1, 4}, {3, 2}});
    REQUIRE(typed.ok());
    CHECK(*typed == std::vector<Partnership>{{1, 1, 4}, {2, 3, 2}});
    CHECK(typedPartners(tournament, {{1, 4}}).error() == Refusal{"odd_singles", {{"count", "2"}}});
    CHECK(typedPartners(tournament, {{1, 4}, {4, 2}}).error() == Refusal{"slip_twice", {{"entry", "4"}}});
    CHECK(typedPartners(tournament, {{1, 4}, {3, 5}}).error() == Refusal{"slip_unknown", {{"entry", "5"}}});
}

TEST_CASE("couples of one club that were to be separated are named, with how few there can be") {
    Tournament tournament = singles(8, Format::Pairs);
    for (Entry& entry : tournament.entries) entry.club = entry.number <= 6 ? "Imst" : "Tarrenz";
    tournament.entries[0].club = "IMST";
    const auto faultsOf = [&](const std::string& separate) {
        PartnerWish wish;
        wish.separate = separate;
        return partnerFaults(tournament, drawn(tournament, 3, wish), separate);
    };
    const auto clubs = faultsOf("club");
    REQUIRE(clubs.size() == 1);
    CHECK(clubs[0].kind == "same_club");
    CHECK(clubs[0].fewest == 2);
    REQUIRE(clubs[0].couples.size() == 2);
    for (const Partnership& pair : clubs[0].couples) CHECK(std::max(pair.first, pair.second) <= 6);
    CHECK(faultsOf("").empty());

    for (Entry& entry : tournament.entries) entry.camp = entry.number % 2 == 0 ? "Nord" : "Süd";
    CHECK(faultsOf("camp").empty());
    tournament.settings.camps = true; // partners of one camp, of which there are three and five
    tournament.entries[1].camp = "süd";
    const auto camps = faultsOf("");
    REQUIRE(camps.size() == 1);
    CHECK(camps[0].kind == "other_camp");
    CHECK(camps[0].couples.size() == 1);
    CHECK(camps[0].fewest == 1);
    // By hand it can come out worse than it had to.
    CHECK(partnerFaults(tournament, {{1, 1, 4}, {2, 3, 6}, {3, 5, 8}, {4, 2, 7}}, "")[0].fewest == 1);
    CHECK(partnerFaults(tournament, {{1, 1, 4}, {2, 3, 6}, {3, 5, 8}, {4, 2, 7}}, "")[0].couples.size() == 3);
}
