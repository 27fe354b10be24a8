#include "drawing.h"

#include <cmath>
#include <numbers>

namespace schreiber::cards {

namespace {

using Kind = PathStep::Kind;

constexpr double kRound = 0.5523; // of the radius: how far a quarter's control points stand off

PathStep move(double x, double y) {
    return {Kind::Move, {x, y}};
}
PathStep line(double x, double y) {
    return {Kind::Line, {x, y}};
}
PathStep curve(double ax, double ay, double bx, double by, double x, double y) {
    return {Kind::Curve, {ax, ay, bx, by, x, y}};
}
constexpr PathStep kClose{Kind::Close, {}};

} // namespace

Placing scaled(double scale, double x, double y) {
    return {scale, 0, 0, scale, x, y, 1};
}

Placing turned(double degrees, double scale) {
    const double angle = degrees * std::numbers::pi / 180;
    const double a = scale * std::cos(angle);
    const double b = scale * std::sin(angle);
    return {a, b, -b, a, 0, 0, scale};
}

Path placed(const Path& path, const Placing& to) {
    Path moved = path;
    for (PathStep& step : moved)
        for (std::size_t i = 0; i < step.at.size(); i += 2) {
            const double x = step.at[i];
            const double y = step.at[i + 1];
            step.at[i] = to.a * x + to.c * y + to.e;
            step.at[i + 1] = to.b * x + to.d * y + to.f;
        }
    return moved;
}

Drawing placed(const Drawing& drawing, const Placing& to) {
    Drawing moved;
    moved.reserve(drawing.size());
    for (const Part& part : drawing)
        moved.push_back({placed(part.path, to), part.fill, part.line, to.lines * part.width});
    return moved;
}

void add(Drawing& drawing, const Drawing& more) {
    drawing.insert(drawing.end(), more.begin(), more.end());
}

Drawing around(const Drawing& suit, double x, double y, double size) {
    const double scale = size / kSuitSquare;
    Placing to = scaled(scale, x - size / 2, y - size / 2);
    to.lines = scale;
    return placed(suit, to);
}

Drawing both(const Drawing& upper) {
    Drawing whole = upper;
    add(whole, placed(upper, {-1, 0, 0, -1, kCardWide, kCardHigh, 1}));
    return whole;
}

Path box(double x, double y, double width, double height) {
    return {move(x, y), line(x + width, y), line(x + width, y + height), line(x, y + height), kClose};
}

Path roundedBox(double x, double y, double width, double height, double radius) {
    const double right = x + width;
    const double bottom = y + height;
    const double k = (1 - kRound) * radius;
    return {move(x + radius, y),
            line(right - radius, y),
            curve(right - k, y, right, y + k, right, y + radius),
            line(right, bottom - radius),
            curve(right, bottom - k, right - k, bottom, right - radius, bottom),
            line(x + radius, bottom),
            curve(x + k, bottom, x, bottom - k, x, bottom - radius),
            line(x, y + radius),
            curve(x, y + k, x + k, y, x + radius, y),
            kClose};
}

Path lozenge(double x, double y, double halfWidth, double halfHeight) {
    return {move(x, y - halfHeight), line(x + halfWidth, y), line(x, y + halfHeight), line(x - halfWidth, y),
            kClose};
}

Path ellipse(double x, double y, double radius, double upright) {
    const double across = kRound * radius;
    const double up = kRound * upright;
    return {move(x + radius, y),
            curve(x + radius, y + up, x + across, y + upright, x, y + upright),
            curve(x - across, y + upright, x - radius, y + up, x - radius, y),
            curve(x - radius, y - up, x - across, y - upright, x, y - upright),
            curve(x + across, y - upright, x + radius, y - up, x + radius, y),
            kClose};
}

Part filled(Path path, const Ink& ink, double width, const Ink& line) {
    return {std::move(path), ink, line, width};
}

Part drawn(Path path, const Ink& ink, double width) {
    return {std::move(path), std::nullopt, ink, width};
}

Part blank(double radius, double width) {
    return filled(roundedBox(1, 1, kCardWide - 2, kCardHigh - 2, radius), kWhite, width);
}

Drawing band(const Ink& ground, const Ink& lozenges, double high, double left, double right) {
    constexpr int kLozenges = 7;
    const double middle = kCardHigh / 2;
    Drawing drawing{filled(box(left, middle - high / 2, right - left, high), ground, 1.5)};
    const double step = (right - left) / kLozenges;
    for (int i = 0; i < kLozenges; ++i)
        drawing.push_back(
            filled(lozenge(left + step * (i + 0.5), middle, step * 0.34, high * 0.33), lozenges, 0));
    return drawing;
}

} // namespace schreiber::cards
