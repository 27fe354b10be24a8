#include "games/perlaggen/dispute/line_verdict.h"

#include "base/text.h"
#include "games/perlaggen/dispute/table_view.h"

#include <QCoreApplication>

#include <algorithm>
#include <papers/view.h>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/ruling/account.h>
#include <perlaggen/ruling/stand.h>

namespace schreiber::desktop {
namespace {

using perlaggen::ruling::Account, perlaggen::ruling::Replay;

struct VerdictSaid {
    Q_DECLARE_TR_FUNCTIONS(LineVerdict)
};

Verdict::Tone toneOfRuling(perlaggen::deal::Verdict verdict) {
    switch (verdict) {
    case perlaggen::deal::Verdict::Illegal:
        return Verdict::Tone::No;
    case perlaggen::deal::Verdict::Undecided:
        return Verdict::Tone::Open;
    case perlaggen::deal::Verdict::Note:
        break;
    }
    return Verdict::Tone::Told;
}

// Of several on one event what was wrong comes before what is only noted.
std::optional<std::size_t> rulingHere(const Replay& now) {
    const int last = static_cast<int>(now.record.events.size()) - 1;
    std::optional<std::size_t> found;
    for (std::size_t at = 0; at < now.rulings.size(); ++at)
        if (now.rulings[at].event == last &&
            (!found || now.rulings[at].verdict < now.rulings[*found].verdict))
            found = at;
    return found;
}

QString whosePoints(const Replay& now, const perlaggen::deal::Ruling& ruling) {
    QStringList said;
    for (std::size_t team = 0; team < ruling.consequence.penalty.size(); ++team) {
        const int points = ruling.consequence.penalty[team];
        if (points == 0) continue;
        const QString side = cards::isEachAlone(now.state.seats)
                                 ? text(now.nameOf(static_cast<cards::Seat>(team)))
                             : team == 0 ? VerdictSaid::tr("SIE")
                                         : VerdictSaid::tr("WIR");
        said << side + QLatin1Char(' ') + QChar(now.rules.set().countdown ? u'+' : u'−') +
                    QString::number(points);
    }
    return said.join(QStringLiteral(" · "));
}

Verdict ofRuling(const Replay& now, std::size_t at, words::Language language) {
    const Account account = perlaggen::ruling::accountOf(now, language);
    const perlaggen::deal::Ruling& ruling = now.rulings[at];
    const Account::Judged& judged = account.rulings[at];
    const perlaggen::rulebook::RulePoint* point = perlaggen::rulebook::findRulePoint(ruling.rule);
    Verdict verdict;
    verdict.tone = toneOfRuling(ruling.verdict);
    verdict.title = point != nullptr ? text(point->title.in(language)) : text(ruling.rule);
    verdict.reason = text(judged.explanation);
    verdict.rule = point != nullptr ? text(point->name) : QString();
    verdict.source = text(judged.sources).section(QStringLiteral("; "), 0, 0);
    verdict.words = text(judged.text);
    verdict.cost = whosePoints(now, ruling);
    if (!verdict.cost.isEmpty())
        verdict.after = VerdictSaid::tr("Stand danach %1").arg(text(perlaggen::ruling::standOf(now).score));
    return verdict;
}

} // namespace

Verdict verdictOfLine(const DealView& deal, words::Language language, const papers::LeftOut& leftOut,
                      const QString& unread) {
    Verdict verdict;
    if (!unread.isEmpty()) {
        verdict.tone = Verdict::Tone::Open;
        verdict.title = unread;
        return verdict;
    }
    if (!deal.now || deal.now->record.events.empty()) {
        verdict.title = VerdictSaid::tr("Noch nichts zu entscheiden.");
        return verdict;
    }
    const DealView called = calledBriefly(deal);
    const Replay now = *called.now;
    if (deal.behindUnread) {
        verdict.tone = Verdict::Tone::Open;
        verdict.title =
            leftOut.sentences.empty() ? wordsOf(called, language).turn : text(leftOut.sentences.front());
        return verdict;
    }
    if (const auto at = rulingHere(now)) return ofRuling(now, *at, language);
    const Account account = perlaggen::ruling::accountOf(now, language);
    const auto reason = std::ranges::find_if(account.reasons, &Account::Judged::ofLast);
    verdict.tone = Verdict::Tone::Yes;
    verdict.title = now.rulings.empty() ? VerdictSaid::tr("Bis hierher ist alles regelgerecht.")
                                        : VerdictSaid::tr("Diese Zeile ist regelgerecht.");
    if (reason != account.reasons.end()) {
        verdict.reason = text(reason->explanation);
        verdict.rule = text(reason->rule);
        verdict.source = text(reason->sources).section(QStringLiteral("; "), 0, 0);
        verdict.words = text(reason->text);
    }
    return verdict;
}

} // namespace schreiber::desktop
