#include "widgets/few_lines_label.h"

#include <QEvent>
#include <QFontMetrics>

namespace schreiber::desktop {

FewLinesLabel::FewLinesLabel(int most, QWidget* parent)
    : WholeLabel(parent)
    , m_most(most) {}

void FewLinesLabel::setWhole(const QString& name) {
    m_whole = name;
    setAccessibleName(name);
    fit();
}

void FewLinesLabel::setMost(int lines) {
    if (lines == m_most) return;
    m_most = lines;
    fit();
}

void FewLinesLabel::resizeEvent(QResizeEvent* event) {
    WholeLabel::resizeEvent(event);
    fit();
}

bool FewLinesLabel::event(QEvent* event) {
    const bool done = WholeLabel::event(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange) fit();
    return done;
}

void FewLinesLabel::fit() {
    const QFontMetrics letters = fontMetrics();
    // lines are set a part of a pixel higher than they are said to be
    const int lines = m_most * letters.lineSpacing() + letters.lineSpacing() / 2;
    const QRect room(0, 0, contentsRect().width(), lines);
    const auto fits = [&](const QString& name) {
        const QRect needed = letters.boundingRect(room, Qt::TextWordWrap, name);
        return needed.height() <= room.height() && needed.width() <= room.width();
    };
    qsizetype letter = m_whole.size();
    QString shown = m_whole;
    while (!fits(shown) && letter > 1) shown = m_whole.left(--letter).trimmed() + QChar(0x2026);
    setToolTip(shown == m_whole ? QString() : m_whole.toHtmlEscaped());
    if (shown != text()) setText(shown);
}

} // namespace schreiber::desktop
