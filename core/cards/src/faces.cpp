#include "faces.h"

#include <cards/notation.h>

#include <cmath>
#include <numbers>

namespace schreiber::cards {

namespace {

constexpr double kFieldLeft = 38; // the field with the figure, on a court
constexpr double kFieldWide = 74;

std::string_view nameInBook(Suit suit) {
    constexpr std::array<std::string_view, 4> kNames{"eichel", "laub", "herz", "schell"};
    return kNames[static_cast<std::size_t>(suit)];
}

} // namespace

Drawing letterAt(std::string_view letter, double x, double y, double high, const Lettering& lettering) {
    const double scale = high / kLetterHigh;
    Placing to = scaled(scale, x, y);
    to.lines = scale;
    return placed(bookLetter(letter, lettering).strokes, to);
}

Drawing indexOf(std::string_view rank, std::string_view palette) {
    constexpr double kMiddle = 23;
    constexpr double kHigh = 30;
    const Lettering lettering{bookInk("index", palette)};
    const double wide = bookLetter(rank, lettering).width * kHigh / kLetterHigh;
    Drawing drawing = letterAt(rank, kMiddle - wide / 2, 12, kHigh, lettering);
    add(drawing, around(bookDrawing(palette, palette), kMiddle, 58, 23));
    return drawing;
}

Drawing pips(const Drawing& suit, int number) {
    constexpr double kLeft = 56.5;
    constexpr double kRight = 93.5;
    constexpr double kMiddle = kCardWide / 2;
    constexpr double kSize = 31;
    struct Rows {
        double first;
        std::optional<double> between; // one in the middle
        std::optional<double> second;
    };
    const Rows rows = number == 7   ? Rows{37, 71, std::nullopt}
                      : number == 8 ? Rows{38, std::nullopt, 83}
                      : number == 9 ? Rows{36, std::nullopt, 79}
                                    : Rows{35, 60, 85};
    Drawing half;
    const auto pair = [&](double y) {
        for (const double x : {kLeft, kRight}) add(half, around(suit, x, y, kSize));
    };
    pair(rows.first);
    if (rows.between) add(half, around(suit, kMiddle, *rows.between, kSize));
    if (rows.second) pair(*rows.second);
    Drawing whole = both(half);
    if (number % 2 == 1)
        add(whole, around(suit, kMiddle, kCardHigh / 2, kSize)); // upright, so none is upside down
    return whole;
}

Drawing court(const Court& of) {
    Drawing drawing{blank(11, 2), filled(box(kFieldLeft, 13, kFieldWide, kCardHigh - 26),
                                         bookInk("tint", of.palette), 1.6)};
    Drawing half = bookDrawing(of.figure, of.palette);
    add(half, of.suit);
    add(drawing, both(half));
    add(drawing, band(bookInk("dark", of.palette), kGold, 13, kFieldLeft, kFieldLeft + kFieldWide));
    add(drawing, both(indexOf(of.rank, of.palette)));
    return drawing;
}

Drawing onDisc(const Drawing& suit) {
    Drawing drawing{filled(ellipse(101, 98.2, 9.8, 9.8), kCream, 1.4)};
    add(drawing, around(suit, 101, 98.2, 15));
    return drawing;
}

Drawing smallFace(std::string_view rank, std::string_view palette) {
    constexpr double kHigh = 88;
    const Lettering lettering{bookInk("index", palette), 5.4, 3.2};
    const double wide = (rank == "10" ? 21 : 20) * kHigh / kLetterHigh;
    Drawing drawing{blank(14, 3)};
    add(drawing, letterAt(rank, kCardWide / 2 - wide / 2, 20, kHigh, lettering));
    add(drawing, around(bookDrawing(palette, palette), kCardWide / 2, 167, 96));
    return drawing;
}

Drawing backWith(const Medallion& in) {
    constexpr Ink kGoldLine{0xF2C14E, 0.9};
    constexpr Ink kLattice{0x5C8576, 0.55};
    constexpr double kEdge = 14;
    constexpr int kAcross = 6;
    constexpr int kDown = 10;
    const double wide = (kCardWide - 2 * kEdge) / kAcross;
    const double high = (kCardHigh - 2 * kEdge) / kDown;
    constexpr Ink kGround{kPine.colour, 0.18};
    Drawing drawing{filled(blank(11, 2).path, kGround, 2),
                    drawn(roundedBox(8, 8, kCardWide - 16, kCardHigh - 16, 6), kGoldLine, 1.4),
                    drawn(roundedBox(12, 12, kCardWide - 24, kCardHigh - 24, 4), kGoldLine, 0.7)};
    for (int i = 1; i < kAcross; ++i)
        for (int j = 1; j < kDown; ++j)
            drawing.push_back(filled(lozenge(kEdge + i * wide, kEdge + j * high, 2.1, 2.6), kGoldLine, 0));
    for (int i = 0; i < kAcross; ++i)
        for (int j = 0; j < kDown; ++j)
            drawing.push_back(
                drawn(lozenge(kEdge + (i + 0.5) * wide, kEdge + (j + 0.5) * high, wide * 0.36, high * 0.36),
                      kLattice, 0.9));
    const double x = kCardWide / 2;
    const double y = kCardHigh / 2;
    drawing.push_back(filled(ellipse(x, y, 30, 30), kGround, 1.4, kGoldLine));
    drawing.push_back(drawn(ellipse(x, y, 26.5, 26.5), kGoldLine, 0.7));
    if (in.disc > 0) drawing.push_back(filled(ellipse(x, y, in.disc, in.disc), kCream, 1.2));
    for (std::size_t k = 0; k < in.suits.size(); ++k) {
        const double angle = std::numbers::pi / 2 * (static_cast<double>(k) - 1);
        add(drawing,
            around(in.suits[k], x + in.reach * std::cos(angle), y + in.reach * std::sin(angle), in.size));
    }
    drawing.push_back(filled(lozenge(x, y, in.middle, in.middle), in.middleInk, 0));
    return drawing;
}

namespace {

Drawing ace(const Drawing& suit, std::string_view palette) {
    Drawing drawing{blank(11, 2)};
    add(drawing, both(around(suit, kCardWide / 2, 64, 70)));
    add(drawing, band(bookInk("dark", palette), kGold, 13, kFieldLeft, kFieldLeft + kFieldWide));
    add(drawing, both(indexOf("A", palette)));
    return drawing;
}

// Its name on the ribbon, from left to right.
Drawing nameOfTheWeli(double high) {
    constexpr Lettering kLettering{{0xFFF8E6, 1}, 4.6, 2.8};
    constexpr double kGap = 8;
    const double scale = high / kLetterHigh;
    double wide = -kGap;
    for (const std::string_view letter : {"W", "E", "L", "I"})
        wide += bookLetter(letter, kLettering).width + kGap;
    Drawing drawing;
    double x = kCardWide / 2 - wide * scale / 2;
    for (const std::string_view letter : {"W", "E", "L", "I"}) {
        add(drawing, letterAt(letter, x, 97.2, high, kLettering));
        x += (bookLetter(letter, kLettering).width + kGap) * scale;
    }
    return drawing;
}

Drawing weli() {
    const Drawing& bell = drawingOf(Suit::Schell);
    Drawing half = around(bell, 54, 38, 32);
    add(half, around(bell, 96, 38, 32));
    add(half, around(bell, 75, 68, 32));
    add(half, around(drawingOf(Suit::Eichel), 103.5, 70, 17));
    add(half, around(drawingOf(Suit::Herz), 46.5, 70, 17));
    Drawing drawing{blank(11, 2)};
    add(drawing, both(half));
    add(drawing, bookDrawing("ribbon", "schell"));
    add(drawing, both(nameOfTheWeli(13)));
    add(drawing, both(indexOf("W", "schell")));
    return drawing;
}

Drawing whole(Card card) {
    if (card == kWeli) return weli();
    const std::string_view palette = nameInBook(card.suit());
    const Drawing& suit = drawingOf(card.suit());
    const std::string_view rank = nameOf(card.rank());
    switch (card.rank()) {
    case Rank::Koenig:
        return court({"koenig", rank, palette, {}});
    case Rank::Ober:
        return court({"ober", rank, palette, around(suit, 102.4, 24.6, 17)});
    case Rank::Unter:
        return court({"unter", rank, palette, onDisc(suit)});
    case Rank::Ass:
        return ace(suit, palette);
    default:
        break;
    }
    Drawing drawing{blank(11, 2)};
    add(drawing, pips(suit, static_cast<int>(card.rank()) + 6));
    add(drawing, both(indexOf(rank, palette)));
    return drawing;
}

} // namespace

const Drawing& drawingOf(Suit suit) {
    static const auto all = [] {
        std::array<Drawing, kSuits.size()> drawings;
        for (const Suit one : kSuits)
            drawings[static_cast<std::size_t>(one)] = bookDrawing(nameInBook(one), nameInBook(one));
        return drawings;
    }();
    return all[static_cast<std::size_t>(suit)];
}

const Drawing& drawingOf(Card card, Face face) {
    static const auto all = [] {
        std::array<std::array<Drawing, kCardCount>, 2> drawings;
        for (int index = 0; index < kCardCount; ++index) {
            const Card one = Card::fromIndex(index);
            const auto at = static_cast<std::size_t>(index);
            drawings[static_cast<std::size_t>(Face::Whole)][at] = whole(one);
            drawings[static_cast<std::size_t>(Face::Small)][at] =
                smallFace(one == kWeli ? "W" : nameOf(one.rank()), nameInBook(one.suit()));
        }
        return drawings;
    }();
    return all[static_cast<std::size_t>(face)][static_cast<std::size_t>(card.index())];
}

const Drawing& germanBack() {
    static const Drawing drawing = backWith({.suits = {drawingOf(Suit::Eichel), drawingOf(Suit::Laub),
                                                       drawingOf(Suit::Herz), drawingOf(Suit::Schell)},
                                             .reach = 15,
                                             .size = 15,
                                             .middle = 3,
                                             .middleInk = {0xF2C14E, 0.9}});
    return drawing;
}

} // namespace schreiber::cards
