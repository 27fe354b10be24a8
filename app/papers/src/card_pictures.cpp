#include "card_pictures.h"

#include <cards/drawing.h>
#include <cards/notation.h>

#include <papers/suits.h>

namespace schreiber::papers {

namespace {

using pdf::PathStep;
using pdf::Picture;
using pdf::Point;

constexpr double kWide = 20;
constexpr double kHigh = 30;
constexpr double kRound = 2.4;
constexpr double kSuit = 8.6; // a side
constexpr double kLetters = 10;
constexpr double kMark = 3.6; // the radius of a Perlagg's mark
constexpr double kEdge = 0.5;
constexpr double kWinnersEdge = 2;
constexpr double kOwnHalf = 0.88; // grays: behind the face of a baptised card
constexpr double kBack = 0.8;

Point at(double x, double y) {
    return {x, y};
}

PathStep to(Point point) {
    return {PathStep::Kind::Line, point};
}

// Round a corner from where the path stands.
PathStep round(Point corner, Point end) {
    return {PathStep::Kind::Curve, end, corner, corner};
}

std::vector<PathStep> outline(double top) {
    const double right = kWide;
    const double bottom = kHigh;
    std::vector<PathStep> path;
    if (top > 0) {
        path = {{PathStep::Kind::Move, at(0, top)}, to(at(right, top))};
    } else {
        path = {{PathStep::Kind::Move, at(0, kRound)},
                round(at(0, 0), at(kRound, 0)),
                to(at(right - kRound, 0)),
                round(at(right, 0), at(right, kRound))};
    }
    path.push_back(to(at(right, bottom - kRound)));
    path.push_back(round(at(right, bottom), at(right - kRound, bottom)));
    path.push_back(to(at(kRound, bottom)));
    path.push_back(round(at(0, bottom), at(0, bottom - kRound)));
    path.push_back({PathStep::Kind::Close, {}});
    return path;
}

std::vector<PathStep> circle(Point middle, double r) {
    const double k = 0.5523 * r;
    const auto [x, y] = middle;
    using Kind = PathStep::Kind;
    return {{Kind::Move, at(x + r, y)},
            {Kind::Curve, at(x, y + r), at(x + r, y + k), at(x + k, y + r)},
            {Kind::Curve, at(x - r, y), at(x - k, y + r), at(x - r, y + k)},
            {Kind::Curve, at(x, y - r), at(x - r, y - k), at(x - k, y - r)},
            {Kind::Curve, at(x + r, y), at(x + k, y - r), at(x + r, y - k)},
            {Kind::Close, {}}};
}

// Rank and suit in the upper half; `turned`: in the lower, upside down.
void drawHalf(Picture& picture, cards::Card card, bool turned) {
    const auto placed = [turned](double x, double y) {
        return turned ? Point{kWide - x, kHigh - y} : Point{x, y};
    };
    const double middle = kHigh / 4;
    const double scale = kSuit / cards::kSuitSquare;
    const double left = kWide - 1.6 - kSuit;
    const auto suitPoint = [&](double x, double y) {
        return placed(left + scale * x, middle + scale * (y - cards::kSuitSquare / 2));
    };
    for (pdf::ShapeMark shape : pictureOf(cards::drawingOf(card.suit())).shapes) {
        for (PathStep& step : shape.path)
            step = {step.kind, suitPoint(step.to.x, step.to.y), suitPoint(step.before.x, step.before.y),
                    suitPoint(step.after.x, step.after.y)};
        shape.stroke.width *= scale;
        picture.shapes.push_back(std::move(shape));
    }
    picture.letterings.push_back({.middle = placed(5.6, middle),
                                  .text = std::string(cards::nameOf(card.rank())),
                                  .size = kLetters,
                                  .widest = 8,
                                  .turned = turned});
}

static_assert(static_cast<int>(PathStep::Kind::Close) == static_cast<int>(cards::PathStep::Kind::Close) &&
              static_cast<int>(PathStep::Kind::Curve) == static_cast<int>(cards::PathStep::Kind::Curve));

pdf::Ink inkOf(const cards::Ink& ink) {
    return {ink.gray, ink.colour};
}

} // namespace

Picture pictureOf(const cards::Drawing& suit) {
    Picture picture;
    picture.size = {cards::kSuitSquare, cards::kSuitSquare};
    for (const cards::Part& part : suit) {
        pdf::ShapeMark shape;
        for (const auto& [kind, p] : part.path) {
            const bool curve = kind == cards::PathStep::Kind::Curve;
            shape.path.push_back({static_cast<PathStep::Kind>(kind),
                                  curve ? Point{p[4], p[5]} : Point{p[0], p[1]},
                                  {p[0], p[1]},
                                  {p[2], p[3]}});
        }
        if (part.fill) shape.fill = inkOf(*part.fill);
        shape.stroke = {part.width, inkOf(part.line)};
        picture.shapes.push_back(std::move(shape));
    }
    return picture;
}

std::vector<Picture> germanSuits() {
    std::vector<Picture> suits;
    for (const cards::Suit suit : cards::kSuits) suits.push_back(pictureOf(cards::drawingOf(suit)));
    return suits;
}

std::vector<Picture> tarockSuits() {
    std::vector<Picture> suits;
    for (const cards::tarock::Suit suit : cards::tarock::kColours)
        suits.push_back(pictureOf(cards::drawingOf(suit)));
    return suits;
}

Picture pictureOf(const CardOnPaper& card) {
    Picture picture;
    picture.size = {kWide, kHigh};
    picture.caption = card.who;
    const double edge = card.winner ? kWinnersEdge : kEdge;
    if (!card.card) {
        picture.shapes.push_back({outline(0), kBack, {edge, 0.3}});
        picture.letterings.push_back(
            {.middle = {kWide / 2, kHigh / 2}, .text = "?", .size = 16, .widest = 14});
        return picture;
    }
    picture.shapes.push_back({outline(0), 1.0, {0, 0}});
    if (card.card->as) picture.shapes.push_back({outline(kHigh / 2), kOwnHalf, {0, 0}});
    picture.shapes.push_back(
        {{{PathStep::Kind::Move, at(0, kHigh / 2)}, to(at(kWide, kHigh / 2))}, std::nullopt, {0.4, 0.4}});
    drawHalf(picture, card.card->face(), false);
    drawHalf(picture, card.card->card, true);
    picture.shapes.push_back({outline(0), std::nullopt, {edge, 0}});
    if (card.perlagg > 0) {
        const Point middle{kWide / 2, kHigh / 2};
        picture.shapes.push_back({circle(middle, kMark), 0.0, {0.6, 1}});
        picture.letterings.push_back(
            {.middle = middle, .text = std::to_string(card.perlagg), .size = 6, .widest = 5, .ink = 1});
    }
    if (card.crossed) {
        constexpr double kCross = 1.2;
        for (const double from : {0.0, kHigh})
            picture.shapes.push_back({{{PathStep::Kind::Move, at(0, from)}, to(at(kWide, kHigh - from))},
                                      std::nullopt,
                                      {kCross, 0}});
    }
    return picture;
}

} // namespace schreiber::papers
