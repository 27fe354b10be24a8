#include "widgets/card_slots.h"

#include "base/look.h"
#include "widgets/card_deck.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr double kWidestSlotCard = 6.9; // in lines of letters: 132 of the usual ones
constexpr double kLeastSlotCard = 1.3;
constexpr double kSlotGap = 12;
constexpr double kSlotRowGap = 8;
constexpr double kWinnerBar = 5;
constexpr double kBelowCard = 2 * kWinnerBar + 2; // before what it is named as
constexpr double kLeastSlotRow = 2.5;             // in lines of letters
constexpr double kSlotBelow = 0.85;               // letters of second lines
constexpr double kSlotLabelShare = 0.28;
constexpr double kMostLabelShare = 0.4;
constexpr double kSlotRounding = 0.08;

} // namespace

CardSlots::CardSlots(QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("cardSlots"));
    setAccessibleName(tr("Die Karten, wie sie liegen"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void CardSlots::setDeck(std::shared_ptr<const CardDeck> deck) {
    m_deck = std::move(deck);
    update();
}

void CardSlots::show(Shape shape, const std::vector<CardPlace>& places) {
    m_shape = shape;
    m_places = places;
    QStringList said;
    for (const CardPlace& place : m_places) {
        QStringList cards;
        for (const QString& card : place.cards) cards << (m_deck ? m_deck->spoken(card) : card);
        said << QStringLiteral("%1: %2").arg(place.title, cards.isEmpty() ? tr("noch nichts")
                                                                          : cards.join(QStringLiteral(", ")));
    }
    if (const QString all = said.join(QLatin1Char('\n')); all != accessibleDescription()) {
        setAccessibleDescription(all);
        QAccessibleEvent event(this, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
    updateGeometry();
    update();
}

QSize CardSlots::sizeHint() const {
    const int line = fontMetrics().height();
    return {24 * line, 14 * line};
}

QSize CardSlots::minimumSizeHint() const {
    const int line = fontMetrics().height();
    const auto count = static_cast<int>(std::max<std::size_t>(1, m_places.size()));
    return m_shape == Shape::Beside
               ? QSize(count * 4 * line, 8 * line)
               : QSize(16 * line, static_cast<int>(count * (kLeastSlotRow * line + kSlotRowGap)));
}

QRectF CardSlots::whole(std::size_t place) const {
    const auto count = static_cast<double>(std::max<std::size_t>(1, m_places.size()));
    const auto at = static_cast<double>(place);
    if (m_shape == Shape::Beside) {
        const double wide = (width() + kSlotGap) / count;
        return {at * wide, 0, wide - kSlotGap, static_cast<double>(height())};
    }
    const double high = (height() + kSlotRowGap) / count;
    return {0, at * high, static_cast<double>(width()), high - kSlotRowGap};
}

double CardSlots::labelWidth() const {
    if (m_shape != Shape::Rows) return 0;
    const QFontMetrics letters(scaled(font(), 1, true));
    double longest = 0;
    for (const CardPlace& place : m_places)
        for (const QString& word : place.title.split(QLatin1Char(' ')))
            longest = std::max<double>(longest, letters.horizontalAdvance(word) + kSlotRowGap + 4);
    return std::clamp(longest, width() * kSlotLabelShare, width() * kMostLabelShare);
}

double CardSlots::cardWidth() const {
    if (m_places.empty() || !m_deck) return 1;
    const int line = fontMetrics().height();
    const QRectF one = whole(0);
    double wide = std::min(kWidestSlotCard * line, one.width() - 4);
    double high = one.height() - kBelowCard - line; // what it is named as stands below
    if (m_shape == Shape::Beside) {
        high -= 2.2 * line;
    } else {
        int most = 1;
        for (const CardPlace& place : m_places)
            most = std::max({most, place.room, static_cast<int>(place.cards.size())});
        wide = (width() - labelWidth()) / most - kSlotRowGap;
        const bool isNamed = std::any_of(m_places.begin(), m_places.end(), [](const CardPlace& place) {
            return std::any_of(place.cards.begin(), place.cards.end(),
                               [](const QString& card) { return card.contains(QLatin1Char('=')); });
        });
        if (!isNamed) high += line;
    }
    return std::max(kLeastSlotCard * line, std::min({wide, high / m_deck->shape(), kWidestSlotCard * line}));
}

QRectF CardSlots::card(std::size_t place, int at) const {
    const QRectF one = whole(place);
    const double wide = cardWidth();
    const double high = wide * m_deck->shape();
    if (m_shape == Shape::Beside)
        return {one.center().x() - wide / 2, one.top() + 2.2 * fontMetrics().height(), wide, high};
    return {one.left() + labelWidth() + at * (wide + kSlotRowGap), one.top() + 2, wide, high};
}

// Left of the cards, in so many lines as they need and the row has room for.
void CardSlots::paintRowWords(QPainter& painter, const CardPlace& told, const QRectF& room, double middle,
                              const QColor& ink) const {
    const int wide = static_cast<int>(room.width());
    const auto linesOf = [&](const QFont& letters, const QString& words) {
        if (words.isEmpty()) return 0;
        const QFontMetrics metrics(letters);
        const QRect whole = metrics.boundingRect(QRect(0, 0, wide, 1000), Qt::TextWordWrap, words);
        return std::max(1, (whole.height() + metrics.lineSpacing() / 2) / metrics.lineSpacing());
    };
    const QFont bold = scaled(font(), 1, true);
    const QFont small = scaled(font(), kSlotBelow);
    const double titleLine = QFontMetrics(bold).lineSpacing();
    const double belowLine = QFontMetrics(small).lineSpacing();
    int titles = linesOf(bold, told.title);
    int belows = linesOf(small, told.below);
    while (belows > 1 && titles * titleLine + belows * belowLine > room.height()) --belows;
    while (titles > 1 && titles * titleLine + belows * belowLine > room.height()) --titles;
    const double high = titles * titleLine + belows * belowLine;
    const double top = std::clamp(middle - high / 2, room.top(), std::max(room.top(), room.bottom() - high));
    const auto write = [&](const QFont& letters, const QColor& colour, double y, double lineHigh, int lines,
                           const QString& words) {
        painter.setFont(letters);
        painter.setPen(colour);
        const QFontMetrics metrics(letters);
        const QString shown = lines > 1 ? words : metrics.elidedText(words, Qt::ElideRight, wide);
        painter.drawText(QRectF(room.left(), y, wide, lines * lineHigh),
                         static_cast<int>(Qt::AlignLeft | Qt::AlignTop) | Qt::TextWordWrap, shown);
    };
    write(bold, ink, top, titleLine, titles, told.title);
    write(small, colours().muted, top + titles * titleLine, belowLine, belows, told.below);
}

void CardSlots::paintWords(QPainter& painter, std::size_t place) const {
    const CardPlace& told = m_places[place];
    const QRectF one = whole(place);
    const int line = fontMetrics().height();
    const QColor ink = told.isNext ? colours().accent : colours().text;
    if (m_shape == Shape::Rows) {
        paintRowWords(painter, told,
                      QRectF(one.left() + 4, one.top(), labelWidth() - kSlotRowGap, one.height()),
                      card(place, 0).center().y(), ink);
        return;
    }
    const auto align = Qt::AlignHCenter | Qt::AlignVCenter;
    const double wide = one.width();
    painter.setFont(scaled(font(), 1, true));
    painter.setPen(ink);
    const QRectF title(one.left(), one.top(), wide, line);
    painter.drawText(title, static_cast<int>(align),
                     painter.fontMetrics().elidedText(told.title, Qt::ElideRight, static_cast<int>(wide)));
    painter.setFont(scaled(font(), kSlotBelow));
    painter.setPen(colours().muted);
    painter.drawText(title.translated(0, line), static_cast<int>(align),
                     painter.fontMetrics().elidedText(told.below, Qt::ElideRight, static_cast<int>(wide)));
}

// What lies, what is still to come, and what a baptised card is named as.
void CardSlots::paintCards(QPainter& painter, std::size_t place) const {
    const CardPlace& told = m_places[place];
    const int laid = static_cast<int>(told.cards.size());
    const int line = fontMetrics().height();
    for (int at = 0; at < std::max(told.room, laid); ++at) {
        const QRectF box = card(place, at);
        if (at >= laid) {
            const bool next = told.isNext && at == laid;
            painter.setBrush(next ? QBrush(colours().goodBack) : QBrush(Qt::NoBrush));
            painter.setPen(QPen(next ? colours().accent : colours().line, next ? 2 : 1, Qt::DashLine));
            const double round = box.width() * kSlotRounding;
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), round, round);
            continue;
        }
        painter.setFont(font());
        m_deck->paint(painter, box, told.cards[at], {});
        if (told.isWinning) {
            const QRectF bar(box.left(), box.bottom() + kWinnerBar, box.width(), kWinnerBar);
            painter.fillRect(bar, colours().ink);
        }
        if (!told.cards[at].contains(QLatin1Char('='))) continue;
        const QRectF room = m_shape == Shape::Beside ? QRectF(whole(place).left() - kSlotGap / 2, 0,
                                                              whole(place).width() + kSlotGap, line)
                                                     : QRectF(box.left() - 3, 0, box.width() + 6, line);
        painter.setFont(scaled(font(), kSlotBelow));
        painter.setPen(colours().text);
        painter.drawText(room.translated(0, box.bottom() + kBelowCard), Qt::AlignCenter,
                         painter.fontMetrics().elidedText(m_deck->spoken(told.cards[at]), Qt::ElideMiddle,
                                                          static_cast<int>(room.width())));
    }
}

void CardSlots::paintEvent(QPaintEvent*) {
    if (!m_deck) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        paintWords(painter, place);
        paintCards(painter, place);
    }
}

void CardSlots::mousePressEvent(QMouseEvent* event) {
    for (std::size_t place = 0; place < m_places.size(); ++place)
        if (whole(place).contains(event->position())) return emit chosen(static_cast<int>(place));
}

// A name that has no room, and a card that is baptised, are told under the mouse.
bool CardSlots::event(QEvent* event) {
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto& help = dynamic_cast<QHelpEvent&>(*event);
    for (std::size_t place = 0; place < m_places.size(); ++place) {
        if (!whole(place).contains(help.pos())) continue;
        QString said = m_places[place].title;
        for (int at = 0; at < m_places[place].cards.size(); ++at)
            if (card(place, at).contains(help.pos())) said = m_deck->spoken(m_places[place].cards[at]);
        QToolTip::showText(help.globalPos(), said.toHtmlEscaped(), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace schreiber::desktop
