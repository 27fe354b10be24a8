#include "evening.h"

#include <tournament/cut.h>

#include <algorithm>
#include <map>
#include <set>
#include <utility>

using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

TEST_CASE("singles are drawn into pairs, each once, under numbers of their own") {
    Tournament tournament = singles(12, Format::Pairs);
    tournament.entries[2].persons.push_back({"Partner", "3", {}, Sex::Unstated}); // came as a pair
    tournament.entries.pop_back();
    const auto drawn = drawPartners(tournament, 4);
    REQUIRE(drawn.ok());
    REQUIRE(drawn->size() == 5);
    std::set<int> persons;
    std::vector<int> numbers;
    for (const Partnership& pair : *drawn) {
        persons.insert({pair.first, pair.second});
        numbers.push_back(pair.number);
    }
    CHECK(persons == std::set<int>{1, 2, 4, 5, 6, 7, 8, 9, 10, 11});
    CHECK(numbers == std::vector<int>{1, 2, 4, 5, 6}); // 3 is the pair entry's
    CHECK(drawPartners(tournament, 4).value() == *drawn);
    CHECK(drawPartners(tournament, 5).value() != *drawn);
}

TEST_CASE("pairs there already stay, late singles are drawn among themselves") {
    Tournament tournament = singles(6, Format::Pairs);
    tournament.partnerships = {{1, 1, 4}, {2, 2, 3}};
    const auto drawn = drawPartners(tournament, 1);
    REQUIRE(drawn.ok());
    REQUIRE(drawn->size() == 3);
    CHECK((*drawn)[0] == tournament.partnerships[0]);
    CHECK((*drawn)[2].number == 3);
    CHECK(std::set<int>{(*drawn)[2].first, (*drawn)[2].second} == std::set<int>{5, 6});
    tournament.partnerships = *drawn;
    CHECK(drawPartners(tournament, 1).error().code == "no_singles");
    CHECK(drawPartners(singles(5, Format::Pairs), 1).error() == Refusal{"odd_singles", {{"count", "5"}}});
    tournament = singles(5, Format::Pairs);
    tournament.entries[1].absences = {{1, 0, LeaverResults::Unplayed}};
    CHECK(drawPartners(tournament, 1)->size() == 2);
}

TEST_CASE("never is kept, camps stay together") {
    Tournament tournament = singles(4, Format::Pairs);
    tournament.never = {{1, 2}, {1, 3}};
    for (std::uint64_t seed = 1; seed < 20; ++seed) {
        const auto drawn = drawPartners(tournament, seed);
        REQUIRE(drawn.ok());
        CHECK(std::any_of(drawn->begin(), drawn->end(),
                          [](const Partnership& pair) { return pair.first == 1 && pair.second == 4; }));
    }
    tournament.never.emplace_back(1, 4);
    CHECK(drawPartners(tournament, 1).error().code == "never_impossible");
    CHECK(drawPartners(tournament, 1).error().arguments.at("entry") == "1");
    tournament = singles(8, Format::Pairs);
    tournament.settings.camps = true;
    for (Entry& entry : tournament.entries) entry.camp = entry.number <= 4 ? "Nord" : "Süd";
    const auto camped = drawPartners(tournament, 3);
    REQUIRE(camped.ok());
    for (const Partnership& pair : *camped) CHECK((pair.first <= 4) == (pair.second <= 4));
}

TEST_CASE("high with high are neighbours in the order of the cards, drawn here or as cut") {
    const Tournament tournament = singles(10, Format::Pairs);
    std::map<int, int> cards;
    for (int number = 1; number <= 10; ++number) cards[number] = number % 5;
    for (const bool typed : {false, true}) {
        PartnerWish wish;
        wish.highLow = true;
        if (typed) wish.cut = cards;
        for (std::uint64_t seed = 1; seed <= 5; ++seed) {
            const std::vector<int> order = cutOrder(tournament, seed, wish.cut);
            REQUIRE(order.size() == 10);
            if (typed)
                CHECK(std::is_sorted(order.begin(), order.end(),
                                     [&](int a, int b) { return cards[a] < cards[b]; }));
            const auto drawn = drawPartners(tournament, seed, wish);
            REQUIRE(drawn.ok());
            for (const Partnership& pair : *drawn) {
                const auto first = std::find(order.begin(), order.end(), pair.first) - order.begin();
                const auto second = std::find(order.begin(), order.end(), pair.second) - order.begin();
                CHECK(first / 2 == second / 2);
            }
        }
    }
}

TEST_CASE("each way to couple four comes up equally often") {
    const Tournament tournament = singles(4, Format::Pairs);
    std::map<int, int> partnerOfOne;
    for (std::uint64_t seed = 1; seed <= 900; ++seed) {
        const auto drawn = drawPartners(tournament, seed);
        REQUIRE(drawn.ok());
        for (const Partnership& pair : *drawn)
            if (pair.first == 1) ++partnerOfOne[pair.second];
    }
    for (const int other : {2, 3, 4}) CHECK((partnerOfOne[other] > 240 && partnerOfOne[other] < 360));
}
