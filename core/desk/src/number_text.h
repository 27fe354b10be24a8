#pragma once

#include <cstddef>
#include <string>

namespace schreiber::desk {

// A number as refusals, tables and the journal say it.
inline std::string text(int number) {
    return std::to_string(number);
}
inline std::string text(std::size_t number) {
    return std::to_string(number);
}

// With the minus of type, as people read it.
inline std::string signedText(int number) {
    return number < 0 ? "−" + std::to_string(-static_cast<long long>(number)) : std::to_string(number);
}

} // namespace schreiber::desk
