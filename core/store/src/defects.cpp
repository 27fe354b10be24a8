#include "defects.h"

#include "stored.h"

#include <base/input_error.h>
#include <base/utf8.h>
#include <tournament/limits.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <array>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

namespace schreiber::store {

namespace {

using namespace tournament;

class Path {
  public:
    Path() = default;
    Path(const Path* outer, std::string_view name)
        : m_outer(outer)
        , m_name(name) {}
    Path(const Path* outer, std::size_t index)
        : m_outer(outer)
        , m_index(index) {}

    std::string spelled() const {
        if (!m_outer) return {};
        return m_outer->spelled() + "/" + (m_name.empty() ? std::to_string(m_index) : std::string(m_name));
    }

  private:
    const Path* m_outer = nullptr;
    std::string_view m_name;
    std::size_t m_index = 0;
};

// What is wrong first.
class FirstDefect {
  public:
    void note(const Path& path, std::string found, std::string expected) {
        if (!m_first) m_first = Defect{path.spelled(), std::move(found), std::move(expected)};
    }
    void range(const Path& outer, std::string_view name, int number, const Range& range) {
        if (number < range.least || number > range.most)
            note(Path(&outer, name), std::to_string(number),
                 std::to_string(range.least) + "-" + std::to_string(range.most));
    }
    void text(const Path& outer, std::string_view name, const std::string& text) {
        if (!isText(text)) note(Path(&outer, name), base::printable(text), "utf8_text");
    }
    void count(const Path& outer, std::string_view name, std::size_t count, std::size_t most) {
        if (count > most) note(Path(&outer, name), std::to_string(count), "0-" + std::to_string(most));
    }

    const std::optional<Defect>& found() const { return m_first; }

  private:
    std::optional<Defect> m_first;
};

// Holds each field of an object, and of whatever is in its lists, to what is described of it.
template <class Object>
class FieldCheck {
  public:
    FieldCheck(FirstDefect& defect, const Path& path, const Object& object, const Object* sound = nullptr)
        : m_defect(defect)
        , m_path(path)
        , m_object(object)
        , m_sound(sound) {}

    template <class Member>
    void operator()(const Field<Object, Member>& field) {
        check(field, m_object.*(field.member));
    }
    void operator()(const Sides<Object>& sides) {
        for (const int number : m_object.*(sides.member))
            m_defect.range(m_path, sides.key, number, sides.range);
    }
    template <class Member>
    void operator()(const Numbers<Object, Member>&) {} // whose they are is asked elsewhere
    template <class... Fields>
    void operator()(const Sparse<Fields...>& sparse) {
        each(sparse.fields, *this);
    }
    template <const auto& kInner, class Inner>
    void operator()(const Embedded<kInner, Object, Inner>& inner) {
        each(kInner.elements, FieldCheck<Inner>(m_defect, m_path, m_object.*(inner.member)));
    }
    template <const auto& kItem, class Container>
    void operator()(const List<kItem, Object, Container>& list) {
        const Container& items = m_object.*(list.member);
        m_defect.count(m_path, list.key, items.size(), list.most);
        if constexpr (kItem.kIsNumbered) upwards<kItem>(list.key, items);
        const Path path(&m_path, list.key);
        std::size_t place = 0;
        for (const auto& one : items) {
            if (m_defect.found()) return;
            const Item<Container>& item = one;
            const Path itsOwn(&path, place);
            if (!isSound(list, item, place++))
                each(kItem.elements, FieldCheck<Item<Container>>(m_defect, itsOwn, item));
        }
    }

  private:
    void check(const Field<Object, int>& field, int number) {
        m_defect.range(m_path, field.key, number, field.range);
    }
    void check(const Field<Object, std::string>& field, const std::string& text) {
        m_defect.text(m_path, field.key, text);
    }
    template <class Member>
    void check(const Field<Object, std::optional<Member>>& field, const std::optional<Member>& member) {
        if (member) check({field.column, field.key, nullptr, field.text, field.range}, *member);
    }
    template <class Member>
    void check(const Field<Object, Member>&, const Member&) {} // any choice, flag or seed is one

