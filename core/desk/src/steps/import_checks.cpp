#include "steps/import_checks.h"

#include "steps/entries.h"
#include "steps/import_faults.h"
#include "steps/import_journal.h"
#include "steps/import_play.h"
#include "steps/option_table.h"
#include "steps/ruling_faults.h"
#include "steps/settings.h"
#include "steps/text_checks.h"
#include "steps/zero_sum.h"

#include <base/number.h>
#include <base/utf8.h>
#include <desk/altered.h>
#include <desk/journal_arguments.h>
#include <desk/limits.h>
#include <tournament/entry_list.h>

#include <algorithm>
#include <array>
#include <ctime>
#include <set>
#include <string_view>
#include <utility>
#include <vector>

namespace schreiber::desk {

namespace {

using tournament::Entry;
using tournament::Tournament;

// An earlier version may have taken them; shown they are signs like any other (base::printable).
bool isOdd(const std::string& letter) {
    return base::printable(letter) != letter || letter == "\uFEFF";
}

std::string withoutOddLetters(const std::string& text) {
    std::string plain;
    for (std::string_view rest = text; !rest.empty();) {
        const base::Decoded next = base::decodeOne(rest);
        const std::string letter(rest.substr(0, next.length));
        if (!next.valid || !isOdd(letter)) plain += letter;
        rest.remove_prefix(next.length);
    }
    return plain;
}

// Each text of an entry that somebody may have typed.
template <class Do>
void eachText(Entry& entry, Do what) {
    for (tournament::Person& person : entry.persons) what(person.first), what(person.last);
    what(entry.club);
    what(entry.camp);
    for (auto& [title, value] : entry.extra) what(title), what(value);
}

// The last year that anything here says it is: the clock of this computer may be wrong, and so may that have
// been on which somebody was entered; and the tournament's day may have been another then.
int latestYear(const store::Exported& exported) {
    int latest = std::max(latestBirth(exported.tournament), thisYear());
    const auto take = [&latest](std::string_view day) {
        if (const auto year = base::readNumber(day.substr(0, 4))) latest = std::max(latest, *year);
    };
    for (const store::JournalEntry& entry : exported.journal) {
        take(entry.at);
        for (const auto& [name, value] : optionsIn(entry.what))
            if (name == "date") take(value);
    }
    return std::min(latest, tournament::kLatestYear);
}

// What is said of an entry that is typed in. That it is there already is let pass: what one evening had in it
// goes over to another file.
BadRows faultsOfEntries(const store::Exported& exported, const std::string& file) {
    const Tournament& tournament = exported.tournament;
    BadRows bad;
    const int latest = latestYear(exported);
    const auto check = [&](Entry one, const std::string& where) {
        eachText(one, [](std::string& text) { text = withoutOddLetters(text); });
        for (tournament::BadRow& row : tournament::checkEntry(one, {}, latest)) {
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
            Entry replaced;
            replaced.persons = {entry.replaced[k].person};
            replaced.club = entry.replaced[k].club;
            check(std::move(replaced), placeIn("entries", i) + placeIn("replaced", k));
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
            if (singles) m_faults.unlessSoMany(placeIn("entries", i) + "/persons", entry.persons.size(), 1);
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
        const bool singles = tournament::playedBySingles(m_tournament.settings);
        if (singles && !m_tournament.partnerships.empty())
            return m_faults.add("/partnerships", std::to_string(m_tournament.partnerships.size()),
                                "no_partnerships");
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

std::optional<Failure> faultOfImport(const store::Exported& exported, const std::string& file) {
    const Tournament& tournament = exported.tournament;
    InputErrors settings{faultsOf(tournament.settings)};
    for (base::InputError& error : settings.errors)
        error.pointer = "/settings/" + pathOf(std::exchange(error.file, file), tournament.settings);
    if (!settings.errors.empty()) return Failure{std::move(settings)};
    if (BadRows bad = faultsOfEntries(exported, file); !bad.rows.empty()) return Failure{std::move(bad)};
    ImportFaults faults(file);
    EntryFaults(tournament, faults).check();
    addFaultsOfNever(tournament, faults);
    addFaultsOfPlay(tournament, faults);
    addFaultsOfRulings(tournament, faults);
    addFaultsOfJournal(tournament, exported.journal, faults);
    for (const LineAsCounted& line : linesNotAsCounted(tournament))
        faults.add(line.pointer, line.found, line.expected);
    InputErrors rest = std::move(faults).take();
    return rest.errors.empty() ? std::nullopt : std::optional<Failure>(std::move(rest));
}

namespace {

// Of many the first, and how many there are.
Warning listing(const char* code, const std::vector<std::string>& all) {
    constexpr std::size_t kMostListed = 12; // what a sentence can be read with
    std::string listed;
    for (std::size_t i = 0; i < std::min(all.size(), kMostListed); ++i)
        listed += (i == 0 ? "" : ", ") + base::printable(all[i]);
    if (all.size() > kMostListed) listed += ", … (" + std::to_string(all.size()) + ")";
    return {code, {{"where", listed}}};
}

// Rows that were written later than in a day, as the journal has moments: 2026-11-22T20:15:00Z.
std::vector<std::string> rowsToCome(const std::vector<store::JournalEntry>& journal) {
    constexpr std::time_t kDay = 86'400;
    const std::time_t then = std::time(nullptr) + kDay;
    std::tm utc{};
    gmtime_r(&then, &utc);
    std::array<char, 64> text{};
    std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &utc);
    const std::string tomorrow = text.data();
    std::vector<std::string> rows;
    for (const store::JournalEntry& entry : journal)
        if (entry.at > tomorrow) rows.push_back(std::to_string(entry.n));
    return rows;
}

std::vector<std::string> placesOfOddLetters(const Tournament& tournament) {
    std::vector<std::string> places;
    for (std::size_t i = 0; i < tournament.entries.size(); ++i) {
        Entry entry = tournament.entries[i];
        for (const tournament::Replaced& replaced : entry.replaced) {
            entry.persons.push_back(replaced.person);
            entry.extra.emplace_back(replaced.club, std::string());
        }
        for (auto& [title, value] : entry.extra) // as the list had it, which may have broken a line
            for (char& c : value)
                if (c == '\n' || c == '\r' || c == '\t') c = ' ';
        bool odd = false;
        eachText(entry, [&odd](const std::string& text) { odd = odd || withoutOddLetters(text) != text; });
        if (odd) places.push_back(placeIn("entries", i));
    }
    return places;
}

// Of a newer version, or of no game: here nobody can read it.
std::vector<std::string> placesOfUnreadRecords(const Tournament& tournament) {
    std::vector<std::string> places;
    for (std::size_t i = 0; i < tournament.rulings.size(); ++i)
        if (!isRecordRead(tournament.rulings[i])) places.push_back(placeIn("rulings", i));
    return places;
}

std::vector<std::string> placesOfRulingsWithoutTable(const Tournament& tournament) {
    std::vector<std::string> places;
    for (std::size_t i = 0; i < tournament.rulings.size(); ++i)
        if (const tournament::Ruling& ruling = tournament.rulings[i]; isOfNoTable(tournament, ruling))
            places.push_back(placeIn("rulings", i) + " (" + std::to_string(ruling.round) + "/" +
                             std::to_string(ruling.table) + ")");
    return places;
}

std::vector<std::string> placesOfNoRuling(const Tournament& tournament) {
    std::vector<std::string> places;
    for (std::size_t i = 0; i < tournament.rounds.size(); ++i)
        for (std::size_t k = 0; k < tournament.rounds[i].tables.size(); ++k)
            for (const tournament::Sheet& sheet : tournament.rounds[i].tables[k].games)
                if (sheet.ruling != 0 && tournament::findRuling(tournament, sheet.ruling) == nullptr)
                    places.push_back(placeIn("rounds", i) + placeIn("tables", k) + " (" +
                                     std::to_string(sheet.ruling) + ")");
    return places;
}

} // namespace

std::vector<Warning> warningsFor(const Tournament& tournament,
                                 const std::vector<store::JournalEntry>& journal) {
    std::vector<Warning> warnings;
    std::vector<std::string> unknown;
    for (const auto& [name, value] : tournament.settings.furtherOptions)
        if (name == kAlteredKey)
            warnings.push_back({"altered_before_import", {}});
        else if (!findOption(name))
            unknown.push_back(name);
    if (!unknown.empty()) warnings.push_back(listing("unknown_keys_kept", unknown));
    if (const auto odd = placesOfOddLetters(tournament); !odd.empty())
        warnings.push_back(listing("odd_letters_kept", odd));
    if (const auto later = rowsToCome(journal); !later.empty())
        warnings.push_back(listing("moments_to_come", later));
    if (const auto none = placesOfNoRuling(tournament); !none.empty())
        warnings.push_back(listing("names_no_ruling", none));
    if (const auto lost = placesOfRulingsWithoutTable(tournament); !lost.empty())
        warnings.push_back(listing("rulings_of_no_table", lost));
    if (const auto unread = placesOfUnreadRecords(tournament); !unread.empty())
        warnings.push_back(listing("records_not_read", unread));
    if (const auto actions = unknownActions(journal); !actions.empty())
        warnings.push_back(listing("actions_not_known", actions));
    if (const std::string& folder = tournament.settings.copyTo; !folder.empty())
        warnings.push_back({"copies_go_to", {{"folder", folder}}});
    return warnings;
}

} // namespace schreiber::desk
