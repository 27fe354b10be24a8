#include "dealing.h"

#include <catch2/catch.hpp>

#include <perlaggen/deal/counting.h>
#include <perlaggen/deal/end_rule.h>
#include <perlaggen/rulebook/rule_set.h>
#include <set>
#include <string>
#include <vector>

// The one count, asked directly: a wrong change of it shows here, whatever references are written anew.
using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::deal;
using namespace schreiber::perlaggen::deal::test;

namespace {

Fact fact(Figure figure, How how, std::optional<int> team, int value = 1) {
    Fact made{.settled = {.figure = figure, .team = team, .value = value, .how = how}};
    made.held = how == How::Held;
    made.settled.bet = how == How::Held || how == How::Conceded;
    return made;
}
Fact unbet(Figure figure, int team, std::optional<int> size = {}) {
    Fact made = fact(figure, How::Unbet, team);
    made.size = size;
    return made;
}
Fact held(Figure figure, int team, int value = 2) {
    return fact(figure, How::Held, team, value);
}
Fact good(Figure figure, int team, int value = 1) {
    return fact(figure, How::Conceded, team, value);
}
Fact given(Figure figure, int team) {
    Fact made = fact(figure, How::Conceded, team);
    made.settled.bet = false;
    return made;
}
Fact declared(Figure figure, int team) {
    return fact(figure, How::Declared, team);
}

constexpr Figure G = Figure::Gleich;
constexpr Figure H = Figure::Hanger;
constexpr Figure S = Figure::Spiel;

// "s13:14 h15:14, winner 0": each figure as it counted, and the score after it.
std::string told(const Count& count) {
    constexpr std::string_view kLetters = "ghs";
    std::string text;
    for (const Counted& one : count.counted)
        text += std::string(1, kLetters[static_cast<std::size_t>(one.figure)]) +
                std::to_string(one.score[0]) + ":" + std::to_string(one.score[1]) + " ";
    if (count.winner) text += "winner " + std::to_string(*count.winner);
    if (count.newDeal) text += "new deal";
    return text;
}

Standing at(const rulebook::Rules& rules, int zero, int one) {
    return {rules.set().target(), {zero, one, 0}, {}, {}};
}

std::string counted(std::string_view set, int zero, int one, std::vector<Fact> figures,
                    std::string_view house = "") {
    const rulebook::Rules rules = rulesOf(set, 4, house);
    putInOrder(figures);
    return told(count(rules, at(rules, zero, one), figures));
}

Decision decided(std::string_view set, int zero, int one, std::vector<Fact> figures) {
    const rulebook::Rules rules = rulesOf(set, 4);
    putInOrder(figures);
    return decide(rules, at(rules, zero, one), figures, Wanted::Points);
}

std::vector<Untold> untold(const Decision& decision) {
    std::vector<Untold> facts;
    for (const OpenFact& one : decision.facts) facts.push_back(one.what);
    return facts;
}

} // namespace

TEST_CASE("figures count conceded first, then held by first bet, then unbet in the set's order") {
    CHECK(counted("innsbruck", 0, 0, {unbet(S, 1), held(H, 0), good(G, 1)}) == "g0:1 h2:1 s2:2 ");
    CHECK(counted("innsbruck", 0, 0, {held(H, 0), held(G, 1, 3)}) == "h2:0 g2:3 ");
    CHECK(counted("innsbruck", 0, 0, {unbet(S, 0), unbet(H, 1), unbet(G, 0)}) == "g1:0 h1:1 s2:1 ");
    CHECK(counted("oberland", 0, 0, {unbet(S, 0), unbet(H, 1), unbet(G, 0)}) == "s1:0 g2:0 h2:1 ");
    CHECK(counted("innsbruck", 0, 0, {fact(G, How::Standing, {}), fact(H, How::None, {}), unbet(S, 1)}) ==
          "s0:1 ");
}

TEST_CASE("the game ends with the figure that reaches the target, and nothing counts after it") {
    CHECK(counted("innsbruck", 16, 17, {unbet(G, 1), unbet(S, 0)}) == "g16:18 winner 1");
    CHECK(counted("innsbruck", 16, 16, {held(H, 0), held(G, 1)}) == "h18:16 winner 0");
}

