#include "pages/standings_page.h"

#include "base/session.h"
#include "base/text.h"
#include "models/standings_model.h"
#include "widgets/round_picker.h"
#include "widgets/tables.h"

#include <desk/words.h>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

using tournament::Standings;

QString stateInWords(const Standings& standings) {
    if (standings.final) return StandingsPage::tr("Endgültig nach dieser Runde.");
    QStringList tables;
    for (const tournament::MissingSheet& missing : standings.missing)
        tables << (missing.round == standings.round
                       ? QString::number(missing.table)
                       : StandingsPage::tr("%1 (Runde %2)").arg(missing.table).arg(missing.round));
    tables.removeDuplicates();
    if (tables.isEmpty()) return StandingsPage::tr("Vorläufig.");
    return StandingsPage::tr("Vorläufig – es fehlt noch: Tisch %1").arg(tables.join(QStringLiteral(", ")));
}

} // namespace

StandingsPage::StandingsPage(Session& session, QWidget* parent)
    : Page(QStringLiteral("standingsPage"), parent)
    , m_session(session)
    , m_model(new StandingsModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_round(new RoundPicker(QStringLiteral("standings"), this))
    , m_state(new QLabel(this))
    , m_why(new QLabel(this))
    , m_empty(new QLabel(this))
    , m_table(builtTable()) {
    m_state->setObjectName(QStringLiteral("standingsState"));
    m_state->setWordWrap(true);
    m_why->setObjectName(QStringLiteral("standingsWhy"));
    m_why->setTextFormat(Qt::PlainText);
    m_why->setWordWrap(true);
    m_why->setMinimumHeight(3 * fontMetrics().height());
    m_why->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setObjectName(QStringLiteral("standingsEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setProperty("role", QStringLiteral("muted"));
    m_empty->setText(tr("Noch keine Rangliste: Es ist noch keine Runde gespielt."));
    connect(m_round, &RoundPicker::picked, this, &StandingsPage::showRound);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    auto* head = new QHBoxLayout;
    head->addWidget(m_round);
    head->addSpacing(12);
    head->addWidget(m_state, 1);
    column->addLayout(head);
    column->addWidget(m_empty, 1);
    column->addWidget(m_table, 1);
    column->addWidget(m_why);
}

QTableView* StandingsPage::builtTable() {
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(StandingsModel::SortRole);
    m_sorted->setSortLocaleAware(true);
    auto* table = new QTableView(this);
    setUpTable(*table, QStringLiteral("standingsTable"), tr("Rangliste"));
    table->setModel(m_sorted);
    table->setSortingEnabled(true);
    table->sortByColumn(StandingsModel::Rank, Qt::AscendingOrder);
    connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this, &StandingsPage::showWhy);
    return table;
}

void StandingsPage::refresh() {
    if (!m_session.isOpen()) return;
    int published = 0;
    for (const tournament::Round& round : m_session.tournament().rounds)
        if (round.state == tournament::RoundState::Published) published = round.number;
    m_round->setLatest(published);
    showRound(m_round->round());
}

void StandingsPage::arrive() {
    if (!m_table->currentIndex().isValid() && m_sorted->rowCount() > 0)
        m_table->setCurrentIndex(m_sorted->index(0, StandingsModel::Name));
    m_table->setFocus();
}

int StandingsPage::shownRound() const {
    return m_round->round();
}

void StandingsPage::showRound(int number) {
    m_empty->setVisible(number == 0);
    m_table->setVisible(number != 0);
    m_state->setVisible(number != 0);
    if (number == 0) {
        m_model->show({});
        m_why->clear();
        return;
    }
    const auto standings = m_session.read(m_session.evening().standings(number));
    if (!standings) return;
    m_model->show(*standings);
    m_state->setText(stateInWords(*standings));
    m_state->setProperty("tone", standings->final ? QStringLiteral("good") : QStringLiteral("warn"));
    m_state->style()->polish(m_state);
    fitColumns(*m_table, {StandingsModel::Name});
    for (int column = StandingsModel::SatOut; column < m_model->columnCount(); ++column)
        m_table->setColumnHidden(column, !m_model->saysSomething(column));
    showWhy();
}

void StandingsPage::showWhy() {
    const QModelIndex here = m_sorted->mapToSource(m_table->currentIndex());
    if (!here.isValid()) return m_why->clear();
    const tournament::StandingRow& row = m_model->rowAt(here.row());
    m_why->setText(
        tr("Warum Rang %1? %2").arg(row.rank).arg(text(desk::whyInWords(row, m_session.language()))));
}

} // namespace schreiber::desktop
