#include "base/rule_sets.h"
#include "base/text.h"
#include "games/perlaggen/dispute/deal_desk.h"
#include "games/perlaggen/dispute/record_editor.h"
#include "widgets/elided_box.h"
#include "widgets/key_button.h"

#include <QHBoxLayout>

#include <algorithm>
#include <perlaggen/rulebook/rule_set.h>

// By which rules the record on the table is read.
namespace schreiber::desktop {

// Above the record: by which rules it is read, and the steps through it.
void DealDesk::buildRules(QWidget* row) {
    m_rules = new ElidedBox(row);
    m_rules->setObjectName(QStringLiteral("disputeRules"));
    m_rules->setAccessibleName(tr("Regelwerk des Protokolls"));
    fillRules(*m_rules);
    auto* back = new KeyButton(QStringLiteral("stepBack"), row);
    back->setLabel(QStringLiteral("‹")); // short, so that the rules' name is read whole
    back->setAccessibleName(tr("Zurück"));
    back->setToolTip(tr("Zurück"));
    auto* on = new KeyButton(QStringLiteral("stepOn"), row);
    on->setLabel(QStringLiteral("›"));
    on->setAccessibleName(tr("Vor"));
    on->setToolTip(tr("Vor"));
    connect(back, &KeyButton::clicked, this, [this] { step(m_deal.lineBefore()); });
    connect(on, &KeyButton::clicked, this, [this] { step(m_deal.lineAfter()); });
    connect(m_rules, &QComboBox::activated, this, &DealDesk::setRules);
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_rules, 1);
    line->addWidget(back);
    line->addWidget(on);
}

void DealDesk::fillRules(QComboBox& box) const {
    for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
        box.addItem(ruleSetTitle(set.id, m_language), desktop::text(set.id));
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(8);
}

// A title that has no room is told under the mouse.
void DealDesk::tellWhole(QComboBox& box) {
    box.setToolTip((box.accessibleName() + QStringLiteral(": ") + box.currentText()).toHtmlEscaped());
}

void DealDesk::setOurs(const OwnRules& ours) {
    m_ours = ours;
    refreshRules();
}

// With what was made of the set: in this record before another one was chosen, else in this evening.
OwnRules DealDesk::rulesCalled(const QString& set) const {
    for (const OwnRules* own : {&m_left, &m_ours})
        if (!own->isNone() && own->rules == utf8(set)) return *own;
    return {utf8(set), {}, {}};
}

// A club's own rules are called by their name, not by the set they are made of.
void DealDesk::refreshRules() {
    const OwnRules here = ownRulesIn(utf8(text()), m_shownLine);
    const int at = m_rules->findData(desktop::text(here.rules));
    m_rules->setCurrentIndex(at);
    for (int i = 0; i < m_rules->count(); ++i) {
        const QString set = m_rules->itemData(i).toString();
        const QString title = ruleSetTitle(utf8(set), m_language);
        const QString own = desktop::text(i == at ? here.name : rulesCalled(set).name);
        m_rules->setItemText(i, own.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(own, title));
    }
    tellWhole(*m_rules);
}

void DealDesk::setRules(int index) {
    const std::string before = utf8(text());
    const OwnRules here = ownRulesIn(before, m_editor->line());
    const OwnRules chosen = rulesCalled(m_rules->itemData(index).toString());
    if (here.rules == chosen.rules) return;
    if (!here.isNone()) m_left = here;
    changeHead(withRules(before, m_editor->line(), chosen));
}

void DealDesk::putKey(const char* key, const std::string& value) {
    changeHead(withKey(utf8(text()), m_editor->line(), key, value));
}

// One stays on the line on which one stood.
void DealDesk::changeHead(const std::string& changed) {
    const std::string before = utf8(text());
    const auto added = std::ranges::count(changed, '\n') - std::ranges::count(before, '\n');
    const int line = m_editor->line();
    m_editor->change(desktop::text(changed),
                     isAmongEvents(before, line) ? line + static_cast<int>(added) : line);
}

} // namespace schreiber::desktop