TEST_CASE("what is given without a bet comes after what was bet before it, and before what was bet later") {
    for (const auto* set : {"imst", "suedtirol"}) {
        CAPTURE(set);
        CHECK(counted(set, 0, 0, {held(G, 1), given(S, 0), unbet(H, 0)}) == "g0:2 s1:2 h2:2 ");
        CHECK(counted(set, 0, 0, {given(S, 0), held(G, 1), unbet(H, 0)}) == "s1:0 g1:2 h2:2 ");
        CHECK(counted(set, 0, 0, {given(S, 0), good(G, 1)}) == "s1:0 g1:1 ");
        CHECK(counted(set, 0, 0, {held(G, 1), given(S, 0), good(H, 1)}) == "g0:2 s1:2 h1:3 ");
        CHECK(counted(set, 0, 0, {unbet(G, 0), given(S, 1), given(H, 0)}) == "s0:1 h1:1 g2:1 ");
    }
    CHECK(counted("innsbruck", 0, 0, {held(G, 1), given(S, 0), unbet(H, 0)}) == "s1:0 g1:2 h2:2 ");
    CHECK(counted("imst", 0, 0, {held(G, 1), given(S, 0)}, "unbet_conceded=first") == "s1:0 g1:2 ");
    CHECK(counted("innsbruck", 0, 0, {held(G, 1), given(S, 0)}, "unbet_conceded=after_bet") == "g0:2 s1:2 ");
}

TEST_CASE("a figure bet before one is given, and conceded after that, still comes first") {
    const rulebook::Rules rules = rulesOf("imst", 4);
    std::vector<Fact> figures{good(G, 1), given(S, 0)};
    figures[0].betAt = 0;
    figures[0].givenAt = 2;
    figures[1].givenAt = 1;
    CHECK(told(count(rules, at(rules, 0, 0), figures)) == "g0:1 s1:1 ");
}

TEST_CASE("in the Oberland what was bet goes out by its first bet, conceded or held") {
    CHECK(counted("oberland", 0, 0, {held(G, 1), good(S, 0)}) == "g0:2 s1:2 ");
    CHECK(counted("oberland", 0, 0, {good(S, 0), held(G, 1)}) == "s1:0 g1:2 ");
    CHECK(counted("imst", 0, 0, {held(G, 1), good(S, 0)}) == "s1:0 g1:2 ");
    CHECK(counted("imst", 0, 0, {held(G, 1), good(S, 0)}, "conceded_order=by_first_bet") == "g0:2 s1:2 ");
}

TEST_CASE("a Spiel aus that is held is the game, one that is given seven points") {
    CHECK(counted("imst", 3, 0, {held(G, 0, kSpielAus)}) == "g15:0 winner 0");
    CHECK(counted("imst", 3, 0, {good(G, 0, kSpielAus)}) == "g10:0 ");
    CHECK(rulesOf("imst", 4).spielAusConceded() == 7);
    // imst-2015 § 14: before all others; pagat knows no such exception
    CHECK(counted("imst", 3, 14, {good(S, 1), held(G, 0, kSpielAus)}) == "g15:14 winner 0");
    CHECK(counted("innsbruck", 3, 17, {good(S, 1), held(G, 0, kSpielAus)}) == "s3:18 winner 1");
    CHECK(counted("imst", 3, 14, {good(S, 1), good(G, 0, kSpielAus)}) == "g10:14 s10:15 winner 1");
}

TEST_CASE("with all one short from the start only what is declared, conceded or made by tricks goes out") {
    CHECK(counted("imst", 14, 14, {unbet(G, 0), unbet(S, 1)}) == "s14:15 winner 1");
    CHECK(counted("imst", 14, 14, {declared(G, 0), unbet(S, 1)}) == "g15:14 winner 0");
    CHECK(counted("imst", 14, 14, {given(G, 0), unbet(S, 1)}) == "g15:14 winner 0");
    CHECK(counted("innsbruck", 17, 17, {unbet(H, 0), unbet(S, 1)}) == "s17:18 winner 1");
}

