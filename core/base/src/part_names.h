#pragma once

#include <string>
#include <string_view>

// The names under which files are written before they take their place. They say who writes them, so that
// what a killed program left is told from what is being written.
namespace schreiber::base {

// A new one of this process. Held until it is dropped: nobody here takes it for a left-over meanwhile.
std::string newPartName();
void dropPartName(const std::string& name);

// Whether it is such a name, or SQLite's of the journal to it, and whoever wrote it is no more. Of another
// machine's process nobody here knows; it is gone after a day. One of this machine is asked for however old
// the file is.
bool isLeftOver(std::string_view name, bool isOlderThanADay);

} // namespace schreiber::base
