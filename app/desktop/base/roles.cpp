#include "base/roles.h"

#include <QAbstractButton>
#include <QAccessibleWidget>
#include <QHash>

namespace schreiber::desktop {
namespace {

// A button that is painted by hand: one of those that stand for each other.
class StepAccess final : public QAccessibleWidget {
  public:
    explicit StepAccess(QAbstractButton* step)
        : QAccessibleWidget(step, QAccessible::RadioButton)
        , m_step(step) {}

    QAccessible::State state() const override {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = m_step->isChecked();
        return state;
    }
    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }
    void doAction(const QString& action) override {
        if (action == pressAction())
            m_step->click();
        else
            QAccessibleWidget::doAction(action);
    }

  private:
    QAbstractButton* m_step;
};

QAccessibleInterface* drawnHere(const QString& type, QObject* object) {
    static const QHash<QString, QAccessible::Role> kRoles{
        {QStringLiteral("schreiber::desktop::CardTable"), QAccessible::Grouping},
        {QStringLiteral("schreiber::desktop::CardSlots"), QAccessible::Grouping},
        {QStringLiteral("schreiber::desktop::ChipRow"), QAccessible::Grouping},
        {QStringLiteral("schreiber::desktop::PackGrid"), QAccessible::Grouping},
        {QStringLiteral("schreiber::desktop::KeyingWays"), QAccessible::Grouping},
        {QStringLiteral("schreiber::desktop::NewTournamentForm"), QAccessible::Grouping},
        {QStringLiteral("schreiber::desktop::PageView"), QAccessible::Document},
    };
    auto* widget = qobject_cast<QWidget*>(object);
    if (widget == nullptr) return nullptr;
    if (type == QStringLiteral("schreiber::desktop::StepButton"))
        return new StepAccess(qobject_cast<QAbstractButton*>(object));
    // What lies together under a name of its own: ways of which one is chosen.
    const bool isGroup =
        (type == QStringLiteral("schreiber::desktop::FlowRow") || type == QStringLiteral("QWidget")) &&
        type == QLatin1String(object->metaObject()->className());
    if (isGroup && !widget->accessibleName().isEmpty())
        return new QAccessibleWidget(widget, QAccessible::Grouping);
    const auto role = kRoles.find(type);
    return role == kRoles.end() ? nullptr : new QAccessibleWidget(widget, *role);
}

} // namespace

void installRoles() {
    QAccessible::installFactory(&drawnHere);
}

} // namespace schreiber::desktop