TEST_CASE("what is declared stands among the conceded, in the order in which it was done") {
    CHECK(counted("imst", 14, 13, {good(S, 1), declared(G, 0)}) == "s14:14 g15:14 winner 0");
    CHECK(counted("imst", 14, 13, {declared(G, 0), good(S, 1)}) == "g15:13 winner 0");
}

TEST_CASE("once all are one short by a concession the other figure goes out before the Spiel everywhere") {
    CHECK(counted("oberland", 13, 14, {given(G, 0), unbet(S, 0), unbet(H, 1)}) == "g14:14 h14:15 winner 1");
    CHECK(counted("imst", 13, 14, {given(G, 0), unbet(S, 0), unbet(H, 1)}) == "g14:14 h14:15 winner 1");
    CHECK(counted("imst", 13, 14, {given(G, 0), unbet(S, 0)}) == "g14:14 s15:14 winner 0");
}

TEST_CASE("with the Spiel given and all one short the longest figure goes out, or there is a new deal") {
    const auto with = [](const char* set, int zero, int one, int gleich, int hanger) {
        return counted(set, zero, one, {given(S, 0), unbet(G, 1, gleich), unbet(H, 0, hanger)});
    };
    CHECK(with("imst", 13, 14, 3, 4) == "s14:14 h15:14 winner 0");
    CHECK(with("imst", 13, 14, 4, 4) == "s14:14 g14:15 winner 1");
    CHECK(with("imst", 13, 14, 2, 3) == "s14:14 h15:14 winner 0");
    CHECK(with("imst", 13, 14, 2, 2) == "s14:14 new deal");
    CHECK(with("innsbruck", 16, 17, 3, 2) == "s17:17 g17:18 winner 1");
    CHECK(with("innsbruck", 16, 17, 2, 2) == "s17:17 new deal");
    CHECK(with("eichelperlaggen", 13, 14, 3, 3) == "s14:14 new deal");
    // of the longest neither kind nor height counts there
    CHECK(with("eichelperlaggen", 13, 14, 4, 4) == "s14:14 new deal");
    CHECK(with("eichelperlaggen", 13, 14, 4, 5) == "s14:14 h15:14 winner 0");
    // the same side has both: it is out, whichever is the longer
    CHECK(counted("eichelperlaggen", 13, 14, {given(S, 0), unbet(G, 1, 4), unbet(H, 1, 4)}) ==
          "s14:14 g14:15 winner 1");
    // one that stands is equal on both sides
    Fact tied = fact(G, How::Standing, {});
    tied.size = 4;
    CHECK(counted("imst", 13, 14, {given(S, 0), tied, unbet(H, 0, 3)}) == "s14:14 new deal");
    CHECK(counted("imst", 13, 14, {given(S, 0), tied, unbet(H, 0, 5)}) == "s14:14 h15:14 winner 0");
}

TEST_CASE("how many cards go out, in each endgame and rule set") {
    const auto needs = [](const char* set, Endgame endgame, std::string_view house = "") {
        return neededCards(rulesOf(set, 4, house), endgame);
    };
    CHECK(needs("innsbruck", Endgame::FromStart) == 3);
    CHECK(needs("imst", Endgame::FromStart) == 4);
    CHECK(needs("innsbruck", Endgame::SpielGiven) == 3);
    CHECK(needs("eichelperlaggen", Endgame::SpielGiven) == 4);
    CHECK(needs("imst", Endgame::SpielGiven) == 3);
    CHECK(needs("innsbruck", Endgame::OneLeft) == 2);
    CHECK(needs("imst", Endgame::OneLeft) == 3);
    // open there: two cards make a figure, and no source asks for more
    CHECK(needs("oberland", Endgame::OneLeft) == 2);
    CHECK(needs("oberland", Endgame::SpielGiven) == 2);
    CHECK(needs("oberland", Endgame::OneLeft, "mid_min_cards=4") == 4);
    CHECK(needs("imst", Endgame::OtherGoes) == 0);
}

