#include "base/box_names.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QLabel>

#include <algorithm>

namespace schreiber::desktop {
namespace {

constexpr char kUnseen[] = "unseenBoxName";

QLabel* labelOf(const QComboBox& box) {
    const auto labels = box.parentWidget()->findChildren<QLabel*>(QString(), Qt::FindDirectChildrenOnly);
    const auto found = std::find_if(labels.begin(), labels.end(),
                                    [&](const QLabel* label) { return label->buddy() == &box; });
    return found == labels.end() ? nullptr : *found;
}

class BoxNames : public QObject {
  public:
    using QObject::QObject;

    bool eventFilter(QObject* object, QEvent* event) override {
        if (event->type() != QEvent::Show) return false;
        auto* box = qobject_cast<QComboBox*>(object);
        if (box == nullptr || box->parentWidget() == nullptr || box->accessibleName().isEmpty()) return false;
        QLabel* label = labelOf(*box);
        if (label == nullptr) {
            label = new QLabel(box->parentWidget());
            label->setObjectName(QLatin1String(kUnseen));
            label->hide();
            label->setBuddy(box);
            connect(box, &QObject::destroyed, label, &QObject::deleteLater);
        }
        if (label->objectName() == QLatin1String(kUnseen)) // a mark for a key would be one
            label->setText(box->accessibleName().replace(QLatin1Char('&'), QLatin1String("&&")));
        return false;
    }
};

} // namespace

void nameBoxes() {
    static QObject* names = nullptr;
    if (names != nullptr) return;
    names = new BoxNames(qApp);
    QObject::connect(names, &QObject::destroyed, [] { names = nullptr; });
    qApp->installEventFilter(names);
}

} // namespace schreiber::desktop
