#include "base/held_input.h"

#include <QCoreApplication>
#include <QKeyEvent>
#include <QKeySequence>
#include <QShortcutEvent>
#include <QWidget>
#include <QWindow>

#include <iterator>
#include <utility>

namespace schreiber::desktop {
namespace {

// A key goes to whatever has the focus when it is given back, which the window knows.
QObject* receiverOf(QObject* watched) {
    const auto* widget = qobject_cast<QWidget*>(watched);
    QObject* window = widget != nullptr ? widget->window()->windowHandle() : nullptr;
    return window != nullptr ? window : watched;
}

bool isModifier(int key) {
    return key == Qt::Key_Shift || key == Qt::Key_Control || key == Qt::Key_Alt || key == Qt::Key_AltGr ||
           key == Qt::Key_Meta;
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
            m_cancelled = m_cancelled || event->type() == QEvent::KeyPress;
            if (m_cancelled) emit cancelled();
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

void HeldInput::releaseAfter(HeldInput* earlier) {
    QCoreApplication::instance()->removeEventFilter(this);
    if (earlier == nullptr) return;
    std::move(m_held.begin(), m_held.end(), std::back_inserter(earlier->m_held));
    std::swap(m_held, earlier->m_held);
}

QString HeldInput::inWords() const {
    QString words;
    for (const Held& held : m_held) {
        if (held.event->type() == QEvent::Shortcut)
            words += QLatin1Char(' ') +
                     static_cast<QShortcutEvent&>(*held.event).key().toString(QKeySequence::NativeText) +
                     QLatin1Char(' ');
        if (held.event->type() != QEvent::KeyPress) continue;
        const auto& key = static_cast<QKeyEvent&>(*held.event);
        const bool isEnter = key.key() == Qt::Key_Return || key.key() == Qt::Key_Enter;
        if (isEnter)
            words += QStringLiteral(" ↵ ");
        else if (!key.text().isEmpty() && key.text().front().isPrint())
            words += key.text();
        else if (!isModifier(key.key()))
            words += QLatin1Char(' ') + QKeySequence(key.key()).toString(QKeySequence::NativeText) +
                     QLatin1Char(' ');
    }
    return words.simplified();
}

} // namespace schreiber::desktop
