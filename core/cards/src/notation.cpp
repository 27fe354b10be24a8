#include <cards/notation.h>
#include <cards/seat.h>

#include <array>

namespace schreiber::cards {
namespace {

constexpr std::string_view kSuitLetters = "ELHS";
constexpr std::array<std::string_view, kRankCount> kRankNames{"6", "7", "8", "9", "10", "U", "O", "K", "A"};
constexpr std::array<std::string_view, kCardCount> kCardNames{
    "E7", "E8", "E9", "E10", "EU",  "EO", "EK", "EA", //
    "L7", "L8", "L9", "L10", "LU",  "LO", "LK", "LA", //
    "H7", "H8", "H9", "H10", "HU",  "HO", "HK", "HA", //
    "S6", "S7", "S8", "S9",  "S10", "SU", "SO", "SK", "SA"};

// Only ASCII: a record's letters do not depend on the locale.
constexpr char upper(char c) {
    return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c;
}

} // namespace

char letterOf(Suit suit) {
    return kSuitLetters[static_cast<std::size_t>(suit)];
}
std::string_view nameOf(Rank rank) {
    return kRankNames[static_cast<std::size_t>(rank)];
}
std::string_view nameOf(Card card) {
    return kCardNames[static_cast<std::size_t>(card.index())];
}

std::optional<Suit> readSuit(std::string_view text) {
    if (text.size() != 1) return std::nullopt;
    const auto at = kSuitLetters.find(upper(text[0]));
    if (at == std::string_view::npos) return std::nullopt;
    return static_cast<Suit>(at);
}

std::optional<Rank> readRank(std::string_view text) {
    if (text == "10") return Rank::Ten;
    if (text.size() != 1) return std::nullopt;
    switch (upper(text[0])) {
    case '6':
        return Rank::Six;
    case '7':
        return Rank::Seven;
    case '8':
        return Rank::Eight;
    case '9':
        return Rank::Nine;
    case 'X':
    case 'T':
        return Rank::Ten;
    case 'U':
        return Rank::Unter;
    case 'O':
        return Rank::Ober;
    case 'K':
        return Rank::Koenig;
    case 'A':
        return Rank::Ass;
    default:
        return std::nullopt;
    }
}

std::optional<Card> readCard(std::string_view text) {
    if (text.size() == 1 && upper(text[0]) == 'W') return kWeli;
    if (text.size() < 2 || text.size() > 3) return std::nullopt;
    const auto suit = readSuit(text.substr(0, 1));
    const auto rank = readRank(text.substr(1));
    if (!suit || !rank || !exists(*suit, *rank)) return std::nullopt;
    return Card(*suit, *rank);
}

std::optional<PlayedCard> readPlayedCard(std::string_view text) {
    const auto equals = text.find('=');
    const auto card = readCard(text.substr(0, equals));
    if (!card) return std::nullopt;
    if (equals == std::string_view::npos) return PlayedCard{*card, {}};
    const auto as = readCard(text.substr(equals + 1));
    if (!as) return std::nullopt;
    return PlayedCard{*card, *as};
}

void append(std::string& text, const PlayedCard& played) {
    text += nameOf(played.card);
    if (!played.as) return;
    text += '=';
    text += nameOf(*played.as);
}

std::string toString(const PlayedCard& played) {
    std::string text;
    append(text, played);
    return text;
}

std::optional<QueryCard> readQueryCard(std::string_view text) {
    const bool unbaptised = text.ends_with('!');
    if (unbaptised) text.remove_suffix(1);
    const auto played = readPlayedCard(text);
    if (!played || (unbaptised && played->as)) return std::nullopt;
    return QueryCard{*played, unbaptised};
}

std::optional<HandCard> readHandCard(std::string_view text) {
    if (text == "?") return HandCard{};
    const auto card = readCard(text);
    if (!card) return std::nullopt;
    return HandCard{*card};
}

std::optional<Seat> readSeat(std::string_view text) {
    if (text.size() != 1) return std::nullopt;
    const char letter = upper(text[0]);
    if (letter < 'A' || letter >= 'A' + kMostSeats) return std::nullopt;
    return static_cast<Seat>(letter - 'A');
}

} // namespace schreiber::cards
