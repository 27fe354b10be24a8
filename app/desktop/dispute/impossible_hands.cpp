#include "dispute/impossible_hands.h"

#include <cards/notation.h>

#include <algorithm>
#include <cctype>
#include <string_view>

namespace schreiber::desktop {
namespace {

using base::InputError;

bool expects(const InputError& error, std::string_view what) {
    return std::ranges::find(error.expected, what) != error.expected.end();
}

// `hand B: …`; nothing for any other line.
std::optional<cards::Seat> seatOf(const std::string& line) {
    const std::size_t colon = line.find(':');
    if (colon == std::string::npos) return std::nullopt;
    std::string key;
    for (const char c : line.substr(0, colon))
        if (c != ' ' && c != '\t') key += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
    constexpr std::string_view kHand = "hand";
    if (key.size() != kHand.size() + 1 || !key.starts_with(kHand)) return std::nullopt;
    return cards::readSeat(key.substr(kHand.size()));
}

} // namespace

std::optional<std::string> easedHand(const std::string& line, std::vector<InputError> errors,
                                     std::vector<ImpossibleCard>& impossible) {
    const auto seat = seatOf(line);
    const bool plain =
        std::ranges::all_of(line, [](char c) { return static_cast<unsigned char>(c) < 0x80; }); // columns
    if (!seat || !plain || line.find('#') != std::string::npos) return std::nullopt;
    // From the right, so that the columns further left stay where they are.
    std::ranges::sort(errors, [](const InputError& a, const InputError& b) { return a.column > b.column; });
    std::string eased = line;
    std::vector<ImpossibleCard> found;
    for (const InputError& error : errors) {
        const auto at = static_cast<std::size_t>(std::max(error.column, 1)) - 1;
        const auto card = cards::readCard(error.found);
        if (expects(error, "CARD") && error.found.empty()) {
            eased += " ?";
        } else if (expects(error, "CARD") && card && at <= eased.size()) {
            eased = eased.substr(0, at) + '?' + eased.substr(std::min(at + error.found.size(), eased.size()));
            found.push_back({error.line, *seat, *card, true});
        } else if (expects(error, "END-OF-LINE") && card && at <= eased.size()) {
            std::string_view rest = std::string_view(line).substr(at);
            while (!rest.empty()) {
                const std::string_view word = rest.substr(0, rest.find_first_of(" \t"));
                if (const auto more = cards::readCard(word))
                    found.push_back({error.line, *seat, *more, false});
                rest.remove_prefix(std::min(word.size() + 1, rest.size()));
            }
            eased.resize(at);
        } else {
            return std::nullopt;
        }
    }
    impossible.insert(impossible.end(), found.rbegin(), found.rend());
    return eased;
}

} // namespace schreiber::desktop
