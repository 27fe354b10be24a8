#include "games/koenigrufen/dispute/tarock_desk.h"

#include "base/text.h"
#include "dispute/next_steps.h"
#include "dispute/record_editor.h"
#include "dispute/record_text.h"
#include "games/koenigrufen/dispute/tarock_head.h"
#include "games/koenigrufen/dispute/tarock_laying.h"
#include "games/koenigrufen/dispute/tarock_records.h"
#include "widgets/beside.h"
#include "widgets/card_table.h"
#include "widgets/flow_row.h"
#include "widgets/segments.h"
#include "widgets/verdict_panel.h"
#include "widgets/whole_label.h"

#include <desk/input_words.h>
#include <desk/rulings.h>

#include <QFrame>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/rulebook/games.h>
#include <koenigrufen/rulebook/switches.h>
#include <koenigrufen/ruling/next.h>

namespace schreiber::desktop {
namespace {

constexpr int kTarockTextShare = 5; // of the height, beside what is below it
constexpr int kBelowTarockTextShare = 4;
constexpr int kTarockTableShare = 3;
constexpr int kTarockPackShare = 2;
constexpr int kFewestTarockLines = 4;
constexpr int kFewestLinesBelow = 3;
constexpr int kTarockTableLetters = 52; // of the table, and of the text beside it
constexpr int kTarockTextLetters = 26;
constexpr qsizetype kMostTarockPasted = 200'000; // letters: a long evening of records is less

enum class BelowTarock { Allowed, Why }; // as the segments have them

// What one types who leaves out the verb, too: a game is bid, a premium announced, a suit called.
// `isSpeaking`: between auction and first card the Uhu is no card.
std::optional<koenigrufen::deal::Action> bareAction(const std::string& typed, bool isSpeaking) {
    using koenigrufen::record::readAction;
    if (isSpeaking && koenigrufen::rulebook::readPremium(typed)) return readAction("announce " + typed);
    for (const char* verb : {"", "bid ", "announce ", "call "})
        if (auto action = readAction(verb + typed)) return action;
    return std::nullopt;
}

QVBoxLayout* tarockColumn(QWidget* widget, int spacing) {
    auto* column = new QVBoxLayout(widget);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(spacing);
    return column;
}

} // namespace

TarockDesk::TarockDesk(words::Language language, QWidget* parent)
    : DealPanel(parent)
    , m_language(language)
    , m_editor(new RecordEditor(this))
    , m_head(new TarockHead(*m_editor, this))
    , m_verdict(new VerdictPanel(QStringLiteral("recordVerdict"), VerdictPanel::Size::InProtocol, this))
    , m_course(wordsLabel("tableTurn", "", this))
    , m_seen(new Segments(
          QStringLiteral("seenBy"), tr("Sicht"),
          {tr("Alles"), QStringLiteral("A"), QStringLiteral("B"), QStringLiteral("C"), QStringLiteral("D")},
          this))
    , m_table(new CardTable(this))
    , m_laying(new TarockLaying(*m_editor, m_deal, language, this))
    , m_error(wordsLabel("recordError", "", this))
    , m_hint(wordsLabel("recordHint", "", this))
    , m_ways(new Segments(QStringLiteral("belowText"), tr("Darunter"),
                          {tr("Jetzt erlaubt"), tr("Begründung")}, this))
    , m_below(new QStackedWidget(this))
    , m_next(new NextSteps(m_below))
    , m_rulings(new QTextBrowser(m_below)) {
    auto* parts = new Beside(this);
    const int letter = fontMetrics().averageCharWidth();
    parts->add(builtTable(), 12, kTarockTableLetters * letter);
    parts->add(builtText(), 7, kTarockTextLetters * letter);
    auto* column = tarockColumn(this, 8);
    column->addWidget(m_head);
    column->addWidget(m_verdict);
    column->addWidget(parts, 1);
    connect(m_verdict, &VerdictPanel::deedAsked, this, &DealPanel::deedAsked);
    connect(m_verdict, &VerdictPanel::ruleAsked, this, &DealPanel::ruleAsked);
    connect(m_editor, &QPlainTextEdit::textChanged, this, &TarockDesk::refresh);
    connect(m_editor, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (m_editor->line() != m_shownLine) refresh();
    });
    connect(m_editor, &RecordEditor::pasted, this, &TarockDesk::paste);
    connect(m_editor, &RecordEditor::leftBelow, this, [this] {
        m_ways->choose(static_cast<int>(BelowTarock::Allowed));
        m_below->setCurrentWidget(m_next);
        m_next->setFocus(Qt::OtherFocusReason);
    });
    m_editor->installEventFilter(this);
    connect(m_table, &CardTable::handCardChosen, m_laying, &TarockLaying::play);
    connect(m_table, &CardTable::seatChosen, m_laying, &TarockLaying::chooseSeat);
    connect(m_laying, &TarockLaying::seatChanged, this, [this] { m_table->mark(m_laying->seat()); });
    setTabOrder(m_editor, m_laying);
    setTabOrder(m_laying, m_next);
}

