#include <catch2/catch.hpp>

#include <koenigrufen/deal/scoring.h>

using namespace schreiber::koenigrufen;
using deal::Facts;
using deal::How;
using deal::PositiveGame;
using deal::PremiumFact;
using deal::Seat;
using rulebook::Game;
using rulebook::Premium;

namespace {

rulebook::Rules ruediger(const char* house = "") {
    const rulebook::Rules rules(*rulebook::findRuleSet("ruediger"));
    return *rulebook::withHouse(rules, *rulebook::parseHouse(house));
}

deal::Settlement of(const Facts& facts, const char* house = "") {
    const deal::Settlement settlement = deal::settle(ruediger(house), facts);
    deal::Points sum{};
    for (const deal::Item& item : settlement.items) {
        std::int64_t zero = 0;
        for (std::size_t i = 0; i < sum.size(); ++i) {
            zero += item.points[i];
            sum[i] += item.points[i];
        }
        CHECK(zero == 0);
    }
    CHECK(sum == settlement.points);
    return settlement;
}

PositiveGame dreier(bool won, std::vector<PremiumFact> premiums = {}) {
    return {.game = Game::Dreier, .declarer = Seat::B, .won = won, .premiums = std::move(premiums)};
}

using deal::Points;

} // namespace

TEST_CASE("A game two against two counts once a head, one against three three times") {
    const PositiveGame rufer{
        .game = Game::Rufer, .declarer = Seat::A, .partner = Seat::D, .won = true, .kontra = 1};
    CHECK(of({rufer}).points == Points{2, -2, -2, 2});
    CHECK(of({dreier(false)}).points == Points{3, -9, 3, 3});
    CHECK(of({dreier(true)}).items.front().value == 3);
    const PositiveGame six{.game = Game::Sechserdreier, .won = true};
    CHECK(of({six}).points == Points{9, -3, -3, -3});
    CHECK(of({PositiveGame{.game = Game::Sechserdreier, .won = false}, {}, 2}).points ==
          Points{-36, 12, 12, 12});
}

TEST_CASE("A premium counts announced twice, in a Solospiel twice, and with each step twice") {
    CHECK(deal::valueOf(ruediger(), Game::Solorufer, Premium::Uhu, true, 1) == 16);
    CHECK(deal::valueOf(ruediger(), Game::Rufer, Premium::Uhu, false, 0) == 2);
    CHECK(deal::valueOf(ruediger(), Game::Solodreier, Premium::Mondfang, false, 0) == 2);
    CHECK(deal::hasPremium(ruediger(), Game::Solorufer, Premium::KoenigUltimo));
    CHECK_FALSE(deal::hasPremium(ruediger(), Game::Dreier, Premium::KoenigUltimo));
    CHECK_FALSE(deal::hasPremium(ruediger(), Game::Bettler, Premium::Trull));
}

TEST_CASE("Premiums are listed by the table, the declarer's side first, a Mondfang last") {
    PositiveGame game =
        dreier(true, {{Premium::Trull, 1}, {Premium::Pagat, 1}, {Premium::Pagat, 0, true, 0, false}});
    game.mondfang = deal::Mondfang{Seat::C, Seat::D};
    const deal::Settlement settlement = of({game});
    REQUIRE(settlement.items.size() == 5);
    CHECK(settlement.items[1].side == 0);
    CHECK(settlement.items[1].how == How::Lost);
    CHECK(settlement.items[2].side == 1);
    CHECK(settlement.items[3].what == std::variant<Game, Premium>(Premium::Trull));
    CHECK(settlement.items[4].points == Points{0, 0, 1, -1});
    CHECK(settlement.doubles == 1);
    CHECK(settlement.points == Points{1, -3, 2, 0}); // 3 - 2 - 1 - 1 a head for B, and C takes one off D
}

TEST_CASE("A Valat multiplies all that was won, and leaves Absolut, Trull and kings out where it was made") {
    const std::vector<PremiumFact> made{
        {Premium::Valat, 0}, {Premium::Trull, 0, true}, {Premium::Absolut, 0}, {Premium::Pagat, 0}};
    const deal::Settlement silent = of({dreier(true, made)});
    CHECK(silent.valat == 4);
    CHECK(silent.items.size() == 2);
    CHECK(silent.points == Points{-16, 48, -16, -16});

    CHECK(of({dreier(true, {{Premium::Valat, 0, true, 1, true}})}).valat == 16);
    CHECK(
        of({PositiveGame{.game = Game::Solodreier, .won = true, .premiums = {{Premium::Valat, 0}}}}).valat ==
        4);
    CHECK(of({PositiveGame{.game = Game::Solodreier, .won = true, .premiums = {{Premium::Valat, 0}}}},
             "solo_valat=yes")
              .valat == 8);
}

TEST_CASE("An announced Valat that is not made loses the game, whatever the count, for the side that "
          "announced it") {
    const PremiumFact mine{Premium::Valat, 0, true, 1, false};
    const PremiumFact theirs{Premium::Valat, 1, true, 0, false};
    const deal::Settlement lost = of({dreier(true, {mine, {Premium::Absolut, 0}})});
    CHECK(lost.items.front().how == How::Lost);
    CHECK(lost.valat == 16);
    CHECK(lost.points == Points{32, -96, 32, 32});

    const deal::Settlement opponents = of({dreier(false, {theirs})});
    CHECK(opponents.items.front().how == How::Won);
    CHECK(opponents.points == Points{-24, 72, -24, -24});

    // Both: the greater, and the game goes by its count.
    const deal::Settlement both = of({dreier(false, {mine, theirs})});
    CHECK(both.valat == 16);
    CHECK(both.items.front().how == How::Lost);

    // Announced by a side that is itself without a trick: once.
    const deal::Settlement none = of({dreier(false, {mine, {Premium::Valat, 1}, {Premium::Trull, 1}})});
    CHECK(none.valat == 16);
    CHECK(none.items.size() == 1);

    // Both announced and one made it: that one's.
    const PremiumFact won{Premium::Valat, 1, true, 0, true};
    CHECK(of({dreier(false, {mine, won})}).valat == 8);
}

