#pragma once

#include <pdf/page.h>

#include <optional>
#include <vector>

// What festive papers have around them, bound of the game's four suits. A list has none of it.
namespace schreiber::kinds {

using Suits = std::vector<pdf::Picture>; // four, or none where there are none to draw

// A row of suits between two double rules, in points; the suits stand with their heads up.
pdf::Picture band(const Suits& suits, double length, double height);

// Four bands around a page, the suits' heads outward, a lozenge in each corner. `thickness` in points.
pdf::Picture frame(const Suits& suits, pdf::Size size, double thickness);

// Leaves up the left side and acorns up the right, in pairs leaning off their stem, open on top. In a square
// of twice `radius` and what stands over it; its middle is the square's. `full`: with the heart below and the
// bell above.
pdf::Picture wreath(const Suits& leaves, double radius, int pairs, bool full);

// Seen from the other side of the table.
pdf::Picture upsideDown(const pdf::Picture& picture);

// A picture's shapes put into another around a middle, so wide.
void put(pdf::Picture& into, const pdf::Picture& picture, pdf::Point middle, double width);

// A circle drawn around a middle.
void addRing(pdf::Picture& picture, pdf::Point middle, double radius, const pdf::Stroke& stroke,
             const std::optional<pdf::Ink>& fill);

// What stands before the first three: full with a gold ring, two rings, one ring.
pdf::Picture medal(int rank);

// A bar to the right of a middle line for what is above nothing, a hollow one to the left for what is below;
// `share` of the furthest there is, from -1 to 1.
pdf::Picture bar(double share);

// A lozenge between two short rules: between a title and what follows it.
pdf::Picture flourish(double width);

} // namespace schreiber::kinds