TarockDesk::~TarockDesk() = default;

// Left what lies, and the pack below it.
QWidget* TarockDesk::builtTable() {
    auto* left = new QWidget(this);
    QVBoxLayout* column = tarockColumn(left, 6);
    auto* head = new FlowRow(left);
    head->add(m_course, 1);
    auto* seen = new QLabel(tr("Es sieht"), head);
    seen->setProperty("role", QStringLiteral("muted"));
    head->add(seen);
    head->add(m_seen);
    connect(m_seen, &Segments::chosen, this, &TarockDesk::showTable);
    column->addWidget(head);
    column->addWidget(m_table, kTarockTableShare);
    auto* pack = new QFrame(left);
    pack->setProperty("role", QStringLiteral("card"));
    auto* inside = new QVBoxLayout(pack);
    inside->setContentsMargins(10, 6, 10, 6);
    inside->addWidget(m_laying, 1);
    column->addWidget(pack, kTarockPackShare);
    return left;
}

// Right the events alone, and what cannot be read of them.
QWidget* TarockDesk::builtText() {
    m_error->setProperty("tone", QStringLiteral("bad"));
    m_error->setAccessibleName(tr("Was nicht gelesen werden kann"));
    m_hint->setProperty("tone", QStringLiteral("muted"));
    m_editor->setMinimumHeight(kFewestTarockLines * fontMetrics().height());
    auto* right = new QWidget(this);
    QVBoxLayout* column = tarockColumn(right, 6);
    column->addWidget(m_editor, kTarockTextShare);
    column->addWidget(m_error);
    column->addWidget(m_hint);
    column->addWidget(builtBelowText(), kBelowTarockTextShare);
    return right;
}

QWidget* TarockDesk::builtBelowText() {
    m_rulings->setObjectName(QStringLiteral("disputeRulings"));
    m_rulings->setAccessibleName(tr("Entscheide"));
    m_rulings->setOpenLinks(false);
    m_rulings->setTabChangesFocus(true);
    m_below->addWidget(m_next);
    m_below->addWidget(m_rulings);
    m_below->setMinimumHeight(kFewestLinesBelow * fontMetrics().height());
    auto* below = new QWidget(this);
    QVBoxLayout* column = tarockColumn(below, 4);
    column->addWidget(m_ways, 0, Qt::AlignLeft);
    column->addWidget(m_below, 1);
    connect(m_ways, &Segments::chosen, m_below, &QStackedWidget::setCurrentIndex);
    connect(m_next, &NextSteps::chosen, this, [this](int seat, const QString& event, bool isWhole) {
        writeEvent(*m_editor, m_deal, static_cast<cards::Seat>(seat), utf8(event), isWhole, m_language);
    });
    connect(m_next, &NextSteps::leftAbove, this, [this] { m_editor->setFocus(); });
    connect(m_rulings, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { emit ruleAsked(url.toString().section(QLatin1Char(':'), 1)); });
    return below;
}

// Enter gives what stands there without a seat to the one whose turn it is; a line of the head goes there:
// one types what is known where one stands.
bool TarockDesk::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_editor || event->type() != QEvent::KeyPress)
        return DealPanel::eventFilter(watched, event);
    const int key = dynamic_cast<QKeyEvent&>(*event).key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter) return false;
    if (writeOut()) return true;
    static constexpr auto kKnownAtTable =
        std::to_array<std::string_view>({"dealer", "factor", "game", "players", "house", "written", "event",
                                         "date", "round", "table", "talon 1", "talon 2"});
    const auto moved = intoHead(utf8(text()), m_editor->line(), kKnownAtTable);
    if (!moved) return false;
    m_editor->change(desktop::text(moved->text), moved->line);
    return true;
}

