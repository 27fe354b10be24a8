#include "games/perlaggen/dispute/dispute_page.h"

#include "base/brief.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "games/perlaggen/dispute/archive_desk.h"
#include "games/perlaggen/dispute/deal_desk.h"
#include "games/perlaggen/dispute/deal_head.h"
#include "games/perlaggen/dispute/past_rulings.h"
#include "games/perlaggen/dispute/question_desk.h"
#include "games/perlaggen/dispute/record_draft.h"
#include "games/perlaggen/dispute/record_editor.h"
#include "games/perlaggen/dispute/record_pasting.h"
#include "games/perlaggen/dispute/record_text.h"
#include "games/perlaggen/dispute/ruling_keeper.h"
#include "games/perlaggen/rules/own_rules_desk.h"
#include "games/perlaggen/rules/rules_desk.h"
#include "papers.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"

#include <desk/altered.h>
#include <desk/own_rules.h>
#include <desk/rulings.h>
#include <desk/words.h>
#include <tournament/sheet.h>

#include <QFileInfo>
#include <QLabel>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <papers/games/perlaggen/ruling_paper.h>
#include <papers/view.h>
#include <perlaggen/line/agreed.h>
#include <perlaggen/line/heads.h>
#include <perlaggen/record/own_list.h>
#include <perlaggen/record/writer.h>
#include <perlaggen/rulebook/own_set.h>
#include <perlaggen/rulebook/set_words.h>
#include <tuple>

namespace schreiber::desktop {
namespace {

// As large as the view that is shown must be: another, that nobody sees, does not make the page scroll.
class Views : public QStackedWidget {
  public:
    explicit Views(QWidget* parent)
        : QStackedWidget(parent) {
        connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
    }
    QSize minimumSizeHint() const override {
        if (currentWidget() == nullptr) return QStackedWidget::minimumSizeHint();
        QSize least = currentWidget()->minimumSizeHint();
        const QLayout* layout = currentWidget()->layout();
        if (layout != nullptr && layout->hasHeightForWidth()) // in so many lines
            least.setHeight(std::max(least.height(), layout->minimumHeightForWidth(width())));
        return least;
    }

