#include <catch2/catch.hpp>

#include <perlaggen/rulebook/rule_set.h>

using namespace schreiber::perlaggen::rulebook;

namespace {

std::vector<std::string_view> openNames(std::string_view id) {
    std::vector<std::string_view> names;
    for (const Switch which : openSwitches(*findRuleSet(id))) names.push_back(nameOf(which));
    return names;
}

std::string_view valueIn(std::string_view id, Switch which) {
    const Setting& setting = findRuleSet(id)->switches[which];
    return setting.open() ? "?" : valuesOf(which)[static_cast<std::size_t>(setting.value)];
}

} // namespace

TEST_CASE("every switch can be read back by its name, and each of its values") {
    for (int i = 0; i < kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        CAPTURE(nameOf(which));
        CHECK(readSwitch(nameOf(which)) == which);
        CHECK_FALSE(valuesOf(which).empty());
        for (std::size_t v = 0; v < valuesOf(which).size(); ++v)
            CHECK(readSwitchValue(which, valuesOf(which)[v]) == static_cast<int>(v));
    }
    CHECK_FALSE(readSwitch("perlagg"));
    CHECK_FALSE(readSwitchValue(Switch::PerlaggFollow, "BOUND"));
}

TEST_CASE("defaults are those of the matrix, column by column") {
    CHECK(valueIn("innsbruck", Switch::PerlaggFollow) == "bound");
    CHECK(valueIn("suedtirol", Switch::PerlaggFollow) == "free");
    CHECK(valueIn("imst", Switch::TrumpHanger) == "trump_wins");
    CHECK(valueIn("oberland", Switch::UnbetOrder) == "SGH");
    CHECK(valueIn("strafperlaggen", Switch::UnbetOrder) == "SGH");
    CHECK(valueIn("eichelperlaggen", Switch::DeclareCompare) == "len_only");
    CHECK(valueIn("schlanders", Switch::Target) == "24");
    CHECK(valueIn("schlanders", Switch::StandTrigger) == "?");
    CHECK(valueIn("deutschnofen", Switch::OberUnterOrder) == "O>U");
    CHECK(valueIn("1853-four", Switch::BetProofTime) == "end_of_show");
    CHECK(valueIn("suedtirol", Switch::ForfeitToOpponents) == "nobody");
    CHECK(valueIn("innsbruck", Switch::ForfeitToOpponents) == "inn_false_bet");
    CHECK(valueIn("imst", Switch::NegativeScore) == "deferred");
}

TEST_CASE("a default that is the project's choice says so") {
    CHECK(findRuleSet("oberland")->switches[Switch::PerlaggFollow].chosen);
    CHECK_FALSE(findRuleSet("imst")->switches[Switch::PerlaggFollow].chosen);
    CHECK(findRuleSet("giltspiel-3-perlique")->switches[Switch::PerlaggFollow].chosen);
    CHECK(findRuleSet("imst")->switches[Switch::FalseDenial].chosen);
}

TEST_CASE("the open switches of a set are those the matrix leaves open") {
    using Names = std::vector<std::string_view>;
    CHECK(openNames("innsbruck") == Names{"exposed_by_dealer", "extra_cards_intent", "false_declaration"});
    CHECK(openNames("imst") == Names{"false_declaration", "revoke_penalty"});
    CHECK(openNames("oberland") == Names{"mid_min_cards"});
    CHECK(openNames("strafperlaggen") == Names{"wrong_dealer", "exposed_by_dealer", "extra_cards_intent"});
    CHECK(openNames("schlanders").size() == 18);
    CHECK(openNames("deutschnofen") == openNames("innsbruck"));
}

TEST_CASE("house rules are read, and what is no switch or no value is an error") {
    const auto house = parseHouse("revoke_penalty=lose_deal_minus2, target = 11");
    REQUIRE(house);
    CHECK(house->size() == 2);
    const auto set = withHouse(*findRuleSet("imst"), *house);
    REQUIRE(set);
    CHECK(set->target() == 11);
    CHECK(set->switches.is(RevokePenalty::LoseDealMinus2));
    CHECK(openSwitches(*set) == std::vector{Switch::FalseDeclaration});

    CHECK(parseHouse("")->empty());
    CHECK(parseHouse("revoke=x").error().unknownSwitch);
    CHECK_FALSE(parseHouse("target=25").error().unknownSwitch);
    CHECK(parseHouse("target=25").error().value == "25");
    CHECK_FALSE(parseHouse("target").error().unknownSwitch);
    CHECK_FALSE(parseHouse("target=18,,").ok());
}

TEST_CASE("a club's own set is a named copy with its own list") {
    const std::vector<HouseRule> house{{.name = "target", .value = "21"}};
    const auto own = ownSet(*findRuleSet("oberland"), "noaflhaus", "Noaflhaus", house,
                            PerlaggList{*readPerlaggPlace("EA"), *readPerlaggPlace("T9")});
    REQUIRE(own);
    CHECK(own->base == "oberland");
    CHECK(own->target() == 21);
    const Rules rules(*own, 4);
    CHECK(rules.perlaggen(schreiber::cards::Suit::Laub).cards().size() == 2);
    CHECK(rules.permanents().size() == 1);
}
