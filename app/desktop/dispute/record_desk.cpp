#include "dispute/record_desk.h"

#include "base/brief.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "dispute/deal_panel.h"
#include "dispute/panel_of_game.h"
#include "dispute/past_rulings.h"
#include "dispute/record_deed.h"
#include "dispute/record_draft.h"
#include "dispute/record_editor.h"
#include "dispute/record_game.h"
#include "dispute/record_text.h"
#include "dispute/ruling_keeper.h"
#include "games/dispute_games.h"
#include "papers.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"

#include <desk/altered.h>
#include <desk/games.h>
#include <desk/own_rules.h>
#include <desk/rulings.h>
#include <desk/short_questions.h>
#include <desk/words.h>

#include <QFileInfo>
#include <QLabel>
#include <QTextDocument>
#include <QVBoxLayout>

#include <papers/view.h>
#include <tuple>

namespace schreiber::desktop {

namespace {

// Of a record that can be read; else as it is.
std::string canonical(const std::string& record) {
    const auto deals = desk::gameOfRecord(record).judge().read(record, {});
    return deals && deals->size() == 1 ? deals->front().text : record;
}

QString recordFilter() {
    return RecordDesk::tr("Protokolle (%1)").arg(recordEndings().join(QLatin1Char(' ')));
}

QString eveningOf(const Session& session) {
    return QFileInfo(text(session.evening().path())).absoluteFilePath();
}

} // namespace

std::string noticeOf(const Session& session) {
    return session.soundness().altered().empty() ? std::string() : desk::alteredLine(session.language());
}

RecordDesk::RecordDesk(Session& session, Dialogs& dialogs, const Clock& clock, Papers& papers,
                       PromptBar& prompt, PastRulings& past, QWidget* parent)
    : QWidget(parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_clock(clock)
    , m_papers(papers)
    , m_prompt(prompt)
    , m_past(past)
    , m_keeper(new RulingKeeper(session, prompt, past, this))
    , m_drafts(new RecordDrafts([this] { return m_session.isOpen() ? eveningOf(m_session) : QString(); },
                                [this] { return draft(); }, this))
    , m_playedBy(desk::games().front()->shapes().front().id)
    , m_column(new QVBoxLayout(this))
    , m_back(new QLabel(this))
    , m_away(new KeyButton(QStringLiteral("recordAway"), this))
    , m_agreed(new QLabel(this))
    , m_again(new KeyButton(QStringLiteral("judgeAgain"), this))
    , m_had(new QLabel(this)) {
    connect(&session, &Session::moved, this, [this] { m_drafts->moveTo(eveningOf(m_session)); });
    connect(&m_prompt, &PromptBar::asked, this, [this] { m_askedName.clear(); }); // something else now
    connect(m_keeper, &RulingKeeper::wordsTyped, m_drafts, &RecordDrafts::later);
    connect(m_keeper, &RulingKeeper::kept, this, &RecordDesk::numberAsKept);
    auto* below = new QWidget(this);
    buildBelow(below);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(8);
    m_column->addWidget(below);
    m_panels = new PanelOfGame(session, *m_column, this, [this](DealPanel& panel) { connectTo(panel); });
    connect(m_panels, &PanelOfGame::turned, this, &RecordDesk::writtenChanged);
}

RecordDesk::~RecordDesk() = default;

void RecordDesk::connectTo(DealPanel& panel) {
    m_desk = &panel;
    connect(m_desk, &DealPanel::seatAsked, this, &RecordDesk::askName);
    connect(m_desk, &DealPanel::tooMuchPasted, this, [this] {
        m_session.say(Tone::Bad, tr("Das ist zu viel Text für ein Protokoll; nichts wurde eingefügt."));
    });
    connect(m_desk->editor(), &RecordEditor::undoAvailable, this, &RecordDesk::writtenChanged);
    connect(m_desk->editor(), &RecordEditor::redoAvailable, this, &RecordDesk::writtenChanged);
    connect(m_desk, &DealPanel::changed, this, &RecordDesk::cancelName);
    connect(m_desk, &DealPanel::changed, this, &RecordDesk::showHadBefore);
    connect(m_desk, &DealPanel::changed, this, &RecordDesk::showAgreed);
    connect(m_desk, &DealPanel::changed, this, &RecordDesk::takeBack); // before what hangs on it
    connect(m_desk, &DealPanel::changed, this, &RecordDesk::showBack);
    connect(m_desk, &DealPanel::changed, m_drafts, &RecordDrafts::later);
    connect(m_desk, &DealPanel::changed, m_keeper, &RulingKeeper::typedOn);
    m_deed = new RecordDeed(
        *m_desk, *m_keeper, m_session, [this] { return place(); }, m_desk);
}

void RecordDesk::buildBelow(QWidget* below) {
    m_had->setObjectName(QStringLiteral("hadBefore"));
    m_had->hide();
    m_had->setProperty("role", QStringLiteral("muted"));
    m_back->setObjectName(QStringLiteral("draftBack"));
    m_back->setProperty("tone", QStringLiteral("warn"));
    m_back->setText(tr("Das stand zuletzt hier und ist noch nicht behalten."));
    m_agreed->setObjectName(QStringLiteral("agreedSince"));
    m_agreed->setProperty("tone", QStringLiteral("warn"));
    m_agreed->hide();
    auto* column = new QVBoxLayout(below);
    column->setContentsMargins(0, 0, 0, 0);
    for (QLabel* label : {m_back, m_had, m_agreed}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setMinimumWidth(1);
        column->addWidget(label);
    }
    auto* open = new KeyButton(QStringLiteral("recordOpen"), below);
    open->setLabel(tr("Öffnen"));
    connect(open, &KeyButton::clicked, this, [this] {
        if (const auto path = m_dialogs.fileToOpen(tr("Protokoll öffnen"), recordFilter())) readRecord(*path);
    });
    auto* save = new KeyButton(QStringLiteral("recordSave"), below);
    save->setLabel(tr("Speichern"));
    connect(save, &KeyButton::clicked, this, &RecordDesk::saveRecord);
    m_away->setLabel(tr("Wegräumen"));
    connect(m_away, &KeyButton::clicked, this, &RecordDesk::putAway);
    m_again->setLabel(tr("Danach neu urteilen"));
    m_again->hide();
    connect(m_again, &KeyButton::clicked, this, &RecordDesk::judgeAgain);
    auto* buttons = new FlowRow(below);
    buttons->setSpacing(3, 3); // all in one line at 1280
    buttons->addStretch();
    for (KeyButton* button : {m_again, m_away, open, save}) buttons->add(button);
    column->addWidget(buttons);
}

void RecordDesk::playBy(const std::string& ruleSet) {
    m_playedBy = ruleSet;
    if (!m_session.isOpen()) refresh();
}

// A header to begin with: of the table it is about, else the rules of the evening, or the last ones.
QString RecordDesk::freshRecord() const {
    if (!m_session.isOpen()) return QStringLiteral("rules: %1\n\n").arg(text(m_playedBy));
    if (m_begunAt.table != 0)
        if (const auto head = desk::disputeFrom(m_session.tournament(), m_begunAt); head.ok()) {
            const auto table = desk::caseAt(m_session.tournament(), m_begunAt);
            const RecordGame& game = recordGameAt(placeOfGame(m_session.tournament().settings.rules));
            return text(game.begunAt(table.ok() ? *table : game::CaseTable(), *head));
        }
    const tournament::Settings& settings = m_session.tournament().settings;
    game::Head head = desk::rulesHead(settings);
    head.event = settings.name;
    return text(desk::gameOf(settings).judge().written(head));
}

void RecordDesk::refresh() {
    m_panels->offerRules();
    m_hadRules.reset(); // there may be other rulings now
    showHadBefore();
    showBack();
    m_deed->offer();
    showAgreed();
    m_drafts->save();                      // or it is kept now
    if (m_desk->text() != m_fresh) return; // somebody is at it
    const QString fresh = freshRecord();
    if (fresh == m_fresh) return;
    m_fresh = fresh;
    m_panels->turnTo(fresh);
    m_desk->setText(fresh);
}

void RecordDesk::arrive() {
    m_desk->arrive();
    emit m_session.hinted(m_desk->hint());
}

void RecordDesk::take(const QString& record, const desk::SheetPlace& place) {
    if (record == m_folded) return;
    m_begunAt = place;
    m_file.clear();
    lay(record);
    m_folded = record;
}

void RecordDesk::keep() {
    m_desk->finishLine();
    m_keeper->keep([this] { return RecordAtTable{m_desk->text(), place()}; });
}

// While a dispute is being entered: what was ruled on the same rules before.
void RecordDesk::showHadBefore() {
    // what is kept is no dispute that is being entered, and would find itself
    const auto ruled = m_desk->ruled();
    const bool entered = ruled && !m_keeper->isKept(m_desk->text());
    const auto rules = entered ? ruled->rules : PastRulings::Rules();
    if (rules == m_hadRules) return; // most keys change nothing of that
    m_hadRules = rules;
    QString before =
        rules.empty() ? QString()
                      : m_past.on(rules, canonical(utf8(m_desk->text())), m_keeper->keptAs(m_desk->text()));
    if (!before.isEmpty())
        before =
            brief(tr("Ähnliches gab es schon (Archiv: %1): %2").arg(shortcuts::inWords(u"toArchive"), before),
                  kInMessage);
    m_had->setVisible(!before.isEmpty());
    m_had->setText(before);
    m_had->setToolTip(before.toHtmlEscaped());
}

// As far as the record's head says whose it is.
bool isOfEvening(const Session& session, const QString& record) {
    if (!session.isOpen()) return false;
    const tournament::Settings& settings = session.tournament().settings;
    const std::string event = keyOf(utf8(record), 1, "event"); // which ends at a `#`
    const std::string date = keyOf(utf8(record), 1, "date");
    return settings.name.starts_with(event) && (date.empty() || date == settings.date);
}

// The table of this evening that the record's head names. The head has no game: it is that of the sheet where
// it was begun, else the one being played.
desk::SheetPlace RecordDesk::place() const {
    const std::string record = utf8(m_desk->text());
    const auto number = [&](const char* key) { return text(keyOf(record, 1, key)).toInt(); };
    if (!isOfEvening(m_session, m_desk->text()) || number("round") <= 0 || number("table") <= 0) return {};
    desk::SheetPlace place{number("round"), number("table"), 0};
    if (place.round == m_begunAt.round && place.table == m_begunAt.table) place.game = m_begunAt.game;
    return place;
}

// The record of a case at this table, from its head on. What is being written about the same table stays;
// anything else comes back by the text's own undo.
void RecordDesk::begin(const desk::SheetPlace& wanted) {
    const desk::SheetPlace now = place();
    const QString standing = m_desk->text();
    const bool same =
        std::tie(now.round, now.table, now.game) == std::tie(wanted.round, wanted.table, wanted.game);
    if (!same || standing == m_fresh || m_keeper->isKept(standing)) {
        m_begunAt = wanted;
        m_file.clear();
        m_fresh = freshRecord();
        lay(m_fresh);
        if (const auto head = m_session.isOpen() && m_begunAt.table != 0
                                  ? std::optional(desk::disputeFrom(m_session.tournament(), m_begunAt))
                                  : std::nullopt;
            head && head->ok() &&
            !(*head)->score) // what the table's sheet does not know of the deal in dispute
            m_session.say(Tone::Warn,
                          text(desk::warningInWords("dispute_score_unknown", m_session.language())));
    }
}

void RecordDesk::askName(const QString& name, const QStringList& called, const QList<int>& seats) {
    m_prompt.ask({tr("Auf welchem Platz sitzt „%1“?").arg(name), false, called},
                 [this, name, seats](int way, const QString&) { m_desk->seatIs(name, seats[way]); });
    m_askedName = name;
}

// Nobody is asked about a name that does not stand there any more.
void RecordDesk::cancelName() {
    if (!m_askedName.isEmpty() && m_prompt.isAsking() && !m_desk->isAsked(m_askedName)) m_prompt.cancel();
}

void RecordDesk::print() {
    m_desk->finishLine();
    const auto paper = m_desk->paper(utf8(QFileInfo(m_file).fileName()), Papers::momentOf(m_clock.now()));
    if (!paper)
        return m_session.say(Tone::Bad, tr("Es ist noch kein Protokoll da, das gelesen werden kann."));
    const bool isOurs = isOfEvening(m_session, m_desk->text());
    if (isOurs && !m_session.soundness().isKnown()) return;
    m_papers.make(tr("Entscheid"), [paper, notice = isOurs ? noticeOf(m_session) : std::string()] {
        kinds::RulingSheet sheet = paper();
        sheet.notice = notice;
        return sheet;
    });
}

RecordState RecordDesk::state() const {
    const QString safe = isKept() ? m_desk->text() : m_safe;
    return {m_drafts->at(),           m_isBack,  m_keeper->words(), m_fresh, safe, m_file,
            m_desk->editor()->line(), m_begunAt, m_folded};
}

std::unique_ptr<QTextDocument> RecordDesk::handOver() {
    return m_desk->handOver();
}

void RecordDesk::setState(const RecordState& state, std::unique_ptr<QTextDocument> record) {
    m_drafts->resume(state.draftAt);
    m_isBack = state.back;
    m_keeper->setWords(state.words);
    m_fresh = state.fresh;
    m_safe = state.safe;
    m_folded = state.folded;
    m_file = state.file;
    m_begunAt = state.place;
    m_panels->turnTo(record->toPlainText());
    m_desk->takeOver(std::move(record));
    m_desk->editor()->goToLine(state.line);
}

} // namespace schreiber::desktop