  protected:
    void resizeEvent(QResizeEvent* event) override {
        QStackedWidget::resizeEvent(event);
        updateGeometry(); // words need other lines
    }
};

// What a paper says that was made of this evening; nothing where its file is sound.
std::string noticeOf(const Session& session) {
    return session.soundness().altered().empty() ? std::string() : desk::alteredLine(session.language());
}

} // namespace

DisputePage::DisputePage(Session& session, Dialogs& dialogs, const Clock& clock, Papers& papers,
                         PromptBar& prompt, QWidget* parent)
    : Page(QStringLiteral("disputePage"), parent)
    , m_session(session)
    , m_dialogs(dialogs)
    , m_clock(clock)
    , m_papers(papers)
    , m_prompt(prompt)
    , m_past(std::make_unique<PastRulings>(session))
    , m_keeper(new RulingKeeper(session, prompt, *m_past, this))
    , m_drafts(new RecordDrafts([this] { return m_session.isOpen() ? evening() : QString(); },
                                [this] { return draft(); }, this))
    , m_title(new QLabel(tr("Streitfall"), this))
    , m_leave(new KeyButton(QStringLiteral("disputeLeave"), this))
    , m_keep(new KeyButton(QStringLiteral("rulingKeep"), this))
    , m_toTable(new KeyButton(QStringLiteral("toTable"), this))
    , m_toQuestions(new KeyButton(QStringLiteral("toQuestions"), this))
    , m_toRules(new KeyButton(QStringLiteral("toRules"), this))
    , m_toArchive(new KeyButton(QStringLiteral("toArchive"), this))
    , m_stack(new Views(this))
    , m_desk(new DealDesk(session.language(), m_stack))
    , m_questions(new QuestionDesk(session.language(), m_stack))
    , m_rules(new RulesDesk(session.language(), m_stack))
    , m_own(new OwnRulesDesk(session, dialogs, prompt, m_stack))
    , m_archive(new ArchiveDesk(session, dialogs, prompt, *m_keeper, *m_past, m_stack))
    , m_below(new QWidget(this))
    , m_back(new QLabel(this))
    , m_away(new KeyButton(QStringLiteral("recordAway"), this))
    , m_agreed(new QLabel(this))
    , m_again(new KeyButton(QStringLiteral("judgeAgain"), this))
    , m_had(new QLabel(this)) {
    m_title->setProperty("role", QStringLiteral("heading"));
    m_leave->setLabel(tr("Zum Anfang"));
    m_leave->hide();
    connect(m_leave, &KeyButton::clicked, this, &DisputePage::leaveAsked);
    m_keep->setLabel(tr("Entscheid behalten"));
    m_keep->hide();
    connect(m_keep, &KeyButton::clicked, this, &DisputePage::keep);
    connect(&session, &Session::opened, this, [this] {
        m_hasRules = false;
        showWhoseItIs();
    });
    connect(&session, &Session::moved, this, [this] { m_drafts->moveTo(evening()); });
    auto* open = new KeyButton(QStringLiteral("recordOpen"), this);
    open->setLabel(tr("Öffnen"));
    connect(open, &KeyButton::clicked, this, &DisputePage::chooseRecord);
    auto* save = new KeyButton(QStringLiteral("recordSave"), this);
    save->setLabel(tr("Speichern"));
    connect(save, &KeyButton::clicked, this, &DisputePage::saveRecord);
    auto* paper = new KeyButton(QStringLiteral("recordPrint"), this);
    paper->setLabel(tr("Drucken"), KeyButton::Key::ShownOnly);
    connect(paper, &KeyButton::clicked, this, &DisputePage::print);
    connect(&m_desk->pasting(), &RecordPasting::nameUnclear, this, &DisputePage::askName);
    connect(m_desk, &DealDesk::changed, this, &DisputePage::cancelName);
    connect(&m_prompt, &PromptBar::asked, this, [this] { m_askedName.clear(); }); // something else now
    connect(&m_desk->pasting(), &RecordPasting::tooMuchPasted, this, [this] {
        m_session.say(Tone::Bad, tr("Das ist zu viel Text für ein Protokoll; nichts wurde eingefügt."));
    });
    connect(m_desk->editor(), &RecordEditor::undoAvailable, this, &DisputePage::writtenChanged);
    connect(m_desk->editor(), &RecordEditor::redoAvailable, this, &DisputePage::writtenChanged);

    auto* head = new FlowRow(this);
    head->setSpacing(3, 3); // large letters need the room
    m_toTable->setLabel(tr("Am Tisch"));
    m_toQuestions->setLabel(tr("Kurze Frage"));
    m_toRules->setLabel(tr("Regeln"));
    m_toArchive->setLabel(tr("Archiv"));
    for (KeyButton* mode : {m_toTable, m_toQuestions, m_toRules, m_toArchive}) {
        mode->setCheckable(true);
        connect(mode, &KeyButton::clicked, &session, &Session::clearMessage); // as on the way to another page
    }
    connect(m_toArchive, &KeyButton::clicked, this, &DisputePage::showArchive);
    connect(m_archive, &ArchiveDesk::recordAsked, this,
            [this](const QString& record) { layOut(inOurWords(record)); });
    m_had->setObjectName(QStringLiteral("hadBefore"));
    m_had->setTextFormat(Qt::PlainText);
    m_had->setMinimumWidth(1);
    m_had->setWordWrap(true);
    m_had->hide();
    m_had->setProperty("role", QStringLiteral("muted"));
    connect(m_desk, &DealDesk::changed, this, &DisputePage::showHadBefore);
    m_back->setObjectName(QStringLiteral("draftBack"));
    m_back->setWordWrap(true);
    m_back->setMinimumWidth(1);
    m_back->setProperty("tone", QStringLiteral("warn"));
    m_back->setText(tr("Das stand zuletzt hier und ist noch nicht behalten."));
    m_away->setLabel(tr("Wegräumen"));
    connect(m_away, &KeyButton::clicked, this, &DisputePage::putAway);
    m_agreed->setObjectName(QStringLiteral("agreedSince"));
    m_agreed->setTextFormat(Qt::PlainText);
    m_agreed->setWordWrap(true);
    m_agreed->setMinimumWidth(1);
    m_agreed->setProperty("tone", QStringLiteral("warn"));
    m_agreed->hide();
    m_again->setLabel(tr("Danach neu urteilen"));
    m_again->hide();
    connect(m_again, &KeyButton::clicked, this, &DisputePage::judgeAgain);
    connect(m_desk, &DealDesk::changed, this, &DisputePage::showAgreed);
    connect(m_desk, &DealDesk::changed, this, &DisputePage::takeBack); // before what hangs on it
    connect(m_desk, &DealDesk::changed, this, &DisputePage::showBack);
    connect(m_desk, &DealDesk::changed, m_drafts, &RecordDrafts::later);
    connect(m_desk, &DealDesk::changed, m_keeper, &RulingKeeper::typedOn);
    connect(m_keeper, &RulingKeeper::wordsTyped, m_drafts, &RecordDrafts::later);
    connect(m_keeper, &RulingKeeper::kept, this, &DisputePage::numberAsKept);
    connect(m_rules, &RulesDesk::ownAsked, this, &DisputePage::showOwn);
    connect(m_toTable, &KeyButton::clicked, this, &DisputePage::showTable);
    connect(m_toQuestions, &KeyButton::clicked, this, &DisputePage::showQuestions);
    connect(m_toRules, &KeyButton::clicked, this, &DisputePage::showRules);
    connect(m_desk, &DealDesk::ruleAsked, this, &DisputePage::openRule);
    connect(m_questions, &QuestionDesk::ruleAsked, this, &DisputePage::openRule);
    connect(m_rules, &RulesDesk::exampleAsked, this, [this](const QString& example, int line) {
        const QString record = inOurWords(example); // line by line the same
        layOut(record);
        if (m_desk->text() == record) m_desk->editor()->goToLine(line); // the one that it is about
    });
    connect(m_questions, &QuestionDesk::recordMade, this, [this](const QString& record) {
        lay(record);
        showTable();
    });
    m_stack->addWidget(m_desk);
    m_stack->addWidget(m_questions);
    m_stack->addWidget(m_rules);
    m_stack->addWidget(m_own);
    m_stack->addWidget(m_archive);
    m_toTable->setChecked(true);

    for (QWidget* part :
         std::initializer_list<QWidget*>{m_title, m_toTable, m_toQuestions, m_toRules, m_toArchive})
        head->add(part);
    head->addStretch();
    head->add(m_leave);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 12, 20, 12);
    column->setSpacing(8);
    column->addWidget(head);
    column->addWidget(m_stack, 1);
    auto* below = new QVBoxLayout(m_below);
    below->setContentsMargins(0, 0, 0, 0);
    below->addWidget(m_back);
    below->addWidget(m_had);
    below->addWidget(m_agreed);
    auto* buttons = new FlowRow(m_below);
    buttons->setSpacing(3, 3); // all in one line at 1280
    buttons->addStretch();
    for (KeyButton* button : {m_again, m_away, open, save, paper, m_keep}) buttons->add(button);
    below->addWidget(buttons);
    column->addWidget(m_below);
}

