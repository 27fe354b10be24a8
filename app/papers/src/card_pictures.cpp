#include "card_pictures.h"

#include <cards/drawing.h>
#include <cards/notation.h>

#include <papers/suits.h>

namespace schreiber::papers {

namespace {

using pdf::PathStep;
using pdf::Picture;
using pdf::Point;

constexpr double kWide = cards::kCardWide;
constexpr double kHigh = cards::kCardHigh;
constexpr double kBarGap = 5; // under a card; both stand there for every one, so that a row is even
constexpr double kBar = 8;
constexpr double kMark = 17;    // the radius of a Perlagg's mark
constexpr double kInset = 0.58; // of a card's width: what a baptised one counts as
constexpr double kCross = 7;
constexpr pdf::Ink kBack{0.85, 0xDADADA};

std::vector<PathStep> rectangle(const pdf::Box& box) {
    using Kind = PathStep::Kind;
    return {{Kind::Move, {box.left, box.top}},
            {Kind::Line, {box.right, box.top}},
            {Kind::Line, {box.right, box.bottom}},
            {Kind::Line, {box.left, box.bottom}},
            {Kind::Close, {}}};
}

std::vector<PathStep> circle(Point middle, double r) {
    const double k = 0.5523 * r;
    const auto [x, y] = middle;
    using Kind = PathStep::Kind;
    return {{Kind::Move, {x + r, y}},
            {Kind::Curve, {x, y + r}, {x + r, y + k}, {x + k, y + r}},
            {Kind::Curve, {x - r, y}, {x - k, y + r}, {x - r, y + k}},
            {Kind::Curve, {x, y - r}, {x - r, y - k}, {x - k, y - r}},
            {Kind::Curve, {x + r, y}, {x + k, y - r}, {x + r, y - k}},
            {Kind::Close, {}}};
}

// White on black, for what is told of a card beside its face.
void addDisc(Picture& picture, Point middle, const std::string& text) {
    picture.shapes.push_back({circle(middle, kMark), pdf::Ink{0}, {3, pdf::Ink{1}}});
    picture.letterings.push_back(
        {.middle = middle, .text = text, .size = 1.7 * kMark, .widest = 1.5 * kMark, .ink = 1});
}

void addInset(Picture& picture, const Picture& card) {
    constexpr double kEdge = 6;
    const Point corner{kWide - kEdge - kInset * kWide, kHigh - kEdge - kInset * kHigh};
    const auto at = [&](Point point) {
        return Point{corner.x + kInset * point.x, corner.y + kInset * point.y};
    };
    for (pdf::ShapeMark shape : card.shapes) {
        for (PathStep& step : shape.path) step = {step.kind, at(step.to), at(step.before), at(step.after)};
        shape.stroke.width *= kInset;
        picture.shapes.push_back(std::move(shape));
    }
}

static_assert(static_cast<int>(PathStep::Kind::Close) == static_cast<int>(cards::PathStep::Kind::Close) &&
              static_cast<int>(PathStep::Kind::Curve) == static_cast<int>(cards::PathStep::Kind::Curve));

pdf::Ink inkOf(const cards::Ink& ink) {
    return {ink.gray, ink.colour};
}

} // namespace

Picture pictureOf(const cards::Drawing& drawing, pdf::Size size) {
    Picture picture;
    picture.size = size;
    for (const cards::Part& part : drawing) {
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

Picture pictureOf(const cards::Drawing& suit) {
    return pictureOf(suit, {cards::kSuitSquare, cards::kSuitSquare});
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

namespace {

// Its face with room for a bar beneath; a back with a question mark where it is not known.
Picture laid(const cards::Drawing* face, const std::string& called, const std::string& who) {
    Picture picture;
    const pdf::Size size{kWide, kHigh + kBarGap + kBar};
    if (face != nullptr)
        picture = pictureOf(*face, size);
    else
        picture.size = size;
    picture.caption = who;
    picture.name = called;
    if (face != nullptr) return picture;
    picture.shapes.push_back({rectangle({2, 2, kWide - 2, kHigh - 2}), kBack, {4, pdf::Ink{0.3}}});
    picture.letterings.push_back({.middle = {kWide / 2, kHigh / 2}, .text = "?", .size = 120, .widest = 100});
    return picture;
}

void addBar(Picture& picture) {
    picture.shapes.push_back(
        {rectangle({0, kHigh + kBarGap, kWide, kHigh + kBarGap + kBar}), pdf::Ink{0}, {0, 0}});
}

} // namespace

Picture pictureOf(const TarockOnPaper& card, cards::Face face) {
    Picture picture = laid(card.card ? &cards::drawingOf(*card.card, face) : nullptr, card.called, card.who);
    if (card.winner) addBar(picture);
    return picture;
}

Picture pictureOf(const CardOnPaper& card, cards::Face face) {
    Picture picture =
        laid(card.card ? &cards::drawingOf(card.card->card, face) : nullptr, card.called, card.who);
    if (!card.card) return picture;
    if (card.card->as) {
        addInset(picture, pictureOf(cards::drawingOf(*card.card->as, cards::Face::Small), {kWide, kHigh}));
        addDisc(picture, {kWide * (1 - kInset) / 2 + 8, kHigh * (1 - kInset / 2)}, "=");
    }
    if (card.perlagg > 0) addDisc(picture, {kWide - kMark - 8, kMark + 8}, std::to_string(card.perlagg));
    if (card.winner) addBar(picture);
    if (card.crossed)
        for (const double from : {0.0, kHigh})
            picture.shapes.push_back(
                {{{PathStep::Kind::Move, {0, from}}, {PathStep::Kind::Line, {kWide, kHigh - from}}},
                 std::nullopt,
                 {kCross, 0}});
    return picture;
}

} // namespace schreiber::papers
