#include "widgets/step_button.h"

#include "base/icons.h"
#include "base/look.h"
#include "base/shortcuts.h"

#include <QPainter>
#include <QShortcut>

namespace schreiber::desktop {
namespace {

constexpr int kPadding = 12;

} // namespace

StepButton::StepButton(const QString& name, const QString& iconName, const QString& label, QWidget* parent)
    : QAbstractButton(parent)
    , m_key(shortcuts::inWords(name)) {
    setObjectName(name);
    setText(label);
    setIcon(desktop::icon(iconName, colours().onSide));
    // Not the button's own shortcut: that presses it only after an animation of a tenth of a second.
    connect(new QShortcut(shortcuts::of(name), this), &QShortcut::activated, this, &StepButton::click);
    setCheckable(true);
    setAutoExclusive(true);
    setFocusPolicy(Qt::TabFocus);
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    setCursor(Qt::PointingHandCursor);
    setAccessibleName(label);
}

void StepButton::setStatus(const QString& status, bool due) {
    m_status = status;
    m_due = due;
    setAccessibleDescription(due ? tr("Fällig. %1").arg(status) : status);
    setShown(m_shown);
}

void StepButton::setShown(Shown shown) {
    m_shown = shown;
    setToolTip(shown == Shown::Whole
                   ? QString()
                   : QStringLiteral("%1  (%2)\n%3").arg(text(), m_key, accessibleDescription()));
    updateGeometry();
    update();
}

QSize StepButton::sizeHint() const {
    const int line = fontMetrics().height();
    return {14 * line, (m_shown == Shown::Whole ? 2 : 1) * line + 2 * kPadding - 6};
}

void StepButton::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const Colours& c = colours();
    const QRectF box = QRectF(rect()).adjusted(6, 2, -6, -2);
    if (isChecked() || underMouse()) {
        QColor back = c.sideHere;
        if (!isChecked()) back.setAlphaF(0.5F);
        painter.setPen(Qt::NoPen);
        painter.setBrush(back);
        painter.drawRoundedRect(box, 6, 6);
    }
    if (hasFocus()) {
        painter.setPen(QPen(c.onSide, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 6, 6);
    }
    const QColor mark(0xF2C14E); // the same as the button for the next thing
    if (m_due) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(mark);
        painter.drawRoundedRect(QRectF(box.left(), box.top() + 6, 4, box.height() - 12), 2, 2);
    }

    const int line = fontMetrics().height();
    const int side = line + 6;
    const int left = m_shown == Shown::Picture ? (width() - side) / 2 : kPadding + 6;
    icon().paint(&painter, QRect(left, height() / 2 - side / 2, side, side));
    if (m_shown == Shown::Picture) return;

    const QFont small = scaled(font(), 0.8);
    const int textLeft = left + side + kPadding;
    const int right = width() - kPadding - 6;
    painter.setFont(small);
    painter.setPen(c.onSideMuted);
    const QFont large = scaled(font(), 1.0, isChecked() || m_due);
    if (m_shown == Shown::OneLine) {
        painter.setFont(large);
        painter.setPen(m_due && !isChecked() ? mark : c.onSide);
        const QRect room(textLeft, 0, right - textLeft, height());
        return painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft,
                                painter.fontMetrics().elidedText(text(), Qt::ElideRight, room.width()));
    }
    const int whole = QFontMetrics(large).horizontalAdvance(text()) + kPadding;
    const int wanted = QFontMetrics(small).horizontalAdvance(m_key);
    const int keyWidth = whole + wanted <= right - textLeft ? wanted : 0; // else the words need all the room
    const int top = height() / 2 - line;
    if (keyWidth > 0)
        painter.drawText(QRect(right - keyWidth, top, keyWidth, line), Qt::AlignVCenter | Qt::AlignRight,
                         m_key);
    if (m_due) painter.setPen(mark);
    painter.drawText(QRect(textLeft, height() / 2, right - textLeft, line), Qt::AlignVCenter | Qt::AlignLeft,
                     QFontMetrics(small).elidedText(m_status, Qt::ElideRight, right - textLeft));
    painter.setFont(large);
    painter.setPen(c.onSide);
    painter.drawText(
        QRect(textLeft, top, right - keyWidth - textLeft, line), Qt::AlignVCenter | Qt::AlignLeft,
        painter.fontMetrics().elidedText(text(), Qt::ElideRight, right - keyWidth - textLeft - 6));
}

} // namespace schreiber::desktop
