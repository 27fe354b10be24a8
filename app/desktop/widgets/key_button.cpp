#include "widgets/key_button.h"

#include "base/look.h"
#include "base/shortcuts.h"

#include <QPainter>
#include <QShortcut>
#include <QStyle>
#include <QStyleOptionButton>

#include <algorithm>
#include <cstddef>

namespace schreiber::desktop {
namespace {

constexpr int kKeyGap = 12;
constexpr int kCapPadding = 6;
constexpr int kFewestButtonLetters = 12;
constexpr int kIconGap = 4;
constexpr double kSecondLetters = 0.85;

} // namespace

KeyButton::KeyButton(const QString& name, QWidget* parent)
    : QPushButton(parent) {
    setObjectName(name);
    setAutoDefault(true); // Enter presses the button one stands on
}

void KeyButton::setLabel(const QString& label, Key use) {
    setLabel(label, use, objectName());
}

void KeyButton::setLabel(const QString& label, Key use, QAnyStringView keyOf) {
    const QKeySequence key = shortcuts::of(keyOf);
    m_label = label;
    m_key = shortcuts::inWords(keyOf);
    setText(label);
    // Not the button's own shortcut: that presses it only after an animation of a tenth of a second.
    if (use == Key::Bound && !key.isEmpty()) {
        if (m_shortcut == nullptr) {
            m_shortcut = new QShortcut(this);
            m_shortcut->setAutoRepeat(false); // held down for long it is still done once
            connect(m_shortcut, &QShortcut::activated, this, &KeyButton::click);
        }
        m_shortcut->setKey(key);
    }
    setAccessibleName(QString(label).remove(QLatin1Char('&')));
    setAccessibleDescription(m_key);
    updateGeometry();
    update(); // also where the key alone is another
}

void KeyButton::showKey(bool shown) {
    if (shown == m_isKeyShown) return;
    m_isKeyShown = shown;
    setToolTip(shown ? QString() : m_key);
    updateGeometry();
    update();
}

void KeyButton::setSecond(const QString& words) {
    m_second = words;
    setAccessibleDescription(m_key.isEmpty() ? words : words + QStringLiteral(" · ") + m_key);
    updateGeometry();
    update();
}

void KeyButton::setRank(Rank rank) {
    if (rank == m_rank) return;
    static const char* const kRoles[] = {"", "primary", "gold", "steppedBack"};
    m_rank = rank;
    setProperty("role", QLatin1String(kRoles[static_cast<std::size_t>(rank)]));
    style()->unpolish(this);
    style()->polish(this);
    updateGeometry();
}

QSize KeyButton::sizeHint() const {
    QSize size = QPushButton::sizeHint();
    if (m_isKeyShown) size.rwidth() += keyWidth();
    if (isBold()) {
        const QFontMetrics bold(scaled(font(), 1.0, true));
        size.rwidth() +=
            std::max(0, bold.horizontalAdvance(m_label) - fontMetrics().horizontalAdvance(m_label));
    }
    if (!m_second.isEmpty()) { // what stands around the two lines is a little less
        const QFontMetrics small(scaled(font(), kSecondLetters));
        size.rheight() += small.height() - fontMetrics().height() / 3;
        size.rwidth() +=
            std::max(0, small.horizontalAdvance(m_second) - fontMetrics().horizontalAdvance(m_label));
    }
    return size;
}

QSize KeyButton::minimumSizeHint() const {
    const QSize whole = sizeHint();
    const int few = kFewestButtonLetters * fontMetrics().averageCharWidth();
    return {std::min(whole.width(), few + (m_isKeyShown ? keyWidth() : 0)), whole.height()};
}

// Whoever clicks twice on what comes next, or on a page's own deed, means it once: the second time it is
// another already. What leafs is clicked as often as one likes.
void KeyButton::mouseDoubleClickEvent(QMouseEvent* event) {
    if (m_rank == Rank::Plain) QPushButton::mouseDoubleClickEvent(event);
}

int KeyButton::keyWidth() const {
    if (m_key.isEmpty()) return 0;
    return kKeyGap + 2 * kCapPadding + QFontMetrics(scaled(font(), 0.8)).horizontalAdvance(m_key);
}

void KeyButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    style()->drawControl(QStyle::CE_PushButtonBevel, &option, &painter, this);

    QRect inside = style()->subElementRect(QStyle::SE_PushButtonContents, &option, this);
    const QColor ink = option.palette.color(QPalette::ButtonText);
    const QFontMetrics labels(scaled(font(), 1.0, isBold()));
    const int iconRoom = icon().isNull() ? 0 : iconSize().width() + kCapPadding;
    const int needed = labels.size(Qt::TextShowMnemonic, m_label).width() + iconRoom + keyWidth();
    if (m_isKeyShown && !m_key.isEmpty() && needed <= inside.width()) { // else the words need all the room
        const QFont small = scaled(font(), 0.8);
        const QFontMetrics metrics(small);
        const int width = metrics.horizontalAdvance(m_key) + 2 * kCapPadding;
        const int height = metrics.height() + 4;
        const QRect cap(inside.right() - width + 1, inside.center().y() - height / 2, width, height);
        painter.setRenderHint(QPainter::Antialiasing);
        QColor edge = ink;
        edge.setAlphaF(0.55F);
        painter.setPen(edge);
        painter.drawRoundedRect(QRectF(cap).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
        painter.setFont(small);
        painter.drawText(cap, Qt::AlignCenter, m_key);
        inside.setRight(cap.left() - kKeyGap);
    }
    painter.setFont(font());
    if (!m_second.isEmpty()) return paintTwoLines(painter, inside);
    option.rect = inside;
    option.text = labels.elidedText(m_label, Qt::ElideRight, inside.width() - iconRoom, Qt::TextShowMnemonic);
    if (isBold()) option.fontMetrics = fontMetrics();
    style()->drawControl(QStyle::CE_PushButtonLabel, &option, &painter, this);
}

void KeyButton::paintTwoLines(QPainter& painter, QRect inside) {
    const QFont small = scaled(font(), kSecondLetters);
    const QFontMetrics second(small);
    const int line = fontMetrics().height();
    if (!icon().isNull()) {
        const QSize size = iconSize();
        icon().paint(&painter, QRect(inside.left(), inside.center().y() - size.height() / 2, size.width(),
                                     size.height()));
        inside.setLeft(inside.left() + size.width() + kIconGap);
    }
    const int top = inside.center().y() - (line + second.height()) / 2;
    painter.setPen(palette().color(QPalette::ButtonText));
    painter.drawText(QRect(inside.left(), top, inside.width(), line),
                     Qt::AlignVCenter | Qt::AlignLeft | Qt::TextShowMnemonic,
                     fontMetrics().elidedText(m_label, Qt::ElideRight, inside.width(), Qt::TextShowMnemonic));
    painter.setFont(small);
    painter.setPen(colours().muted);
    painter.drawText(QRect(inside.left(), top + line, inside.width(), second.height()),
                     Qt::AlignVCenter | Qt::AlignLeft,
                     second.elidedText(m_second, Qt::ElideRight, inside.width()));
}

} // namespace schreiber::desktop
