#include "beamer/wall_frame.h"

#include <QFont>

#include <algorithm>
#include <cmath>

namespace schreiber::desktop {
namespace {

constexpr double kRowsHigh = 22;
constexpr double kLettersWide = 24; // of a window that is no wall, narrow or upright
constexpr double kHead = 1.3;       // times the letters of a row
constexpr int kFewestPixels = 6;

} // namespace

int WallFrame::pixels() const {
    const double wanted = std::min(size.height() / kRowsHigh, size.width() / kLettersWide);
    return std::max(kFewestPixels, static_cast<int>(std::ceil(wanted)));
}

double WallFrame::margin() const {
    return pixels() * 0.7;
}

QRectF WallFrame::body() const {
    const double head = margin() / 2 + lineHeight(static_cast<int>(pixels() * kHead)) + margin() / 2;
    const double foot = lineHeight(pixels()) + margin() / 2;
    return {margin(), head, std::max(size.width() - 2 * margin(), 1.0),
            std::max(size.height() - head - foot, 1.0)};
}

QFontMetricsF metricsOf(int pixels, bool bold) {
    WallText sample;
    sample.pixels = pixels;
    sample.bold = bold;
    return QFontMetricsF(fontOf(sample));
}

double lineHeight(int pixels) {
    return std::ceil(metricsOf(pixels).height());
}

WallText fittedText(const QRectF& box, const QString& text, int pixels, bool bold, int align) {
    const QFontMetricsF metrics = metricsOf(pixels, bold);
    const bool fits = metrics.horizontalAdvance(text) <= box.width();
    return {box,           fits ? text : metrics.elidedText(text, Qt::ElideRight, box.width()),
            pixels,        bold,
            WallInk::Text, align};
}

WallText loneText(const QRectF& box, const QString& text, int pixels, int fewest, int align) {
    int fitting = pixels;
    while (fitting > fewest && metricsOf(fitting, true).horizontalAdvance(text) > box.width()) --fitting;
    return fittedText(box, text, fitting, true, align);
}

void frameWall(WallPicture& picture, const WallFrame& frame, const QString& title, const QString& note,
               const QString& place) {
    const double margin = frame.margin();
    const int large = static_cast<int>(frame.pixels() * kHead);
    QRectF head(margin, margin / 2, frame.size.width() - 2 * margin, lineHeight(large));
    if (!frame.clock.isEmpty()) {
        const double width = metricsOf(large, true).horizontalAdvance(frame.clock) + 2;
        WallText clock{QRectF(head.right() - width, head.top(), width, head.height()),
                       frame.clock,
                       large,
                       true,
                       frame.overTime ? WallInk::Warn : WallInk::Accent,
                       Qt::AlignRight | Qt::AlignVCenter};
        picture.texts.push_back(clock);
        head.setRight(head.right() - width - margin);
    }
    picture.texts.push_back(loneText(head, title, large, frame.pixels(), Qt::AlignLeft | Qt::AlignVCenter));
    picture.shapes.push_back({QRectF(margin, head.bottom() + margin / 4, frame.size.width() - 2 * margin,
                                     std::max(frame.pixels() / 16.0, 1.0)),
                              WallFill::Line});

    const double high = lineHeight(frame.pixels());
    QRectF foot(margin, frame.size.height() - high - margin / 4, frame.size.width() - 2 * margin, high);
    if (!place.isEmpty()) {
        const double width =
            std::min(metricsOf(frame.pixels()).horizontalAdvance(place) + 2, foot.width() / 2);
        WallText where = fittedText(QRectF(foot.right() - width, foot.top(), width, high), place,
                                    frame.pixels(), false, Qt::AlignRight | Qt::AlignVCenter);
        where.ink = WallInk::Muted;
        picture.texts.push_back(where);
        foot.setRight(foot.right() - width - margin);
    }
    const QString& left = note.isEmpty() ? frame.tournament : note;
    if (left.isEmpty()) return;
    WallText said = fittedText(foot, left, frame.pixels(), false, Qt::AlignLeft | Qt::AlignVCenter);
    said.ink = WallInk::Muted;
    picture.texts.push_back(said);
}

void sayOnWall(WallPicture& picture, const WallFrame& frame, const QString& sentence) {
    const int pixels = frame.pixels() * 2;
    picture.texts.push_back(
        {frame.body(), sentence, pixels, true, WallInk::Text, Qt::AlignCenter | Qt::TextWordWrap});
}

} // namespace schreiber::desktop
