#include "beamer/wall_winner.h"

#include <cards/drawing.h>
#include <kinds/wreath.h>

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace schreiber::desktop {
namespace {

struct WallHonour {
    Q_DECLARE_TR_FUNCTIONS(WallHonour)
};

constexpr int kPairs = 15;      // of leaves, and of acorns
constexpr double kWreath = 0.8; // of the disc
constexpr double kInside = 0.68;

// As on the papers.
void addWreath(WallPicture& made, QPointF middle, double radius) {
    constexpr cards::Suit kOfParts[] = {cards::Suit::Eichel, cards::Suit::Laub, cards::Suit::Herz,
                                        cards::Suit::Schell};
    made.shapes.push_back(
        {QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), WallFill::Stem});
    for (const kinds::WreathLeaf& leaf : kinds::wreathLeaves(kPairs, true)) {
        const double side = radius * leaf.size;
        made.suits.push_back({QRectF(middle.x() + radius * leaf.x - side / 2,
                                     middle.y() + radius * leaf.y - side / 2, side, side),
                              &cards::drawingOf(kOfParts[static_cast<std::size_t>(leaf.part)]), leaf.turned});
    }
}

// The people of a pair a line each, another name in two where it has two words.
QStringList linesOf(const QString& name) {
    const QStringList people = name.split(QStringLiteral(" / "));
    if (people.size() > 1) return people;
    const qsizetype space = name.lastIndexOf(QLatin1Char(' '), name.indexOf(QLatin1String(" (")) - 1);
    return space < 0 ? QStringList{name} : QStringList{name.left(space), name.mid(space + 1)};
}

// Lines below each other, as large as all of them fit; where they end.
double addLines(WallPicture& made, const QStringList& lines, QRectF room, int pixels, int fewest,
                WallFace face, WallInk ink) {
    const auto widest = [&](int of) {
        double width = 0;
        for (const QString& line : lines)
            width = std::max(width, metricsOf(of, face).horizontalAdvance(line));
        return width;
    };
    while (pixels > fewest &&
           (widest(pixels) > room.width() ||
            std::ceil(metricsOf(pixels, face).height()) * double(lines.size()) > room.height()))
        --pixels;
    const double high = std::ceil(metricsOf(pixels, face).height());
    double y = room.top();
    for (const QString& line : lines) {
        WallText text =
            fittedText(QRectF(room.left(), y, room.width(), high), line, pixels, face, Qt::AlignCenter);
        text.ink = ink;
        made.texts.push_back(text);
        y += high;
    }
    return y;
}

void addBeside(WallPicture& made, const WallWinner::Placed& placed, const QRectF& room, int least) {
    const double side = least * 1.8;
    const QRectF medal(room.center().x() - side / 2, room.top(), side, side);
    made.shapes.push_back({medal, WallFill::Medal, placed.rank});
    made.texts.push_back({medal, QString::number(placed.rank), static_cast<int>(least * 1.3), WallFace::Heavy,
                          WallInk::OnCard, Qt::AlignCenter});
    const double line = lineHeight(least);
    const double below = addLines(
        made, linesOf(placed.name),
        QRectF(room.left(), medal.bottom() + least * 0.3, room.width(), room.height() - side - line - least),
        static_cast<int>(least * 1.15), least, WallFace::Name, WallInk::Text);
    if (placed.told.isEmpty()) return;
    WallText told = fittedText(QRectF(room.left(), below, room.width(), line), placed.told, least,
                               WallFace::Data, Qt::AlignCenter);
    told.ink = WallInk::Muted;
    made.texts.push_back(told);
}

} // namespace

WallPicture laidOut(const WallWinner& winner, const WallFrame& frame) {
    WallPicture made;
    const int least = frame.pixels();
    const double margin = frame.margin();
    const double line = lineHeight(least);
    const QSizeF size = frame.size;
    made.shapes.push_back({QRectF(QPointF(0, 0), size), WallFill::Ground});

    const double foot = size.height() - line - margin;
    const bool isNarrow = size.width() < size.height() * 1.3; // then the second and third have no room
    const double high = foot - 2 * margin;
    const double radius = std::min(high / 2, (size.width() - 2 * margin) / (isNarrow ? 2.0 : 3.6));
    const QPointF middle(size.width() / 2, margin + high / 2);
    const QRectF disc(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius);
    made.shapes.push_back({disc, WallFill::Disc});
    const double ring = radius * 0.045;
    made.shapes.push_back({disc.adjusted(ring, ring, -ring, -ring), WallFill::Circle});
    addWreath(made, middle, radius * kWreath);

    // The name to the chord of the wreath's inside.
    const WallWinner::Placed& first = winner.placed.front();
    const double inside = radius * kInside;
    const double chord = 2 * std::sqrt(inside * inside - (inside * 0.5) * (inside * 0.5));
    const QRectF room(middle.x() - chord / 2, middle.y() - inside * 0.5, chord, inside);
    const auto centred = [&](double y) { return QRectF(room.left() + chord * 0.1, y, chord * 0.8, line); };
    WallPicture tried;
    const double names =
        addLines(tried, linesOf(first.name), room, least * 3, least, WallFace::Title, WallInk::Forest) -
        room.top();
    const double told = first.told.isEmpty() ? 0 : line;
    double y = middle.y() - (line + names + told) / 2;
    made.texts.push_back(
        fittedText(centred(y), WallHonour::tr("1. Platz"), least, WallFace::Data, Qt::AlignCenter));
    made.texts.back().ink = WallInk::Brown;
    for (WallText text : tried.texts) {
        text.box.translate(0, y + line - room.top());
        made.texts.push_back(text);
    }
    y += line + names;
    if (told > 0) {
        made.texts.push_back(fittedText(centred(y), first.told, least, WallFace::Bold, Qt::AlignCenter));
        made.texts.back().ink = WallInk::OnCard;
    }

    if (!isNarrow)
        for (std::size_t i = 1; i < winner.placed.size(); ++i) {
            const double wide = disc.left() - 2 * margin;
            const double left = i == 1 ? margin : disc.right() + margin;
            addBeside(made, winner.placed[i],
                      QRectF(left, middle.y() - radius * 0.42, wide, std::min(radius, foot - middle.y())),
                      least);
        }

    const double chips = line * 0.86;
    const double suits = 4 * 1.22 * chips * 24 / 31.6;
    const QString said =
        metricsOf(least).elidedText(winner.below, Qt::ElideRight, size.width() - 2 * margin - suits - margin);
    const double wide = metricsOf(least).horizontalAdvance(said) + 2;
    const double left = (size.width() - wide - suits - margin) / 2;
    const double text =
        suitsOnWall(made, frame, {std::max(left, margin / 2), foot + (line - chips) / 2}, chips) + margin / 2;
    made.texts.push_back(
        {QRectF(text, foot, wide, line), said, least, WallFace::Data, WallInk::Muted, Qt::AlignVCenter});
    return made;
}

} // namespace schreiber::desktop
