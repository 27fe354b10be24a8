#include "pages/draw_page.h"

#include "base/brief.h"
#include "base/icons.h"
#include "base/look.h"
#include "base/session.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "models/draw_model.h"
#include "pages/first_round.h"
#include "pages/outdated_words.h"
#include "widgets/empty_hint.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"
#include "widgets/round_picker.h"
#include "widgets/slip_grid.h"
#include "widgets/tables.h"
#include "widgets/whole_label.h"

#include <desk/draws.h>
#include <desk/due.h>
#include <desk/words.h>
#include <tournament/bracket.h>
#include <tournament/draw.h>
#include <tournament/heats.h>
#include <tournament/schedule.h>

#include <QHBoxLayout>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QStyle>
#include <QTableView>
#include <QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace schreiber::desktop {
namespace {

using tournament::Round;
using tournament::RoundState;

// Pairs that were entered as single persons get their partners before the first round.
bool wantsPartners(const desk::DueStep& due) {
    return due.step == desk::Step::Draw && due.round == 0;
}

// The partners drawn from singles; empty where there are none.
QString pairsInWords(const tournament::Tournament& tournament) {
    // By start number: once there are pairs, a number asked of the tournament is a pair's.
    const auto nameOf = [&](int number) {
        const tournament::Entry* entry = tournament::findEntry(tournament, number);
        return entry == nullptr ? QString() : text(tournament::nameOf(entry->persons.front()));
    };
    QStringList pairs;
    for (const tournament::Partnership& pair : tournament.partnerships)
        pairs << QStringLiteral("%1 / %2").arg(nameOf(pair.first), nameOf(pair.second));
    return pairs.join(QStringLiteral(" · "));
}

// The next round can be drawn while this one is being played, if that is meant; but not where its results say
// who plays next.
bool mayDrawAhead(const tournament::Tournament& tournament, const desk::DueStep& due) {
    if (due.step != desk::Step::Play) return false;
    if (tournament::bracketOf(tournament, tournament::currentRound(tournament)).first != 0) return false;
    return tournament::isOpenEnded(tournament) || tournament::roundsLeft(tournament);
}

// Whose seats can be typed: of the table in that row, while nothing is written at it.
const tournament::Table* seatsToType(const Session& session, const DrawModel& model, int number, int row) {
    if (!session.isOpen() || !model.hasDealers()) return nullptr;
    const Round* round = tournament::findRound(session.tournament(), number);
    if (round == nullptr || row < 0 || row >= static_cast<int>(round->tables.size())) return nullptr;
    const tournament::Table& table = round->tables[static_cast<std::size_t>(row)];
    const bool blank = std::ranges::all_of(
        table.games, [](const tournament::Sheet& sheet) { return sheet == tournament::Sheet{}; });
    return blank && !session.tournament().closing ? &table : nullptr;
}

void seatAsTyped(Session& session, int round, int table, const QString& typed) {
    static const QRegularExpression kBetween(QStringLiteral("[;,\\s]+"));
    std::vector<int> numbers;
    for (const QString& part : typed.split(kBetween, Qt::SkipEmptyParts)) numbers.push_back(part.toInt());
    session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return desk::seatTable(evening, round, table, numbers, confirmation);
    });
}

// Who sits where at a table, as cards were drawn for it; `then` once it is told.
void askSeats(Session& session, PromptBar& bar, int round, const tournament::Table& table,
              const std::function<void()>& then) {
    QStringList there;
    QString typed;
    for (const auto& side : table.sides) {
        const int number = side.front();
        there << QStringLiteral("%1 %2").arg(number).arg(
            text(tournament::nameOf(session.tournament(), number, round)));
        typed += QStringLiteral("%1 ").arg(number);
    }
    Prompt prompt{
        DrawPage::tr(
            "Tisch %1: wer sitzt auf A, B, C …? A ist Vorhand, der letzte Platz gibt zuerst. Es sind da: %2")
            .arg(text(tournament::tableCalled(session.tournament(), round, table.number)),
                 there.join(QStringLiteral(", "))),
        true,
        {DrawPage::tr("So sitzen sie")}};
    prompt.hint = DrawPage::tr("Startnummern, A zuerst");
    prompt.typed = typed.trimmed();
    bar.ask(prompt, [&session, round, number = table.number, then](int, const QString& order) {
        seatAsTyped(session, round, number, order);
        then();
    });
}

} // namespace

