#include "widgets/whole_label.h"

#include <QResizeEvent>
#include <QStyle>

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

QLabel* wordsLabel(const char* name, const char* role, QWidget* parent) {
    auto* label = new WholeLabel(parent);
    label->setObjectName(QLatin1String(name));
    label->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
    if (role[0] != '\0') label->setProperty("role", QLatin1String(role));
    return label;
}

WholeLabel* namedLabel(const QString& name, QWidget* parent) {
    auto* label = new WholeLabel(parent);
    label->setObjectName(name);
    return label;
}

void setTone(QWidget& widget, const QString& tone) {
    if (widget.property("tone").toString() == tone) return;
    widget.setProperty("tone", tone);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

} // namespace schreiber::desktop
