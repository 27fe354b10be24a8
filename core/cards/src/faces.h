#pragma once

#include "drawing.h"
#include "drawing_book.h"

#include <array>
#include <string_view>

// What the faces of both packs have in common. A palette is called as its suit is.
namespace schreiber::cards {

Drawing letterAt(std::string_view letter, double x, double y, double high, const Lettering& lettering);
// The rank above the suit, in the upper left corner.
Drawing indexOf(std::string_view rank, std::string_view palette);
// Seven to ten.
Drawing pips(const Drawing& suit, int number);

// The rank is told three times: by the letter, by what is on the head, and by the place of the suit.
struct Court {
    std::string_view figure;
    std::string_view rank;
    std::string_view palette;
    Drawing suit; // in the upper half; a king has none
};
Drawing court(const Court& of);
// Low at the side, as an Unter has it.
Drawing onDisc(const Drawing& suit);

Drawing smallFace(std::string_view rank, std::string_view palette);

struct Medallion {
    std::array<Drawing, 4> suits;
    double reach = 0; // of the suits from the middle
    double size = 0;  // of a suit
    double disc = 0;  // radius of a light ground under them; 0: none
    double middle = 0;
    Ink middleInk;
};
Drawing backWith(const Medallion& in);

} // namespace schreiber::cards
