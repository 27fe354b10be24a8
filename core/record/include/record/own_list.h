#pragma once

#include <record/record.h>

#include <optional>

// A key of this project's own: `perlaggen: HK S6 T7`, a club's list in place of the rule set's, the highest
// first. To whoever does not know it, it is a key that is kept and written back.
namespace schreiber::record {

inline constexpr const char* kOwnListKey = "perlaggen";

std::optional<rulebook::PerlaggList> ownListOf(const Header& header);
void setOwnList(Header& header, const rulebook::PerlaggList& list);

} // namespace schreiber::record
