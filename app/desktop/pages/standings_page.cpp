#include "pages/standings_page.h"

#include "base/session.h"
#include "base/text.h"
#include "models/standings_model.h"
#include "pages/decider_prompt.h"
#include "pages/first_round.h"
#include "widgets/elided_label.h"
#include "widgets/empty_hint.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/next_step.h"
#include "widgets/prompt_bar.h"
#include "widgets/round_head.h"
#include "widgets/tables.h"
#include "widgets/whole_label.h"

#include <desk/due.h>
#include <desk/ending.h>
#include <desk/receipt.h>
#include <desk/words.h>
#include <tournament/camps.h>
#include <tournament/closing.h>
#include <tournament/extra_games.h>
#include <tournament/schedule.h>

#include <QFrame>
#include <QHeaderView>
#include <QLabel>
#include <QLayout>
#include <QSortFilterProxyModel>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

using tournament::Standings;

constexpr int kLow = 28;           // lines of a page with room for little more than the ranking
constexpr int kWhyLines = 2;       // of what decided and of rounds sat out, below whose rank it is
constexpr int kFewestOfMarks = 24; // letters in a line

// `mayEnd`: whether another round follows, people say.
QString stateInWords(const Standings& standings, const tournament::Settings& settings, bool mayEnd,
                     words::Language language) {
    if (standings.final) return StandingsPage::tr("Endgültig nach dieser Runde.");
    if (mayEnd) return StandingsPage::tr("Alle Zettel sind da; noch eine Runde, oder abschließen.");
    std::vector<std::string> tables;
    for (const tournament::MissingSheet& missing : standings.missing) {
        const std::string table =
            missing.round == standings.round
                ? missing.called
                : desk::tableInRound(missing.called, std::to_string(missing.round), language);
        if (std::find(tables.begin(), tables.end(), table) == tables.end()) tables.push_back(table);
    }
    if (tables.empty() && !standings.level.empty())
        return StandingsPage::tr("Vorläufig – es fehlt ein Entscheidungsspiel: Tisch %1")
            .arg(text(desk::tableInWords(standings.level.front().called, language)));
    const int lastMatch = settings.last == tournament::LastMatch::None ? 0 : 1;
    const int left = settings.rounds == 0 ? 0 : settings.rounds + lastMatch - standings.round;
    if (tables.empty() && left == 1) return StandingsPage::tr("Vorläufig: noch 1 Runde.");
    if (tables.empty() && left > 1) return StandingsPage::tr("Vorläufig: noch %1 Runden.").arg(left);
    if (tables.empty()) return StandingsPage::tr("Vorläufig.");
    return StandingsPage::tr("Vorläufig – es fehlt noch: Tisch %1")
        .arg(text(desk::tablesInWords(tables, language)));
}

} // namespace

