#pragma once

#include <cards/card.h>

#include <optional>
#include <string>
#include <string_view>

// Cards in writing, as deal-record.md has them: suit letter, then rank. Reading is lax (lower case, `W`
// for S6, `X` and `T` for 10), writing is strict; what is no card reads as nothing.
namespace schreiber::cards {

char letterOf(Suit suit);
std::string_view nameOf(Rank rank);
std::string_view nameOf(Card card);

std::optional<Suit> readSuit(std::string_view text);
std::optional<Rank> readRank(std::string_view text);
std::optional<Card> readCard(std::string_view text);

// `CARD` or `CARD=AS`.
std::optional<PlayedCard> readPlayedCard(std::string_view text);
void append(std::string& text, const PlayedCard& played);
std::string toString(const PlayedCard& played);

// A card in a query: as played, or `CARD!`, a Perlagg that lies unbaptised (cli.md, figures).
struct QueryCard {
    PlayedCard played;
    bool unbaptised = false;

    friend constexpr bool operator==(const QueryCard&, const QueryCard&) = default;
};
std::optional<QueryCard> readQueryCard(std::string_view text);

// A card of a header's hand: known, or `?`.
struct HandCard {
    std::optional<Card> card;

    friend constexpr bool operator==(const HandCard&, const HandCard&) = default;
};
std::optional<HandCard> readHandCard(std::string_view text);

// A card in the program's own tables, checked by the compiler: "HK"_card.
namespace literals {
consteval Card operator""_card(const char* text, std::size_t length) {
    constexpr std::string_view suits = "ELHS";
    constexpr std::string_view ranks = "67891UOKA";
    const auto suit = suits.find(text[0]);
    const auto rank = length >= 2 ? ranks.find(text[1]) : std::string_view::npos;
    const bool ten = length >= 2 && text[1] == '1';
    const bool written = suit != std::string_view::npos && rank != std::string_view::npos &&
                         length == (ten ? 3U : 2U) && (!ten || text[2] == '0') &&
                         exists(static_cast<Suit>(suit), static_cast<Rank>(rank));
    if (!written) throw "not a card"; // in a constant expression: does not compile
    return Card(static_cast<Suit>(suit), static_cast<Rank>(rank));
}
} // namespace literals

} // namespace schreiber::cards