DrawPage::DrawPage(Session& session, PromptBar& prompt, QWidget* parent)
    : Page(QStringLiteral("drawPage"), parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_model(new DrawModel(this))
    , m_round(new RoundPicker(QStringLiteral("draw"), this))
    , m_stage(new QLabel(this))
    , m_state(new QLabel(this))
    , m_seed(new QLabel(this))
    , m_qualityIcon(new QLabel(this))
    , m_quality(new WholeLabel(this))
    , m_hint(new WholeLabel(this))
    , m_empty(new EmptyHint(QStringLiteral("drawEmpty"), this))
    , m_table(builtTable())
    , m_ahead(new KeyButton(QStringLiteral("drawAhead"), this))
    , m_print(new KeyButton(QStringLiteral("drawPrint"), this))
    , m_redraw(new KeyButton(QStringLiteral("redraw"), this))
    , m_swap(new KeyButton(QStringLiteral("swapPlaces"), this))
    , m_seats(new KeyButton(QStringLiteral("typeSeats"), this))
    , m_otherwise(new KeyButton(QStringLiteral("drawOtherwise"), this))
    , m_drawn(new QWidget(this))
    , m_slips(new SlipGrid(this)) {
    m_stage->setObjectName(QStringLiteral("drawStage"));
    m_stage->setProperty("role", QStringLiteral("sub"));
    m_state->setObjectName(QStringLiteral("drawState"));
    m_seed->setObjectName(QStringLiteral("drawSeed"));
    m_seed->setProperty("role", QStringLiteral("muted"));
    m_seed->setToolTip(tr("Mit derselben Zahl und denselben Meldungen lost jedes Gerät dasselbe."));
    m_seed->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_quality->setObjectName(QStringLiteral("drawQuality"));
    m_hint->setObjectName(QStringLiteral("drawHint"));
    m_hint->setProperty("role", QStringLiteral("muted"));
    m_hint->setAlignment(Qt::AlignCenter);
    connect(m_round, &RoundPicker::picked, this, &DrawPage::showRound);
    connect(m_ahead, &KeyButton::clicked, this, &DrawPage::draw);
    m_print->setLabel(tr("Drucken …"), KeyButton::Key::ShownOnly);
    connect(m_print, &KeyButton::clicked, this, &DrawPage::printAsked);
    connect(m_redraw, &KeyButton::clicked, this, &DrawPage::redraw);
    connect(m_swap, &KeyButton::clicked, this, &DrawPage::swapHere);
    m_seats->setLabel(tr("Plätze eintippen …"));
    connect(m_seats, &KeyButton::clicked, this, [this] {
        const int round = m_round->round();
        if (const auto* table = seatsToType(m_session, *m_model, round, m_table->currentIndex().row()))
            askSeats(m_session, m_prompt, round, *table, [this] { m_table->setFocus(); });
    });
    connect(m_otherwise, &KeyButton::clicked, this, &DrawPage::drawOtherwise);
    connect(m_slips, &SlipGrid::taken, this, &DrawPage::takeSlips);
    connect(m_slips, &SlipGrid::leftAlone, this, &DrawPage::leaveSlips);
    connect(m_slips, &SlipGrid::unclear, this, [this](const QString& typed) {
        m_session.say(Tone::Bad, tr("„%1“: niemand, oder mehrere. Die Nummer eintippen.").arg(typed));
    });
    m_slips->hide();
    connect(&session, &Session::opened, this, [this] {
        m_left.reset();
        m_taken.reset();
        hideSlips();
    });

    auto* page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    page->addWidget(m_drawn, 1);
    page->addWidget(m_slips, 1);
    auto* column = new QVBoxLayout(m_drawn);
    column->setContentsMargins(20, 16, 20, 16);
    column->setSpacing(10);
    auto* head = new FlowRow(m_drawn);
    head->setSpacing(12, 6);
    head->add(m_round);
    head->add(m_stage);
    head->add(m_state);
    head->addStretch();
    head->add(m_seed);
    head->add(m_print);
    column->addWidget(head);
    auto* quality = new QHBoxLayout;
    quality->addWidget(m_qualityIcon, 0, Qt::AlignTop);
    quality->addWidget(m_quality, 1);
    column->addLayout(quality);
    column->addWidget(m_empty, 1);
    column->addWidget(m_table, 1);
    column->addWidget(m_hint);
    auto* actions = new FlowRow(m_drawn);
    for (KeyButton* button : {m_ahead, m_otherwise}) actions->add(button);
    actions->addStretch();
    for (KeyButton* button : {m_seats, m_swap, m_redraw}) actions->add(button);
    column->addWidget(actions);
}

QTableView* DrawPage::builtTable() {
    auto* table = new QTableView(this);
    setUpTable(*table, QStringLiteral("drawTable"), tr("Ausgeloste Tische"));
    table->setModel(m_model);
    table->setSelectionBehavior(QAbstractItemView::SelectItems);
    table->setDragDropMode(QAbstractItemView::DragDrop);
    table->setDragDropOverwriteMode(true); // onto a place, not between two
    // the drag is over before anything is asked
    connect(m_model, &DrawModel::dropped, this, &DrawPage::askSwap, Qt::QueuedConnection);
    shareWidth(*table, 1);
    connect(table, &QTableView::activated, this, &DrawPage::swapHere);
    connect(table->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        m_seats->setVisible(
            seatsToType(m_session, *m_model, m_round->round(), m_table->currentIndex().row()) != nullptr);
    });
    return table;
}

