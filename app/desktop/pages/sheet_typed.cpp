#include "base/session.h"
#include "base/text.h"
#include "pages/sheet_entry.h"
#include "pages/sheet_page.h"
#include "widgets/prompt_bar.h"

#include <tournament/heats.h>

#include <algorithm>

// What is typed on sheets and not written yet, on the one that is open and on others.
namespace schreiber::desktop {
namespace {

using tournament::Round;

const auto kAside = QStringLiteral("aside"); // among what is typed

} // namespace

void SheetPage::putAside() {
    if (m_place.table != 0 && !m_entry->isUntouched())
        m_aside[{m_place.round, m_place.table, m_place.game}] = {m_entry->kept(), isTyping()};
}

void SheetPage::takeUp() {
    const auto aside = m_aside.find({m_place.round, m_place.table, m_place.game});
    if (aside == m_aside.end()) return;
    if (!m_view) return;
    const Fields fields = aside->second.fields;
    m_aside.erase(aside);
    m_entry->setKept(fields);
    m_entry->show(*m_view); // the game may be over by now
}

void SheetPage::sayAside() {
    if (!hasUnwritten()) return;
    QStringList tables;
    for (const auto& [place, aside] : m_aside) {
        if (!aside.canBeWritten) continue;
        const QString called = text(tournament::tableCalled(m_session.tournament(), place[0], place[1]));
        tables << (place[0] == m_place.round ? tr("Tisch %1").arg(called)
                                             : tr("Tisch %1 · Runde %2").arg(called).arg(place[0]));
    }
    tables.removeDuplicates();
    if (tables.isEmpty()) return;
    m_session.say(Tone::Warn,
                  tr("Getippt und noch nicht geschrieben: %1.").arg(tables.join(QStringLiteral(", "))));
}

bool SheetPage::isTyping() const {
    return m_view && m_entry->unwritten();
}

bool SheetPage::hasUnwritten() {
    std::erase_if(m_aside, [this](const auto& aside) {
        const Round* round = tournament::findRound(m_session.tournament(), aside.first[0]);
        return round == nullptr || tournament::findTable(*round, aside.first[1]) == nullptr;
    });
    return isTyping() || std::any_of(m_aside.begin(), m_aside.end(),
                                     [](const auto& aside) { return aside.second.canBeWritten; });
}

bool SheetPage::writeAll() {
    while (hasUnwritten()) {
        if (!isTyping()) {
            const auto aside = std::find_if(m_aside.begin(), m_aside.end(),
                                            [](const auto& one) { return one.second.canBeWritten; });
            const auto [round, table, game] = aside->first;
            open(round, table, game);
            continue;
        }
        const Keying way = *m_entry->unwritten();
        m_entry->setKeying(way);
        write();
        if (m_entry->unwritten() == way || m_prompt.isAsking()) return false;
    }
    return true;
}

Fields SheetPage::typed() const {
    Fields fields = Page::typed() + m_entry->kept();
    for (const auto& [place, kept] : m_aside) {
        QVariantList values;
        for (const KeptField& field : kept.fields) values << QVariant(QVariantList{field.name, field.value});
        fields << KeptField{kAside, QVariantList{place[0], place[1], place[2], values, kept.canBeWritten}};
    }
    return fields;
}

void SheetPage::setTyped(const Fields& fields) {
    Page::setTyped(fields);
    m_entry->setKept(fields);
    for (const KeptField& field : fields) {
        if (field.name != kAside) continue;
        const QVariantList aside = field.value.toList();
        Aside& kept = m_aside[{aside[0].toInt(), aside[1].toInt(), aside[2].toInt()}];
        for (const QVariant& value : aside[3].toList())
            kept.fields << KeptField{value.toList()[0].toString(), value.toList()[1]};
        kept.canBeWritten = aside[4].toBool();
    }
}

} // namespace schreiber::desktop