    // Numbers of a list run upwards; one cannot stand twice.
    template <const auto& kItem, class One>
    void upwards(std::string_view key, const std::vector<One>& items) {
        int last = 0;
        for (const One& item : items) {
            const int number = item.*(std::get<0>(kItem.elements).member);
            if (number <= last) m_defect.note(Path(&m_path, key), std::to_string(number), "numbers_upwards");
            last = number;
        }
    }
    template <const auto& kItem, class Other>
    void upwards(std::string_view, const std::map<int, Other>&) {} // they do

    // Not looked at again where it did not change.
    template <const auto& kItem, class Container, class One>
    bool isSound(const List<kItem, Object, Container>& list, const One& item, std::size_t place) const {
        if constexpr (std::is_same_v<Container, std::vector<One>>)
            return m_sound != nullptr && place < (m_sound->*(list.member)).size() &&
                   (m_sound->*(list.member))[place] == item;
        else
            return false;
    }

    FirstDefect& m_defect;
    const Path& m_path;
    const Object& m_object;
    const Object* m_sound;
};

// What more is asked of a tournament than each field for itself: references that lead somewhere, sides that
// fit their table, sums.
class Check {
  public:
    Check(const Tournament& tournament, const Tournament* sound)
        : m_tournament(tournament)
        , m_sound(sound) {
        for (const Entry& entry : tournament.entries) m_entries.insert(entry.number);
        m_contestants = m_entries;
        for (const Partnership& pair : tournament.partnerships) m_contestants.insert(pair.number);
    }

    std::optional<Defect> run() {
        settings(m_tournament.settings);
        each(stored::kTournament, FieldCheck(m_defect, m_root, m_tournament, m_sound));
        if (!m_sound || m_sound->entries != m_tournament.entries) entries();
        pairs("partnerships", m_tournament.partnerships);
        pairs("never", m_tournament.never);
        const bool sameContestants = m_sound && m_sound->entries == m_tournament.entries &&
                                     m_sound->partnerships == m_tournament.partnerships;
        rounds(sameContestants ? &m_sound->rounds : nullptr);
        groups();
        deciders();
        closing();
        return m_defect.found();
    }

  private:
    void defect(const Path& path, std::string found, std::string expected) {
        m_defect.note(path, std::move(found), std::move(expected));
    }
    // `size` is 0 or that of the table.
    void sides(const Path& outer, const char* name, std::size_t size, std::size_t expected) {
        if (size != 0 && size != expected)
            defect(Path(&outer, name), std::to_string(size), std::to_string(expected));
    }
    void sum(const Path& outer, const char* name, const std::vector<int>& points) {
        if (m_tournament.settings.zeroSum && tournament::sumOf(points) != 0)
            defect(Path(&outer, name), std::to_string(tournament::sumOf(points)), "0");
    }

    void settings(const Settings& settings) {
        const Path path(&m_root, "settings");
        each(stored::kSettings, FieldCheck(m_defect, path, settings));
        const bool zeroSum = settings.zeroSum;
        constexpr int kMostPlayers = static_cast<int>(kMostSides) - 1;
        m_defect.range(path, "players", settings.players, zeroSum ? Range{2, kMostPlayers} : Range{0, 0});
        m_defect.range(path, "deals", settings.deals, {zeroSum ? 1 : 0, kMostDeals});
        options(path, "house", settings.house);
        options(path, "further_options", settings.furtherOptions);
    }
    void options(const Path& outer, const char* name, const std::map<std::string, std::string>& options) {
        m_defect.count(outer, name, options.size(), kMostOptions);
        for (const auto& [key, value] : options) {
            m_defect.text(outer, name, key);
            m_defect.text(outer, name, value);
        }
    }

