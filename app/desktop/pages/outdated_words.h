#pragma once

#include <desk/outdated.h>

#include <QString>

#include <words/language.h>

namespace schreiber::desktop {

// Of matches of a round that are played and stay, though by the results others would sit there; empty where
// there are none.
QString playedOtherwise(const tournament::Tournament& tournament, const desk::OutdatedDraw& outdated,
                        int round, words::Language language);

// What that comes to, and what the director can do about it.
QString whatStayingMeans();

// Of a round that no longer follows from the results: that it does not, and where others would sit.
QString notByResults(const desk::OutdatedDraw& outdated, words::Language language);

} // namespace schreiber::desktop
