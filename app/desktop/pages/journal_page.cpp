#include "pages/journal_page.h"

#include "base/brief.h"
#include "base/session.h"
#include "base/shortcuts.h"
#include "models/journal_model.h"
#include "widgets/flow_row.h"
#include "widgets/search_lead.h"
#include "widgets/tables.h"

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QShortcut>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {

JournalPage::JournalPage(Session& session, QWidget* parent)
    : Page(QStringLiteral("journalPage"), parent)
    , m_session(session)
    , m_model(new JournalModel(this))
    , m_filtered(new QSortFilterProxyModel(this))
    , m_filter(new QLineEdit(this))
    , m_table(new QTableView(this))
    , m_whole(new QPlainTextEdit(this)) {
    auto* title = new QLabel(tr("Journal"), this);
    title->setProperty("role", QStringLiteral("heading"));
    auto* hint = new QLabel(tr("Das Neueste steht oben."), this);
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
    shareWidth(*m_table, JournalModel::What, JournalModel::Number);
    connect(m_filter, &QLineEdit::textChanged, m_filtered, &QSortFilterProxyModel::setFilterFixedString);
    leadInto(*m_filter, *m_table);
    connect(new QShortcut(shortcuts::of(u"journalFilter"), this), &QShortcut::activated, this, [this] {
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
    column->addWidget(m_whole);
    m_whole->setObjectName(QStringLiteral("journalWhole"));
    m_whole->setAccessibleName(tr("Die ganze Zeile"));
    m_whole->setReadOnly(true);
    m_whole->setTabChangesFocus(true);
    m_whole->hide();
    connect(m_table->selectionModel(), &QItemSelectionModel::currentChanged, this, &JournalPage::showWhole);
    connect(m_table->horizontalHeader(), &QHeaderView::sectionResized, this, &JournalPage::showWhole);
}

void JournalPage::refresh() {
    if (!m_session.isOpen()) return;
    m_model->show(m_session.evening().journal(), m_session.language());
    showWhole();
}

QString JournalPage::sought() const {
    constexpr qsizetype kLongest = 60; // letters, in the head of a paper
    return brief(m_filter->text().trimmed(), kLongest);
}

std::set<int> JournalPage::shownRows() const {
    std::set<int> rows;
    for (int row = 0; row < m_filtered->rowCount(); ++row)
        rows.insert(m_filtered->index(row, JournalModel::Number).data().toInt());
    return rows;
}

// What the list has to cut stands whole below it.
void JournalPage::showWhole() {
    constexpr int kMostLines = 6; // then it is scrolled
    const QModelIndex current = m_table->currentIndex();
    QStringList lines;
    bool cut = false;
    for (const int column : {JournalModel::What, JournalModel::Why}) {
        const QString words = current.siblingAtColumn(column).data().toString();
        if (!words.isEmpty()) lines << words;
        cut = cut || (current.isValid() && !isWhole(*m_table, current.siblingAtColumn(column)));
    }
    m_whole->setVisible(cut);
    if (!cut) return;
    const QString all = lines.join(QLatin1Char('\n'));
    if (m_whole->toPlainText() != all) m_whole->setPlainText(all);
    const int line = m_whole->fontMetrics().lineSpacing();
    const int letters = m_whole->fontMetrics().horizontalAdvance(all);
    const int needed = letters / std::max(1, m_table->width() - 2 * line) + static_cast<int>(lines.size());
    m_whole->setFixedHeight(std::min(needed, kMostLines) * line + line);
}

void JournalPage::arrive() {
    if (!m_table->currentIndex().isValid() && m_filtered->rowCount() > 0)
        m_table->setCurrentIndex(m_filtered->index(0, JournalModel::What));
    m_table->setFocus();
    m_table->horizontalScrollBar()->setValue(0); // from its beginning, however long what was done is
}

} // namespace schreiber::desktop
