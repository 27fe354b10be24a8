#include "games/perlaggen/dispute/deal_desk.h"

#include "base/text.h"
#include "games/perlaggen/dispute/card_line.h"
#include "games/perlaggen/dispute/card_palette.h"
#include "games/perlaggen/dispute/card_table.h"
#include "games/perlaggen/dispute/deal_head.h"
#include "games/perlaggen/dispute/left_out.h"
#include "games/perlaggen/dispute/next_steps.h"
#include "games/perlaggen/dispute/record_editor.h"
#include "games/perlaggen/dispute/record_text.h"
#include "games/perlaggen/dispute/rules_box.h"
#include "games/perlaggen/dispute/ruling_text.h"
#include "games/perlaggen/dispute/table_view.h"
#include "widgets/beside.h"
#include "widgets/elided_box.h"
#include "widgets/flow_row.h"
#include "widgets/key_button.h"

#include <cards/notation.h>

#include <QApplication>
#include <QComboBox>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QStackedWidget>
#include <QTextBlock>
#include <QTextBrowser>
#include <QUrl>
#include <QVBoxLayout>

#include <algorithm>
#include <papers/view.h>
#include <perlaggen/rulebook/card_words.h>
#include <perlaggen/rulebook/catalogue.h>

namespace schreiber::desktop {
namespace {

constexpr int kBelowShare = 9; // of the height, beside kAboveShare
constexpr int kAboveShare = 11;
constexpr int kFewestRecordLetters = 4;
constexpr int kLettersBesideRecord = 22; // of what was ruled, and of what may be done next, beside each other
constexpr int kFewestRecordLines = 3;

QTextBrowser* page(const char* name, const QString& accessibleName, QWidget* parent) {
    auto* browser = new QTextBrowser(parent);
    browser->setObjectName(QLatin1String(name));
    browser->setAccessibleName(accessibleName);
    browser->setOpenLinks(false);
    browser->setTabChangesFocus(true);
    return browser;
}

std::string seatLine(cards::Seat seat, const std::string& event) {
    return cards::toString(seat) + ": " + event;
}

} // namespace

DealDesk::DealDesk(words::Language language, QWidget* parent)
    : QWidget(parent)
    , m_language(language)
    , m_head(new DealHead(language, this))
    , m_table(new CardTable(this))
    , m_editor(new RecordEditor(this)) {
    m_error = wordsLabel("recordError", "", this);
    m_error->setProperty("tone", QStringLiteral("bad"));
    m_error->setAccessibleName(tr("Was nicht gelesen werden kann"));
    m_hint = wordsLabel("recordHint", "", this);
    m_hint->setProperty("tone", QStringLiteral("muted"));

    auto* above = new Beside(this);
    const auto part = [above] {
        auto* half = new QVBoxLayout(new QWidget(above));
        half->setContentsMargins(0, 0, 0, 0);
        half->setSpacing(6);
        return half;
    };
    QVBoxLayout* left = part();
    left->addWidget(m_head);
    left->addWidget(m_table, 1);
    QVBoxLayout* right = part();
    auto* steps = new QWidget(this);
    buildRules(steps);
    right->addWidget(steps);
    right->addWidget(m_editor, 1);
    right->addWidget(m_error);
    right->addWidget(m_hint);
    above->add(left->parentWidget(), 3);
    above->add(right->parentWidget(), 2);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(8);
    column->addWidget(above, kAboveShare);
    column->addWidget(builtBelow(), kBelowShare);

    connect(m_editor, &QPlainTextEdit::textChanged, this, &DealDesk::refresh);
    connect(m_editor, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        if (m_editor->line() != m_shownLine) refresh();
    });
    connect(m_editor, &RecordEditor::pasted, this, &DealDesk::paste);
    m_editor->installEventFilter(this);
    connect(m_table, &CardTable::handCardChosen, this, &DealDesk::handCard);
}

