#pragma once

#include <map>
#include <string>
#include <utility>

namespace schreiber::desk {

// What is worth saying beside what was done: a code and its arguments, for `warningInWords`.
struct Warning {
    std::string code;
    std::map<std::string, std::string> arguments;

    // Most have nothing to name but themselves.
    Warning(const char* what)
        : code(what) {}
    Warning(std::string what, std::map<std::string, std::string> with = {})
        : code(std::move(what))
        , arguments(std::move(with)) {}

    friend bool operator==(const Warning&, const Warning&) = default;
};

} // namespace schreiber::desk
