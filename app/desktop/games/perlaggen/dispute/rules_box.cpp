#include "games/perlaggen/dispute/rules_box.h"

#include "base/rule_sets.h"
#include "base/text.h"
#include "dispute/record_editor.h"

#include <perlaggen/rulebook/rule_set.h>

namespace schreiber::desktop {

void fillWithRuleSets(QComboBox& box, words::Language language) {
    for (const perlaggen::rulebook::RuleSet& set : perlaggen::rulebook::ruleSets())
        box.addItem(ruleSetTitle(set.id, language), text(set.id));
    box.setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    box.setMinimumContentsLength(8);
}

RulesBox::RulesBox(RecordEditor& editor, words::Language language, QWidget* parent)
    : ElidedBox(parent)
    , m_editor(editor)
    , m_language(language) {
    setObjectName(QStringLiteral("disputeRules"));
    setAccessibleName(tr("Regelwerk des Protokolls"));
    fillWithRuleSets(*this, language);
    connect(this, &QComboBox::activated, this, &RulesBox::choose);
}

void RulesBox::setOurs(const OwnRules& ours) {
    m_ours = ours;
    showOf(m_line);
}

// With what was made of the set: in this record before another one was chosen, else in this evening.
OwnRules RulesBox::rulesCalled(const QString& set) const {
    for (const OwnRules* own : {&m_left, &m_ours})
        if (!own->isNone() && own->rules == utf8(set)) return *own;
    return {utf8(set), {}, {}};
}

// A club's own rules are called by their name, not by the set they are made of.
void RulesBox::showOf(int line) {
    m_line = line;
    const OwnRules here = ownRulesIn(utf8(m_editor.toPlainText()), line);
    const int at = findData(text(here.rules));
    setCurrentIndex(at);
    for (int i = 0; i < count(); ++i) {
        const QString set = itemData(i).toString();
        const QString title = ruleSetTitle(utf8(set), m_language);
        const QString own = text(i == at ? here.name : rulesCalled(set).name);
        setItemText(i, own.isEmpty() ? title : QStringLiteral("%1 (%2)").arg(own, title));
    }
    tellWhole(*this);
}

void RulesBox::forget() {
    m_left = {};
}

void RulesBox::choose(int index) {
    const std::string before = utf8(m_editor.toPlainText());
    const OwnRules here = ownRulesIn(before, m_editor.line());
    const OwnRules chosen = rulesCalled(itemData(index).toString());
    if (here.rules == chosen.rules) return;
    if (!here.isNone()) m_left = here;
    m_editor.changeHead(text(withRules(before, m_editor.line(), chosen)));
}

} // namespace schreiber::desktop
