#include "beamer/wall_frame.h"

#include <cards/drawing.h>

#include <QFont>

#include <algorithm>
#include <cmath>
#include <optional>

namespace schreiber::desktop {
namespace {

constexpr QStringView kBetween = u" · ";
constexpr double kRowsHigh = 22;
constexpr double kLettersWide = 24; // of a window that is no wall, narrow or upright
constexpr double kHead = 2.7;       // times the letters of a row
constexpr double kTitle = 1.55;
constexpr double kClock = 1.4;
constexpr double kGoldLine = 0.12;
constexpr double kSuit = 0.73; // of a chip's width
constexpr double kChipWide = 24 / 31.6;
constexpr double kOverhang = 0.06; // a letter may reach so far beyond what it takes
constexpr double kFromPixels = 20; // the suits are no more than spots below that
constexpr int kFewestPixels = 6;

} // namespace

int WallFrame::pixels() const {
    const double wanted = std::min(size.height() / kRowsHigh, size.width() / kLettersWide);
    return std::max(kFewestPixels, static_cast<int>(std::ceil(wanted)));
}

double WallFrame::margin() const {
    return pixels() * 0.7;
}

double WallFrame::headHeight() const {
    return std::ceil(pixels() * kHead);
}

QRectF WallFrame::body() const {
    const double head = headHeight() + std::ceil(pixels() * kGoldLine) + margin() / 3;
    const double foot = lineHeight(pixels()) + margin() * 0.8;
    return {margin(), head, std::max(size.width() - 2 * margin(), 1.0),
            std::max(size.height() - head - foot, 1.0)};
}

QFontMetricsF metricsOf(int pixels, WallFace face) {
    WallText sample;
    sample.pixels = pixels;
    sample.face = face;
    return QFontMetricsF(fontOf(sample));
}

double lineHeight(int pixels) {
    return std::ceil(metricsOf(pixels).height());
}

WallText fittedText(const QRectF& box, const QString& text, int pixels, WallFace face, int align) {
    const QFontMetricsF metrics = metricsOf(pixels, face);
    const bool fits = metrics.horizontalAdvance(text) <= box.width();
    return {box,
            fits ? text : metrics.elidedText(text, Qt::ElideRight, box.width() - pixels * kOverhang),
            pixels,
            face,
            WallInk::Text,
            align};
}

WallText loneText(const QRectF& box, const QString& text, int pixels, int fewest, int align, WallFace face) {
    int fitting = pixels;
    while (fitting > fewest && (metricsOf(fitting, face).horizontalAdvance(text) > box.width() ||
                                metricsOf(fitting, face).height() > box.height()))
        --fitting;
    return fittedText(box, text, fitting, face, align);
}

double suitsOnWall(WallPicture& picture, const WallFrame& frame, QPointF corner, double high) {
    const double wide = high * kChipWide;
    const auto add = [&](const cards::Drawing& drawing) {
        const QRectF chip(corner.x(), corner.y(), wide, high);
        picture.shapes.push_back({chip, WallFill::Chip});
        const double side = wide * kSuit;
        picture.suits.push_back(
            {QRectF(chip.center().x() - side / 2, chip.center().y() - side / 2, side, side), &drawing, 0});
        corner.rx() += wide * 1.22;
    };
    if (frame.isTarock)
        for (const cards::tarock::Suit suit : cards::tarock::kColours) add(cards::drawingOf(suit));
    else
        for (const cards::Suit suit : cards::kSuits) add(cards::drawingOf(suit));
    return corner.x();
}

namespace {

void frameHead(WallPicture& picture, const WallFrame& frame, const QString& title) {
    const double margin = frame.margin();
    const double high = frame.headHeight();
    picture.shapes.push_back({QRectF(0, 0, frame.size.width(), high), WallFill::Head});
    picture.shapes.push_back(
        {QRectF(0, high, frame.size.width(), std::ceil(frame.pixels() * kGoldLine)), WallFill::GoldLine});
    QRectF head(margin, 0, frame.size.width() - 2 * margin, high);
    constexpr int kLeft = Qt::AlignLeft | Qt::AlignVCenter;
    std::optional<WallText> clock;
    if (!frame.clock.isEmpty()) {
        const int pixels = static_cast<int>(frame.pixels() * kClock);
        const double width = metricsOf(pixels, WallFace::Heavy).horizontalAdvance(frame.clock) + 2;
        clock = WallText{QRectF(head.right() - width, head.top(), width, head.height()),
                         frame.clock,
                         pixels,
                         WallFace::Heavy,
                         frame.overTime ? WallInk::Warn : WallInk::Accent,
                         Qt::AlignRight | Qt::AlignVCenter};
        head.setRight(head.right() - width - margin);
    }
    // The figures of Vollkorn have tails: where a title has one it is set as data.
    const qsizetype parts = title.indexOf(kBetween);
    const QString name = parts < 0 ? title : title.left(parts);
    const QString rest = parts < 0 ? QString() : title.mid(parts + kBetween.size());
    const bool hasFigure =
        std::any_of(name.begin(), name.end(), [](QChar letter) { return letter.isDigit(); });
    const WallFace face = hasFigure ? WallFace::Heavy : WallFace::Title;
    const QFontMetricsF small = metricsOf(frame.pixels());
    const double restWide = rest.isEmpty() ? 0 : small.horizontalAdvance(rest) + margin + 2;
    int pixels = static_cast<int>(frame.pixels() * kTitle);
    while (pixels > frame.pixels() &&
           metricsOf(pixels, face).horizontalAdvance(name) + restWide > head.width())
        --pixels;
    const double nameWide = std::min(metricsOf(pixels, face).horizontalAdvance(name) + 2, head.width());
    const QRectF box(head.left(), head.top(), rest.isEmpty() ? head.width() : nameWide, head.height());
    picture.texts.push_back(fittedText(box, name, pixels, face, kLeft));
    head.setLeft(head.left() + nameWide + margin);
    if (!rest.isEmpty() && head.width() > frame.pixels()) {
        picture.texts.push_back(fittedText(head, rest, frame.pixels(), WallFace::Data, kLeft));
        picture.texts.back().ink = WallInk::Muted;
    }
    if (clock) picture.texts.push_back(*clock);
}

} // namespace

void frameWall(WallPicture& picture, const WallFrame& frame, const QString& title, const QString& note,
               const QString& place) {
    frameHead(picture, frame, title);
    const double margin = frame.margin();
    const double high = lineHeight(frame.pixels());
    QRectF foot(margin, frame.size.height() - high - margin * 0.4, frame.size.width() - 2 * margin, high);
    if (!place.isEmpty()) {
        const double width =
            std::min(metricsOf(frame.pixels()).horizontalAdvance(place) + 2, foot.width() / 2);
        WallText where = fittedText(QRectF(foot.right() - width, foot.top(), width, high), place,
                                    frame.pixels(), WallFace::Data, Qt::AlignRight | Qt::AlignVCenter);
        where.ink = WallInk::Muted;
        picture.texts.push_back(where);
        foot.setRight(foot.right() - width - margin);
    }
    const QString& left = note.isEmpty() ? frame.tournament : note;
    // The suits give way to what has to be read.
    const double chips = high * 0.86;
    const double suits = 4 * 1.22 * chips * kChipWide + margin / 2;
    const double needed = metricsOf(frame.pixels()).horizontalAdvance(left);
    if (frame.pixels() >= kFromPixels && needed + suits <= foot.width())
        foot.setLeft(suitsOnWall(picture, frame, {foot.left(), foot.center().y() - chips / 2}, chips) +
                     margin / 2);
    if (left.isEmpty()) return;
    WallText said = fittedText(foot, left, frame.pixels(), WallFace::Data, Qt::AlignLeft | Qt::AlignVCenter);
    said.ink = WallInk::Muted;
    picture.texts.push_back(said);
}

void sayOnWall(WallPicture& picture, const WallFrame& frame, const QString& sentence) {
    const int pixels = frame.pixels() * 2;
    picture.texts.push_back(
        {frame.body(), sentence, pixels, WallFace::Bold, WallInk::Text, Qt::AlignCenter | Qt::TextWordWrap});
}

} // namespace schreiber::desktop
