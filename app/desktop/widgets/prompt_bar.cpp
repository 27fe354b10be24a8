#include "widgets/prompt_bar.h"

#include "base/access_keys.h"
#include "base/brief.h"
#include "base/look.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "base/typed.h"
#include "widgets/side_column.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>
#include <QVariant>

#include <algorithm>
#include <memory>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kLongestLine = 70; // letters of a way
constexpr int kFewestInLine = 20;
constexpr int kFewestTyped = 48; // letters that one sees of what one types
constexpr int kMargins = 80;
constexpr std::size_t kMostRows = 6; // of those that follow from what is typed
constexpr auto kLines = "lines";     // how many ways stand in each line of the row

// A button does not break its words by itself.
QString broken(const QString& sentence, int longest) {
    QString lines;
    int length = 0;
    for (const QString& word : sentence.split(QLatin1Char(' '))) {
        if (length > 0) lines += length + word.size() > longest ? QLatin1Char('\n') : QLatin1Char(' ');
        length = length + word.size() > longest ? 0 : length + 1;
        lines += word;
        length += static_cast<int>(word.size());
    }
    return lines;
}

void showPrimary(QPushButton& button, bool primary) {
    button.setProperty("role", primary ? QStringLiteral("primary") : QString());
    button.style()->unpolish(&button);
    button.style()->polish(&button);
}

} // namespace

PromptBar::PromptBar(QWidget* parent)
    : QFrame(parent)
    , m_question(new QLabel(this))
    , m_told(new QLabel(this))
    , m_lack(new QLabel(this))
    , m_text(new QLineEdit(this))
    , m_head(new QHBoxLayout)
    , m_row(new QHBoxLayout)
    , m_cancel(new QPushButton(this)) {
    setObjectName(QStringLiteral("promptBar"));
    m_question->setObjectName(QStringLiteral("promptQuestion"));
    m_told->setObjectName(QStringLiteral("promptTold"));
    m_told->setProperty("role", QStringLiteral("muted"));
    for (QLabel* label : {m_question, m_told}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
    }
    m_lack->setObjectName(QStringLiteral("promptLack"));
    m_lack->setProperty("tone", QStringLiteral("bad"));
    m_text->setObjectName(QStringLiteral("promptText"));
    m_text->setMaxLength(200);
    m_text->installEventFilter(this);
    m_cancel->setObjectName(QStringLiteral("promptCancel"));
    m_cancel->setAutoDefault(true);
    m_cancel->installEventFilter(this);
    connect(m_cancel, &QPushButton::clicked, this, &PromptBar::cancel);
    connect(m_text, &QLineEdit::returnPressed, this, [this] {
        if (m_prompt.offers) return answer(m_at);
        const bool second = QApplication::keyboardModifiers().testFlag(Qt::ControlModifier);
        if (enterCancels()) return second ? answer(0) : cancel();
        answer(second && m_ways.size() > 1 ? 1 : 0);
    });
    connect(m_text, &QLineEdit::textChanged, m_lack, &QWidget::hide);
    connect(m_text, &QLineEdit::textChanged, this, &PromptBar::showEnter);
    connect(m_text, &QLineEdit::textEdited, this, [this](const QString& typed) {
        if (m_prompt.offers) offer(typed);
        if (m_prompt.typing) m_prompt.typing(typed);
    });

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(20, 8, 20, 10);
    m_head->addWidget(m_question, 1);
    column->addLayout(m_head);
    column->addWidget(m_told);
    column->addWidget(m_lack); // above what is clicked, which it would move else
    column->addLayout(m_row);
    m_row->setDirection(QBoxLayout::TopToBottom);
    hide();
}

bool PromptBar::hasRows() const {
    return !m_prompt.consequences.empty() || m_prompt.offers;
}

QString PromptBar::inShort() const {
    return m_prompt.inShort.isEmpty() ? tr("Zuerst die Frage unten beantworten.") : m_prompt.inShort;
}

