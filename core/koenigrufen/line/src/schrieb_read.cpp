#include "tokens.h"

#include <base/number.h>
#include <base/utf8.h>

#include <algorithm>
#include <koenigrufen/line/faults.h>
#include <koenigrufen/line/schrieb.h>

namespace schreiber::koenigrufen::line {
namespace {

constexpr std::size_t kMostGames = 2000;
constexpr std::size_t kMostKeys = 200;
constexpr std::size_t kLongestSchriebLine = 20'000;
constexpr std::size_t kMostSchriebErrors = 100;
constexpr int kMostPlanned = 1000;

std::string_view trimmed(std::string_view text) {
    constexpr std::string_view kBlank = " \t\r";
    text.remove_prefix(std::min(text.find_first_not_of(kBlank), text.size()));
    return text.substr(0, text.find_last_not_of(kBlank) + 1);
}

// A line of the file after the other, without its end.
class FileLines {
  public:
    FileLines(std::string_view text, int firstLine)
        : m_rest(text)
        , m_number(firstLine - 1) {
        constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";
        if (m_rest.starts_with(kByteOrderMark)) m_rest.remove_prefix(kByteOrderMark.size());
        if (m_rest.find('\n') == std::string_view::npos) m_end = '\r';
    }
    std::optional<std::string_view> next() {
        if (m_rest.empty()) return std::nullopt;
        ++m_number;
        const std::size_t end = std::min(m_rest.find(m_end), m_rest.size());
        std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        if (line.ends_with('\r')) line.remove_suffix(1);
        return line;
    }
    int number() const { return m_number; }

  private:
    std::string_view m_rest;
    char m_end = '\n';
    int m_number;
};

// What stands before a `#`, and from there on; quotes protect one in a name.
std::pair<std::string_view, std::string_view> withoutComment(std::string_view line, bool quotes) {
    bool isQuoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (quotes && line[i] == '"') isQuoted = !isQuoted;
        if (line[i] == '#' && !isQuoted)
            return {line.substr(0, i), line.substr(i, line.find_last_not_of(" \t") + 1 - i)};
    }
    return {line, {}};
}

std::optional<std::size_t> firstBadByte(std::string_view text) {
    for (std::size_t i = 0; i < text.size();) {
        const base::Decoded next = base::decodeOne(text.substr(i));
        const bool isControl = next.codePoint < 0x20 || next.codePoint == 0x7F;
        if (!next.valid || (isControl && next.codePoint != '\t')) return i;
        i += next.length;
    }
    return std::nullopt;
}

class SchriebReading {
  public:
    SchriebReading(std::string_view text, const std::string& file, int firstLine)
        : m_lines(text, firstLine)
        , m_file(file)
        , m_schrieb{rulebook::Rules(rulebook::ruleSets().front())} {
        m_schrieb.firstLine = firstLine;
    }

    base::Result<Schrieb, std::vector<base::InputError>> read() {
        while (const auto line = m_lines.next()) readFileLine(*line);
        endHead();
        for (std::string& comment : m_waiting)
            m_schrieb.comments.push_back({std::move(comment), {}, m_schrieb.entries.size()});
        if (m_errors.empty()) return std::move(m_schrieb);
        return base::fail(std::move(m_errors));
    }

  private:
    void fail(std::size_t at, std::string_view found, std::vector<std::string> expected) {
        if (m_errors.size() < kMostSchriebErrors)
            m_errors.push_back({m_file, m_lines.number(), columnOf(m_line, at),
                                base::printable(trimmed(found)), std::move(expected)});
    }

    void readFileLine(std::string_view line) {
        m_line = line;
        if (line.size() > kLongestSchriebLine)
            return fail(0, line.substr(0, kLongestSchriebLine),
                        {"END-OF-LINE", "LINE(" + std::to_string(kLongestSchriebLine) + ")"});
        if (const auto bad = firstBadByte(line)) return fail(*bad, line.substr(*bad, 1), {"UTF-8"});
        const auto [text, comment] = withoutComment(line, !m_isHeadDone);
        if (trimmed(text).empty()) {
            if (!comment.empty())
                m_waiting.emplace_back(comment);
            else if (!m_keys.empty())
                endHead();
            return;
        }
        const std::size_t colon = std::min(text.find(':'), text.size());
        const std::string_view key = trimmed(text.substr(0, colon));
        if (!m_isHeadDone && isOfGames(key)) endHead();
        if (m_isHeadDone)
            readEntry(text, colon, key, comment);
        else
            readKey(text, colon, key, comment);
    }

