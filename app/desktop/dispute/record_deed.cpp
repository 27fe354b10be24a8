#include "dispute/record_deed.h"

#include "base/session.h"
#include "dispute/deal_panel.h"
#include "dispute/ruling_keeper.h"

#include <utility>

namespace schreiber::desktop {

RecordDeed::RecordDeed(DealPanel& deal, RulingKeeper& keeper, Session& session, Place place, QObject* parent)
    : QObject(parent)
    , m_deal(deal)
    , m_keeper(keeper)
    , m_session(session)
    , m_place(std::move(place)) {
    connect(&m_deal, &DealPanel::changed, this, &RecordDeed::offer);
    connect(&m_deal, &DealPanel::deedAsked, this, &RecordDeed::doIt);
    connect(&m_keeper, &RulingKeeper::kept, this, &RecordDeed::offer);
}

bool RecordDeed::goesOnSheet() const {
    const auto ruled = m_deal.ruled();
    return ruled && (ruled->fined > 0 || ruled->makesLine) && m_place().table != 0;
}

void RecordDeed::offer() {
    const auto ruled = m_deal.ruled();
    if (!m_session.isOpen() || !ruled || !ruled->isRecorded || m_keeper.isKept(m_deal.text()))
        return m_deal.offerDeed({});
    if (!goesOnSheet()) return m_deal.offerDeed(tr("Entscheid behalten"));
    if (ruled->fined <= 0) return m_deal.offerDeed(tr("Zeile auf den Zettel"));
    m_deal.offerDeed(ruled->fined == 1 ? tr("1 Strafpunkt auf den Zettel")
                                       : tr("%1 Strafpunkte auf den Zettel").arg(ruled->fined));
}

// What goes on the sheet goes there with the ruling, at once; else it is kept in the parties' words.
void RecordDeed::doIt() {
    m_deal.finishLine();
    const auto now = [this] { return RecordAtTable{m_deal.text(), m_place()}; };
    if (!goesOnSheet()) return m_keeper.keep(now);
    m_keeper.keepWithFine(now);
}

} // namespace schreiber::desktop