void PromptBar::ask(const Prompt& prompt, Answer answer) {
    keepTyped(); // of the question that makes way
    m_before = QApplication::focusWidget();
    m_answer = std::move(answer);
    m_prompt = prompt;
    const bool again = prompt.typed.isEmpty() && prompt.question == m_left;
    m_question->setText(brief(prompt.question, kInMessage));
    m_question->setFont(hasRows() ? scaled(font(), 1.15, true) : font());
    m_told->setText(brief(prompt.told, kInMessage));
    m_told->setHidden(prompt.told.isEmpty());
    m_text->setText(again ? m_leftText : prompt.typed);
    m_text->setAccessibleName(prompt.hint.isEmpty() ? tr("Grund") : prompt.hint);
    m_text->setPlaceholderText(prompt.hint.isEmpty() ? tr("Grund, kommt ins Journal") : prompt.hint);
    m_text->setVisible(prompt.needsText || prompt.offers);
    m_lack->hide();
    const bool cancelIsLikely = !prompt.cancelLabel.isEmpty() && !hasRows();
    m_numbered = prompt.ways.size() > 1 || cancelIsLikely; // then each way has its number as a key
    m_cancel->setText(withoutMnemonic(prompt.cancelLabel.isEmpty() ? tr("Abbrechen") : prompt.cancelLabel) +
                      QStringLiteral("  (Esc)"));
    showPrimary(*m_cancel, cancelIsLikely);
    if (prompt.offers)
        offer(m_text->text());
    else
        showWays(cancelIsLikely, prompt.evenly);
    show();
    emit asked();
    if (prompt.waits) return;
    m_text->selectAll(); // what is typed now makes way
    if (prompt.needsText || prompt.offers)
        m_text->setFocus();
    else if (cancelIsLikely)
        m_cancel->setFocus();
    else if (prompt.evenly)
        setFocus();
    else if (!m_ways.empty())
        m_ways.front()->setFocus();
    if (!prompt.typed.isEmpty() && prompt.offers) m_text->end(false); // goes on being typed
}

void PromptBar::clearWays() {
    for (QPushButton* way : m_ways) {
        way->setObjectName({}); // the next has it
        way->hide();
        way->deleteLater();
    }
    m_ways.clear();
}

void PromptBar::showWays(bool cancelIsLikely, bool evenly) {
    if (hasRows()) {
        std::vector<Offer> rows;
        for (qsizetype i = 0; i < m_prompt.ways.size(); ++i)
            rows.push_back({m_prompt.ways[i], m_prompt.consequences.at(static_cast<std::size_t>(i))});
        return showRows(rows);
    }
    clearWays();
    QString taken;
    for (int i = 0; i < m_prompt.ways.size(); ++i) {
        auto* way = new QPushButton(labelOf(i, taken), this);
        way->setObjectName(QStringLiteral("promptWay%1").arg(i));
        way->setAutoDefault(true);
        if (i == 0 && !cancelIsLikely && !evenly) way->setProperty("role", QStringLiteral("primary"));
        way->installEventFilter(this);
        connect(way, &QPushButton::clicked, this, [this, i] { this->answer(i); });
        m_ways.push_back(way);
    }
    giveLetters();
    showEnter();
    m_row->setProperty(kLines, QVariant());
    layOutWays();
    QWidget* last = m_text;
    for (QPushButton* way : m_ways) {
        setTabOrder(last, way);
        last = way;
    }
    setTabOrder(last, m_cancel);
}

// Whether letting it be is Enter's by what is typed so far.
bool PromptBar::enterCancels() const {
    return m_prompt.mayBeEmpty && m_prompt.needsText && m_text->text().isEmpty();
}

// Green is what Enter does, which a typed reason changes.
void PromptBar::showEnter() {
    if (!m_prompt.mayBeEmpty || !m_prompt.needsText || m_ways.empty()) return;
    QString taken;
    m_ways.front()->setText(labelOf(0, taken));
    showPrimary(*m_ways.front(), !enterCancels());
    showPrimary(*m_cancel, enterCancels());
}

void PromptBar::showRows(const std::vector<Offer>& rows) {
    clearWays();
    for (std::size_t i = 0; i < std::min(rows.size(), kMostRows); ++i) {
        auto* row = new ChoiceRow(QStringLiteral("promptWay%1").arg(i), this);
        row->show(m_prompt.offers ? QString() : QString::number(i + 1), brief(rows[i].deed, kInCell),
                  {brief(rows[i].consequence.words, kInMessage), rows[i].consequence.tag});
        row->installEventFilter(this);
        connect(row, &QPushButton::clicked, this, [this, i] { answer(static_cast<int>(i)); });
        m_ways.push_back(row);
    }
    m_row->setProperty(kLines, QVariant());
    layOutWays();
    QWidget* last = m_text;
    for (QPushButton* way : m_ways) {
        way->show();
        setTabOrder(last, way);
        last = way;
    }
    setTabOrder(last, m_cancel);
}

