#include "widgets/prompt_bar.h"

#include "base/text.h"
#include "base/typed.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QStyle>
#include <QVBoxLayout>

#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kLongestLine = 70; // letters of a way
constexpr int kBeside = 400;     // the left column and the margins

// A button does not break its words by itself.
QString broken(const QString& sentence) {
    QString lines;
    int length = 0;
    for (const QString& word : sentence.split(QLatin1Char(' '))) {
        if (length > 0) lines += length + word.size() > kLongestLine ? QLatin1Char('\n') : QLatin1Char(' ');
        length = length + word.size() > kLongestLine ? 0 : length + 1;
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
    , m_lack(new QLabel(this))
    , m_text(new QLineEdit(this))
    , m_row(new QHBoxLayout)
    , m_letBe(new QPushButton(this)) {
    setObjectName(QStringLiteral("promptBar"));
    m_question->setObjectName(QStringLiteral("promptQuestion"));
    m_question->setTextFormat(Qt::PlainText);
    m_question->setWordWrap(true);
    m_lack->setObjectName(QStringLiteral("promptLack"));
    m_lack->setText(tr("Hier ist noch nichts eingetippt."));
    m_lack->setProperty("tone", QStringLiteral("bad"));
    m_text->setObjectName(QStringLiteral("promptText"));
    m_text->setMaxLength(200);
    m_letBe->setObjectName(QStringLiteral("promptCancel"));
    m_letBe->setAutoDefault(true);
    connect(m_letBe, &QPushButton::clicked, this, &PromptBar::letBe);
    connect(m_text, &QLineEdit::returnPressed, this, [this] { answer(0); });
    connect(m_text, &QLineEdit::textChanged, m_lack, &QWidget::hide);

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(m_question);
    column->addLayout(m_row);
    column->addWidget(m_lack);
    m_row->addWidget(m_text, 1);
    m_row->addStretch(0);
    m_row->addWidget(m_letBe);
    hide();
}

void PromptBar::ask(const Prompt& prompt, Answer answer) {
    m_before = QApplication::focusWidget();
    m_answer = std::move(answer);
    m_needsText = prompt.needsText;
    m_waits = prompt.waits;
    m_question->setText(prompt.question);
    m_text->setText(prompt.typed);
    m_text->setAccessibleName(prompt.hint.isEmpty() ? tr("Grund") : prompt.hint);
    m_text->setPlaceholderText(prompt.hint.isEmpty() ? tr("Grund, kommt ins Journal") : prompt.hint);
    m_text->setVisible(prompt.needsText);
    m_lack->hide();
    const bool letsBe = !prompt.letBe.isEmpty();
    m_numbered = prompt.ways.size() > 1 || letsBe; // then each way has its number as a key
    m_letBe->setText(withoutMnemonic(letsBe ? prompt.letBe : tr("Abbrechen")) + QStringLiteral("  (Esc)"));
    showPrimary(*m_letBe, letsBe);
    for (QPushButton* way : m_ways) {
        way->hide();
        way->deleteLater();
    }
    m_ways.clear();
    for (int i = 0; i < prompt.ways.size(); ++i) {
        auto* way = new QPushButton(
            m_numbered ? QStringLiteral("&%1  %2").arg(i + 1).arg(broken(withoutMnemonic(prompt.ways[i])))
                       : withoutMnemonic(prompt.ways[i]),
            this);
        way->setObjectName(QStringLiteral("promptWay%1").arg(i));
        way->setAutoDefault(true);
        if (i == 0 && !letsBe) way->setProperty("role", QStringLiteral("primary"));
        connect(way, &QPushButton::clicked, this, [this, i] { this->answer(i); });
        m_row->insertWidget(m_row->count() - 1, way);
        m_ways.push_back(way);
    }
    layOutWays();
    QWidget* last = m_text;
    for (QPushButton* way : m_ways) {
        setTabOrder(last, way);
        last = way;
    }
    setTabOrder(last, m_letBe);
    show();
    emit asked();
    if (m_waits) return;
    if (prompt.needsText)
        m_text->setFocus();
    else if (letsBe)
        m_letBe->setFocus();
    else if (!m_ways.empty())
        m_ways.front()->setFocus();
}

void PromptBar::letBe() {
    m_answer = nullptr;
    const bool hadFocus = isAncestorOf(QApplication::focusWidget());
    if (hadFocus && m_before) m_before->setFocus();
    hide();
}

void PromptBar::keyPressEvent(QKeyEvent* event) {
    const int way = event->key() - Qt::Key_1;
    if (event->key() == Qt::Key_Escape)
        letBe();
    else if (m_numbered && !m_needsText && way >= 0 && way < static_cast<int>(m_ways.size()))
        answer(way);
    else
        QFrame::keyPressEvent(event);
}

void PromptBar::resizeEvent(QResizeEvent* event) {
    QFrame::resizeEvent(event);
    layOutWays();
}

// What does not fit side by side stands below each other; the window never grows by a question.
void PromptBar::layOutWays() {
    int wanted = m_letBe->sizeHint().width() + (m_needsText ? m_text->sizeHint().width() : 0);
    for (const QPushButton* way : m_ways) wanted += way->sizeHint().width() + m_row->spacing();
    const bool tall = wanted > parentWidget()->width() - kBeside;
    m_row->setDirection(tall ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void PromptBar::answer(int way) {
    const QString typed = asLine(m_text->text());
    if (m_needsText && typed.isEmpty()) {
        m_lack->show();
        m_text->setFocus();
        return;
    }
    const Answer answer = std::exchange(m_answer, nullptr);
    letBe();
    if (answer) answer(way, typed);
}

} // namespace schreiber::desktop