DisputePage::~DisputePage() = default;

RecordEditor* DisputePage::written() const {
    return isVisible() && view() == DisputeState::View::Table ? m_desk->editor() : nullptr;
}

void DisputePage::showEvent(QShowEvent* event) {
    Page::showEvent(event);
    emit writtenChanged();
}

void DisputePage::hideEvent(QHideEvent* event) {
    Page::hideEvent(event);
    emit writtenChanged();
}

void DisputePage::setClub(const QString& path) {
    m_past->setClub(path);
    if (isVisible()) refresh();
}

// A header to begin with: of the table it is about, else the rules of the evening, or those most play by.
QString DisputePage::freshRecord() const {
    if (!m_session.isOpen()) return QStringLiteral("rules: innsbruck\n\n");
    if (m_begunAt.table != 0)
        if (const auto head = desk::disputeFrom(m_session.tournament(), m_begunAt); head.ok()) {
            const game::Judge& judge = desk::gameOf(m_session.tournament().settings).judge();
            return text(judge.written(*head)); // which ends where the events begin
        }
    const tournament::Settings& settings = m_session.tournament().settings;
    game::Head head = desk::rulesHead(settings);
    head.event = settings.name;
    return text(desk::gameOf(settings).judge().written(head));
}

// The left column says where one is, but without a tournament there is none.
void DisputePage::showWhoseItIs() {
    m_title->setVisible(!m_session.isOpen());
    m_leave->setVisible(!m_session.isOpen());
}

