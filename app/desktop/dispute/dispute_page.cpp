#include "dispute/dispute_page.h"

#include "base/brief.h"
#include "base/rule_sets.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "dispute/archive_desk.h"
#include "dispute/deal_panel.h"
#include "dispute/panel_of_game.h"
#include "dispute/past_rulings.h"
#include "dispute/record_desk.h"
#include "dispute/record_editor.h"
#include "dispute/record_game.h"
#include "dispute/record_text.h"
#include "dispute/ruling_keeper.h"
#include "games/dispute_games.h"
#include "pages/case_desk.h"
#include "pages/case_frame.h"
#include "pages/own_rules_desk.h"
#include "pages/rules_desk.h"
#include "papers.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"
#include "widgets/prompt_bar.h"

#include <desk/altered.h>
#include <desk/games.h>
#include <desk/own_rules.h>
#include <desk/rulings.h>
#include <desk/words.h>
#include <tournament/sheet.h>

#include <QFileInfo>
#include <QKeyEvent>
#include <QLabel>
#include <QShortcut>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <papers/view.h>
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

// The sheet of a ruling that is kept, with what became of it.
void printKept(const std::optional<kinds::Dispute>& kept, Session& session, Papers& papers,
               const Clock& clock) {
    if (!kept)
        return session.say(Tone::Bad, DisputePage::tr("Es steht kein Entscheid da, den man drucken kann."));
    if (!session.soundness().isKnown()) return;
    papers.make(DisputePage::tr("Entscheid"),
                [dispute = *kept, language = session.language(), printed = Papers::momentOf(clock.now()),
                 notice = noticeOf(session)] {
                    kinds::RulingSheet sheet = kinds::sheetOf(dispute, language, printed);
                    sheet.notice = notice;
                    return sheet;
                });
}

} // namespace

DisputePage::DisputePage(Session& session, Dialogs& dialogs, const Clock& clock, Papers& papers,
                         PromptBar& prompt, QWidget* parent)
    : Page(QStringLiteral("disputePage"), parent)
    , m_session(session)
    , m_clock(clock)
    , m_papers(papers)
    , m_prompt(prompt)
    , m_past(std::make_unique<PastRulings>(session))
    , m_frame(new CaseFrame(this))
    , m_stack(new Views(this))
    , m_record(new RecordDesk(session, dialogs, clock, papers, prompt, *m_past, m_stack))
    , m_case(new CaseDesk(
          session, prompt,
          [this, language = session.language()](const std::string& question, QWidget* form) {
              return cardFormFor(m_case->here().table.head.agreed.rules, question, language, form);
          },
          m_stack))
    , m_rules(new RulesDesk(ruleBooks(session.language()), m_stack))
    , m_own(new OwnRulesDesk(session, dialogs, prompt, m_stack))
    , m_archive(new ArchiveDesk(session, dialogs, prompt, m_record->keeper(), *m_past, m_stack)) {
    connect(m_frame, &CaseFrame::backAsked, this, &DisputePage::goBack);
    connect(m_frame, &CaseFrame::keepAsked, this, &DisputePage::keep);
    connect(m_frame, &CaseFrame::printAsked, this, &DisputePage::print);
    connect(m_frame, &CaseFrame::foldAsked, this, &DisputePage::fold);
    connect(m_case, &CaseDesk::changed, this, &DisputePage::showFrame);
    connect(m_case, &CaseDesk::foldAsked, this, &DisputePage::fold);
    connect(m_case, &CaseDesk::rulesAsked, this, &DisputePage::showRules);
    connect(m_case, &CaseDesk::ruleAsked, this,
            [this](const QString& point) { openRule(point, m_case->here().table.head.agreed.rules); });
    connect(m_case, &CaseDesk::pastAsked, this, &DisputePage::showArchive);
    connect(m_case, &CaseDesk::wentOnSheet, this,
            [this](const CaseHere& here) { emit sheetAsked(here.place); });
    for (const auto& [name, does] :
         {std::pair("toRules", &DisputePage::showRules), std::pair("toArchive", &DisputePage::showArchive)})
        connect(new QShortcut(shortcuts::of(name), this), &QShortcut::activated, this, does);
    connect(&session, &Session::opened, this, [this] {
        m_hasRules = false;
        m_record->playBy(m_case->here().table.head.agreed.rules);
    });
    connect(m_case, &CaseDesk::played, m_record, &RecordDesk::playBy);
    connect(&m_record->keeper(), &RulingKeeper::fined, this, &DisputePage::sheetAsked);
    connect(m_record, &RecordDesk::shown, this, &DisputePage::showTable);
    connect(m_record, &RecordDesk::writtenChanged, this, &DisputePage::writtenChanged);
    connect(&m_record->panels(), &PanelOfGame::ruleAsked, this, [this](const QString& point) {
        openRule(point, rulesOfRecord(m_record->panels().panel().text()));
    });
    connect(m_archive, &ArchiveDesk::recordAsked, this,
            [this](const QString& record) { m_record->layOut(m_record->inOurWords(record)); });
    connect(m_rules, &RulesDesk::ownAsked, this, &DisputePage::showOwn);
    connect(m_rules, &RulesDesk::exampleAsked, this, [this](const QString& example, int line) {
        const QString record = m_record->inOurWords(example); // line by line the same
        m_record->layOut(record);
        const DealPanel& deal = m_record->panels().panel();
        if (deal.text() == record) deal.editor()->goToLine(line); // the one that it is about
    });
    m_stack->addWidget(m_record);
    m_stack->addWidget(m_case);
    m_stack->addWidget(m_rules);
    m_stack->addWidget(m_own);
    m_stack->addWidget(m_archive);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 12, 20, 12);
    column->setSpacing(8);
    column->addWidget(m_frame);
    column->addWidget(m_stack, 1);
    show(DisputeState::View::Questions);
}

