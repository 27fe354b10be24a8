#include "games/perlaggen/dispute/deal_desk.h"

#include "base/text.h"
#include "dispute/next_steps.h"
#include "dispute/record_editor.h"
#include "games/perlaggen/dispute/card_line.h"
#include "games/perlaggen/dispute/deal_head.h"
#include "games/perlaggen/dispute/deal_laying.h"
#include "games/perlaggen/dispute/deal_state.h"
#include "games/perlaggen/dispute/left_out.h"
#include "games/perlaggen/dispute/line_marks.h"
#include "games/perlaggen/dispute/line_verdict.h"
#include "games/perlaggen/dispute/perlaggen_deck.h"
#include "games/perlaggen/dispute/record_pasting.h"
#include "games/perlaggen/dispute/rules_box.h"
#include "games/perlaggen/dispute/ruling_text.h"
#include "games/perlaggen/dispute/step_rows.h"
#include "games/perlaggen/dispute/table_view.h"
#include "widgets/beside.h"
#include "widgets/card_table.h"
#include "widgets/elided_box.h"
#include "widgets/segments.h"
#include "widgets/verdict_panel.h"
#include "widgets/whole_label.h"

#include <cards/notation.h>

#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <papers/view.h>
#include <perlaggen/line/heads.h>
#include <perlaggen/record/own_list.h>
#include <perlaggen/rulebook/own_set.h>

namespace schreiber::desktop {
namespace {

constexpr int kTextShare = 5; // of the height, beside what is below it
constexpr int kBelowTextShare = 3;
constexpr int kTableShare = 3;
constexpr int kPackShare = 2;
constexpr int kFewestTextLines = 4;
constexpr int kFewestBelowLines = 3;
constexpr int kTableLetters = 52; // of the table, and of the text beside it
constexpr int kTextLetters = 26;

enum class Below { Allowed, Why, Elsewhere }; // as the segments have them

QTextBrowser* page(const char* name, const QString& accessibleName, QWidget* parent) {
    auto* browser = new QTextBrowser(parent);
    browser->setObjectName(QLatin1String(name));
    browser->setAccessibleName(accessibleName);
    browser->setOpenLinks(false);
    browser->setTabChangesFocus(true);
    return browser;
}

QVBoxLayout* columnOf(QWidget* widget, int spacing) {
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    return column;
}

} // namespace

DealDesk::DealDesk(words::Language language, QWidget* parent)
    : DealPanel(parent)
    , m_language(language)
    , m_editor(new RecordEditor(this))
    , m_writing(*m_editor, m_deal, language)
    , m_pasting(new RecordPasting(*m_editor, m_deal, this))
    , m_head(new DealHead(*m_editor, language, this))
    , m_verdict(new VerdictPanel(QStringLiteral("recordVerdict"), VerdictPanel::Size::InProtocol, this))
    , m_table(new CardTable(this))
    , m_laying(new DealLaying(*m_editor, m_deal, m_writing, language, this))
    , m_state(new DealState(language, this))
    , m_other(new ElidedBox(this))
    , m_error(wordsLabel("recordError", "", this))
    , m_hint(wordsLabel("recordHint", "", this))
    , m_ways(new Segments(QStringLiteral("belowText"), tr("Darunter"),
                          {tr("Jetzt erlaubt"), tr("Begründung"), tr("Anderswo")}, this))
    , m_below(new QStackedWidget(this))
    , m_next(new NextSteps(m_below))
    , m_rulings(page("disputeRulings", tr("Entscheide"), m_below))
    , m_otherRulings(page("otherRulings", tr("Entscheide nach den anderen Regeln"), m_below)) {
    auto* parts = new Beside(this);
    const int letter = fontMetrics().averageCharWidth();
    parts->add(builtTable(), 12, kTableLetters * letter);
    parts->add(builtText(), 7, kTextLetters * letter);
    auto* column = columnOf(this, 8);
    column->addWidget(m_head);
    column->addWidget(m_verdict);
    column->addWidget(parts, 1);
    connect(m_verdict, &VerdictPanel::deedAsked, this, &DealDesk::deedAsked);
    connect(m_verdict, &VerdictPanel::ruleAsked, this, &DealDesk::ruleAsked);

    connect(m_editor, &QPlainTextEdit::textChanged, this, &DealDesk::refresh);
    connect(m_editor, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (m_editor->line() != m_shownLine) refresh();
    });
    connect(m_editor, &RecordEditor::pasted, m_pasting, &RecordPasting::paste);
    connect(m_editor, &RecordEditor::leftBelow, this, [this] {
        m_ways->choose(static_cast<int>(Below::Allowed));
        m_below->setCurrentWidget(m_next);
        m_next->setFocus(Qt::OtherFocusReason);
    });
    m_editor->installEventFilter(this);
    connect(m_pasting, &RecordPasting::cardUnclear, this,
            [this](const QString& question, cards::CardSet offered) {
                m_laying->ask(
                    question, offered, [this](cards::Card card) { m_pasting->cardIs(card); },
                    [this] { return m_pasting->isCardUnclear(); });
            });
    connect(m_table, &CardTable::handCardChosen, this, [this](cards::Seat seat, const QString& card) {
        if (const auto known = cards::readPlayedCard(utf8(card))) m_laying->layOf(seat, known->card);
    });
    connect(m_pasting, &RecordPasting::nameUnclear, this, &DealPanel::seatAsked);
    connect(m_pasting, &RecordPasting::tooMuchPasted, this, &DealPanel::tooMuchPasted);
    connect(m_table, &CardTable::seatChosen, m_laying, &DealLaying::chooseSeat);
    connect(m_laying, &DealLaying::askingChanged, this, &DealDesk::refreshVerdict);
    connect(m_laying, &DealLaying::seatChanged, this, [this] { m_table->mark(m_laying->seat()); });
    setTabOrder(m_editor, m_laying);
    setTabOrder(m_laying, m_next);
}

