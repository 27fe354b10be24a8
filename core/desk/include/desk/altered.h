#pragma once

#include <desk/failure.h>
#include <desk/warning.h>

#include <optional>
#include <string>
#include <words/language.h>

// What is passed on of an evening whose file was altered behind the program's back carries a line that says
// so: whoever reads it does not see the file. Verifying takes its time: whoever passes it on has asked.
namespace schreiber::desk {

class Evening;

// Nothing false is made to last: what decides who won and what people act on is refused where the file was
// altered, and so is what cannot be asked whether it was.
Outcome<base::Done> checkSound(const Evening& evening);

// What is said of a change that was made all the same; nothing where the file is what the program wrote.
std::optional<Warning> alteredWarning(const Evening& evening);
bool isAltered(const Warning& warning);

// Whether that is what was refused. It can be put right: Evening::restoreFile.
bool isAltered(const Failure& failure);

std::string alteredLine(words::Language language);

// The key in an export that says it, and its name among the further options (which keep it).
inline constexpr const char* kAlteredKey = "/altered";

} // namespace schreiber::desk