    static bool isOfGames(std::string_view key) {
        return cards::readSeat(key) ||
               (!key.empty() && std::ranges::all_of(key, [](char c) { return c >= '0' && c <= '9'; }));
    }

    void readKey(std::string_view text, std::size_t colon, std::string_view key, std::string_view comment) {
        const std::size_t at = static_cast<std::size_t>(key.data() - m_line.data());
        if (key.empty() || colon == text.size()) return fail(at, text, {"KEY: VALUE"});
        const std::string name = inSmall(key);
        if (std::ranges::find(m_keys, name) != m_keys.end())
            return fail(at, key, {"KEY-TWICE(" + name + ")"});
        if (m_keys.size() == kMostKeys) return fail(at, key, {"KEYS(" + std::to_string(kMostKeys) + ")"});
        m_keys.push_back(name);
        for (std::string& waiting : m_waiting) m_schrieb.comments.push_back({std::move(waiting), name, 0});
        m_waiting.clear();
        if (!comment.empty()) m_schrieb.comments.push_back({std::string(comment), name, 0});
        const std::string_view value = trimmed(text.substr(colon + 1));
        m_valueAt = value.empty() ? text.size() : static_cast<std::size_t>(value.data() - m_line.data());
        take(name, std::string(key), value);
    }

    void failValue(std::string_view value, std::vector<std::string> expected) {
        fail(m_valueAt, value, std::move(expected));
    }

    void take(const std::string& name, const std::string& asWritten, std::string_view value) {
        if (name == "rules") {
            const rulebook::RuleSet* set = rulebook::findRuleSet(inSmall(value));
            if (set == nullptr) return failValue(value, {"RULE-SET"});
            m_schrieb.rules = rulebook::Rules(*set);
            m_hasRules = true;
        } else if (name == "kind") {
            if (!isSame(value, "schrieb")) failValue(value, {"schrieb"});
        } else if (name == "house")
            takeHouse(value);
        else if (name == "seats")
            takeNumber(value, rulebook::kSeats, kMostAtTable, m_schrieb.seats);
        else if (name == "games")
            takeNumber(value, 1, kMostPlanned, m_schrieb.games);
        else if (name == "tarock")
            takeNumber(value, 1, 1, m_schrieb.version);
        else if (name == "dealer") {
            m_schrieb.dealer = cards::readSeat(value);
            m_dealerLine = {std::string(m_line), m_lines.number(), m_valueAt};
            if (!m_schrieb.dealer) failValue(value, {"SEAT"});
        } else if (name == "players")
            takePlayers(value);
        else if (auto* const text = textOf(name))
            *text = std::string(value);
        else
            m_schrieb.unknown.emplace_back(asWritten, std::string(value));
    }

    std::optional<std::string>* textOf(const std::string& name) {
        if (name == "event") return &m_schrieb.event;
        if (name == "date") return &m_schrieb.date;
        if (name == "round") return &m_schrieb.round;
        if (name == "table") return &m_schrieb.table;
        return nullptr;
    }

    void takeNumber(std::string_view value, int least, int most, std::optional<int>& into) {
        into = base::readNumber(value, least, most);
        if (!into) failValue(value, {std::to_string(least) + "–" + std::to_string(most)});
    }

    void takeHouse(std::string_view value) {
        auto house = rulebook::parseHouse(value);
        if (!house) return failValue(value, {"SWITCH=VALUE"});
        m_schrieb.house = std::move(*house);
    }

    // `A=Anna B="Bert K."`
    void takePlayers(std::string_view value) {
        std::size_t at = 0;
        while (at < value.size()) {
            if (value[at] == ' ' || value[at] == '\t') {
                ++at;
                continue;
            }
            const std::size_t from = at;
            const std::size_t equals = std::min(value.find('=', at), value.size());
            const auto seat = cards::readSeat(trimmed(value.substr(at, equals - at)));
            const bool isSeat = seat && cards::indexOf(*seat) < kMostAtTable;
            at = std::min(equals + 1, value.size());
            std::string_view name;
            if (at < value.size() && value[at] == '"') {
                const std::size_t end = std::min(value.find('"', at + 1), value.size());
                name = value.substr(at + 1, end - at - 1);
                at = std::min(end + 1, value.size());
            } else {
                const std::size_t end = std::min(value.find_first_of(" \t", at), value.size());
                name = value.substr(at, end - at);
                at = end;
            }
            if (!isSeat || trimmed(name).empty() || name.find('"') != std::string_view::npos ||
                m_schrieb.players[static_cast<std::size_t>(cards::indexOf(*seat))]) {
                m_valueAt += from;
                return fail(m_valueAt, value.substr(from, at - from), {"SEAT=NAME"});
            }
            m_schrieb.players[static_cast<std::size_t>(cards::indexOf(*seat))] = std::string(trimmed(name));
        }
    }

