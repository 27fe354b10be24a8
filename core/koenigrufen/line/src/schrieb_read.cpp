#include "tokens.h"

#include <base/number.h>
#include <base/record_lines.h>

#include <algorithm>
#include <koenigrufen/line/faults.h>
#include <koenigrufen/line/schrieb.h>

namespace schreiber::koenigrufen::line {

using base::trimmed;

namespace {

constexpr std::size_t kMostGames = 2000;
constexpr std::size_t kMostKeys = 200;
constexpr std::size_t kLongestSchriebLine = 20'000;
constexpr int kMostPlanned = 1000; // games of a round

class SchriebReading {
  public:
    SchriebReading(std::string_view text, const std::string& file, int firstLine)
        : m_lines(text)
        , m_file(file)
        , m_defects(file)
        , m_schrieb{rulebook::Rules(rulebook::ruleSets()[0])} {
        m_schrieb.firstLine = firstLine;
    }

    base::Result<Schrieb, std::vector<base::InputError>> read() {
        while (const auto text = m_lines.next()) readFileLine(*text);
        endHead();
        for (std::string& comment : m_waiting)
            m_schrieb.comments.push_back({std::move(comment), {}, m_schrieb.entries.size()});
        if (m_defects.none()) return std::move(m_schrieb);
        return base::fail(std::move(m_defects).inOrder());
    }

  private:
    int number() const { return m_schrieb.firstLine + m_lines.number() - 1; }

    void fail(std::size_t at, std::string_view found, std::vector<std::string> expected) {
        m_defects.add(m_line, at, found, std::move(expected));
    }

    void readFileLine(std::string_view whole) {
        m_line = {number(), whole, std::nullopt};
        if (whole.size() > kLongestSchriebLine)
            return m_defects.addAt(
                number(), 1, whole.substr(0, kLongestSchriebLine),
                {base::kEndOfLine, base::particular("LINE", {std::to_string(kLongestSchriebLine)})});
        if (const auto bad = base::firstUnreadableByte(whole))
            return fail(*bad, whole.substr(*bad, 1), {"UTF-8"});
        m_line = base::splitComment(number(), whole, !m_isHeadDone);
        const std::string comment = m_line.comment ? '#' + std::string(*m_line.comment) : std::string();
        if (base::isBlank(m_line.text)) {
            if (!comment.empty())
                m_waiting.push_back(comment);
            else if (!m_keys.empty())
                endHead();
            return;
        }
        const std::size_t colon = std::min(m_line.text.find(':'), m_line.text.size());
        const std::string_view key = trimmed(m_line.text.substr(0, colon));
        if (!m_isHeadDone && isOfGames(key)) endHead();
        if (m_isHeadDone)
            readEntry(colon, key, comment);
        else
            readKey(colon, key, comment);
    }

    static bool isOfGames(std::string_view key) {
        return cards::readSeat(key) ||
               (!key.empty() && std::ranges::all_of(key, [](char c) { return c >= '0' && c <= '9'; }));
    }

    void readKey(std::size_t colon, std::string_view key, const std::string& comment) {
        const std::string_view text = m_line.text;
        const std::size_t at = key.empty() ? 0 : static_cast<std::size_t>(key.data() - text.data());
        if (key.empty() || colon == text.size()) return fail(at, text, {"KEY: VALUE"});
        const std::string name = inSmall(key);
        if (std::ranges::find(m_keys, name) != m_keys.end())
            return fail(at, key, {base::particular("KEY-TWICE", {name})});
        if (m_keys.size() == kMostKeys)
            return fail(at, key, {base::particular("KEYS", {std::to_string(kMostKeys)})});
        m_keys.push_back(name);
        for (std::string& waiting : m_waiting) m_schrieb.comments.push_back({std::move(waiting), name, 0});
        m_waiting.clear();
        if (!comment.empty()) m_schrieb.comments.push_back({comment, name, 0});
        const std::string_view value = trimmed(text.substr(colon + 1));
        m_valueAt = value.empty() ? text.size() : static_cast<std::size_t>(value.data() - text.data());
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
            m_dealerAt = {number(), m_line.column(m_valueAt)};
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
        if (!house) return failValue(value, {"TAROCK-SWITCH=VALUE"});
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
        if (!m_hasRules && m_defects.none())
            m_defects.addAt(std::max(number(), m_schrieb.firstLine), 1, {}, {"rules: RULE-SET"});
        if (auto rules = rulebook::withHouse(m_schrieb.rules, m_schrieb.house)) m_schrieb.rules = *rules;
        if (m_schrieb.dealer && cards::indexOf(*m_schrieb.dealer) >= m_schrieb.atTable()) {
            m_defects.addAt(m_dealerAt.first, m_dealerAt.second, cards::toString(*m_schrieb.dealer),
                            {"SEAT"});
            m_schrieb.dealer.reset();
        }
    }

