#pragma once

#include <QString>

namespace schreiber::desktop {

// What was typed or pasted as one line: composed, blanks single and none at the ends, and without what a web
// page puts between letters and nobody sees (soft hyphens, spaces of no width).
QString asLine(const QString& typed);

} // namespace schreiber::desktop
