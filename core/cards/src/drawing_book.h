#pragma once

#include "drawing.h"

#include <span>
#include <string>
#include <string_view>

// What stands in data/drawings.txt. It is built into the program; a name that is not there, or a line that
// cannot be read, is a fault of the program.
namespace schreiber::cards {

std::span<const std::string_view> drawingLines(); // without comments and empty lines

// In the inks of that palette: `main`, `dark`, `accent`, `hair`, `index`, `tint` ...
Drawing bookDrawing(std::string_view name, std::string_view palette);
Ink bookInk(std::string_view name, std::string_view palette);

// A letter of an index as it stands at 0, 0, with lines of those widths.
struct Lettering {
    Ink ink;
    double heavy = 5.2;
    double thin = 3;
};
struct Letter {
    Drawing strokes; // kLetterHigh high
    double width = 0;
};
inline constexpr double kLetterHigh = 28;
Letter bookLetter(std::string_view letter, const Lettering& lettering);

} // namespace schreiber::cards
