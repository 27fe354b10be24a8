#include "widgets/ruling_card.h"

#include "base/text.h"
#include "widgets/few_lines_label.h"
#include "widgets/flow_row.h"

#include <desk/rulings.h>
#include <desk/words.h>

#include <QDateTime>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

namespace schreiber::desktop {
namespace {

constexpr int kLinesOfRuling = 3;

// What the director decided, else what the rules said; without where it stands, which the paper has.
QString saidBy(const tournament::Ruling& ruling, words::Language language) {
    if (!ruling.decision.empty()) return text(ruling.decision);
    if (ruling.found.empty())
        return text(ruling.dispute.empty() ? desk::ruleTitles(ruling, language) : ruling.dispute);
    const QString said = text(desk::textOf(ruling.found.front(), language));
    return said.section(QStringLiteral(" ["), 0, -2).isEmpty() ? said
                                                               : said.section(QStringLiteral(" ["), 0, -2);
}

} // namespace

RulingCard::RulingCard(QWidget* parent)
    : QFrame(parent)
    , m_name(new QLabel(this))
    , m_when(new QLabel(this))
    , m_what(new FewLinesLabel(kLinesOfRuling, this)) {
    setObjectName(QStringLiteral("rulingCard"));
    setProperty("role", QStringLiteral("card"));
    m_name->setObjectName(QStringLiteral("rulingCardName"));
    m_when->setProperty("role", QStringLiteral("muted"));
    m_what->setObjectName(QStringLiteral("rulingCardText"));
    m_head = new FlowRow(this);
    m_head->setSpacing(8, 4);
    m_head->add(m_name, 1);
    m_head->add(m_when);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(14, 8, 14, 10);
    column->setSpacing(6);
    column->addWidget(m_head);
    column->addWidget(m_what);
    m_deeds = new FlowRow(this);
    auto* open = new QPushButton(tr("Öffnen"), m_deeds);
    open->setObjectName(QStringLiteral("rulingOpen"));
    connect(open, &QPushButton::clicked, this, [this] { emit opened(m_number); });
    auto* print = new QPushButton(tr("Drucken"), m_deeds);
    print->setObjectName(QStringLiteral("rulingPrint"));
    connect(print, &QPushButton::clicked, this, [this] { emit printAsked(m_number); });
    for (QPushButton* button : {open, print}) {
        button->setAutoDefault(true);
        m_deeds->add(button);
        m_buttons.push_back(button);
    }
    column->addWidget(m_deeds);
    hide();
}

void RulingCard::setBrief(bool brief) {
    if (brief == m_isBrief) return;
    m_isBrief = brief;
    for (QPushButton* button : m_buttons) {
        const bool hidden = button->isHidden();
        (brief ? m_head : m_deeds)->add(button);
        button->setVisible(!hidden); // a new parent hides it
    }
    m_deeds->setVisible(!brief);
    m_what->setVisible(!brief); // the paper says why
}

void RulingCard::show(const tournament::Ruling& ruling, words::Language language) {
    m_number = ruling.number;
    const QString name = tr("Entscheid %1").arg(ruling.number);
    const QString state = text(desk::wordFor("ruling", tournament::nameOf(ruling.state), language));
    const bool holds = ruling.state == tournament::RulingState::Decided;
    m_name->setText(holds ? name : QStringLiteral("%1 · %2").arg(name, state));
    m_name->setProperty("tone", ruling.penalty.empty() ? QString() : QStringLiteral("bad"));
    m_name->style()->unpolish(m_name);
    m_name->style()->polish(m_name);
    const QDateTime at = QDateTime::fromString(text(ruling.at), Qt::ISODate).toLocalTime();
    m_when->setText(at.isValid() ? tr("%1 Uhr").arg(QLocale().toString(at.time(), QStringLiteral("HH:mm")))
                                 : QString());
    const QString what = saidBy(ruling, language);
    m_what->setWhole(what);
    m_what->setVisible(!m_isBrief);
    m_name->setToolTip(what.toHtmlEscaped());
    setAccessibleName(name);
    for (QPushButton* button : findChildren<QPushButton*>())
        button->setAccessibleName(QStringLiteral("%1: %2").arg(name, button->text()));
    show();
}

} // namespace schreiber::desktop