void DrawPage::refresh() {
    if (!m_session.isOpen()) return;
    m_round->setLatest(tournament::currentRound(m_session.tournament()));
    showRound(m_round->round());
}

void DrawPage::arrive() {
    if (m_typed)
        m_slips->begin();
    else if (m_table->isVisibleTo(this))
        m_table->setFocus();
    else if (auto* next = window()->findChild<QWidget*>(QStringLiteral("nextButton")))
        next->setFocus(); // drawing is what there is to do here
}

int DrawPage::shownRound() const {
    return m_round->round();
}

void DrawPage::showRound(int number) {
    const tournament::Tournament& tournament = m_session.tournament();
    const Round* round = tournament::findRound(tournament, number);
    m_table->setVisible(round != nullptr);
    m_empty->setVisible(round == nullptr);
    m_print->setVisible(round != nullptr && round->state == RoundState::Published);
    m_seed->clear();
    m_state->clear();
    m_stage->hide();
    if (round == nullptr) {
        m_model->clear();
        m_quality->clear();
        m_qualityIcon->clear();
        showActions();
        return;
    }
    const QPersistentModelIndex here = m_table->currentIndex();
    const int row = here.isValid() ? here.row() : 0;
    const int column = here.isValid() ? here.column() : 1;
    showQuality(number);
    m_stage->setText(m_model->stage());
    m_stage->setVisible(!m_model->stage().isEmpty());
    m_table->setCurrentIndex(m_model->index(std::clamp(row, 0, m_model->rowCount() - 1),
                                            std::clamp(column, 1, m_model->columnCount() - 1)));
    const bool draft = round->state == RoundState::Draft;
    m_state->setText(draft ? tr("Entwurf, noch nicht bestätigt") : tr("bestätigt"));
    m_state->setProperty("tone", draft ? QStringLiteral("warn") : QStringLiteral("good"));
    m_state->style()->polish(m_state);
    m_seed->setText(tr("Startzahl %1").arg(round->seed));
    showActions();
}

void DrawPage::showQuality(int number) {
    const tournament::Tournament& tournament = m_session.tournament();
    const auto quality = m_session.read(m_session.evening().quality(number)).value_or(tournament::Quality{});
    m_model->show(tournament, *tournament::findRound(tournament, number), quality, m_session.language());
    takeUpAgain(*tournament::findRound(tournament, number));
    const desk::OutdatedDraw& outdated = m_session.evening().due().drawn;
    const bool current =
        number != tournament::currentRound(tournament) || outdated.since != desk::Since::Results;
    const QString stays = playedOtherwise(tournament, outdated, number, m_session.language());
    const bool clean = quality.details.empty() && current && stays.isEmpty();
    m_quality->setText(!current          ? notByResults(outdated, m_session.language())
                       : stays.isEmpty() ? text(desk::inWords(tournament, quality, m_session.language()))
                                         : stays);
    m_qualityIcon->setPixmap(
        icon(clean ? QStringLiteral("done") : QStringLiteral("warn"), clean ? colours().good : colours().warn)
            .pixmap(fontMetrics().height()));
}

