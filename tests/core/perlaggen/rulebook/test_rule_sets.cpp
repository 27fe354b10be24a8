#include <cards/notation.h>

#include <catch2/catch.hpp>

#include <perlaggen/rulebook/rule_set.h>

using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::rulebook;
using cards::Suit;

namespace {

std::string perlaggenOf(std::string_view id, Suit trump, std::string_view house = "") {
    const auto set = withHouse(*findRuleSet(id), *parseHouse(house));
    const Rules rules(*set, set->seats.front());
    std::string text;
    for (const cards::Card card : rules.perlaggen(trump).cards()) {
        if (!text.empty()) text += ' ';
        text += cards::nameOf(card);
    }
    return text;
}

} // namespace

TEST_CASE("the fourteen rule sets stand under their ids") {
    CHECK(ruleSets().size() == 14);
    for (const RuleSet& set : ruleSets()) {
        CAPTURE(set.id);
        CHECK(findRuleSet(set.id) == &set);
        if (!set.base.empty()) CHECK(findRuleSet(set.base));
        CHECK_FALSE(set.seats.empty());
        for (const DealPlan& plan : set.deals) CHECK(set.isFor(plan.seats));
        CHECK_FALSE(set.perlaggen.empty());
    }
    CHECK(findRuleSet("tkat") == nullptr);
}

TEST_CASE("Perlaggen under each trump suit, high to low (matrix A1)") {
    CHECK(perlaggenOf("innsbruck", Suit::Herz) == "HK S6 S7 E7 H7 HU HO");
    CHECK(perlaggenOf("innsbruck", Suit::Laub) == "HK S6 S7 E7 L7 LU LO");
    CHECK(perlaggenOf("innsbruck", Suit::Schell) == "HK S6 S7 E7 SU SO");
    CHECK(perlaggenOf("suedtirol", Suit::Eichel) == "HK S6 S7 E7 EU EO");
    CHECK(perlaggenOf("imst", Suit::Herz) == "HK S6 H7 HU HO E7 EU EO");
    CHECK(perlaggenOf("oberland", Suit::Schell) == "HK S6 S7 SU SO E7 EU EO");
    CHECK(perlaggenOf("eichelperlaggen", Suit::Laub) == "HK S6 L7 LU LO E7 EU EO");
    CHECK(perlaggenOf("schlanders", Suit::Herz) == "HK S8 H7 HO HU E7 EO EU");
    CHECK(perlaggenOf("strafperlaggen", Suit::Laub) == "HK S6 S7 E7 L7 LU LO EU EO");
    CHECK(perlaggenOf("strafperlaggen", Suit::Schell) == "HK S6 S7 E7 SU SO EU EO");
    CHECK(perlaggenOf("deutschnofen", Suit::Laub) == "S6 HK SK H7 S7 L7 E7 LK LO LU");
    CHECK(perlaggenOf("deutschnofen", Suit::Herz) == "S6 HK SK H7 S7 L7 E7 HO HU");
    CHECK(perlaggenOf("giltspiel-3-perlique", Suit::Eichel) == "E7 EO EU");
    CHECK(perlaggenOf("1853-four", Suit::Herz) == "HK H7 HO HU");
    CHECK(perlaggenOf("1853-schello-bello", Suit::Laub) == "S7");
    CHECK(perlaggenOf("1853-radetzky", Suit::Laub) == "HK");
    CHECK(perlaggenOf("1853-schello-bello-trump", Suit::Schell) == "S7 SO SU");
    CHECK(perlaggenOf("1853-radetzky-trump", Suit::Herz) == "HK H7 HO HU");
}

TEST_CASE("switches change the list where they have meaning") {
    CHECK(perlaggenOf("schlanders", Suit::Laub, "schl_second_perlagg=E8") == "HK E8 L7 LO LU E7 EO EU");
    CHECK(perlaggenOf("imst", Suit::Laub, "schl_second_perlagg=E8") == "HK S6 L7 LU LO E7 EU EO");
    CHECK(perlaggenOf("imst", Suit::Laub, "ober_unter_order=O>U") == "HK S6 L7 LO LU E7 EO EU");
    CHECK(perlaggenOf("deutschnofen", Suit::Laub, "ober_unter_order=U>O") == "S6 HK SK H7 S7 L7 E7 LK LU LO");
}

TEST_CASE("a Perlagg's strength among Perlaggen follows the list") {
    using namespace cards::literals;
    const Rules rules(*findRuleSet("imst"), 4);
    const PerlaggOrder& order = rules.perlaggen(Suit::Laub);
    CHECK(order.strength("HK"_card) > order.strength("S6"_card));
    CHECK(order.strength("LO"_card) > order.strength("E7"_card));
    CHECK(order.strength("S7"_card) == 0);
    CHECK_FALSE(order.contains("S7"_card));
}

TEST_CASE("targets, hands and trump suits") {
    CHECK(findRuleSet("innsbruck")->target() == 18);
    CHECK(findRuleSet("imst")->target() == 15);
    CHECK(findRuleSet("schlanders")->target() == 24);
    CHECK(findRuleSet("strafperlaggen")->target() == 0);
    CHECK(findRuleSet("strafperlaggen")->startScore == 9);
    CHECK(Rules(*findRuleSet("innsbruck"), 2).handSize() == 7);
    CHECK(Rules(*findRuleSet("imst"), 3).handSize() == 5);
    CHECK(Rules(*findRuleSet("imst"), 6).handSize() == 4);
    CHECK(Rules(*findRuleSet("innsbruck"), 4).mayBeTrump(Suit::Eichel));
    CHECK_FALSE(Rules(*findRuleSet("schlanders"), 4).mayBeTrump(Suit::Eichel));
}

TEST_CASE("three players raise to three at most") {
    CHECK(Rules(*findRuleSet("imst"), 3).is(MaxRaise::Three));
    CHECK(Rules(*findRuleSet("imst"), 4).is(MaxRaise::SevenThenSpielAus));
}

TEST_CASE("a cutter who kept Perlaggen is dealt fewer cards (I-Abh L118)") {
    const DealPlan& plan = findRuleSet("imst")->deals.front();
    CHECK(batches(plan, 0) == std::vector{2, 3});
    CHECK(batches(plan, 1) == std::vector{1, 3});
    CHECK(batches(plan, 2) == std::vector{0, 3});
    CHECK(batches(plan, 3) == std::vector{0, 2});
    CHECK(batches(plan, 4) == std::vector{0, 1});
    CHECK(batches(plan, 5) == std::vector{0, 0});
}
