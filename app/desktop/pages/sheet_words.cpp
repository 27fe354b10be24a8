#include "pages/sheet_words.h"

#include "base/brief.h"
#include "base/figure_words.h"
#include "base/numbers.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "models/draw_model.h"

#include <desk/rulings.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/dispute.h>

#include <QCoreApplication>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kLongestQuestion = 40;

struct SheetWords {
    Q_DECLARE_TR_FUNCTIONS(SheetWords)
};

QString sideOf(const desk::SheetView& view, std::size_t side) {
    return side < view.sideNames.size() ? text(view.sideNames[side]) : QString();
}

QString scoreOf(const desk::SheetView& view, std::size_t first) {
    QStringList numbers;
    numbers << number(view.standing.score[first]);
    for (std::size_t side = 0; side < view.standing.score.size(); ++side)
        if (side != first) numbers << number(view.standing.score[side]);
    return numbers.join(QStringLiteral("\u00A0:\u00A0")); // never on two lines
}

QString othersThan(const desk::SheetView& view, std::size_t side) {
    QStringList names;
    for (std::size_t other = 0; other < view.sideNames.size(); ++other)
        if (other != side) names << sideOf(view, other);
    return names.join(QStringLiteral(", "));
}

QString wonInWords(const desk::SheetView& view, std::size_t winner) {
    const bool several = sideOf(view, winner).contains(QStringLiteral(" / "));
    const QString sentence =
        several ? SheetWords::tr("%1 gewinnen %2 gegen %3.") : SheetWords::tr("%1 gewinnt %2 gegen %3.");
    return sentence.arg(sideOf(view, winner), scoreOf(view, winner), othersThan(view, winner));
}

QString endingInWords(const desk::SheetView& view) {
    switch (view.sheet.ending) {
    case tournament::Ending::Time:
        return SheetWords::tr("Nach Zeit beendet, es zählt der Stand.");
    case tournament::Ending::Forfeit:
        return SheetWords::tr("%1: aufgegeben.")
            .arg(sideOf(view, static_cast<std::size_t>(view.sheet.forfeitBy)));
    case tournament::Ending::Ruling:
        return SheetWords::tr("Durch Entscheid beendet.");
    case tournament::Ending::Played:
        break;
    }
    return {};
}

} // namespace

QString numbersInWords(const desk::SheetView& view, const std::vector<int>& numbers) {
    QStringList names;
    for (const std::string& name : view.sideNames) names << text(name);
    QStringList parts;
    for (std::size_t side = 0; side < numbers.size(); ++side)
        parts << QStringLiteral("%1 %2").arg(sideCalled(static_cast<int>(side), names),
                                             number(numbers[side]));
    return parts.join(names.size() == 2 ? QStringLiteral(" : ") : QStringLiteral(" · "));
}

QString standingInWords(const desk::SheetView& view) {
    const tournament::Standing& standing = view.standing;
    QStringList sentences;
    if (standing.winner) sentences << wonInWords(view, static_cast<std::size_t>(*standing.winner));
    const QString ending = endingInWords(view);
    if (!ending.isEmpty()) {
        if (!standing.winner && !standing.score.empty())
            sentences
                << QStringLiteral("%1 – %2: %3.").arg(sideOf(view, 0), othersThan(view, 0), scoreOf(view, 0));
        sentences << ending;
        const QString why = text(tournament::whyEndedEarly(view.sheet));
        if (!why.isEmpty() && !view.sheet.finalOnly) sentences << SheetWords::tr("Grund dafür: %1.").arg(why);
    }
    if (view.wantsDecider)
        sentences << SheetWords::tr("Unentschieden: Es braucht ein Entscheidungsspiel; eingetragen wird es "
                                    "auf der Seite „Runde“ (%1, dann %2).")
                         .arg(shortcuts::inWords(u"stepRound"), shortcuts::inWords(u"decideMatch"));
    if (sentences.isEmpty())
        for (std::size_t side = 0; side < standing.gestrichen.size(); ++side)
            if (standing.gestrichen[side])
                sentences << SheetWords::tr("Gestrichen: %1.").arg(sideOf(view, side));
    if (!standing.winner)
        for (std::size_t side = 0; side < standing.owed.size(); ++side)
            if (standing.owed[side] != 0)
                sentences << SheetWords::tr("Schuldet noch %1: %2.")
                                 .arg(standing.owed[side])
                                 .arg(sideOf(view, side));
    return sentences.join(QLatin1Char(' '));
}

QString aheadInWords(const desk::SheetView& view) {
    QString standing = standingInWords(view);
    const bool toldWhole = view.sheet.ending != tournament::Ending::Played; // the score with it
    if (view.standing.winner || toldWhole) return standing;
    const QString then = SheetWords::tr("Dann steht es %1.").arg(numbersInWords(view, view.standing.score));
    return standing.isEmpty() ? then : then + QLatin1Char(' ') + standing;
}

QString lineInWords(const desk::SheetView& view, int line) {
    const auto& lines = view.sheet.lines;
    const auto found = std::find_if(lines.begin(), lines.end(),
                                    [line](const tournament::Line& one) { return one.n == line; });
    if (found == lines.end()) return {};
    QStringList parts;
    if (!found->points.empty()) parts << numbersInWords(view, found->points);
    if (!found->penalty.empty())
        parts << SheetWords::tr("Strafe %1").arg(numbersInWords(view, found->penalty));
    if (tournament::isSettledDispute(*found))
        parts << SheetWords::tr("Strittig: %1").arg(brief(text(found->why), kInCell));
    return parts.join(QStringLiteral(", "));
}

