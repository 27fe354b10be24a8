#include "steps/import_checks.h"

#include "steps/entries.h"
#include "steps/option_table.h"
#include "steps/settings.h"

#include <tournament/entry_list.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace schreiber::desk {

namespace {

using tournament::Entry;
using tournament::Format;
using tournament::Round;
using tournament::RoundState;
using tournament::Sheet;
using tournament::Stage;
using tournament::Table;
using tournament::Tournament;

std::string at(const char* list, std::size_t index) {
    return std::string("/") + list + "/" + std::to_string(index);
}

std::string upTo(std::size_t most) {
    return "0-" + std::to_string(most);
}

// Where the export has an option or a switch.
std::string pathOf(std::string name, const tournament::Settings& settings) {
    if (settings.house.count(name) > 0) return "house/" + name;
    if (settings.furtherOptions.count(name) > 0) return "further_options/" + name;
    std::replace(name.begin(), name.end(), '-', '_');
    return name;
}

// What is said of an entry that is typed in. That it is there already is let pass: what one evening had in it
// goes over to another file.
BadRows faultsOfEntries(const Tournament& tournament, const std::string& file) {
    BadRows bad;
    const auto check = [&](Entry one, const std::string& where) {
        for (auto& [title, value] : one.extra) // kept as the list had it, which may have broken a line
            for (char& c : value)
                if (c == '\n' || c == '\r' || c == '\t') c = ' ';
        for (tournament::BadRow& row : tournament::checkEntry(one, {})) {
            if (row.reason == "person_twice") continue;
            row.where.file = file;
            row.where.pointer = where;
            bad.rows.push_back(std::move(row));
        }
    };
    for (std::size_t i = 0; i < tournament.entries.size(); ++i) {
        const Entry& entry = tournament.entries[i];
        check(entry, at("entries", i));
        for (std::size_t k = 0; k < entry.replaced.size(); ++k) {
            Entry gone;
            gone.persons = {entry.replaced[k].person};
            gone.club = entry.replaced[k].club;
            check(std::move(gone), at("entries", i) + at("replaced", k));
        }
    }
    return bad;
}

class Faults {
  public:
    Faults(const Tournament& tournament, const std::string& file)
        : m_tournament(tournament)
        , m_file(file) {
        const std::vector<int> all = tournament::contestants(tournament);
        m_contestants.insert(all.begin(), all.end());
    }

    InputErrors all() && {
        entries();
        partnerships();
        rounds();
        return std::move(m_errors);
    }

  private:
    void fault(std::string where, std::string found, std::string expected) {
        m_errors.errors.push_back({m_file, 0, 0, std::move(found), {std::move(expected)}, std::move(where)});
    }
    void fault(std::string where, std::size_t found, std::size_t expected) {
        if (found != expected) fault(std::move(where), std::to_string(found), std::to_string(expected));
    }

    void entries() {
        if (m_tournament.entries.size() > kMostEntries)
            fault("/entries", std::to_string(m_tournament.entries.size()), upTo(kMostEntries));
        if (!tournament::playedBySingles(m_tournament.settings)) return;
        for (std::size_t i = 0; i < m_tournament.entries.size(); ++i)
            fault(at("entries", i) + "/persons", m_tournament.entries[i].persons.size(), 1);
    }

    // Two single entries, each in one pair, whose number no other pair has.
    void partnerships() {
        std::set<int> numbers;
        std::set<int> partnered;
        for (const Entry& entry : m_tournament.entries)
            if (entry.persons.size() > 1) numbers.insert(entry.number), partnered.insert(entry.number);
        for (std::size_t i = 0; i < m_tournament.partnerships.size(); ++i) {
            const tournament::Partnership& pair = m_tournament.partnerships[i];
            if (!numbers.insert(pair.number).second)
                fault(at("partnerships", i), std::to_string(pair.number), "free_number");
            for (const int person : {pair.first, pair.second})
                if (!partnered.insert(person).second)
                    fault(at("partnerships", i), std::to_string(person), "without_partner");
        }
    }

    void rounds() {
        const auto& all = m_tournament.rounds;
        if (std::cmp_greater(all.size(), kMostRounds))
            fault("/rounds", std::to_string(all.size()), upTo(kMostRounds));
        for (std::size_t i = 0; i < all.size(); ++i) {
            const std::string where = at("rounds", i);
            const auto number = static_cast<std::size_t>(all[i].number);
            if (number != i + 1) fault(where + "/number", std::to_string(number), std::to_string(i + 1));
            if (all[i].state == RoundState::Draft && i + 1 < all.size())
                fault(where + "/state", "draft", "published");
            for (std::size_t k = 0; k < all[i].sittingOut.size(); ++k)
                contestant(where + at("sitting_out", k), all[i].sittingOut[k]);
            for (std::size_t k = 0; k < all[i].tables.size(); ++k)
                table(where + at("tables", k), all[i].tables[k]);
        }
    }

    void contestant(std::string where, int number) {
        if (m_contestants.count(number) == 0)
            fault(std::move(where), std::to_string(number), "contestant_number");
    }

    std::size_t sideSize(const Table& table) const {
        const bool final = table.stage == Stage::Final && tournament::playedBySingles(m_tournament.settings);
        const bool drawn = m_tournament.settings.format == Format::Drawn && table.stage != Stage::Crown;
        return final || drawn ? 2 : 1;
    }

    void table(const std::string& where, const Table& table) {
        const bool ofThree = m_tournament.settings.format == Format::Solo && table.stage == Stage::Ordinary;
        if (!ofThree) fault(where + "/sides", table.sides.size(), 2);
        for (std::size_t side = 0; side < table.sides.size(); ++side) {
            const std::string there = where + at("sides", side);
            fault(there, table.sides[side].size(), sideSize(table));
            for (const int number : table.sides[side]) contestant(there, number);
        }
        fault(where + "/games", table.games.size(), static_cast<std::size_t>(m_tournament.settings.games));
        for (std::size_t game = 0; game < table.games.size(); ++game)
            sheet(where + at("games", game), table.games[game], table.sides.size());
    }

    void sheet(const std::string& where, const Sheet& sheet, std::size_t sides) {
        if (tournament::isWritten(sheet)) fault(where + "/score", sheet.score.size(), sides);
        if (sheet.ending == tournament::Ending::Forfeit && sheet.forfeitBy < 0)
            fault(where + "/forfeit_by", std::to_string(sheet.forfeitBy), upTo(sides - 1));
    }

    const Tournament& m_tournament;
    const std::string& m_file;
    std::set<int> m_contestants;
    InputErrors m_errors;
};

} // namespace

std::optional<Failure> faultOfImport(const Tournament& tournament, const std::string& file) {
    InputErrors settings{faultsOf(tournament.settings)};
    for (base::InputError& error : settings.errors)
        error.pointer = "/settings/" + pathOf(std::exchange(error.file, file), tournament.settings);
    if (!settings.errors.empty()) return Failure{std::move(settings)};
    if (BadRows bad = faultsOfEntries(tournament, file); !bad.rows.empty()) return Failure{std::move(bad)};
    if (InputErrors rest = Faults(tournament, file).all(); !rest.errors.empty())
        return Failure{std::move(rest)};
    return std::nullopt;
}

} // namespace schreiber::desk