void PromptBar::offer(const QString& typed) {
    showRows(m_prompt.offers(asLine(typed)));
    frame(0);
}

void PromptBar::frame(int row) {
    m_at = std::clamp(row, 0, std::max(0, static_cast<int>(m_ways.size()) - 1));
    for (std::size_t i = 0; i < m_ways.size(); ++i)
        static_cast<ChoiceRow*>(m_ways[i])->setFramed(static_cast<int>(i) == m_at);
}

void PromptBar::giveLetters() {
    if (!m_prompt.waits || !isAsking()) return;
    for (QPushButton* way : m_ways) way->setText({}); // their own are free
    QString taken = accessKeysIn(*window());
    for (std::size_t i = 0; i < m_ways.size(); ++i) m_ways[i]->setText(labelOf(static_cast<int>(i), taken));
}

// With its key: a number, or where those are typed into the text Enter and Ctrl+Enter.
QString PromptBar::labelOf(int way, QString& taken) const {
    const QString label = withoutMnemonic(brief(m_prompt.ways[way], kInCell));
    if (!m_numbered) return label;
    if (m_prompt.waits) { // digits are typed elsewhere meanwhile
        const QString lettered = withAccessKey(label, taken);
        const QString key = QKeySequence::mnemonic(lettered).toString(QKeySequence::NativeText);
        return key.isEmpty() ? label : QStringLiteral("%1  (%2)").arg(lettered, key);
    }
    if (!m_prompt.needsText)
        return QStringLiteral("&%1  %2").arg(way + 1).arg(broken(label, lettersInLine()));
    const int enters = enterCancels() ? way + 1 : way; // which Enter it is, if any
    const QString key = enters == 0   ? shortcuts::inWords(u"answerFirst")
                        : enters == 1 ? shortcuts::inWords(u"answerSecond")
                                      : QString();
    return key.isEmpty() ? label : QStringLiteral("%1  (%2)").arg(label, key);
}

// As wide as the page, also before it is laid out.
int PromptBar::room() const {
    const auto* side = window()->findChild<SideColumn*>();
    const int taken = side != nullptr && !side->isHidden() ? side->width() : 0;
    return window()->width() - taken - kMargins;
}

int PromptBar::lettersInLine() const {
    // The first stands there in bold letters.
    return std::clamp((room() - 2 * fontMetrics().height()) * 4 / 5 /
                          std::max(fontMetrics().averageCharWidth(), 1),
                      kFewestInLine, kLongestLine);
}

// The same question asked again finds it there.
void PromptBar::keepTyped() {
    if (!m_answer || !m_prompt.needsText || m_text->text().isEmpty()) return;
    m_left = m_prompt.question;
    m_leftText = m_text->text();
}

void PromptBar::cancel() {
    keepTyped();
    m_answer = nullptr;
    m_prompt.typing = nullptr;
    const bool hadFocus = hasFocus() || isAncestorOf(QApplication::focusWidget());
    if (hadFocus && m_before) m_before->setFocus();
    hide();
    emit closed();
}

bool PromptBar::comesFirst() {
    if (!isFirst()) return false;
    m_lack->setText(tr("Zuerst diese Frage beantworten, oder Esc."));
    m_lack->show();
    QWidget* const here = QApplication::focusWidget();
    if (here == nullptr || !isAncestorOf(here))
        (m_prompt.needsText || m_prompt.offers ? static_cast<QWidget*>(m_text) : this)->setFocus();
    return true;
}

QString PromptBar::leave() {
    if (m_prompt.goesAlong) return {};
    const QString typed = isAsking() && m_prompt.needsText ? asLine(m_text->text()) : QString();
    cancel();
    return typed;
}

