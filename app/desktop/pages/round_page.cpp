#include "pages/round_page.h"

#include "base/brief.h"
#include "base/session.h"
#include "base/text.h"
#include "models/tables_model.h"
#include "pages/decider_prompt.h"
#include "pages/first_round.h"
#include "pages/further_table.h"
#include "pages/outdated_words.h"
#include "pages/round_entry.h"
#include "pages/round_steps.h"
#include "widgets/empty_hint.h"
#include "widgets/key_button.h"
#include "widgets/round_head.h"
#include "widgets/table_cards.h"

#include <desk/due.h>
#include <desk/words.h>
#include <tournament/bracket.h>
#include <tournament/standings.h>

#include <QCheckBox>
#include <QLabel>
#include <QSortFilterProxyModel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

using tournament::Round;

} // namespace

RoundPage::RoundPage(Session& session, PromptBar& prompt, QWidget* parent)
    : Page(QStringLiteral("roundPage"), parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_model(new TablesModel(this))
    , m_shown(new QSortFilterProxyModel(this))
    , m_head(new RoundHead(QStringLiteral("round"), QStringLiteral("roundMissing"), this))
    , m_sitOut(new QLabel(this))
    , m_empty(new EmptyHint(QStringLiteral("roundEmpty"), this))
    , m_tables(new TableCards(this))
    , m_entry(new RoundEntry(session, prompt, this))
    , m_onlyMissing(new QCheckBox(tr("Nur &fehlende"), this))
    , m_steps(new RoundSteps(this))
    , m_clock(new KeyButton(QStringLiteral("startClock"), this))
    , m_print(new KeyButton(QStringLiteral("roundPrint"), this))
    , m_decide(new KeyButton(QStringLiteral("decideMatch"), this))
    , m_further(new KeyButton(QStringLiteral("addTable"), this)) {
    m_sitOut->setObjectName(QStringLiteral("roundSitOut"));
    m_sitOut->setTextFormat(Qt::PlainText);
    m_sitOut->setWordWrap(true);
    m_sitOut->setProperty("role", QStringLiteral("muted"));
    m_onlyMissing->setObjectName(QStringLiteral("onlyMissing"));
    m_tables->setObjectName(QStringLiteral("tableCards"));
    m_tables->setAccessibleName(tr("Tische der Runde"));
    m_shown->setSourceModel(m_model);
    m_shown->setFilterRole(TablesModel::MissingRole);
    m_tables->setModel(m_shown);
    connect(m_head, &RoundHead::picked, this, &RoundPage::showRound);
    connect(m_onlyMissing, &QCheckBox::toggled, this, &RoundPage::hideWritten);
    connect(m_tables, &TableCards::activated, this, [this](const QModelIndex& index) {
        emit sheetAsked(m_head->round(), index.data(TablesModel::TableRole).toInt());
    });

    m_decide->setLabel(tr("Entscheidungsspiel …"));
    connect(m_decide, &KeyButton::clicked, this, &RoundPage::decide);
    m_further->setProperty("role", QStringLiteral("dashed"));
    connect(m_further, &KeyButton::clicked, this, &RoundPage::addTable);
    connect(m_tables->selectionModel(), &QItemSelectionModel::currentChanged, this, &RoundPage::showActions);
    connect(m_entry, &RoundEntry::left, this, [this] { m_tables->setFocus(); });

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    m_clock->setLabel(tr("Uhr starten"), KeyButton::Key::ShownOnly);
    m_print->setLabel(tr("Drucken …"), KeyButton::Key::ShownOnly);
    connect(m_print, &KeyButton::clicked, this, &RoundPage::printAsked);
    connect(m_steps, &RoundSteps::changed, this, [this] {
        if (m_session.isOpen() && m_tables->isVisibleTo(this)) showMissing();
    });
    connect(m_clock, &KeyButton::clicked, this, &RoundPage::clockAsked);
    m_head->add(m_clock);
    m_head->add(m_print);
    m_head->add(m_onlyMissing);
    // Whichever of them are shown, and however long what it says beside them is.
    m_head->setMinimumHeight(std::max(m_print->sizeHint().height(), 2 * fontMetrics().lineSpacing() + 4));
    column->addWidget(m_head);
    column->addWidget(m_steps);
    column->addWidget(m_sitOut);
    column->addWidget(m_empty, 1);
    column->addWidget(m_tables, 1);
    column->addWidget(m_further, 0, Qt::AlignLeft);
    column->addWidget(m_entry);
    column->addWidget(m_decide, 0, Qt::AlignLeft);
}

void RoundPage::refresh() {
    if (!m_session.isOpen()) return;
    m_head->follow(m_session.tournament());
    showRound(m_head->round());
}

void RoundPage::arrive() {
    if (!m_tables->currentIndex().isValid() && m_shown->rowCount() > 0)
        m_tables->setCurrentIndex(m_shown->index(0, 0));
    m_tables->setFocus();
}

int RoundPage::shownRound() const {
    return m_head->round();
}

desk::SheetPlace RoundPage::shownTable() const {
    const QModelIndex here = m_tables->isHidden() ? QModelIndex() : m_tables->currentIndex();
    return {m_head->round(), here.data(TablesModel::TableRole).toInt(), 0};
}

UnsavedList RoundPage::unsaved(Before) {
    if (!m_session.isOpen() || m_entry->isHidden() || m_entry->typed().isEmpty()) return {};
    return {
        {tr("Runde %1: %2").arg(m_head->round()).arg(m_entry->typed()), [this] { return m_entry->write(); }}};
}

void RoundPage::showRound(int number) {
    const tournament::Tournament& tournament = m_session.tournament();
    const Round* round = tournament::findRound(tournament, number);
    m_empty->setVisible(round == nullptr);
    m_empty->setText(tr("Noch keine Runde. Zuerst auslosen und die Auslosung bestätigen.") +
                     QLatin1Char('\n') + wayToFirstRound(m_session.evening()));
    m_tables->setVisible(round != nullptr);
    m_onlyMissing->setVisible(round != nullptr);
    m_entry->setVisible(round != nullptr && tournament.settings.zeroSum &&
                        round->state == tournament::RoundState::Published && !tournament.closing);
    m_entry->show(number);
    if (round == nullptr) {
        m_model->clear();
        m_head->say({}, true);
        m_sitOut->hide();
        m_decide->hide();
        m_further->hide();
        m_clock->hide();
        m_print->hide();
        return;
    }
    const desk::Evening& evening = m_session.evening();
    m_model->show(tournament, *round, tournament::missingSheets(evening.tournament()), evening.due().drawn,
                  m_session.language());
    QStringList free;
    for (const int contestant : tournament::freeIn(tournament, *round))
        free << text(tournament::nameOf(tournament, contestant, number));
    const QString whole = free.join(QStringLiteral(", "));
    for (QString& name : free) name = brief(name, kInQuestion);
    m_sitOut->setText((tournament::isBracketRound(*round) ? tr("Freilos: %1") : tr("Spielfrei: %1"))
                          .arg(free.join(QStringLiteral(", "))));
    m_sitOut->setToolTip(whole == free.join(QStringLiteral(", ")) ? QString() : whole.toHtmlEscaped());
    m_sitOut->setVisible(!free.isEmpty());
    showFurther();
    showMissing();
}

// Two or more who sit out or have come since can be a table.
void RoundPage::showFurther() {
    const FurtherTable table = furtherTable(m_session, m_head->round());
    m_further->setVisible(table.isOffered());
    if (!table.isOffered()) return;
    m_further->setLabel(tr("Tisch %1 dazu …").arg(table.number));
    m_further->setSecond(tr("Spielfrei oder eben gekommen: %1").arg(table.free.size()));
}

void RoundPage::addTable() {
    if (m_further->isHidden()) return;
    const int round = m_head->round();
    const int number = furtherTable(m_session, round).number;
    askFurtherTable(m_session, m_prompt, round, [this, round, number] { // its sheet is what comes next
        const int row = m_model->rowOf(number);
        if (row >= 0) m_tables->setCurrentIndex(m_shown->mapFromSource(m_model->index(row)));
        m_tables->setFocus();
        if (row >= 0) emit tableAdded(round, number);
    });
}

void RoundPage::setOvertime(std::optional<int> minutes) {
    if (minutes == m_overtime) return;
    m_overtime = minutes;
    m_model->setOvertime(minutes.has_value());
    if (m_session.isOpen() && m_tables->isVisibleTo(this)) showMissing();
}

void RoundPage::offerClock(bool offer) {
    if (std::exchange(m_offersClock, offer) != offer && m_session.isOpen() && m_tables->isVisibleTo(this))
        showMissing();
}

void RoundPage::showMissing() {
    std::vector<std::string> missing;
    std::vector<std::string> level;
    int sheets = 0; // but for those of tables that are dropped
    for (int row = 0; row < m_model->rowCount(); ++row) {
        const TableCard& card = m_model->cardAt(row);
        if (!card.dropped) ++sheets;
        if (isMissing(card)) missing.push_back(utf8(card.called));
        if (card.level) level.push_back(utf8(card.called));
    }
    QStringList said;
    if (!missing.empty())
        said << tr("Es fehlt noch: Tisch %1").arg(text(desk::tablesInWords(missing, m_session.language())));
    const bool playing = m_head->round() == tournament::lastPublished(m_session.tournament());
    const bool prints = m_steps->step() == RoundStep::Print && playing;
    const bool first = m_steps->step() != RoundStep::None && playing && m_steps->tables().isEmpty();
    m_clock->setVisible(!missing.empty() && playing && m_offersClock);
    m_print->setVisible(!prints);      // else it stands there
    m_onlyMissing->setVisible(!first); // before the first sheet they all are
    if (!missing.empty() && playing && m_overtime)
        said << (*m_overtime == 0 ? tr("die Zeit ist um")
                                  : tr("die Zeit ist seit %1 min um").arg(*m_overtime));
    if (!level.empty())
        said << tr("Unentschieden, es braucht ein Entscheidungsspiel: Tisch %1")
                    .arg(text(desk::tablesInWords(level, m_session.language())));
    const desk::OutdatedDraw& draw = m_session.evening().due().drawn;
    if (draw.since == desk::Since::Results &&
        m_head->round() == tournament::currentRound(m_session.tournament()))
        said << notByResults(draw, m_session.language());
    else if (const QString stays =
                 playedOtherwise(m_session.tournament(), draw, m_head->round(), m_session.language());
             !stays.isEmpty())
        said << stays;
    if (first && level.empty() && m_session.evening().due().drawn.since == desk::Since::Nothing) {
        m_head->say(m_steps->step() == RoundStep::Print ? tr("Bestätigt. Jetzt drucken, dann die Uhr.")
                                                        : tr("Bestätigt. Alle am Tisch? Dann die Uhr."),
                    true);
        return showActions();
    }
    const bool none = said.isEmpty();
    m_head->say(!none         ? said.join(QStringLiteral(" · "))
                : sheets == 0 ? tr("Kein Zettel wird erwartet.")
                : sheets == 1 ? tr("Der Zettel ist da.")
                              : tr("Alle %1 Zettel sind da.").arg(sheets),
                none);
    showActions();
}

// Only where the match one stands on needs it.
void RoundPage::showActions() {
    const QVariant card = m_tables->currentIndex().data(TablesModel::CardRole);
    m_decide->setVisible(card.isValid() && card.value<TableCard>().level && !m_session.isClosed());
}

void RoundPage::decide() {
    const tournament::Tournament& tournament = m_session.tournament();
    const Round* round = tournament::findRound(tournament, m_head->round());
    const int number = m_tables->currentIndex().data(TablesModel::TableRole).toInt();
    const tournament::Table* table = round == nullptr ? nullptr : tournament::findTable(*round, number);
    if (table == nullptr || table->sides.size() != 2) return;
    const auto side = [&](std::size_t which) {
        QStringList names;
        for (const std::string& name : tournament::namesOfSide(tournament, round->number, *table, which))
            names << text(name);
        return DeciderSide{table->sides[which].front(), names.join(QStringLiteral(" / "))};
    };
    askDecider(m_session, m_prompt, side(0), side(1), [this] { m_tables->setFocus(); });
}

void RoundPage::decideAt(int round, int table) {
    m_onlyMissing->setChecked(false);
    m_head->pick(round);
    showRound(round);
    m_tables->setCurrentIndex(m_shown->mapFromSource(m_model->index(m_model->rowOf(table))));
    decide();
}

void RoundPage::hideWritten() {
    m_shown->setFilterFixedString(m_onlyMissing->isChecked() ? QStringLiteral("1") : QString());
}

} // namespace schreiber::desktop
