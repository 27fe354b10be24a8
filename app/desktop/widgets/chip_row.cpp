#include "widgets/chip_row.h"

#include "base/look.h"

#include <QAccessible>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kChipGap = 4;
constexpr int kChipPadding = 4;
constexpr double kChipLetters = 0.83;
constexpr double kCapLetters = 0.72;
constexpr double kSizes[] = {kChipLetters, 0.76, 0.7, 0.64}; // the first in which all can be read
constexpr double kTitleLetters = 3.1;                        // as wide as so many of the letters' height

const QString& capOf(const ChipRow::Chip& chip) {
    return chip.key.isEmpty() ? chip.pageKey : chip.key;
}

void drawFitted(QPainter& painter, const QFont& font, bool bold, const QRect& place, const QString& text) {
    for (const double size : kSizes) {
        painter.setFont(scaled(font, size, bold));
        if (painter.fontMetrics().horizontalAdvance(text) <= place.width()) break;
    }
    painter.drawText(place, Qt::AlignLeft | Qt::AlignVCenter,
                     painter.fontMetrics().elidedText(text, Qt::ElideRight, place.width() + 1));
}

} // namespace

ChipRow::ChipRow(const QString& name, const QString& title, QWidget* parent)
    : QWidget(parent)
    , m_title(title) {
    setObjectName(name);
    setAccessibleName(title);
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void ChipRow::setChips(const std::vector<Chip>& chips) {
    if (chips == m_chips) return;
    m_chips = chips;
    m_current = std::clamp(m_current, 0, std::max(0, static_cast<int>(m_chips.size()) - 1));
    QStringList chosen;
    for (const Chip& chip : m_chips)
        if (chip.state == Chip::State::Chosen || chip.state == Chip::State::Marked) chosen << chip.label;
    setAccessibleDescription(chosen.join(QStringLiteral(", ")));
    setEnabled(hasAny());
    fit();
    update();
}

bool ChipRow::hasAny() const {
    return std::any_of(m_chips.begin(), m_chips.end(),
                       [](const Chip& chip) { return chip.state != Chip::State::Off; });
}

int ChipRow::titleWidth() const {
    return static_cast<int>(kTitleLetters * fontMetrics().height());
}

int ChipRow::chipHeight() const {
    return QFontMetrics(scaled(font(), kChipLetters)).height() + 2 * kChipPadding + 1;
}

int ChipRow::capWidth(const Chip& chip) const {
    if (capOf(chip).isEmpty()) return 0;
    const QFontMetrics small(scaled(font(), kCapLetters));
    return std::max(small.horizontalAdvance(capOf(chip)) + 8, small.height());
}

// As wide as they are in bold, so that nothing moves as they are chosen.
std::vector<int> ChipRow::widths(int room) const {
    const QFontMetrics letters(scaled(font(), kChipLetters, true));
    std::vector<int> all;
    int widest = 0;
    for (const Chip& chip : m_chips) {
        const int cap = capWidth(chip);
        all.push_back(letters.horizontalAdvance(chip.label) + (cap > 0 ? cap + kChipPadding : 0) +
                      2 * kChipPadding);
        widest = std::max(widest, all.back());
    }
    const int gaps = kChipGap * (static_cast<int>(all.size()) - 1);
    const auto needed = [&](int most) {
        int sum = gaps;
        for (const int wide : all) sum += std::min(wide, most);
        return sum;
    };
    const int least = 2 * chipHeight();
    while (m_isOneLine && widest > least && needed(widest) > room) --widest;
    for (int& wide : all) wide = std::min(wide, widest);
    return all;
}

// From the left, and in the next line what finds no room.
std::vector<QRect> ChipRow::places(int width) const {
    std::vector<QRect> places;
    const int left = titleWidth();
    int x = left;
    int y = 0;
    for (const int wide : widths(width - left)) {
        if (x > left && x + wide > width) {
            x = left;
            y += chipHeight() + kChipGap;
        }
        places.emplace_back(x, y, std::min(wide, std::max(1, width - x)), chipHeight());
        x += wide + kChipGap;
    }
    return places;
}

int ChipRow::heightIn(int width) const {
    const auto all = places(width);
    return all.empty() ? chipHeight() : all.back().bottom() + 1;
}

void ChipRow::fit() {
    const int high = heightIn(width());
    if (high == minimumHeight() && high == maximumHeight()) return;
    setFixedHeight(high);
    updateGeometry();
}

QSize ChipRow::sizeHint() const {
    return {titleWidth() + 8 * fontMetrics().height(), heightIn(width())};
}

QSize ChipRow::minimumSizeHint() const {
    return {titleWidth() + 6 * fontMetrics().height(), heightIn(width())};
}

void ChipRow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    fit();
}

void ChipRow::focusInEvent(QFocusEvent* event) {
    QWidget::focusInEvent(event);
    m_letters.clear();
    const bool byTab = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    m_isFramedByHand = byTab;
    const auto first = std::find_if(m_chips.begin(), m_chips.end(), [](const Chip& chip) {
        return chip.state == Chip::State::Chosen || chip.state == Chip::State::Marked;
    });
    if (first != m_chips.end()) m_current = static_cast<int>(first - m_chips.begin());
    if (!m_chips.empty() && m_chips[static_cast<std::size_t>(m_current)].state == Chip::State::Off)
        stepChip(1);
    update();
}

void ChipRow::focusOutEvent(QFocusEvent* event) {
    QWidget::focusOutEvent(event);
    update();
}