TEST_CASE("which endgame it is, is told by the score and by what was conceded") {
    const auto is = [](int zero, int one, std::vector<Fact> figures, const char* set = "imst") {
        const rulebook::Rules rules = rulesOf(set, 4);
        putInOrder(figures);
        return endgameOf(rules, at(rules, zero, one), figures);
    };
    CHECK(is(13, 13, {}) == Endgame::None);
    CHECK(is(14, 14, {}) == Endgame::FromStart);
    CHECK(is(14, 14, {}, "strafperlaggen") == Endgame::None);
    CHECK(is(14, 13, {good(G, 1)}) == Endgame::OtherGoes);
    CHECK(is(14, 13, {good(S, 1)}) == Endgame::SpielGiven);
    CHECK(is(14, 12, {good(G, 1), good(H, 1)}) == Endgame::BothGiven);
    CHECK(is(14, 12, {good(G, 1), good(S, 1)}) == Endgame::OneLeft);
    CHECK(is(14, 12, {held(G, 1), good(S, 1)}) == Endgame::None);
    CHECK(is(14, 13, {held(G, 0), good(S, 1)}) == Endgame::Held);
    CHECK(is(14, 14, {good(G, 1)}) == Endgame::FromStart);
    CHECK(is(13, 13, {good(G, 1, 2)}) == Endgame::None); // that ended the game
}

TEST_CASE("by which rule a game ends, or is to be decided, is told by the score and the figures") {
    const auto rule = [](int zero, int one, std::vector<Fact> figures, const char* set = "imst") {
        const rulebook::Rules rules = rulesOf(set, 4);
        putInOrder(figures);
        const Standing before = at(rules, zero, one);
        return endRule(rules, before, figures, count(rules, before, figures));
    };
    const auto point = [&](int zero, int one, const std::vector<Fact>& figures, const char* set = "imst") {
        return rule(zero, one, figures, set).point;
    };
    const Fact stands = fact(H, How::Standing, {});
    Fact heldStands = stands;
    heldStands.held = true;
    Fact gleichStands = fact(G, How::Standing, {});
    gleichStands.held = true;
    Fact open = fact(H, How::Open, {});
    // won
    CHECK(point(14, 13, {good(G, 1), unbet(H, 0)}) == "mid_g_conceded"_point);
    CHECK(point(14, 12, {good(G, 1), good(H, 1), unbet(S, 0)}) == "m1412_two"_point);
    CHECK(point(14, 12, {good(G, 1), good(S, 1), unbet(H, 0, 3)}) == "m1412_bid"_point);
    CHECK(point(14, 14, {unbet(S, 0)}) == "decl_none_tricks"_point);
    CHECK(point(14, 12, {good(S, 1), unbet(G, 1), unbet(H, 1)}) == "m1412_gut"_point);
    CHECK(point(14, 12, {good(S, 1), unbet(G, 1), unbet(H, 0)}) == "m1412_one"_point);
    CHECK(point(14, 12, {held(G, 1), held(H, 0), good(S, 1)}) == "m1412_third"_point);
    CHECK(point(14, 5, {held(G, 0)}) == "order_bet"_point);
    CHECK(point(14, 5, {good(G, 0)}) == "order_conceded"_point);
    CHECK(point(2, 5, {held(G, 0)}, "strafperlaggen") == "st_order"_point);
    // what is near, and what is not
    CHECK(point(14, 12, {good(S, 1), open}) == "m1412_gut"_point);
    CHECK(point(14, 13, {good(G, 1), open}) == "mid_g_conceded"_point);
    CHECK(point(10, 12, {good(S, 1), open}).empty());
    CHECK(point(14, 11, {good(S, 1), open}).empty());
    // nobody is out, and another deal follows
    const EndRule again = rule(14, 12, {gleichStands, heldStands, good(S, 1)});
    CHECK(again.point == "m1412_third"_point);
    CHECK(again.newDeal);
    // imst-2015 § 27 says how many cards; Innsbruck's is a choice
    CHECK(point(17, 15, {good(G, 1), good(S, 1), unbet(H, 0, 3)}, "innsbruck") == "mid_g_conceded"_point);
    CHECK(rule(17, 15, {good(G, 1), good(S, 1), unbet(H, 0, 3)}, "innsbruck").restsOn.has_value());
    CHECK_FALSE(rule(17, 16, {good(G, 1), unbet(H, 0)}, "innsbruck").restsOn.has_value());
}

