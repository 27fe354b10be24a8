#include <catch2/catch.hpp>

#include <algorithm>
#include <koenigrufen/rulebook/source.h>
#include <set>
#include <string>

using namespace schreiber::koenigrufen::rulebook;
using namespace schreiber::koenigrufen::rulebook::literals;

TEST_CASE("The rules number 156, with a name each and one of two, and five more that only a record knows") {
    std::set<int> numbers;
    std::set<std::string_view> names;
    int named = 0;
    for (std::size_t i = 0; i < kPointCount; ++i) {
        const auto point = static_cast<Point>(i);
        CHECK(names.insert(nameOf(point)).second);
        CHECK(readPoint(nameOf(point)) == point);
        if (numberOf(point) == 0) continue;
        ++named;
        numbers.insert(numberOf(point));
    }
    CHECK(named == 157);
    CHECK(numbers.size() == 156);
    CHECK(*numbers.rbegin() == 156);
    CHECK(kPointCount == 162);
    CHECK_FALSE(readPoint("no_such_rule"));
    STATIC_REQUIRE("follow_suit"_point == Point::FollowSuit);
}

TEST_CASE("A point cites the heading under which the source says it, and its own points cite none") {
    CHECK(passagesOf(Point::FollowSuit).front() == Passage{"Der Stich", 1270, 1273});
    CHECK(passagesOf(Point::BidOrder).size() == 7);
    for (const Point own :
         {Point::AnnounceTwice, Point::WordsClosed, Point::CardNotHeld, Point::CardTwice, Point::AuctionOpen,
          Point::Misdeal, Point::WrongDealer, Point::WrittenDiffers, Point::GameOver})
        CHECK(passagesOf(own).empty());
    int without = 0;
    for (std::size_t i = 0; i < kPointCount; ++i) {
        const auto passages = passagesOf(static_cast<Point>(i));
        without += passages.empty() ? 1 : 0;
        for (const Passage& passage : passages) {
            CHECK(passage.firstLine >= 1075);
            CHECK(passage.firstLine <= passage.lastLine);
            CHECK(passage.lastLine <= 1849);
        }
    }
    CHECK(without == 9);
}
