#include <cards/suit_shapes.h>

namespace schreiber::cards {

namespace {

using Kind = PathStep::Kind;

constexpr PathStep move(double x, double y) {
    return {Kind::Move, {x, y}};
}
constexpr PathStep line(double x, double y) {
    return {Kind::Line, {x, y}};
}
constexpr PathStep curve(double ax, double ay, double bx, double by, double x, double y) {
    return {Kind::Curve, {ax, ay, bx, by, x, y}};
}
constexpr PathStep kClose{Kind::Close, {}};

// A round, of four curves.
constexpr std::array<PathStep, 6> circle(double x, double y, double r) {
    const double k = 0.5523 * r;
    return {move(x + r, y),
            curve(x + r, y + k, x + k, y + r, x, y + r),
            curve(x - k, y + r, x - r, y + k, x - r, y),
            curve(x - r, y - k, x - k, y - r, x, y - r),
            curve(x + k, y - r, x + r, y - k, x + r, y),
            kClose};
}

constexpr PathStep kNut[] = {move(6.2, 10.4), line(17.8, 10.4), curve(18.4, 16, 15.2, 20.4, 12, 22.4),
                             curve(8.8, 20.4, 5.6, 16, 6.2, 10.4), kClose};
constexpr PathStep kCup[] = {move(5, 10.6), curve(4.2, 6.6, 7.2, 3.6, 12, 3.6),
                             curve(16.8, 3.6, 19.8, 6.6, 19, 10.6), kClose};
constexpr PathStep kStalk[] = {
    move(12, 3.6), curve(12, 2.4, 12.6, 1.6, 13.8, 1.2),
    move(8, 7.6),  line(10, 5.6),
    move(12, 8.4), line(15, 5.4),
    move(16, 9),   line(17.6, 7.2),
};
constexpr Ink kBark{0x2C4216, 0};
constexpr SuitPart kEichel[] = {
    {kNut, Ink{0xB98532, 0.86}, {0x4A3108, 0}, 1.1},
    {kCup, Ink{0x5B7F35, 0.45}, kBark, 1.1},
    {kStalk, std::nullopt, kBark, 1.1},
};

constexpr PathStep kLeaf[] = {move(12, 1.8),
                              curve(14, 5.2, 21, 7.8, 21, 13),
                              curve(21, 15.8, 19, 17.6, 16.6, 17.6),
                              curve(14.9, 17.6, 13.4, 16.8, 12, 15.2),
                              curve(10.6, 16.8, 9.1, 17.6, 7.4, 17.6),
                              curve(5, 17.6, 3, 15.8, 3, 13),
                              curve(3, 7.8, 10, 5.2, 12, 1.8),
                              kClose};
constexpr PathStep kVein[] = {move(12, 6), line(12, 16)};
constexpr PathStep kStem[] = {move(12, 15), curve(12.1, 18, 11.1, 20.2, 9.4, 22.2)};
constexpr SuitPart kLaub[] = {
    {kLeaf, Ink{0x3F8A3C, 0.15}, {0x173F17, 0}, 1.1},
    {kVein, std::nullopt, {0x173F17, 1}, 1.3}, // light where the leaf is dark
    {kStem, std::nullopt, {0x173F17, 0}, 1.3},
};

constexpr PathStep kHeart[] = {move(12, 21.6),
                               curve(6, 16.8, 2.4, 13, 2.4, 8.6),
                               curve(2.4, 5.4, 4.8, 3, 7.7, 3),
                               curve(9.5, 3, 11.1, 3.9, 12, 5.6),
                               curve(12.9, 3.9, 14.5, 3, 16.3, 3),
                               curve(19.2, 3, 21.6, 5.4, 21.6, 8.6),
                               curve(21.6, 13, 18, 16.8, 12, 21.6),
                               kClose};
constexpr PathStep kShine[] = {move(5.6, 8.6), curve(5.6, 7, 6.6, 6, 8, 6)};
constexpr SuitPart kHerz[] = {
    {kHeart, Ink{0xC62A2A, 0.7}, {0x5E0F0F, 0}, 1.1},
    {kShine, std::nullopt, {0xF3B1A8, 1}, 1.3},
};

constexpr auto kBall = circle(12, 12.6, 9);
constexpr PathStep kEye[] = {move(10, 3.9), line(10, 1.8), line(14, 1.8), line(14, 3.9)};
constexpr PathStep kBands[] = {move(3.2, 10.8), line(20.8, 10.8), move(3.4, 14.2), line(20.6, 14.2)};
constexpr PathStep kSlit[] = {move(12, 14.4), line(12, 21.2)};
constexpr auto kLeftHole = circle(8, 17, 1.2);
constexpr auto kRightHole = circle(16, 17, 1.2);
constexpr Ink kBrass{0x6B4304, 0};
constexpr SuitPart kSchell[] = {
    {kBall, Ink{0xE3A21A, 1}, kBrass, 1.2},   {kEye, std::nullopt, kBrass, 1.4},
    {kBands, std::nullopt, kBrass, 1.1},      {kSlit, std::nullopt, kBrass, 1.4},
    {kLeftHole, Ink{0x6B4304, 0}, kBrass, 0}, {kRightHole, Ink{0x6B4304, 0}, kBrass, 0},
};

} // namespace

std::span<const SuitPart> shapeOf(Suit suit) {
    switch (suit) {
    case Suit::Eichel:
        return kEichel;
    case Suit::Laub:
        return kLaub;
    case Suit::Herz:
        return kHerz;
    case Suit::Schell:
        break;
    }
    return kSchell;
}

} // namespace schreiber::cards