QString surplusInWords(const desk::SheetView& after, const std::vector<int>& typed) {
    for (std::size_t side = 0; side < std::min(typed.size(), after.sheet.score.size()); ++side)
        if (after.target.isBeyond(typed[side]) && after.sheet.score[side] == after.target.target)
            return SheetWords::tr("Gespielt wird zu %1: statt %2 steht dann %1 da.")
                .arg(after.target.target)
                .arg(typed[side]);
    return {};
}

QString secondInWords(const desk::SheetView& view) {
    const tournament::Sheet& sheet = view.sheet;
    if (!tournament::isKeyedOtherwise(sheet)) return {};
    QStringList differences;
    for (std::size_t side = 0; side < std::min(sheet.second.size(), sheet.score.size()); ++side)
        if (sheet.second[side] != sheet.score[side])
            differences << SheetWords::tr("%1: hier %2, zweite Eingabe %3")
                               .arg(sideOf(view, side))
                               .arg(number(sheet.score[side]), number(sheet.second[side]));
    return SheetWords::tr("Die zweite Eingabe ist anders. %1.").arg(differences.join(QStringLiteral("; ")));
}

QString disputeInWords(const desk::SheetView& view) {
    const QString disputed = text(tournament::disputedOf(view.sheet));
    return disputed.isEmpty() ? QString() : SheetWords::tr("Strittig: %1").arg(disputed);
}

QString rulingInWords(const tournament::Tournament& tournament, const tournament::Ruling& ruling,
                      words::Language language) {
    const QString state = text(desk::wordFor("ruling", tournament::nameOf(ruling.state), language));
    const bool holds = ruling.state == tournament::RulingState::Decided;
    // A short question is known by what it asks.
    const QString asked = text(ruling.dispute).section(QLatin1Char('?'), 0, 0);
    const bool isQuestion =
        text(ruling.dispute).contains(QLatin1Char('?')) && asked.size() < kLongestQuestion;
    QString words = SheetWords::tr("Entscheid %1: %2")
                        .arg(ruling.number)
                        .arg(isQuestion ? asked + QLatin1Char('?') : state);
    if (isQuestion && !holds) words += QStringLiteral(" · ") + state;
    for (const std::string& entered : desk::enteredInWords(tournament, ruling, language))
        words += QStringLiteral(" · ") + text(entered);
    return words;
}

QString besideScore(const tournament::Tournament& tournament, const desk::SheetView& view,
                    words::Language language) {
    QStringList said{secondInWords(view), disputeInWords(view)};
    for (const tournament::Ruling& ruling : view.rulings) said << rulingInWords(tournament, ruling, language);
    said.removeAll(QString());
    return said.join(QLatin1Char('\n'));
}

QString orderInWords(const game::Order& order, const desk::SheetView& after) {
    QStringList names;
    for (const std::string& figure : order.counted) names << figureName(figure);
    return SheetWords::tr("%1: %2").arg(names.join(SheetWords::tr(", dann ")), standingInWords(after));
}

QString dealerInWords(const desk::SheetView& view) {
    if (!view.standing.dealerNext) return {};
    const std::size_t seat = static_cast<std::size_t>(*view.standing.dealerNext);
    if (seat >= view.seatNames.size()) return {};
    QString deals =
        SheetWords::tr("Es gibt: %1 (%2. Gabe)").arg(text(view.seatNames[seat])).arg(view.standing.deals + 1);
    const auto first = static_cast<std::size_t>(view.table.firstDealer);
    if (view.standing.deals == 0 || first >= view.seatNames.size()) return deals;
    return deals + SheetWords::tr("; zuerst gab %1").arg(text(view.seatNames[first]));
}

QString dealerInShort(const desk::SheetView& view) {
    if (!view.standing.dealerNext) return {};
    const std::size_t seat = static_cast<std::size_t>(*view.standing.dealerNext);
    if (seat >= view.seatNames.size()) return {};
    return SheetWords::tr("%1 gibt").arg(text(view.seatNames[seat]));
}

std::vector<GestrichenRows> strokesOf(const desk::SheetView& view) {
    std::vector<GestrichenRows> rows;
    const auto now = tournament::strokesOf(view.sheet, view.standing, view.target);
    for (std::size_t side = 0; side < now.size(); ++side)
        if (now[side]) rows.push_back({static_cast<int>(side), static_cast<int>(*now[side]), -1});
    // of those that a fine has ended
    const auto& lines = view.sheet.lines;
    const auto& totals = view.standing.afterLine;
    for (std::size_t at = 1; at < std::min(lines.size(), totals.size()) && !view.sheet.finalOnly; ++at)
        for (std::size_t side = 0; side < lines[at].penalty.size(); ++side) {
            const auto isAt = [&](std::size_t line) {
                return side < totals[line].size() && totals[line][side] == view.target.strokeAt();
            };
            if (lines[at].struck || lines[at].penalty[side] == 0 || !isAt(at - 1) || isAt(at)) continue;
            std::size_t from = at - 1;
            while (from > 0 && isAt(from - 1)) --from;
            rows.push_back({static_cast<int>(side), static_cast<int>(from), static_cast<int>(at)});
        }
    return rows;
}

QString sourceInWords(const tournament::Ruling& ruling, words::Language language) {
    if (ruling.found.empty()) return {};
    const QString said = text(desk::textOf(ruling.found.front(), language));
    const qsizetype begin = said.lastIndexOf(QLatin1Char('['));
    if (begin < 0 || !said.endsWith(QLatin1Char(']'))) return {};
    const QString first = said.mid(begin + 1).section(QStringLiteral("; "), 0, 0).remove(QLatin1Char(']'));
    const qsizetype paragraph = first.indexOf(QChar(0xA7));
    return paragraph < 0 ? first : first.mid(paragraph);
}

} // namespace schreiber::desktop
