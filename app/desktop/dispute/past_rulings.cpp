#include "dispute/past_rulings.h"

#include "base/brief.h"
#include "base/dates.h"
#include "base/session.h"
#include "base/text.h"

#include <desk/words.h>

#include <QCoreApplication>
#include <QRegularExpression>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

struct PastWords {
    Q_DECLARE_TR_FUNCTIONS(PastRulings)
};

constexpr int kMostLike = 3;
constexpr int kMostAsked = 25; // from which the nearest are taken
constexpr qsizetype kShownWords = 60;

} // namespace

PastRulings::PastRulings(const Session& session)
    : m_session(session) {}

void PastRulings::setClub(const QString& path) {
    m_path = path;
    reopen();
}

void PastRulings::reopen() {
    m_club.reset();
    if (m_path.isEmpty()) return;
    if (auto club = desk::ClubMemory::open(utf8(m_path), store::Access::ReadOnly); club.ok())
        m_club.emplace(std::move(*club));
}

std::vector<PastRuling> PastRulings::search(const store::RulingSearch& search) const {
    std::vector<PastRuling> found;
    const desk::Evening* here = m_session.isOpen() ? &m_session.evening() : nullptr;
    if (here != nullptr)
        if (const auto numbers = desk::searchRulings(*here, search); numbers.ok())
            for (const int number : *numbers)
                if (const auto* ruling = tournament::findRuling(here->tournament(), number))
                    found.push_back({*ruling, false});
    if (m_club)
        if (auto others = m_club->searchRulings(search, here); others.ok())
            for (store::ClubRuling& one : *others) found.push_back({std::move(one.ruling), true});
    if (found.empty()) // neither here nor at the club
        if (const auto again = desk::looser(search)) return this->search(*again);
    return found;
}

PastRulings::Rules PastRulings::rulesIn(const game::Judged& judged) {
    Rules main;
    Rules noted;
    for (const game::RuledPoint& point : judged.found)
        (point.verdict == "note" ? noted : main).insert(point.rule);
    return main.empty() ? noted : main;
}

QString PastRulings::on(const Rules& rules, const std::string& asked, int except) const {
    if (rules.empty()) return {};
    store::RulingSearch search;
    search.rules.assign(rules.begin(), rules.end());
    search.any = true;
    search.most = kMostAsked;
    QStringList lines;
    std::vector<PastRuling> found = this->search(search);
    std::stable_partition(found.begin(), found.end(), [&](const PastRuling& past) { // not noted beside alone
        return std::any_of(past.ruling.found.begin(), past.ruling.found.end(), [&](const auto& point) {
            return point.verdict != "note" && rules.contains(point.rule);
        });
    });
    for (const PastRuling& past : found) {
        if ((!past.ofClub && past.ruling.number == except) ||
            past.ruling.record == asked || // opened again from the archive

            past.ruling.state == tournament::RulingState::Withdrawn)
            continue;
        const tournament::Ruling& ruling = past.ruling;
        const QString ended =
            ruling.decision.empty()
                ? text(desk::wordFor("ruling", tournament::nameOf(ruling.state), m_session.language()))
                : PastWords::tr("„%1“").arg(brief(text(ruling.decision).simplified(), kShownWords));
        lines << PastWords::tr("%1, „%2“: %3")
                     .arg(nameOf(past), brief(text(ruling.dispute).simplified(), kShownWords), ended);
    }
    return lines.mid(0, kMostLike).join(QStringLiteral("; "));
}

QString PastRulings::nameOf(const PastRuling& past) {
    if (past.ofClub) { // which names a day as files have it
        QString origin = text(past.ruling.origin);
        static const QRegularExpression kDay(QStringLiteral("\\b\\d{4}-\\d{2}-\\d{2}\\b"));
        const QString day = kDay.match(origin).captured();
        return day.isEmpty() ? origin : origin.replace(day, dateOnScreen(day));
    }
    return PastWords::tr("Entscheid %1").arg(past.ruling.number);
}

} // namespace schreiber::desktop
