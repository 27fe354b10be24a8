#include "pages/case_desk.h"

#include "base/look.h"
#include "base/numbers.h"
#include "base/session.h"
#include "base/text.h"
#include "games/dispute_games.h"
#include "models/draw_model.h"
#include "pages/choice_form.h"
#include "pages/what_happened.h"
#include "widgets/case_strip.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"
#include "widgets/table_list.h"
#include "widgets/verdict_panel.h"

#include <desk/games.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/heats.h>

#include <QHBoxLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <memory>
#include <utility>

namespace schreiber::desktop {
namespace {

using game::AnswerKind;

constexpr double kTablesWide = 24; // in the height of a letter's square
constexpr double kTablesHigh = 20;

Verdict::Tone verdictTone(AnswerKind kind) {
    switch (kind) {
    case AnswerKind::No:
        return Verdict::Tone::No;
    case AnswerKind::Yes:
        return Verdict::Tone::Yes;
    case AnswerKind::Told:
        return Verdict::Tone::Told;
    case AnswerKind::Open:
    case AnswerKind::Unclear:
        return Verdict::Tone::Open;
    case AnswerKind::Waiting:
        break;
    }
    return Verdict::Tone::Waiting;
}

int nextRuling(const Session& session) {
    const auto& rulings = session.tournament().rulings;
    return rulings.empty() ? 1 : rulings.back().number + 1;
}

// What of it goes on the table's sheet.
std::optional<desk::RulingWish> wishOf(const game::ShortAnswer& answer) {
    if (!answer.line.empty()) { // of the deal itself, whatever the answer is
        desk::RulingWish line;
        line.text = answer.line;
        return line;
    }
    if (answer.kind != AnswerKind::No) return std::nullopt;
    desk::RulingWish wish;
    if (answer.lost) {
        wish.measure = tournament::Measure::Lost;
        wish.side = *answer.lost;
        return wish;
    }
    if (!answer.penalty.empty()) return wish; // a line of the fine alone
    if (!answer.redeal) return std::nullopt;
    wish.measure = tournament::Measure::Redeal;
    return wish;
}

// Without an evening another game is a key away.
const game::Game& gameAfter(const std::string& ruleSet) {
    const auto games = desk::games();
    return *games[(placeOfGame(ruleSet) + 1) % games.size()];
}

// What the keys do here.
QString hintFor(const CaseHere& here, bool isAsking) {
    if (isAsking) return CaseDesk::tr("Jede Taste ändert die Antwort sofort · geschrieben wird erst mit F5");
    return here.place.table != 0 ? CaseDesk::tr("Ziffer oder ↑ ↓ und Enter · Esc: zurück zum Zettel")
                                 : CaseDesk::tr("Ziffer oder ↑ ↓ und Enter");
}

} // namespace

CaseDesk::CaseDesk(Session& session, PromptBar& prompt, MakeForm makeForm, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_prompt(prompt)
    , m_makeForm(std::move(makeForm))
    , m_playedBy(desk::games().front()->shapes().front().id)
    , m_here(caseByRules(m_playedBy))
    , m_list(new WhatHappened(session.language(), this))
    , m_asked(new QWidget(this))
    , m_column(new QVBoxLayout(m_asked))
    , m_strip(new CaseStrip(m_asked))
    , m_tables(new TableList(QStringLiteral("caseOtherTables"), this)) {
    setObjectName(QStringLiteral("caseDesk"));
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(10);
    m_column->addWidget(m_strip);
    auto* all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_list, 1);
    all->addWidget(m_asked, 1);
    m_asked->hide();
    m_tables->hide();

    m_foot = new QWidget(m_asked);
    auto* foot = new QHBoxLayout(m_foot);
    foot->setContentsMargins(0, 0, 0, 0);
    foot->setSpacing(0);
    auto* edit = new KeyButton(QStringLiteral("caseEdit"), m_foot);
    edit->setProperty("role", QStringLiteral("plain"));
    edit->setFont(scaled(font(), 0.85));
    edit->setLabel(tr("Stand und Namen stimmen nicht?"));
    foot->addWidget(edit);
    m_foot->hide();
    connect(edit, &KeyButton::clicked, this, &CaseDesk::edit);

    connect(m_list, &WhatHappened::asked, this, [this](int row) {
        const auto* offered = questions();
        if (offered == nullptr) return;
        const auto shown = offered->all(m_here.table, m_session.language());
        if (row >= 0 && row < static_cast<int>(shown.size())) ask(shown[static_cast<std::size_t>(row)].id);
    });
    connect(m_list, &WhatHappened::tableAsked, this, [this] {
        if (m_session.isOpen()) return m_list->arriveAtTables();
        playBy(gameAfter(m_here.table.head.agreed.rules).shapes().front().id);
        emit played(m_playedBy);
    });
    connect(m_list, &WhatHappened::tableChosen, this, &CaseDesk::chooseTable);
    connect(m_list, &WhatHappened::recordAsked, this, &CaseDesk::foldAsked);
    connect(m_list, &WhatHappened::rulesAsked, this, &CaseDesk::rulesAsked);
    connect(m_list, &WhatHappened::pastAsked, this, &CaseDesk::pastAsked);
    connect(m_tables, &TableList::rowChosen, this, &CaseDesk::chooseTable);
    connect(m_strip, &CaseStrip::tableAsked, this, &CaseDesk::askTable);
    connect(m_strip, &CaseStrip::editAsked, this, &CaseDesk::edit);
    connect(m_strip, &CaseStrip::edited, this, [this](const CaseFields& fields) {
        take(m_here, fields);
        m_form->ask(m_here.table, m_form->values());
        answer();
    });
    connect(&session, &Session::opened, this, [this] { // its tables are others
        m_filled.clear();
        m_keptAs = 0;
        if (m_session.isOpen()) m_playedBy = m_session.tournament().settings.rules;
        setHere(m_session.isOpen() ? caseWithoutTable(m_session.tournament()) : caseByRules(m_playedBy));
        showList();
    });
}

void CaseDesk::playBy(const std::string& ruleSet) {
    if (m_session.isOpen() || ruleSet == m_playedBy || !desk::shapeOf(ruleSet)) return;
    m_playedBy = ruleSet;
    m_filled.clear();
    m_here = caseByRules(m_playedBy);
    showList();
}

const game::ShortQuestions* CaseDesk::questions() const {
    return desk::shortQuestionsOf(m_here.table.head.agreed.rules);
}

void CaseDesk::setHere(CaseHere here) {
    const bool isAnother = here.place.round != m_here.place.round || here.place.table != m_here.place.table ||
                           here.place.game != m_here.place.game;
    if (isAnother) {
        m_filled.clear();
        m_keptAs = 0;
    }
    m_here = std::move(here);
}

void CaseDesk::begin(const desk::SheetPlace& place) {
    m_session.clearMessage();
    setHere(caseHere(m_session.tournament(), place, m_session.language()));
    showList();
}

void CaseDesk::offerTable(const desk::SheetPlace& place) {
    if (isAsking() || m_here.isEdited || place.table == 0) return;
    setHere(caseHere(m_session.tournament(), place, m_session.language()));
}

// The sheet may have gone on since; what somebody typed about it stays.
void CaseDesk::refresh() {
    if (m_session.isOpen() && !m_here.isEdited)
        m_here = m_here.place.table != 0
                     ? caseHere(m_session.tournament(), m_here.place, m_session.language())
                     : caseWithoutTable(m_session.tournament());
    m_offered = m_session.isOpen() ? tablesToAsk(m_session.tournament(), m_session.language())
                                   : std::vector<TableToAsk>();
    showHere();
    if (!isAsking()) return;
    m_form->ask(m_here.table, m_form->values());
    answer();
}

void CaseDesk::showHere() {
    m_strip->show(stripOf(m_here, m_session.language()));
    m_strip->setTables(!m_offered.empty());
    if (const auto* offered = questions())
        m_list->show(m_here, offered->all(m_here.table, m_session.language()), m_offered,
                     m_session.isOpen() ? QString()
                                        : text(gameAfter(m_here.table.head.agreed.rules).title()));
}

void CaseDesk::showList() {
    if (isAsking() && m_form != nullptr) m_filled[m_question] = m_form->values();
    m_question.clear();
    m_answer = {};
    m_strip->endEditing();
    putTablesAway();
    showHere();
    showView(m_list);
    emit changed();
}

// The other one is hidden, and asks for no room.
void CaseDesk::showView(QWidget* view) {
    QWidget* const other = view == m_list ? m_asked : static_cast<QWidget*>(m_list);
    other->hide();
    view->show();
    updateGeometry();
}

void CaseDesk::ask(const std::string& question) {
    m_question = question;
    m_foot->setParent(m_asked);
    m_foot->hide();
    delete m_form;
    delete m_verdict;
    m_form = m_makeForm ? m_makeForm(question, m_asked) : nullptr;
    if (m_form == nullptr) m_form = new ChoiceForm(*questions(), question, m_session.language(), m_asked);
    m_form->setFoot(m_foot);
    const auto all = questions()->all(m_here.table, m_session.language());
    const auto asked = std::ranges::find(all, question, &game::ShortQuestion::id);
    const bool isLong = asked != all.end() && asked->isLong;
    m_verdict = new VerdictPanel(
        QStringLiteral("verdict"),
        m_form->laysCards() || isLong ? VerdictPanel::Size::WithCards : VerdictPanel::Size::Large, m_asked);
    m_column->addWidget(m_verdict);
    m_column->addWidget(m_form, 1);
    connect(m_verdict, &VerdictPanel::deedAsked, this, &CaseDesk::doDeed);
    connect(m_verdict, &VerdictPanel::ruleAsked, this, &CaseDesk::ruleAsked);
    connect(m_verdict, &VerdictPanel::wayChosen, this, [this](int way) {
        if (way >= static_cast<int>(m_answer.ways.size())) return;
        game::FieldValues values = m_form->values();
        const game::FieldValue sets = m_answer.ways[static_cast<std::size_t>(way)].sets;
        game::setValue(values, sets.name, sets.value);
        m_form->ask(m_here.table, values);
        answer();
    });
    connect(m_form, &QuestionForm::changed, this, &CaseDesk::answer);
    m_form->ask(m_here.table, m_filled[question]);
    m_session.clearMessage();
    showHere();
    showView(m_asked);
    answer();
    arrive();
}

void CaseDesk::answer() {
    m_answer = questions()->answer(m_question, m_here.table, m_form->values(), m_session.language());
    if (m_form->isWaiting()) {
        m_answer = {};
        m_answer.verdict = utf8(tr("Noch keine Antwort"));
    }
    m_strip->show(stripOf(m_here, m_session.language()));
    m_verdict->show(verdictOf(m_answer));
    QStringList taken;
    for (int way = 0; way < static_cast<int>(m_answer.ways.size()); ++way) taken << QString::number(way + 1);
    m_form->setKeysTaken(taken);
    m_form->showAnswer(m_answer);
    emit changed();
}

Verdict CaseDesk::verdictOf(const game::ShortAnswer& answer) const {
    Verdict verdict;
    verdict.tone = verdictTone(answer.kind);
    verdict.title = text(answer.verdict);
    verdict.reason = text(answer.reason);
    verdict.rule = text(answer.rule);
    verdict.source = text(answer.source);
    verdict.words = text(answer.ruleText);
    verdict.next = text(answer.next);
    verdict.cost = costInWords(answer.penalty);
    if (!answer.score.empty() && !answer.penalty.empty())
        verdict.after = tr("Stand danach %1").arg(scoreInWords(answer.score));
    else if (!answer.line.empty())
        verdict.after = tr("Zeile: %1").arg(text(answer.lineInWords));
    else if (answer.kind == AnswerKind::Yes || answer.kind == AnswerKind::Told)
        verdict.after = tr("kostet nichts");
    for (const game::ShortAnswer::Way& way : answer.ways) verdict.ways << text(way.label);
    const bool answered =
        answer.kind == AnswerKind::No || answer.kind == AnswerKind::Yes || answer.kind == AnswerKind::Told;
    if (!answered || !m_session.isOpen()) return verdict;
    if (answer.record.empty()) {
        verdict.beside = text(answer.noRecord);
        return verdict;
    }
    if (const int number = keptAs(); number != 0) {
        verdict.beside = tr("Das ist als Entscheid %1 behalten.").arg(number);
        return verdict;
    }
    const auto wish = wishOf(answer);
    const bool hasSheet = m_here.place.table != 0 || !m_offered.empty();
    if (wish && !wish->text.empty() && hasSheet) {
        verdict.deed = tr("Zeile auf den Zettel");
    } else if (wish && wish->measure == tournament::Measure::Line && hasSheet) {
        int points = 0;
        for (const int one : answer.penalty) points += one;
        verdict.deed =
            points == 1 ? tr("1 Strafpunkt auf den Zettel") : tr("%1 Strafpunkte auf den Zettel").arg(points);
    } else if (wish && wish->measure == tournament::Measure::Lost && hasSheet) {
        verdict.deed = tr("Partie verloren: auf den Zettel");
    }
    if (verdict.deed.isEmpty())
        verdict.deed = tr("Entscheid behalten");
    else
        verdict.beside = tr("wird auch als Entscheid %1 behalten").arg(nextRuling(m_session));
    return verdict;
}

CaseFrame::Offered CaseDesk::offered() const {
    CaseFrame::Offered offered;
    if (!isAsking()) {
        offered.title = tr("Was ist passiert?");
        offered.goesBack = m_session.isOpen() && m_here.place.table != 0;
        return offered;
    }
    const auto all = questions()->all(m_here.table, m_session.language());
    const auto found = std::ranges::find(all, m_question, &game::ShortQuestion::id);
    offered.title = found == all.end() ? QString() : text(found->title);
    const bool hasRecord = !m_answer.record.empty();
    // what F5 keeps is not offered a second time
    offered.keeps = hasRecord && m_verdict->hasDeed() && wishOf(m_answer).has_value();
    offered.prints = hasRecord;
    if (m_answer.decision.empty()) offered.fold = tr("Protokoll"); // else no record tells what was asked
    return offered;
}

void CaseDesk::arrive() {
    isAsking() ? m_form->arrive() : m_list->arrive();
    emit m_session.hinted(hintFor(m_here, isAsking()));
}

bool CaseDesk::goBack() {
    if (m_tables->isVisible()) {
        putTablesAway();
        arrive();
        return true;
    }
    if (m_strip->isEditing()) {
        m_strip->endEditing();
        arrive();
        return true;
    }
    if (!isAsking()) return false;
    m_session.clearMessage();
    showList();
    arrive();
    return true;
}

bool CaseDesk::takeKey(const QString& letter) {
    if (m_tables->isVisible()) return false;
    if (!isAsking()) return m_list->takeKey(letter);
    return m_verdict->takeKey(letter) || m_form->takeKey(letter);
}

CaseState CaseDesk::state() const {
    CaseState state{m_here, m_question, m_filled};
    if (isAsking()) state.filled[m_question] = m_form->values();
    return state;
}

void CaseDesk::setState(const CaseState& state) {
    if (state.here.table.head.agreed.rules.empty()) return;
    m_here = state.here;
    if (!m_session.isOpen()) m_playedBy = m_here.table.head.agreed.rules;
    m_filled = state.filled;
    showHere();
    if (!state.question.empty() && questions() != nullptr) ask(state.question);
}

void CaseDesk::offerPast(bool hasPast) {
    m_list->offerPast(hasPast);
}

void CaseDesk::edit() {
    if (!isAsking()) return;
    m_strip->edit(fieldsOf(m_here, m_session.language()));
    if (!m_strip->isEditing()) m_form->arrive();
}

// Over the page at the strip's right: the one of whom it is asked.
void CaseDesk::askTable() {
    if (m_tables->isVisible()) {
        putTablesAway();
        return arrive();
    }
    std::vector<std::pair<QString, QString>> rows;
    int current = 0;
    for (const TableToAsk& one : m_offered) {
        if (one.place.table == m_here.place.table && one.place.round == m_here.place.round)
            current = static_cast<int>(rows.size());
        rows.emplace_back(one.called, one.about);
    }
    rows.emplace_back(tr("ohne Tisch"), QString());
    m_tables->setRows(rows);
    m_tables->setCurrentRow(current);
    m_tables->show();
    m_tables->raise();
    resizeEvent(nullptr);
    m_tables->setFocus();
}

void CaseDesk::putTablesAway() {
    m_tables->hide();
    m_wantsTable = false;
}

void CaseDesk::resizeEvent(QResizeEvent* event) {
    if (event != nullptr) QWidget::resizeEvent(event);
    const int em = fontInfo().pixelSize();
    const QSize size =
        QSize(static_cast<int>(kTablesWide * em), static_cast<int>(kTablesHigh * em)).boundedTo(this->size());
    m_tables->setGeometry(width() - size.width(), std::min(m_strip->height() + 4, height() - size.height()),
                          size.width(), size.height());
}

void CaseDesk::chooseTable(int row) {
    const bool goesOn = std::exchange(m_wantsTable, false);
    m_tables->hide();
    const bool known = row >= 0 && row < static_cast<int>(m_offered.size());
    if (goesOn && isAsking()) { // the same answer, now of that table: its score may make it another
        if (known) {
            CaseHere there = caseHere(m_session.tournament(), m_offered[static_cast<std::size_t>(row)].place,
                                      m_session.language());
            m_here = std::move(there);
        }
        m_form->ask(m_here.table, m_form->values());
        answer();
        return m_form->arrive();
    }
    const game::FieldValues filled = isAsking() ? m_form->values() : game::FieldValues();
    setHere(known ? caseHere(m_session.tournament(), m_offered[static_cast<std::size_t>(row)].place,
                             m_session.language())
                  : caseWithoutTable(m_session.tournament()));
    if (!known) m_here.isEdited = true; // so it was chosen
    showHere();
    if (isAsking()) {
        m_form->ask(m_here.table, {});
        answer();
    } else {
        emit changed();
    }
    arrive();
}

void CaseDesk::doDeed() {
    const auto wish = wishOf(m_answer);
    const bool goesOnSheet = wish && wish->measure != tournament::Measure::Redeal;
    if (goesOnSheet && m_here.place.table == 0 && !m_offered.empty()) {
        askTable();
        m_wantsTable = true;
        return m_session.say(
            Tone::Warn, tr("Auf welchen Zettel? Der Tisch bringt Namen und Stand mit; dann noch einmal F5."));
    }
    write(m_here.place.table != 0 ? wish : std::nullopt);
}

void CaseDesk::keep() {
    if (isAsking() && m_session.isOpen() && !m_answer.record.empty()) write(std::nullopt);
}

int CaseDesk::keptAs() const {
    return m_keptAs != 0 && ruling().record == m_keptRecord ? m_keptAs : 0;
}

desk::NewRuling CaseDesk::ruling() const {
    desk::NewRuling wanted;
    if (m_answer.record.empty()) return wanted;
    game::Head head = m_here.table.head;
    wanted.record = desk::gameOfRecord(m_answer.record).judge().completed(m_answer.record, head);
    wanted.place = m_here.place;
    wanted.dispute = utf8(offered().title);
    if (!m_answer.decision.empty()) { // no record tells it, so it is told in words
        if (!m_answer.asked.empty()) wanted.dispute += ' ' + m_answer.asked;
        wanted.decision = m_answer.decision;
        wanted.why = m_answer.source.empty() ? m_answer.subject : m_answer.source;
    }
    return wanted;
}

// The ruling and what of it goes on the sheet are one action: one undo takes both back.
void CaseDesk::write(const std::optional<desk::RulingWish>& wish) {
    desk::NewRuling wanted = ruling();
    wanted.enter = wish;
    if (wish && wanted.decision.empty()) wanted.dispute.clear(); // what was fined says its rule by itself
    const auto written = std::make_shared<desk::Ruled>();        // a question may put it off
    const auto added = [wanted,
                        written](desk::Evening& evening,
                                 const desk::Confirmation& confirmation) -> desk::Outcome<desk::Receipt> {
        auto ruled = desk::addRuling(evening, wanted, confirmation);
        if (!ruled.ok()) return base::fail(ruled.error());
        *written = std::move(*ruled);
        return written->receipt;
    };
    const bool onSheet = wish && wish->measure != tournament::Measure::Redeal;
    const auto told = [this, written, onSheet] { kept(*written, onSheet); };
    const auto asked = [this, told](const QString& question, const std::function<bool()>& yes) {
        m_prompt.ask({question, false, {tr("Trotzdem behalten")}}, [yes, told](int, const QString&) {
            if (yes()) told();
        });
    };
    if (m_session.actForReason(added, asked)) told();
}

void CaseDesk::kept(const desk::Ruled& ruled, bool onSheet) {
    m_keptRecord = ruling().record;
    m_keptAs = ruled.ruling.number;
    if (!ruled.receipt.warnings.empty()) {
        QStringList lines;
        for (const desk::Warning& warning : ruled.receipt.warnings)
            lines << text(desk::warningInWords(warning, m_session.language()));
        m_session.say(Tone::Warn, lines.join(QLatin1Char('\n')));
    }
    if (onSheet) {
        const CaseHere here = m_here;
        m_filled.clear();
        m_here.isEdited = false;
        showList();
        return emit wentOnSheet(here);
    }
    refresh();
}

} // namespace schreiber::desktop