// Above the record: by which rules it is read, and the steps through it.
void DealDesk::buildRules(QWidget* row) {
    m_rules = new RulesBox(*m_editor, m_language, row);
    auto* back = new KeyButton(QStringLiteral("stepBack"), row);
    back->setLabel(QStringLiteral("‹")); // short, so that the rules' name is read whole
    back->setAccessibleName(tr("Zurück"));
    back->setToolTip(tr("Zurück"));
    auto* on = new KeyButton(QStringLiteral("stepOn"), row);
    on->setLabel(QStringLiteral("›"));
    on->setAccessibleName(tr("Vor"));
    on->setToolTip(tr("Vor"));
    connect(back, &KeyButton::clicked, this, [this] { step(m_deal.lineBefore()); });
    connect(on, &KeyButton::clicked, this, [this] { step(m_deal.lineAfter()); });
    auto* line = new QHBoxLayout(row);
    line->setContentsMargins(0, 0, 0, 0);
    line->addWidget(m_rules, 1);
    line->addWidget(back);
    line->addWidget(on);
}

QWidget* DealDesk::builtBelow() {
    m_below = new QStackedWidget(this);
    auto* judged = new QWidget(m_below);
    m_rulings = page("disputeRulings", tr("Entscheide"), judged);
    connect(m_rulings, &QTextBrowser::anchorClicked, this,
            [this](const QUrl& url) { emit ruleAsked(url.toString().section(QLatin1Char(':'), 1)); });
    m_right = new QStackedWidget(judged);
    m_next = new NextSteps(m_language, m_right);
    connect(m_next, &NextSteps::chosen, this, [this](int seat, const QString& event, bool complete) {
        add(static_cast<cards::Seat>(seat), utf8(event), complete);
    });
    m_otherRulings = page("otherRulings", tr("Entscheide nach den anderen Regeln"), m_right);
    m_right->addWidget(m_next);
    m_right->addWidget(m_otherRulings);
    auto* toNext = new KeyButton(QStringLiteral("toNextSteps"), judged);
    toNext->setLabel(tr("Jetzt erlaubt"));
    toNext->setToolTip(tr("Was jetzt erlaubt ist: mit den Pfeilen lesen, mit Enter tun"));
    connect(toNext, &KeyButton::clicked, this, &DealDesk::goToNext);
    m_other = new ElidedBox(judged);
    m_other->setObjectName(QStringLiteral("disputeOther"));
    m_other->setAccessibleName(tr("Vergleich mit einem anderen Regelwerk"));
    m_other->addItem(tr("kein Vergleich"));
    fillWithRuleSets(*m_other, m_language);
    m_other->setMinimumContentsLength(kFewestRecordLetters); // beside the button
    connect(m_other, &QComboBox::activated, this, &DealDesk::refresh);

    auto* parts = new Beside(judged);
    auto* right = new QVBoxLayout(new QWidget(parts));
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(6);
    auto* head = new FlowRow(judged);
    head->add(toNext);
    head->add(m_other, 1);
    right->addWidget(head);
    right->addWidget(m_right, 1);
    auto* row = new QHBoxLayout(judged);
    row->setContentsMargins(0, 0, 0, 0);
    const int least = kLettersBesideRecord * fontMetrics().averageCharWidth();
    parts->add(m_rulings, 3, least);
    parts->add(right->parentWidget(), 2, least);
    row->addWidget(parts);
    for (QWidget* list : std::initializer_list<QWidget*>{m_rulings, m_right})
        list->setMinimumHeight(kFewestRecordLines * fontMetrics().height());
    m_palette = new CardPalette(m_below);
    connect(m_palette, &CardPalette::chosen, this, &DealDesk::chosen);
    connect(m_palette, &CardPalette::plainChosen, this, [this] { layNamed({}); });
    connect(m_palette, &CardPalette::left, this, &DealDesk::leavePalette);
    m_below->addWidget(judged);
    m_below->addWidget(m_palette);
    return m_below;
}