TEST_CASE("the third bet is for the side that is three short against one short, Gleich and Hanger held") {
    const rulebook::Rules rules = rulesOf("imst", 4);
    const auto is = [&](int zero, int one, const std::vector<Fact>& figures, int team) {
        return isThirdBet(rules, betTable(rules, at(rules, zero, one), figures), team);
    };
    CHECK(is(14, 12, {held(G, 0), held(H, 1)}, 1));
    CHECK_FALSE(is(14, 12, {held(G, 0), held(H, 1)}, 0));
    CHECK_FALSE(is(14, 12, {held(G, 0)}, 1));
    CHECK_FALSE(is(14, 11, {held(G, 0), held(H, 1)}, 1));
    CHECK_FALSE(is(13, 12, {held(G, 0), held(H, 1)}, 1));
}

TEST_CASE("which of two figures goes out") {
    CHECK(betterOf({3, true, 1}, {2, true, 9}, false) == 0);
    CHECK(betterOf({3, false, 9}, {3, true, 1}, false) == 1);
    CHECK(betterOf({3, true, 5}, {3, true, 4}, false) == 0);
    CHECK_FALSE(betterOf({3, true, 5}, {3, true, 5}, false));
    CHECK_FALSE(betterOf({4, true, 5}, {4, false, 9}, true));
    CHECK(betterOf({4, true, 5}, {5, false, 1}, true) == 1);
    CHECK(outBy({4, false, 1}, {3, true, 9}, true) == OutBy::Length);
    CHECK(outBy({3, false, 9}, {3, true, 1}, false) == OutBy::Kind);
    CHECK(outBy({3, true, 5}, {3, true, 4}, false) == OutBy::Height);
    CHECK(outBy({3, true, 5}, {3, false, 4}, true) == OutBy::Neither);
    CHECK(goesOut({2, true, 1}, {2, false, 1}, 3, false).tooShort);
    CHECK_FALSE(goesOut({3, true, 1}, {3, true, 1}, 3, false).tooShort);
}

TEST_CASE("who is gestrichen the count and the betting say alike, at every score") {
    for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
        const rulebook::Rules rules = rulesOf(set.id, set.seats.front());
        const int most = set.countdown ? set.startScore : set.target() - 1;
        for (int score = set.countdown ? 1 : 0; score <= most; ++score) {
            CAPTURE(set.id, score);
            Standing before{set.target(), {}, {}, {}};
            before.score.fill(most);
            before.score[0] = score;
            const bool short1 = oneShort(rules, betTable(rules, before, {}), 0);
            CHECK(count(rules, before, {}).gestrichen[0] == short1);
            CHECK(short1 == (score == oneShortAt(rules, set.target())));
        }
    }
}

TEST_CASE("penalties come off first, and a countdown adds them") {
    const rulebook::Rules imst = rulesOf("imst", 4);
    std::vector<Fact> figures{good(G, 0, 3)};
    putInOrder(figures);
    const Count poor = count(imst, {15, {1, 5, 0}, {}, {2, 0, 0}}, figures);
    CHECK(poor.score == ByTeam{2, 5, 0});
    CHECK(poor.points == ByTeam{3, 0, 0});
    const rulebook::Rules straf = rulesOf("strafperlaggen", 3);
    std::vector<Fact> stakes{held(H, 0, 3)};
    stakes[0].lost = {0, 3, 0};
    putInOrder(stakes);
    CHECK(count(straf, {0, {5, 5, 1}, {}, {0, 0, 2}}, stakes).score == ByTeam{2, 8, 3});
}

