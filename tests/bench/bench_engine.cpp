#include <base/random.h>
#include <cards/notation.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <perlaggen/deal/bets.h>
#include <perlaggen/deal/plays.h>
#include <perlaggen/deal/trick.h>
#include <perlaggen/figures/figures.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/ruling/ask.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>
#include <string>
#include <vector>

// What the pure functions of the rules take, over many random cases: the mean of each of seven runs, and
// of these the median.
using namespace schreiber;
using namespace schreiber::cards;

namespace {

using Clock = std::chrono::steady_clock;

// Keeps the compiler from leaving the work out.
volatile std::size_t g_sink = 0;

template <class Case, class Work>
void measure(const char* what, const std::vector<Case>& cases, int rounds, Work work) {
    std::vector<double> means;
    for (int run = 0; run < 7; ++run) {
        const auto start = Clock::now();
        for (int round = 0; round < rounds; ++round)
            for (const Case& one : cases) g_sink = g_sink + work(one);
        const std::chrono::duration<double, std::nano> took = Clock::now() - start;
        means.push_back(took.count() / (static_cast<double>(rounds) * static_cast<double>(cases.size())));
    }
    std::sort(means.begin(), means.end());
    std::printf("%-34s %10.3f us\n", what, means[means.size() / 2] / 1000.0);
}

std::vector<Card> shuffled(base::Random& random) {
    std::vector<Card> pack;
    pack.reserve(kCardCount);
    for (int i = 0; i < kCardCount; ++i) pack.push_back(Card::fromIndex(i));
    random.shuffle(pack);
    return pack;
}

Card any(base::Random& random) {
    return Card::fromIndex(static_cast<int>(random.below(kCardCount)));
}

std::vector<std::vector<PlayedCard>> tricks(base::Random& random,
                                            const perlaggen::rulebook::PerlaggOrder& perlaggen) {
    std::vector<std::vector<PlayedCard>> all;
    for (int i = 0; i < 1000; ++i) {
        const auto pack = shuffled(random);
        std::vector<PlayedCard> trick;
        for (std::size_t seat = 0; seat < 4; ++seat) {
            trick.push_back({pack[seat], {}});
            if (perlaggen.contains(pack[seat])) trick.back().as = any(random);
        }
        all.push_back(std::move(trick));
    }
    return all;
}

struct Position {
    PlayedCard led;
    CardSet hand;
};

std::vector<Position> positions(base::Random& random) {
    std::vector<Position> all;
    for (int i = 0; i < 1000; ++i) {
        const auto pack = shuffled(random);
        Position one{{pack[0], {}}, {}};
        for (std::size_t card = 1; card <= 5; ++card) one.hand.insert(pack[card]);
        all.push_back(one);
    }
    return all;
}

std::vector<std::vector<perlaggen::figures::HeldCard>> hands(base::Random& random, std::size_t size,
                                                             std::size_t most) {
    std::vector<std::vector<perlaggen::figures::HeldCard>> all;
    for (int i = 0; i < 1000; ++i) {
        const auto pack = shuffled(random);
        const auto free = random.below(most + 1);
        std::vector<perlaggen::figures::HeldCard> hand;
        for (std::size_t card = 0; card < size; ++card) hand.push_back({{pack[card], {}}, card < free});
        all.push_back(std::move(hand));
    }
    return all;
}

std::size_t figuresOf(const std::vector<perlaggen::figures::HeldCard>& hand) {
    const auto material = perlaggen::figures::materialOf(hand);
    const perlaggen::figures::FigureRules rules;
    return perlaggen::figures::bestPairs(material, rules).size() +
           perlaggen::figures::bestGleich(material, rules).has_value() +
           perlaggen::figures::bestHanger(material, rules).has_value();
}

constexpr const char* kRecord =
    "rules: innsbruck\ntarget: 18\nscore: 4 7\n"
    "hand A: E10 LK L10 HU S9\nhand B: E8 LA L8 HA S10\n"
    "hand C: LO LU H10 SA SU\nhand D: EA EK E7 S7 S6\n\n"
    "D: turn L9\nA: play L10\nB: play LA\nC: play LU=LA\nD: play S7=LA\n"
    "D: play S6=H7\nA: play HU\nB: play HA\nC: play LO=HO\nB: play S10\nC: play SU\n"
    "D: play EA\nA: play S9\nC: play SA\nD: play EK\nA: play LK\nB: play E8\n"
    "A: play E10\nB: play L8\nC: play H10\nD: play E7=LA\n";

// Of a set whose house rules are for the most part this program's choice: each that was asked is tried with
// its other values.
constexpr const char* kChosen =
    "score: 4 7\nhand A: LA H10 S10 EK S8\nhand B: HA HO E10 SK L10\nhand C: HK H9 E9 SO L8\n"
    "hand D: LK LU S9 E8 H8\n\n"
    "D: turn L9\nA: play H10\nB: play HA\nC: play H9\nD: play H8\nB: play SK\nC: play SO\n"
    "D: play S9\nA: play S8\nB: play E10\nC: play E9\nD: play E8\nA: play EK\n"
    "A: play LA\nB: play L10\nC: play L8\nD: play LK\nA: play S10\nB: play HO\n"
    "C: play HK=LA\nD: play LU=S8\n";

} // namespace

