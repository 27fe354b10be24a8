#include "beamer/wall_cards.h"

#include <QCoreApplication>

#include <algorithm>
#include <cmath>

namespace schreiber::desktop {
namespace {

struct WallDrawing {
    Q_DECLARE_TR_FUNCTIONS(WallDrawing)
};

constexpr int kWrapped = Qt::AlignCenter | Qt::TextWordWrap;

// As large as fits on the card, never smaller than a row; a name too long even for that is shortened.
WallText nameOnCard(const QRectF& card, const QString& name, int pixels) {
    QString text = name;
    text.replace(QStringLiteral(" / "), QStringLiteral(" /\n"));
    for (const double factor : {3.0, 2.5, 2.0, 1.6, 1.3, 1.0}) {
        WallText made{card,    text, static_cast<int>(pixels * factor), WallFace::Bold, WallInk::OnCard,
                      kWrapped};
        const QRectF needed = metricsOf(made.pixels, WallFace::Bold).boundingRect(card, kWrapped, text);
        if (needed.height() <= card.height() && needed.width() <= card.width()) return made;
    }
    return {card,
            metricsOf(pixels, WallFace::Bold).elidedText(name, Qt::ElideRight, card.width() * 1.6),
            pixels,
            WallFace::Bold,
            WallInk::OnCard,
            Qt::AlignCenter | Qt::TextWrapAnywhere};
}

struct CardPlace {
    std::size_t table = 0;
    int turned = 0; // of its cards
};

// The table of the card that was turned last.
CardPlace placeOf(const WallDraw& draw, int turned) {
    CardPlace here;
    here.turned = turned;
    while (here.table + 1 < draw.tables.size() && here.turned > draw.tables[here.table].cards())
        here.turned -= draw.tables[here.table++].cards();
    return here;
}

} // namespace

WallPicture laidOut(const WallDraw& draw, const WallFrame& frame, int turned) {
    WallPicture made;
    if (draw.tables.empty()) {
        frameWall(made, frame, draw.title, {}, {});
        sayOnWall(made, frame, draw.instead);
        return made;
    }
    made.pages = draw.cards() + 1;
    made.page = std::clamp(turned, 0, draw.cards());
    const CardPlace here = placeOf(draw, made.page);
    const WallTable& table = draw.tables[here.table];
    frameWall(made, frame, draw.title, {},
              WallDrawing::tr("%1 von %2 Karten").arg(made.page).arg(draw.cards()));

    QRectF body = frame.body();
    const int pixels = frame.pixels();
    const double large = lineHeight(pixels * 2);
    const double line = lineHeight(pixels);
    made.texts.push_back(loneText(QRectF(body.left(), body.top(), body.width(), large), table.title,
                                  pixels * 2, pixels, Qt::AlignCenter));
    made.texts.back().ink = WallInk::Accent;
    body.setTop(body.top() + large);

    const double gap = pixels * 0.8;
    const double sides = static_cast<double>(table.places.size());
    const double width = std::min((body.width() - (sides - 1) * gap) / sides, body.width() * 0.6);
    double x = body.left() + (body.width() - sides * width - (sides - 1) * gap) / 2;
    int card = 0;
    for (std::size_t side = 0; side < table.places.size(); ++side, x += width + gap) {
        double y = body.top();
        if (!table.sides[side].isEmpty()) {
            made.texts.push_back(fittedText(QRectF(x, y, width, line), table.sides[side], pixels,
                                            WallFace::Data, Qt::AlignCenter));
            made.texts.back().ink = WallInk::Muted;
        }
        y += line + gap / 4;
        const double places = static_cast<double>(std::max<qsizetype>(table.places[side].size(), 1));
        const double high = (body.bottom() - y - gap / 2 - (places - 1) * gap) / places;
        for (const QString& name : table.places[side]) {
            ++card;
            const QRectF box(x, y, width, high);
            y += high + gap;
            const bool up = card <= here.turned;
            const bool fresh = card == here.turned;
            made.shapes.push_back({box, !up     ? WallFill::CardBack
                                        : fresh ? WallFill::FreshCard
                                                : WallFill::Card});
            if (up)
                made.texts.push_back(nameOnCard(box.adjusted(gap, gap / 2, -gap, -gap / 2), name, pixels));
        }
    }
    return made;
}

WallPicture laidOut(const WallClock& clock, const WallFrame& frame) {
    WallPicture made;
    WallFrame quiet = frame;
    quiet.clock.clear(); // once is enough
    frameWall(made, quiet, clock.title, clock.note, {});
    QRectF body = frame.body();
    const QString face = frame.clock.isEmpty() ? QStringLiteral("–:––") : frame.clock;
    int pixels = static_cast<int>(body.height() * 0.62);
    const double width = metricsOf(pixels, WallFace::Heavy).horizontalAdvance(face);
    if (width > body.width()) pixels = static_cast<int>(pixels * body.width() / width) - 1;
    if (frame.overTime) {
        const double line = lineHeight(frame.pixels() * 2);
        const QRectF below(body.left(), body.bottom() - line, body.width(), line);
        made.texts.push_back(loneText(below, WallDrawing::tr("Die Zeit ist um"), frame.pixels() * 2,
                                      frame.pixels(), Qt::AlignCenter));
        made.texts.back().ink = WallInk::Warn;
        body.setBottom(below.top());
    }
    pixels = std::min(pixels, static_cast<int>(body.height() * 0.8));
    made.texts.push_back({body, face, pixels, WallFace::Heavy,
                          frame.overTime ? WallInk::Warn : WallInk::Accent, Qt::AlignCenter});
    return made;
}

} // namespace schreiber::desktop