void ChipRow::choose(int chip) {
    if (chip < 0 || chip >= static_cast<int>(m_chips.size())) return;
    m_current = chip;
    m_letters.clear();
    if (m_chips[static_cast<std::size_t>(chip)].state != Chip::State::Off) emit chosen(chip);
    update();
    QAccessibleEvent changed(this, QAccessible::DescriptionChanged);
    QAccessible::updateAccessibility(&changed);
}

void ChipRow::stepChip(int by) {
    const int count = static_cast<int>(m_chips.size());
    for (int chip = m_current + by; chip >= 0 && chip < count; chip += by) {
        if (m_chips[static_cast<std::size_t>(chip)].state == Chip::State::Off) continue;
        m_current = chip;
        return update();
    }
}

bool ChipRow::begins(const QString& letter) const {
    const QString key = letter == QLatin1String("-") ? QString(QChar(0x2212)) : letter;
    return std::any_of(m_chips.begin(), m_chips.end(), [&](const Chip& chip) {
        return chip.state != Chip::State::Off && chip.key.startsWith(key, Qt::CaseInsensitive);
    });
}

// Keys of two letters are typed one after the other; no key is the beginning of another.
bool ChipRow::takeLetter(const QString& letter) {
    m_isFramedByHand = false;
    for (const QString& typed : {m_letters + letter, letter}) {
        bool begins = false;
        for (std::size_t chip = 0; chip < m_chips.size(); ++chip) {
            if (m_chips[chip].state == Chip::State::Off) continue;
            const QString& key = m_chips[chip].key;
            const bool isSame = key.compare(typed, Qt::CaseInsensitive) == 0 ||
                                (key == QChar(0x2212) && typed == QLatin1String("-"));
            if (isSame) {
                choose(static_cast<int>(chip));
                return true;
            }
            begins = begins || key.startsWith(typed, Qt::CaseInsensitive);
        }
        if (!begins) continue;
        m_letters = typed;
        return true;
    }
    m_letters.clear();
    return false;
}

void ChipRow::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Right:
        m_isFramedByHand = true;
        return stepChip(event->key() == Qt::Key_Left ? -1 : 1);
    case Qt::Key_Space:
        if (m_isFramedByHand) choose(m_current);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return emit entered();
    default:
        break;
    }
    const QString typed = event->text();
    const bool isLetter = !typed.isEmpty() && typed.front().isPrint();
    if (!isLetter) return QWidget::keyPressEvent(event);
    const QString begun = m_letters;
    if (!takeLetter(typed)) emit letterTyped(begun + typed);
}

void ChipRow::mousePressEvent(QMouseEvent* event) {
    m_isFramedByHand = false;
    const auto all = places(width());
    for (std::size_t chip = 0; chip < all.size(); ++chip)
        if (all[chip].contains(event->pos())) choose(static_cast<int>(chip));
}

// A label that finds no room is told whole.
bool ChipRow::event(QEvent* event) {
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
    if (event->type() != QEvent::ToolTip) return QWidget::event(event);
    const auto* help = static_cast<QHelpEvent*>(event);
    const auto all = places(width());
    for (std::size_t chip = 0; chip < all.size(); ++chip)
        if (all[chip].contains(help->pos())) QToolTip::showText(help->globalPos(), m_chips[chip].label, this);
    return true;
}

void ChipRow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setPen(colours().muted);
    drawFitted(painter, font(), false, QRect(0, 0, titleWidth() - kChipGap, chipHeight()), m_title);
    painter.setRenderHint(QPainter::Antialiasing);
    const auto all = places(width());
    for (std::size_t chip = 0; chip < all.size(); ++chip)
        paintChip(painter, static_cast<int>(chip), all[chip]);
}

void ChipRow::paintChip(QPainter& painter, int chip, const QRect& place) const {
    const Colours& c = colours();
    const Chip& told = m_chips[static_cast<std::size_t>(chip)];
    const bool isChosen = told.state == Chip::State::Chosen;
    const bool isMarked = told.state == Chip::State::Marked;
    const bool isOff = told.state == Chip::State::Off;
    const QColor ink = isChosen ? c.onAccent : isMarked ? c.good : isOff ? c.line : c.text;
    const QColor back = isChosen ? c.accent : isMarked ? c.goodBack : isOff ? c.window : c.surface;
    const bool isFramed = hasFocus() && chip == m_current;
    painter.setPen(QPen(isFramed   ? (isChosen ? c.text : c.accent)
                        : isMarked ? c.good
                                   : c.line,
                        isFramed ? 2.0 : 1.0));
    painter.setBrush(back);
    painter.drawRoundedRect(QRectF(place).adjusted(1, 1, -1, -1), 5, 5);
    QRect inside = place.adjusted(kChipPadding, 0, -kChipPadding, 0);
    painter.setPen(ink);
    if (const int wide = capWidth(told); wide > 0) {
        const QFont small = scaled(font(), kCapLetters);
        const int high = QFontMetrics(small).height() + 2;
        const QRect cap(inside.left(), place.center().y() - high / 2, wide, high);
        QColor edge = ink;
        edge.setAlphaF(0.55F);
        painter.setPen(edge);
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.setPen(ink);
        painter.setFont(small);
        painter.drawText(cap, Qt::AlignCenter, capOf(told));
        inside.setLeft(cap.right() + 1 + kChipPadding);
    }
    drawFitted(painter, font(), isChosen || isMarked, inside, told.label);
}

} // namespace schreiber::desktop
