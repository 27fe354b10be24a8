#include "ornament.h"

#include <kinds/wreath.h>

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <numbers>
#include <utility>

namespace schreiber::kinds {

namespace {

using pdf::PathStep;
using pdf::Picture;
using pdf::Point;
using pdf::ShapeMark;
using Step = PathStep::Kind;

double radians(double degrees) {
    return degrees * std::numbers::pi / 180;
}

// A picture's shapes around a middle, so large, turned clockwise.
struct Placed {
    Point middle;
    double size = 0;
    double degrees = 0;
};
void add(Picture& to, const Picture& picture, const Placed& placed) {
    const double scale = placed.size / picture.size.width;
    const double cosine = scale * std::cos(radians(placed.degrees));
    const double sine = scale * std::sin(radians(placed.degrees));
    const auto at = [&](Point point) {
        const double x = point.x - picture.size.width / 2;
        const double y = point.y - picture.size.height / 2;
        return Point{placed.middle.x + cosine * x - sine * y, placed.middle.y + sine * x + cosine * y};
    };
    for (ShapeMark shape : picture.shapes) {
        for (PathStep& step : shape.path) step = {step.kind, at(step.to), at(step.before), at(step.after)};
        shape.stroke.width *= scale;
        to.shapes.push_back(std::move(shape));
    }
}

std::vector<PathStep> polygon(const std::vector<Point>& points) {
    std::vector<PathStep> path;
    for (const Point& point : points) path.push_back({path.empty() ? Step::Move : Step::Line, point});
    path.push_back({Step::Close, {}});
    return path;
}

std::vector<PathStep> lozenge(Point middle, double halfWidth, double halfHeight) {
    return polygon({{middle.x, middle.y - halfHeight},
                    {middle.x + halfWidth, middle.y},
                    {middle.x, middle.y + halfHeight},
                    {middle.x - halfWidth, middle.y}});
}

std::vector<PathStep> rectangle(double left, double top, double right, double bottom) {
    return polygon({{left, top}, {right, top}, {right, bottom}, {left, bottom}});
}

void line(Picture& picture, Point from, Point to, const pdf::Stroke& stroke) {
    picture.shapes.push_back({{{Step::Move, from}, {Step::Line, to}}, std::nullopt, stroke});
}

// Shares of a band's height.
constexpr double kThickRule = 0.07;
constexpr double kThinRule = 0.022;
constexpr double kRulesApart = 0.115; // from the thick rule's middle to the thin one's
constexpr double kSuit = 0.52;
constexpr double kPitch = 1.28;
constexpr double kLozengeWide = 0.055;
constexpr double kLozengeHigh = 0.085;

struct SuitRow {
    Point from; // the middle of its left end
    double length = 0;
    double height = 0;  // of the band it is in
    double degrees = 0; // how the row is turned around `from`
};

// Suits in their order and lozenges between them: as many times four as go in, so that the row closes.
void addRow(Picture& to, const Suits& suits, const SuitRow& row) {
    if (suits.size() != 4) return;
    const int fours = std::max(1, static_cast<int>(row.length / (kPitch * row.height) / 4));
    const int count = 4 * fours;
    const double pitch = row.length / count;
    const auto at = [&](double along) {
        return Point{row.from.x + along * std::cos(radians(row.degrees)),
                     row.from.y + along * std::sin(radians(row.degrees))};
    };
    const bool upright = row.degrees == 0 || row.degrees == 180;
    for (int i = 0; i < count; ++i) {
        add(to, suits[static_cast<std::size_t>(i % 4)],
            {at((i + 0.5) * pitch), kSuit * row.height, row.degrees});
        if (i + 1 == count) continue;
        const double wide = kLozengeWide * row.height;
        const double high = kLozengeHigh * row.height;
        to.shapes.push_back(
            {lozenge(at((i + 1) * pitch), upright ? wide : high, upright ? high : wide), pdf::kGold, {0, 0}});
    }
}

void addCorner(Picture& picture, Point corner, double side) {
    const Point middle{corner.x + side / 2, corner.y + side / 2};
    picture.shapes.push_back(
        {rectangle(corner.x, corner.y, corner.x + side, corner.y + side), pdf::Ink{0}, {0, 0}});
    picture.shapes.push_back({lozenge(middle, 0.38 * side, 0.38 * side), pdf::Ink{1}, {0, 0}});
    picture.shapes.push_back({lozenge(middle, 0.23 * side, 0.23 * side), pdf::kGold, {0, 0}});
}

} // namespace

Picture band(const Suits& suits, double length, double height) {
    Picture picture;
    picture.size = {length, height};
    const double outer = kThickRule * height / 2;
    const double inner = outer + kRulesApart * height;
    for (const double y : {outer, height - outer})
        line(picture, {0, y}, {length, y}, {kThickRule * height, 0});
    for (const double y : {inner, height - inner})
        line(picture, {0, y}, {length, y}, {kThinRule * height, 0});
    addRow(picture, suits, {{0, height / 2}, length, height, 0});
    return picture;
}

Picture frame(const Suits& suits, pdf::Size size, double thickness) {
    Picture picture;
    picture.size = size;
    const double outer = kThickRule * thickness / 2;
    const double inner = outer + kRulesApart * thickness;
    const auto around = [&](double in, double width) {
        picture.shapes.push_back(
            {rectangle(in, in, size.width - in, size.height - in), std::nullopt, {width, 0}});
    };
    around(outer, kThickRule * thickness);
    around(inner, kThinRule * thickness);
    around(thickness - inner, kThinRule * thickness);
    around(thickness - outer, kThickRule * thickness);
    const double side = thickness - 2 * inner;
    for (const double x : {inner, size.width - thickness + inner})
        for (const double y : {inner, size.height - thickness + inner}) addCorner(picture, {x, y}, side);
    const double half = thickness / 2;
    const double wide = size.width - 2 * thickness;
    const double high = size.height - 2 * thickness;
    addRow(picture, suits, {{thickness, half}, wide, thickness, 0});
    addRow(picture, suits, {{size.width - half, thickness}, high, thickness, 90});
    addRow(picture, suits, {{size.width - thickness, size.height - half}, wide, thickness, 180});
    addRow(picture, suits, {{half, size.height - thickness}, high, thickness, 270});
    return picture;
}

Picture wreath(const Suits& leaves, double radius, int pairs, bool full) {
    constexpr pdf::Ink kStem{0.1, 0x16372A};
    Picture picture;
    const double reach = radius * (1 + 1.2 * wreathLeafSize(pairs));
    picture.size = {2 * reach, 2 * reach};
    const Point middle{reach, reach};
    const auto on = [&](double degrees, double r) { // clockwise from the top
        return Point{middle.x + r * std::sin(radians(degrees)), middle.y - r * std::cos(radians(degrees))};
    };
    for (const double side : {-1.0, 1.0}) {
        std::vector<PathStep> stem{{Step::Move, on(side * 179, radius)}};
        constexpr int kArcs = 4;
        const double arc = (179 - kWreathOpen) / kArcs;
        const double control = 4.0 / 3 * std::tan(radians(arc) / 4) * radius;
        for (int i = 0; i < kArcs; ++i) {
            const double from = 179 - i * arc;
            const double to = from - arc;
            const auto tangent = [&](double degrees, double way) { // towards the top
                const Point at = on(side * degrees, radius);
                return Point{at.x - way * side * control * std::cos(radians(degrees)),
                             at.y - way * control * std::sin(radians(degrees))};
            };
            stem.push_back({Step::Curve, on(side * to, radius), tangent(from, 1), tangent(to, -1)});
        }
        picture.shapes.push_back({stem, std::nullopt, {std::max(0.6, radius / 100), kStem}});
    }
    if (leaves.size() != 4) return picture;
    for (const WreathLeaf& leaf : wreathLeaves(pairs, full))
        add(picture, leaves[static_cast<std::size_t>(leaf.part)],
            {{middle.x + radius * leaf.x, middle.y + radius * leaf.y}, radius * leaf.size, leaf.turned});
    return picture;
}

void put(Picture& into, const Picture& picture, Point middle, double width) {
    add(into, picture, {middle, width, 0});
}

Picture upsideDown(const Picture& picture) {
    Picture turned;
    turned.size = picture.size;
    const Point middle{picture.size.width / 2, picture.size.height / 2};
    add(turned, picture, {middle, picture.size.width, 180});
    for (Picture::Lettering letters : picture.letterings) {
        letters.middle = {picture.size.width - letters.middle.x, picture.size.height - letters.middle.y};
        letters.turned = !letters.turned;
        turned.letterings.push_back(std::move(letters));
    }
    return turned;
}

namespace {

std::vector<PathStep> circle(Point middle, double radius) {
    const double control = 4.0 / 3 * (std::numbers::sqrt2 - 1) * radius;
    const auto at = [&](double x, double y) { return Point{middle.x + x, middle.y + y}; };
    return {{Step::Move, at(radius, 0)},
            {Step::Curve, at(0, radius), at(radius, control), at(control, radius)},
            {Step::Curve, at(-radius, 0), at(-control, radius), at(-radius, control)},
            {Step::Curve, at(0, -radius), at(-radius, -control), at(-control, -radius)},
            {Step::Curve, at(radius, 0), at(control, -radius), at(radius, -control)},
            {Step::Close, {}}};
}

} // namespace

void addRing(Picture& picture, Point middle, double radius, const pdf::Stroke& stroke,
             const std::optional<pdf::Ink>& fill) {
    picture.shapes.push_back({circle(middle, radius), fill, stroke});
}

Picture medal(int rank) {
    Picture picture;
    picture.size = {26, 26};
    const Point middle{13, 13};
    const pdf::Ink paper{1};
    if (rank == 1) {
        addRing(picture, middle, 12.4, {0, 0}, pdf::kForest);
        addRing(picture, middle, 10.2, {1, {0.8, 0xF2C14E}}, std::nullopt);
    } else {
        addRing(picture, middle, 12.2, {1.4, 0}, rank == 2 ? pdf::Ink{0.89} : paper);
        if (rank == 2) addRing(picture, middle, 9.6, {1, 0}, std::nullopt);
    }
    picture.letterings.push_back({.middle = middle,
                                  .text = std::to_string(rank),
                                  .size = 14,
                                  .widest = 14,
                                  .ink = rank == 1 ? paper : pdf::Ink{0},
                                  .face = pdf::Face::Black});
    return picture;
}

Picture bar(double share) {
    Picture picture;
    constexpr double kHalf = 40;
    picture.size = {2 * kHalf + 2, 10};
    const double zero = kHalf + 1;
    const double end = zero + kHalf * std::clamp(share, -1.0, 1.0);
    if (share > 0) picture.shapes.push_back({rectangle(zero, 1, end, 9), pdf::kMoss, {0, 0}});
    if (share < 0) picture.shapes.push_back({rectangle(end, 1, zero, 9), std::nullopt, {0.7, 0}});
    line(picture, {zero, 0}, {zero, 10}, {1, 0});
    return picture;
}

Picture flourish(double width) {
    Picture picture;
    const double high = 0.05 * width;
    picture.size = {width, high};
    const Point middle{width / 2, high / 2};
    const double gap = 0.06 * width;
    line(picture, {0, middle.y}, {middle.x - gap, middle.y}, {0.75, 0});
    line(picture, {middle.x + gap, middle.y}, {width, middle.y}, {0.75, 0});
    picture.shapes.push_back({lozenge(middle, high * 0.4, high * 0.4), pdf::kGold, {0, 0}});
    for (const double x : {middle.x - 0.04 * width, middle.x + 0.04 * width})
        picture.shapes.push_back({lozenge({x, middle.y}, high * 0.2, high * 0.2), pdf::Ink{0}, {0, 0}});
    return picture;
}

} // namespace schreiber::kinds
