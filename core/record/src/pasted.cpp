#include "lines.h"
#include "words.h"

#include <base/utf8.h>
#include <cards/notation.h>
#include <record/pasted.h>

#include <algorithm>

namespace schreiber::record {
namespace {

using cards::Card, cards::Rank, cards::Seat, cards::Suit;

struct Letter {
    char32_t from;
    std::string_view to;
};
constexpr Letter kLetters[] = {
    // quotes
    {0x201C, "\""},
    {0x201D, "\""},
    {0x201E, "\""},
    {0x201F, "\""},
    {0x00AB, "\""},
    {0x00BB, "\""},
    // spaces, and what takes no room
    {0x00A0, " "},
    {0x2007, " "},
    {0x2009, " "},
    {0x200A, " "},
    {0x202F, " "},
    {0x200B, ""},
    {0xFE0E, ""},
    {0xFE0F, ""},
    {0xFEFF, ""},
    // dashes
    {0x2010, "-"},
    {0x2011, "-"},
    {0x2012, "-"},
    {0x2013, "-"},
    {0x2014, "-"},
    {0x2212, "-"},
    // French suits, black and white, by the German ones that take their place
    {0x2665, "H"},
    {0x2661, "H"},
    {0x2660, "L"},
    {0x2664, "L"},
    {0x2663, "E"},
    {0x2667, "E"},
    {0x2666, "S"},
    {0x2662, "S"},
};

std::string plainLetters(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const auto next = base::decodeOne(text);
        const auto found = std::ranges::find(kLetters, next.valid ? next.codePoint : U'\0', &Letter::from);
        plain += found == std::end(kLetters) ? text.substr(0, next.length) : found->to;
        text.remove_prefix(next.length);
    }
    return plain;
}

struct SuitWord {
    std::string_view word;
    Suit suit;
};
constexpr SuitWord kSuitWords[] = {{"eichel", Suit::Eichel},
                                   {"laub", Suit::Laub},
                                   {"herz", Suit::Herz},
                                   {"schelle", Suit::Schell},
                                   {"schell", Suit::Schell}};
struct RankWord {
    std::string_view word;
    Rank rank;
};
constexpr RankWord kRankWords[] = {{"ass", Rank::Ass},      {"sau", Rank::Ass},     {"könig", Rank::Koenig},
                                   {"ober", Rank::Ober},    {"unter", Rank::Unter}, {"zehner", Rank::Ten},
                                   {"zehn", Rank::Ten},     {"neuner", Rank::Nine}, {"neun", Rank::Nine},
                                   {"achter", Rank::Eight}, {"acht", Rank::Eight},  {"siebener", Rank::Seven},
                                   {"sieben", Rank::Seven}, {"7er", Rank::Seven},   {"8er", Rank::Eight},
                                   {"9er", Rank::Nine},     {"10er", Rank::Ten}};

std::optional<Rank> rankOf(std::string_view word) {
    for (const RankWord& one : kRankWords)
        if (sameWord(word, one.word)) return one.rank;
    return cards::readRank(word);
}

std::string_view withoutDash(std::string_view text) {
    return text.starts_with('-') ? text.substr(1) : text;
}

// A suit by its word at the beginning, and what follows it.
std::optional<std::pair<Suit, std::string_view>> suitFirst(std::string_view word) {
    for (const SuitWord& one : kSuitWords)
        if (word.size() >= one.word.size() && sameWord(word.substr(0, one.word.size()), one.word))
            return std::pair(one.suit, withoutDash(word.substr(one.word.size())));
    return std::nullopt;
}

// A card in whatever words, as long as it can be no other.
std::optional<Card> cardIn(std::string_view word) {
    if (const auto card = cards::readCard(word)) return card;
    if (sameWord(word, "martl")) return cards::kMartl;
    if (sameWord(word, "weli")) return cards::kWeli;
    std::optional<Suit> suit;
    std::optional<Rank> rank;
    if (const auto named = suitFirst(word)) {
        suit = named->first;
        rank = rankOf(named->second);
    } else if (word.size() > 1) {
        suit = cards::readSuit(word.substr(0, 1));
        rank = rankOf(withoutDash(word.substr(1)));
    }
    if (!suit || !rank || !cards::exists(*suit, *rank)) return std::nullopt;
    return Card(*suit, *rank);
}

// `CARD` or `CARD=AS`, as a record has it; a stop or a comma behind it goes.
std::optional<std::string> cardWord(std::string_view word) {
    while (!word.empty() && std::string_view(",;.").find(word.back()) != std::string_view::npos)
        word.remove_suffix(1);
    const auto equals = word.find('=');
    const auto card = cardIn(word.substr(0, equals));
    if (!card) return std::nullopt;
    if (equals == std::string_view::npos) return std::string(cards::nameOf(*card));
    const auto as = cardIn(word.substr(equals + 1));
    if (!as) return std::nullopt;
    return cards::toString({*card, *as});
}

// Words one by one; two that name a card between them (`Laub Ass`) are one.
std::string cardsTidied(const Line& line, std::size_t from) {
    std::string text;
    Words words(line, from);
    while (const auto word = words.next()) {
        std::string said(word->text);
        const auto alone = suitFirst(word->text);
        const auto next = words.peek();
        if (const auto card = cardWord(word->text)) {
            said = *card;
        } else if (alone && alone->second.empty() && next) {
            std::string both(word->text);
            both += '-';
            both += next->text;
            if (const auto pair = cardWord(both)) {
                said = *pair;
                words.next();
            }
        }
        if (!text.empty()) text += ' ';
        text += said;
    }
    return text;
}

// A suit's word or letter, as `trump` takes it.
std::string suitTidied(std::string_view value) {
    const auto named = suitFirst(trimmed(value));
    if (named && named->second.empty()) return std::string(1, cards::letterOf(named->first));
    return std::string(trimmed(value));
}

void takeNames(std::string_view value, PlayerNames& names) {
    for (std::size_t at = 0; at < value.size();) {
        const auto equals = value.find('=', at);
        if (equals == std::string_view::npos) return;
        const auto seat = cards::readSeat(trimmed(value.substr(at, equals - at)));
        const bool quoted = equals + 1 < value.size() && value[equals + 1] == '"';
        const auto from = quoted ? equals + 2 : equals + 1;
        const auto end = std::min(value.find(quoted ? '"' : ' ', from), value.size());
        if (seat) names[static_cast<std::size_t>(*seat)] = std::string(value.substr(from, end - from));
        at = quoted ? end + 1 : end;
    }
}

// Goes through a text line by line.
class Tidier {
  public:
    Tidier(const PlayerNames& names, Place place)
        : m_names(names)
        , m_headerDone(place == Place::Events) {}