void DisputePage::refresh() {
    showWhoseItIs();
    m_keep->setVisible(m_session.isOpen() && view() == DisputeState::View::Table);
    m_toArchive->setVisible(m_session.isOpen() || m_past->hasClub());
    if (!m_session.isOpen() && view() == DisputeState::View::Own) show(DisputeState::View::Rules);
    if (!m_toArchive->isVisibleTo(this) && view() == DisputeState::View::Archive)
        show(DisputeState::View::Table);
    if (view() == DisputeState::View::Archive) m_archive->refresh();
    m_hadRules.reset(); // there may be other rulings now
    showHadBefore();
    m_own->refresh();
    giveRules();
    showBack();
    showAgreed();
    m_drafts->save();                      // or it is kept now
    if (m_desk->text() != m_fresh) return; // somebody is at it
    const QString fresh = freshRecord();
    if (fresh == m_fresh) return;
    m_fresh = fresh;
    m_desk->setText(fresh);
}

// What the table's sheet does not know of the deal in dispute.
void DisputePage::sayWhatIsMissing() {
    if (m_begunAt.table == 0 || !m_session.isOpen()) return;
    const auto head = desk::disputeFrom(m_session.tournament(), m_begunAt);
    if (head.ok() && !head->score)
        m_session.say(Tone::Warn, text(desk::warningInWords("dispute_score_unknown", m_session.language())));
}

void DisputePage::arrive() {
    switch (view()) {
    case DisputeState::View::Table:
        return m_desk->arrive();
    case DisputeState::View::Questions:
        return m_questions->arrive();
    case DisputeState::View::Rules:
        return m_rules->arrive();
    case DisputeState::View::Own:
        return m_own->arrive();
    case DisputeState::View::Archive:
        return m_archive->arrive();
    }
}

void DisputePage::show(DisputeState::View wanted) {
    using View = DisputeState::View;
    if (wanted != view() && isVisible()) m_prompt.cancel(); // it was asked about what is left now
    m_stack->setCurrentIndex(static_cast<int>(wanted));     // they stand there in this order
    m_toTable->setChecked(wanted == View::Table);
    m_toQuestions->setChecked(wanted == View::Questions);
    m_toRules->setChecked(wanted == View::Rules || wanted == View::Own);
    m_toArchive->setChecked(wanted == View::Archive);
    m_keep->setVisible(m_session.isOpen() && wanted == View::Table); // elsewhere the record is not seen
    m_below->setVisible(wanted == View::Table);                      // it is all about the record
    emit writtenChanged();
}

void DisputePage::showArchive() {
    show(DisputeState::View::Archive);
    m_archive->arrive();
}

// While a dispute is being entered: what was ruled on the same rules before.
void DisputePage::showHadBefore() {
    // what is kept is no dispute that is being entered, and would find itself
    const bool entered = m_desk->replay() && !m_keeper->isKept(m_desk->text());
    const auto rules = entered ? PastRulings::rulesIn(*m_desk->replay()) : PastRulings::Rules();
    if (rules == m_hadRules) return; // most keys change nothing of that
    m_hadRules = rules;
    QString before = rules.empty()
                         ? QString()
                         : m_past->on(rules, m_desk->replay()->record, m_keeper->keptAs(m_desk->text()));
    if (!before.isEmpty())
        before =
            brief(tr("Ähnliches gab es schon (Archiv: %1): %2").arg(shortcuts::inWords(u"toArchive"), before),
                  kInMessage);
    m_had->setVisible(!before.isEmpty());
    m_had->setText(before);
    m_had->setToolTip(before.toHtmlEscaped());
}

void DisputePage::showTable() {
    show(DisputeState::View::Table);
    m_desk->arrive();
}

UnsavedList DisputePage::unsaved(Before before) {
    UnsavedList list;
    // By the time a draw is confirmed, what it fixes is let go.
    const QStringList rules = m_session.isOpen() ? m_own->untaken() : QStringList();
    if (before != Before::ConfirmDraw && !rules.isEmpty())
        list.push_back({tr("die Regeln des Vereins (%1)").arg(rules.join(QStringLiteral(", "))),
                        [this] { return takeRules(); }, true});
    if (before == Before::Quit && !isKept())
        list.push_back({tr("das Protokoll im Streitfall"), [this] { return saveRecord(); }});
    return list;
}

bool DisputePage::takeRules() {
    if (m_own->take()) return true;
    showOwn();
    return false;
}

void DisputePage::showQuestions() {
    giveRules();
    show(DisputeState::View::Questions);
    m_questions->arrive();
}

// From a ruling the book opens at its rule.
void DisputePage::showRules() {
    const QString point = view() == DisputeState::View::Table ? m_desk->ruleHere() : QString();
    if (!point.isEmpty()) return openRule(point);
    giveRules();
    show(DisputeState::View::Rules);
    m_rules->arrive();
}

