#include <cards/drawing.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <cmath>
#include <set>
#include <utility>
#include <vector>

namespace schreiber::cards {
namespace {

std::size_t numbersOf(const PathStep& step) {
    if (step.kind == PathStep::Kind::Close) return 0;
    return step.kind == PathStep::Kind::Curve ? 6 : 2;
}

bool isWithin(const Drawing& drawing, double width, double height) {
    for (const Part& part : drawing)
        for (const PathStep& step : part.path)
            for (std::size_t i = 0; i < numbersOf(step); ++i)
                if (step.at[i] < 0 || step.at[i] > (i % 2 == 0 ? width : height)) return false;
    return true;
}

// Every part is seen, and begins where it is to begin.
bool isWhole(const Drawing& drawing) {
    return !drawing.empty() && std::all_of(drawing.begin(), drawing.end(), [](const Part& part) {
        return !part.path.empty() && part.path.front().kind == PathStep::Kind::Move &&
               (part.fill || part.width > 0);
    });
}

std::vector<std::pair<double, double>> pointsOf(const Drawing& drawing) {
    std::vector<std::pair<double, double>> all;
    for (const Part& part : drawing)
        for (const PathStep& step : part.path)
            for (std::size_t i = 0; i < numbersOf(step); i += 2) all.emplace_back(step.at[i], step.at[i + 1]);
    return all;
}

bool isTwoEnded(const Drawing& drawing) {
    constexpr double kNear = 0.01;
    const auto points = pointsOf(drawing);
    return std::all_of(points.begin(), points.end(), [&](const auto& point) {
        return std::any_of(points.begin(), points.end(), [&](const auto& other) {
            return std::abs(point.first + other.first - kCardWide) < kNear &&
                   std::abs(point.second + other.second - kCardHigh) < kNear;
        });
    });
}

// All points of the grays and colours in order: two that have the same cannot be told apart.
std::vector<double> looksOf(const Drawing& drawing) {
    std::vector<double> all;
    for (const Part& part : drawing) {
        all.push_back(part.fill ? part.fill->gray : -1);
        for (const PathStep& step : part.path) all.insert(all.end(), step.at.begin(), step.at.end());
    }
    return all;
}

TEST_CASE("each suit is drawn of parts within its square, and no two alike") {
    std::set<std::vector<double>> looks;
    for (const Suit suit : kSuits) {
        CHECK(isWhole(drawingOf(suit)));
        CHECK(isWithin(drawingOf(suit), kSuitSquare, kSuitSquare));
        CHECK(looks.insert(looksOf(drawingOf(suit))).second);
    }
    for (int suit = 0; suit < 5; ++suit) {
        const Drawing& drawing = drawingOf(static_cast<tarock::Suit>(suit));
        CHECK(isWhole(drawing));
        CHECK(isWithin(drawing, kSuitSquare, kSuitSquare));
        if (static_cast<tarock::Suit>(suit) != tarock::Suit::Herz)
            CHECK(looks.insert(looksOf(drawing)).second);
    }
    CHECK(looksOf(drawingOf(tarock::Suit::Herz)) == looksOf(drawingOf(Suit::Herz)));
}

TEST_CASE("every card of both packs has a face of its own, whole and small, also without colours") {
    std::set<std::vector<double>> german;
    std::set<std::vector<double>> tarock;
    for (const Face face : {Face::Whole, Face::Small}) {
        for (int index = 0; index < kCardCount; ++index) {
            const Drawing& drawing = drawingOf(Card::fromIndex(index), face);
            INFO(index);
            CHECK(isWhole(drawing));
            CHECK(isWithin(drawing, kCardWide, kCardHigh));
            CHECK(german.insert(looksOf(drawing)).second);
        }
        for (int index = 0; index < tarock::kCardCount; ++index) {
            const Drawing& drawing = drawingOf(tarock::Card::fromIndex(index), face);
            INFO(index);
            CHECK(isWhole(drawing));
            CHECK(isWithin(drawing, kCardWide, kCardHigh));
            CHECK(tarock.insert(looksOf(drawing)).second);
        }
    }
    CHECK(isWhole(germanBack()));
    CHECK(isWhole(tarockBack()));
    CHECK(looksOf(germanBack()) != looksOf(tarockBack()));
}

TEST_CASE("a card is the same from both sides, but for one pip in the middle") {
    for (int index = 0; index < kCardCount; ++index) {
        const Card card = Card::fromIndex(index);
        INFO(index);
        const bool upright = card.rank() == Rank::Seven || card.rank() == Rank::Nine;
        CHECK(isTwoEnded(drawingOf(card, Face::Whole)) == !upright);
    }
    for (const tarock::Card card : tarock::kTarocks) {
        INFO(card.index());
        CHECK(isTwoEnded(drawingOf(card, Face::Whole)));
    }
}

} // namespace
} // namespace schreiber::cards
