#pragma once

#include <tournament/model.h>

#include <QString>

#include <optional>

// The evening before, from its file: what the next one is made like, and what is said of it.
namespace schreiber::desktop {

struct Preferences;

struct LastEvening {
    QString path;
    tournament::Tournament tournament;
};

// Of the file that was open last and is still there; nothing where none can be read.
std::optional<LastEvening> lastEvening(const Preferences& preferences);

} // namespace schreiber::desktop