    // What the head says is settled before the first game is read: whose turn it is to deal hangs on it.
    void endHead() {
        if (m_isHeadDone) return;
        m_isHeadDone = true;
        if (!m_hasRules && m_errors.empty()) {
            const int line = std::max(m_lines.number(), m_schrieb.firstLine);
            m_errors.push_back({m_file, line, 1, {}, {"rules: RULE-SET"}});
        }
        if (auto rules = rulebook::withHouse(m_schrieb.rules, m_schrieb.house)) m_schrieb.rules = *rules;
        if (m_schrieb.dealer && cards::indexOf(*m_schrieb.dealer) >= m_schrieb.atTable()) {
            m_errors.push_back({m_file,
                                m_dealerLine.number,
                                columnOf(m_dealerLine.text, m_dealerLine.at),
                                cards::toString(*m_schrieb.dealer),
                                {"SEAT"}});
            m_schrieb.dealer.reset();
        }
    }

    void readEntry(std::string_view text, std::size_t colon, std::string_view key, std::string_view comment) {
        const std::size_t at = static_cast<std::size_t>(key.data() - m_line.data());
        if (m_schrieb.entries.size() == kMostGames) {
            if (!m_isTooLong) fail(at, key, {"---", "EVENTS(" + std::to_string(kMostGames) + ")"});
            m_isTooLong = true;
            return;
        }
        if (colon == text.size()) return fail(at, text, {"N: LINE", "SEAT: radel"});
        const std::string_view rest = text.substr(colon + 1);
        Schrieb::Entry entry{Schrieb::Radel{}, m_lines.number(), std::string(comment)};
        if (const auto seat = cards::readSeat(key)) {
            if (cards::indexOf(*seat) >= m_schrieb.atTable()) return fail(at, key, {"SEAT"});
            if (!isSame(trimmed(rest), "radel")) return fail(behind(colon), rest, {"radel"});
            entry.what = Schrieb::Radel{*seat};
        } else {
            const auto n = base::readNumber(key);
            ++m_games;
            if (n != m_games) {
                fail(at, key, {std::to_string(m_games)});
                m_games = n.value_or(m_games);
                return;
            }
            auto line = readLine(m_schrieb.rules, rest, m_schrieb.tableOf(m_games));
            if (!line) {
                if (m_errors.size() < kMostSchriebErrors)
                    m_errors.push_back(
                        inputErrorOf(line.error(), m_file, m_lines.number(), columnOf(m_line, colon + 1)));
                return;
            }
            entry.what = Schrieb::Game{m_games, std::move(*line)};
        }
        for (std::string& waiting : m_waiting)
            m_schrieb.comments.push_back({std::move(waiting), {}, m_schrieb.entries.size()});
        m_waiting.clear();
        m_schrieb.entries.push_back(std::move(entry));
    }

    // The first byte behind the colon that is no blank.
    std::size_t behind(std::size_t colon) const {
        return std::min(m_line.find_first_not_of(" \t", colon + 1), m_line.size());
    }

    FileLines m_lines;
    const std::string& m_file;
    Schrieb m_schrieb;
    std::vector<base::InputError> m_errors;
    std::string_view m_line;
    std::size_t m_valueAt = 0;
    std::vector<std::string> m_keys;
    std::vector<std::string> m_waiting; // comments that stand before what comes next
    struct {
        std::string text;
        int number = 0;
        std::size_t at = 0;
    } m_dealerLine;
    bool m_hasRules = false;
    bool m_isHeadDone = false;
    bool m_isTooLong = false;
    int m_games = 0;
};

} // namespace

bool isSchrieb(std::string_view record) {
    FileLines lines(record, 1);
    bool isBegun = false;
    while (const auto line = lines.next()) {
        const std::string_view text = trimmed(withoutComment(*line, false).first);
        if (text.empty()) {
            if (isBegun && trimmed(*line).empty()) return false;
            continue;
        }
        isBegun = true;
        const std::size_t colon = text.find(':');
        if (colon == std::string_view::npos) continue;
        if (isSame(trimmed(text.substr(0, colon)), "kind"))
            return isSame(trimmed(text.substr(colon + 1)), "schrieb");
    }
    return false;
}

base::Result<Schrieb, std::vector<base::InputError>> readSchrieb(std::string_view text,
                                                                 const std::string& file, int firstLine) {
    return SchriebReading(text, file, firstLine).read();
}

} // namespace schreiber::koenigrufen::line
