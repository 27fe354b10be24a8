#pragma once

#include <array>
#include <string_view>

namespace schreiber::cli {

// The example evening of docs/examples, as it stands there.
extern const std::string_view kExampleEntries;
extern const std::array<std::string_view, 8> kExampleRounds;

} // namespace schreiber::cli
