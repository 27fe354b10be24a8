#pragma once

#ifndef Q_MOC_RUN // which cannot read <concepts>
#include "games/perlaggen/dispute/record_text.h"
#endif

#include <QWidget>

#include <words/language.h>

class QComboBox;
class QLineEdit;
class QVBoxLayout;

// The head of a record as seven fields: table, rules, target, score, who deals, what was turned up, house
// rules. They show what the text says, and changing one changes its line there.
namespace schreiber::desktop {

struct DealView;
class FlowRow;
class RecordEditor;
class RulesBox;

class DealHead : public QWidget {
    Q_OBJECT
  public:
    DealHead(RecordEditor& editor, words::Language language, QWidget* parent = nullptr);

    void showOf(const DealView& deal, int line);
    // What the club of this evening made of its rule set, and the house rules it agreed on.
    void setOurs(const OwnRules& ours, const QString& house);
    void forget(); // another record begins

  private:
    void addField(const QString& title, QWidget* field, int stretch = 0);
    void put(const char* key, const QString& value);
    void putPoints(QLineEdit& field, const char* key);
    void putTrump(int index);
    void showTrump(const DealView& deal);
    void showHouse();
    void fillTrumps(const DealView& deal);

    RecordEditor& m_editor;
    words::Language m_language;
    int m_line = 0;
    QString m_house; // of the evening
    bool m_hasHouse = false;
    QString m_turned;     // in what line it was turned up; empty where the head says it
    QString m_offeredFor; // what is in the list of trumps
    FlowRow* m_row;
    QLineEdit* m_table; // to be read: which one it is was said before
    RulesBox* m_rules;
    QLineEdit* m_target;
    QLineEdit* m_score;
    QComboBox* m_dealer;
    QComboBox* m_trump;
    QComboBox* m_houseBox;
};

} // namespace schreiber::desktop
