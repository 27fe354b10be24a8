#include "hands.h"

#include <cards/notation.h>

#include <catch2/catch.hpp>

#include <perlaggen/figures/figures.h>
#include <string>

using namespace schreiber::perlaggen::figures;
using namespace schreiber::cards;

namespace {

std::string show(const std::optional<Gleich>& gleich) {
    return gleich ? std::to_string(gleich->size) + std::string(nameOf(gleich->rank)) : "-";
}

std::string show(const std::optional<HangerInSuits>& hanger) {
    if (!hanger) return "-";
    std::string text = std::to_string(hanger->hanger.size) + std::string(nameOf(hanger->hanger.top));
    for (const Suit suit : kSuits)
        if (hanger->in(suit)) text += letterOf(suit);
    return text;
}

std::string gleich(const std::string& cards, const FigureRules& rules = {}) {
    return show(bestGleich(materialOf(hand(cards)), rules));
}

std::string hanger(const std::string& cards, const FigureRules& rules = {}) {
    return show(bestHanger(materialOf(hand(cards)), rules));
}

std::string pairs(const std::string& cards, const FigureRules& rules = {}) {
    std::string text;
    for (const FigurePair& pair : bestPairs(materialOf(hand(cards)), rules))
        text += show(pair.gleich) + "/" + show(pair.hanger) + " ";
    if (!text.empty()) text.pop_back();
    return text;
}

std::string text(const std::vector<PlayedCard>& cards) {
    std::string written;
    for (const PlayedCard& card : cards) written += toString(card) + " ";
    if (!written.empty()) written.pop_back();
    return written;
}

} // namespace

TEST_CASE("the worked figures of the matrix", "[TC-48..56]") {
    CHECK(gleich("E8 L8 H8 SA HU") == "38");
    CHECK(strength(Gleich{3, Rank::Eight}) > strength(Gleich{2, Rank::Ass}));
    CHECK(strength(Gleich{2, Rank::Koenig}) < strength(Gleich{2, Rank::Ass}));
    CHECK(hanger("HA HO *S7") == "3AH");        // TC-50
    CHECK(hanger("L8 LU *HK *S6") == "4UL");    // TC-51
    CHECK(hanger("L8 LU LO *HK *S6") == "5OL"); // TC-51
    CHECK(gleich("S9 E9 L9 L10") == "39");      // TC-52
    CHECK(hanger("S9 E9 L9 L10") == "210L");    // TC-52
    CHECK(hanger("EA E7 H9 LU") == "-");        // no wrap
    CHECK(gleich("EA E7 H9 LU") == "-");
}

TEST_CASE("cards named alike all count in a Gleich and once in a Hanger", "[duplicate_g]") {
    CHECK(gleich("L10 L7=L10 H10") == "310");
    CHECK(hanger("L10 L7=L10 L9") == "210L");
    CHECK(gleich("HK=HK HK=HK LK") == "3K");
}

TEST_CASE("five Perlaggen make five Aces and the best Hanger, not both together") {
    CHECK(gleich("*HK *S6 *S7 *E7 *L7") == "5A");
    CHECK(hanger("*HK *S6 *S7 *E7 *L7") == "5AELHS");
    CHECK(pairs("*HK *S6 *S7 *E7 *L7") == "-/5AELHS 2A/4AELHS 3A/3AELHS 4A/2AELHS 5A/-");
}

TEST_CASE("a Perlagg that fills a Hanger counts in the Gleich too", "[dual_use]") {
    CHECK(pairs("LK LU EO *HK") == "2O/3KL 2K/2KE");
    CHECK(pairs("EK LO *HK") == "-/2AE 2K/2KL");
}

TEST_CASE("a suit stands in a pair only where it goes with that Gleich") {
    // Alone both suits reach A-K; with two Kings only hearts, which has the King.
    CHECK(hanger("HK=HK EA *S7") == "2AEH");
    CHECK(pairs("HK=HK EA *S7") == "2A/2AH");
}

