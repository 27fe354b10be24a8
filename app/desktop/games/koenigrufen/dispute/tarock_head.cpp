#include "games/koenigrufen/dispute/tarock_head.h"

#include "base/text.h"
#include "widgets/elided_box.h"

#include <QComboBox>
#include <QLineEdit>

namespace schreiber::desktop {
namespace {

constexpr int kFactorLetters = 8;

} // namespace

TarockHead::TarockHead(RecordEditor& editor, QWidget* parent)
    : HeadFields(editor, parent)
    , m_dealer(choice("dealDealer", tr("Es gibt")))
    , m_factor(numberField("dealFactor", tr("Zählt …-fach"), kFactorLetters)) {
    addTable();
    addField(tr("Es gibt"), m_dealer, 2);
    addField(tr("Zählt …-fach"), m_factor);
    addHouse();
    connect(m_dealer, &QComboBox::activated, this,
            [this] { put("dealer", m_dealer->currentData().toString()); });
    connect(m_factor, &QLineEdit::editingFinished, this, [this] {
        if (m_factor->isModified()) put("factor", m_factor->text().simplified());
        m_factor->setModified(false);
    });
}

void TarockHead::showOf(const tarock::TarockDeal& deal, int line) {
    showAt(line);
    showIn(*m_factor, said("factor"));
    m_factor->setPlaceholderText(QStringLiteral("1"));
    m_dealer->clear();
    if (!deal.now) return;
    const tarock::TarockDeal brief = tarock::calledBriefly(deal);
    for (const cards::Seat seat : koenigrufen::deal::kAllSeats) {
        const QString letter = text(cards::toString(seat));
        const QString name = text(brief.now->nameOf(seat));
        m_dealer->addItem(name == letter ? letter : letter + QLatin1Char(' ') + name, letter);
    }
    const QString fifth = text(cards::toString(koenigrufen::deal::kFifth));
    m_dealer->addItem(tr("%1: der Fünfte").arg(fifth), fifth);
    m_dealer->setCurrentIndex(m_dealer->findData(text(cards::toString(deal.now->state().dealer))));
    tellWhole(*m_dealer);
}

} // namespace schreiber::desktop
