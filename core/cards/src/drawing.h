#pragma once

#include <cards/drawing.h>

#include <string_view>

// What drawings are put together from.
namespace schreiber::cards {

inline constexpr Ink kBlack{0x201A12, 0};
inline constexpr Ink kWhite{0xFFFFFF, 1};
inline constexpr Ink kCream{0xFFF8E6, 1};
inline constexpr Ink kGold{0xF2C14E, 0.86};
inline constexpr Ink kPine{0x1D3B32, 0.14};

using Path = std::vector<PathStep>;

// Where the points of a drawing go: x' = a x + c y + e, y' = b x + d y + f; lines get `lines` times as wide.
struct Placing {
    double a = 1, b = 0, c = 0, d = 1, e = 0, f = 0;
    double lines = 1;
};

Placing scaled(double scale, double x, double y);
// Around 0, 0, clockwise, in degrees.
Placing turned(double degrees, double scale);

Path placed(const Path& path, const Placing& placing);
Drawing placed(const Drawing& drawing, const Placing& placing);
void add(Drawing& drawing, const Drawing& more);

// A suit, or what stands where one would, around a middle.
Drawing around(const Drawing& suit, double x, double y, double size);
// With itself turned by half a card.
Drawing both(const Drawing& upper);

Path box(double x, double y, double width, double height);
Path roundedBox(double x, double y, double width, double height, double radius);
Path lozenge(double x, double y, double halfWidth, double halfHeight);
Path ellipse(double x, double y, double radius, double upright);

Part filled(Path path, const Ink& ink, double width, const Ink& line = kBlack);
Part drawn(Path path, const Ink& ink, double width);

// The card's white with its edge, and the band across its middle.
Part blank(double radius, double width);
Drawing band(const Ink& ground, const Ink& lozenges, double high, double left, double right);

} // namespace schreiber::cards
