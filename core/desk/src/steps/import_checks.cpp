#include "steps/import_checks.h"

#include "steps/entries.h"
#include "steps/import_faults.h"
#include "steps/import_play.h"
#include "steps/ruling_faults.h"
#include "steps/settings.h"

#include <desk/limits.h>
#include <tournament/entry_list.h>

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

namespace schreiber::desk {

namespace {

using tournament::Entry;
using tournament::Tournament;

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
        check(entry, placeIn("entries", i));
        for (std::size_t k = 0; k < entry.replaced.size(); ++k) {
            Entry gone;
            gone.persons = {entry.replaced[k].person};
            gone.club = entry.replaced[k].club;
            check(std::move(gone), placeIn("entries", i) + placeIn("replaced", k));
        }
    }
    return bad;
}

// Two who are kept apart, as `players never` keeps them; that both are entered is told before.
void addFaultsOfNever(const Tournament& tournament, ImportFaults& faults) {
    std::set<std::pair<int, int>> apart;
    for (std::size_t i = 0; i < tournament.never.size(); ++i) {
        const auto [a, b] = tournament.never[i];
        if (a >= b || !apart.emplace(a, b).second)
            faults.add(placeIn("never", i), std::to_string(a) + ":" + std::to_string(b), "apart_once");
    }
}

void addFaultsOfRulings(const Tournament& tournament, ImportFaults& faults) {
    for (std::size_t i = 0; i < tournament.rulings.size(); ++i)
        if (auto fault = faultOf(tournament.rulings[i]))
            faults.add(placeIn("rulings", i) + "/" + fault->key, fault->found, fault->expected);
}

class EntryFaults {
  public:
    EntryFaults(const Tournament& tournament, ImportFaults& faults)
        : m_tournament(tournament)
        , m_faults(faults) {}

    void check() {
        if (std::cmp_greater(m_tournament.entries.size(), kMostEntries))
            m_faults.add("/entries", std::to_string(m_tournament.entries.size()), upTo(kMostEntries));
        const bool singles = tournament::playedBySingles(m_tournament.settings);
        for (std::size_t i = 0; i < m_tournament.entries.size(); ++i) {
            const Entry& entry = m_tournament.entries[i];
            if (singles) m_faults.unlessEqual(placeIn("entries", i) + "/persons", entry.persons.size(), 1);
            attendance(placeIn("entries", i), entry);
        }
        partnerships();
    }

  private:
    // A published round drawn anew is a draft again, and who had come for the one after it still comes then.
    void attendance(const std::string& where, const Entry& entry) {
        const int next = nextUnpublished(m_tournament);
        m_faults.unlessWithin(where + "/joined", entry.joined, 1, next + 1);
        int back = 0;
        for (std::size_t i = 0; i < entry.absences.size(); ++i) {
            const tournament::Absence& away = entry.absences[i];
            const bool ends = away.until != 0 ? away.until >= away.from : i + 1 == entry.absences.size();
            if (!ends || away.from < back || away.from > next + 1 || away.until > next)
                m_faults.add(where + placeIn("absences", i),
                             std::to_string(away.from) + "-" + std::to_string(away.until), "rounds_away");
            back = away.until;
        }
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
                m_faults.add(placeIn("partnerships", i), std::to_string(pair.number), "free_number");
            for (const int person : {pair.first, pair.second})
                if (!partnered.insert(person).second)
                    m_faults.add(placeIn("partnerships", i), std::to_string(person), "without_partner");
        }
    }

    const Tournament& m_tournament;
    ImportFaults& m_faults;
};

} // namespace

std::optional<Failure> faultOfImport(const Tournament& tournament, const std::string& file) {
    InputErrors settings{faultsOf(tournament.settings)};
    for (base::InputError& error : settings.errors)
        error.pointer = "/settings/" + pathOf(std::exchange(error.file, file), tournament.settings);
    if (!settings.errors.empty()) return Failure{std::move(settings)};
    if (BadRows bad = faultsOfEntries(tournament, file); !bad.rows.empty()) return Failure{std::move(bad)};
    ImportFaults faults(file);
    EntryFaults(tournament, faults).check();
    addFaultsOfNever(tournament, faults);
    addFaultsOfPlay(tournament, faults);
    addFaultsOfRulings(tournament, faults);
    InputErrors rest = std::move(faults).take();
    return rest.errors.empty() ? std::nullopt : std::optional<Failure>(std::move(rest));
}

} // namespace schreiber::desk