DealDesk::~DealDesk() = default;

// Left what lies, and the pack below it.
QWidget* DealDesk::builtTable() {
    auto* left = new QWidget(this);
    QVBoxLayout* column = columnOf(left, 8);
    column->addWidget(m_table, kTableShare);
    auto* pack = new QFrame(left);
    pack->setProperty("role", QStringLiteral("card"));
    auto* inside = new QVBoxLayout(pack);
    inside->setContentsMargins(10, 6, 10, 6);
    inside->setSpacing(4);
    inside->addWidget(m_laying, 1);
    inside->addWidget(m_state);
    column->addWidget(pack, kPackShare);
    return left;
}

// Right the events alone, and what cannot be read of them.
QWidget* DealDesk::builtText() {
    m_error->setProperty("tone", QStringLiteral("bad"));
    m_error->setAccessibleName(tr("Was nicht gelesen werden kann"));
    m_hint->setProperty("tone", QStringLiteral("muted"));
    m_editor->setMinimumHeight(kFewestTextLines * fontMetrics().height());
    auto* right = new QWidget(this);
    QVBoxLayout* column = columnOf(right, 6);
    column->addWidget(m_editor, kTextShare);
    column->addWidget(m_error);
    column->addWidget(m_hint);
    column->addWidget(builtBelowText(), kBelowTextShare);
    return right;
}

// One of three, where they always stand.
QWidget* DealDesk::builtBelowText() {
    m_other->setObjectName(QStringLiteral("disputeOther"));
    m_other->setAccessibleName(tr("Vergleich mit einem anderen Regelwerk"));
    fillWithRuleSets(*m_other, m_language);
    auto* elsewhere = new QWidget(m_below);
    QVBoxLayout* other = columnOf(elsewhere, 4);
    other->addWidget(m_other);
    other->addWidget(m_otherRulings, 1);
    m_below->addWidget(m_next);
    m_below->addWidget(m_rulings);
    m_below->addWidget(elsewhere);
    m_below->setMinimumHeight(kFewestBelowLines * fontMetrics().height());
    auto* below = new QWidget(this);
    QVBoxLayout* column = columnOf(below, 4);
    column->addWidget(m_ways, 0, Qt::AlignLeft);
    column->addWidget(m_below, 1);
    connect(m_ways, &Segments::chosen, this, [this](int way) {
        m_below->setCurrentIndex(way);
        refreshRulings();
    });
    connect(m_other, &QComboBox::activated, this, &DealDesk::refreshRulings);
    connect(m_next, &NextSteps::chosen, this, [this](int seat, const QString& event, bool isWhole) {
        m_writing.add(static_cast<cards::Seat>(seat), utf8(event), isWhole);
    });
    connect(m_next, &NextSteps::leftAbove, this, [this] { m_editor->setFocus(); });
    for (const QTextBrowser* rulings : {m_rulings, m_otherRulings})
        connect(rulings, &QTextBrowser::anchorClicked, this,
                [this](const QUrl& url) { emit ruleAsked(url.toString().section(QLatin1Char(':'), 1)); });
    return below;
}

