#include <cards/notation.h>

#include <catch2/catch.hpp>

#include <perlaggen/deal/plays.h>
#include <perlaggen/deal/trick.h>
#include <sstream>
#include <string>
#include <vector>

using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::cards;
using namespace schreiber::cards::literals;

namespace {

rulebook::Rules rules(const char* id, const char* house = "") {
    const auto settings = rulebook::parseHouse(house).value();
    return rulebook::Rules(rulebook::withHouse(*rulebook::findRuleSet(id), settings).value(), 4);
}

std::vector<PlayedCard> played(const std::string& text) {
    std::vector<PlayedCard> cards;
    std::istringstream words(text);
    for (std::string word; words >> word;) cards.push_back(readPlayedCard(word).value());
    return cards;
}

// The card that wins, as it was played.
std::string winner(const char* id, Suit trump, const std::string& text) {
    const auto cards = played(text);
    return toString(
        cards[static_cast<std::size_t>(deal::trickWinner(rules(id).perlaggen(trump), trump, cards))]);
}

// The forms in which a card may be played; none for a card that may not.
struct Forms {
    bool plain = false;
    CardSet names;

    friend bool operator==(const Forms&, const Forms&) = default;
};

Forms formsOf(Card card, CardSet hand, const char* led, Suit trump, const rulebook::Rules& rules) {
    const auto lead = led == nullptr ? std::nullopt : readPlayedCard(led);
    for (const deal::LegalPlay& play : deal::legalPlays(rules, trump, lead, hand))
        if (play.card == card) return {play.plain, play.names};
    return {};
}

} // namespace

TEST_CASE("the worked tricks of the matrix") {
    CHECK(winner("innsbruck", Suit::Laub, "L10 LA LU=LA S7=LA") == "S7=LA"); // TC-33
    CHECK(winner("innsbruck", Suit::Laub, "L10 LA LU=LA") == "LU=LA");       // TC-33
    CHECK(winner("imst", Suit::Laub, "L10 LA LU=LA S7") == "LU=LA");         // TC-34
    CHECK(winner("innsbruck", Suit::Laub, "L10 HK=LO LK E7=HK") == "LK");    // TC-35
    CHECK(winner("innsbruck", Suit::Laub, "L10 HK=LA LK E7=HK") == "HK=LA"); // TC-35
    CHECK(winner("imst", Suit::Herz, "H7 H8") == "H8");                      // TC-39
    CHECK(winner("imst", Suit::Laub, "H9 HK E7=HK") == "E7=HK");             // TC-41
}

TEST_CASE("among Perlaggen of one name the order of the set decides", "[TC-40]") {
    CHECK(winner("imst", Suit::Herz, "L10 L9 HO=L9") == "L10");
    CHECK(winner("imst", Suit::Herz, "L8 L9 HO=L9") == "HO=L9");
    for (const char* better : {"HU=L9", "H7=L9", "S6=L9", "HK=L9"})
        CHECK(winner("imst", Suit::Herz, std::string("L8 L9 HO=L9 ") + better) == better);
    CHECK(winner("imst", Suit::Herz, "L8 L9 HO=L9 HK=L9 H8") == "H8");
    // Bells trump: S7 is a Perlagg in Innsbruck whatever is trump, and stands above the trump Unter.
    CHECK(winner("innsbruck", Suit::Schell, "SU=SA S7=SA") == "S7=SA");
}

TEST_CASE("a Perlagg that is led fixes the suit by its name; what follows no suit wins nothing") {
    CHECK(winner("innsbruck", Suit::Laub, "HK=S9 S10 HA") == "S10");
    CHECK(winner("innsbruck", Suit::Laub, "HK HA SA") == "HA");
    CHECK(winner("innsbruck", Suit::Laub, "E9 HA SA HO") == "E9");
}

TEST_CASE("a natural card of the led suit binds", "[follow]") {
    const CardSet hand{"S10"_card, "L9"_card, "E9"_card, "E7"_card};
    const auto forms = [&](Card card, const char* led) {
        return formsOf(card, hand, led, Suit::Laub, rules("innsbruck"));
    };
    CHECK(forms("S10"_card, "S9") == Forms{true, {}});
    CHECK(forms("L9"_card, "S9") == Forms{true, {}}); // a trump goes on any trick
    CHECK(forms("E9"_card, "S9") == Forms{});
    CHECK(forms("E9"_card, "H9") == Forms{true, {}}); // void
    CHECK(forms("E9"_card, nullptr) == Forms{true, {}});
    // E7 held back: bells or leaves, and not as the acorn it is.
    CHECK(forms("E7"_card, "S9") == Forms{false, cardsOf(Suit::Schell) | cardsOf(Suit::Laub)});
    CHECK(forms("E7"_card, "HK=S9") == Forms{false, cardsOf(Suit::Schell) | cardsOf(Suit::Laub)});
    CHECK(forms("E7"_card, "H9") == Forms{true, wholePack(Pack::Cards33)});
}

TEST_CASE("on a trump lead only natural trumps bind", "[follow_trump_lead][TC-38]") {
    const CardSet onlyPerlaggen{"H7"_card, "HU"_card, "L9"_card};
    CHECK(formsOf("L9"_card, onlyPerlaggen, "HK=HA", Suit::Herz, rules("imst")).plain);
    const CardSet natural{"H8"_card, "HU"_card, "L9"_card};
    CHECK(formsOf("L9"_card, natural, "HK=HA", Suit::Herz, rules("imst")) == Forms{});
}

TEST_CASE("bound and free Perlaggen", "[follow_perl_bound][follow_perl_free][TC-36][TC-37]") {
    const CardSet hand{"SK"_card, "E7"_card};
    CHECK(formsOf("E7"_card, hand, "SA", Suit::Schell, rules("innsbruck")) ==
          Forms{false, cardsOf(Suit::Schell)});
    CHECK(formsOf("E7"_card, hand, "SA", Suit::Schell, rules("imst")) ==
          Forms{true, wholePack(Pack::Cards33)});
}

TEST_CASE("without the Weli in the pack nothing is named Six of bells unless the house says so") {
    CHECK_FALSE(deal::baptismTargets(rules("schlanders")).contains(kWeli));
    CHECK(deal::baptismTargets(rules("schlanders", "baptise_as_s6_in_32_pack=yes")).contains(kWeli));
    CHECK(deal::baptismTargets(rules("imst")).contains(kWeli));
}
