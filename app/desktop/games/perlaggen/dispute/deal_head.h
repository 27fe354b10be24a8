#pragma once

#include "dispute/head_fields.h"

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/perlaggen/dispute/own_rules_text.h"
#endif

#include <words/language.h>

class QComboBox;
class QLineEdit;

// The head of a record as seven fields: table, rules, target, score, who deals, what was turned up, house
// rules. They show what the text says, and changing one changes its line there.
namespace schreiber::desktop {

struct DealView;
class RulesBox;

class DealHead : public HeadFields {
    Q_OBJECT
  public:
    DealHead(RecordEditor& editor, words::Language language, QWidget* parent = nullptr);

    void showOf(const DealView& deal, int line);
    // What the club of this evening made of its rule set, and the house rules it agreed on.
    void setOurs(const OwnRules& ours, const QString& house);
    void forget(); // another record begins

  private:
    void putPoints(QLineEdit& field, const char* key);
    void putTrump(int index);
    void showTrump(const DealView& deal);
    void fillTrumps(const DealView& deal);

    words::Language m_language;
    QString m_turned;     // in what line it was turned up; empty where the head says it
    QString m_offeredFor; // what is in the list of trumps
    RulesBox* m_rules;
    QLineEdit* m_target;
    QLineEdit* m_score;
    QComboBox* m_dealer;
    QComboBox* m_trump;
};

} // namespace schreiber::desktop
