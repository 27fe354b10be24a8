#include "widgets/seats_picture.h"

#include "base/look.h"

#include <QPainter>
#include <QTextOption>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace schreiber::desktop {
namespace {

constexpr double kBoardWide = 7.1; // in the height of a letter's square
constexpr double kBoardHigh = 9.4;
constexpr double kLeastHigh = 5;
constexpr double kAboveAndBelow = 8.4; // the seats there
constexpr double kSeatName = 1.06;
constexpr double kLeastSeatName = 0.75;
constexpr double kLeastBoard = 5.4;
constexpr double kScoreOnBoard = 1.37;
constexpr double kSideSize = 0.82;

double turnOf(std::size_t seat, std::size_t count) {
    return 2 * std::numbers::pi * static_cast<double>(seat) / static_cast<double>(count);
}
bool isBeside(std::size_t seat, std::size_t count) {
    return std::abs(std::sin(turnOf(seat, count))) > 0.5;
}

// A word that is longer than the room is shortened; none is broken.
QString wordsWithin(const QString& name, const QFontMetrics& letters, int room) {
    QStringList words = name.split(QLatin1Char(' '));
    for (QString& word : words) word = letters.elidedText(word, Qt::ElideRight, room);
    return words.join(QLatin1Char(' '));
}

} // namespace

SeatsPicture::SeatsPicture(QWidget* parent)
    : QWidget(parent) {
    setObjectName(QStringLiteral("caseSeats"));
}

void SeatsPicture::show(const SeatsAtTable& table) {
    if (table == m_table) return;
    m_table = table;
    QStringList said{table.score, table.target};
    for (const SeatsAtTable::Seat& seat : table.seats)
        said << QStringLiteral("%1 %2 %3%4")
                    .arg(seat.side, seat.name, seat.mark, seat.deals ? tr(" gibt") : QString())
                    .simplified();
    setAccessibleName(said.join(QStringLiteral(", ")));
    update();
}

QSize SeatsPicture::sizeHint() const {
    const int em = fontInfo().pixelSize();
    return {20 * em, 19 * em};
}

QSize SeatsPicture::minimumSizeHint() const {
    const int em = fontInfo().pixelSize();
    return {15 * em, 15 * em};
}

// The longest word that stands beside the board.
double SeatsPicture::longestBeside(const QFont& letters) const {
    double longest = 0;
    const std::size_t count = m_table.seats.size();
    for (std::size_t i = 0; i < count; ++i) {
        if (!isBeside(i, count)) continue;
        for (const QString& word : m_table.seats[i].name.split(QLatin1Char(' ')))
            longest = std::max(longest, QFontMetricsF(letters).horizontalAdvance(word));
    }
    return longest;
}

void SeatsPicture::paintEvent(QPaintEvent*) {
    if (m_table.seats.empty()) return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const int em = fontInfo().pixelSize();
    const QPointF centre = QRectF(rect()).center();
    // the board gives way before names beside it are made small
    const double besides = 2 * (longestBeside(scaled(font(), kSeatName, true)) + 1.2 * em);
    const QFont scores = scaled(font(), kScoreOnBoard, true);
    const double least =
        std::min(kBoardWide * em,
                 std::max(kLeastBoard * em, QFontMetricsF(scores).horizontalAdvance(m_table.score) + em / 2));
    const double high = std::clamp(height() - kAboveAndBelow * em, kLeastHigh * em, kBoardHigh * em);
    QRectF board(0, 0, std::clamp(width() - besides, least, kBoardWide * em), high);
    board.moveCenter(centre);
    QColor back = c.accent;
    back.setAlphaF(0.11F);
    QColor edge = c.accent;
    edge.setAlphaF(0.4F);
    painter.setPen(edge);
    painter.setBrush(back);
    painter.drawRoundedRect(board, 8, 8);
    painter.setPen(c.text);
    painter.setFont(scores);
    painter.drawText(board.adjusted(0, 0, 0, -1.6 * em), Qt::AlignCenter, m_table.score);
    painter.setFont(scaled(font(), 0.9));
    painter.setPen(c.muted);
    painter.drawText(board.adjusted(0, 2 * em, 0, 0), Qt::AlignCenter, m_table.target);

    const std::size_t count = m_table.seats.size();
    const double room = (width() - board.width()) / 2 - 0.9 * em;
    double size = kSeatName;
    while (size > kLeastSeatName && longestBeside(scaled(font(), size, true)) > room) size -= 0.05;
    const QFont names = scaled(font(), size, true);
    const QFont sides = scaled(font(), kSideSize);
    for (std::size_t i = 0; i < m_table.seats.size(); ++i) {
        const SeatsAtTable::Seat& seat = m_table.seats[i];
        const double around = turnOf(i, count);
        const double turn = m_table.isCounterClockwise ? -around : around;
        const double across = std::sin(turn);
        const double down = -std::cos(turn);
        const bool beside = isBeside(i, count);
        // beside the board, above it or below
        QRectF box;
        const double seatHigh = 3.6 * em;
        if (beside) {
            box = QRectF(across < 0 ? 0.2 * em : width() - room - 0.2 * em,
                         centre.y() + down * board.height() * 0.45 - seatHigh / 2, room, seatHigh);
        } else {
            box = QRectF(0, down < 0 ? board.top() - seatHigh - 0.4 * em : board.bottom() + 1.4 * em, width(),
                         seatHigh);
        }
        const Qt::Alignment aligned =
            beside ? (across < 0 ? Qt::AlignLeft : Qt::AlignRight) : Qt::AlignHCenter;
        QString said = seat.side;
        if (seat.deals) said += tr(" · gibt");
        painter.setFont(sides);
        const QFontMetrics small(sides);
        QRectF first(box.left(), box.top(), box.width(), small.height());
        const QString dot = seat.mark.isEmpty() ? QString()
                            : said.isEmpty()    ? QString()
                                                : QStringLiteral(" · ");
        const int all = small.horizontalAdvance(said + dot + seat.mark);
        double x = aligned == Qt::AlignLeft    ? first.left()
                   : aligned == Qt::AlignRight ? first.right() - all
                                               : first.center().x() - all / 2.0;
        painter.setPen(c.muted);
        painter.drawText(QPointF(x, first.top() + small.ascent()), said + dot);
        x += small.horizontalAdvance(said + dot);
        painter.setPen(c.bad);
        painter.drawText(QPointF(x, first.top() + small.ascent()), seat.mark);
        painter.setPen(c.text);
        painter.setFont(names);
        QTextOption option(aligned | Qt::AlignTop);
        option.setWrapMode(QTextOption::WordWrap);
        painter.drawText(QRectF(box.left(), first.bottom() + 2, box.width(), 2.8 * em),
                         wordsWithin(seat.name, QFontMetrics(names), static_cast<int>(box.width())), option);
        if (!seat.deals) continue;
        painter.setPen(Qt::NoPen);
        painter.setBrush(c.side);
        // inside the board's edge; beside the score there is no room, so on the edge there
        const QPointF at(centre.x() + across * board.width() * 0.5,
                         centre.y() + down * board.height() * 0.41);
        painter.drawEllipse(at, 0.42 * em, 0.42 * em);
    }
}

} // namespace schreiber::desktop
