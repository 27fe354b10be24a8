#include "scoring.h"

#include <tournament/standings.h>

#include <catch2/catch.hpp>

using namespace schreiber::tournament;

namespace {

std::string faultOf(const schreiber::base::Result<schreiber::base::Done, Refusal>& result) {
    if (result.ok()) return "";
    const auto& arguments = result.error().arguments;
    return result.error().code + " " + arguments.at("position") + " " + arguments.at("found") + " | " +
           arguments.at("expected");
}

} // namespace

TEST_CASE("a formula is a sum of numbers times terms") {
    const auto championship = readScoring("100*win+1*points");
    REQUIRE(championship.ok());
    CHECK((*championship)[Term::Win] == 100);
    CHECK((*championship)[Term::Points] == 1);
    CHECK((*championship)[Term::Games] == 0);
    const auto spaced = readScoring(" 10 * win - 1 * against + 2*shutout ");
    REQUIRE(spaced.ok());
    CHECK((*spaced)[Term::Against] == -1);
    CHECK((*spaced)[Term::Shutout] == 2);
    CHECK(readScoring("-1*against").ok());
    const auto close = readScoring("1*win-1*against");
    REQUIRE(close.ok());
    CHECK((*close)[Term::Against] == -1);
}

TEST_CASE("a formula that is none is refused at its place") {
    const std::string terms = "win, points, against, difference, shutout, games";
    CHECK(faultOf(checkScoring("")) == "bad_scoring 1  | 0-1000");
    CHECK(faultOf(checkScoring("win")) == "bad_scoring 1 win | 0-1000");
    CHECK(faultOf(checkScoring("1*wins")) == "bad_scoring 3 wins | " + terms);
    CHECK(faultOf(checkScoring("1*win+2*win")) == "bad_scoring 9 win | " + terms);
    CHECK(faultOf(checkScoring("1*win+")) == "bad_scoring 7  | 0-1000");
    CHECK(faultOf(checkScoring("1*win 2*points")) == "bad_scoring 7 2*points | +");
    CHECK(faultOf(checkScoring("1 win")) == "bad_scoring 3 win | *");
    CHECK(faultOf(checkScoring("1001*win")) == "bad_scoring 1 1001*win | 0-1000");
    CHECK(faultOf(checkScoring("99999999999999999999*win")).substr(0, 13) == "bad_scoring 1");
    CHECK(faultOf(checkScoring("1.5*win")) == "bad_scoring 2 .5*win | *");
}

TEST_CASE("a ladder is a list of criteria, the lot last") {
    const auto ladder = readLadder("score, points,head-to-head,lot");
    REQUIRE(ladder.ok());
    CHECK(*ladder == std::vector<Criterion>{Criterion::Score, Criterion::Points, Criterion::HeadToHead});
    CHECK(readLadder("buchholz")->size() == 1);
    CHECK(readLadder("lot")->empty());
    const std::string all = "score, wins, points, difference, against, head-to-head, buchholz, decider, lot";
    CHECK(faultOf(checkLadder("score,luck")) == "bad_ladder 7 luck | " + all);
    CHECK(faultOf(checkLadder("score,score")) == "bad_ladder 7 score | " + all);
    CHECK(faultOf(checkLadder("")) == "bad_ladder 1  | " + all);
    CHECK(faultOf(checkLadder("score;points")) == "bad_ladder 6 ;points | ,");
    CHECK(faultOf(checkLadder("lot,score")) == "bad_ladder 4 ,score | ");
}

TEST_CASE("a missed round is a win, the average or a number") {
    CHECK(readMissedRound("win")->kind == MissedRound::Kind::Win);
    CHECK(readMissedRound("average")->kind == MissedRound::Kind::Average);
    CHECK(readMissedRound("12")->number == 12);
    CHECK(readMissedRound("0")->kind == MissedRound::Kind::Number);
    CHECK_FALSE(checkMissedRound("").ok());
    CHECK_FALSE(checkMissedRound("win 2").ok());
    CHECK_FALSE(checkMissedRound("2 win").ok());
    CHECK_FALSE(checkMissedRound("-1").ok());
    CHECK(faultOf(checkMissedRound("mean")) == "bad_missed_round 1 mean | win, average, 0-1000");
}
