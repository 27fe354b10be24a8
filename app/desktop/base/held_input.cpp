#include "base/held_input.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QWidget>
#include <QWindow>

namespace schreiber::desktop {
namespace {

// A key goes to whatever has the focus when it is given back, which the window knows.
QObject* receiverOf(QObject* watched) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    QObject* window = widget != nullptr ? widget->window()->windowHandle() : nullptr;
    return window != nullptr ? window : watched;
}

} // namespace

HeldInput::HeldInput(QObject* parent)
    : QObject(parent) {
    QCoreApplication::instance()->installEventFilter(this);
}

bool HeldInput::eventFilter(QObject* watched, QEvent* event) {
    switch (event->type()) {
    case QEvent::KeyPress:
    case QEvent::KeyRelease:
        if (static_cast<QKeyEvent*>(event)->key() == Qt::Key_Escape) {
            m_letBe = m_letBe || event->type() == QEvent::KeyPress;
            if (m_letBe) emit letBe();
            return true;
        }
        m_held.push_back({receiverOf(watched), std::unique_ptr<QEvent>(event->clone())});
        return true;
    case QEvent::Shortcut:
    case QEvent::InputMethod:
        m_held.push_back({watched, std::unique_ptr<QEvent>(event->clone())});
        return true;
    case QEvent::MouseButtonPress:
    case QEvent::MouseButtonDblClick:
    case QEvent::MouseButtonRelease:
    case QEvent::Wheel:
    case QEvent::TouchBegin:
    case QEvent::ContextMenu:
    case QEvent::Drop:
        return true;
    default:
        return QObject::eventFilter(watched, event);
    }
}

void HeldInput::giveBack() {
    QCoreApplication::instance()->removeEventFilter(this);
    for (Held& held : m_held)
        if (held.to) QCoreApplication::postEvent(held.to, held.event.release());
    m_held.clear();
}

} // namespace schreiber::desktop
