#include "games/perlaggen/dispute/card_palette.h"

#include "base/text.h"
#include "games/perlaggen/dispute/card_grid.h"
#include "widgets/flow_row.h"

#include <QKeyEvent>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

namespace schreiber::desktop {

CardPalette::CardPalette(QWidget* parent)
    : QWidget(parent)
    , m_question(new QLabel(this))
    , m_grid(new CardGrid(this))
    , m_plain(new QPushButton(this))
    , m_leave(new QPushButton(tr("Abbrechen (Esc)"), this)) {
    setObjectName(QStringLiteral("cardPalette"));
    m_question->setObjectName(QStringLiteral("paletteQuestion"));
    m_question->setTextFormat(Qt::PlainText);
    m_question->setProperty("role", QStringLiteral("sub"));
    m_plain->setObjectName(QStringLiteral("palettePlain"));
    m_leave->setObjectName(QStringLiteral("paletteLeave"));
    m_question->setWordWrap(true);
    auto* head = new FlowRow(this);
    head->add(m_question);
    head->addStretch();
    head->add(m_plain);
    head->add(m_leave);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addWidget(head);
    column->addWidget(m_grid, 1);
    connect(m_grid, &CardGrid::chosen, this, &CardPalette::chosen);
    connect(m_plain, &QPushButton::clicked, this, &CardPalette::plainChosen);
    connect(m_leave, &QPushButton::clicked, this, &CardPalette::left);
}

void CardPalette::ask(const QString& question, cards::CardSet offered, const QString& plain) {
    m_question->setText(question);
    m_plain->setText(plain + QStringLiteral("  (-)"));
    m_plain->setVisible(!plain.isEmpty());
    m_grid->setAccessibleName(question);
    m_grid->offer(offered);
    m_grid->setFocus();
}

void CardPalette::keyPressEvent(QKeyEvent* event) {
    if (event->key() == Qt::Key_Escape) return emit left();
    if (event->key() == Qt::Key_Minus && m_plain->isVisible()) return emit plainChosen();
    QWidget::keyPressEvent(event);
}

} // namespace schreiber::desktop
