#include "base/access_keys.h"

#include <QAction>
#include <QKeySequence>
#include <QMenuBar>

namespace schreiber::desktop {

QString withAccessKey(QString label, QString& taken) {
    for (qsizetype i = 0; i < label.size() && label[i] != QLatin1Char('\t'); ++i) {
        if (!label[i].isLetter() || taken.contains(label[i], Qt::CaseInsensitive)) continue;
        taken += label[i];
        return label.insert(i, QLatin1Char('&'));
    }
    return label;
}

QString accessKeysOf(const QMenuBar& menus) {
    QString taken;
    for (const QAction* menu : menus.actions())
        taken += QKeySequence::mnemonic(menu->text()).toString().right(1);
    return taken;
}

} // namespace schreiber::desktop
