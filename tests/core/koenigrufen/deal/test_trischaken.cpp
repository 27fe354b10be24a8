#include <catch2/catch.hpp>

#include <koenigrufen/deal/count.h>
#include <koenigrufen/deal/trischaken.h>
#include <numeric>

using namespace schreiber::koenigrufen;
using deal::How;

namespace {

rulebook::Rules ruediger(const char* house = "") {
    const rulebook::Rules rules(*rulebook::findRuleSet("ruediger"));
    return *rulebook::withHouse(rules, *rulebook::parseHouse(house));
}

deal::TrischakenResult of(std::array<int, 4> thirds, std::array<bool, 4> noTrick = {},
                          const char* house = "") {
    REQUIRE(std::accumulate(thirds.begin(), thirds.end(), 0) == deal::kAllThirds);
    return deal::trischaken(ruediger(house), {thirds, noTrick});
}

using Result = deal::TrischakenResult;

} // namespace

TEST_CASE("A count is points and the cards left over") {
    CHECK(deal::countOf(88) == deal::Count{29, 1});
    CHECK(deal::thirdsOf({29, 1}) == 88);
    CHECK(deal::isOverHalf(ruediger(), 106));
    CHECK_FALSE(deal::isOverHalf(ruediger(), 105));
    CHECK_FALSE(deal::isOverHalf(ruediger("win_from=35_2"), 106));
    CHECK(deal::isOverHalf(ruediger("win_from=35_2"), 107));
    CHECK_FALSE(deal::isOverHalf(ruediger("win_from=36"), 107));
    CHECK(deal::isOverHalf(ruediger("win_from=36"), 108));
    CHECK(deal::isAbsolutAgainst(ruediger(), 59));
    CHECK_FALSE(deal::isAbsolutAgainst(ruediger(), 60));
}

TEST_CASE(
    "One Jungfrau gets a point from each, whoever is over 35 pays each, and both settle it between them") {
    CHECK(of({80, 55, 75, 0}, {false, false, false, true}) == Result{How::Jungfrau, {-1, -1, -1, 3}});
    CHECK(of({111, 52, 17, 30}) == Result{How::Over35, {-3, 1, 1, 1}});
    CHECK(of({106, 54, 50, 0}, {false, false, false, true}) == Result{How::JungfrauOver35, {-3, 0, 0, 3}});
}

TEST_CASE("Two Jungfrauen are as none") {
    CHECK(of({105, 105, 0, 0}, {false, false, true, true}) == Result{How::TwoTwo, {-1, -1, 1, 1}});
    CHECK(of({150, 60, 0, 0}, {false, false, true, true}) == Result{How::Over35, {-3, 1, 1, 1}});
    CHECK(of({210, 0, 0, 0}, {false, true, true, true}) == Result{How::Over35, {-3, 1, 1, 1}});
}

TEST_CASE("Else the two lowest get from the two highest; level in the middle, the highest pays the lowest") {
    CHECK(of({52, 17, 98, 43}) == Result{How::TwoTwo, {-1, 1, -1, 1}});
    CHECK(of({40, 40, 65, 65}) == Result{How::TwoTwo, {1, 1, -1, -1}});
    CHECK(of({30, 50, 50, 80}) == Result{How::MiddleTie, {1, 0, 0, -1}});
    CHECK(of({30, 60, 60, 60}) == Result{How::TripleTie, {0, 0, 0, 0}});
    CHECK(of({50, 50, 50, 60}) == Result{How::TripleTie, {0, 0, 0, 0}});
}

TEST_CASE("Whether a Blatt parts two players is the house's to say, and where over 35 begins") {
    const std::array<int, 4> near{51, 52, 53, 54}; // 17, 17/1, 17/2, 18
    CHECK(of(near) == Result{How::TwoTwo, {1, 1, -1, -1}});
    CHECK(of(near, {}, "trischaken_blatt=points") == Result{How::TripleTie, {0, 0, 0, 0}});
    CHECK(of({106, 34, 34, 36}).how == How::Over35);
    CHECK(of({106, 34, 34, 36}, {}, "win_from=36").how == How::TwoTwo);
}
