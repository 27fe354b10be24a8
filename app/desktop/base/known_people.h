#pragma once

#include <tournament/club.h>

#include <QString>

// Whom somebody may want to enter again: the club's people, and those of the last evenings, whose names were
// typed once. Without a club file it is those alone.
namespace schreiber::desktop {

struct Preferences;

// `open` is the evening at hand, whose own people are there already.
tournament::Club knownPeople(tournament::Club club, const Preferences& preferences, const QString& open);

} // namespace schreiber::desktop
