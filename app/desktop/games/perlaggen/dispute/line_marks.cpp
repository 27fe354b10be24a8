#include "games/perlaggen/dispute/line_marks.h"

#include "base/text.h"

#include <QCoreApplication>
#include <QRegularExpression>

#include <algorithm>
#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/ruling/account.h>

namespace schreiber::desktop {
namespace {

using perlaggen::ruling::Replay;

struct MarkSaid {
    Q_DECLARE_TR_FUNCTIONS(LineMarks)
};

constexpr std::array kMarkKinds{LineMark::Kind::Illegal, LineMark::Kind::Undecided, LineMark::Kind::Note};

// `−2` of the side that pays; points are added to where one counts down.
QString costOf(const Replay& replay, const perlaggen::deal::Ruling& ruling) {
    for (const int points : ruling.consequence.penalty)
        if (points != 0) return QChar(replay.rules.set().countdown ? u'+' : u'−') + QString::number(points);
    return {};
}

QString saidBriefly(const Replay& replay, const perlaggen::deal::Ruling& ruling,
                    const perlaggen::ruling::Account::Judged& judged, words::Language language) {
    QStringList said;
    const QString paragraph = paragraphIn(text(judged.sources));
    const perlaggen::rulebook::RulePoint* point = perlaggen::rulebook::findRulePoint(ruling.rule);
    said << (!paragraph.isEmpty() ? paragraph
             : point != nullptr   ? text(point->title.in(language))
                                  : text(ruling.rule));
    if (const QString cost = costOf(replay, ruling); !cost.isEmpty()) said << cost;
    return said.join(QStringLiteral(" · "));
}

// The event by which the last card of that trick came to lie.
int lastOf(const Replay& replay, const perlaggen::deal::Trick& trick) {
    int last = -1;
    const auto& events = replay.record.events;
    for (std::size_t at = 0; at < events.size(); ++at) {
        const auto* play = std::get_if<perlaggen::deal::Play>(&events[at].action);
        if (play != nullptr && trick.has(events[at].seat) && trick.of(events[at].seat) == play->card)
            last = static_cast<int>(at);
    }
    return last;
}

} // namespace

QString paragraphIn(const QString& sources) {
    static const QRegularExpression kParagraph(QStringLiteral("§+\\s?\\d+[a-z]?"));
    return kParagraph.match(sources).captured();
}

std::vector<LineMark> marksOf(const DealView& deal, words::Language language) {
    std::vector<LineMark> marks;
    for (const base::InputError& error : deal.errors)
        marks.push_back({error.line, LineMark::Kind::Unreadable, {}, error.column});
    if (!deal.whole) return marks;
    const Replay& whole = *deal.whole;
    const auto account = perlaggen::ruling::accountOf(whole, language);
    for (std::size_t at = 0; at < whole.rulings.size(); ++at) {
        const perlaggen::deal::Ruling& ruling = whole.rulings[at];
        marks.push_back({whole.lineOf(ruling), kMarkKinds[static_cast<std::size_t>(ruling.verdict)],
                         saidBriefly(whole, ruling, account.rulings[at], language), 0});
    }
    const Replay brief = calledBriefly(deal).now.value_or(whole); // who is called how is the same in both
    for (int trick = 0; trick < whole.state.trickCount; ++trick) {
        const perlaggen::deal::Trick& lies = whole.state.tricks[static_cast<std::size_t>(trick)];
        const int last = lies.winner ? lastOf(whole, lies) : -1;
        if (last >= 0)
            marks.push_back({whole.lineOf(last), LineMark::Kind::Told,
                             MarkSaid::tr("Stich %1").arg(text(brief.nameOf(*lies.winner))), 0});
    }
    return marks;
}

} // namespace schreiber::desktop