QString DrawPage::outdatedInWords() const {
    const desk::OutdatedDraw& outdated = m_session.evening().due().drawn;
    switch (outdated.since) {
    case desk::Since::Entries:
        return tr("Seit dem Losen ist jemand gekommen oder gegangen. Neu losen: Strg+R");
    case desk::Since::Results:
        return outdated.isPlayed
                   ? tr("An dieser Runde ist schon geschrieben: So wie sie ist, kann sie bleiben. Neu losen "
                        "(Strg+R) sagt vorher, was dabei wegfällt.")
                   : tr("Seit dem Losen ist ein Ergebnis berichtigt; jetzt spielen andere. Neu losen: "
                        "Strg+R");
    case desk::Since::Apart:
        return tr("Zwei sitzen beisammen, die einander nicht begegnen sollen. Neu losen: Strg+R");
    case desk::Since::Nothing:
        break;
    }
    return {};
}

void DrawPage::showActions() {
    const tournament::Tournament& tournament = m_session.tournament();
    const Round* shown = tournament::findRound(tournament, m_round->round());
    const bool latest = shown != nullptr && shown->number == tournament::currentRound(tournament);
    const bool draft = latest && shown->state == RoundState::Draft;
    const bool untouched =
        latest && std::none_of(shown->tables.begin(), shown->tables.end(), [](const auto& table) {
            return std::any_of(table.games.begin(), table.games.end(), [](const tournament::Sheet& sheet) {
                return sheet.state != tournament::SheetState::Missing;
            });
        });
    const desk::DueStep due = m_session.evening().due();
    const bool partners = wantsPartners(due);
    const bool drawable = due.step == desk::Step::Draw && (shown == nullptr || latest);
    m_otherwise->setVisible(drawable && (partners || tournament::takesSlips(tournament)));
    m_otherwise->setLabel(partners ? tr("Anders zusammenstellen …") : tr("Zettel eintippen …"));
    m_ahead->setVisible(latest && !tournament.closing && mayDrawAhead(tournament, due));
    m_ahead->setLabel(tr("Runde %1 schon auslosen …").arg(tournament::currentRound(tournament) + 1));
    const desk::OutdatedDraw& draw = m_session.evening().due().drawn;
    const bool outdated = latest && draw.since != desk::Since::Nothing;
    const bool byLot = shown != nullptr && tournament::isDrawnByLot(tournament, *shown);
    if (outdated) {
        m_state->setText(draw.since == desk::Since::Results ? tr("passt nicht mehr zu den Ergebnissen")
                         : draw.since == desk::Since::Apart ? tr("zwei sollen einander nicht begegnen")
                                                            : tr("passt nicht mehr zu den Meldungen"));
        m_state->setProperty("tone", QStringLiteral("warn"));
        m_state->style()->polish(m_state);
    }
    const bool paired = shown == nullptr && !tournament.partnerships.empty();
    const bool closed = tournament.closing.has_value();
    m_redraw->setVisible(!closed && ((latest && (outdated || (untouched && byLot))) || paired));
    m_redraw->setLabel(paired ? tr("Partner neu auslosen …") : tr("Neu auslosen …"));
    m_swap->setVisible(latest && untouched && byLot && !closed);
    m_seats->setVisible(seatsToType(m_session, *m_model, m_round->round(), m_table->currentIndex().row()) !=
                        nullptr);
    m_model->setSwappable(!m_swap->isHidden());
    m_swap->setLabel(m_model->chosen() != 0 ? tr("Hierher tauschen") : tr("Platz tauschen"));
    const QString pairs = shown == nullptr ? pairsInWords(tournament) : QString();
    m_empty->setText(
        !pairs.isEmpty() ? brief(tr("Miteinander spielen: %1").arg(pairs), kInMessage)
        : partners
            ? tr("Zuerst werden aus den Einzelnen Paare gelost, dann die erste Runde.") + QLatin1Char('\n') +
                  wayToFirstRound(m_session.evening())
            : tr("Noch nichts ausgelost. Wer gemeldet ist, sitzt nach der Auslosung an einem Tisch oder "
                 "ist spielfrei.") +
                  QLatin1Char('\n') + wayToFirstRound(m_session.evening()));
    if (shown == nullptr)
        m_hint->clear();
    else if (m_model->chosen() != 0)
        m_hint->setText(tr("Zum anderen Platz gehen und F6 drücken. Esc: doch nicht."));
    else
        m_hint->setText(outdated                                   ? outdatedInWords()
                        : latest && !draw.playedIn(*shown).empty() ? whatStayingMeans()
                        : draft && !byLot                          ? fixedByResults()
                        : draft
                            ? tr("Plätze tauschen: einen Namen auf den anderen ziehen, oder F6 auf beiden.")
                        : latest && byLot && !untouched ? fixedByWriting()
                                                        : QString());
    if (shown != nullptr && m_model->hasDealers())
        m_hint->setText((tr("● gibt zuerst, A ist Vorhand.") + QLatin1Char(' ') + m_hint->text()).trimmed());
    m_hint->setVisible(!m_hint->text().isEmpty());
}

