#include <catch2/catch.hpp>

#include <algorithm>
#include <koenigrufen/rulebook/source.h>
#include <set>
#include <string>

using namespace schreiber::koenigrufen;
using namespace schreiber::koenigrufen::rulebook;

TEST_CASE("The rules number 156, with a name each and one of two, and five more that only a record knows") {
    std::set<int> numbers;
    int named = 0;
    for (std::size_t i = 0; i < PointName::count(); ++i) {
        const PointName point = PointName::at(i);
        CHECK(PointName::find(point.text()) == point);
        if (numberOf(point) == 0) continue;
        ++named;
        numbers.insert(numberOf(point));
    }
    CHECK(named == 157);
    CHECK(numbers.size() == 156);
    CHECK(*numbers.rbegin() == 156);
    CHECK(PointName::count() == 162);
    CHECK_FALSE(PointName::find("no_such_rule"));
}

TEST_CASE("A point cites the heading under which the source says it, and its own points cite none") {
    CHECK(passagesOf("follow_suit"_point).front() == Passage{"Der Stich", 1270, 1273});
    CHECK(passagesOf("bid_order"_point).size() == 7);
    for (const PointName own : {"announce_twice"_point, "words_closed"_point, "card_not_held"_point,
                                "card_twice"_point, "auction_open"_point, "misdeal"_point,
                                "wrong_dealer"_point, "written_differs"_point, "game_over"_point})
        CHECK(passagesOf(own).empty());
    int without = 0;
    for (std::size_t i = 0; i < PointName::count(); ++i) {
        const auto passages = passagesOf(PointName::at(i));
        without += passages.empty() ? 1 : 0;
        for (const Passage& passage : passages) {
            CHECK(passage.firstLine >= 1075);
            CHECK(passage.firstLine <= passage.lastLine);
            CHECK(passage.lastLine <= 1849);
        }
    }
    CHECK(without == 9);
}