    void entries() {
        const Path path(&m_root, "entries");
        for (std::size_t i = 0; i < m_tournament.entries.size() && !m_defect.found(); ++i)
            entry(Path(&path, i), m_tournament.entries[i]);
    }
    void entry(const Path& path, const Entry& entry) {
        if (entry.persons.empty() || entry.persons.size() > 2)
            defect(Path(&path, "persons"), std::to_string(entry.persons.size()), "1-2");
        // Who comes after a substitute plays from no earlier round than he.
        std::array<int, 2> last{};
        const Path list(&path, "replaced");
        for (std::size_t i = 0; i < entry.replaced.size() && !m_defect.found(); ++i) {
            const Replaced& one = entry.replaced[i];
            const Path item(&list, i);
            const bool known = one.from != 0; // which of a pair is kept with the round
            m_defect.range(item, "place", one.place,
                           {0, known ? static_cast<int>(entry.persons.size()) - 1 : 0});
            int& before = last[one.place == 0 ? 0 : 1];
            m_defect.range(item, "from", one.from, {before, kMany});
            before = one.from;
        }
    }

    template <class Pair>
    void pairs(const char* name, const std::vector<Pair>& all) {
        const Path path(&m_root, name);
        for (std::size_t i = 0; i < all.size(); ++i) {
            const Path item(&path, i);
            for (const int number : {all[i].first, all[i].second})
                if (m_entries.count(number) == 0) defect(item, std::to_string(number), "entry_number");
            if (all[i].first == all[i].second) defect(item, std::to_string(all[i].second), "two_entries");
        }
    }

    void contestant(const Path& path, int number) {
        if (m_contestants.count(number) == 0) defect(path, std::to_string(number), "contestant_number");
    }
    void contestantOnce(const Path& path, int number) {
        contestant(path, number);
        if (!m_placed.insert(number).second) defect(path, std::to_string(number), "nobody_twice");
    }

    void deciders() {
        const Path path(&m_root, "deciders");
        for (std::size_t i = 0; i < m_tournament.deciders.size(); ++i) {
            const Path item(&path, i);
            contestant(item, m_tournament.deciders[i].first);
            contestant(item, m_tournament.deciders[i].second);
        }
    }

    void closing() {
        if (!m_tournament.closing) return;
        const Path path(&m_root, "closing");
        each(stored::kClosing, FieldCheck(m_defect, path, *m_tournament.closing));
        if (m_tournament.closing->ranks.empty()) defect(path, "0", "1-" + std::to_string(kMany));
        for (const ClosedRank& rank : m_tournament.closing->ranks) contestant(path, rank.contestant);
        for (const Prize& prize : m_tournament.closing->prizes) contestant(path, prize.contestant);
    }

