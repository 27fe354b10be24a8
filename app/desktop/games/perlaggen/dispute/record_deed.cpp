#include "games/perlaggen/dispute/record_deed.h"

#include "base/session.h"
#include "games/perlaggen/dispute/deal_desk.h"
#include "games/perlaggen/dispute/ruling_keeper.h"

#include <utility>

namespace schreiber::desktop {

RecordDeed::RecordDeed(DealDesk& deal, RulingKeeper& keeper, Session& session, Place place, QObject* parent)
    : QObject(parent)
    , m_deal(deal)
    , m_keeper(keeper)
    , m_session(session)
    , m_place(std::move(place)) {
    connect(&m_deal, &DealDesk::changed, this, &RecordDeed::offer);
    connect(&m_deal, &DealDesk::deedAsked, this, &RecordDeed::doIt);
    connect(&m_keeper, &RulingKeeper::kept, this, &RecordDeed::offer);
}

// Of a deal that is not played to its end: what else its line would have nobody knows.
int RecordDeed::finedPoints() const {
    const auto& replay = m_deal.replay();
    if (!replay || replay->outcome.complete || m_place().table == 0) return 0;
    int points = 0;
    for (const perlaggen::deal::Ruling& ruling : replay->rulings) {
        const perlaggen::deal::Consequence& follows = ruling.consequence;
        if (ruling.verdict == perlaggen::deal::Verdict::Note) continue;
        if (ruling.verdict == perlaggen::deal::Verdict::Undecided || follows.gameLost || follows.redeal ||
            follows.dealLost)
            return 0; // the director says what goes on the sheet
        for (const int one : follows.penalty) points += one;
    }
    return points;
}

void RecordDeed::offer() {
    const auto& replay = m_deal.replay();
    const bool may = m_session.isOpen() && replay && !replay->record.events.empty() &&
                     m_deal.leftOut().sentences.empty() && !m_keeper.isKept(m_deal.text());
    if (!may) return m_deal.offerDeed({});
    const int points = finedPoints();
    if (points <= 0) return m_deal.offerDeed(tr("Entscheid behalten"));
    m_deal.offerDeed(points == 1 ? tr("1 Strafpunkt auf den Zettel")
                                 : tr("%1 Strafpunkte auf den Zettel").arg(points));
}

// What is fined goes on the sheet with the ruling, at once; else it is kept in the parties' words.
void RecordDeed::doIt() {
    m_deal.finishLine();
    const auto now = [this] { return RecordAtTable{m_deal.text(), m_place()}; };
    if (finedPoints() <= 0) return m_keeper.keep(now);
    m_keeper.keepWithFine(now);
}

} // namespace schreiber::desktop
