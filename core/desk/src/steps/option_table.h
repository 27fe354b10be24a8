#pragma once

#include <tournament/model.h>

#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace schreiber::desk {

// Of a game whose lines sum to zero: what its own counting asks about.
inline constexpr const char* kDoubled = "doubled";
inline constexpr const char* kKontra = "kontra";

// An option of a tournament: its name on the command line, and how its value is taken into the settings.
// `take` says what it would have understood where it understands nothing.
struct Option {
    const char* name;
    std::optional<std::vector<std::string>> (*take)(tournament::Settings& settings, const std::string& value);
};

std::span<const Option> options();
const Option* findOption(const std::string& name);

} // namespace schreiber::desk