void DrawPage::draw() {
    leaveSlips();
    const bool partners = wantsPartners(m_session.evening().due());
    const bool drawn = m_session.draw(partners ? desk::DrawKind::Partners : desk::DrawKind::Tables);
    if (drawn) m_round->pick(tournament::currentRound(m_session.tournament()));
    refresh();
    arrive();
}

void DrawPage::confirm() {
    const bool done = m_session.act(
        [](desk::Evening& evening, const desk::Confirmation&) { return desk::startRound(evening); });
    if (done) emit confirmed();
}

void DrawPage::redraw() {
    if (tournament::currentRound(m_session.tournament()) == 0) return redrawPartners();
    QString question =
        tr("Runde %1 neu auslosen: warum? Die alte Auslosung und ihre Startzahl bleiben im Journal.")
            .arg(m_round->round());
    if (const QString falls = fallsAway(); !falls.isEmpty()) question += QLatin1Char(' ') + falls;
    const Prompt prompt{question, true, {tr("Neu auslosen")}};
    m_prompt.ask(prompt, [this](int, const QString& why) {
        m_session.draw(desk::DrawKind::Anew, utf8(why));
        arrive();
    });
}

// What is written of the round and would no longer count, and what would. At a second chance the lot may
// bring the same ones together again or not; it is asked once that is known.
QString DrawPage::fallsAway() const {
    const Round& round = m_session.tournament().rounds.back();
    const desk::OutdatedDraw& outdated = m_session.evening().due().drawn;
    std::vector<std::string> gone;
    std::vector<std::string> kept;
    for (const tournament::Table& table : round.tables) {
        if (table.stage == tournament::Stage::SecondChance) return {};
        const bool written = std::any_of(table.games.begin(), table.games.end(), [](const auto& sheet) {
            return sheet.state != tournament::SheetState::Missing || !sheet.lines.empty();
        });
        const std::string called = tournament::tableCalled(round, table);
        if (written) (outdated.seatsOthersAt(called) ? gone : kept).push_back(called);
    }
    QStringList said;
    if (!gone.empty())
        said << tr("Es zählt dann nicht mehr: Tisch %1.")
                    .arg(text(desk::tablesInWords(gone, m_session.language())));
    if (!kept.empty())
        said << tr("Es bleibt: Tisch %1.").arg(text(desk::tablesInWords(kept, m_session.language())));
    return said.join(QLatin1Char(' '));
}

void DrawPage::swapHere() {
    const int here = m_table->currentIndex().data(DrawModel::PlaceRole).toInt();
    if (!m_swap->isVisibleTo(this)) return;
    if (here == 0)
        return m_session.say(Tone::Warn, tr("Hier sitzt niemand: auf einen Namen gehen, dann F6."));
    const int taken = m_model->chosen();
    if (taken == 0 || taken == here) {
        pickUp(taken == 0 ? here : 0);
        m_table->setFocus();
        return;
    }
    askSwap(taken, here);
}

void DrawPage::pickUp(int contestant) {
    m_taken.reset();
    if (contestant != 0)
        m_taken = {contestant, *tournament::findRound(m_session.tournament(), m_round->round())};
    m_model->choose(contestant);
    showActions();
}

// Whoever was on another page finds the place taken up, unless something was drawn or written since.
void DrawPage::takeUpAgain(const Round& round) {
    if (!m_taken || m_taken->round.number != round.number) return;
    m_taken->round.state = round.state; // also of a draft that was confirmed
    const tournament::Tournament& tournament = m_session.tournament();
    if (m_taken->round == round && round.number == tournament::currentRound(tournament))
        return m_model->choose(m_taken->contestant);
    const int contestant = std::exchange(m_taken, {})->contestant;
    m_session.say(Tone::Warn, tr("Seither ist an der Runde etwas anders: %1 ist nicht mehr zum Tauschen "
                                 "gewählt.")
                                  .arg(text(tournament::nameOf(tournament, contestant, round.number))));
}

