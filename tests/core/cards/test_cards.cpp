#include <cards/card.h>
#include <cards/card_set.h>
#include <cards/notation.h>
#include <cards/seat.h>

#include <catch2/catch.hpp>

#include <set>
#include <string>

using namespace schreiber::cards;
using namespace schreiber::cards::literals;

TEST_CASE("each card of the pack has one index, one name and reads back") {
    std::set<std::string> names;
    for (int index = 0; index < kCardCount; ++index) {
        const Card card = Card::fromIndex(index);
        CHECK(Card(card.suit(), card.rank()) == card);
        CHECK(card.index() == index);
        CHECK(readCard(nameOf(card)) == card);
        CHECK(std::string(nameOf(card)) == letterOf(card.suit()) + std::string(nameOf(card.rank())));
        names.insert(std::string(nameOf(card)));
    }
    CHECK(names.size() == 33);
}

TEST_CASE("cards are read laxly and written strictly") {
    CHECK(readCard("W") == kWeli);
    CHECK(readCard("w") == kWeli);
    CHECK(readCard("lx") == "L10"_card);
    CHECK(readCard("HT") == "H10"_card);
    CHECK(readCard("h10") == "H10"_card);
    CHECK(readCard("hk") == kMartl);
    CHECK(toString(*readPlayedCard("s7=ea")) == "S7=EA");
    CHECK(toString(*readPlayedCard("w=lt")) == "S6=L10");
    CHECK(toString(*readPlayedCard("HK=HK")) == "HK=HK");
    CHECK_FALSE(*readPlayedCard("HK") == *readPlayedCard("HK=HK"));
}

TEST_CASE("what is no card reads as nothing") {
    for (const char* text : {"", "H", "E6", "L6", "H6", "S5", "Q7", "HK=", "=HK", "HK=HK=HK", "H 7", "H100",
                             "1H", "10", "?", "HK!", "H1", "♥K", "S7=W7"})
        CHECK_FALSE(readPlayedCard(text).has_value());
    CHECK_FALSE(readQueryCard("HK=HA!").has_value());
    CHECK_FALSE(readQueryCard("!").has_value());
    CHECK_FALSE(readHandCard("??").has_value());
    CHECK_FALSE(readHandCard("S7=LA").has_value());
}

TEST_CASE("a query fixes a face with an exclamation mark, a hand knows the unknown card") {
    CHECK(readQueryCard("hk!") == QueryCard{{kMartl, {}}, true});
    CHECK(readQueryCard("HK=LA") == QueryCard{{kMartl, "LA"_card}, false});
    CHECK(readHandCard("?") == HandCard{});
    CHECK(readHandCard("W") == HandCard{kWeli});
}

TEST_CASE("sets hold each card once and iterate from acorns to bells, low to high") {
    CardSet set{"SA"_card, "E7"_card, "SA"_card, "H10"_card};
    CHECK(set.size() == 3);
    std::string order;
    for (const Card card : set) order += std::string(nameOf(card)) + ' ';
    CHECK(order == "E7 H10 SA ");
    set.erase("H10"_card);
    CHECK_FALSE(set.contains("H10"_card));
    CHECK(set.first() == "E7"_card);
    CHECK((set | CardSet{"L9"_card}).size() == 3);
    CHECK((set - CardSet{"SA"_card}) == CardSet{"E7"_card});
}

TEST_CASE("the packs differ by the Weli, and the suits share them out") {
    CHECK(wholePack(Pack::Cards33).size() == 33);
    CHECK(wholePack(Pack::Cards32).size() == 32);
    CHECK_FALSE(wholePack(Pack::Cards32).contains(kWeli));
    CHECK(inPack(kWeli, Pack::Cards33));
    CHECK_FALSE(inPack(kWeli, Pack::Cards32));
    CardSet all;
    for (const Suit suit : kSuits) {
        CHECK(cardsOf(suit).size() == (suit == Suit::Schell ? 9 : 8));
        for (const Card card : cardsOf(suit)) CHECK(card.suit() == suit);
        all = all | cardsOf(suit);
    }
    CHECK(all == wholePack(Pack::Cards33));
}

TEST_CASE("seats go round clockwise and make the parties of deal-record.md") {
    CHECK(after(Seat::D, 4) == Seat::A);
    CHECK(before(Seat::A, 3) == Seat::C);
    CHECK(after(Seat::B, 6, 5) == Seat::A);
    CHECK(teamOf(Seat::C, 4) == 0);
    CHECK(teamOf(Seat::F, 6) == 1);
    CHECK(teamOf(Seat::C, 3) == 2);
    CHECK(partners(Seat::A, Seat::E, 6));
    CHECK_FALSE(partners(Seat::A, Seat::A, 4));
    CHECK_FALSE(partners(Seat::A, Seat::B, 2));
    CHECK(readSeat("f") == Seat::F);
    CHECK_FALSE(readSeat("G").has_value());
    CHECK_FALSE(readSeat("AB").has_value());
}
