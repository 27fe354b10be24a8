#include "widgets/pack_palette.h"

#include "base/look.h"
#include "widgets/card_deck.h"
#include "widgets/pack_grid.h"
#include "widgets/whole_label.h"

#include <QCoreApplication>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace schreiber::desktop {
namespace {

constexpr int kLettersOfTitle = 18;

} // namespace

PackPalette::PackPalette(const QString& name, int suitsInARow, QWidget* parent)
    : QWidget(parent)
    , m_title(new QLabel(this))
    , m_hint(new QLabel(this))
    , m_head(new QHBoxLayout)
    , m_grid(new PackGrid(suitsInARow, this)) {
    setObjectName(name);
    m_title->setObjectName(name + QStringLiteral("Title"));
    m_title->setTextFormat(Qt::PlainText);
    m_title->setProperty("role", QStringLiteral("label"));
    m_title->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    m_hint->setTextFormat(Qt::PlainText);
    m_hint->setProperty("role", QStringLiteral("muted"));
    m_grid->setObjectName(name + QStringLiteral("Cards"));
    m_head->addWidget(m_title, 1);
    m_head->addWidget(m_hint);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(6);
    column->addLayout(m_head);
    column->addWidget(m_grid, 1);
    connect(m_grid, &PackGrid::chosen, this, &PackPalette::choose);
    setFocusProxy(m_grid);
}

void PackPalette::setDeck(std::shared_ptr<const CardDeck> deck) {
    m_deck = std::move(deck);
    m_grid->setDeck(m_deck);
    offer();
}

void PackPalette::setTitle(const QString& title, const QString& hint) {
    m_titleText = title;
    m_hintText = hint;
    offer();
}

void PackPalette::addToHead(QWidget* part) {
    m_head->addWidget(part);
    m_besideTitle.push_back(part);
}

// The title is read whole: where what stands beside it leaves it no room, that goes below it. It follows from
// the width alone, whatever the title says just now.
void PackPalette::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    int taken = 0;
    for (const QWidget* part : m_besideTitle) taken += part->sizeHint().width() + m_head->spacing();
    const bool isBelow = taken > 0 && width() - taken < kLettersOfTitle * fontMetrics().averageCharWidth();
    m_head->setDirection(isBelow ? QBoxLayout::TopToBottom : QBoxLayout::LeftToRight);
}

void PackPalette::show(const Cards& cards) {
    m_cards = cards;
    offer();
}

// What can be clicked on, and the head that says for what.
void PackPalette::offer() {
    if (!m_deck) return;
    QSet<QString> all;
    for (const auto& row : m_deck->rows())
        for (const QString& card : row) all.insert(card);
    m_grid->show(isAsking() ? all & m_answers : all - m_cards.laid - m_cards.barred, m_cards.laid);
    const QString said = isAsking() ? m_question : m_titleText;
    setTone(*m_title, isAsking() ? QStringLiteral("warn") : QString());
    QFont letters = font();
    letters.setBold(true);
    m_title->setFont(letters);
    m_title->setText(said);
    m_title->setToolTip(said.toHtmlEscaped());
    m_hint->setText(m_hintText);
    m_hint->setVisible(!isAsking() && !m_hintText.isEmpty());
    m_grid->setAccessibleName(said);
}

void PackPalette::choose(const QString& card) {
    if (isAsking()) {
        stopAsking();
        return emit answered(card);
    }
    const bool namable = m_cards.namable.contains(card);
    emit laid(card);
    if (namable) ask(tr("%1, worauf getauft? (Enter: nicht)").arg(m_deck->called(card)), m_cards.names);
}

void PackPalette::ask(const QString& question, const QSet<QString>& offered) {
    m_question = question;
    m_answers = offered;
    offer();
    emit askingChanged();
}

void PackPalette::stopAsking() {
    if (!isAsking()) return;
    m_question.clear();
    offer();
    emit askingChanged();
}

// Enter leaves a card without a name; Delete takes the last one back. Letters are the line's.
void PackPalette::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return isAsking() ? stopAsking() : m_grid->chooseHere();
    case Qt::Key_Delete:
        stopAsking();
        return emit takenBack();
    default:
        break;
    }
    const bool isLetter = !event->text().isEmpty() && event->text().front().isPrint();
    const auto held = event->modifiers() & ~(Qt::ShiftModifier | Qt::KeypadModifier);
    const bool isTyped = (isLetter || event->key() == Qt::Key_Backspace) && held == Qt::NoModifier;
    if (m_line == nullptr || !isTyped) return QWidget::keyPressEvent(event);
    m_line->setFocus(Qt::OtherFocusReason);
    QCoreApplication::sendEvent(m_line, event);
}

} // namespace schreiber::desktop