// Enter leaves a card without its name; behind a line of the head it puts that there: one types what is known
// where one stands.
bool DealDesk::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_editor || event->type() != QEvent::KeyPress)
        return DealPanel::eventFilter(watched, event);
    const auto& pressed = dynamic_cast<QKeyEvent&>(*event);
    const int key = pressed.key();
    if (!pressed.text().trimmed().isEmpty()) m_typedAt = m_editor->line();
    if (key != Qt::Key_Return && key != Qt::Key_Enter) return false;
    if (m_laying->isAsking()) return m_laying->stopAsking(), true;
    if (writeOut()) return true;
    const auto moved = intoHead(utf8(text()), m_editor->line());
    if (!moved) return m_pasting->readTyped();
    m_editor->change(desktop::text(moved->text), moved->line);
    return true;
}

void DealDesk::forget() {
    m_typedAt = 0;
    m_laying->stopAsking();
    m_head->forget();
}

perlaggen::record::Keywords DealDesk::keywords() const {
    return keywordsOf(m_language);
}

papers::LeftOut DealDesk::leftOut() const {
    return desktop::leftOut(m_deal, m_language, unreadRow().why);
}

QString DealDesk::ruleHere() const {
    if (!m_deal.whole || m_deal.whole->rulings.empty()) return {};
    const auto& rulings = m_deal.whole->rulings;
    const auto here = std::ranges::find_if(rulings, [&](const perlaggen::deal::Ruling& ruling) {
        return m_deal.whole->lineOf(ruling) == m_shownLine;
    });
    return desktop::text(here != rulings.end() ? here->rule : rulings.front().rule);
}

std::optional<DealRuled> DealDesk::ruled() const {
    const auto& replay = m_deal.whole;
    if (!replay) return std::nullopt;
    DealRuled ruled;
    std::set<std::string> noted;
    for (const perlaggen::deal::Ruling& ruling : replay->rulings) {
        (ruling.verdict == perlaggen::deal::Verdict::Note ? noted : ruled.rules).emplace(ruling.rule);
        for (const auto& which : {ruling.openSwitch, ruling.restsOn})
            if (which) ruled.switches.emplace(perlaggen::rulebook::nameOf(*which));
    }
    if (ruled.rules.empty()) ruled.rules = std::move(noted);
    const auto hangsOn = [&](const auto& switches) {
        for (const perlaggen::rulebook::Switch which : switches)
            ruled.switches.emplace(perlaggen::rulebook::nameOf(which));
    };
    hangsOn(replay->decidesSheet.switches);
    for (const perlaggen::ruling::Missing& missing : replay->decides) hangsOn(missing.switches);
    ruled.isRecorded = !replay->record.events.empty() && leftOut().sentences.empty();
    ruled.fined = finedPoints();
    return ruled;
}

// Of a deal that is not played to its end: what else its line would have nobody knows.
int DealDesk::finedPoints() const {
    const perlaggen::ruling::Replay& replay = *m_deal.whole;
    if (replay.outcome.complete) return 0;
    int points = 0;
    for (const perlaggen::deal::Ruling& ruling : replay.rulings) {
        const perlaggen::deal::Consequence& follows = ruling.consequence;
        if (ruling.verdict == perlaggen::deal::Verdict::Note) continue;
        if (ruling.verdict == perlaggen::deal::Verdict::Undecided || follows.gameLost || follows.redeal ||
            follows.dealLost)
            return 0; // the director says what goes on the sheet
        for (const int one : follows.penalty) points += one;
    }
    return points;
}

std::function<kinds::RulingSheet()> DealDesk::paper(const std::string& file,
                                                    const pdf::Moment& printed) const {
    if (!m_deal.whole) return nullptr;
    return [replay = *m_deal.whole, file, language = m_language, printed, left = leftOut()] {
        return papers::rulingPaper(replay, file, language, printed, left);
    };
}

void DealDesk::offerRules(const std::optional<game::Head>& evening) {
    if (!evening) return m_head->setOurs({}, {});
    const perlaggen::record::Header head = perlaggen::line::headerOf(*evening);
    const auto list = perlaggen::record::ownListOf(head);
    m_head->setOurs({head.rules, list ? perlaggen::rulebook::toString(*list) : std::string(),
                     perlaggen::record::ownNameOf(head)},
                    desktop::text(keyOf(perlaggen::record::write(perlaggen::record::Record{head, {}, {}, {}}),
                                        1, "house")));
}

