#pragma once

#include <QString>

class QMenuBar;
class QWidget;

// Alt and a letter, each letter once, in whatever language.
namespace schreiber::desktop {

// The label with its first letter that is free marked, which is taken from then on.
QString withAccessKey(QString label, QString& taken);
// The letters of the menus, which every page sees.
QString accessKeysOf(const QMenuBar& menus);

// Those of everything that is seen in the window.
QString accessKeysIn(const QWidget& window);

} // namespace schreiber::desktop
