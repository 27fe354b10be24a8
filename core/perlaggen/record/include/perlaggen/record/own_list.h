#pragma once

#include <optional>
#include <perlaggen/record/record.h>
#include <string>
#include <string_view>

// Keys of this project's own, for a club's own rules: `perlaggen: HK S6 T7`, its list in place of the rule
// set's, the highest first, and `name: Tarrenz`, what it calls them. To whoever does not know them, they are
// keys that are kept and written back.
namespace schreiber::perlaggen::record {

inline constexpr const char* kOwnListKey = "perlaggen";
inline constexpr const char* kOwnNameKey = "name";

std::optional<rulebook::PerlaggList> ownListOf(const Header& header);
void setOwnList(Header& header, const rulebook::PerlaggList& list);

// Whether it is one of these.
bool isOwnKey(std::string_view name);

// Empty where the rules have no name of their own.
std::string ownNameOf(const Header& header);
void setOwnName(Header& header, std::string_view name);

} // namespace schreiber::perlaggen::record
