#include "beamer/beamer_window.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QPainter>

namespace schreiber::desktop {
namespace {

constexpr int kFade = 200; // ms

} // namespace

BeamerWindow::BeamerWindow() {
    setObjectName(QStringLiteral("beamerWindow"));
    setAttribute(Qt::WA_ShowWithoutActivating); // the keyboard stays at the desk
    setAttribute(Qt::WA_QuitOnClose, false);
    setAttribute(Qt::WA_OpaquePaintEvent);
    m_fade.setDuration(kFade);
    m_fade.setStartValue(1.0);
    m_fade.setEndValue(0.0);
    connect(&m_fade, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_fade, &QVariantAnimation::finished, this, [this] { m_before = QPixmap(); });
}

void BeamerWindow::setPicture(const WallPicture& picture) {
    m_picture = picture;
    update();
}

void BeamerWindow::fadeTo(const WallPicture& picture) {
    m_fade.stop();
    if (isVisible() && !m_black) {
        m_before = grab();
        m_fade.start();
    }
    setPicture(picture);
}

void BeamerWindow::setBlack(bool black) {
    m_black = black;
    update();
}

void BeamerWindow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (m_black) return paintBlack(painter, rect());
    paintWall(painter, rect(), m_picture);
    if (m_before.isNull()) return;
    painter.setOpacity(m_fade.currentValue().toDouble());
    painter.drawPixmap(rect(), m_before);
}

void BeamerWindow::keyPressEvent(QKeyEvent* event) {
    switch (event->key()) {
    case Qt::Key_Right:
    case Qt::Key_Down:
    case Qt::Key_PageDown:
    case Qt::Key_Space:
    case Qt::Key_Return:
        return emit forwardAsked();
    case Qt::Key_Left:
    case Qt::Key_Up:
    case Qt::Key_PageUp:
    case Qt::Key_Backspace:
        return emit backAsked();
    case Qt::Key_F:
        return emit freezeAsked();
    case Qt::Key_B: // these two are what a presenter's remote control sends
    case Qt::Key_Period:
        return emit blackAsked();
    case Qt::Key_F11:
        return emit fullAsked();
    case Qt::Key_Escape:
        return emit windowAsked();
    default:
        return QWidget::keyPressEvent(event);
    }
}

void BeamerWindow::mouseDoubleClickEvent(QMouseEvent*) {
    emit fullAsked();
}

void BeamerWindow::resizeEvent(QResizeEvent* event) {
    QWidget::resizeEvent(event);
    emit resized();
}

void BeamerWindow::closeEvent(QCloseEvent* event) {
    QWidget::closeEvent(event);
    emit closed();
}

} // namespace schreiber::desktop
