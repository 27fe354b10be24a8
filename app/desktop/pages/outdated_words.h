#pragma once

#include <desk/outdated.h>

#include <QString>

namespace schreiber::desktop {

// Of matches of a round that are played and stay, though by the results others would sit there; empty where
// there are none.
QString playedOtherwise(const tournament::Tournament& tournament, const desk::OutdatedDraw& outdated,
                        int round);

// Of a round that no longer follows from the results: that it does not, and where others would sit.
QString notByResults(const desk::OutdatedDraw& outdated);

} // namespace schreiber::desktop