QString DealDesk::hint() const {
    return tr("Buchstaben gehen immer in die Zeile · nach einem Perlagg fragt die Palette nach seiner Taufe");
}

bool DealDesk::isAsked(const QString& name) const {
    return m_pasting->isUnclear(name);
}

void DealDesk::seatIs(const QString& name, int seat) {
    m_pasting->seatIs(name, seat);
}

// Everything is read off the text anew.
void DealDesk::refresh() {
    m_shownLine = m_editor->line();
    m_deal = viewOf(utf8(text()), m_shownLine, keywords());
    const QString typed = m_editor->textCursor().block().text();
    m_cardLine =
        cardLineOf(m_deal, m_shownLine, utf8(typed), !isAmongEvents(utf8(text()), m_shownLine), keywords());
    const bool alone = m_cardLine.lines.empty() && m_typedAt == m_shownLine && m_deal.unread != m_shownLine;
    if (!m_cardLine.lines.empty() || alone) {
        DealView before = viewOf(utf8(withoutLine(m_shownLine)), m_shownLine, keywords());
        if (alone) m_cardLine = shownAlone(before, utf8(typed), keywords());
        if (!m_cardLine.lines.empty()) m_deal = std::move(before); // nothing is wrong: it is not written yet
    }
    refreshText();
    refreshVerdict();
    refreshTable();
    refreshRulings();
    const auto sitting = m_deal.now ? std::optional(m_deal.now->record.header.players) : std::nullopt;
    const bool isOver =
        m_deal.now && m_deal.now->state.phase == perlaggen::deal::Phase::Over && !m_deal.behindUnread;
    m_next->showOf([deal = m_deal, language = m_language] { return stepRows(deal, language); },
                   sitting && sitting == m_sitting, isOver);
    m_sitting = sitting;
    emit changed();
}

// Of the head only what cannot be read stands among the lines: it wants to be mended.
void DealDesk::refreshText() {
    std::vector<bool> hidden = headLines(utf8(text()));
    for (const base::InputError& error : m_deal.errors)
        if (error.line >= 1 && error.line <= static_cast<int>(hidden.size()))
            hidden[static_cast<std::size_t>(error.line) - 1] = false;
    m_editor->hide(hidden);
    m_editor->mark(marksOf(m_deal, m_language));
    const bool saysEnter = !m_cardLine.lines.empty();
    m_hint->setText(saysEnter ? tr("Enter schreibt: %1").arg(m_cardLine.hint) : QString());
    m_hint->setVisible(saysEnter);
    m_error->setVisible(!m_deal.errors.empty());
    const base::InputError* error = shownError();
    m_error->setText(error != nullptr ? tr("Zeile %1: %2").arg(error->line).arg(whatIsWrong(*error))
                                      : QString());
}

const base::InputError* DealDesk::shownError() const {
    if (m_deal.errors.empty()) return nullptr;
    const auto here = std::ranges::find(m_deal.errors, m_shownLine,
                                        [](const base::InputError& error) { return error.line; });
    return here != m_deal.errors.end() ? &*here : &m_deal.errors.front();
}

void DealDesk::refreshVerdict() {
    const base::InputError* error = shownError();
    const bool isHere = error != nullptr && error->line == m_shownLine;
    Verdict verdict = verdictOfLine(m_deal, m_language, leftOut(), isHere ? whatIsWrong(*error) : QString());
    if (m_laying->isAsking()) { // the card that lies there has no name yet
        verdict = {};
        verdict.title = tr("Noch keine Antwort");
    }
    verdict.deed = m_deed;
    verdict.beside = m_besideDeed;
    m_verdict->show(verdict);
}

void DealDesk::offerDeed(const QString& deed, const QString& beside) {
    if (deed == m_deed && beside == m_besideDeed) return;
    m_deed = deed;
    m_besideDeed = beside;
    refreshVerdict();
}

// Of cards that can be nothing there, why; also when one has gone on.
QString DealDesk::whatIsWrong(const base::InputError& error) const {
    if (error.line == m_deal.unread)
        if (const CardLine row = unreadRow(); !row.why.isEmpty()) return row.why;
    return desktop::whatIsWrong(m_deal, error, m_language);
}

