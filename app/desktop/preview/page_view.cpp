#include "preview/page_view.h"

#include "base/look.h"
#include "preview/page_pictures.h"

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>

#include <algorithm>
#include <cstdlib>

namespace schreiber::desktop {
namespace {

constexpr int kMargin = 16;
constexpr double kStep = 1.25;
constexpr double kSmallest = 0.2;
constexpr double kLargest = 6;
constexpr int kLine = 40; // a step of the arrow keys, in pixels
constexpr double kPointsPerInch = 72;

} // namespace

PageView::PageView(QWidget* parent)
    : QAbstractScrollArea(parent)
    , m_pictures(new PagePictures(this)) {
    setObjectName(QStringLiteral("previewPage"));
    setFocusPolicy(Qt::StrongFocus);
    setFrameShape(QFrame::NoFrame);
    connect(m_pictures, &PagePictures::opened, this,
            [this](const QList<QSizeF>& sizes, const QList<PagePart>& parts) {
                if (sizes.isEmpty()) return emit unreadable();
                m_sizes = sizes;
                goTo(0);
                emit partsFound(parts);
            });
    connect(m_pictures, &PagePictures::drawn, this,
            [this](int page, double, const QImage& picture, const QString& words) {
                if (page != m_page) return;
                m_picture = picture;
                m_pictured = page;
                say(words);
                viewport()->update();
            });
}

void PageView::open(const QByteArray& pdf) {
    m_sizes.clear();
    m_picture = {};
    m_pictured = -1;
    m_page = 0;
    viewport()->update();
    m_pictures->open(pdf);
}

void PageView::goTo(int page) {
    if (m_sizes.isEmpty()) return;
    const int wanted = std::clamp(page, 0, pages() - 1);
    if (wanted == m_page && m_pictured == wanted) return;
    m_page = wanted;
    verticalScrollBar()->setValue(0);
    layOut();
}

void PageView::setFit(Fit fit) {
    m_fit = fit;
    layOut();
}

void PageView::larger() {
    setScale(m_scale * kStep);
}

void PageView::smaller() {
    setScale(m_scale / kStep);
}

void PageView::setScale(double scale) {
    m_fit = Fit::Chosen;
    m_scale = std::clamp(scale, kSmallest, kLargest);
    layOut();
}

bool PageView::isSharp() const {
    const QSize due = paperSize() * devicePixelRatioF();
    return m_pictured == m_page && std::abs(m_picture.width() - due.width()) <= 1 &&
           std::abs(m_picture.height() - due.height()) <= 1;
}

int PageView::percent() const {
    return qRound(100 * m_scale * kPointsPerInch / logicalDpiX());
}

QSize PageView::paperSize() const {
    if (m_sizes.isEmpty()) return {};
    return (m_sizes[m_page] * m_scale).toSize();
}

// As large as it is wanted, in the middle or to be scrolled; and its picture asked for.
void PageView::layOut() {
    if (m_sizes.isEmpty()) return;
    const QSizeF page = m_sizes[m_page];
    const QSize whole = maximumViewportSize() - QSize(2 * kMargin, 2 * kMargin);
    if (m_fit != Fit::Chosen && !page.isEmpty()) {
        const int bar = m_fit == Fit::Width ? verticalScrollBar()->sizeHint().width() : 0;
        const double wide = (whole.width() - bar) / page.width();
        const double high = m_fit == Fit::Page ? whole.height() / page.height() : wide;
        m_scale = std::clamp(std::min(wide, high), kSmallest, kLargest);
    }
    const QSize room = paperSize() + QSize(2 * kMargin, 2 * kMargin);
    const QSize seen = viewport()->size();
    horizontalScrollBar()->setRange(0, std::max(0, room.width() - seen.width()));
    horizontalScrollBar()->setPageStep(seen.width());
    verticalScrollBar()->setRange(0, std::max(0, room.height() - seen.height()));
    verticalScrollBar()->setPageStep(seen.height());
    horizontalScrollBar()->setSingleStep(kLine);
    verticalScrollBar()->setSingleStep(kLine);
    m_pictures->ask(m_page, m_scale * devicePixelRatioF());
    viewport()->update();
    emit changed();
}

void PageView::say(const QString& words) {
    setAccessibleName(tr("Seite %1 von %2").arg(m_page + 1).arg(pages()));
    setAccessibleDescription(words);
    QAccessibleEvent event(this, QAccessible::NameChanged);
    QAccessible::updateAccessibility(&event);
}

void PageView::paintEvent(QPaintEvent*) {
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), colours().line);
    if (m_sizes.isEmpty()) return;
    const QSize paper = paperSize();
    const QSize seen = viewport()->size();
    const QPoint at(std::max(kMargin, (seen.width() - paper.width()) / 2) - horizontalScrollBar()->value(),
                    std::max(kMargin, (seen.height() - paper.height()) / 2) - verticalScrollBar()->value());
    const QRect sheet(at, paper);
    painter.fillRect(sheet, Qt::white); // paper is white, in the dark look too
    if (m_pictured == m_page) {
        painter.setRenderHint(QPainter::SmoothPixmapTransform); // until the picture in the new size is there
        painter.drawImage(sheet, m_picture);
    }
    painter.setPen(hasFocus() ? colours().accent : colours().muted);
    painter.drawRect(sheet.adjusted(-1, -1, 0, 0));
}

void PageView::resizeEvent(QResizeEvent* event) {
    QAbstractScrollArea::resizeEvent(event);
    layOut();
}

void PageView::scrollContentsBy(int, int) {
    viewport()->update();
}

void PageView::keyPressEvent(QKeyEvent* event) {
    const bool fitsHigh = verticalScrollBar()->maximum() == 0;
    switch (event->key()) {
    case Qt::Key_PageDown:
    case Qt::Key_Space:
        return forward();
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
        return back();
    case Qt::Key_Down:
        return fitsHigh ? forward() : verticalScrollBar()->triggerAction(QScrollBar::SliderSingleStepAdd);
    case Qt::Key_Up:
        return fitsHigh ? back() : verticalScrollBar()->triggerAction(QScrollBar::SliderSingleStepSub);
    case Qt::Key_Right:
        return horizontalScrollBar()->triggerAction(QScrollBar::SliderSingleStepAdd);
    case Qt::Key_Left:
        return horizontalScrollBar()->triggerAction(QScrollBar::SliderSingleStepSub);
    case Qt::Key_Home:
        return goTo(0);
    case Qt::Key_End:
        return goTo(pages() - 1);
    case Qt::Key_Plus:
    case Qt::Key_Equal: // the same key without Shift on a keyboard from elsewhere
        return larger();
    case Qt::Key_Minus:
        return smaller();
    case Qt::Key_0:
        return setFit(Fit::Page);
    case Qt::Key_1:
        return setFit(Fit::Width);
    default:
        return event->ignore();
    }
}

// Past the end of a page comes the next one.
void PageView::wheelEvent(QWheelEvent* event) {
    const int turned = event->angleDelta().y();
    if (event->modifiers() & Qt::ControlModifier) return turned > 0 ? larger() : smaller();
    const QScrollBar* bar = verticalScrollBar();
    if (turned < 0 && bar->value() == bar->maximum()) return forward();
    if (turned > 0 && bar->value() == bar->minimum()) return back();
    QAbstractScrollArea::wheelEvent(event);
}

} // namespace schreiber::desktop
