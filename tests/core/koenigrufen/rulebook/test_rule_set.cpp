#include <catch2/catch.hpp>

#include <algorithm>
#include <koenigrufen/rulebook/rule_set.h>

using namespace schreiber::koenigrufen::rulebook;

namespace {

const RuleSet& ruediger() {
    return *findRuleSet("ruediger");
}

} // namespace

TEST_CASE("Games have the values, talons and leads of the table") {
    CHECK(ruleSets().size() == 1);
    CHECK(findRuleSet("perlaggen") == nullptr);
    CHECK(ruediger().rulesOf(Game::Bettler).halves == 5);
    CHECK(ruediger().rulesOf(Game::Sechserdreier).halves == 6);
    CHECK(ruediger().rulesOf(Game::Sechserdreier).halvesLost == 12);
    CHECK(ruediger().rulesOf(Game::Sechserdreier).talon == Talon::Both);
    CHECK(ruediger().rulesOf(Game::Solodreier).premiumFactor == 2);
    CHECK(ruediger().rulesOf(Game::Piccolo).tricks == 1);
    CHECK(ruediger().rulesOf(Game::Piccolo).isJoinable());
    CHECK_FALSE(ruediger().rulesOf(Game::PiccoloOuvert).isJoinable());
    CHECK_FALSE(ruediger().rulesOf(Game::Trischaken).isJoinable());
}

TEST_CASE("Ten games are bid, each higher than the one before it in the table; three are Vorhand's") {
    int last = 0;
    int forehand = 0;
    for (const GameRules& game : ruediger().games) {
        if (game.isForehandOnly()) {
            ++forehand;
            continue;
        }
        CHECK(game.order == last + 1);
        last = game.order;
    }
    CHECK(last == 10);
    CHECK(forehand == 3);
}

TEST_CASE("Announced, a premium counts double; the four birds are the four lowest Tarocke") {
    for (const PremiumRules& premium : ruediger().premiums)
        if (premium.announced != 0) CHECK(premium.announced == 2 * premium.silent);
    for (int number = 1; number <= 4; ++number) {
        const PremiumRules* bird = ruediger().birdOf(number);
        REQUIRE(bird != nullptr);
        CHECK(bird->trick == 13 - number);
        CHECK(bird->silent == number);
    }
    CHECK(ruediger().birdOf(5) == nullptr);
}

TEST_CASE("Games and premiums are read by every name that people have for them") {
    for (const GameRules& game : ruediger().games) {
        CHECK(readGame(nameOf(game.game)) == game.game);
        CHECK(readGame(shortNameOf(game.game)) == game.game);
    }
    for (const PremiumRules& premium : ruediger().premiums) {
        CHECK(readPremium(nameOf(premium.premium)) == premium.premium);
        CHECK(readPremium(shortNameOf(premium.premium)) == premium.premium);
    }
    CHECK(readGame("Besserrufer") == Game::Auchrufer);
    CHECK(readGame("BETTEL") == Game::Bettler);
    CHECK(readGame("6er") == Game::Sechserdreier);
    CHECK(readGame("piccolo ouvert") == Game::PiccoloOuvert);
    CHECK(readPremium("König ultimo") == Premium::KoenigUltimo);
    CHECK(readPremium("ultimo könig") == Premium::KoenigUltimo);
    CHECK(readPremium("vier Könige") == Premium::VierKoenige);
    CHECK(readPremium("4 könige") == Premium::VierKoenige);
    CHECK_FALSE(readGame("ruf"));
    CHECK_FALSE(readGame(""));
    CHECK_FALSE(readPremium(std::string(1000, 'x')));
}

TEST_CASE("No switch stands open; house rules change it, and what cannot be read is named") {
    Rules rules(ruediger());
    CHECK(rules.is(BreachWhen::TrickComplete));
    CHECK(rules.is(WinFrom::OneBlattOver35));
    CHECK(rules.isSourced(Switch::BreachPayer));
    CHECK_FALSE(rules.isSourced(Switch::WinFrom));

    const auto house = parseHouse(" breach_payer = offender,win_from=36 ");
    REQUIRE(house);
    const auto own = withHouse(rules, *house);
    REQUIRE(own);
    CHECK(own->is(BreachPayer::Offender));
    CHECK(own->is(WinFrom::ThirtySix));
    CHECK_FALSE(own->isSourced(Switch::BreachPayer));

    CHECK(parseHouse("")->empty());
    CHECK(parseHouse("breach=offender").error() == HouseError{"breach", "offender", true});
    CHECK(parseHouse("win_from=35").error() == HouseError{"win_from", "35", false});
    CHECK_FALSE(parseHouse("win_from=36,"));
    for (std::size_t i = 0; i < kSwitchCount; ++i) {
        const auto which = static_cast<Switch>(i);
        CHECK(readSwitch(nameOf(which)) == which);
        CHECK(valuesOf(which).size() >= 2);
        for (const std::string_view value : valuesOf(which)) CHECK(readSwitchValue(which, value));
    }
}
