#pragma once

#include <pdf/fonts.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace schreiber::pdf {

enum class Align { Left, Center, Right };

// Paper is white and text black; a colour only adds. Its gray is what stands there where there are no
// colours: chosen to be told apart, not measured off the colour.
struct Ink {
    double gray = 0;                       // 0 black, 1 white
    std::optional<std::uint32_t> colour{}; // 0xRRGGBB

    constexpr Ink() = default;
    constexpr Ink(double is)
        : gray(is) {}
    constexpr Ink(double is, std::uint32_t in)
        : gray(is)
        , colour(in) {}
    friend bool operator==(const Ink&, const Ink&) = default;
};

inline constexpr Ink kQuiet{0.35}; // of what is read last: clubs, opponents, the foot
inline constexpr Ink kForest{0.14, 0x1D3B32};
inline constexpr Ink kMoss{0.42, 0x2F6B4F};    // of what is above zero
inline constexpr Ink kGold{0.5, 0xB8862B};     // shapes
inline constexpr Ink kGoldText{0.4, 0x8E6A1E}; // small heads

// How a text should look where there is room for it.
struct TextStyle {
    Face face = Face::Regular;
    double size = 10;
    Align align = Align::Left;
    Ink ink{};
};

// The room a text has, in points.
struct Room {
    double width = 0;
    double height = 0; // less than two lines: one line
};

// A text set so that it keeps within its room. Only `fit` and `flow` make one.
class Fitted {
  public:
    struct Line {
        std::string text;
        double width = 0; // in points
    };

    const std::vector<Line>& lines() const { return m_lines; }
    const TextStyle& style() const { return m_style; } // the size is the one it came down to
    double condensed() const { return m_condensed; }   // horizontal scale, 1 or a little less
    double further() const { return m_further; }       // in, of all lines but the first
    bool cut() const { return m_cut; }                 // an ellipsis stands for the rest
    double width() const;                              // of its longest line
    double height() const;                             // of all lines, from ascender to descender

  private:
    friend class Fitter;

    std::vector<Line> m_lines;
    TextStyle m_style;
    double m_condensed = 1;
    double m_further = 0;
    bool m_cut = false;
};

// From one baseline to the next, and from a line's top to its baseline, in sizes.
inline constexpr double kLeading = 1.2;
inline constexpr double kAscent = 0.95;
inline constexpr double kCapHeight = 0.72; // Lato

// In points, unbroken and at its full width. Control characters count as spaces.
double widthOf(const Fonts& fonts, std::string_view text, Face face, double size);

// The same of the longest part of it that is not broken.
double widthOfWords(const Fonts& fonts, std::string_view text, Face face, double size);

// Shrinks, then breaks, never runs over: one line at the style's size, condensed, a little smaller; then as
// many lines as the room holds, smaller and smaller; and when even 5 points are too large, cut with an
// ellipsis.
Fitted fit(const Fonts& fonts, std::string_view text, const TextStyle& style, Room room);

// Like `fit`, but broken between words before it shrinks: for one of many that stand under each other. What
// goes on in a second line stands so much further in.
Fitted fitAlike(const Fonts& fonts, std::string_view text, const TextStyle& style, Room room,
                double further = 0);

// The size, no larger than `size`, in which no word of the text has to be broken for that width: of all texts
// of a column, so that they have one.
double sizeOfWords(const Fonts& fonts, std::string_view text, Face face, double size, double width);

// The same for the whole text on one line.
double sizeOnOneLine(const Fonts& fonts, std::string_view text, Face face, double size, double width);

// And where it is known how wide it is at that size.
double sizeOnOneLine(double asked, double size, double width);

// For running text: broken into lines at its own size, smaller only when there are too many.
Fitted flow(const Fonts& fonts, std::string_view text, const TextStyle& style, Room room);

} // namespace schreiber::pdf