StandingsPage::StandingsPage(Session& session, PromptBar& prompt, QWidget* parent)
    : Page(QStringLiteral("standingsPage"), parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_model(new StandingsModel(this))
    , m_sorted(new QSortFilterProxyModel(this))
    , m_head(new RoundHead(QStringLiteral("standings"), QStringLiteral("standingsState"), this))
    , m_print(new KeyButton(QStringLiteral("standingsPrint"), this))
    , m_uncover(new KeyButton(QStringLiteral("standingsUncover"), this))
    , m_marks(new WholeLabel(this))
    , m_whom(new ElidedLabel(this))
    , m_why(new WholeLabel(this, kWhyLines))
    , m_empty(new EmptyHint(QStringLiteral("standingsEmpty"), this))
    , m_table(builtTable())
    , m_decide(new KeyButton(QStringLiteral("decideRank"), this))
    , m_end(new KeyButton(QStringLiteral("closeTournament"), this)) {
    m_uncover->setLabel(tr("Jetzt hier zeigen"));
    connect(m_uncover, &KeyButton::clicked, this, [this] {
        m_covers = false;
        showRound(m_head->round());
        arrive();
    });
    m_marks->setObjectName(QStringLiteral("standingsMarks"));
    m_marks->setProperty("role", QStringLiteral("muted"));
    m_marks->setMinimumWidth(kFewestOfMarks * fontMetrics().averageCharWidth());
    m_decide->setLabel(tr("Entscheidungsspiel …"));
    connect(m_decide, &KeyButton::clicked, this, &StandingsPage::decide);
    connect(m_end, &KeyButton::clicked, this, &StandingsPage::closeOrReopen);
    connect(m_head, &RoundHead::picked, this, &StandingsPage::showRound);
    keepRowsWhole(*m_table, [this] { fit(); });

    m_print->setLabel(tr("Drucken …"), KeyButton::Key::ShownOnly);
    connect(m_print, &KeyButton::clicked, this, &StandingsPage::printAsked);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    m_head->add(m_print);
    column->addWidget(m_head);
    column->addWidget(m_empty, 1);
    column->addWidget(m_uncover, 0, Qt::AlignHCenter);
    column->addWidget(m_table, 1);
    column->addWidget(builtWhy());
    auto* actions = new FlowRow(this);
    actions->setSpacing(12, 6);
    actions->add(m_end);
    actions->add(m_decide);
    actions->add(m_marks, 1); // beside them: rows of the table have its line
    column->addWidget(actions);
}

// As high for everybody: nothing moves while one goes down the list.
QWidget* StandingsPage::builtWhy() {
    auto* box = new QFrame(this);
    box->setObjectName(QStringLiteral("standingsWhyBox"));
    box->setProperty("role", QStringLiteral("card"));
    m_whom->setParent(box);
    m_whom->setObjectName(QStringLiteral("standingsWhom"));
    m_whom->setProperty("role", QStringLiteral("strong"));
    m_whom->setTextFormat(Qt::PlainText);
    m_whom->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_why->setParent(box);
    m_why->setObjectName(QStringLiteral("standingsWhy"));
    m_why->setMinimumWidth(1); // a name may be longer than the page is wide
    m_why->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto* column = new QVBoxLayout(box);
    column->setContentsMargins(16, 8, 16, 8);
    column->setSpacing(2);
    column->addWidget(m_whom);
    column->addWidget(m_why);
    m_whyBox = box;
    return box;
}

QTableView* StandingsPage::builtTable() {
    m_sorted->setSourceModel(m_model);
    m_sorted->setSortRole(StandingsModel::SortRole);
    m_sorted->setSortLocaleAware(true);
    auto* table = new QTableView(this);
    setUpTable(*table, QStringLiteral("standingsTable"), tr("Rangliste"));
    table->setModel(m_sorted);
    table->setSortingEnabled(true);
    connect(m_model, &StandingsModel::columnsChanged, table, [this, table] {
        table->sortByColumn(StandingsModel::columnOf(*m_model, StandingsModel::Id::Rank), Qt::AscendingOrder);
    });
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
    if (!m_table->selectionModel()->hasSelection() && m_sorted->rowCount() > 0) // a row, not only a cell
        m_table->setCurrentIndex(
            m_sorted->index(std::max(m_table->currentIndex().row(), 0),
                            StandingsModel::columnOf(*m_model, StandingsModel::Id::Name)));
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
                : tr("Noch keine Rangliste: Es ist noch keine Runde gespielt. Sie entsteht mit dem ersten "
                     "Ergebnis.") +
                      QLatin1Char('\n') + wayToFirstRound(m_session.evening()));
    m_uncover->setVisible(covered);
    m_table->setVisible(shown);
    m_print->setVisible(shown);
    m_whyBox->setVisible(shown);
    showEnd();
    if (!shown) {
        m_marks->hide();
        m_decide->hide();
        m_head->say({}, true);
        m_model->clear();
        return showWhy();
    }
    const auto standings = m_session.read(desk::standingsOf(m_session.evening(), number));
    if (!standings) return;
    const tournament::Tournament& tournament = m_session.tournament();
    m_model->show(tournament, *standings, m_session.language());
    const bool closed = tournament.closing.has_value();
    const bool mayEnd = standings->complete && standings->round == tournament::lastPublished(tournament) &&
                        tournament::isOpenEnded(tournament);
    QString state = closed ? tr("Abgeschlossen: Ränge und Preise stehen fest.")
                           : stateInWords(*standings, tournament.settings, mayEnd, m_session.language());
    if (!standings->tied.empty())
        state = text(desk::inWords(standings->tied.front(), m_session.language())); // first of those missing
    m_head->say(state, closed || standings->final || mayEnd);
    fit();
    showMarks(*standings);
    fitWhy();
    showWhy();
}

