#pragma once

#include <desk/evening.h>

#include <QString>

#include <optional>

namespace schreiber::desktop {

class Session;

// A made-up evening to try things on: a fresh file of its own with thirty people entered, so that nothing
// done in it matters. What went wrong, in words; none when it is open.
// Where it lies, each user's own; never the last tournament one went on with.
QString examplePath();
// Whether it is the example evening, in whatever language it was made.
bool isExample(const QString& path);
std::optional<QString> openExample(Session& session);
// Whether anything was done in it since it was made.
bool isTouched(const desk::Evening& evening);

} // namespace schreiber::desktop
