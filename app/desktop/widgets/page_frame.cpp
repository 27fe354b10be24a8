#include "widgets/page_frame.h"

#include "widgets/page_area.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QEvent>
#include <QResizeEvent>
#include <QScrollBar>
#include <QTimer>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr int kFewestLinesSeen = 3; // that can be seen of it
constexpr int kAround = 12;         // of what the keyboard comes to

} // namespace

PageFrame::PageFrame(const QString& name, QWidget* parent)
    : QScrollArea(parent) {
    setObjectName(name);
    setFocusPolicy(Qt::NoFocus);
    setFrameShape(QFrame::NoFrame);
    viewport()->setAutoFillBackground(false);
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget*, QWidget* now) {
        if (now != nullptr && widget() != nullptr && widget()->isAncestorOf(now)) follow(*now);
    });
}

void PageFrame::follow(QWidget& part) {
    m_last = &part;
    disconnect(m_row);
    const auto* list = qobject_cast<const QAbstractItemView*>(&part);
    if (list != nullptr && list->selectionModel() != nullptr)
        m_row = connect(list->selectionModel(), &QItemSelectionModel::currentChanged, this,
                        &PageFrame::followRow, Qt::QueuedConnection); // once it has scrolled itself
    const bool hasRow = list != nullptr && list->currentIndex().isValid();
    if (!hasRow || !isSeen(part, viewport()->height())) bringIntoView(part); // else nothing moves
}

void PageFrame::hold(QWidget* inside) {
    setWidget(inside);
    inside->setAutoFillBackground(false); // the window's own ground
    inside->installEventFilter(this);
}

PageFrame* PageFrame::of(const QWidget& inside) {
    const QWidget* viewport = inside.parentWidget();
    return viewport == nullptr ? nullptr : qobject_cast<PageFrame*>(viewport->parentWidget());
}

void PageFrame::followRow() {
    if (const QWidget* const last = m_last.data(); last != nullptr && last->isVisible())
        ensureSeen(placeOf(*last));
}

// Of a list the row one stands on.
QRect PageFrame::placeOf(const QWidget& part) const {
    QRect place = part.rect();
    if (const auto* list = qobject_cast<const QAbstractItemView*>(&part);
        list != nullptr && list->currentIndex().isValid()) {
        const QRect row = list->visualRect(list->currentIndex()).intersected(list->viewport()->rect());
        if (!row.isEmpty()) place = row.translated(list->viewport()->pos());
    }
    return place.translated(part.mapTo(widget(), QPoint()));
}

bool PageFrame::isSeen(const QWidget& part, int height) const {
    const QRect place = placeOf(part).translated(widget()->pos());
    return place.top() >= 0 && place.bottom() < height;
}

// Of what is larger than the room, its beginning.
void PageFrame::ensureSeen(const QRect& place) {
    const QSize around(2 * kAround, 2 * kAround);
    const QRect seen(place.topLeft(), place.size().boundedTo(viewport()->size() - around));
    ensureVisible(seen.center().x(), seen.center().y(), seen.width() / 2 + kAround,
                  seen.height() / 2 + kAround);
}

void PageFrame::bringIntoView(const QWidget& part) {
    ensureSeen(QRect(part.mapTo(widget(), QPoint()), part.size()));
    ensureSeen(placeOf(part));
}

void PageFrame::keepInView(const QWidget& part) {
    m_kept = &part;
    bringIntoView(part);
}

void PageFrame::startAtTop() {
    const auto start = [this] {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest); // parts within parts ask in turn
        verticalScrollBar()->setValue(0);
        if (const QWidget* const last = m_last.data(); last != nullptr && last->isVisible())
            ensureSeen(placeOf(*last));
    };
    QTimer::singleShot(0, this, start); // once it is laid out and has the keyboard
}

QSize PageFrame::sizeHint() const {
    return widget()->sizeHint();
}

QSize PageFrame::minimumSizeHint() const {
    const int lines = kFewestLinesSeen * fontMetrics().height();
    const bool across = horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
    return {across ? lines : widget()->minimumSizeHint().width(), lines};
}

bool PageFrame::eventFilter(QObject* watched, QEvent* event) {
    const bool handled = QScrollArea::eventFilter(watched, event);
    if (watched == widget() && event->type() == QEvent::LayoutRequest) fit(viewport()->height());
    return handled;
}

void PageFrame::resizeEvent(QResizeEvent* event) {
    const int high = event->oldSize().height();
    QScrollArea::resizeEvent(event);
    m_neededBeside = -1; // another room
    fit(high);
    if (m_kept != nullptr) bringIntoView(*m_kept);
}

// Beside a bar a page is narrower. Where some of its parts need less height then, so little that there is no
// need of a bar, and more again without it, its room stays empty: else the page would turn for ever.
bool PageFrame::takesBar(int needed, int room) {
    constexpr int kMostTurns = 2;
    constexpr int kSoon = 1000; // milliseconds: nobody comes and goes so often
    if (needed > room) return m_hasBar = true;
    if (!m_hasBar) return false;
    const bool again = m_turned.isValid() && m_turned.elapsed() < kSoon && needed == m_neededBeside;
    m_turns = again ? m_turns + 1 : 0;
    m_neededBeside = needed;
    m_turned.start();
    return m_hasBar = m_turns > kMostTurns;
}

// As large as the room, or as it needs to be; a bar on one side takes from the other. A band below the page
// takes nothing from it, and adds no bar: what lies behind is scrolled to. Where the keyboard is, or was
// before it went to a question, stays in sight if it was so in the room that was `high`.
void PageFrame::fit(int high) {
    const QWidget* const last = m_last.data();
    const bool wasSeen = last != nullptr && last->isVisible() && isSeen(*last, high);
    const QSize needed = widget()->minimumSizeHint().expandedTo(widget()->minimumSize());
    QSize room = maximumViewportSize();
    if (const PageArea* const area = PageArea::around(*this))
        room.rheight() = std::max(room.height(), area->height());
    const bool across = horizontalScrollBarPolicy() != Qt::ScrollBarAlwaysOff;
    const bool tooHigh = takesBar(needed.height(), room.height());
    if (tooHigh) room.rwidth() -= verticalScrollBar()->sizeHint().width();
    if (across && needed.width() > room.width()) room.rheight() -= horizontalScrollBar()->sizeHint().height();
    if (!tooHigh && needed.height() > room.height()) room.rwidth() -= verticalScrollBar()->sizeHint().width();
    if (verticalScrollBarPolicy() != Qt::ScrollBarAlwaysOn)
        setVerticalScrollBarPolicy(needed.height() > room.height() ? Qt::ScrollBarAsNeeded
                                                                   : Qt::ScrollBarAlwaysOff);
    widget()->resize(across ? needed.expandedTo(room)
                            : QSize(room.width(), std::max(needed.height(), room.height())));
    if (wasSeen && !isSeen(*last, viewport()->height())) bringIntoView(*last);
}

} // namespace schreiber::desktop
