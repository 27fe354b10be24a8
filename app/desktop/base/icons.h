#pragma once

#include <QColor>
#include <QIcon>

class QString;

// The project's own drawings (icons/*.svg), stroked in the colour asked for and sharp at every scale.
namespace schreiber::desktop {

QIcon icon(const QString& name, const QColor& colour);

// The program's own icon and the card suits carry their colours.
QIcon colouredIcon(const QString& name);

} // namespace schreiber::desktop
