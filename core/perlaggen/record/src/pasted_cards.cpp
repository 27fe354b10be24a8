#include "pasted_cards.h"

#include "words.h"

#include <cards/notation.h>

#include <algorithm>
#include <array>
#include <optional>

namespace schreiber::perlaggen::record {
namespace {

using cards::Card, cards::CardSet, cards::Rank, cards::Suit;

struct SuitWord {
    std::string_view word;
    Suit suit;
};
// French suits by the German ones that take their place. Longer words of one beginning come first.
constexpr SuitWord kSuitWords[] = {
    {"eicheln", Suit::Eichel},    {"eichel", Suit::Eichel},   {"ghiande", Suit::Eichel},
    {"ghianda", Suit::Eichel},    {"acorns", Suit::Eichel},   {"acorn", Suit::Eichel},
    {"kreuz", Suit::Eichel},      {"treff", Suit::Eichel},    {"fiori", Suit::Eichel},
    {"clubs", Suit::Eichel},      {"club", Suit::Eichel},     {"laub", Suit::Laub},
    {"grün", Suit::Laub},         {"foglie", Suit::Laub},     {"foglia", Suit::Laub},
    {"leaves", Suit::Laub},       {"leaf", Suit::Laub},       {"pik", Suit::Laub},
    {"picche", Suit::Laub},       {"spades", Suit::Laub},     {"spade", Suit::Laub},
    {"herzen", Suit::Herz},       {"herz", Suit::Herz},       {"cuori", Suit::Herz},
    {"cuore", Suit::Herz},        {"hearts", Suit::Herz},     {"heart", Suit::Herz},
    {"schellen", Suit::Schell},   {"schelle", Suit::Schell},  {"schell", Suit::Schell},
    {"sonagli", Suit::Schell},    {"sonaglio", Suit::Schell}, {"campanelli", Suit::Schell},
    {"campanello", Suit::Schell}, {"bells", Suit::Schell},    {"bell", Suit::Schell},
    {"karo", Suit::Schell},       {"quadri", Suit::Schell},   {"diamonds", Suit::Schell},
    {"diamond", Suit::Schell},
};
struct RankWord {
    std::string_view word;
    Rank rank;
};
constexpr RankWord kRankWords[] = {
    {"ass", Rank::Ass},        {"sau", Rank::Ass},      {"asso", Rank::Ass},    {"ace", Rank::Ass},
    {"könig", Rank::Koenig},   {"re", Rank::Koenig},    {"king", Rank::Koenig}, {"ober", Rank::Ober},
    {"unter", Rank::Unter},    {"zehner", Rank::Ten},   {"zehn", Rank::Ten},    {"10er", Rank::Ten},
    {"dieci", Rank::Ten},      {"ten", Rank::Ten},      {"neuner", Rank::Nine}, {"neun", Rank::Nine},
    {"9er", Rank::Nine},       {"nove", Rank::Nine},    {"nine", Rank::Nine},   {"achter", Rank::Eight},
    {"acht", Rank::Eight},     {"8er", Rank::Eight},    {"otto", Rank::Eight},  {"eight", Rank::Eight},
    {"siebener", Rank::Seven}, {"sieben", Rank::Seven}, {"7er", Rank::Seven},   {"sette", Rank::Seven},
    {"seven", Rank::Seven},
};
// Of French cards, where the German ones have an Ober and an Unter: nobody can say which is meant.
constexpr std::string_view kPictures[] = {"bube", "dame", "jack", "queen", "fante", "donna", "j", "q"};
constexpr std::string_view kOf[] = {"di", "of", "von"};
constexpr std::string_view kAs[] = {"=", "als", "as", "come"};

template <class Table>
bool isOneOf(const Table& table, std::string_view word) {
    return std::any_of(std::begin(table), std::end(table),
                       [word](std::string_view each) { return sameWord(word, each); });
}

using Ranks = std::vector<Rank>;

// By its word, not by a letter or a number.
Ranks ranksNamed(std::string_view word) {
    for (const RankWord& one : kRankWords)
        if (sameWord(word, one.word)) return {one.rank};
    if (isOneOf(kPictures, word)) return {Rank::Unter, Rank::Ober};
    return {};
}

Ranks ranksIn(std::string_view word) {
    if (sameWord(word, "as")) return {Rank::Ass}; // behind a suit
    if (auto ranks = ranksNamed(word); !ranks.empty()) return ranks;
    if (const auto rank = cards::readRank(word)) return {*rank};
    return {};
}

std::string_view withoutDash(std::string_view text) {
    const bool dash = !text.empty() && std::string_view("-._/").find(text.front()) != std::string_view::npos;
    return dash ? text.substr(1) : text;
}

// A suit by its word at the beginning, and what follows it.
std::optional<std::pair<Suit, std::string_view>> suitFirst(std::string_view word) {
    for (const SuitWord& one : kSuitWords)
        if (word.size() >= one.word.size() && sameWord(word.substr(0, one.word.size()), one.word))
            return std::pair(one.suit, withoutDash(word.substr(one.word.size())));
    return std::nullopt;
}

std::optional<Suit> suitNamed(std::string_view word) {
    const auto named = suitFirst(word);
    return named && named->second.empty() ? std::optional(named->first) : std::nullopt;
}

CardSet cardsOf(Suit suit, const Ranks& ranks) {
    CardSet set;
    for (const Rank rank : ranks)
        if (cards::exists(suit, rank)) set.insert(Card(suit, rank));
    return set;
}

bool isUpper(char c) {
    return c >= 'A' && c <= 'Z';
}
bool isLower(char c) {
    return c >= 'a' && c <= 'z';
}

// The suit behind the rank: `K♥`, `10H`; in capitals, or `as` would be a card.
CardSet rankFirst(std::string_view word) {
    const bool capitals = isUpper(word.back()) && !isLower(word.front());
    const auto suit = cards::readSuit(word.substr(word.size() - 1));
    if (!capitals || !suit) return {};
    std::string_view rank = word.substr(0, word.size() - 1);
    if (rank.ends_with('-')) rank.remove_suffix(1);
    return cardsOf(*suit, ranksIn(rank));
}

// What one word can be as a card, whole: `HK`, `H-K`, `Herzkönig`, `Martl`, `K♥`, `Herz-Bube`.
CardSet cardsIn(std::string_view word) {
    if (const auto card = cards::readCard(word)) return {*card};
    if (sameWord(word, "martl")) return {cards::kMartl};
    if (sameWord(word, "weli") || sameWord(word, "welli")) return {cards::kWeli};
    if (const auto named = suitFirst(word)) return cardsOf(named->first, ranksIn(named->second));
    if (word.size() < 2) return {};
    if (const auto suit = cards::readSuit(word.substr(0, 1)))
        if (const CardSet found = cardsOf(*suit, ranksIn(withoutDash(word.substr(1)))); !found.empty())
            return found;
    return rankFirst(word);
}

// A part of a line: a word, or what stands on either side of an equals sign in one.
struct Part {
    std::string_view text;
    bool glued = false; // nothing stood between it and the one before
};

std::vector<Part> partsOf(const Line& line, std::size_t from) {
    std::vector<Part> parts;
    Words words(line, from);
    while (const auto word = words.next()) {
        std::string_view rest = word->text;
        bool glued = false;
        while (!rest.empty()) {
            const bool equals = rest.front() == '=';
            const auto end = equals ? 1 : std::min(rest.find('='), rest.size());
            parts.push_back({rest.substr(0, end), glued});
            rest.remove_prefix(end);
            glued = true;
        }
    }
    return parts;
}

std::string_view withoutStop(std::string_view word) {
    while (!word.empty() && std::string_view(",;.").find(word.back()) != std::string_view::npos)
        word.remove_suffix(1);
    return word;
}

// What words can be as a card, and how many of them say it.
struct Said {
    CardSet cards;
    std::size_t words = 0;

