#include "games/perlaggen/dispute/left_out.h"

#include "base/text.h"
#include "games/perlaggen/dispute/ruling_text.h"

#include <cards/notation.h>

#include <QCoreApplication>

#include <algorithm>
#include <papers/view.h>
#include <perlaggen/rulebook/card_words.h>

namespace schreiber::desktop {
namespace {

struct LeftOutWords {
    Q_DECLARE_TR_FUNCTIONS(LeftOut)
};

} // namespace

QString whatIsWrong(const LeftOutLines& deal, const base::InputError& error, words::Language language) {
    for (const ImpossibleCard& one : deal.impossible) {
        if (one.line != error.line || cards::readCard(error.found) != one.card) continue;
        QString card = text(perlaggen::rulebook::theCard({.card = one.card, .as = {}}, language));
        card[0] = card[0].toUpper();
        return one.twice ? LeftOutWords::tr("%1 ist schon vergeben; jede Karte gibt es nur einmal.").arg(card)
                         : LeftOutWords::tr("%1 ist eine Karte zu viel.").arg(card);
    }
    return inWords(error, language);
}

namespace {

// For those who judge and sign: what could stand there instead is the writer's business.
QString whatIsNotRead(const LeftOutLines& deal, const base::InputError& error, words::Language language) {
    const bool particular = std::ranges::any_of(
        error.expected, [](const std::string& one) { return one.find('(') != std::string::npos; });
    const bool impossible = std::ranges::any_of(
        deal.impossible, [&](const ImpossibleCard& one) { return one.line == error.line; });
    const bool card = impossible && cards::readCard(error.found).has_value();
    if (particular || card) return whatIsWrong(deal, error, language);
    return error.found.empty() ? LeftOutWords::tr("hier fehlt etwas.")
                               : LeftOutWords::tr("„%1“ ist nicht zu lesen.").arg(text(error.found));
}

// Here, among the words of this file: where it is asked for no translation would be found.
QString inLine(int line, const QString& wrong) {
    return LeftOutWords::tr("Zeile %1: %2").arg(line).arg(wrong);
}

QString nothingFrom(int line, const QString& wrong) {
    return LeftOutWords::tr("%1 Ab Zeile %2 ist nichts beurteilt, bis sie gelesen werden kann.")
        .arg(wrong)
        .arg(line);
}

} // namespace

papers::LeftOut leftOut(const LeftOutLines& deal, words::Language language, const QString& whyUnread) {
    papers::LeftOut left;
    for (const base::InputError& error : deal.errors) {
        const bool here = error.line >= deal.firstLine && error.line <= deal.lastLine;
        if (deal.lastLine != 0 && !here) continue;
        if (deal.unread != 0 && error.line > deal.unread) continue; // behind it nothing is judged anyway
        const bool isKnown = error.line == deal.unread && !whyUnread.isEmpty();
        QString wrong = inLine(error.line, isKnown ? whyUnread : whatIsNotRead(deal, error, language));
        const bool cut = wrong.endsWith(QStringLiteral("…"));
        if (!cut && !wrong.endsWith(QLatin1Char('.'))) wrong += QLatin1Char('.');
        if (error.line != deal.unread) {
            if (left.sentences.empty() || left.sentences.back() != utf8(wrong)) // a card there three times
                left.sentences.push_back(utf8(wrong));
            continue;
        }
        left.sentences.push_back(utf8(nothingFrom(deal.unread, wrong)));
        break;
    }
    for (const ImpossibleCard& one : deal.impossible)
        left.cards.push_back({.seat = one.seat, .card = one.card, .unknownInstead = one.unknownInstead});
    left.score = deal.impossibleScore;
    return left;
}

} // namespace schreiber::desktop
