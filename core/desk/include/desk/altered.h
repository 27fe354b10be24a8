#pragma once

#include <string>
#include <words/language.h>

// What is passed on of an evening whose file was altered behind the program's back carries a line that says
// so: whoever reads it does not see the file. Verifying takes its time: whoever passes it on has asked.
namespace schreiber::desk {

std::string alteredLine(words::Language language);

// The key in an export that says it, and its name among the further options (which keep it).
inline constexpr const char* kAlteredKey = "/altered";

} // namespace schreiber::desk
