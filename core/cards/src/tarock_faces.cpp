#include "faces.h"

#include <algorithm>
#include <cmath>
#include <limits>

// The 54 cards, in the hand of the 33.
namespace schreiber::cards {

namespace {

using TarockCard = tarock::Card;
using Colour = tarock::Suit;

constexpr Ink kNumber{0x14291F, 0};
constexpr double kNumberHigh = 36;

std::string_view nameInBook(Colour colour) {
    constexpr std::array<std::string_view, 5> kNames{"mark", "karo", "herz", "pik", "treff"};
    return kNames[static_cast<std::size_t>(colour)];
}

// `tarock-XVI`.
std::string ornamentOf(TarockCard card) {
    return "tarock-" + std::string(tarock::nameOf(card));
}

// Those that have a name keep their picture where it is small; what is on the others means nothing.
bool hasName(TarockCard card) {
    return card.isTrullPiece() || (card.number() >= 2 && card.number() <= 4);
}

struct Numeral {
    double top;
    double high;
    double widest;
    Lettering lettering;
    double gap; // between letters, in their units
};

// A long number is set narrower and lighter, never lower.
Drawing numeral(std::string_view number, const Numeral& as) {
    double natural = -as.gap;
    for (const char& letter : number) natural += bookLetter({&letter, 1}, as.lettering).width + as.gap;
    const double up = as.high / kLetterHigh;
    const double across = std::min(up, as.widest / natural);
    const double lighter = std::min(1.0, std::pow(across / up, 0.75));
    const Lettering lettering{as.lettering.ink, as.lettering.heavy * lighter, as.lettering.thin * lighter};
    Drawing drawing;
    double x = kCardWide / 2 - natural * across / 2;
    for (const char& letter : number) {
        const Letter drawn = bookLetter({&letter, 1}, lettering);
        add(drawing, placed(drawn.strokes, {across, 0, 0, up, x, as.top, up}));
        x += (drawn.width + as.gap) * across;
    }
    return drawing;
}

struct Field {
    double x; // its middle
    double y;
    double width;
    double height;
    double mostScale;
    double lines = 1;
};

// As large as the field lets it be, in its middle.
Drawing fitted(const Drawing& drawing, const Field& field) {
    double left = std::numeric_limits<double>::max();
    double top = left;
    double right = -left;
    double bottom = -left;
    for (const Part& part : drawing)
        for (const PathStep& step : part.path) {
            if (step.kind == PathStep::Kind::Close) continue;
            const std::size_t numbers = step.kind == PathStep::Kind::Curve ? 6 : 2;
            for (std::size_t i = 0; i < numbers; i += 2) {
                left = std::min(left, step.at[i]);
                right = std::max(right, step.at[i]);
                top = std::min(top, step.at[i + 1]);
                bottom = std::max(bottom, step.at[i + 1]);
            }
        }
    const double scale =
        std::min({field.width / (right - left), field.height / (bottom - top), field.mostScale});
    Placing to = scaled(scale, field.x - scale * (left + right) / 2, field.y - scale * (top + bottom) / 2);
    to.lines = field.lines;
    return placed(drawing, to);
}

Drawing wholeTarock(TarockCard card) {
    const bool trull = card.isTrullPiece();
    Drawing drawing{
        blank(11, 2),
        drawn(roundedBox(6, 6, kCardWide - 12, kCardHigh - 12, 7),
              trull ? Ink{0xA8231C, 0} : Ink{0xB8862B, 0}, trull ? 2.4 : 1.1),
        filled(box(25, 58, 100, kCardHigh - 116), trull ? Ink{0xFBF0D2, 0.97} : Ink{0xF4F0E2, 0.97}, 1.6)};
    const double high = card == tarock::kSkues ? 49 : 45;
    add(drawing, both(fitted(bookDrawing(ornamentOf(card), "karo"), {kCardWide / 2, 84.4, 86, high, 1.25})));
    add(drawing, band(trull ? Ink{0x6A1410, 0.1} : kPine, kGold, 9, 25, 125));
    add(drawing, both(numeral(tarock::nameOf(card), {15, kNumberHigh, 122, {kNumber, 5.6, 3.2}, 4.6})));
    return drawing;
}

Drawing smallTarock(TarockCard card) {
    Drawing drawing{blank(14, 3)};
    add(drawing, numeral(tarock::nameOf(card), {22, 86, 118, {kNumber, 5.4, 3.2}, 4.4}));
    if (hasName(card)) {
        add(drawing, fitted(bookDrawing(ornamentOf(card), "karo"), {kCardWide / 2, 170, 128, 82, 2, 1.3}));
    } else {
        add(drawing, around(drawingOf(Colour::Tarock), kCardWide / 2, 168, 84));
    }
    return drawing;
}

Drawing lowCard(const Drawing& suit, std::string_view rank) {
    constexpr double x = kCardWide / 2;
    constexpr double y = kCardHigh / 2;
    if (rank == "A") return around(suit, x, y, 80);
    if (rank == "2") return both(around(suit, x, 58, 52));
    if (rank == "3") {
        Drawing drawing = both(around(suit, x, 48, 44));
        add(drawing, around(suit, x, y, 44));
        return drawing;
    }
    if (rank == "4") {
        Drawing half = around(suit, 56, 54, 36);
        add(half, around(suit, 94, 54, 36));
        return both(half);
    }
    return pips(suit, rank == "10" ? 10 : rank.front() - '0');
}

Drawing wholeColour(TarockCard card) {
    const std::string_view palette = nameInBook(card.suit());
    const Drawing& suit = drawingOf(card.suit());
    const std::string_view rank = tarock::nameOf(card).substr(1);
    if (rank == "K") return court({"koenig", rank, palette, {}});
    if (rank == "D") return court({"dame", rank, palette, around(suit, 103, 22.6, 16)});
    if (rank == "C") {
        Drawing pennon = bookDrawing("pennon", palette);
        add(pennon, around(suit, 99, 26.7, 13.6));
        return court({"cavall", rank, palette, pennon});
    }
    if (rank == "B") return court({"unter", rank, palette, onDisc(suit)});
    Drawing drawing{blank(11, 2)};
    add(drawing, lowCard(suit, rank));
    add(drawing, both(indexOf(rank, palette)));
    return drawing;
}

} // namespace

const Drawing& drawingOf(tarock::Suit suit) {
    static const auto all = [] {
        std::array<Drawing, 5> drawings;
        for (std::size_t i = 0; i < drawings.size(); ++i)
            drawings[i] = bookDrawing(nameInBook(static_cast<Colour>(i)), "karo");
        return drawings;
    }();
    return all[static_cast<std::size_t>(suit)];
}

const Drawing& drawingOf(tarock::Card card, Face face) {
    static const auto all = [] {
        std::array<std::array<Drawing, tarock::kCardCount>, 2> drawings;
        for (int index = 0; index < tarock::kCardCount; ++index) {
            const tarock::Card one = tarock::Card::fromIndex(index);
            const auto at = static_cast<std::size_t>(index);
            drawings[static_cast<std::size_t>(Face::Whole)][at] =
                one.isTarock() ? wholeTarock(one) : wholeColour(one);
            drawings[static_cast<std::size_t>(Face::Small)][at] =
                one.isTarock() ? smallTarock(one)
                               : smallFace(tarock::nameOf(one).substr(1), nameInBook(one.suit()));
        }
        return drawings;
    }();
    return all[static_cast<std::size_t>(face)][static_cast<std::size_t>(card.index())];
}

const Drawing& tarockBack() {
    static const Drawing drawing = backWith({.suits = {drawingOf(Colour::Karo), drawingOf(Colour::Herz),
                                                       drawingOf(Colour::Pik), drawingOf(Colour::Treff)},
                                             .reach = 13.6,
                                             .size = 14,
                                             .disc = 24.5,
                                             .middle = 2.6,
                                             .middleInk = {0xB8862B, 0.4}});
    return drawing;
}

} // namespace schreiber::cards