    std::string line(std::string_view raw) {
        ++m_number;
        const std::string plain = plainLetters(raw);
        const Line whole = splitComment(m_number, plain, !m_headerDone);
        if (isBlank(whole.text)) {
            m_headerDone = m_headerDone || m_hasKeys;
            return plain;
        }
        const std::string_view said = trimmed(whole.text);
        if (said.find_first_not_of('-') == std::string_view::npos && said.size() >= 2) {
            m_headerDone = m_hasKeys = false;
            return "---";
        }
        std::string tidy = m_headerDone || isEvent(whole.text) ? event(whole) : key(whole);
        if (tidy.empty()) return plain;
        if (whole.comment) tidy.append(" #").append(*whole.comment);
        return tidy;
    }

    const PlayerNames& names() const { return m_names; }
    std::vector<UnclearName> takeUnclear() { return std::move(m_unclear); }

  private:
    std::vector<Seat> seatsNamed(std::string_view name) const {
        std::vector<Seat> seats;
        if (const auto seat = cards::readSeat(name)) return {*seat};
        for (std::size_t i = 0; i < m_names.size(); ++i)
            if (m_names[i] && !m_names[i]->empty() && sameWord(name, *m_names[i]))
                seats.push_back(static_cast<Seat>(i));
        return seats;
    }

    static std::string_view beforeColon(std::string_view text) {
        return trimmed(text.substr(0, text.find(':')));
    }

    bool isEvent(std::string_view text) const {
        return text.find(':') != std::string_view::npos && !seatsNamed(beforeColon(text)).empty();
    }

    // Empty: as it is.
    std::string key(const Line& line) {
        const auto colon = line.text.find(':');
        if (colon == std::string_view::npos) return {};
        m_hasKeys = true;
        const std::string name(beforeColon(line.text));
        if (sameWord(name, "players")) takeNames(line.text.substr(colon + 1), m_names);
        if (sameWord(name, "trump")) return name + ": " + suitTidied(line.text.substr(colon + 1));
        if (name.size() > 4 && sameWord(name.substr(0, 4), "hand") && name.find('-') == std::string::npos)
            return name + ": " + cardsTidied(line, colon + 1);
        return {};
    }

    std::string event(const Line& line) {
        m_headerDone = true;
        const auto colon = line.text.find(':');
        if (colon != std::string_view::npos) return acted(line, beforeColon(line.text), colon + 1, true);
        Words words(line);
        const auto first = words.next();
        return first ? acted(line, first->text, first->at + first->text.size(), false) : std::string();
    }

    std::string acted(const Line& line, std::string_view name, std::size_t from, bool surely) {
        const std::vector<Seat> seats = seatsNamed(name);
        if (seats.size() == 1) return cards::toString(seats.front()) + ": " + cardsTidied(line, from);
        if (!surely && seats.empty()) return {};
        m_unclear.push_back({m_number, std::string(name)});
        return {};
    }

    PlayerNames m_names;
    std::vector<UnclearName> m_unclear;
    int m_number = 0;
    bool m_hasKeys = false;
    bool m_headerDone;
};

} // namespace

Tidied tidied(std::string_view pasted, const PlayerNames& players, Place place) {
    Tidier tidier(players, place);
    Tidied result;
    for (std::size_t from = 0; from <= pasted.size();) {
        const auto end = std::min(pasted.find('\n', from), pasted.size());
        std::string_view line = pasted.substr(from, end - from);
        if (line.ends_with('\r')) line.remove_suffix(1);
        result.text += tidier.line(line);
        if (end < pasted.size()) result.text += '\n';
        from = end + 1;
    }
    result.unclear = tidier.takeUnclear();
    return result;
}

PlayerNames namesIn(std::string_view text) {
    Tidier tidier({}, Place::Record);
    for (std::size_t from = 0; from <= text.size();) {
        const auto end = std::min(text.find('\n', from), text.size());
        tidier.line(text.substr(from, end - from));
        from = end + 1;
    }
    return tidier.names();
}

} // namespace schreiber::record
