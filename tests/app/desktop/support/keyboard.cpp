#include "support/keyboard.h"

#include <QApplication>
#include <QVariant>

namespace schreiber::desktop::test {
namespace {

constexpr int kLongestWay = 60; // Tab stops of the fullest page and some

} // namespace

Keyboard::Keyboard(QWidget& window)
    : m_window(window) {}

void Keyboard::press(Qt::Key key, Qt::KeyboardModifiers modifiers) {
    QTest::keyClick(target(), key, modifiers);
    QCoreApplication::processEvents();
}

void Keyboard::type(const QString& text) {
    for (const QChar letter : text) {
        // QTest knows the keys of ASCII alone; a keyboard sends Ž as text as well.
        const Qt::Key key = letter.unicode() < 0x80 ? QTest::asciiToKey(letter.toLatin1()) : Qt::Key_unknown;
        QTest::sendKeyEvent(QTest::Click, target(), key, QString(letter), Qt::NoModifier);
    }
    QCoreApplication::processEvents();
}

bool Keyboard::tabTo(const QString& name) {
    for (int i = 0; i < kLongestWay && focus() != name; ++i) press(Qt::Key_Tab);
    return focus() == name;
}

// An open menu takes all keys.
QWidget* Keyboard::target() const {
    if (QWidget* menu = QApplication::activePopupWidget()) return menu;
    QWidget* focused = QApplication::focusWidget();
    return focused != nullptr ? focused : &m_window;
}

QString Keyboard::focus() const {
    const QWidget* focused = QApplication::focusWidget();
    return focused != nullptr ? focused->objectName() : QString();
}

QWidget* Keyboard::find(const QString& name) const {
    return m_window.findChild<QWidget*>(name);
}

void Keyboard::toRecord() {
    const QString editor = QStringLiteral("recordEditor");
    if (!isShown(editor)) press(Qt::Key_6, Qt::ControlModifier);
    for (int step = 0; step < 3 && !isShown(editor); ++step)
        press(isShown(QStringLiteral("caseDesk")) ? Qt::Key_F9 : Qt::Key_Escape);
    if (focus() != editor) tabTo(editor);
}

bool Keyboard::isShown(const QString& name) const {
    const QWidget* widget = find(name);
    return widget != nullptr && widget->isVisible();
}

QString Keyboard::textOf(const QString& name) const {
    const QWidget* widget = find(name);
    const QString text = widget != nullptr ? widget->property("text").toString() : QString();
    return QString(text).replace(QChar::Nbsp, QLatin1Char(' ')); // as it is read
}

bool Keyboard::hasMessage() const {
    return !textOf(QStringLiteral("messageText")).isEmpty();
}

} // namespace schreiber::desktop::test
