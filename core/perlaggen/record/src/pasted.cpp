#include "lines.h"
#include "pasted_cards.h"
#include "pasted_head.h"
#include "words.h"

#include <base/utf8.h>
#include <cards/notation.h>

#include <algorithm>
#include <perlaggen/record/pasted.h>

namespace schreiber::perlaggen::record {
namespace {

using cards::Seat;

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
    {0x3000, " "},
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
    // arrows, for a name
    {0x2192, "="},
    {0x21D2, "="},
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

// The wide letters of an Asian keyboard are the plain ones, further up.
constexpr char32_t kWideFirst = 0xFF01;
constexpr char32_t kWideLast = 0xFF5E;
constexpr char32_t kWideAbove = 0xFEE0;

std::string plainLetters(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const auto next = base::decodeOne(text);
        const char32_t letter = next.valid ? next.codePoint : U'\0';
        const auto found = std::ranges::find(kLetters, letter, &Letter::from);
        if (letter >= kWideFirst && letter <= kWideLast)
            plain += static_cast<char>(letter - kWideAbove);
        else
            plain += found == std::end(kLetters) ? text.substr(0, next.length) : found->to;
        text.remove_prefix(next.length);
    }
    for (auto at = plain.find("->"); at != std::string::npos; at = plain.find("->", at))
        plain.replace(at, 2, "=");
    return plain;
}

// `A='Anna Maria'`, `A=‘Anna’`: single quotes around a name are double ones; within it they stay.
std::string namesQuoted(std::string_view text) {
    std::string quoted(text);
    for (const auto& [open, close] : {std::pair<std::string_view, std::string_view>{"'", "'"},
                                      {"\u2018", "\u2019"},
                                      {"\u201A", "\u2018"}}) {
        const std::string begins = "=" + std::string(open);
        for (auto at = quoted.find(begins); at != std::string::npos; at = quoted.find(begins, at + 1)) {
            const std::size_t from = at + begins.size();
            auto end = quoted.find(close, from);
            while (end != std::string::npos && end + close.size() < quoted.size() &&
                   quoted[end + close.size()] != ' ')
                end = quoted.find(close, end + 1);
            if (end == std::string::npos) continue;
            quoted.replace(end, close.size(), "\"");
            quoted.replace(at + 1, open.size(), "\"");
        }
    }
    return quoted;
}

// Every apostrophe that a keyboard or a mail program puts: O’Brien is O'Brien.
constexpr std::string_view kApostrophes[] = {"'",      "\u2018", "\u2019", "\u201A", "\u201B",
                                             "\u2032", "\u02BC", "\u00B4", "`"};
constexpr std::string_view kQuotes[] = {"\"", "\u2039", "\u203A"};

// How long the sign of the table is that the text begins with; 0: none of it.
template <class Table>
std::size_t startsWithOne(std::string_view text, const Table& table) {
    for (const std::string_view sign : table)
        if (text.starts_with(sign)) return sign.size();
    return 0;
}

std::string withPlainApostrophes(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const std::size_t length = startsWithOne(text, kApostrophes);
        plain += length > 0 ? '\'' : text.front();
        text.remove_prefix(std::max<std::size_t>(length, 1));
    }
    return plain;
}

bool sameName(std::string_view a, std::string_view b) {
    return sameWord(withPlainApostrophes(a), withPlainApostrophes(b));
}

bool isEdge(char c) {
    return std::string_view(" \t,;.!").find(c) != std::string_view::npos;
}

// Words without the quotes around them; an apostrophe within one stays.
std::string unquoted(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const std::size_t apostrophe = startsWithOne(text, kApostrophes);
        const std::size_t quote = startsWithOne(text, kQuotes);
        const std::size_t length = std::max({apostrophe, quote, std::size_t{1}});
        const std::string_view after = text.substr(length);
        const bool within =
            !plain.empty() && !isEdge(plain.back()) && !after.empty() && !isEdge(after.front());
        if (quote == 0 && (apostrophe == 0 || within)) plain += text.substr(0, length);
        text = after;
    }
    return plain;
}