    bool clear() const { return cards.size() == 1; }
};

class Reading {
  public:
    explicit Reading(std::vector<Part> parts)
        : m_parts(std::move(parts)) {}

    std::size_t size() const { return m_parts.size(); }
    const Part& part(std::size_t at) const { return m_parts[at]; }

    // Empty where no card stands.
    Said card(std::size_t at, Unclear told) const {
        if (at >= size()) return {};
        for (const Said& said : {rankOfSuit(at), suitAndRank(at), Said{cardsIn(word(at)), 1}})
            if (!said.cards.empty()) return said;
        return halfACard(at, told);
    }

    bool isAs(std::size_t at) const { return at < size() && isOneOf(kAs, m_parts[at].text); }

  private:
    std::string_view word(std::size_t at) const {
        return at < size() ? withoutStop(m_parts[at].text) : std::string_view();
    }

    // `King of hearts`, `7 di cuori`.
    Said rankOfSuit(std::size_t at) const {
        const auto suit =
            at + 2 < size() && isOneOf(kOf, word(at + 1)) ? suitNamed(word(at + 2)) : std::nullopt;
        return suit ? Said{cardsOf(*suit, ranksIn(word(at))), 3} : Said{};
    }

    // `Laub Ass`, `König Herz`, `H K`.
    Said suitAndRank(std::size_t at) const {
        if (at + 1 >= size() || m_parts[at + 1].glued) return {};
        if (const auto suit = suitNamed(word(at))) return {cardsOf(*suit, ranksIn(word(at + 1))), 2};
        if (const auto suit = suitNamed(word(at + 1))) return {cardsOf(*suit, ranksNamed(word(at))), 2};
        const std::string_view letter = m_parts[at].text;
        const auto suit = letter.size() == 1 && isUpper(letter[0]) ? cards::readSuit(letter) : std::nullopt;
        return suit ? Said{cardsOf(*suit, ranksIn(word(at + 1))), 2} : Said{};
    }

