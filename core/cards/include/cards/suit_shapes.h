#pragma once

#include <cards/card.h>

#include <array>
#include <cstdint>
#include <optional>
#include <span>

// The four suits as this project draws them, for the window and for paper alike: parts one over the other in
// a square of 24 units, y downwards.
namespace schreiber::cards {

inline constexpr double kSuitSquare = 24;

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

struct SuitPart {
    std::span<const PathStep> path;
    std::optional<Ink> fill;
    Ink line;
    double width = 0; // of the line, its ends round; 0: none is drawn
};

std::span<const SuitPart> shapeOf(Suit suit);

} // namespace schreiber::cards
