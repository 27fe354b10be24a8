#include "base/menu_entries.h"

#include "base/shortcuts.h"

#include <QAction>
#include <QMenuBar>

namespace schreiber::desktop {
namespace {

constexpr const char* kForTournament = "forTournament";
constexpr const char* kKeptInMenu = "keptInMenu";

} // namespace

QAction* named(QAction* entry, const char* name) {
    entry->setObjectName(QLatin1String(name));
    entry->setShortcuts(shortcuts::allOf(entry->objectName()));
    return entry;
}

QAction* forTournament(QAction* entry) {
    entry->setProperty(kForTournament, true);
    return entry;
}

void enableForTournament(const QMenuBar& menus, bool isOpen) {
    for (QAction* entry : menus.findChildren<QAction*>())
        if (entry->property(kForTournament).toBool()) entry->setEnabled(isOpen);
}

void keepInMenu(QWidget& part) {
    part.setProperty(kKeptInMenu, true);
}

bool isKeptInMenu(const QWidget& part) {
    return part.property(kKeptInMenu).toBool();
}

} // namespace schreiber::desktop