void PromptBar::keyPressEvent(QKeyEvent* event) {
    const int way = event->key() - Qt::Key_1;
    if (event->key() == Qt::Key_Escape)
        cancel();
    else if (m_numbered && !m_prompt.needsText && !m_prompt.offers && way >= 0 &&
             way < static_cast<int>(m_ways.size()))
        answer(way);
    else if (const auto letters = m_prompt.letters; // another question may come of it
             letters && !event->text().isEmpty() && event->text().front().isLetter())
        letters(event->text());
    else
        QFrame::keyPressEvent(event);
}

// Whoever clicks twice means what lay there before the question came.
bool PromptBar::eventFilter(QObject* watched, QEvent* event) {
    // Ctrl+Enter answers here, whatever the page behind does with it.
    if (watched == m_text && event->type() == QEvent::ShortcutOverride &&
        static_cast<QKeyEvent*>(event)->key() == Qt::Key_Return) {
        event->accept();
        return true;
    }
    if (watched == m_text) {
        const int key =
            event->type() == QEvent::KeyPress ? static_cast<QKeyEvent*>(event)->key() : Qt::Key_unknown;
        const bool goes = m_prompt.offers && (key == Qt::Key_Up || key == Qt::Key_Down);
        if (goes) frame(m_at + (key == Qt::Key_Down ? 1 : -1));
        return goes || QFrame::eventFilter(watched, event);
    }
    return event->type() == QEvent::MouseButtonDblClick || QFrame::eventFilter(watched, event);
}

void PromptBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    layOutWays();
}

// As many side by side as there is room for: the window never grows by a question, and the page below keeps
// what it can.
void PromptBar::layOutWays() {
    QWidgetList parts;
    if (m_prompt.needsText || m_prompt.offers) parts << m_text;
    for (QPushButton* way : m_ways) parts << way;
    if (hasRows())
        m_head->addWidget(m_cancel, 0, Qt::AlignTop);
    else
        parts << m_cancel;
    const int room = this->room();
    QList<int> lengths; // of the lines
    int left = 0;
    const int typed = std::min(kFewestTyped * fontMetrics().averageCharWidth(), room);
    for (const QWidget* part : std::as_const(parts)) {
        const int hint = part->sizeHint().width();
        const int wide = (part == m_text ? std::max(hint, typed) : hint) + m_row->spacing();
        if (lengths.isEmpty() || wide > left || hasRows()) {
            lengths << 0;
            left = room;
        }
        ++lengths.back();
        left -= wide;
    }
    if (m_row->property(kLines) == QVariant::fromValue(lengths)) return;
    m_row->setProperty(kLines, QVariant::fromValue(lengths));
    while (const std::unique_ptr<QLayoutItem> line{m_row->takeAt(0)})
        while (const std::unique_ptr<QLayoutItem> part{line->layout()->takeAt(0)}) continue;
    for (const int length : std::as_const(lengths)) {
        auto* line = new QHBoxLayout;
        m_row->addLayout(line);
        const bool hasText = parts.front() == m_text;
        for (int i = 0; i < length; ++i) {
            QWidget* part = parts.takeFirst();
            line->addWidget(part, part == m_text || hasRows() ? 1 : 0);
        }
        if (!hasText && !hasRows()) line->addStretch(0);
    }
}

void PromptBar::answer(int way) {
    const QString typed = asLine(m_text->text());
    const bool hasWords = std::ranges::any_of(typed, [](QChar letter) { return letter.isLetter(); });
    const bool isWithout = m_prompt.mayBeEmpty && typed.isEmpty();
    const bool isReason = m_prompt.hint.isEmpty(); // in words
    const bool lacks = m_prompt.needsText && !isWithout && (typed.isEmpty() || (isReason && !hasWords));
    const bool nobody = m_prompt.offers && m_ways.empty();
    if (lacks || nobody) {
        // numbers are the next line of a sheet, typed on without looking up
        m_lack->setText(nobody            ? m_prompt.lack
                        : typed.isEmpty() ? tr("Hier ist noch nichts eingetippt.")
                                          : tr("Hier braucht es einen Grund in Worten. Esc: doch nicht."));
        m_lack->show();
        m_text->setFocus();
        return;
    }
    const Answer answer = std::exchange(m_answer, nullptr);
    if (m_prompt.question == m_left) m_left.clear();
    cancel();
    if (answer) answer(way, typed);
}

} // namespace schreiber::desktop
