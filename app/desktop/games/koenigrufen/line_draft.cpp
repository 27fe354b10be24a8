#include "games/koenigrufen/line_draft.h"

#include "base/text.h"

#include <QRegularExpression>

#include <algorithm>

namespace schreiber::desktop::koenigrufen {
namespace {

using rulebook::Game;
using rulebook::Premium;

std::optional<int> seatIn(const QString& word) {
    if (word.size() != 1) return std::nullopt;
    const int seat = word.front().toUpper().unicode() - u'A';
    return seat >= 0 && seat < 5 ? std::optional(seat) : std::nullopt;
}

QString letterOf(int seat) {
    return QString(QChar(u'A' + seat));
}

Sign signOf(const QString& word) {
    static const QStringList kWon{QStringLiteral("+"), QStringLiteral("won"), QStringLiteral("gewonnen")};
    static const QStringList kLost{QStringLiteral("-"), QStringLiteral("\u2212"), QStringLiteral("lost"),
                                   QStringLiteral("verloren")};
    const QString small = word.toLower();
    return kWon.contains(small) ? Sign::Plus : kLost.contains(small) ? Sign::Minus : Sign::None;
}

QString textOf(Sign sign) {
    return sign == Sign::Plus ? QStringLiteral("+") : sign == Sign::Minus ? QStringLiteral("-") : QString();
}

std::optional<PremiumWord> premiumIn(const QString& word) {
    static const QRegularExpression kShape(
        QStringLiteral("^([^!+=\\x{2212}-]+?(?:-[^!+=\\x{2212}-]+)?)(!{0,2})(k*)([+\\x{2212}-]?)$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto match = kShape.match(word);
    if (!match.hasMatch()) return std::nullopt;
    const auto premium = rulebook::readPremium(utf8(match.captured(1)));
    if (!premium) return std::nullopt;
    return PremiumWord{*premium, static_cast<int>(match.capturedLength(2)),
                       static_cast<int>(match.capturedLength(3)), signOf(match.captured(4))};
}

// `mf=C:B`, also while it is not whole.
std::optional<LinePart::Mondfang> mondfangIn(const QString& word) {
    const qsizetype equals = word.indexOf(QLatin1Char('='));
    if (equals < 1 || rulebook::readPremium(utf8(word.left(equals))) != Premium::Mondfang)
        return std::nullopt;
    const QStringList seats = word.mid(equals + 1).split(QLatin1Char(':'));
    if (seats.size() > 2) return std::nullopt;
    return LinePart::Mondfang{seatIn(seats[0]), seats.size() > 1 ? seatIn(seats[1]) : std::nullopt};
}

bool isAllK(const QString& word) {
    return !word.isEmpty() &&
           std::all_of(word.begin(), word.end(), [](QChar letter) { return letter.toLower() == u'k'; });
}

// Words in the order in which a line has them; what finds no place there stays at the end.
LinePart readPart(const QStringList& words) {
    static const QStringList kGivenUp{QStringLiteral("given-up"), QStringLiteral("aufgegeben")};
    LinePart part;
    qsizetype at = 0;
    const auto word = [&] { return at < words.size() ? words[at] : QString(); };
    if (const auto seat = seatIn(word())) part.who = seat, ++at;
    part.game = rulebook::readGame(utf8(word()));
    if (part.game) ++at;
    if (part.game == Game::Trischaken) {
        part.counts = words.mid(at);
        return part;
    }
    for (; at < words.size(); ++at) {
        const QString& one = words[at];
        const bool isResult = part.result == Sign::None && !part.isGivenUp;
        const bool isBy = one.size() > 1 && isAllK(one.chopped(1)) && seatIn(one.right(1));
        const auto premium = premiumIn(one);
        if (const auto seat = seatIn(one); seat && part.game && !part.with && isResult)
            part.with = seat;
        else if (isResult && signOf(one) != Sign::None)
            part.result = signOf(one);
        else if (isResult && kGivenUp.contains(one.toLower()))
            part.isGivenUp = true;
        else if (isAllK(one) && part.kontra == 0)
            part.kontra = static_cast<int>(one.size());
        else if (isBy)
            part.kontraBy[*seatIn(one.right(1))] = static_cast<int>(one.size()) - 1;
        else if (const auto caught = mondfangIn(one); caught && !part.mondfang)
            part.mondfang = caught;
        else if (premium)
            part.premiums.push_back(*premium);
        else
            part.rest << one;
    }
    return part;
}

} // namespace

QString PremiumWord::text() const {
    return desktop::text(rulebook::shortNameOf(premium)) + QString(announced, QLatin1Char('!')) +
           QString(kontra, QLatin1Char('k')) + textOf(sign);
}

PremiumWord* LinePart::find(Premium premium) {
    const auto found = std::find_if(premiums.begin(), premiums.end(),
                                    [premium](const PremiumWord& word) { return word.premium == premium; });
    return found == premiums.end() ? nullptr : &*found;
}

void LinePart::cycle(Premium premium) {
    PremiumWord* const word = find(premium);
    if (word == nullptr) {
        premiums.push_back({premium, 0, 0, Sign::Plus});
    } else if (word->sign == Sign::Plus) {
        word->sign = Sign::Minus;
    } else if (word->announced == 0) {
        word->announced = 1;
        word->sign = Sign::Plus;
    } else {
        std::erase_if(premiums, [premium](const PremiumWord& one) { return one.premium == premium; });
    }
}

QString LinePart::text() const {
    QStringList words;
    if (who) words << letterOf(*who);
    if (game) words << desktop::text(rulebook::shortNameOf(*game));
    if (with) words << letterOf(*with);
    if (isGivenUp) words << QStringLiteral("aufgegeben");
    if (result != Sign::None) words << textOf(result);
    words << counts;
    if (kontra > 0) words << QString(kontra, QLatin1Char('k'));
    for (const auto& [seat, steps] : kontraBy)
        if (steps > 0) words << QString(steps, QLatin1Char('k')) + letterOf(seat);
    for (const PremiumWord& premium : premiums) words << premium.text();
    if (mondfang) {
        const auto seat = [](std::optional<int> one) { return one ? letterOf(*one) : QString(); };
        words << QStringLiteral("mf=") + seat(mondfang->by) + QLatin1Char(':') + seat(mondfang->of);
    }
    words << rest;
    return words.join(QLatin1Char(' '));
}

QString LineDraft::text() const {
    QStringList all;
    for (const LinePart& part : parts)
        if (const QString one = part.text(); !one.isEmpty()) all << one;
    return all.join(QStringLiteral(", "));
}

LineDraft readDraft(const QString& text) {
    LineDraft draft;
    if (text.trimmed().startsWith(QLatin1Char('='))) return draft;
    draft.parts.clear();
    for (const QString& part : text.split(QLatin1Char(',')))
        draft.parts.push_back(readPart(part.simplified().split(QLatin1Char(' '), Qt::SkipEmptyParts)));
    return draft;
}

} // namespace schreiber::desktop::koenigrufen