// What is done, without what a sentence has around it.
std::string plainAction(std::string_view text) {
    std::string plain = unquoted(text);
    while (!plain.empty() && isEdge(plain.back())) plain.pop_back();
    return plain;
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
        std::string plain = plainLetters(raw);
        if (const Numbered counted = withoutNumber(trimmed(plain)); counted.number != 0)
            plain = std::string(counted.text);
        if (keyOf(plain) == "players") plain = namesQuoted(plain);
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
        const bool acts = (m_headerDone || isEvent(whole.text)) && !isHand(beforeColon(whole.text)) &&
                          !isOfHead(whole.text);
        std::string tidy = acts ? event(whole) : key(whole);
        if (tidy.empty()) return plain;
        if (whole.comment) tidy.append(" #").append(*whole.comment);
        return tidy;
    }

    const PlayerNames& names() const { return m_names; }
    std::vector<UnclearName> takeUnclear() { return std::move(m_unclear); }
    std::vector<UnclearCard> takeUnclearCards() { return std::move(m_unclearCards); }

  private:
    template <class Matches>
    std::vector<Seat> seatsWhere(Matches matches) const {
        std::vector<Seat> seats;
        for (std::size_t i = 0; i < m_names.size(); ++i)
            if (m_names[i] && !m_names[i]->empty() && matches(*m_names[i]))
                seats.push_back(static_cast<Seat>(i));
        return seats;
    }

    // By letter, by the whole name, or by one of its words: `Höß` for Anna Höß.
    std::vector<Seat> seatsNamed(std::string_view name) const {
        const std::string plain = unquoted(name);
        name = plain;
        if (const auto seat = cards::readSeat(name)) return {*seat};
        auto whole = seatsWhere([name](const std::string& each) { return sameName(name, each); });
        if (!whole.empty()) return whole;
        return seatsWhere([name](const std::string& each) {
            const Line words{0, each, std::nullopt};
            Words rest(words);
            while (const auto word = rest.next())
                if (sameName(name, word->text)) return true;
            return false;
        });
    }

    // How much of a line without a colon is a name, at most: `Bert Höß bietet gleich`.
    std::string_view nameFirst(const Line& line) const {
        std::string_view longest;
        Words words(line);
        const auto first = words.next();
        if (!first) return {};
        longest = first->text;
        while (const auto word = words.next()) {
            const auto name = line.text.substr(first->at, word->at + word->text.size() - first->at);
            if (!seatsWhere([name](const std::string& each) { return sameName(name, each); }).empty())
                longest = name;
        }
        return longest;
    }

    static std::string_view beforeColon(std::string_view text) {
        return trimmed(text.substr(0, text.find(':')));
    }

    // `hand A`, `Hand Anna Höß`; `hand-size` is another key.
    static bool isHand(std::string_view name) {
        return name.size() > 4 && sameWord(name.substr(0, 4), "hand") &&
               name.find('-') == std::string_view::npos;
    }

    bool isEvent(std::string_view text) const {
        return text.find(':') != std::string_view::npos && !seatsNamed(beforeColon(text)).empty();
    }

    // Also among the events: `Stand: 4 : 7`, where nobody is called so.
    bool isOfHead(std::string_view text) const {
        const std::string_view name = beforeColon(text);
        return text.find(':') != std::string_view::npos && headKey(name) && seatsNamed(name).empty();
    }

    // Empty: as it is.
    std::string key(const Line& line) {
        const auto colon = line.text.find(':');
        if (colon == std::string_view::npos) return {};
        m_hasKeys = true;
        const std::string name(beforeColon(line.text));
        if (isHand(name)) return hand(line, name, colon + 1);
        const std::string key = keyOf(line.text);
        const std::string_view said = line.text.substr(colon + 1);
        const std::string tidy = value(key, said);
        if (key == "players") takeNames(tidy, m_names);
        if (sameWord(name, key) && tidy == trimmed(said)) return {};
        return (sameWord(name, key) ? name : key) + ": " + tidy;
    }

    std::string value(std::string_view key, std::string_view said) const {
        if (key == "rules") return rulesTidied(said);
        if (key == "score" || key == "written" || key == "owed") return pointsTidied(said);
        if (key == "players") return playersTidied(said);
        if (key == "trump") return suitTidied(said);
        if (key == "dealer") {
            const auto seats = seatsNamed(trimmed(said));
            if (seats.size() == 1) return cards::toString(seats.front());
        }
        return std::string(trimmed(said));
    }

    // The key as a record has it, in small letters.
    static std::string keyOf(std::string_view text) {
        const std::string_view name = beforeColon(text);
        return std::string(headKey(name).value_or(name));
    }

    // Whose cards these are may be said by a name.
    std::string hand(const Line& line, const std::string& name, std::size_t from) {
        const std::string_view whose = trimmed(std::string_view(name).substr(4));
        const std::vector<Seat> seats = seatsNamed(whose);
        const bool named = !cards::readSeat(whose);
        if (named && seats.size() != 1) m_unclear.push_back({m_number, std::string(whose), seats});
        const bool known = named && seats.size() == 1;
        return (known ? "hand " + cards::toString(seats.front()) : name) + ": " +
               cardsIn(line.text.substr(from), Unclear::ToldBySign);
    }

    std::string cardsIn(std::string_view said, Unclear told) {
        const std::string plain = plainAction(said);
        return cardsTidied(Line{m_number, plain, std::nullopt}, 0, told, m_unclearCards);
    }

    // Cards are laid, shown, cut, turned up and exchanged; what else is said names none.
    std::string action(const Line& line, std::size_t from) {
        const std::string plain = plainAction(line.text.substr(from));
        Words words(Line{m_number, plain, std::nullopt});
        const auto verb = words.next();
        const auto known = verb ? readVerb(verb->text) : std::nullopt;
        const bool lays = known == Verb::Play || known == Verb::Show || known == Verb::Cut ||
                          known == Verb::Turn || known == Verb::Exchange;
        const bool alone = !known && !words.peek();
        return cardsIn(plain, lays || alone ? Unclear::ToldBySign : known ? Unclear::Passed : Unclear::Told);
    }

    std::string event(const Line& line) {
        m_headerDone = true;
        const auto colon = line.text.find(':');
        if (colon != std::string_view::npos) return acted(line, beforeColon(line.text), colon + 1, true);
        const std::string_view name = nameFirst(line);
        if (name.empty()) return {};
        const auto at = static_cast<std::size_t>(name.data() - line.text.data());
        return acted(line, name, at + name.size(), false);
    }

    std::string acted(const Line& line, std::string_view name, std::size_t from, bool surely) {
        const std::vector<Seat> seats = seatsNamed(name);
        if (seats.size() == 1) return cards::toString(seats.front()) + ": " + action(line, from);
        if (!surely && seats.empty()) return {};
        m_unclear.push_back({m_number, std::string(name), seats});
        return {};
    }

    PlayerNames m_names;
    std::vector<UnclearName> m_unclear;
    std::vector<UnclearCard> m_unclearCards;
    int m_number = 0;
    bool m_hasKeys = false;
    bool m_headerDone;
};

} // namespace

Tidied tidied(std::string_view text, const PlayerNames& players, Place place) {
    std::string pasted(text);
    if (pasted.find('\n') == std::string::npos) std::replace(pasted.begin(), pasted.end(), '\r', '\n');
    Tidier tidier(players, place);
    Tidied result;
    for (std::size_t from = 0; from <= pasted.size();) {
        const auto end = std::min(pasted.find('\n', from), pasted.size());
        std::string_view line = std::string_view(pasted).substr(from, end - from);
        if (line.ends_with('\r')) line.remove_suffix(1);
        result.text += tidier.line(line);
        if (end < pasted.size()) result.text += '\n';
        from = end + 1;
    }
    result.unclear = tidier.takeUnclear();
    result.unclearCards = tidier.takeUnclearCards();
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

} // namespace schreiber::perlaggen::record
