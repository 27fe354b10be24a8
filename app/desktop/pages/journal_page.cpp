#include "pages/journal_page.h"

#include "base/session.h"
#include "models/journal_model.h"
#include "widgets/flow_row.h"
#include "widgets/tables.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QScrollBar>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

namespace schreiber::desktop {

JournalPage::JournalPage(Session& session, QWidget* parent)
    : Page(QStringLiteral("journalPage"), parent)
    , m_session(session)
    , m_model(new JournalModel(this))
    , m_filtered(new QSortFilterProxyModel(this))
    , m_filter(new QLineEdit(this))
    , m_table(new QTableView(this)) {
    auto* title = new QLabel(tr("Journal"), this);
    title->setProperty("role", QStringLiteral("heading"));
    auto* hint = new QLabel(tr("Alles, was getan wurde, das Neueste oben. Rückgängig: Strg+Z"), this);
    hint->setProperty("role", QStringLiteral("muted"));
    m_filter->setObjectName(QStringLiteral("journalFilter"));
    m_filter->setPlaceholderText(tr("Suchen (Strg+F)"));
    m_filter->setAccessibleName(tr("Im Journal suchen"));
    m_filter->setClearButtonEnabled(true);
    m_filtered->setSourceModel(m_model);
    m_filtered->setFilterCaseSensitivity(Qt::CaseInsensitive);
    m_filtered->setFilterKeyColumn(-1);
    setUpTable(*m_table, QStringLiteral("journalTable"), tr("Journal"));
    m_table->setModel(m_filtered);
    connect(m_filter, &QLineEdit::textChanged, m_filtered, &QSortFilterProxyModel::setFilterFixedString);
    connect(m_filter, &QLineEdit::returnPressed, m_table, qOverload<>(&QWidget::setFocus));
    connect(new QShortcut(QKeySequence::Find, this), &QShortcut::activated, this, [this] {
        m_filter->setFocus();
        m_filter->selectAll(); // what is typed next is looked for, not added
    });

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    m_filter->setMinimumWidth(16 * fontMetrics().averageCharWidth() + 80);
    auto* head = new FlowRow(this);
    head->setSpacing(12, 6);
    head->add(title);
    head->add(hint);
    head->addStretch();
    head->add(m_filter);
    column->addWidget(head);
    column->addWidget(m_table, 1);
}

void JournalPage::refresh() {
    if (!m_session.isOpen()) return;
    m_model->show(m_session.evening().journal(), m_session.language());
    fitColumns(*m_table, {JournalModel::Why});
}

void JournalPage::arrive() {
    if (!m_table->currentIndex().isValid() && m_filtered->rowCount() > 0)
        m_table->setCurrentIndex(m_filtered->index(0, JournalModel::What));
    m_table->setFocus();
    m_table->horizontalScrollBar()->setValue(0); // from its beginning, however long what was done is
}

} // namespace schreiber::desktop
