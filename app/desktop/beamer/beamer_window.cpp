#include "beamer/beamer_window.h"

#include <QCloseEvent>
#include <QKeyEvent>
#include <QPainter>

namespace schreiber::desktop {

BeamerWindow::BeamerWindow() {
    setObjectName(QStringLiteral("beamerWindow"));
    setAttribute(Qt::WA_ShowWithoutActivating); // the keyboard stays at the desk
    setAttribute(Qt::WA_QuitOnClose, false);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

void BeamerWindow::setPicture(const WallPicture& picture) {
    m_picture = picture;
    update();
}

void BeamerWindow::setBlack(bool black) {
    m_black = black;
    update();
}

void BeamerWindow::paintEvent(QPaintEvent*) {
    QPainter painter(this);
    if (m_black)
        paintBlack(painter, rect());
    else
        paintWall(painter, rect(), m_picture);
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
