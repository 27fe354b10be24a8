#pragma once

#include <tournament/model.h>

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace schreiber::desk {

// Of a game whose lines sum to zero: what its own counting asks about.
inline constexpr const char* kDoubled = "doubled";
inline constexpr const char* kKontra = "kontra";
// What decides what a line comes to.
inline constexpr std::array kOfCounting{kDoubled, kKontra};

// An option of a tournament: its name on the command line, and how its value is taken into the settings.
// `take` says what it would have understood where it understands nothing.
struct Option {
    std::string name;
    std::function<std::optional<std::vector<std::string>>(tournament::Settings& settings,
                                                          const std::string& value)>
        take;
};

std::optional<Option> findOption(const std::string& name);

} // namespace schreiber::desk
