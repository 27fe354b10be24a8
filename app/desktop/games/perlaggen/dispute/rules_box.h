#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/perlaggen/dispute/own_rules_text.h"
#endif
#include "widgets/elided_box.h"

#include <words/language.h>

// By which rules a record is read: the sets, each by the name that a club gave what it made of it.
namespace schreiber::desktop {

class RecordEditor;

// All rule sets into a list.
void fillWithRuleSets(QComboBox& box, words::Language language);

class RulesBox : public ElidedBox {
    Q_OBJECT
  public:
    RulesBox(RecordEditor& editor, words::Language language, QWidget* parent = nullptr);

    // What the club of this evening made of its rule set; it stands in place of that.
    void setOurs(const OwnRules& ours);
    void showOf(int line); // the rules of the record in which that line stands
    void forget();         // what this record had of its own: another one begins

  private:
    OwnRules rulesCalled(const QString& set) const;
    void choose(int index);

    RecordEditor& m_editor;
    words::Language m_language;
    int m_line = 0;
    OwnRules m_ours;
    OwnRules m_left; // as this record had them, before another set was chosen
};

} // namespace schreiber::desktop