// A record of its own takes the place of what stands there; anything else goes in where one is.
void TarockDesk::paste(const QString& pasted) {
    if (pasted.size() > kMostTarockPasted) return emit tooMuchPasted();
    QString clean = pasted;
    clean.replace(QStringLiteral("\r\n"), QStringLiteral("\n")).replace(QLatin1Char('\r'), QLatin1Char('\n'));
    if (!keyOf(utf8(clean), 1, "rules").empty()) return replaceText(clean);
    m_editor->textCursor().insertText(clean);
}

QString TarockDesk::bareLine() const {
    const QString typed = m_editor->textCursor().block().text().trimmed();
    const bool isBare = !typed.contains(QLatin1Char(':')) && !typed.startsWith(QLatin1Char('#')) &&
                        isAmongEvents(utf8(text()), m_shownLine);
    return isBare ? typed : QString();
}

QString TarockDesk::withSeat() const {
    const QString typed = bareLine();
    if (typed.isEmpty()) return {};
    QStringList lines = text().split(QLatin1Char('\n'));
    lines[m_shownLine - 1].clear();
    const tarock::TarockDeal before = tarock::tarockDealOf(utf8(lines.join(QLatin1Char('\n'))), m_shownLine);
    if (before.unread != 0 && before.unread < m_shownLine) return {}; // nobody knows whose turn it is
    if (!before.now) return {};
    const koenigrufen::deal::State& state = before.now->state();
    const auto action = bareAction(utf8(typed), !state.games.empty() && !state.hasLed());
    const auto turn = action ? koenigrufen::ruling::turnFor(*before.now, *action) : std::nullopt;
    if (!turn) return {};
    return desktop::text(std::string(cards::toString(*turn)) + ": " +
                         koenigrufen::record::write(*action, tarockKeywords(m_language)));
}

bool TarockDesk::writeOut() {
    if (m_half.isEmpty() || !m_editor->textCursor().atBlockEnd()) return false;
    QStringList lines = text().split(QLatin1Char('\n'));
    const int line = m_shownLine;
    lines[line - 1] = m_half;
    const bool isLast = line == lines.size();
    if (isLast || !lines[line].trimmed().isEmpty()) lines.insert(line, QString());
    m_editor->change(lines.join(QLatin1Char('\n')), line + 1);
    return true;
}

void TarockDesk::finishLine() {
    if (m_half.isEmpty()) return;
    m_editor->moveCursor(QTextCursor::EndOfBlock);
    writeOut();
}

QString TarockDesk::hint() const {
    return tr(
        "Buchstaben gehen immer in die Zeile · ohne Platz ist es der, der dran ist: dreier, weiter, XV");
}

std::optional<DealRuled> TarockDesk::ruled() const {
    const auto& replay = m_deal.whole;
    if (!replay) return std::nullopt;
    DealRuled ruled;
    std::set<std::string> noted;
    for (const koenigrufen::deal::Ruling& each : replay->rulings) {
        (each.verdict == koenigrufen::deal::Verdict::Note ? noted : ruled.rules).emplace(each.rule.text());
        if (each.restsOn) ruled.switches.emplace(koenigrufen::rulebook::nameOf(*each.restsOn));
    }
    if (ruled.rules.empty()) ruled.rules = std::move(noted);
    const bool isRead = m_deal.errors.empty();
    ruled.isRecorded = !replay->record.events.empty() && isRead;
    const auto end = replay->state().end;
    ruled.makesLine = ruled.isRecorded && replay->state().isOver() && replay->points() &&
                      end != koenigrufen::deal::End::Redeal;
    return ruled;
}

QString TarockDesk::ruleHere() const {
    if (!m_deal.whole || m_deal.whole->rulings.empty()) return {};
    const auto& rulings = m_deal.whole->rulings;
    const auto here = std::ranges::find_if(rulings, [&](const koenigrufen::deal::Ruling& each) {
        return m_deal.whole->lineOf(each) == m_shownLine;
    });
    return desktop::text((here != rulings.end() ? *here : rulings.front()).rule.text());
}

std::function<kinds::RulingSheet()> TarockDesk::paper(const std::string&, const pdf::Moment& printed) const {
    if (!m_deal.whole || !m_deal.errors.empty()) return nullptr;
    desk::NewRuling asked;
    asked.record = koenigrufen::record::write(m_deal.whole->record);
    return [asked, language = m_language, printed] {
        return tarockRecords().paper(desk::rulingOf(asked), language, printed);
    };
}

