#include "base/quiet_wheel.h"

#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>

namespace schreiber::desktop {
namespace {

class QuietWheels : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        const QEvent::Type type = event->type();
        if (type != QEvent::Wheel && type != QEvent::Polish) return false;
        auto* widget = qobject_cast<QWidget*>(object);
        const bool turns =
            qobject_cast<QComboBox*>(object) != nullptr || qobject_cast<QAbstractSpinBox*>(object) != nullptr;
        if (!turns) return false;
        if (type == QEvent::Polish) { // the wheel does not bring the keyboard there, either
            if (widget->focusPolicy() == Qt::WheelFocus) widget->setFocusPolicy(Qt::StrongFocus);
            return false;
        }
        if (widget->hasFocus()) return false;
        event->ignore(); // and so it goes to whatever scrolls around it
        return true;
    }
};

} // namespace

void quietWheels() {
    static QObject* wheels = nullptr;
    if (wheels != nullptr) return;
    wheels = new QuietWheels(qApp);
    QObject::connect(wheels, &QObject::destroyed, [] { wheels = nullptr; });
    qApp->installEventFilter(wheels);
}

} // namespace schreiber::desktop
