#include "widgets/prompt_bar.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr int kLongestSideBySide = 34; // letters of a way

} // namespace

PromptBar::PromptBar(QWidget* parent)
    : QFrame(parent)
    , m_question(new QLabel(this))
    , m_text(new QLineEdit(this))
    , m_row(new QHBoxLayout)
    , m_letBe(new QPushButton(tr("Abbrechen") + QStringLiteral("  (Esc)"), this)) {
    setObjectName(QStringLiteral("promptBar"));
    m_question->setObjectName(QStringLiteral("promptQuestion"));
    m_question->setTextFormat(Qt::PlainText);
    m_question->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("promptText"));
    m_text->setMaxLength(200);
    m_letBe->setObjectName(QStringLiteral("promptCancel"));
    m_letBe->setAutoDefault(true);
    connect(m_letBe, &QPushButton::clicked, this, &PromptBar::letBe);
    connect(m_text, &QLineEdit::returnPressed, this, [this] { answer(0); });

    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(12, 8, 12, 8);
    column->addWidget(m_question);
    column->addLayout(m_row);
    m_row->addWidget(m_text, 1);
    m_row->addStretch(0);
    m_row->addWidget(m_letBe);
    hide();
}

void PromptBar::ask(const Prompt& prompt, Answer answer) {
    m_before = QApplication::focusWidget();
    m_answer = std::move(answer);
    m_needsText = prompt.needsText;
    m_question->setText(prompt.question);
    m_text->clear();
    m_text->setAccessibleName(prompt.hint.isEmpty() ? tr("Grund") : prompt.hint);
    m_text->setPlaceholderText(prompt.hint.isEmpty() ? tr("Grund, kommt ins Journal") : prompt.hint);
    m_text->setVisible(prompt.needsText);
    for (QPushButton* way : m_ways) way->deleteLater();
    m_ways.clear();
    for (int i = 0; i < prompt.ways.size(); ++i) {
        const bool choice = prompt.ways.size() > 1; // then each has its number as a key
        auto* way = new QPushButton(
            choice ? QStringLiteral("&%1  %2").arg(i + 1).arg(prompt.ways[i]) : prompt.ways[i], this);
        way->setObjectName(QStringLiteral("promptWay%1").arg(i));
        way->setAutoDefault(true);
        if (i == 0) way->setProperty("role", QStringLiteral("primary"));
        connect(way, &QPushButton::clicked, this, [this, i] { this->answer(i); });
        m_row->insertWidget(m_row->count() - 1, way);
        m_ways.push_back(way);
    }
    // Sentences to choose from stand below each other.
    const bool tall = std::any_of(prompt.ways.begin(), prompt.ways.end(),
                                  [](const QString& way) { return way.size() > kLongestSideBySide; });
    m_row->setDirection(tall ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
    QWidget* last = m_text;
    for (QPushButton* way : m_ways) {
        setTabOrder(last, way);
        last = way;
    }
    setTabOrder(last, m_letBe);
    show();
    if (prompt.needsText)
        m_text->setFocus();
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
    if (event->key() == Qt::Key_Escape)
        letBe();
    else
        QFrame::keyPressEvent(event);
}

void PromptBar::answer(int way) {
    const QString typed = m_text->text().trimmed();
    if (m_needsText && typed.isEmpty()) {
        m_text->setFocus();
        return;
    }
    const Answer answer = std::exchange(m_answer, nullptr);
    letBe();
    if (answer) answer(way, typed);
}

} // namespace schreiber::desktop
