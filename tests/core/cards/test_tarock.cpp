#include <cards/tarock.h>

#include <catch2/catch.hpp>

#include <string>

using namespace schreiber::cards::tarock;

TEST_CASE("The Tarock pack has 54 cards that count 70, each read by its name") {
    CHECK(CardSet::all().size() == 54);
    CHECK(thirdsOf(CardSet::all()) == 210);
    CHECK(kTarocks.size() == 22);
    for (const Card card : CardSet::all()) {
        CHECK(readCard(nameOf(card)) == card);
        CHECK(cardsOf(card.suit()).contains(card));
    }
    CHECK(nameOf(CardSet::all().first()) == "S");
    CHECK(nameOf(Card::tarock(1)) == "I");
    CHECK(nameOf(Card(Suit::Herz, 4)) == "HA");
    CHECK(nameOf(Card(Suit::Treff, 4)) == "T10");
}

TEST_CASE("Cards of the Tarock pack are read by number, by name and in small letters") {
    for (int number = 1; number <= 22; ++number)
        CHECK(readCard(std::to_string(number)) == Card::tarock(number));
    CHECK(readCard("IIII") == Card::tarock(4));
    CHECK(readCard("pagat") == kPagat);
    CHECK(readCard("Mond") == kMond);
    for (const char* const name : {"Sküs", "SKÜS", "skues", "Gstieß", "Gstiess", "s"})
        CHECK(readCard(name) == kSkues);
    CHECK(readCard("K1") == Card(Suit::Karo, 4));
    CHECK(readCard("h1") == Card(Suit::Herz, 4));
    CHECK(readCard("xviii") == Card::tarock(18));
    CHECK(readCard("p10") == Card(Suit::Pik, 4));
    for (const char* const none :
         {"", "0", "23", "01", "P1", "K10", "HX", "E7", "?", "VV", "XXII", "Gstießßßß", "1 ", " 1"})
        CHECK_FALSE(readCard(none));
    CHECK(readColour("h") == Suit::Herz);
    CHECK(readColour("Treff") == Suit::Treff);
    CHECK_FALSE(readColour("Tarock"));
}

TEST_CASE("Kings and Trull count 5, Damen 4, Cavalls 3, Buben 2, all else 1") {
    for (const Card card : kKings | kTrull) CHECK(card.value() == 5);
    CHECK(readCard("PD")->value() == 4);
    CHECK(readCard("KC")->value() == 3);
    CHECK(readCard("TB")->value() == 2);
    CHECK(readCard("H4")->value() == 1);
    CHECK(readCard("XX")->value() == 1);
    CHECK(kSkues.isHigherThan(kMond));
    CHECK(readCard("HA")->isHigherThan(*readCard("H2")));
    CHECK(readCard("T10")->isHigherThan(*readCard("T9")));
    CHECK_FALSE(kSkues.isHigherThan(*readCard("T9")));
}