void DrawPage::askSwap(int taken, int here) {
    const tournament::Tournament& tournament = m_session.tournament();
    const int round = m_round->round();
    Prompt prompt{tr("%1 und %2 tauschen die Plätze: warum?")
                      .arg(text(tournament::nameOf(tournament, taken, round)),
                           text(tournament::nameOf(tournament, here, round))),
                  true,
                  {tr("Tauschen")}};
    const Session::UseCase wanted = [round, taken, here](desk::Evening& evening,
                                                         const desk::Confirmation& confirmation) {
        return desk::swapPlaces(evening, round, taken, here, confirmation.why, confirmation);
    };
    std::optional<desk::Failure> refused; // whatever the reason
    m_session.questionBefore([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        auto rehearsed = wanted(evening, confirmation);
        if (!rehearsed.ok()) refused = rehearsed.error();
        return rehearsed;
    });
    if (refused) return m_session.fail(*refused);
    const auto swap = m_session.askedIn(prompt.question, wanted);
    m_prompt.ask(prompt, [this, swap](int, const QString& why) {
        const int chosen = m_model->chosen();
        m_taken.reset(); // once it is swapped
        const bool done = m_session.act(swap, utf8(why));
        if (!done) pickUp(chosen);
        m_table->setFocus();
    });
}

// None where seats are no part of the draw, or somebody has written there.
// A key whose button is not there has come past it: it says why.
void DrawPage::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape && m_model->chosen() != 0) return pickUp(0);
    const QKeySequence key(event->keyCombination());
    QString why;
    if (m_drawn->isVisibleTo(this) && m_session.isOpen()) {
        if (key == shortcuts::of(u"redraw") || key == shortcuts::of(u"swapPlaces")) why = whyFixed();
        if (key == shortcuts::of(u"drawAhead")) why = whyNotAhead();
        if (key == shortcuts::of(u"typeSeats") && m_model->hasDealers())
            why = tr("Auf einen Tisch gehen, an dem noch nichts geschrieben ist; dann lassen sich die Plätze "
                     "eintippen.");
    }
    if (why.isEmpty()) return Page::keyPressEvent(event);
    m_session.say(Tone::Warn, why);
}

// Nothing where the round drawn last is shown.
QString DrawPage::whyNotLast() const {
    const tournament::Tournament& tournament = m_session.tournament();
    const Round* shown = tournament::findRound(tournament, m_round->round());
    if (shown == nullptr) return tr("Noch nichts ausgelost.");
    if (shown->number != tournament::currentRound(tournament))
        return tr("Nur die letzte Runde lässt sich ändern: Alt+→ führt zu ihr.");
    return {};
}

QString DrawPage::whyFixed() const {
    const QString notLast = whyNotLast();
    if (!notLast.isEmpty()) return notLast;
    const tournament::Tournament& tournament = m_session.tournament();
    const Round& shown = *tournament::findRound(tournament, m_round->round());
    const QString stays =
        playedOtherwise(tournament, m_session.evening().due().drawn, shown.number, m_session.language());
    if (!stays.isEmpty()) return stays + QLatin1Char(' ') + whatStayingMeans();
    return tournament::isDrawnByLot(tournament, shown) ? fixedByWriting() : fixedByResults();
}

QString DrawPage::whyNotAhead() const {
    const QString notLast = whyNotLast();
    if (!notLast.isEmpty()) return notLast;
    const tournament::Tournament& tournament = m_session.tournament();
    const desk::DueStep& due = m_session.evening().due();
    if (due.step == desk::Step::ConfirmDraw || due.step == desk::Step::DrawAnew)
        return tr("Zuerst diese Auslosung bestätigen oder neu losen.");
    if (due.step == desk::Step::Draw) return tr("Die nächste Runde ist schon dran: F5.");
    return tournament::bracketOf(tournament, m_round->round()).first != 0
               ? tr("Wer als Nächstes spielt, sagen erst die Ergebnisse dieser Runde.")
               : tr("Nach dieser Runde ist keine mehr auszulosen.");
}

QString DrawPage::fixedByWriting() const {
    return tr("An dieser Runde ist schon geschrieben: getauscht und neu gelost wird nicht mehr.");
}

QString DrawPage::fixedByResults() const {
    return tr("Wer hier gegen wen spielt, sagen die Ergebnisse: nichts zu losen, nichts zu tauschen.");
}

} // namespace schreiber::desktop