void DisputePage::openRule(const QString& point) {
    giveRules();
    show(DisputeState::View::Rules);
    m_rules->open(utf8(point));
}

void DisputePage::showOwn() {
    show(DisputeState::View::Own);
    m_own->arrive();
}

// At the table the dispute comes from, else at those of the last round.
std::optional<int> DisputePage::playersAtHand() const {
    if (!m_session.isOpen()) {
        const auto& replay = m_desk->replay();
        return replay ? std::optional(replay->rules.seats()) : std::nullopt;
    }
    const tournament::Tournament& now = m_session.tournament();
    if (now.rounds.empty())
        return now.settings.format == tournament::Format::Solo ? std::optional(3) : std::nullopt;
    const tournament::Round* round = tournament::findRound(now, m_begunAt.round);
    const tournament::Table* table =
        round == nullptr ? nullptr : tournament::findTable(*round, m_begunAt.table);
    if (table == nullptr && !now.rounds.back().tables.empty()) table = &now.rounds.back().tables.front();
    if (table == nullptr) return std::nullopt;
    const int seats = tournament::targetOf(now.settings, *table).seats;
    return seats > 0 ? std::optional(seats) : std::nullopt;
}

// A short question is asked by the rules of the evening, or else of the deal on the card table.
void DisputePage::giveRules() {
    m_hasRules = true;
    perlaggen::ruling::AskedUnder under{.rules = "innsbruck"};
    std::optional<perlaggen::rulebook::RuleSet> ours;
    QString name;
    QString own;
    perlaggen::record::Header rules;
    OwnRules made;
    QString house;
    if (m_session.isOpen()) {
        const tournament::Settings& settings = m_session.tournament().settings;
        const perlaggen::record::Header head = perlaggen::line::headerOf(desk::rulesHead(settings));
        under = {head.rules, head.house, head.target, perlaggen::record::ownListOf(head), {}};
        ours = perlaggen::line::rulesOf(desk::agreedOf(settings));
        name = text(papers::rulesTitle(settings, m_session.language()));
        own = text(desk::ownName(settings));
        rules = head;
        made = {head.rules, desk::furtherOption(settings, perlaggen::line::kOwnList),
                desk::ownName(settings)};
        const std::string agreed = desk::gameOf(settings).judge().written(desk::rulesHead(settings));
        house = text(keyOf(agreed, 1, "house"));
    } else if (m_desk->replay()) {
        const perlaggen::record::Header& head = m_desk->replay()->record.header;
        under = {head.rules, head.house, head.target, perlaggen::record::ownListOf(head), {}};
        ours = m_desk->replay()->rules.set();
        name = text(perlaggen::rulebook::titleInWords(*ours, m_session.language()));
        rules = head;
    }
    under.seats = playersAtHand();
    m_desk->head().setOurs(made, house);
    m_questions->setRules(under, own);
    m_rules->setOurs(ours, name, rules,
                     m_session.isOpen() ? RulesDesk::Whose::Tournament : RulesDesk::Whose::Record);
}

DisputeState::View DisputePage::view() const {
    return static_cast<DisputeState::View>(std::max(0, m_stack->currentIndex())); // in the order of the views
}

DisputeState DisputePage::state() const {
    const QString safe = isKept() ? m_desk->text() : m_safe;
    return {m_drafts->at(), m_isBack, m_keeper->words(), m_fresh, safe, m_file, m_desk->editor()->line(),
            m_begunAt,      view(),   m_own->draft()};
}

std::unique_ptr<QTextDocument> DisputePage::handOver() {
    return m_desk->handOver();
}

void DisputePage::setState(const DisputeState& state, std::unique_ptr<QTextDocument> record) {
    m_drafts->resume(state.draftAt);
    m_isBack = state.back;
    m_keeper->setWords(state.words);
    m_fresh = state.fresh;
    m_safe = state.safe;
    m_file = state.file;
    m_begunAt = state.place;
    m_desk->takeOver(std::move(record));
    m_desk->editor()->goToLine(state.line);
    m_own->setDraft(state.own);
    show(state.view);
}

// The record goes over with all that can be undone in it, and says by which rules it is read. By which ones
// one asks and looks up nobody has chosen before those of the evening stood there.
Fields DisputePage::typed() const {
    QStringList elsewhere{QStringLiteral("recordEditor"), QStringLiteral("disputeRules")};
    if (!m_hasRules)
        elsewhere << QStringLiteral("questionRules") << QStringLiteral("ruleSet")
                  << QStringLiteral("ruleOther");
    Fields fields = Page::typed();
    fields.removeIf([&](const KeptField& field) { return elsewhere.contains(field.name); });
    return fields;
}

