#pragma once

#include <store/journal.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// The arguments of a journal's actions. They are text, and the file may be anybody's: an import, a file
// altered by another program. What should be a number and is none reads as nothing, and is shown as what it
// is.
namespace schreiber::desk {

// An argument that is for no reader: what an import is held to (store/held.h).
inline constexpr const char* kHeld = "held";

std::optional<int> numberIn(const store::Action& action, const std::string& argument);
std::optional<std::uint64_t> seedIn(const store::Action& action, const std::string& argument);
// "7, 12, 3"; nothing where one of them is no number.
std::vector<int> numbersIn(const store::Action& action, const std::string& argument);

// What `set` changed, option by option: "date=2026-11-22; place=Imst". Where a value has a sign in it that
// would part it there, each option is a line, which no value can have in it.
using ChangedOptions = std::vector<std::pair<std::string, std::string>>;
std::string optionsText(const ChangedOptions& options);
ChangedOptions optionsIn(const std::string& text);
ChangedOptions optionsIn(const store::Action& action);

// What this argument should be, as a code of the input messages; empty where the value is that, or may be
// anything.
std::string_view expectedInstead(const std::string& argument, const std::string& value);

} // namespace schreiber::desk