// Undo and redo are the text's wherever on the desk one stands: cards and list write nothing else.
bool DealDesk::event(QEvent* event) {
    if (event->type() == QEvent::ShortcutOverride) {
        const auto& key = dynamic_cast<QKeyEvent&>(*event);
        if (key.matches(QKeySequence::Undo) || key.matches(QKeySequence::Redo)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void DealDesk::keyPressEvent(QKeyEvent* event) {
    if (event->matches(QKeySequence::Undo))
        m_editor->undo();
    else if (event->matches(QKeySequence::Redo))
        m_editor->redo();
    else
        QWidget::keyPressEvent(event);
}

// Enter behind a line of the head puts it there: one types what is known where one stands.
bool DealDesk::eventFilter(QObject* watched, QEvent* event) {
    if (watched != m_editor || event->type() != QEvent::KeyPress) return QWidget::eventFilter(watched, event);
    const auto& pressed = dynamic_cast<QKeyEvent&>(*event);
    const int key = pressed.key();
    if (!pressed.text().trimmed().isEmpty()) m_typedAt = m_editor->line();
    if (key != Qt::Key_Return && key != Qt::Key_Enter) return false;
    if (writeOut()) return true;
    const auto moved = intoHead(utf8(text()), m_editor->line());
    if (!moved) return readTyped();
    m_editor->change(desktop::text(moved->text), moved->line);
    return true;
}

QString DealDesk::text() const {
    return m_editor->toPlainText();
}

void DealDesk::setText(const QString& text) {
    m_typedAt = 0;
    m_rules->forget();
    m_editor->setPlainText(text);
    m_editor->moveCursor(QTextCursor::End);
    refresh();
}

std::unique_ptr<QTextDocument> DealDesk::handOver() {
    return m_editor->handOver();
}

void DealDesk::takeOver(std::unique_ptr<QTextDocument> text) {
    m_typedAt = 0;
    m_rules->forget();
    m_editor->takeOver(std::move(text));
    refresh();
}

void DealDesk::replaceText(const QString& text) {
    m_rules->forget();
    m_editor->change(text, static_cast<int>(text.count(QLatin1Char('\n'))) + 1);
}

int DealDesk::line() const {
    return m_editor->line();
}

void DealDesk::setOurs(const OwnRules& ours) {
    m_rules->setOurs(ours);
}

void DealDesk::putKey(const char* key, const std::string& value) {
    m_editor->changeHead(desktop::text(withKey(utf8(text()), m_editor->line(), key, value)));
}

void DealDesk::goToLine(int line) {
    m_editor->goToLine(line);
}

void DealDesk::arrive() {
    m_editor->setFocus();
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

// Everything is read off the text anew.
void DealDesk::refresh() {
    m_shownLine = m_editor->line();
    m_deal = viewOf(utf8(text()), m_shownLine, keywords());
    const QString typed = m_editor->textCursor().block().text();
    m_cardLine = cardLineOf(m_deal, m_shownLine, utf8(typed), isInHead(m_shownLine), keywords());
    const bool alone = m_cardLine.lines.empty() && m_typedAt == m_shownLine && m_deal.unread != m_shownLine;
    if (!m_cardLine.lines.empty() || alone) {
        DealView before = viewOf(utf8(withoutLine(m_shownLine)), m_shownLine, keywords());
        if (alone) m_cardLine = shownAlone(before, utf8(typed), keywords());
        if (!m_cardLine.lines.empty()) m_deal = std::move(before); // nothing is wrong: it is not written yet
    }
    refreshMarks();
    refreshTable();
    refreshRulings();
    m_next->showOf(m_deal);
    if (m_below->currentWidget() == m_palette && !isAskedStill()) leavePalette();
    emit changed();
}

void DealDesk::refreshMarks() {
    std::vector<LineMark> marks;
    for (const base::InputError& error : m_deal.errors)
        marks.push_back({error.line, LineMark::Kind::Unreadable, whatIsWrong(error), error.column});
    if (m_deal.whole)
        for (const perlaggen::deal::Ruling& ruling : m_deal.whole->rulings) {
            constexpr std::array kKinds{LineMark::Kind::Illegal, LineMark::Kind::Undecided,
                                        LineMark::Kind::Note};
            const perlaggen::rulebook::RulePoint* point = perlaggen::rulebook::findRulePoint(ruling.rule);
            const QString rule =
                point == nullptr ? desktop::text(ruling.rule) : desktop::text(point->title.in(m_language));
            marks.push_back(
                {m_deal.whole->lineOf(ruling), kKinds[static_cast<std::size_t>(ruling.verdict)], rule, 0});
        }
    m_editor->mark(marks);
    const bool saysEnter = !m_cardLine.lines.empty();
    m_hint->setText(saysEnter ? tr("Enter schreibt: %1").arg(m_cardLine.hint) : QString());
    m_hint->setVisible(saysEnter);
    m_error->setVisible(!m_deal.errors.empty());
    if (m_deal.errors.empty()) return m_error->clear();
    // that of the line one is writing, else the first
    const auto here = std::ranges::find(m_deal.errors, m_shownLine,
                                        [](const base::InputError& error) { return error.line; });
    const base::InputError& error = here != m_deal.errors.end() ? *here : m_deal.errors.front();
    m_error->setText(tr("Zeile %1: %2").arg(error.line).arg(whatIsWrong(error)));
}

bool DealDesk::isInHead(int line) const {
    return !isAmongEvents(utf8(text()), line);
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
    return cardLineOf(m_deal, m_deal.unread, line, isInHead(m_deal.unread), keywords());
}

std::optional<DealView> DealDesk::drawnAllTheSame() const {
    const CardLine row = unreadRow();
    if (row.drawn.empty()) return std::nullopt;
    const WithEvent drawn = written(row.drawn, m_deal.unread);
    return viewOf(drawn.text, drawn.line, keywords());
}

void DealDesk::refreshTable() {
    m_table->show(tableOf(drawnAllTheSame().value_or(m_deal)));
    m_head->showOf(m_deal);
    m_rules->showOf(m_shownLine);
}

void DealDesk::refreshRulings() {
    const words::Language language = m_language;
    tellWhole(*m_other);
    const bool compares = m_other->currentIndex() > 0;
    const bool stepsBack = m_deal.now && !m_deal.isBehindAll();
    Otherwise other;
    std::optional<perlaggen::ruling::Replay> otherWhole;
    if (compares) {
        const std::string rules = utf8(m_other->currentData().toString());
        other = underRules(utf8(text()), m_shownLine, rules, m_deal.step);
        if (stepsBack) otherWhole = underRules(utf8(text()), m_shownLine, rules).replay;
    }
    // where a line is not judged there, nothing tells what would be said of it
    const bool comparable = other.replay && other.unread == 0 && other.errors.empty();
    m_right->setCurrentIndex(compares ? 1 : 0);
    m_rulings->setVisible(true);
    if (!m_deal.whole) {
        m_rulings->setHtml(
            QStringLiteral("<p>%1</p>").arg(tr("Noch nichts zu entscheiden.").toHtmlEscaped()));
    } else {
        const perlaggen::ruling::Replay* beside = comparable ? &*other.replay : nullptr;
        m_rulings->setHtml(rulingPage(*m_deal.now, language, m_shownLine, beside,
                                      tr("nach %1").arg(m_other->currentText()), leftOut(),
                                      stepsBack ? &*m_deal.whole : nullptr)
                               .html);
        m_rulings->scrollToAnchor(QStringLiteral("here"));
    }
    if (!compares) return;
    const papers::LeftOut notThere = desktop::leftOut(other, m_language);
    if (other.replay && m_deal.now)
        return m_otherRulings->setHtml(rulingPage(*other.replay, language, m_shownLine,
                                                  comparable ? &*m_deal.now : nullptr,
                                                  tr("nach %1").arg(m_rules->currentText()), notThere,
                                                  otherWhole ? &*otherWhole : nullptr)
                                           .html);
    m_otherRulings->setHtml(leftOutPage(notThere));
}

// Where a comparison stands in its place, the list comes back.
void DealDesk::goToNext() {
    m_other->setCurrentIndex(0);
    refreshRulings();
    m_next->setFocus();
}

void DealDesk::step(int line) {
    if (line > 0) m_editor->goToLine(line);
}

bool DealDesk::isWhatFollows(cards::Seat seat, const std::string& event) const {
    if (m_deal.lineAfter() == 0) return false;
    const perlaggen::deal::Event& next = m_deal.whole->record.events[m_deal.step];
    return next.seat == seat && perlaggen::record::write(next.action, keywords()) == event;
}

// Where one stepped back this is another way: what followed cannot follow on it and is set aside, in the
// text, from where Ctrl+Z brings it back. What did follow is only stepped to.
void DealDesk::add(cards::Seat seat, const std::string& event, bool complete) {
    if (complete && isWhatFollows(seat, event)) return step(m_deal.lineAfter());
    WithEvent made = withEvent(utf8(text()), m_editor->line(), seatLine(seat, event));
    if (m_deal.lineAfter() != 0) made.text = setAside(made.text, made.line, utf8(tr("Hier folgte vorher:")));
    m_editor->change(desktop::text(made.text), made.line);
    if (!complete) m_editor->setFocus(); // the rest is typed
}

cards::CardSet DealDesk::unseen() const {
    if (!m_deal.now) return {};
    const perlaggen::deal::State& state = m_deal.now->state;
    cards::CardSet left = cards::wholePack(m_deal.now->rules.set().pack) - state.laid;
    for (const perlaggen::deal::Hand& hand : state.hands) left = left - (hand.cards - hand.hidden);
    if (state.trumpCard) left.erase(*state.trumpCard);
    return left - state.acorns;
}

void DealDesk::ask(const QString& question, cards::CardSet offered, const QString& plain) {
    m_askedOf = text();
    m_askedAt = m_editor->line();
    m_below->setCurrentWidget(m_palette);
    m_palette->ask(question, offered, plain);
}

// A question is about the text in which it arose; over another one it would write what nobody means.
bool DealDesk::isAskedStill() const {
    if (!m_unclear) return text() == m_askedOf && m_editor->line() == m_askedAt;
    const auto unclear = perlaggen::record::tidied(utf8(text())).unclearCards;
    return std::ranges::find(unclear, *m_unclear) != unclear.end();
}

// A card that is known is laid, a Perlagg after asking its name; an unknown one is asked for.
void DealDesk::handCard(cards::Seat seat, std::optional<cards::Card> card) {
    if (!m_deal.now) return;
    const perlaggen::ruling::Replay& now = *m_deal.now;
    const QString who = desktop::text(now.nameOf(seat));
    m_seat = seat;
    m_perlagg = card;
    m_unclear.reset();
    const auto trump = now.state.trump;
    if (card && (!trump || !now.rules.perlaggen(*trump).contains(*card))) return layNamed({});
    if (card)
        ask(tr("%1: als was wird %2 getauft?")
                .arg(who, desktop::text(perlaggen::rulebook::cardName(*card, m_language))),
            cards::wholePack(now.rules.set().pack), tr("ungetauft"));
    else
        ask(tr("Welche Karte hat %1?").arg(who), unseen());
}

void DealDesk::chosen(cards::Card card) {
    if (m_unclear) return cardIs(card);
    if (m_perlagg) return layNamed(QLatin1Char('=') + desktop::text(cards::nameOf(card)));
    leavePalette();
    intoHand(m_seat, card);
}

// The chosen card of a hand, laid down: played, or shown once the Spiel is decided.
void DealDesk::layNamed(const QString& name) {
    const bool shows = m_deal.now && m_deal.now->state.phase == perlaggen::deal::Phase::Show;
    const cards::PlayedCard card{*m_perlagg, {}};
    const perlaggen::deal::Action action = shows ? perlaggen::deal::Action(perlaggen::deal::Show{{card}})
                                                 : perlaggen::deal::Action(perlaggen::deal::Play{card});
    leavePalette();
    add(m_seat, perlaggen::record::write(action, keywords()) + utf8(name));
}

void DealDesk::intoHand(cards::Seat seat, cards::Card card) {
    const std::string key = std::string("hand ") + cards::letterOf(seat);
    const std::string whole = utf8(text());
    std::string hand = keyOf(whole, m_editor->line(), key);
    const auto gap = hand.find('?');
    const std::string name(cards::nameOf(card));
    if (hand.empty()) {
        hand = name;
        const int size = m_deal.now ? m_deal.now->state.handSize : 0;
        for (int i = 1; i < size; ++i) hand += " ?";
    } else if (gap != std::string::npos) {
        hand.replace(gap, 1, name);
    }
    const std::string changed = withKey(whole, m_editor->line(), key, hand);
    const auto added = std::ranges::count(changed, '\n') - std::ranges::count(whole, '\n');
    m_editor->change(desktop::text(changed), m_editor->line() + static_cast<int>(added));
}

void DealDesk::leavePalette() {
    m_unclear.reset();
    if (m_palette->isAncestorOf(QApplication::focusWidget())) m_table->setFocus();
    m_below->setCurrentIndex(0);
}

} // namespace schreiber::desktop
