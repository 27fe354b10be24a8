#pragma once

#include <desk/evening.h>
#include <desk/language.h>

#include <string>

// What is passed on of an evening whose file was altered behind the program's back carries a line that says
// so: whoever reads it does not see the file.
namespace schreiber::desk {

// Asks the file; one that cannot be asked just now counts as sound.
bool isAltered(const Evening& evening);

std::string alteredLine(Language language);
// Empty where nothing was altered.
std::string alteredLine(const Evening& evening, Language language);

// The key in an export that says it, and its name among the further options (which keep it).
inline constexpr const char* kAlteredKey = "/altered";

} // namespace schreiber::desk