    // A suit or a rank by its word, and nothing about the other half; where only cards stand, by its sign.
    Said halfACard(std::size_t at, Unclear told) const {
        if (const auto suit = suitNamed(word(at))) return {cards::cardsOf(*suit), 1};
        Ranks ranks = ranksNamed(word(at));
        const bool sign = told == Unclear::ToldBySign && !word(at).empty() && !isLower(word(at).front());
        if (const auto rank = sign ? cards::readRank(word(at)) : std::nullopt) ranks = {*rank};
        CardSet all;
        for (const Suit suit : cards::kSuits) all = all | cardsOf(suit, ranks);
        return {all, 1};
    }

    std::vector<Part> m_parts;
};

} // namespace

std::string cardsTidied(const Line& line, std::size_t from, Unclear told, std::vector<UnclearCard>& unclear) {
    const Reading reading(partsOf(line, from));
    std::string text;
    const auto add = [&text](std::string_view said, bool glued) {
        if (!text.empty() && !glued) text += ' ';
        text += said;
    };
    for (std::size_t at = 0; at < reading.size();) {
        const Said card = reading.card(at, told);
        if (card.clear()) {
            const std::size_t behind = at + card.words;
            const Said as = reading.isAs(behind) ? reading.card(behind + 1, told) : Said{};
            const auto own = card.cards.first();
            if (as.clear()) {
                add(cards::toString({own, as.cards.first()}), reading.part(at).glued);
                at = behind + 1 + as.words;
            } else {
                add(cards::nameOf(own), reading.part(at).glued);
                at = behind;
            }
            continue;
        }
        const std::size_t words = std::max<std::size_t>(card.words, 1);
        std::string said;
        for (std::size_t i = at; i < at + words; ++i) {
            add(reading.part(i).text, reading.part(i).glued);
            said += (i == at || reading.part(i).glued ? "" : " ") + std::string(reading.part(i).text);
        }
        if (!card.cards.empty() && told != Unclear::Passed)
            unclear.push_back({line.number, std::move(said), card.cards});
        at += words;
    }
    return text;
}

std::string suitTidied(std::string_view value) {
    if (const auto suit = suitNamed(trimmed(value))) return std::string(1, cards::letterOf(*suit));
    return std::string(trimmed(value));
}

} // namespace schreiber::perlaggen::record