int main() {
    base::Random random(1);
    const perlaggen::rulebook::Rules rules(*perlaggen::rulebook::findRuleSet("innsbruck"), 4);
    const auto& perlaggen = rules.perlaggen(Suit::Laub);

    measure("trick", tricks(random, perlaggen), 200, [&](const std::vector<PlayedCard>& trick) {
        return static_cast<std::size_t>(perlaggen::deal::trickWinner(perlaggen, Suit::Laub, trick));
    });
    measure("plays", positions(random), 100, [&](const Position& one) {
        return perlaggen::deal::legalPlays(rules, Suit::Laub, one.led, one.hand).size();
    });
    perlaggen::deal::BetTable table;
    table.target = 18;
    table.score = {15, 9, 0};
    table.figures[0] = {perlaggen::deal::BetState::Held, 2, 1};
    measure("bet",
            std::vector{perlaggen::deal::Figure::Gleich, perlaggen::deal::Figure::Hanger,
                        perlaggen::deal::Figure::Spiel},
            20000, [&](perlaggen::deal::Figure figure) {
                return std::size_t{perlaggen::deal::judgeBet(rules, table, 0, figure, false).broken.empty()};
            });
    measure("figures, 5 cards, 0-5 Perlaggen", hands(random, 5, 5), 20, figuresOf);
    measure("figures, 7 cards, 0-7 Perlaggen", hands(random, 7, 7), 20, figuresOf);
    measure("figures, 16 cards, 0-9 Perlaggen", hands(random, 16, 9), 20, figuresOf);
    measure("record read", std::vector<std::string>{kRecord}, 500,
            [](const std::string& text) { return perlaggen::record::read(text)->size(); });

    const auto records = perlaggen::record::read(kRecord);
    measure("deal replayed and ruled on", *records, 500, [](const perlaggen::record::Record& one) {
        return perlaggen::ruling::replay(one).rulings.size();
    });
    measure("the same, and its result as JSON", *records, 500, [](const perlaggen::record::Record& one) {
        return perlaggen::ruling::resultJson(perlaggen::ruling::replay(one), words::Language::English).size();
    });

    for (const std::string set : {"oberland", "deutschnofen"})
        measure(("the same of " + set).c_str(), *perlaggen::record::read("rules: " + set + '\n' + kChosen),
                500, [](const perlaggen::record::Record& one) {
                    return perlaggen::ruling::replay(one).rulings.size();
                });

    perlaggen::ruling::Asker asker(words::Language::German);
    const auto answer = [&](const std::string& line) { return asker.answer(line).size(); };
    const std::vector<std::string> trickLine{
        R"({"ask":"trick","rules":"innsbruck","trump":"L","cards":[["A","L10"],["B","LA"],["C","LU=LA"],["D","S7=LA"]]})"};
    const std::vector<std::string> betLine{
        R"({"ask":"bet","rules":"innsbruck","target":18,"score":[15,9],"figures":{"gleich":{"value":2,"team":1,"state":"held"}},"team":0,"figure":"hanger","phase":"play"})"};
    const std::vector<std::string> playsLine{
        R"({"ask":"plays","rules":"imst","trump":"L","led":"S9","hand":["S10","E7","LU","L9","HA"]})"};
    const std::vector<std::string> figuresLine{
        R"({"ask":"figures","rules":"innsbruck","trump":"L","cards":["HK","S6","LO","HA","E9"]})"};
    measure("ask trick, one line", trickLine, 20000, answer);
    measure("ask bet, one line", betLine, 20000, answer);
    measure("ask plays, one line", playsLine, 2000, answer);
    measure("ask figures, one line", figuresLine, 2000, answer);
}