void StandingsPage::showMarks(const Standings& standings) {
    const tournament::Tournament& tournament = m_session.tournament();
    QStringList said;
    const auto camps = tournament::campScores(tournament, standings.round);
    if (const std::string score = desk::inWords(camps, m_session.language()); !score.empty())
        said << text(score);
    if (const std::string ring = desk::satOutNote(tournament.settings, standings, m_session.language());
        !ring.empty())
        said << text(ring);
    if (m_model->hasGroups()) said << tr("fett: geht weiter");
    if (StandingsModel::columnOf(*m_model, StandingsModel::Id::Prize) >= 0)
        for (const std::string& note : desk::prizeNotes(desk::prizesNow(tournament), m_session.language()))
            said << text(note);
    m_marks->setText(said.join(QStringLiteral(" · ")));
    m_marks->setVisible(!said.isEmpty());
}

// Columns that decide the ranks, what decides least first; the points always stay.
std::vector<int> StandingsPage::deciding() const {
    std::vector<int> columns;
    if (m_session.isOpen())
        for (const std::string& step : tournament::ladderSteps(m_session.tournament().settings.ladder))
            for (std::size_t column = 0; column < m_model->columns().size(); ++column)
                if (m_model->columns()[column].key == step && step != "points")
                    columns.push_back(static_cast<int>(column));
    std::ranges::reverse(columns);
    return columns;
}

// What is left of the width is the clubs'. Where that is too little, what follows from the columns beside it
// makes way, then the club and the wins; only then names take more lines, and for them goes what decides
// among equals and more of what the line below tells, and last what decides the ranks.
void StandingsPage::fit() {
    using Id = StandingsModel::Id;
    const auto places = [this](std::initializer_list<Id> ids) {
        std::vector<int> columns;
        for (const Id id : ids)
            if (const int column = StandingsModel::columnOf(*m_model, id); column >= 0)
                columns.push_back(column);
        return columns;
    };
    std::vector<int> spared =
        places({Id::Against, Id::Played, Id::Club, Id::Camp, Id::TableWins, Id::Prize, Id::Wins});
    std::vector<int> lastly;
    for (int column = 0; column < m_model->columnCount(); ++column)
        if (m_model->columns()[static_cast<std::size_t>(column)].id == Id::Round) lastly.push_back(column);
    for (const int column :
         places({Id::SatOut, Id::HeadToHead, Id::Buchholz, Id::Decider, Id::Difference, Id::Score}))
        lastly.push_back(column);
    for (const int column : deciding()) {
        for (std::vector<int>* before : {&spared, &lastly}) std::erase(*before, column);
        lastly.push_back(column);
    }
    fitColumns(*m_table, {.growing = places({Id::Club}),
                          .words = places({Id::Name, Id::Club, Id::Camp, Id::Prize}),
                          .spared = spared,
                          .lastly = lastly});
}

// The end belongs to the last round, whose ranking it fixes.
void StandingsPage::showEnd() {
    const tournament::Tournament& tournament = m_session.tournament();
    m_end->setVisible(!m_table->isHidden());
    m_end->setLabel(tournament.closing ? tr("Wieder öffnen …") : tr("Turnier abschließen"));
}

// What decided, and below it what rounds sat out bring.
QString StandingsPage::whyOf(int place) const {
    const tournament::StandingRow& row = m_model->rowAt(place);
    const words::Language language = m_session.language();
    QStringList said{row.played == 0 ? tr("Noch kein Ergebnis.") : text(desk::whyInWords(row, language)),
                     text(desk::satOutInWords(m_session.tournament().settings, row, language))};
    said.removeAll(QString());
    return said.join(QLatin1Char('\n'));
}

void StandingsPage::fitWhy() {
    constexpr int kMeasured = 60; // the longest of so many; of more the label grows once
    int high = kWhyLines * m_why->fontMetrics().lineSpacing();
    const int around =
        m_whyBox->layout()->contentsMargins().left() * 2 + layout()->contentsMargins().left() * 2;
    const QRect room(0, 0, std::max(width() - around - 2, 1), QWIDGETSIZE_MAX);
    for (int row = 0; row < std::min(m_model->rowCount(), kMeasured); ++row)
        high = std::max(high, m_why->fontMetrics().boundingRect(room, Qt::TextWordWrap, whyOf(row)).height());
    // On a screen so low the ranking comes first: what has no room is told under the mouse.
    const int line = m_why->fontMetrics().lineSpacing();
    const bool low = height() < kLow * line;
    m_why->setMinimumHeight(low ? line : high + 2);
    m_why->setMaximumHeight(low ? line : QWIDGETSIZE_MAX);
    m_whom->setVisible(!low); // the one line names them
    m_marks->setVisible(!low && !m_marks->text().isEmpty());
}

