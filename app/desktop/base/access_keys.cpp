#include "base/access_keys.h"

#include <QAbstractButton>
#include <QAction>
#include <QKeySequence>
#include <QLabel>
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

QString accessKeysIn(const QWidget& window) {
    QString taken;
    const auto take = [&](const QString& label) {
        taken += QKeySequence::mnemonic(label).toString().right(1);
    };
    if (const auto* menus = window.findChild<QMenuBar*>()) taken += accessKeysOf(*menus);
    for (const auto* button : window.findChildren<QAbstractButton*>())
        if (button->isVisible()) take(button->text());
    for (const auto* label : window.findChildren<QLabel*>())
        if (label->isVisible() && label->buddy() != nullptr) take(label->text());
    return taken;
}

} // namespace schreiber::desktop