TEST_CASE("on top of a Spiel aus is written what its side still owes, and on top of nothing else") {
    const rulebook::Rules imst = rulesOf("imst", 4, "negative_score=deferred");
    const auto writtenOf = [&](Fact figure, int score) {
        std::vector<Fact> figures{std::move(figure)};
        putInOrder(figures);
        const Count counted = count(imst, {15, {score, 5, 0}, {3, 0, 0}, {}}, figures);
        return written(counted.points, counted.deferred, counted.winner);
    };
    CHECK(writtenOf(held(S, 0, kSpielAus), 0) == ByTeam{18, 0, 0});
    CHECK(writtenOf(held(S, 0, 2), 0) == ByTeam{2, 0, 0});
    CHECK(writtenOf(held(S, 1, kSpielAus), 0) == ByTeam{0, 10, 0});
    CHECK(writtenOf(held(S, 0, 2), 14) == ByTeam{2, 0, 0});
}

TEST_CASE("a figure still to be decided keeps what comes after it from ending the game") {
    const rulebook::Rules rules = rulesOf("imst", 4);
    std::vector<Fact> figures{held(H, 1), unbet(S, 0)};
    putInOrder(figures);
    figures[0].settled = {.figure = H, .team = {}, .value = 2, .how = How::Open};
    figures[0].blocks = true;
    CHECK(told(count(rules, at(rules, 14, 3), figures)).empty());
    CHECK(told(count(rules, at(rules, 13, 3), figures)).empty()); // imst-2015 § 12: nor is it written before
    figures[0].held = false;                                      // one that nobody bet
    CHECK(told(count(rules, at(rules, 13, 3), figures)) == "s14:3 ");
}

TEST_CASE("each figure says by which point it counted where it did") {
    const rulebook::Rules rules = rulesOf("imst", 4);
    std::vector<Fact> figures{held(G, 1), given(S, 0), unbet(H, 0)};
    putInOrder(figures);
    const Count all = count(rules, at(rules, 0, 0), figures);
    REQUIRE(all.counted.size() == 3);
    CHECK(all.counted[0].point == "order_bet"_point);
    CHECK(all.counted[1].point == "order_block"_point);
    CHECK(all.counted[2].point == "order_unbet"_point);
}

TEST_CASE("a fact that decides and is missing is named, and no other") {
    using enum Untold;
    const auto names = [](const Decision& decision) { return untold(decision); };
    // the four cases
    CHECK(names(decided("oberland", 13, 14, {given(G, 0), unbet(S, 0), unbet(H, 1)})).empty());
    CHECK(names(decided("imst", 14, 14, {unbet(G, 0), unbet(S, 1)})) == std::vector{Declared});
    CHECK(names(decided("imst", 13, 14, {given(S, 0), unbet(G, 1), unbet(H, 0)})) == std::vector{Size, Size});
    CHECK(names(decided("imst", 14, 13, {good(S, 1), declared(G, 0)})).empty());

    CHECK(names(decided("imst", 14, 14, {unbet(G, 1), unbet(S, 1)})).empty());    // the same side either way
    CHECK(names(decided("imst", 14, 14, {unbet(G, 0, 3), unbet(S, 1)})).empty()); // too short to declare
    CHECK(names(decided("imst", 13, 14, {given(S, 0), unbet(G, 1, 3), unbet(H, 0)})) == std::vector{Size});
    CHECK(names(decided("imst", 13, 13, {given(S, 0), unbet(G, 1), unbet(H, 0)})).empty());
    Fact maybe = given(S, 0);
    maybe.settled.bet.reset();
    CHECK(names(decided("imst", 13, 13, {held(G, 1), maybe})) == std::vector{Bet}); // 14:15 or 13:15
    CHECK(names(decided("imst", 12, 12, {held(H, 1), maybe, unbet(G, 0)})).empty());
    CHECK(names(decided("suedtirol", 16, 16, {held(G, 1), fact(S, How::Conceded, 0, 2)})) ==
          std::vector<Untold>{});
    Fact two = fact(S, How::Conceded, 0, 2);
    two.settled.bet.reset();
    CHECK(names(decided("suedtirol", 16, 16, {held(G, 1), two})) == std::vector{Bet});
    CHECK(names(decided("innsbruck", 16, 16, {held(G, 1), two})).empty()); // conceded first all the same
    // a list by concession does not tell when it was first bet
    CHECK(names(decided("oberland", 13, 13, {good(S, 0, 2), held(G, 1)})) == std::vector{Order});
    CHECK(decided("schlanders", 3, 23, {good(S, 1), held(G, 0, kSpielAus)}).switches ==
          std::vector{rulebook::Switch::SpielAusPriority});
    CHECK(decided("oberland", 14, 13, {good(S, 1), unbet(G, 0, 3)}).switches ==
          std::vector{rulebook::Switch::MidMinCards});
    CHECK(decided("oberland", 14, 13, {good(S, 1), unbet(G, 0, 5)}).isCertain());
}

