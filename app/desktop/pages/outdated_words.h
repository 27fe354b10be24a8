#pragma once

#include <desk/outdated.h>

#include <QString>

namespace schreiber::desktop {

// Of a round that no longer follows from the results: that it does not, and where others would sit.
QString notByResults(const desk::OutdatedDraw& outdated);

} // namespace schreiber::desktop
