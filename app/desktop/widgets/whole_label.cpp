#include "widgets/whole_label.h"

#include <QResizeEvent>

#include <algorithm>

namespace schreiber::desktop {

WholeLabel::WholeLabel(QWidget* parent, int lines)
    : QLabel(parent)
    , m_lines(lines) {
    setTextFormat(Qt::PlainText);
    setWordWrap(true);
}

QSize WholeLabel::minimumSizeHint() const {
    const QSize least = QLabel::minimumSizeHint();
    return {least.width(), std::max(m_lines * fontMetrics().height(), heightForWidth(width()))};
}

void WholeLabel::resizeEvent(QResizeEvent* event) {
    QLabel::resizeEvent(event);
    if (event->oldSize().width() != event->size().width()) updateGeometry();
}

} // namespace schreiber::desktop