TEST_CASE("A game given up is lost at its plain value, and an Auchrufer's bird as announced") {
    const PositiveGame given{.game = Game::Auchrufer,
                             .declarer = Seat::C,
                             .givenUp = true,
                             .premiums = {{Premium::Uhu, 0, true, 0, false}}};
    const deal::Settlement settlement = of({given});
    CHECK(settlement.items[0].how == How::GivenUp);
    CHECK(settlement.items[1].how == How::Lost);
    CHECK(settlement.points == Points{5, 5, -15, 5});
}

TEST_CASE("A negative game is settled pair by pair, each amount rounded down by itself") {
    const auto bettler = [](bool won, std::array<int, 4> kontra = {}) {
        return std::vector<deal::NegativeGame>{{Game::Bettler, Seat::C, won, kontra}};
    };
    CHECK(of({bettler(true)}).points == Points{-2, -2, 6, -2});
    CHECK(of({bettler(false, {0, 0, 0, 1})}).points == Points{2, 2, -9, 5});
    CHECK(of({bettler(true), {}, 2}).points == Points{-5, -5, 15, -5});
    CHECK(of({bettler(true, {0, 2, 0, 0}), {}, 4}).points == Points{-10, -40, 60, -10});
    const std::vector<deal::NegativeGame> two{{Game::Piccolo, Seat::B, false, {0, 0, 0, 1}},
                                              {Game::Piccolo, Seat::D, true, {0, 0, 1, 0}}};
    const deal::Settlement both = of({two});
    CHECK(both.points == Points{0, -10, -2, 12});
    CHECK(both.items[0].pairs[2] == deal::Pair{Seat::D, 1, -4});
}

TEST_CASE(
    "A broken game is written as if the offender had lost, with what was announced and nothing silent") {
    PositiveGame game = dreier(
        false, {{Premium::Pagat, 0, true, 0, false}, {Premium::Uhu, 1, true, 1, true}, {Premium::Trull, 1}});
    game.mondfang = deal::Mondfang{Seat::A, Seat::B};
    const deal::Settlement party = of({game, Seat::C});
    CHECK(party.items.size() == 3);
    CHECK(party.items[0].how == How::Won);
    CHECK(party.items[2].how == How::Lost);
    CHECK(party.points == Points{-13, 39, -13, -13}); // 3 + 2 + 8
    CHECK(party.doubles == 0);
    // As the declarer who wins has three to take from, and each opponent who wins one.
    CHECK(of({game, Seat::C}, "breach_payer=offender").points == Points{13, 39, -65, 13});
    CHECK(of({game, Seat::B}, "breach_payer=offender").points == Points{13, -39, 13, 13});
    CHECK(of({game, Seat::B}).points == Points{13, -39, 13, 13});

    const PositiveGame rufer{.game = Game::Rufer, .declarer = Seat::A, .partner = Seat::D};
    CHECK(of({rufer, Seat::D}).points == Points{-1, 1, 1, -1});
    CHECK(of({rufer, Seat::D}, "breach_payer=offender").points == Points{1, 1, 1, -3});
}

TEST_CASE(
    "In a broken game the Valat of the side that did not offend counts as made, else the other's as failed") {
    const PremiumFact mine{Premium::Valat, 0, true, 0, false};
    const PremiumFact theirs{Premium::Valat, 1, true, 1, false};
    const PremiumFact trull{Premium::Trull, 0, true, 0, false};
    CHECK(of({dreier(false, {mine, trull}), Seat::A}).points == Points{-24, 72, -24, -24});
    CHECK(of({dreier(false, {mine, trull}), Seat::B}).points == Points{40, -120, 40, 40}); // (3 + 2) x 8
    CHECK(of({dreier(false, {mine, theirs}), Seat::A}).valat == 8);
    CHECK(of({dreier(false, {mine, theirs}), Seat::B}).valat == 16);
}

TEST_CASE("Of several negative games the offender's own is lost, and every other one won") {
    const std::vector<deal::NegativeGame> two{{Game::Bettler, Seat::D, false, {0, 1, 0, 0}},
                                              {Game::Piccolo, Seat::B, true, {}}};
    CHECK(of({two, Seat::B}).points == Points{0, -11, 0, 11}); // D +2 +5 +2; B -2 -2 -2
    // Everybody gets what he would as a winner of each game, the offender pays it all.
    CHECK(of({two, Seat::B}, "breach_payer=offender").points == Points{4, -19, 4, 11});
}

TEST_CASE("Whoever breaks a Trischaken off pays one to each, and it doubles nothing") {
    const deal::Settlement settlement = of({deal::TrischakenTally{}, Seat::C, 2});
    CHECK(settlement.items.front().how == How::Broken);
    CHECK(settlement.points == Points{2, 2, -6, 2});
    CHECK(settlement.doubles == 0);
    CHECK(of({deal::TrischakenTally{{80, 55, 75, 0}, {false, false, false, true}}}).doubles == 4);
}