    void rounds(const std::vector<Round>* sound) {
        const Path path(&m_root, "rounds");
        for (std::size_t i = 0; i < m_tournament.rounds.size() && !m_defect.found(); ++i)
            if (!sound || i >= sound->size() || (*sound)[i] != m_tournament.rounds[i])
                round(Path(&path, i), m_tournament.rounds[i]);
    }
    void round(const Path& path, const Round& round) {
        m_placed.clear();
        const Path list(&path, "sitting_out");
        for (std::size_t i = 0; i < round.sittingOut.size(); ++i)
            contestantOnce(Path(&list, i), round.sittingOut[i]);
        const Path tables(&path, "tables");
        for (std::size_t i = 0; i < round.tables.size() && !m_defect.found(); ++i)
            table(Path(&tables, i), round.tables[i]);
    }
    // Who joined a group is in it to the end.
    void groups() {
        const Path path(&m_root, "rounds");
        std::unordered_set<int> in;
        for (std::size_t i = 0; i < m_tournament.rounds.size(); ++i) {
            const Path round(&path, i);
            const Path list(&round, "grouped");
            for (const auto& [number, group] : m_tournament.rounds[i].grouped) {
                contestant(list, number);
                if (!in.insert(number).second) defect(list, std::to_string(number), "nobody_twice");
                m_defect.range(round, "grouped", group, {1, static_cast<int>(m_contestants.size())});
            }
        }
    }
    void table(const Path& path, const Table& table) {
        std::size_t seats = 0;
        const Path sidesPath(&path, "sides");
        const bool zeroSum = m_tournament.settings.zeroSum;
        const std::size_t least = zeroSum ? static_cast<std::size_t>(m_tournament.settings.players) : 2;
        const std::size_t most = zeroSum ? least + 1 : 3;
        if (table.sides.size() < least || table.sides.size() > most)
            defect(sidesPath, std::to_string(table.sides.size()),
                   std::to_string(least) + "-" + std::to_string(most));
        for (std::size_t side = 0; side < table.sides.size(); ++side) {
            const Path sidePath(&sidesPath, side);
            seats += table.sides[side].size();
            const std::size_t members = zeroSum ? 1 : 3;
            if (table.sides[side].empty() || table.sides[side].size() > members)
                defect(sidePath, std::to_string(table.sides[side].size()), "1-" + std::to_string(members));
            for (std::size_t i = 0; i < table.sides[side].size(); ++i) {
                const Path seat(&sidePath, i);
                // A crown seats the two persons of a pair, which has one number.
                if (table.stage == Stage::Crown)
                    contestant(seat, table.sides[side][i]);
                else
                    contestantOnce(seat, table.sides[side][i]);
            }
        }
        // A pair has one number and two seats.
        m_defect.range(path, "first_dealer", table.firstDealer, {0, static_cast<int>(seats) * 2 - 1});
        const Path games(&path, "games");
        for (std::size_t i = 0; i < table.games.size() && !m_defect.found(); ++i)
            sheet(Path(&games, i), table.games[i], table.sides.size());
    }
    void sheet(const Path& path, const Sheet& sheet, std::size_t sideCount) {
        sides(path, "score", sheet.score.size(), sideCount);
        sides(path, "second", sheet.second.size(), sideCount);
        sum(path, "score", sheet.score);
        m_defect.range(path, "forfeit_by", sheet.forfeitBy, {-1, static_cast<int>(sideCount) - 1});
        const Path lines(&path, "lines");
        for (std::size_t i = 0; i < sheet.lines.size() && !m_defect.found(); ++i)
            line(Path(&lines, i), sheet.lines[i], sideCount);
    }
    void line(const Path& path, const Line& line, std::size_t sideCount) {
        sides(path, "points", line.points.size(), sideCount);
        sides(path, "penalty", line.penalty.size(), sideCount);
        m_defect.range(path, "replaces", line.instead, {0, line.text.empty() ? 0 : line.n - 1});
        sum(path, "points", line.points);           // whatever it says; what a struck total was does, too
        for (const game::Mark& mark : line.figures) // -1: left standing, nobody's
            m_defect.range(path, "figures", mark.side, {-1, static_cast<int>(sideCount) - 1});
    }

    const Tournament& m_tournament;
    const Tournament* m_sound;
    const Path m_root;
    std::unordered_set<int> m_entries;
    std::unordered_set<int> m_contestants;
    std::unordered_set<int> m_placed;
    FirstDefect m_defect;
};

} // namespace

std::optional<Defect> defectOf(const Tournament& tournament) {
    return Check(tournament, nullptr).run();
}

std::optional<Defect> defectOf(const Tournament& tournament, const Tournament& sound) {
    return Check(tournament, &sound).run();
}

bool isText(const std::string& text) {
    return base::isUtf8(text) && text.find('\0') == std::string::npos;
}

std::string madeText(const std::string& bytes) {
    if (isText(bytes)) return bytes;
    std::string text;
    for (std::string_view rest = bytes; !rest.empty();) {
        const base::Decoded first = base::decodeOne(rest);
        text +=
            first.valid && first.codePoint != 0 ? std::string(rest.substr(0, first.length)) : "\xEF\xBF\xBD";
        rest.remove_prefix(first.length);
    }
    return text;
}

} // namespace schreiber::store