DisputePage::~DisputePage() = default;

RecordEditor* DisputePage::written() const {
    return isVisible() && view() == DisputeState::View::Table ? m_record->panels().panel().editor() : nullptr;
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

void DisputePage::refresh() {
    if (!m_session.isOpen() && view() == DisputeState::View::Own) show(DisputeState::View::Rules);
    if (!hasArchive() && view() == DisputeState::View::Archive) show(DisputeState::View::Questions);
    m_case->offerPast(hasArchive());
    m_case->refresh();
    showFrame();
    if (view() == DisputeState::View::Archive) m_archive->refresh();
    m_own->refresh();
    giveRules();
    m_record->refresh();
}

void DisputePage::arrive() {
    switch (view()) {
    case DisputeState::View::Table:
        return m_record->arrive();
    case DisputeState::View::Questions:
        return m_case->arrive();
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
    if (wanted != view() && isVisible()) { // that was about what is left now
        m_prompt.cancel();
        emit m_session.hinted({});
    }
    m_stack->setCurrentIndex(static_cast<int>(wanted)); // they stand there in this order
    if (wanted == View::Table || wanted == View::Questions) m_backTo = wanted;
    showFrame();
    emit writtenChanged();
}

// What stands above the views.
void DisputePage::showFrame() {
    using View = DisputeState::View;
    CaseFrame::Offered offered;
    switch (view()) {
    case View::Questions:
        offered = m_case->offered();
        offered.goesBack = offered.goesBack || !m_session.isOpen();
        break;
    case View::Table:
        offered = {tr("Protokoll"), m_session.isOpen(), true, tr("Kurze Frage")};
        break;
    case View::Rules:
        offered = {tr("Regeln"), false, true, {}};
        break;
    case View::Own:
        offered = {tr("Regeln des Vereins"), false, false, {}};
        break;
    case View::Archive:
        offered = {tr("Frühere Entscheide"), false, true, {}};
        break;
    }
    m_frame->offer(offered);
}

void DisputePage::goBack() {
    using View = DisputeState::View;
    if (view() == View::Own) return showRules();
    if (view() == View::Table) return showQuestions();
    if (view() != View::Questions) return m_backTo == View::Table ? showTable() : showQuestions();
    if (m_case->goBack()) return;
    if (!m_session.isOpen()) return emit leaveAsked();
    if (const desk::SheetPlace place = m_case->here().place; place.table != 0) emit sheetAsked(place);
}

void DisputePage::keyPressEvent(QKeyEvent* event) {
    const bool plain = (event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier)) == Qt::NoModifier;
    const QString letter = event->text();
    const bool isAsked = view() == DisputeState::View::Questions;
    if (isAsked && plain && !letter.isEmpty() && m_case->takeKey(letter)) return;
    if (isAsked && event->key() == Qt::Key_F9) // where it unfolds, the button hears it
        return m_session.say(
            Tone::Warn, tr("Was hier gefragt ist, steht in keinem Protokoll. Esc, dann F9 beginnt eines."));
    Page::keyPressEvent(event);
}

void DisputePage::playBy(const std::string& ruleSet) {
    m_case->playBy(ruleSet);
    m_record->playBy(m_case->here().table.head.agreed.rules);
}

// F9: the same case as a record, and back.
void DisputePage::fold() {
    m_session.clearMessage(); // as on the way to another page
    view() == DisputeState::View::Table ? showQuestions() : foldIn();
}

void DisputePage::foldIn() {
    const desk::SheetPlace place = m_case->here().place;
    if (const QString record = m_record->inOurWords(text(m_case->ruling().record)); !record.isEmpty())
        m_record->take(record, place);
    else if (place.table != 0)
        m_record->begin(place);
    showTable();
}

bool DisputePage::hasArchive() const {
    return m_session.isOpen() || m_past->hasClub();
}

void DisputePage::showArchive() {
    if (!hasArchive()) return;
    m_session.clearMessage();
    show(DisputeState::View::Archive);
    m_archive->arrive();
}

void DisputePage::openRuling(int number) {
    showArchive();
    m_archive->select(number);
}

void DisputePage::showTable() {
    show(DisputeState::View::Table);
    m_record->arrive();
}

UnsavedList DisputePage::unsaved(Before before) {
    UnsavedList list;
    // By the time a draw is confirmed, what it fixes is let go.
    const QStringList rules = m_session.isOpen() ? m_own->untaken() : QStringList();
    if (before != Before::ConfirmDraw && !rules.isEmpty())
        list.push_back({tr("die Regeln des Vereins (%1)").arg(rules.join(QStringLiteral(", "))),
                        [this] { return takeRules(); }, true});
    if (before == Before::Quit && !m_record->isKept())
        list.push_back({tr("das Protokoll im Streitfall"), [this] { return m_record->saveRecord(); }});
    return list;
}

bool DisputePage::takeRules() {
    if (m_own->take()) return true;
    showOwn();
    return false;
}

void DisputePage::showQuestions() {
    show(DisputeState::View::Questions);
    m_case->arrive();
}

// From a ruling the book opens at its rule.
void DisputePage::showRules() {
    m_session.clearMessage();
    const QString point =
        view() == DisputeState::View::Table ? m_record->panels().panel().ruleHere() : QString();
    if (!point.isEmpty()) return openRule(point, rulesOfRecord(m_record->panels().panel().text()));
    giveRules();
    show(DisputeState::View::Rules);
    m_rules->arrive();
}

void DisputePage::openRule(const QString& point, const std::string& ruleSet) {
    giveRules();
    show(DisputeState::View::Rules);
    m_rules->open(point, placeOfGame(ruleSet));
}

void DisputePage::showOwn() {
    show(DisputeState::View::Own);
    m_own->arrive();
}

// Looked up are the rules of the evening, or else of the deal on the card table.
void DisputePage::giveRules() {
    m_hasRules = true;
    std::optional<game::Head> ours;
    QString name;
    if (m_session.isOpen()) {
        const tournament::Settings& settings = m_session.tournament().settings;
        ours = desk::rulesHead(settings);
        name = text(papers::rulesTitle(settings, m_session.language()));
    } else if ((ours = headOfRecord(m_record->panels().panel().text()))) {
        name = ours->agreed.name.empty() ? ruleSetTitle(ours->agreed.rules, m_session.language())
                                         : text(ours->agreed.name);
    }
    m_rules->setOurs(ours, ours ? placeOfGame(ours->agreed.rules) : 0, name,
                     m_session.isOpen() ? RulesDesk::Whose::Tournament : RulesDesk::Whose::Record);
}

DisputeState::View DisputePage::view() const {
    return static_cast<DisputeState::View>(std::max(0, m_stack->currentIndex())); // in the order of the views
}

DisputeState DisputePage::state() const {
    return {m_record->state(), view(), m_backTo, m_case->state(), m_own->draft()};
}

std::unique_ptr<QTextDocument> DisputePage::handOver() {
    return m_record->handOver();
}

void DisputePage::setState(const DisputeState& state, std::unique_ptr<QTextDocument> record) {
    m_record->setState(state.record, std::move(record));
    m_own->setDraft(state.own);
    m_case->setState(state.asked);
    m_record->playBy(m_case->here().table.head.agreed.rules);
    show(state.view);
    m_backTo = state.before;
}

// The record goes over with all that can be undone in it, and says by which rules it is read. By which ones
// one asks and looks up nobody has chosen before those of the evening stood there.
Fields DisputePage::typed() const {
    QStringList elsewhere{QStringLiteral("recordEditor"), QStringLiteral("disputeRules")};
    if (!m_hasRules)
        elsewhere << QStringLiteral("ruleGame") << QStringLiteral("ruleSet") << QStringLiteral("ruleOther");
    Fields fields = Page::typed();
    const auto isOfCase = [](const QString& name) { // goes over with the question
        return name.startsWith(QLatin1String("ask-")) || name.startsWith(QLatin1String("case"));
    };
    fields.removeIf(
        [&](const KeptField& field) { return elsewhere.contains(field.name) || isOfCase(field.name); });
    return fields;
}

// Questions and rule book first get the rules by which they ask.
void DisputePage::setTyped(const Fields& fields) {
    refresh();
    const OwnDraft own = m_own->draft();
    Page::setTyped(fields);
    m_own->setDraft(own); // which its fields do not say in full
}

void DisputePage::begin(const desk::SheetPlace& wanted) {
    m_case->begin(wanted);
    showQuestions();
}

void DisputePage::offerTable(const desk::SheetPlace& place) {
    if (view() == DisputeState::View::Questions) m_case->offerTable(place);
}

// The answer to a short question, as the ruling that it is or would be.
void DisputePage::printAsked() {
    const desk::NewRuling asked = m_case->ruling();
    if (asked.record.empty())
        return m_session.say(Tone::Bad, tr("Es steht noch keine Antwort da, die man drucken kann."));
    if (const int number = m_case->keptAs(); number != 0)
        if (const auto* kept = tournament::findRuling(m_session.tournament(), number); kept != nullptr)
            return printKept(ArchiveDesk::onPaper(m_session.tournament(), *kept, m_session.language()),
                             m_session, m_papers, m_clock);
    const bool ofEvening = m_case->here().place.table != 0;
    if (ofEvening && !m_session.soundness().isKnown()) return;
    m_papers.make(tr("Entscheid"), [asked, where = utf8(m_case->here().called),
                                    language = m_session.language(),
                                    printed = Papers::momentOf(m_clock.now()),
                                    notice = ofEvening ? noticeOf(m_session) : std::string()] {
        tournament::Ruling ruling = desk::rulingOf(asked);
        ruling.place = where;
        kinds::RulingSheet sheet = recordGameOfText(asked.record).paper(ruling, language, printed);
        sheet.notice = notice;
        return sheet;
    });
}

void DisputePage::keep() {
    view() == DisputeState::View::Questions ? m_case->keep() : m_record->keep();
}

void DisputePage::print() {
    using View = DisputeState::View;
    switch (view()) {
    case View::Rules:
    case View::Own:
        return m_papers.make(tr("Regeln"), m_rules->paper(Papers::momentOf(m_clock.now())));
    case View::Archive:
        return printKept(m_archive->shown(), m_session, m_papers, m_clock);
    case View::Questions:
        return printAsked();
    case View::Table:
        break;
    }
    m_record->print();
}

} // namespace schreiber::desktop
