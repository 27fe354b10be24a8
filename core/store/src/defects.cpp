#include "defects.h"

#include <base/input_error.h>
#include <base/utf8.h>
#include <tournament/limits.h>
#include <tournament/zero_sum.h>

#include <array>
#include <unordered_set>
#include <utility>
#include <vector>

namespace schreiber::store {

namespace {

using namespace tournament;

// A place in the export, spelled out only when something is wrong there.
class Path {
  public:
    Path() = default;
    Path(const Path* outer, std::string name)
        : m_outer(outer)
        , m_name(std::move(name)) {}
    Path(const Path* outer, std::size_t index)
        : m_outer(outer)
        , m_index(index) {}

    std::string spelled() const {
        if (!m_outer) return {};
        return m_outer->spelled() + "/" + (m_name.empty() ? std::to_string(m_index) : m_name);
    }

  private:
    const Path* m_outer = nullptr;
    std::string m_name;
    std::size_t m_index = 0;
};

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
        counts();
        settings(m_tournament.settings);
        if (!m_sound || m_sound->entries != m_tournament.entries) entries();
        partnerships();
        never();
        const bool sameContestants = m_sound && m_sound->entries == m_tournament.entries &&
                                     m_sound->partnerships == m_tournament.partnerships;
        rounds(sameContestants ? &m_sound->rounds : nullptr);
        groups();
        deciders();
        closing();
        rulings();
        return m_defect;
    }

  private:
    void defect(const Path& path, std::string found, std::string expected) {
        if (!m_defect) m_defect = Defect{path.spelled(), std::move(found), std::move(expected)};
    }
    void range(const Path& outer, const char* name, int number, int least, int most) {
        if (number < least || number > most)
            defect(Path(&outer, name), std::to_string(number),
                   std::to_string(least) + "-" + std::to_string(most));
    }
    void text(const Path& outer, const char* name, const std::string& text) {
        if (!isText(text)) defect(Path(&outer, name), base::printable(text), "utf8_text");
    }
    void count(const Path& outer, const char* name, std::size_t count, std::size_t most) {
        if (count > most) defect(Path(&outer, name), std::to_string(count), "0-" + std::to_string(most));
    }
    // `size` is 0 or that of the table.
    void sides(const Path& outer, const char* name, std::size_t size, std::size_t expected) {
        if (size != 0 && size != expected)
            defect(Path(&outer, name), std::to_string(size), std::to_string(expected));
    }
    // Numbers of a list run upwards; one cannot stand twice.
    template <class Item>
    void ascending(const Path& outer, const char* name, const std::vector<Item>& items, int Item::*number) {
        int last = 0;
        for (const Item& item : items) {
            if (item.*number <= last)
                defect(Path(&outer, name), std::to_string(item.*number), "numbers_upwards");
            last = item.*number;
        }
    }

    void counts() {
        count(m_root, "entries", m_tournament.entries.size(), kMostEntries);
        count(m_root, "partnerships", m_tournament.partnerships.size(), kMostEntries);
        count(m_root, "never", m_tournament.never.size(), kMostNever);
        count(m_root, "rounds", m_tournament.rounds.size(), kMostRounds);
        count(m_root, "deciders", m_tournament.deciders.size(), kMostDeciders);
        count(m_root, "rulings", m_tournament.rulings.size(), kMostRulings);
    }

    void settings(const Settings& settings) {
        const Path path(&m_root, "settings");
        const std::pair<const char*, const std::string*> texts[] = {
            {"name", &settings.name},       {"date", &settings.date},
            {"place", &settings.place},     {"rules", &settings.rules},
            {"scoring", &settings.scoring}, {"keep_apart", &settings.keepApart},
            {"ladder", &settings.ladder},   {"missed_round", &settings.missedRound},
            {"copy_to", &settings.copyTo},  {"prizes", &settings.prizes}};
        for (const auto& [name, value] : texts) text(path, name, *value);
        range(path, "target", settings.target, 0, kMany);
        range(path, "start", settings.start, 0, kMany);
        range(path, "rounds", settings.rounds, 0, kMany);
        range(path, "games", settings.games, 1, kMostGames);
        range(path, "tables", settings.tables, 0, kMany);
        range(path, "groups", settings.groups, 0, kMany);
        range(path, "qualify", settings.qualify, 1, kMany);
        range(path, "hide_standings_until", settings.hideStandingsUntil, 0, kMany);
        range(path, "players", settings.players, settings.zeroSum ? 2 : 0,
              settings.zeroSum ? static_cast<int>(kMostSides) - 1 : 0);
        range(path, "deals", settings.deals, settings.zeroSum ? 1 : 0, kMostDeals);
        range(path, "stake", settings.stake, 0, kMany);
        text(path, "rank_points", settings.rankPoints);
        options(path, "house", settings.house);
        options(path, "further_options", settings.furtherOptions);
    }
    void options(const Path& outer, const char* name, const std::map<std::string, std::string>& options) {
        count(outer, name, options.size(), kMostOptions);
        for (const auto& [key, value] : options) {
            text(outer, name, key);
            text(outer, name, value);
        }
    }

