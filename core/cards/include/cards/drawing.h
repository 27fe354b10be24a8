#pragma once

#include <cards/card.h>
#include <cards/tarock.h>

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

// Suits and cards of both packs as this project draws them, one source for window, paper, web and wall: parts
// one over the other, y downwards, each with its colour and with the grey that takes its place where there
// are none. What they are drawn of stands in data/drawings.txt.
namespace schreiber::cards {

inline constexpr double kSuitSquare = 24; // a suit fills a square of so many units
inline constexpr double kCardWide = 150;  // a card's units, its edge included
inline constexpr double kCardHigh = 230;

struct PathStep {
    enum class Kind : std::uint8_t { Move, Line, Curve, Close };
    Kind kind = Kind::Move;
    std::array<double, 6> at{}; // x, y of where it leads; a curve's two control points before them
};

// The same in colours and where there are none: greys are told apart, not measured off the colours.
struct Ink {
    std::uint32_t colour = 0; // 0xRRGGBB
    double gray = 0;          // 0 black, 1 white
};

struct Part {
    std::vector<PathStep> path;
    std::optional<Ink> fill;
    Ink line;
    double width = 0; // of the line, its ends and corners round; 0: none is drawn
};

using Drawing = std::vector<Part>;

// Under this height a whole face cannot be read, and the small one is taken: a letter above a suit.
inline constexpr double kLeastFaceHeight = 14; // millimetres on paper
enum class Face : std::uint8_t { Whole, Small };

const Drawing& drawingOf(Suit suit);
// Of Tarock the star in a lozenge, which stands wherever a suit would.
const Drawing& drawingOf(tarock::Suit suit);

// Two-ended: turned by half it is the same, a small one apart.
const Drawing& drawingOf(Card card, Face face);
const Drawing& drawingOf(tarock::Card card, Face face);

const Drawing& germanBack();
const Drawing& tarockBack();

} // namespace schreiber::cards