TEST_CASE("the switches about the Weli") {
    FigureRules rules;
    CHECK(hanger("S6 S7") == "27S");
    CHECK(gleich("S6 *HK") == "26");
    rules.weliInHanger = false;
    CHECK(hanger("S6 S7", rules) == "-");
    CHECK(hanger("S6 S7 *HK", rules) == "28S");
    rules.pairOfSixes = false;
    CHECK(gleich("S6 *HK", rules) == "-");
    CHECK(gleich("S6 *HK *S7", rules) == "2A");
    CHECK(gleich("S6 HK=S6", rules) == "-");
}

TEST_CASE("without the Weli in the pack nothing is named a Six unless the house allows it") {
    FigureRules rules;
    rules.pack = Pack::Cards32;
    // Nine bells in a row need the Six.
    const std::string bells = "S7 S8 S9 S10 SU SO SK SA *HK";
    CHECK(hanger(bells, rules) == "8AS");
    rules.baptiseAsMissing6 = true;
    CHECK(hanger(bells, rules) == "9AS");
}

TEST_CASE("long figures count whole or by their top five", "[long_figures]") {
    FigureRules rules;
    const std::string seven = "E9 L9 H9 SA *HK *S6 *S7 *E7";
    CHECK(gleich(seven, rules) == "79");
    CHECK(hanger("L7=L7 L8 L9 L10 LU LO LK", rules) == "7KL");
    rules.longFigures = false;
    CHECK(gleich(seven, rules) == "5A");
    CHECK(hanger("L7=L7 L8 L9 L10 LU LO LK", rules) == "5KL");
}

TEST_CASE("nine Perlaggen and seven cards") {
    CHECK(gleich("*HK *S6 *S7 *E7 *L7 *LU *LO *EU *EO") == "9A");
    CHECK(hanger("*HK *S6 *S7 *E7 *L7 *LU *LO *EU *EO") == "9AS");
    CHECK(
        bestPairs(materialOf(hand("*HK *S6 *S7 *E7 *L7 *LU *LO *EU *EO E8 L9 H10 SU EK HA S9")), {}).size() >
        3);
}

TEST_CASE("nobody has a figure: one empty pair") {
    CHECK(pairs("E7=E7 L9 HU SA") == "-/-");
    CHECK(pairs("") == "-/-");
    CHECK(pairs("*HK") == "-/-");
    CHECK(pairs("S6 SA") == "-/-");
}

TEST_CASE("equal best figures of two teams stand; within a team they do not", "[tie_stands]") {
    const std::vector<int> tie{7, 7};
    const std::vector<int> first{8, 7};
    const std::vector<int> none{0, 0, 0};
    const std::vector<int> lateBest{7, 7, 9};
    CHECK(winnerOf(tie) == Winner{std::nullopt, true});
    CHECK(winnerOf(first) == Winner{0, false});
    CHECK(winnerOf(none) == Winner{std::nullopt, false});
    CHECK(winnerOf(lateBest) == Winner{2, false});
}

TEST_CASE("a Hanger in trump beats its equal where the place has it so", "[trump_hanger][TC-53][TC-54]") {
    const auto hearts = bestHanger(materialOf(hand("H10 H9 H8")), {});
    const auto acorns = bestHanger(materialOf(hand("E10 E9 E8")), {});
    FigureRules rules;
    CHECK(strength(hearts, Suit::Herz, rules) == strength(acorns, Suit::Herz, rules));
    rules.trumpHangerWins = true;
    CHECK(strength(hearts, Suit::Herz, rules) > strength(acorns, Suit::Herz, rules));
    // It never beats a better one.
    const auto higher = bestHanger(materialOf(hand("EU E10 E9")), {});
    CHECK(strength(hearts, Suit::Herz, rules) < strength(higher, Suit::Herz, rules));
}

TEST_CASE("figures laid down name the Perlaggen they need") {
    CHECK(text(layGleich(hand("LK *S7 HA *HK"), {3, Rank::Koenig})) == "LK HK S7=EK");
    CHECK(text(layGleich(hand("EK LK HK=HK SK *S7"), {5, Rank::Koenig})) == "EK LK HK=HK SK S7=SK");
    CHECK(text(layHanger(hand("HA HO *S7 E9"), {3, Rank::Ass}, Suit::Herz)) == "HA S7=HK HO");
    CHECK(text(layHanger(hand("HA *S7 HO *HK"), {3, Rank::Ass}, Suit::Herz)) == "HA HK HO");
}