    void entries() {
        const Path path(&m_root, "entries");
        ascending(m_root, "entries", m_tournament.entries, &Entry::number);
        for (std::size_t i = 0; i < m_tournament.entries.size() && !m_defect; ++i)
            entry(Path(&path, i), m_tournament.entries[i]);
    }
    void entry(const Path& path, const Entry& entry) {
        range(path, "number", entry.number, 1, kMany);
        range(path, "joined", entry.joined, 1, kMany);
        text(path, "club", entry.club);
        text(path, "camp", entry.camp);
        if (entry.persons.empty() || entry.persons.size() > 2)
            defect(Path(&path, "persons"), std::to_string(entry.persons.size()), "1-2");
        for (const Person& one : entry.persons) person(path, "persons", one);
        replaced(path, entry);
        count(path, "absences", entry.absences.size(), kMostRounds);
        count(path, "extra", entry.extra.size(), kMostColumns);
        for (const Absence& absence : entry.absences) {
            range(path, "absences", absence.from, 1, kMany);
            range(path, "absences", absence.until, 0, kMany);
        }
        for (const auto& [name, value] : entry.extra) {
            text(path, "extra", name);
            text(path, "extra", value);
        }
    }

    void person(const Path& path, const char* name, const Person& person) {
        text(path, name, person.first);
        text(path, name, person.last);
        if (person.born) range(path, name, *person.born, 0, kLastYear);
    }
    // Who comes after a substitute plays from no earlier round than he.
    void replaced(const Path& path, const Entry& entry) {
        count(path, "replaced", entry.replaced.size(), kMostReplaced);
        std::array<int, 2> last{};
        for (const Replaced& one : entry.replaced) {
            person(path, "replaced", one.person);
            text(path, "replaced", one.club);
            const bool known = one.from != 0; // which of a pair is kept with the round
            range(path, "replaced", one.place, 0, known ? static_cast<int>(entry.persons.size()) - 1 : 0);
            if (m_defect) return;
            int& before = last[one.place == 0 ? 0 : 1];
            range(path, "replaced", one.from, before, kMany);
            before = one.from;
        }
    }

    void partnerships() {
        const Path path(&m_root, "partnerships");
        ascending(m_root, "partnerships", m_tournament.partnerships, &Partnership::number);
        for (std::size_t i = 0; i < m_tournament.partnerships.size(); ++i)
            two(Path(&path, i), m_tournament.partnerships[i].first, m_tournament.partnerships[i].second);
    }
    void never() {
        const Path path(&m_root, "never");
        for (std::size_t i = 0; i < m_tournament.never.size(); ++i)
            two(Path(&path, i), m_tournament.never[i].first, m_tournament.never[i].second);
    }
    void two(const Path& path, int first, int second) {
        for (const int number : {first, second})
            if (m_entries.count(number) == 0) defect(path, std::to_string(number), "entry_number");
        if (first == second) defect(path, std::to_string(second), "two_entries");
    }