void TarockDesk::offerRules(const std::optional<game::Head>& evening) {
    QStringList house;
    if (evening)
        for (const auto& [name, value] : evening->agreed.house)
            house << desktop::text(name) + QLatin1Char('=') + desktop::text(value);
    m_head->setHouse(evening.has_value(), house.join(QStringLiteral(", ")));
}

void TarockDesk::offerDeed(const QString& deed, const QString& beside) {
    if (deed == m_deed && beside == m_besideDeed) return;
    m_deed = deed;
    m_besideDeed = beside;
    refreshVerdict();
}

// Everything is read off the text anew.
void TarockDesk::refresh() {
    m_shownLine = m_editor->line();
    m_half = withSeat();
    QStringList lines = text().split(QLatin1Char('\n'));
    static const QString kAnySeat = QStringLiteral("A: ");
    const QString bare = bareLine();
    const bool isUnread = !bare.isEmpty() && !bareAction(utf8(bare), false);
    if (!m_half.isEmpty()) lines[m_shownLine - 1].clear();  // nothing is wrong: it is not written yet
    if (isUnread) lines[m_shownLine - 1].prepend(kAnySeat); // that it has no seat is not what is wrong
    m_deal = tarock::tarockDealOf(utf8(lines.join(QLatin1Char('\n'))), m_shownLine);
    for (base::InputError& error : m_deal.errors)
        if (isUnread && error.line == m_shownLine) error.column -= static_cast<int>(kAnySeat.size());
    refreshText();
    refreshVerdict();
    m_course->setText(tarock::courseOf(m_deal, m_language));
    showTable();
    m_head->showOf(m_deal, m_shownLine);
    m_laying->refresh();
    m_table->mark(m_laying->seat());
    m_rulings->setHtml(tarock::pageOf(m_deal, m_language));
    refreshSteps();
    emit changed();
}

// The whole game, or what one of them sees of it.
void TarockDesk::showTable() {
    const int seat = m_seen->current() - 1;
    m_table->show(tarock::tableOf(
        m_deal, seat < 0 ? std::nullopt : std::optional(static_cast<cards::Seat>(seat)), m_language));
}

void TarockDesk::refreshSteps() {
    const auto sitting = m_deal.now ? std::optional(m_deal.now->record.header.players) : std::nullopt;
    m_next->showOf([deal = m_deal, language = m_language] { return tarock::stepRows(deal, language); },
                   sitting && sitting == m_sitting, m_deal.isOver());
    m_sitting = sitting;
}

// Of the head only what cannot be read stands among the lines: it wants to be mended.
void TarockDesk::refreshText() {
    std::vector<bool> hidden = headLines(utf8(text()));
    for (const base::InputError& error : m_deal.errors)
        if (error.line >= 1 && error.line <= static_cast<int>(hidden.size()))
            hidden[static_cast<std::size_t>(error.line) - 1] = false;
    m_editor->hide(hidden);
    m_editor->mark(tarock::marksOf(m_deal, m_language));
    m_hint->setText(m_half.isEmpty() ? QString() : tr("Enter schreibt: %1").arg(m_half));
    m_hint->setVisible(!m_half.isEmpty());
    const base::InputError* error = shownError();
    m_error->setVisible(error != nullptr);
    m_error->setText(
        error != nullptr
            ? tr("Zeile %1: %2").arg(error->line).arg(desktop::text(desk::whatInWords(*error, m_language)))
            : QString());
}

const base::InputError* TarockDesk::shownError() const {
    if (m_deal.errors.empty()) return nullptr;
    const auto here = std::ranges::find(m_deal.errors, m_shownLine, &base::InputError::line);
    return here != m_deal.errors.end() ? &*here : &m_deal.errors.front();
}

void TarockDesk::refreshVerdict() {
    Verdict verdict = tarock::verdictOf(m_deal, m_language);
    if (const base::InputError* error = shownError(); error != nullptr && error->line == m_shownLine) {
        verdict = {};
        verdict.tone = Verdict::Tone::Open;
        verdict.title = tr("Zeile %1 kann nicht gelesen werden.").arg(error->line);
        verdict.reason = desktop::text(desk::whatInWords(*error, m_language));
    }
    verdict.deed = m_deed;
    verdict.beside = m_besideDeed;
    m_verdict->show(verdict);
}

} // namespace schreiber::desktop
