#include "base/box_popups.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QScreen>
#include <QScrollBar>

#include <algorithm>

namespace schreiber::desktop {
namespace {

class BoxPopups : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() != QEvent::Show || !object->inherits("QComboBoxPrivateContainer")) return false;
        auto* popup = static_cast<QWidget*>(object);
        const auto* box = qobject_cast<QComboBox*>(popup->parentWidget());
        if (box == nullptr) return false;
        const QAbstractItemView& list = *box->view();
        const int around = popup->width() - list.viewport()->width();
        const QRect screen = popup->screen()->availableGeometry();
        const int wide = std::min(list.sizeHintForColumn(box->modelColumn()) + around, screen.width());
        if (wide <= popup->width()) return false;
        const int left = std::min(popup->x(), screen.right() + 1 - wide);
        popup->setGeometry(left, popup->y(), wide, popup->height());
        return false;
    }
};

} // namespace

void widenPopups() {
    static QObject* popups = nullptr;
    if (popups != nullptr) return;
    popups = new BoxPopups(qApp);
    QObject::connect(popups, &QObject::destroyed, [] { popups = nullptr; });
    qApp->installEventFilter(popups);
}

} // namespace schreiber::desktop
