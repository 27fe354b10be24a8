#pragma once

#include <cstdint>
#include <optional>

namespace schreiber::json {

// A whole number within these bounds; nothing where a JSON value is anything else. Of whatever library has
// it: taking a number unasked throws there, or cuts off what does not fit.
template <class Json>
std::optional<int> readNumber(const Json& node, int least, int most) {
    if (node.is_number_unsigned()) {
        const auto number = node.template get<std::uint64_t>();
        const bool fits = most >= 0 && number <= static_cast<std::uint64_t>(most);
        return fits && static_cast<int>(number) >= least ? std::optional(static_cast<int>(number))
                                                         : std::nullopt;
    }
    if (!node.is_number_integer()) return std::nullopt;
    const auto number = node.template get<std::int64_t>();
    return number >= least && number <= most ? std::optional(static_cast<int>(number)) : std::nullopt;
}

} // namespace schreiber::json
