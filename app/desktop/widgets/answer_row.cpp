#include "widgets/answer_row.h"

#include "base/look.h"
#include "widgets/flow_row.h"

#include <QButtonGroup>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr double kChipHigh = 2.35; // in the height of a letter's square
constexpr double kDenseHigh = 1.75;
constexpr double kSideLetters = 0.82;
constexpr double kCapSize = 0.8;
constexpr int kAroundChip = 10;
constexpr int kAroundCap = 6;
constexpr int kBetweenChips = 10;
constexpr int kFewestChipLetters = 12;

} // namespace

AnswerChip::AnswerChip(const QString& key, const QString& label, const QString& side, const QString& whyNot,
                       QWidget* parent)
    : QRadioButton(label, parent)
    , m_key(key)
    , m_side(side)
    , m_whyNot(whyNot) {
    setEnabled(whyNot.isEmpty());
    if (!whyNot.isEmpty()) setToolTip(whyNot.toHtmlEscaped());
    setAccessibleName(side.isEmpty() ? label : QStringLiteral("%1 %2").arg(label, side));
    setAccessibleDescription(key);
    setCursor(Qt::PointingHandCursor);
    setSizePolicy(QSizePolicy::Maximum, QSizePolicy::Fixed);
}

void AnswerChip::setKeyTaken(bool isTaken) {
    m_isKeyTaken = isTaken;
    setAccessibleDescription(isTaken ? QString() : m_key);
    update();
}

void AnswerChip::setDense(bool isDense) {
    m_isDense = isDense;
    updateGeometry();
}

int AnswerChip::capWidth() const {
    if (m_key.isEmpty()) return 0;
    const QFontMetrics letters(scaled(font(), kCapSize));
    return std::max(letters.horizontalAdvance(m_key), letters.horizontalAdvance(u'0')) + 2 * kAroundCap;
}

// As wide as it is chosen and bold, so that nothing moves.
QSize AnswerChip::sizeHint() const {
    int wide = 2 * kAroundChip + QFontMetrics(scaled(font(), 1.0, true)).horizontalAdvance(text());
    if (const int cap = capWidth(); cap > 0) wide += cap + kAroundChip;
    if (!m_side.isEmpty()) wide += 5 + QFontMetrics(scaled(font(), kSideLetters)).horizontalAdvance(m_side);
    return {wide + 2, static_cast<int>((m_isDense ? kDenseHigh : kChipHigh) * fontInfo().pixelSize())};
}

QSize AnswerChip::minimumSizeHint() const {
    const QSize whole = sizeHint();
    const int few = kFewestChipLetters * fontMetrics().averageCharWidth() + capWidth() + 2 * kAroundChip;
    return {std::min(whole.width(), few), whole.height()};
}

// What has no room is told under the mouse.
void AnswerChip::resizeEvent(QResizeEvent* event) {
    QRadioButton::resizeEvent(event);
    if (!m_whyNot.isEmpty()) return;
    setToolTip(width() < sizeHint().width() ? accessibleName().toHtmlEscaped() : QString());
}

void AnswerChip::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const bool chosen = isChecked();
    const QColor ink = !isEnabled() ? c.line : chosen ? c.onAccent : c.text;
    painter.setPen(QPen(hasFocus() ? (chosen ? c.text : c.accent)
                        : chosen   ? c.accent
                                   : c.line,
                        hasFocus() ? 2 : 1));
    painter.setBrush(chosen ? c.accent : !isEnabled() ? c.window : c.surface);
    painter.drawRoundedRect(QRectF(rect()).adjusted(1, 1, -1, -1), 6, 6);
    int x = kAroundChip;
    if (const int cap = capWidth(); cap > 0) {
        if (!m_isKeyTaken) {
            const QFont small = scaled(font(), kCapSize);
            const int high = QFontMetrics(small).height() + 4;
            const QRect box(x, (height() - high) / 2, cap, high);
            QColor edge = ink;
            edge.setAlphaF(0.55F);
            painter.setPen(edge);
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
            painter.setPen(ink);
            painter.setFont(small);
            painter.drawText(box, Qt::AlignCenter, m_key);
        }
        x += cap + kAroundChip;
    }
    painter.setPen(ink);
    painter.setFont(scaled(font(), 1.0, chosen));
    const QRect inside(x, 0, width() - x - kAroundChip / 2, height());
    painter.drawText(inside, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text(), Qt::ElideRight, inside.width()));
    if (m_side.isEmpty()) return;
    x += painter.fontMetrics().horizontalAdvance(text()) + 5;
    painter.setFont(scaled(font(), kSideLetters));
    painter.setPen(chosen || !isEnabled() ? ink : c.muted);
    painter.drawText(QRect(x, 1, width() - x, height()), Qt::AlignLeft | Qt::AlignVCenter, m_side);
}

AnswerRow::AnswerRow(const QString& name, const QString& question, const std::vector<Choice>& choices,
                     bool isDense, QWidget* parent)
    : QGroupBox(parent)
    , m_choices(choices)
    , m_group(new QButtonGroup(this))
    , m_row(new FlowRow(this)) {
    setObjectName(name);
    setAccessibleName(question);
    setFlat(true);
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_row);
    m_row->setSpacing(isDense ? 6 : kBetweenChips, 6);
    for (const Choice& choice : m_choices) {
        auto* chip = new AnswerChip(choice.key, choice.label, choice.side, choice.whyNot, m_row);
        chip->setObjectName(QStringLiteral("%1-%2").arg(name, choice.value));
        chip->setDense(isDense);
        m_group->addButton(chip);
        m_chips.push_back(chip);
        m_row->add(chip);
        connect(chip, &QRadioButton::clicked, this, [this, value = choice.value] { emit chosen(value); });
    }
    setContentsMargins(0, 0, 0, 0);
}

// A box keeps room for its frame and title, which are not seen.
bool AnswerRow::event(QEvent* event) {
    const bool done = QGroupBox::event(event);
    if (!contentsMargins().isNull()) setContentsMargins(0, 0, 0, 0);
    return done;
}

void AnswerRow::setValue(const QString& value) {
    m_group->setExclusive(false);
    for (std::size_t i = 0; i < m_chips.size(); ++i) m_chips[i]->setChecked(m_choices[i].value == value);
    m_group->setExclusive(true);
}

QString AnswerRow::value() const {
    for (std::size_t i = 0; i < m_chips.size(); ++i)
        if (m_chips[i]->isChecked()) return m_choices[i].value;
    return {};
}

bool AnswerRow::takeKey(const QString& key) {
    for (std::size_t i = 0; i < m_chips.size(); ++i) {
        if (m_choices[i].key.isEmpty() || m_choices[i].key.compare(key, Qt::CaseInsensitive) != 0) continue;
        if (!m_chips[i]->isEnabled()) return true;
        m_chips[i]->setChecked(true);
        emit chosen(m_choices[i].value);
        return true;
    }
    return false;
}

void AnswerRow::setKeysTaken(const QStringList& keys) {
    for (AnswerChip* chip : m_chips) chip->setKeyTaken(keys.contains(chip->key()));
}

void AnswerRow::addBeside(QWidget* part) {
    m_row->add(part);
}

void AnswerRow::arrive() {
    for (AnswerChip* chip : m_chips)
        if (chip->isChecked()) return chip->setFocus(Qt::TabFocusReason);
    if (!m_chips.empty()) m_chips.front()->setFocus(Qt::TabFocusReason);
}

} // namespace schreiber::desktop
