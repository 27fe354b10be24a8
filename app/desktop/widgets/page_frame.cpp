#include "widgets/page_frame.h"

#include <QApplication>
#include <QEvent>
#include <QScrollBar>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kFewestLines = 3; // that can be seen of it
constexpr int kAround = 12;     // of what the keyboard comes to

} // namespace

PageFrame::PageFrame(const QString& name, QWidget* parent)
    : QScrollArea(parent) {
    setObjectName(name);
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, QWidget* now) {
        if (now != nullptr && widget() != nullptr && widget()->isAncestorOf(now)) bringIntoView(*now);
    });
}

void PageFrame::hold(QWidget* inside) {
    setWidget(inside);
    inside->setAutoFillBackground(false); // the window's own ground
    inside->installEventFilter(this);
}

PageFrame* PageFrame::of(const QWidget& inside) {
    return qobject_cast<PageFrame*>(inside.parentWidget()->parentWidget());
}

// Of what is larger than the room, its beginning.
void PageFrame::bringIntoView(const QWidget& part) {
    const QSize around(2 * kAround, 2 * kAround);
    const QRect seen(part.mapTo(widget(), QPoint()), part.size().boundedTo(viewport()->size() - around));
    ensureVisible(seen.center().x(), seen.center().y(), seen.width() / 2 + kAround,
                  seen.height() / 2 + kAround);
}

void PageFrame::keepInView(const QWidget& part) {
    m_kept = &part;
    bringIntoView(part);
}

QSize PageFrame::sizeHint() const {
    return widget()->sizeHint();
}

QSize PageFrame::minimumSizeHint() const {
    const int lines = kFewestLines * fontMetrics().height();
    const bool across = horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
    return {across ? lines : widget()->minimumSizeHint().width(), lines};
}

bool PageFrame::eventFilter(QObject* watched, QEvent* event) {
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) fit();
    return handled;
}

void PageFrame::resizeEvent(QResizeEvent* event) {
    QScrollArea::resizeEvent(event);
    fit();
    if (m_kept != nullptr) bringIntoView(*m_kept);
}

// As large as the room, or as it needs to be; a bar on one side takes from the other.
void PageFrame::fit() {
    const QSize needed = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
    QSize room = maximumViewportSize();
    const bool across = horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
    const bool tooHigh = needed.height() > room.height();
    if (tooHigh) room.rwidth() -= verticalScrollBar()->sizeHint().width();
    if (across && needed.width() > room.width()) room.rheight() -= horizontalScrollBar()->sizeHint().height();
    if (!tooHigh && needed.height() > room.height()) room.rwidth() -= verticalScrollBar()->sizeHint().width();
    widget()->resize(across ? needed.expandedTo(room)
                            : QSize(room.width(), std::max(needed.height(), room.height())));
}

} // namespace schreiber::desktop
