#include "scoring.h"

#include <tournament/standings.h>

#include <catch2/catch.hpp>

using namespace schreiber::tournament;

namespace {

std::string faultOf(const schreiber::base::Result<schreiber::base::Done, Refusal>& result) {
    if (result.ok()) return "";
    const auto& arguments = result.error().arguments;
    return result.error().code + " " + arguments.at("position") + " " + arguments.at("found") + " | " +
           arguments.at("wrong") + " " + arguments.at("expected");
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
    const std::string terms = "win, points, against, difference, shutout, games, rank, table-wins";
    CHECK(faultOf(checkScoring("")) == "bad_scoring 1  | formula_ends 0-1000");
    CHECK(faultOf(checkScoring("win")) == "bad_scoring 1 win | formula_number 0-1000");
    CHECK(faultOf(checkScoring("1*wins")) == "bad_scoring 3 wins | formula_term " + terms);
    CHECK(faultOf(checkScoring("100*win+foo*points")) == "bad_scoring 9 foo | formula_number 0-1000");
    CHECK(faultOf(checkScoring("100*win+1*foo-1*points")) == "bad_scoring 11 foo-1 | formula_term " + terms);
    CHECK(faultOf(checkScoring("1*win+2*win")) == "bad_scoring 9 win | formula_twice " + terms);
    CHECK(faultOf(checkScoring("1*win+")) == "bad_scoring 7  | formula_ends 0-1000");
    CHECK(faultOf(checkScoring("1*win 2*points")) == "bad_scoring 7 2 | formula_sign +, -");
    CHECK(faultOf(checkScoring("1 win")) == "bad_scoring 3 win | formula_sign *");
    CHECK(faultOf(checkScoring("1001*win")) == "bad_scoring 1 1001 | formula_number 0-1000");
    CHECK(faultOf(checkScoring("999999999999*win")) == "bad_scoring 1 999999999999 | formula_number 0-1000");
    CHECK(faultOf(checkScoring("1.5*win")) == "bad_scoring 1 1.5 | formula_number 0-1000");
    CHECK(faultOf(checkScoring("1*win+0,5*games")) == "bad_scoring 7 0,5 | formula_number 0-1000");
}

TEST_CASE("a ladder is a list of criteria, the lot last") {
    const auto ladder = readLadder("score, points,head-to-head,lot");
    REQUIRE(ladder.ok());
    CHECK(*ladder == std::vector<Criterion>{Criterion::Score, Criterion::Points, Criterion::HeadToHead});
    CHECK(readLadder("buchholz")->size() == 1);
    CHECK(readLadder("lot")->empty());
    const std::string all =
        "score, wins, points, difference, against, head-to-head, buchholz, decider, best-rounds, "
        "table-wins, lot";
    CHECK(faultOf(checkLadder("score,luck")) == "bad_ladder 7 luck | formula_term " + all);
    CHECK(faultOf(checkLadder("score,score")) == "bad_ladder 7 score | formula_twice " + all);
    CHECK(faultOf(checkLadder("")) == "bad_ladder 1  | formula_ends " + all);
    CHECK(faultOf(checkLadder("score;points")) == "bad_ladder 6 ;points | formula_sign ,");
    CHECK(faultOf(checkLadder("lot,score")) == "bad_ladder 4 , | formula_over ");
}

TEST_CASE("a missed round is a win, the average or a number") {
    CHECK(readMissedRound("win")->kind == MissedRound::Kind::Win);
    CHECK(readMissedRound("average")->kind == MissedRound::Kind::Average);
    CHECK(readMissedRound("12")->number == 12);
    CHECK(readMissedRound("0")->kind == MissedRound::Kind::Number);
    CHECK_FALSE(checkMissedRound("").ok());
    CHECK_FALSE(checkMissedRound("win 2").ok());
    CHECK_FALSE(checkMissedRound("2 win").ok());
    CHECK_FALSE(checkMissedRound("-").ok());
    CHECK(faultOf(checkMissedRound("mean")) == "bad_missed_round 1 mean | missed_round_term 0-1000");
    CHECK(checkMissedRound("-3")); // scores may be below 0
    CHECK(faultOf(checkMissedRound("-x")) == "bad_missed_round 2 x | missed_round_term 0-1000");
    CHECK(faultOf(checkMissedRound("0.5")) == "bad_missed_round 1 0.5 | missed_round_term 0-1000");
    CHECK(faultOf(checkMissedRound("1001")) == "bad_missed_round 1 1001 | missed_round_term 0-1000");
}