void StandingsPage::resizeEvent(QResizeEvent* event) {
    Page::resizeEvent(event);
    if (m_session.isOpen() && !m_whyBox->isHidden()) fitWhy();
}

void StandingsPage::showWhy() {
    const QModelIndex here = m_sorted->mapToSource(m_table->currentIndex());
    if (!here.isValid()) {
        m_decide->hide();
        m_whom->clear();
        return m_why->clear();
    }
    const tournament::Tournament& tournament = m_session.tournament();
    const tournament::StandingRow& row = m_model->rowAt(here.row());
    m_whom->setText(tr("%1: warum Rang %2?").arg(text(row.name)).arg(row.rank));
    m_why->setText(whyOf(here.row()));
    m_why->setToolTip(m_why->text().toHtmlEscaped());
    const bool asked = tournament.settings.ladder.find("decider") != std::string::npos && !tournament.closing;
    m_decide->setVisible(
        asked && here.row() + 1 < m_model->rowCount() &&
        tournament::wouldCount(tournament, {row.entry, m_model->rowAt(here.row() + 1).entry, 1, 0}));
}

void StandingsPage::decide() {
    const int row = m_sorted->mapToSource(m_table->currentIndex()).row();
    if (row < 0 || row + 1 >= m_model->rowCount()) return;
    const auto side = [](const tournament::StandingRow& one) {
        return DeciderSide{one.entry, text(one.name)};
    };
    askDecider(m_session, m_prompt, side(m_model->rowAt(row)), side(m_model->rowAt(row + 1)),
               [this] { m_table->setFocus(); });
}

void StandingsPage::closeOrReopen() {
    if (!m_session.tournament().closing) {
        if (!m_mayClose || m_mayClose()) askToClose();
        return;
    }
    const Prompt prompt{tr("Das Turnier wieder öffnen: warum?"), true, {tr("Wieder öffnen")}};
    m_prompt.ask(prompt, [this](int, const QString& why) {
        m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::reopenTournament(evening, utf8(why), confirmation);
        });
        arrive();
    });
}

// Once: about what nobody confirmed, for who never does would see no final ranks on the wall; about what the
// desk doubts; else about the end itself.
void StandingsPage::askToClose() {
    const auto sheets = unconfirmedSheets(m_session.tournament());
    if (sheets.empty()) {
        const auto asIs = [](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::closeTournament(evening, confirmation);
        };
        if (m_session.questionBefore(asIs)) return closeWith(false);
        const Prompt end{
            tr("Turnier abschließen: Ränge und Preise stehen dann fest."), false, {tr("Abschließen")}};
        return m_prompt.ask(end, [this](int, const QString&) { closeWith(false); });
    }
    const Prompt prompt{tr("Eingetragen, aber nicht bestätigt: %1 Zettel. An die Wand kommt nur, was "
                           "bestätigt ist.")
                            .arg(sheets.size()),
                        false,
                        {tr("Alle bestätigen und abschließen"), tr("Ohne Bestätigen abschließen")},
                        {},
                        {},
                        false,
                        tr("Noch nicht abschließen")};
    m_prompt.ask(prompt, [this](int way, const QString&) { closeWith(way == 0); });
}

void StandingsPage::closeWith(bool confirmAll) {
    const bool done = m_session.act(
        [confirmAll](desk::Evening& evening, const desk::Confirmation& confirmation) {
            return desk::closeTournament(evening, confirmation, confirmAll);
        },
        [this](const QString& question, const std::function<bool()>& yes) {
            const Prompt prompt{question, false, {tr("Trotzdem abschließen")}, {},
                                {},       false, tr("Noch nicht abschließen")};
            m_prompt.ask(prompt, [this, yes](int, const QString&) {
                const bool over = yes();
                arrive();
                if (over) emit closed();
            });
        });
    if (!m_prompt.isAsking()) arrive();
    if (done) emit closed();
}

} // namespace schreiber::desktop
