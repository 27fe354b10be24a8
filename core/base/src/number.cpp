#include <base/number.h>

#include <charconv>

namespace schreiber::base {

namespace {

template <class Number>
std::errc read(std::string_view text, Number& number) {
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number);
    return error == std::errc() && stop != end ? std::errc::invalid_argument : error;
}

template <class Number>
std::optional<Number> whole(std::string_view text) {
    Number number = 0;
    return read(text, number) == std::errc() ? std::optional(number) : std::nullopt;
}

} // namespace

std::optional<int> readNumber(std::string_view text) {
    return whole<int>(text);
}

std::optional<int> readNumber(std::string_view text, int least, int most) {
    if (least >= 0 && text.starts_with('-')) return std::nullopt; // "-0" is no count
    const std::optional<int> number = readNumber(text);
    return number && *number >= least && *number <= most ? number : std::nullopt;
}

std::optional<std::uint64_t> readSeed(std::string_view text) {
    return whole<std::uint64_t>(text);
}

std::optional<std::uint64_t> readHexadecimal(std::string_view text) {
    if (text.find_first_not_of("0123456789abcdef") != std::string_view::npos) return std::nullopt;
    std::uint64_t number = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, number, 16);
    return error == std::errc() && stop == end ? std::optional(number) : std::nullopt;
}

bool isOutOfRange(std::string_view number) {
    double held = 0;
    return read(number, held) == std::errc::result_out_of_range;
}

} // namespace schreiber::base