    void readEntry(std::size_t colon, std::string_view key, const std::string& comment) {
        const std::string_view text = m_line.text;
        const std::size_t at = key.empty() ? 0 : static_cast<std::size_t>(key.data() - text.data());
        if (m_schrieb.entries.size() == kMostGames) {
            if (!m_isTooLong)
                fail(at, key, {"---", base::particular("EVENTS", {std::to_string(kMostGames)})});
            m_isTooLong = true;
            return;
        }
        if (colon == text.size()) return fail(at, text, {"N: LINE", "SEAT: radel"});
        const std::string_view rest = text.substr(colon + 1);
        Schrieb::Entry entry{Schrieb::Radel{}, number(), comment};
        if (const auto seat = cards::readSeat(key)) {
            if (cards::indexOf(*seat) >= m_schrieb.atTable()) return fail(at, key, {"SEAT"});
            if (!isSame(trimmed(rest), "radel")) return fail(behind(colon), trimmed(rest), {"radel"});
            entry.what = Schrieb::Radel{*seat};
        } else {
            const auto n = base::readNumber(key, 0, kMostPlanned * 1000);
            ++m_games;
            if (n != m_games) {
                std::vector<std::string> expected{std::to_string(m_games)};
                if (!n) expected.emplace_back("SEAT: radel");
                fail(at, key, std::move(expected));
                m_games = n.value_or(m_games);
                return;
            }
            auto line = readLine(m_schrieb.rules, rest, m_schrieb.tableOf(m_games));
            if (!line) {
                const base::InputError error =
                    inputErrorOf(line.error(), m_file, number(), m_line.column(colon + 1));
                m_defects.addAt(error.line, error.column, error.found, error.expected);
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
        return std::min(m_line.text.find_first_not_of(" \t", colon + 1), m_line.text.size());
    }

    base::LineReader m_lines;
    const std::string& m_file;
    base::Defects m_defects;
    Schrieb m_schrieb;
    base::Line m_line;
    std::size_t m_valueAt = 0;
    std::vector<std::string> m_keys;
    std::vector<std::string> m_waiting; // comments that stand before what comes next
    std::pair<int, int> m_dealerAt;     // line and column
    bool m_hasRules = false;
    bool m_isHeadDone = false;
    bool m_isTooLong = false;
    int m_games = 0;
};

} // namespace

bool isSchrieb(std::string_view record) {
    base::LineReader lines(record);
    bool isBegun = false;
    while (const auto whole = lines.next()) {
        const base::Line line = base::splitComment(lines.number(), *whole, false);
        if (base::isBlank(line.text)) {
            if (isBegun && !line.comment) return false; // the head ends here
            continue;
        }
        isBegun = true;
        const std::size_t colon = std::min(line.text.find(':'), line.text.size());
        if (isSame(trimmed(line.text.substr(0, colon)), "kind"))
            return colon < line.text.size() && isSame(trimmed(line.text.substr(colon + 1)), "schrieb");
    }
    return false;
}

base::Result<Schrieb, std::vector<base::InputError>> readSchrieb(std::string_view text,
                                                                 const std::string& file, int firstLine) {
    return SchriebReading(text, file, firstLine).read();
}

} // namespace schreiber::koenigrufen::line
