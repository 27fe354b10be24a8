#include "widgets/cards_typed.h"

#include <QRegularExpression>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr QLatin1Char kBetweenPlaces('/');
const QLatin1String kAmongPlaces(" / ");

} // namespace

void CardsTyped::read(const QString& line) {
    static const QRegularExpression kBlanks(QStringLiteral("[\\s,;]+"));
    for (QStringList& place : m_places) place.clear();
    const QStringList parts = line.split(kBetweenPlaces);
    const auto last = static_cast<qsizetype>(m_places.size()) - 1;
    for (qsizetype part = 0; part < parts.size(); ++part)
        m_places[static_cast<std::size_t>(std::min(part, last))] +=
            parts[part].split(kBlanks, Qt::SkipEmptyParts);
}

QString CardsTyped::line(int place) const {
    std::size_t count = m_places.size();
    while (count > 1 && m_places[count - 1].isEmpty() && count > static_cast<std::size_t>(place) + 1) --count;
    QStringList parts;
    for (std::size_t at = 0; at < count; ++at) parts << m_places[at].join(QLatin1Char(' '));
    return parts.join(kAmongPlaces);
}

int CardsTyped::placeAt(const QString& line, qsizetype caret) const {
    return std::min(static_cast<int>(line.left(caret).count(kBetweenPlaces)),
                    static_cast<int>(m_places.size()) - 1);
}

qsizetype CardsTyped::behind(int place) const {
    qsizetype at = 0;
    for (int before = 0; before <= place; ++before)
        at += (before > 0 ? kAmongPlaces.size() : 0) +
              m_places[static_cast<std::size_t>(before)].join(QLatin1Char(' ')).size();
    return at;
}

QStringList CardsTyped::all() const {
    QStringList all;
    for (const QStringList& place : m_places) all += place;
    return all;
}

void CardsTyped::lay(int place, const QString& card) {
    m_places[static_cast<std::size_t>(place)] << card;
}

void CardsTyped::name(int place, const QString& as) {
    QStringList& cards = m_places[static_cast<std::size_t>(place)];
    if (!cards.isEmpty()) cards.last() = cards.last().section(QLatin1Char('='), 0, 0) + QLatin1Char('=') + as;
}

int CardsTyped::takeBack(int place) {
    while (place > 0 && m_places[static_cast<std::size_t>(place)].isEmpty()) --place;
    QStringList& cards = m_places[static_cast<std::size_t>(place)];
    if (!cards.isEmpty()) cards.removeLast();
    return place;
}

} // namespace schreiber::desktop