TEST_CASE(
    "a figure that nobody measured may be as long as a hand, and of an odd hand somebody makes the Spiel") {
    // a Gleich of four goes out before a Hanger of four, and not before one of five
    const Decision four = decided("imst", 13, 14, {given(S, 0), unbet(G, 1, 4), unbet(H, 0)});
    CHECK(untold(four) == std::vector{Untold::Size});
    const Decision five = decided("imst", 13, 14, {given(S, 0), unbet(G, 1, 5), unbet(H, 0)});
    CHECK(untold(five).empty());
    const Decision spiel = decided("imst", 3, 3, {fact(S, How::Undecided, {})});
    REQUIRE(untold(spiel) == std::vector{Untold::Maker});
    CHECK(spiel.facts.front().ways.size() == 2);
    const Decision gleich = decided("imst", 3, 3, {fact(G, How::Undecided, {})});
    REQUIRE(untold(gleich) == std::vector{Untold::Maker});
    CHECK(gleich.facts.front().ways.size() == 3); // it may be nobody's
}

TEST_CASE("what is given counts at its place among the bets, and at once where none is undecided") {
    // readings.md 52: a figure bet later never goes before it
    for (const auto* set : {"imst", "oberland"}) {
        CAPTURE(set);
        CHECK(told(decided(set, 14, 13, {given(S, 0), held(G, 1)}).count) == "s15:13 winner 0");
        CHECK(told(decided(set, 14, 13, {held(G, 1), given(S, 0)}).count) == "g14:15 winner 1");
        CHECK(told(decided(set, 14, 12, {held(G, 1), given(H, 0), held(S, 1)}).count) ==
              "g14:14 h15:14 winner 0");
    }
    CHECK(told(decided("suedtirol", 17, 15, {held(G, 1), given(H, 0), held(S, 1)}).count) ==
          "g17:17 h18:17 winner 0");
    CHECK(decided("innsbruck", 17, 16, {held(G, 1), given(S, 0)}).count.winner == 0);
}

TEST_CASE("a side that is one short did not bet what it was conceded, and so was not the first to bet") {
    Fact unsaid = given(S, 0);
    unsaid.settled.bet.reset();
    CHECK(decided("oberland", 14, 13, {held(G, 1), unsaid}).count.winner == 1);
    CHECK(decided("oberland", 14, 13, {good(S, 0), held(G, 1)}).count.winner == 1);
    CHECK(decided("imst", 14, 13, {good(S, 0), held(G, 1)}).count.winner == 0);
}

TEST_CASE("when what was conceded had been bet, a list does not tell: asked where it decides") {
    using enum Untold;
    const auto ends = [](const Decision& decision) {
        std::set<std::string> all;
        for (const OpenFact::Way& way : decision.facts.front().ways) all.insert(told(way.count));
        return all;
    };
    // heltschl § 1.6: by first bet, and not by concession
    const Decision two = decided("oberland", 13, 13, {good(H, 1, 2), good(G, 0, 2)});
    REQUIRE(untold(two) == std::vector{Order, Order});
    CHECK(ends(two) == std::set<std::string>{"g15:13 winner 0", "h13:15 winner 1"});
    CHECK(decided("imst", 13, 13, {good(H, 1, 2), good(G, 0, 2)}).count.winner == 1);
    // readings.md 52: what was bet before the Hanger was given goes before it
    const Decision later = decided("imst", 13, 12, {given(H, 1), good(G, 0, 2), good(S, 1, 2)});
    REQUIRE(untold(later) == std::vector{Order, Order});
    CHECK(ends(later).contains("s13:14 h13:15 winner 1")); // the Spiel bet first, the Gleich last
    CHECK(ends(later).contains("h13:13 g15:13 winner 0"));
}