    void rulings() {
        const Path path(&m_root, "rulings");
        ascending(m_root, "rulings", m_tournament.rulings, &Ruling::number);
        const bool same = m_sound && m_sound->rulings == m_tournament.rulings;
        for (std::size_t i = 0; i < m_tournament.rulings.size() && !m_defect && !same; ++i)
            ruling(Path(&path, i), m_tournament.rulings[i]);
    }
    void ruling(const Path& path, const Ruling& ruling) {
        range(path, "number", ruling.number, 1, kMany);
        for (const auto& [name, number] :
             {std::pair("round", ruling.round), {"table", ruling.table}, {"game", ruling.game}})
            range(path, name, number, 0, kMany);
        const std::pair<const char*, const std::string*> texts[] = {
            {"origin", &ruling.origin},    {"place", &ruling.place},       {"at", &ruling.at},
            {"asked_by", &ruling.askedBy}, {"dispute", &ruling.dispute},   {"record", &ruling.record},
            {"rules_view", &ruling.view},  {"decision", &ruling.decision}, {"why", &ruling.why},
            {"appeal", &ruling.appeal}};
        for (const auto& [name, value] : texts) text(path, name, *value);
        count(path, "found", ruling.found.size(), kMostRuled);
        count(path, "reasons", ruling.reasons.size(), kMostRuled);
        count(path, "decisions", ruling.decisions.size(), kMostDecisions);
        count(path, "entered", ruling.entered.size(), kMostEntered);
        for (const auto& [name, points] : {std::pair("found", &ruling.found), {"reasons", &ruling.reasons}})
            for (const RuledPoint& point : *points)
                for (const std::string* each :
                     {&point.rule, &point.verdict, &point.german, &point.italian, &point.english})
                    text(path, name, *each);
        for (const Decision& one : ruling.decisions)
            for (const std::string* said : {&one.at, &one.decision, &one.why}) text(path, "decisions", *said);
        for (const int points : ruling.points) range(path, "points", points, -kManyPoints, kManyPoints);
        for (const int points : ruling.penalty) range(path, "penalty", points, -kManyPoints, kManyPoints);
        for (const RulingEntry& entry : ruling.entered) {
            range(path, "entered", entry.line, 0, kMany);
            range(path, "entered", entry.side, -1, kMany);
            range(path, "entered", entry.points, -kManyPoints, kManyPoints);
        }
    }

    void deciders() {
        const Path path(&m_root, "deciders");
        for (std::size_t i = 0; i < m_tournament.deciders.size(); ++i) {
            const Decider& decider = m_tournament.deciders[i];
            const Path item(&path, i);
            for (const int number : {decider.first, decider.second})
                if (m_contestants.count(number) == 0)
                    defect(item, std::to_string(number), "contestant_number");
            range(item, "first_points", decider.firstPoints, -kManyPoints, kManyPoints);
            range(item, "second_points", decider.secondPoints, -kManyPoints, kManyPoints);
        }
    }

    void closing() {
        if (!m_tournament.closing) return;
        const Path path(&m_root, "closing");
        const auto known = [&](int number) {
            if (m_contestants.count(number) == 0) defect(path, std::to_string(number), "contestant_number");
        };
        count(path, "ranks", m_tournament.closing->ranks.size(), kMostEntries);
        count(path, "prizes", m_tournament.closing->prizes.size(), kMostGiven);
        if (m_tournament.closing->ranks.empty()) defect(path, "0", "1-" + std::to_string(kMany));
        for (const ClosedRank& rank : m_tournament.closing->ranks) {
            known(rank.contestant);
            range(path, "rank", rank.rank, 1, kMany);
        }
        for (const Prize& prize : m_tournament.closing->prizes) {
            known(prize.contestant);
            text(path, "kind", prize.kind);
            text(path, "name", prize.name);
        }
    }

