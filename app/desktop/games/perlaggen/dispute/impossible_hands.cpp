#include "games/perlaggen/dispute/impossible_hands.h"

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

// A word of the line, and where it begins.
struct Word {
    std::string text;
    std::size_t at = 0;
};

std::vector<Word> wordsFrom(const std::string& line, std::size_t at) {
    std::vector<Word> words;
    while ((at = line.find_first_not_of(" \t\r", at)) != std::string::npos) {
        const std::size_t end = std::min(line.find_first_of(" \t\r", at), line.size());
        words.push_back({line.substr(at, end - at), at});
        at = end;
    }
    return words;
}

bool isTwice(const InputError& error) {
    return expects(error, "CARD") && cards::readCard(error.found).has_value();
}

} // namespace

std::optional<EasedHand> easedHand(const std::string& line, const std::vector<InputError>& errors,
                                   std::vector<ImpossibleCard>& impossible) {
    const auto seat = seatOf(line);
    const bool plain =
        std::ranges::all_of(line, [](char c) { return static_cast<unsigned char>(c) < 0x80; }); // columns
    if (!seat || !plain || line.find('#') != std::string::npos) return std::nullopt;
    // From the right, so that the columns further left stay where they are.
    std::vector<InputError> fromRight = errors;
    std::ranges::sort(fromRight,
                      [](const InputError& a, const InputError& b) { return a.column > b.column; });
    const auto places = static_cast<std::size_t>(std::ranges::count_if(errors, isTwice));
    EasedHand eased{.line = line, .errors = {}};
    std::vector<ImpossibleCard> found;
    std::vector<std::string> instead; // of cards there twice, the last first
    for (InputError& error : fromRight) {
        const auto at = static_cast<std::size_t>(std::max(error.column, 1)) - 1;
        const auto card = cards::readCard(error.found);
        if (expects(error, "CARD") && error.found.empty()) {
            eased.line += " ?";
        } else if (at > eased.line.size()) {
            return std::nullopt;
        } else if (expects(error, "CARD")) {
            std::string other = "?";
            if (card && !instead.empty()) {
                other = instead.back();
                instead.pop_back();
            }
            if (card) found.push_back({error.line, *seat, *card, true, other == "?"});
            eased.line.replace(at, error.found.size(), other);
        } else if (expects(error, "END-OF-LINE") && card) {
            std::vector<Word> rest = wordsFrom(eased.line, at);
            eased.line.resize(at);
            const std::size_t taken = std::min(places, rest.size());
            for (std::size_t i = 0; i < taken; ++i) instead.push_back(rest[i].text);
            rest.erase(rest.begin(), rest.begin() + static_cast<std::ptrdiff_t>(taken));
            for (const Word& word : rest)
                if (const auto more = cards::readCard(word.text))
                    found.push_back({error.line, *seat, *more, false, false});
            if (rest.empty()) continue; // there is room for all of them
            error.column = static_cast<int>(rest.front().at) + 1;
            error.found = rest.front().text;
        } else {
            return std::nullopt;
        }
        eased.errors.insert(eased.errors.begin(), error);
    }
    impossible.insert(impossible.end(), found.rbegin(), found.rend());
    return eased;
}

} // namespace schreiber::desktop
