#include <base/number.h>
#include <cards/tarock.h>

#include <algorithm>
#include <string>
#include <utility>

namespace schreiber::cards::tarock {
namespace {

constexpr std::array<std::string_view, kCardCount> kTarockNames{
    "S",   "XXI", "XX", "XIX", "XVIII", "XVII", "XVI", "XV", "XIV", "XIII", "XII", "XI", "X",  "IX", "VIII",
    "VII", "VI",  "V",  "IV",  "III",   "II",   "I",   "KK", "KD",  "KC",   "KB",  "KA", "K2", "K3", "K4", //
    "HK",  "HD",  "HC", "HB",  "HA",    "H2",   "H3",  "H4",                                               //
    "PK",  "PD",  "PC", "PB",  "P10",   "P9",   "P8",  "P7",                                               //
    "TK",  "TD",  "TC", "TB",  "T10",   "T9",   "T8",  "T7"};

constexpr std::array<std::pair<std::string_view, Card>, 13> kFurtherNames{{
    {"IIII", Card::tarock(4)},
    {"PAGAT", kPagat},
    {"UHU", Card::tarock(2)},
    {"KAKADU", Card::tarock(3)},
    {"MARABU", Card::tarock(4)},
    {"MOND", kMond},
    {"SKÜS", kSkues},
    {"SKUES", kSkues},
    {"GSTIEß", kSkues},
    {"GSTIEẞ", kSkues},
    {"GSTIESS", kSkues},
    {"K1", Card(Suit::Karo, 4)},
    {"H1", Card(Suit::Herz, 4)},
}};

constexpr std::array<std::string_view, 5> kSuitNames{"Tarock", "Karo", "Herz", "Pik", "Treff"};

// ASCII, and the one umlaut that stands in a card's name.
std::string inCapitals(std::string_view text) {
    constexpr std::string_view kSmall = "ü";
    constexpr std::string_view kLarge = "Ü";
    std::string capitals(text);
    for (char& c : capitals)
        if (c >= 'a' && c <= 'z') c = static_cast<char>(c - 'a' + 'A');
    if (const auto at = capitals.find(kSmall); at != std::string::npos)
        capitals.replace(at, kSmall.size(), kLarge);
    return capitals;
}

} // namespace

std::string_view nameOf(Card card) {
    return kTarockNames[static_cast<std::size_t>(card.index())];
}

std::optional<Card> readCard(std::string_view text) {
    constexpr std::size_t kLongest = 9; // bytes of `Gstiess`, with an ẞ
    if (text.empty() || text.size() > kLongest) return std::nullopt;
    if (text[0] >= '1' && text[0] <= '9') {
        const auto number = base::readNumber(text, 1, kSkuesNumber);
        return number ? std::optional(Card::tarock(*number)) : std::nullopt;
    }
    const std::string written = inCapitals(text);
    const auto* const card = std::ranges::find(kTarockNames, written);
    if (card != kTarockNames.end()) return Card::fromIndex(static_cast<int>(card - kTarockNames.begin()));
    for (const auto& [name, named] : kFurtherNames)
        if (name == written) return named;
    return std::nullopt;
}

char letterOf(Suit colour) {
    return nameOf(colour)[0];
}
std::string_view nameOf(Suit suit) {
    return kSuitNames[static_cast<std::size_t>(suit)];
}

std::optional<Suit> readColour(std::string_view text) {
    const std::string written = inCapitals(text);
    for (const Suit suit : kColours) {
        const std::string name = inCapitals(nameOf(suit));
        if (written == name || written == name.substr(0, 1)) return suit;
    }
    return std::nullopt;
}

} // namespace schreiber::cards::tarock