    void rounds(const std::vector<Round>* sound) {
        const Path path(&m_root, "rounds");
        ascending(m_root, "rounds", m_tournament.rounds, &Round::number);
        for (std::size_t i = 0; i < m_tournament.rounds.size() && !m_defect; ++i)
            if (!sound || i >= sound->size() || (*sound)[i] != m_tournament.rounds[i])
                round(Path(&path, i), m_tournament.rounds[i]);
    }
    void round(const Path& path, const Round& round) {
        range(path, "number", round.number, 1, kMany);
        count(path, "tables", round.tables.size(), kMostTables);
        ascending(path, "tables", round.tables, &Table::number);
        m_placed.clear();
        for (std::size_t i = 0; i < round.sittingOut.size(); ++i) {
            const Path list(&path, "sitting_out");
            contestant(Path(&list, i), round.sittingOut[i], true);
        }
        const Path tables(&path, "tables");
        for (std::size_t i = 0; i < round.tables.size() && !m_defect; ++i)
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
                if (m_contestants.count(number) == 0)
                    defect(list, std::to_string(number), "contestant_number");
                if (!in.insert(number).second) defect(list, std::to_string(number), "nobody_twice");
                range(round, "grouped", group, 1, static_cast<int>(m_contestants.size()));
            }
        }
    }
    void contestant(const Path& path, int number, bool once) {
        if (m_contestants.count(number) == 0) defect(path, std::to_string(number), "contestant_number");
        if (once && !m_placed.insert(number).second) defect(path, std::to_string(number), "nobody_twice");
    }
    void table(const Path& path, const Table& table) {
        range(path, "table", table.number, 1, kMany);
        range(path, "heat", table.heat, 1, kMany);
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
            for (std::size_t i = 0; i < table.sides[side].size(); ++i)
                // A crown seats the two persons of a pair, which has one number.
                contestant(Path(&sidePath, i), table.sides[side][i], table.stage != Stage::Crown);
        }
        // A pair has one number and two seats.
        range(path, "first_dealer", table.firstDealer, 0, static_cast<int>(seats) * 2 - 1);
        const Path games(&path, "games");
        count(path, "games", table.games.size(), kMostGames);
        for (std::size_t i = 0; i < table.games.size() && !m_defect; ++i)
            sheet(Path(&games, i), table.games[i], table.sides.size());
    }
    void sheet(const Path& path, const Sheet& sheet, std::size_t sideCount) {
        sides(path, "score", sheet.score.size(), sideCount);
        sides(path, "second", sheet.second.size(), sideCount);
        for (const int points : sheet.score) range(path, "score", points, -kManyPoints, kManyPoints);
        if (m_tournament.settings.zeroSum)
            if (tournament::sumOf(sheet.score) != 0)
                defect(Path(&path, "score"), std::to_string(tournament::sumOf(sheet.score)), "0");
        for (const int points : sheet.second) range(path, "second", points, -kManyPoints, kManyPoints);
        range(path, "forfeit_by", sheet.forfeitBy, -1, static_cast<int>(sideCount) - 1);
        range(path, "ruling", sheet.ruling, 0, kMany);
        text(path, "remark", sheet.remark);
        count(path, "lines", sheet.lines.size(), kMostLines);
        ascending(path, "lines", sheet.lines, &Line::n);
        const Path lines(&path, "lines");
        for (std::size_t i = 0; i < sheet.lines.size() && !m_defect; ++i)
            line(Path(&lines, i), sheet.lines[i], sideCount);
    }
    void line(const Path& path, const Line& line, std::size_t sideCount) {
        sides(path, "points", line.points.size(), sideCount);
        sides(path, "penalty", line.penalty.size(), sideCount);
        for (const int points : line.points) range(path, "points", points, -kManyPoints, kManyPoints);
        for (const int points : line.penalty) range(path, "penalty", points, -kManyPoints, kManyPoints);
        count(path, "figures", line.figures.size(), kMostFigures);
        text(path, "line", line.text);
        range(path, "replaces", line.instead, 0, line.text.empty() ? 0 : line.n - 1);
        // What it comes to sums to zero, whatever it says; what a struck total was does, too.
        if (m_tournament.settings.zeroSum && tournament::sumOf(line.points) != 0)
            defect(Path(&path, "points"), std::to_string(tournament::sumOf(line.points)), "0");
        text(path, "why", line.why);
        if (line.struck) text(path, "struck", *line.struck);
        for (const game::Mark& mark : line.figures) {
            text(path, "figures", mark.figure);
            text(path, "figures", mark.how);
            // -1: left standing, nobody's
            range(path, "figures", mark.side, -1, static_cast<int>(sideCount) - 1);
            range(path, "figures", mark.value, -kManyPoints, kManyPoints);
        }
    }

    // Far beyond any event, and small enough that no sum of them overflows.
    static constexpr int kMany = 100'000;
    static constexpr int kManyPoints = 10'000;
    static constexpr int kLastYear = 9'999;

    const Tournament& m_tournament;
    const Tournament* m_sound;
    const Path m_root;
    std::unordered_set<int> m_entries;
    std::unordered_set<int> m_contestants;
    std::unordered_set<int> m_placed;
    std::optional<Defect> m_defect;
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
