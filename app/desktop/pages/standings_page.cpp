#include "pages/standings_page.h"

#include "base/session.h"
#include "base/text.h"
#include "models/standings_model.h"
#include "widgets/key_button.h"
#include "widgets/round_head.h"
#include "widgets/tables.h"

#include <desk/words.h>

#include <QHeaderView>
#include <QLabel>
#include <QSortFilterProxyModel>
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
                       ? text(missing.called)
                       : StandingsPage::tr("%1 (Runde %2)").arg(text(missing.called)).arg(missing.round));
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
    , m_head(new RoundHead(QStringLiteral("standings"), QStringLiteral("standingsState"), this))
    , m_uncover(new KeyButton(QStringLiteral("standingsUncover"), this))
    , m_why(new QLabel(this))
    , m_empty(new QLabel(this))
    , m_table(builtTable()) {
    m_uncover->setLabel(tr("Jetzt hier zeigen"), Qt::Key_F6);
    connect(m_uncover, &KeyButton::clicked, this, [this] {
        m_covers = false;
        showRound(m_head->round());
        arrive();
    });
    m_why->setObjectName(QStringLiteral("standingsWhy"));
    m_why->setTextFormat(Qt::PlainText);
    m_why->setWordWrap(true);
    m_why->setMinimumHeight(3 * fontMetrics().height());
    m_why->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setObjectName(QStringLiteral("standingsEmpty"));
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setWordWrap(true);
    m_empty->setProperty("role", QStringLiteral("muted"));
    connect(m_head, &RoundHead::picked, this, &StandingsPage::showRound);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    column->addWidget(m_head);
    column->addWidget(m_empty, 1);
    column->addWidget(m_uncover, 0, Qt::AlignHCenter);
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

void StandingsPage::hideEvent(QHideEvent* event) {
    m_covers = true; // shown once, not for good
    Page::hideEvent(event);
}

void StandingsPage::refresh() {
    if (!m_session.isOpen()) return;
    m_head->follow(m_session.tournament());
    showRound(m_head->round());
}

void StandingsPage::arrive() {
    if (!m_uncover->isHidden()) return m_uncover->setFocus();
    if (!m_table->currentIndex().isValid() && m_sorted->rowCount() > 0)
        m_table->setCurrentIndex(m_sorted->index(0, StandingsModel::Name));
    m_table->setFocus();
}

int StandingsPage::shownRound() const {
    return m_head->round();
}

// Who keeps the standings secret until a round does not want them read off the desk's screen either.
bool StandingsPage::isCovered(int round) const {
    return m_covers && round != 0 && round < m_session.tournament().settings.hideStandingsUntil;
}

void StandingsPage::showRound(int number) {
    const bool covered = isCovered(number);
    const bool shown = number != 0 && !covered;
    m_empty->setVisible(!shown);
    m_empty->setText(
        covered ? tr("Verdeckt bis Runde %1.").arg(m_session.tournament().settings.hideStandingsUntil)
                : tr("Noch keine Rangliste: Es ist noch keine Runde gespielt."));
    m_uncover->setVisible(covered);
    m_table->setVisible(shown);
    m_why->setVisible(shown);
    if (!shown) {
        m_head->say({}, true);
        m_model->show({});
        m_why->clear();
        return;
    }
    const auto standings = m_session.read(m_session.evening().standings(number));
    if (!standings) return;
    m_model->show(*standings);
    m_head->say(stateInWords(*standings), standings->final);
    for (int column = StandingsModel::SatOut; column < m_model->columnCount(); ++column)
        m_table->setColumnHidden(column, !m_model->saysSomething(column));
    fitColumns(*m_table, {StandingsModel::Club}); // names are whole before clubs are
    showWhy();
}

void StandingsPage::showWhy() {
    const QModelIndex here = m_sorted->mapToSource(m_table->currentIndex());
    if (!here.isValid()) return m_why->clear();
    const tournament::StandingRow& row = m_model->rowAt(here.row());
    m_why->setText(tr("%1 – warum Rang %2? %3")
                       .arg(text(row.name))
                       .arg(row.rank)
                       .arg(text(desk::whyInWords(row, m_session.language()))));
}

} // namespace schreiber::desktop