CardLine DealDesk::unreadRow() const {
    if (m_deal.unread == 0) return {};
    const std::string line = utf8(text().section(QLatin1Char('\n'), m_deal.unread - 1, m_deal.unread - 1));
    return cardLineOf(m_deal, m_deal.unread, line, !isAmongEvents(utf8(text()), m_deal.unread), keywords());
}

std::optional<DealView> DealDesk::drawnAllTheSame() const {
    const CardLine row = unreadRow();
    if (row.drawn.empty()) return std::nullopt;
    const WithEvent drawn = written(row.drawn, m_deal.unread);
    return viewOf(drawn.text, drawn.line, keywords());
}

void DealDesk::refreshTable() {
    const DealView drawn = drawnAllTheSame().value_or(m_deal);
    if (drawn.now && (!m_deck || m_deck->pack() != drawn.now->rules.set().pack))
        m_deck = std::make_shared<PerlaggenDeck>(drawn.now->rules.set().pack, m_language);
    m_table->show(rowsOf(tableOf(drawn, m_language), m_deck));
    m_head->showOf(m_deal, m_shownLine);
    m_state->showOf(m_deal);
    m_laying->refresh();
    m_table->mark(m_laying->seat());
}

void DealDesk::refreshRulings() {
    if (!m_deal.whole) {
        m_rulings->setHtml(
            QStringLiteral("<p>%1</p>").arg(tr("Noch nichts zu entscheiden.").toHtmlEscaped()));
    } else {
        const bool stepsBack = m_deal.now && !m_deal.isBehindAll();
        m_rulings->setHtml(rulingPage(*m_deal.now, m_language, m_shownLine, nullptr, {}, leftOut(),
                                      stepsBack ? &*m_deal.whole : nullptr)
                               .html);
        m_rulings->scrollToAnchor(QStringLiteral("here"));
    }
    tellWhole(*m_other);
    if (m_ways->current() == static_cast<int>(Below::Elsewhere)) refreshOther();
}

// What another place would say; what it says otherwise is marked.
void DealDesk::refreshOther() {
    const std::string rules = utf8(m_other->currentData().toString());
    const Otherwise other = underRules(utf8(text()), m_shownLine, rules, m_deal.step);
    const papers::LeftOut notThere = desktop::leftOut(other, m_language);
    if (!other.replay || !m_deal.now) return m_otherRulings->setHtml(leftOutPage(notThere));
    std::optional<perlaggen::ruling::Replay> whole;
    if (!m_deal.isBehindAll()) whole = underRules(utf8(text()), m_shownLine, rules).replay;
    // where a line is not judged there, nothing tells what would be said of it
    const bool comparable = other.unread == 0 && other.errors.empty();
    m_otherRulings->setHtml(rulingPage(*other.replay, m_language, m_shownLine,
                                       comparable ? &*m_deal.now : nullptr, tr("hier"), notThere,
                                       whole ? &*whole : nullptr)
                                .html);
}

QString DealDesk::withoutLine(int line) const {
    QStringList lines = text().split(QLatin1Char('\n'));
    lines[line - 1].clear();
    return lines.join(QLatin1Char('\n'));
}

void DealDesk::finishLine() {
    if (m_cardLine.lines.empty()) return;
    m_editor->moveCursor(QTextCursor::EndOfBlock);
    writeOut();
}

// Cards by themselves become the lines that they say, as the hint below told, in one step: a hand, or events.
bool DealDesk::writeOut() {
    if (m_cardLine.lines.empty() || !m_editor->textCursor().atBlockEnd()) return false;
    m_typedAt = 0;
    const WithEvent made = written(m_cardLine.lines, m_shownLine);
    QStringList lines = desktop::text(made.text).split(QLatin1Char('\n'));
    const bool isFree = lines[made.line - 1].isEmpty();
    if (!isFree) lines.insert(made.line, QString());
    m_editor->change(lines.join(QLatin1Char('\n')), isFree ? made.line : made.line + 1);
    return true;
}

WithEvent DealDesk::written(const std::vector<std::string>& said, int line) const {
    WithEvent made{utf8(withoutLine(line)), line};
    if (said.front().starts_with("hand ")) {
        QStringList lines = text().split(QLatin1Char('\n'));
        lines[line - 1] = desktop::text(said.front());
        made.text = utf8(lines.join(QLatin1Char('\n')));
        return intoHead(made.text, made.line).value_or(made);
    }
    for (const std::string& event : said) made = withEvent(made.text, made.line, event);
    return made;
}

} // namespace schreiber::desktop
