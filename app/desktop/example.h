#pragma once

#include <desk/evening.h>

#include <QString>

#include <optional>

namespace schreiber::desktop {

class Session;

// Made-up evenings to try things on, one a game: a fresh file of its own with people entered, so that nothing
// done in it matters.
enum class Example { Perlaggen, Koenigrufen };
// Where it lies, each user's own; never the last tournament one went on with.
QString examplePath(Example example = Example::Perlaggen);
// Whether it is an example evening, in whatever language it was made.
bool isExample(const QString& path);
// What went wrong, in words; none when it is open.
std::optional<QString> openExample(Session& session, Example example);
// Whether anything was done in it since it was made.
bool isTouched(const desk::Evening& evening);

} // namespace schreiber::desktop