// Questions and rule book first get the rules by which they ask.
void DisputePage::setTyped(const Fields& fields) {
    refresh();
    const OwnDraft own = m_own->draft();
    Page::setTyped(fields);
    m_own->setDraft(own); // which its fields do not say in full
}

// As far as the record's head says whose it is.
bool DisputePage::isOfThisEvening() const {
    if (!m_session.isOpen()) return false;
    const tournament::Settings& settings = m_session.tournament().settings;
    const std::string record = utf8(m_desk->text());
    const std::string event = keyOf(record, 1, "event"); // which ends at a `#`
    const std::string date = keyOf(record, 1, "date");
    return settings.name.starts_with(event) && (date.empty() || date == settings.date);
}

// The table of this evening that the record's head names. The head has no game: it is that of the sheet where
// it was begun, else the one being played.
desk::SheetPlace DisputePage::place() const {
    const std::string record = utf8(m_desk->text());
    const auto number = [&](const char* key) { return text(keyOf(record, 1, key)).toInt(); };
    if (!isOfThisEvening() || number("round") <= 0 || number("table") <= 0) return {};
    desk::SheetPlace place{number("round"), number("table"), 0};
    if (place.round == m_begunAt.round && place.table == m_begunAt.table) place.game = m_begunAt.game;
    return place;
}

void DisputePage::begin(const desk::SheetPlace& wanted) {
    const desk::SheetPlace now = place();
    const QString standing = m_desk->text();
    const bool same =
        std::tie(now.round, now.table, now.game) == std::tie(wanted.round, wanted.table, wanted.game);
    if (!same || standing == m_fresh || m_keeper->isKept(standing)) {
        m_begunAt = wanted;
        m_file.clear();
        m_fresh = freshRecord();
        lay(m_fresh);
        sayWhatIsMissing();
    }
    showTable();
}

void DisputePage::keep() {
    m_desk->finishLine();
    m_keeper->keep([this] { return RecordAtTable{m_desk->text(), place()}; });
}

void DisputePage::askName(const QString& name, const QStringList& called, const QList<int>& seats) {
    m_prompt.ask(
        {tr("Auf welchem Platz sitzt „%1“?").arg(name), false, called},
        [this, name, seats](int way, const QString&) { m_desk->pasting().seatIs(name, seats[way]); });
    m_askedName = name;
}

// Nobody is asked about a name that does not stand there any more.
void DisputePage::cancelName() {
    if (!m_askedName.isEmpty() && m_prompt.isAsking() && !m_desk->pasting().isUnclear(m_askedName))
        m_prompt.cancel();
}

// The sheet of the ruling that is being read, with what became of it.
void DisputePage::printKept() {
    const auto dispute = m_archive->shown();
    if (!dispute) return m_session.say(Tone::Bad, tr("Es steht kein Entscheid da, den man drucken kann."));
    if (!m_session.soundness().isKnown()) return;
    m_papers.make(tr("Entscheid"), [dispute = *dispute, language = m_session.language(),
                                    printed = Papers::momentOf(m_clock.now()), notice = noticeOf(m_session)] {
        kinds::RulingSheet sheet = kinds::sheetOf(dispute, language, printed);
        sheet.notice = notice;
        return sheet;
    });
}

void DisputePage::print() {
    if (view() == DisputeState::View::Rules)
        return m_papers.make(tr("Regeln"), m_rules->paper(Papers::momentOf(m_clock.now())));
    if (view() == DisputeState::View::Archive) return printKept();
    m_desk->finishLine();
    if (!m_desk->replay())
        return m_session.say(Tone::Bad, tr("Es ist noch kein Protokoll da, das gelesen werden kann."));
    if (isOfThisEvening() && !m_session.soundness().isKnown()) return;
    m_papers.make(tr("Entscheid"), [replay = *m_desk->replay(), record = utf8(QFileInfo(m_file).fileName()),
                                    language = m_session.language(),
                                    printed = Papers::momentOf(m_clock.now()), left = m_desk->leftOut(),
                                    notice = isOfThisEvening() ? noticeOf(m_session) : std::string()] {
        kinds::RulingSheet sheet = papers::rulingPaper(replay, record, language, printed, left);
        sheet.notice = notice;
        return sheet;
    });
}

} // namespace schreiber::desktop
