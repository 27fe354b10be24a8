#include "widgets/beside.h"

#include <QEvent>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kBetween = 18;

} // namespace

Beside::Beside(QWidget* parent, Above above)
    : QWidget(parent)
    , m_parts(new QBoxLayout(QBoxLayout::LeftToRight, this))
    , m_stacked(above == Above::Left ? QBoxLayout::TopToBottom : QBoxLayout::BottomToTop) {
    m_parts->setContentsMargins(0, 0, 0, 0);
    m_parts->setSpacing(kBetween);
}

void Beside::add(QWidget* part, int stretch, int least) {
    m_least[static_cast<std::size_t>(m_parts->count())] = least;
    m_parts->addWidget(part, stretch);
}

void Beside::setShares(std::array<int, 2> stretches, std::array<int, 2> least) {
    m_least = least;
    for (int part = 0; part < m_parts->count(); ++part)
        m_parts->setStretch(part, stretches[static_cast<std::size_t>(part)]);
    layOut();
}

void Beside::setNarrow(bool narrow) {
    if (narrow == m_isNarrow) return;
    m_isNarrow = narrow;
    layOut();
}

bool Beside::isStacked() const {
    return m_parts->direction() != QBoxLayout::LeftToRight;
}

// As wide as the wider part: the page around it must not grow sideways before the parts can give way.
QSize Beside::minimumSizeHint() const {
    int widest = 0;
    for (int i = 0; i < m_parts->count(); ++i)
        widest = std::max(widest, m_parts->itemAt(i)->minimumSize().width());
    const int least = m_parts->minimumSize().height();
    const bool wraps = isStacked() && m_parts->hasHeightForWidth(); // in so many lines
    return {widest, wraps ? std::max(least, m_parts->heightForWidth(width())) : least};
}

void Beside::layOut() {
    int needed = kBetween * (m_parts->count() - 1);
    for (int i = 0; i < m_parts->count(); ++i)
        needed += std::max(m_parts->itemAt(i)->minimumSize().width(), m_least[static_cast<std::size_t>(i)]);
    const bool stacked = m_isNarrow || needed > width();
    if (stacked == isStacked()) return;
    m_parts->setDirection(stacked ? m_stacked : QBoxLayout::LeftToRight);
    updateGeometry();
    emit turned();
}

// One of them came, went or needs more.
bool Beside::event(QEvent* event) {
    if (event->type() == QEvent::LayoutRequest) layOut();
    return QWidget::event(event);
}

void Beside::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    layOut();
    if (isStacked()) updateGeometry(); // words need other lines
}

} // namespace schreiber::desktop
