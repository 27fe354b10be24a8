#include "pages/what_happened.h"

#include "base/rule_sets.h"
#include "base/text.h"
#include "widgets/beside.h"
#include "widgets/elided_label.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/question_list.h"
#include "widgets/seats_picture.h"
#include "widgets/table_list.h"

#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kQuestionShare = 12;
constexpr int kTableCardShare = 7;
constexpr int kLettersOfQuestions = 34;
constexpr int kLettersOfTable = 32;
constexpr int kAroundCard = 40;

} // namespace

WhatHappened::WhatHappened(words::Language language, QWidget* parent)
    : QWidget(parent)
    , m_language(language) {
    auto* parts = new Beside(this);
    m_questions = new QuestionList(parts);
    m_questions->setAccessibleName(tr("Was ist passiert?"));
    connect(m_questions, &QuestionList::rowChosen, this, &WhatHappened::asked);

    auto* right = new QWidget(parts);
    auto* column = new QVBoxLayout(right);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    auto* card = new QFrame(right);
    card->setProperty("role", QStringLiteral("card"));
    auto* inside = new QVBoxLayout(card);
    inside->setContentsMargins(16, 12, 16, 12);
    inside->setSpacing(4);
    auto* head = new FlowRow(card);
    m_table = new ElidedLabel(card);
    m_table->setObjectName(QStringLiteral("caseCalled"));
    m_table->setProperty("role", QStringLiteral("sub"));
    m_other = new KeyButton(QStringLiteral("caseTableHere"), card);
    m_other->setLabel(tr("Anderer"), KeyButton::Key::Bound, u"caseTable");
    m_other->setProperty("role", QStringLiteral("plain"));
    connect(m_other, &KeyButton::clicked, this, &WhatHappened::tableAsked);
    head->add(m_table, 1);
    head->add(m_other);
    m_rules = new ElidedLabel(card);
    m_rules->setObjectName(QStringLiteral("caseRulesCalled"));
    m_rules->setProperty("role", QStringLiteral("muted"));
    m_seats = new SeatsPicture(card);
    m_tables = new TableList(QStringLiteral("caseTables"), card);
    connect(m_tables, &TableList::rowChosen, this, &WhatHappened::tableChosen);
    inside->addWidget(head);
    inside->addWidget(m_rules);
    inside->addWidget(m_seats, 1);
    inside->addWidget(m_tables, 1);
    column->addWidget(card, 1);
    auto* none = new QLabel(tr("Nichts davon?"), right);
    none->setProperty("role", QStringLiteral("muted"));
    column->addWidget(none);
    const auto button = [&](const char* name, const QString& label, void (WhatHappened::*asks)()) {
        auto* made = new KeyButton(QLatin1String(name), right);
        made->setLabel(label, KeyButton::Key::ShownOnly); // their keys are the page's
        connect(made, &KeyButton::clicked, this, asks);
        column->addWidget(made);
        return made;
    };
    KeyButton* record = button("caseFoldHere", tr("Als Protokoll aufnehmen"), &WhatHappened::recordAsked);
    record->setLabel(tr("Als Protokoll aufnehmen"), KeyButton::Key::Bound, u"caseFold");
    button("toRules", tr("In den Regeln nachschlagen"), &WhatHappened::rulesAsked);
    m_past = button("toArchive", tr("Frühere Entscheide"), &WhatHappened::pastAsked);

    parts->add(m_questions, kQuestionShare, kLettersOfQuestions * fontMetrics().averageCharWidth());
    parts->add(right, kTableCardShare, kLettersOfTable * fontMetrics().averageCharWidth());
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(parts, 1);
    setTabOrder(m_questions, m_other);
    setTabOrder(m_other, m_tables);
    setTabOrder(m_tables, record);
}

void WhatHappened::show(const CaseHere& here, const std::vector<game::ShortQuestion>& questions,
                        const std::vector<TableToAsk>& tables, const QString& otherGame) {
    std::vector<QuestionList::Row> rows;
    for (const game::ShortQuestion& one : questions)
        rows.push_back({text(one.title), text(one.about), one.isLikely});
    m_questions->setRows(rows);
    const bool known = here.place.table != 0 || here.isEdited || tables.empty();
    m_table->setText(here.called.isEmpty() ? (known ? tr("ohne Tisch") : tr("Welcher Tisch?")) : here.called);
    m_table->setMinimumWidth(std::min(m_table->fontMetrics().horizontalAdvance(m_table->text()) + 2,
                                      kLettersOfTable * fontMetrics().averageCharWidth() - kAroundCard));
    m_rules->setText(here.table.head.agreed.name.empty()
                         ? ruleSetTitle(here.table.head.agreed.rules, m_language)
                         : text(here.table.head.agreed.name));
    m_seats->show(seatsOf(here));
    m_seats->setVisible(known);
    m_tables->setVisible(!known);
    m_other->setLabel(otherGame.isEmpty() ? tr("Anderer") : otherGame, KeyButton::Key::Bound, u"caseTable");
    m_other->setAccessibleName(otherGame.isEmpty() ? tr("Anderer Tisch")
                                                   : tr("Anderes Spiel: %1").arg(otherGame));
    m_other->setVisible((!tables.empty() && known) || !otherGame.isEmpty());
    std::vector<std::pair<QString, QString>> offered;
    for (const TableToAsk& one : tables) offered.emplace_back(one.called, one.about);
    offered.emplace_back(tr("ohne Tisch"), QString());
    m_tables->setRows(offered);
}

void WhatHappened::offerPast(bool hasPast) {
    m_past->setVisible(hasPast);
}

void WhatHappened::arrive() {
    m_questions->setFocus();
}

void WhatHappened::arriveAtTables() {
    m_tables->setVisible(true);
    m_seats->setVisible(false);
    m_other->setVisible(false);
    if (m_tables->currentRow() < 0) m_tables->setCurrentRow(0);
    m_tables->setFocus();
}

bool WhatHappened::takeKey(const QString& letter) {
    return m_questions->takeKey(letter);
}

} // namespace schreiber::desktop
