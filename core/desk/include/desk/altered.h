#pragma once

#include <desk/failure.h>
#include <desk/warning.h>
#include <store/finding.h>

#include <optional>
#include <string>
#include <vector>
#include <words/language.h>

// What is passed on of an evening whose file was altered behind the program's back carries a line that says
// so: whoever reads it does not see the file. Verifying takes its time: whoever passes it on has asked.
namespace schreiber::desk {

class Evening;

// What is wrong with its file; the other also of one that is too damaged to open.
Outcome<std::vector<store::Finding>> verify(const Evening& evening);
Outcome<std::vector<store::Finding>> verifyFile(const std::string& path);
// Puts what was altered behind the program back to what the journal says; what is still wrong then. `row`
// becomes the number of the journal's row that says so, 0 where only the search's words were made anew.
Outcome<std::vector<store::Finding>> restoreFile(const std::string& path, int* row = nullptr);

// Nothing false is made to last: what decides who won and what people act on is refused where the file was
// altered, and so is what cannot be asked whether it was.
Outcome<base::Done> checkSound(const Evening& evening);

// What is said of a change that was made all the same; nothing where the file is what the program wrote.
std::optional<Warning> alteredWarning(const Evening& evening);
bool isAltered(const Warning& warning);

// Whether that is what was refused. It can be put right: restoreFile.
bool isAltered(const Failure& failure);

std::string alteredLine(words::Language language);

// The key in an export that says it, and its name among the further options (which keep it).
inline constexpr const char* kAlteredKey = "/altered";

} // namespace schreiber::desk
