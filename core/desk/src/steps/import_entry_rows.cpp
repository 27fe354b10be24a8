#include "steps/import_entry_rows.h"

#include <base/number.h>
#include <desk/journal_arguments.h>

#include <algorithm>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace schreiber::desk {

using EntryRow = std::pair<std::size_t, const store::JournalEntry*>; // with its place in the journal

// Whether an entry is away by its rows, and since when.
struct AwaySoFar {
    std::size_t times = 0;
    bool open = false;
    std::string results;
    int from = 0; // the first round it can have missed
};

namespace {

using store::Action;
using tournament::Entry;
using tournament::Person;
using tournament::Tournament;

std::string textIn(const Action& what, const char* name) {
    const auto found = what.arguments.find(name);
    return found == what.arguments.end() ? std::string() : found->second;
}

// "3 Anna Höß, 4 Bert Thöni", as an earlier version told who came: a name may have a comma in it and a
// number behind that, but each begins with the next number.
int enteredIn(std::string_view entries) {
    int count = 0;
    std::optional<int> last;
    for (bool begins = true; !entries.empty(); begins = entries.starts_with(", ")) {
        if (!begins) {
            entries.remove_prefix(1);
            continue;
        }
        if (entries.starts_with(", ")) entries.remove_prefix(2);
        const std::size_t end = std::min(entries.find(' '), entries.size());
        const auto number = base::readNumber(entries.substr(0, end));
        if (number && (!last || *number == *last + 1)) {
            last = number;
            ++count;
        }
        entries.remove_prefix(std::min(std::max<std::size_t>(end, 1), entries.size()));
    }
    return count;
}

bool comes(const std::string& code) {
    return code == "came_back" || code == "came_back_from" || code.starts_with("substituted");
}

// The rows about entries once more, the last first, each taken back from what the export says: where a row
// told who was entered then, it has to be who stands there now.
class Backwards {
  public:
    Backwards(const Tournament& tournament, bool redrawn, ImportFaults& faults)
        : m_tournament(tournament)
        , m_redrawn(redrawn)
        , m_faults(faults) {
        for (const Entry& entry : tournament.entries) m_then.emplace(entry.number, entry);
    }

    void takeBack(const EntryRow& row) {
        const Action& what = row.second->what;
        for (const int one : numbersIn(what, "numbers")) // of several: which was which is not told
            (what.code == "removed_entries" ? m_vague : m_clubsVague).insert(one);
        if (const auto other = numberIn(what, "other"); other && what.code.starts_with("merged_entries"))
            m_vague.insert(*other);
        if (what.code == "kept_apart" || what.code == "let_meet") {
            const std::string where = placeIn("journal", row.first) + "/arguments/";
            isCalled(numberIn(what, "a"), textIn(what, "first"), where + "first");
            return isCalled(numberIn(what, "b"), textIn(what, "second"), where + "second");
        }
        const auto number = numberIn(what, "entry");
        if (!number) return;
        if (what.code == "removed_entry") {
            m_vague.insert(*number);
            return;
        }
        if (what.code == "substituted_entered") { // who moved in has no entry of his own any more
            m_clubsVague.insert(*number);
            if (const auto was = numberIn(what, "was")) m_vague.insert(*was);
        }
        const auto found = m_then.find(*number);
        if (found == m_then.end()) {
            if (!m_vague.contains(*number))
                m_faults.add(placeIn("journal", row.first) + "/arguments/entry", std::to_string(*number),
                             "contestant_number");
            return;
        }
        if (what.code == "added_entry") return isCalled(number, textIn(what, "name"), placeOf(*number));
        if (what.code.starts_with("substituted")) substitute(found->second, what);
        if (what.code == "changed_entry") m_vague.insert(*number); // does not say what
        const bool corrects = what.code == "changed_entry_fields" ||
                              what.code.starts_with("merged_entries") || what.code == "parted_entries";
        if (corrects) corrected(found->second, what);
        if (what.code == "added_partner") partner(found->second);
        isCalled(number, textIn(what, "name"), placeOf(*number));
    }

    // Before the first row nobody had been replaced yet.
    void addFaultsOfRest() {
        for (const auto& [number, entry] : m_then)
            if (!m_vague.contains(number) && !entry.replaced.empty())
                add(number, "/replaced", std::to_string(entry.replaced.size()), "COUNT(0)");
    }

  private:
    std::string placeOf(int number) const {
        const auto found = std::find_if(m_tournament.entries.begin(), m_tournament.entries.end(),
                                        [&](const Entry& entry) { return entry.number == number; });
        return placeIn("entries", static_cast<std::size_t>(found - m_tournament.entries.begin()));
    }

    void add(int number, const std::string& key, std::string found, std::string expected) {
        m_vague.insert(number); // the rest follows from it
        m_faults.add(placeOf(number) + key, std::move(found),
                     expected.empty() ? "as_journal_says" : std::move(expected));
    }

    void isCalled(std::optional<int> number, const std::string& name, const std::string& where) {
        const auto found = number ? m_then.find(*number) : m_then.end();
        if (found == m_then.end() || m_vague.contains(*number)) return;
        if (name == tournament::nameOf(found->second)) return;
        m_vague.insert(*number);
        m_faults.add(where, base::printable(tournament::nameOf(found->second)), "as_journal_says");
    }

    void substitute(Entry& entry, const Action& what) {
        if (m_vague.contains(entry.number)) return;
        if (entry.replaced.empty()) return add(entry.number, "/replaced", "0", "COUNT(1)");
        const tournament::Replaced last = entry.replaced.back();
        entry.replaced.pop_back();
        const int round = numberIn(what, "round").value_or(0);
        // An earlier version kept no round; a round drawn anew may have begun earlier for him.
        const bool fits =
            last.from == round || round == 0 || last.from == 0 || (m_redrawn && last.from < round);
        const std::string where = "/replaced/" + std::to_string(entry.replaced.size());
        if (!fits)
            return add(entry.number, where + "/from", std::to_string(last.from), std::to_string(round));
        if (last.place < 0 || static_cast<std::size_t>(last.place) >= entry.persons.size()) return;
        Person& person = entry.persons[static_cast<std::size_t>(last.place)];
        if (tournament::nameOf(person) != textIn(what, "by"))
            return add(entry.number, "/persons", base::printable(tournament::nameOf(person)), {});
        person = last.person;
        if (entry.persons.size() == 1) entry.club = last.club;
    }

    void corrected(Entry& entry, const Action& what) {
        const auto take = [&](const std::string& field, const std::string& key, std::string& text) {
            const auto now = what.arguments.find("new." + field);
            if (now == what.arguments.end() || m_vague.contains(entry.number)) return;
            if (now->second != text) return add(entry.number, key, base::printable(text), {});
            text = textIn(what, ("old." + field).c_str());
        };
        for (std::size_t i = 0; i < entry.persons.size(); ++i) {
            const std::string which = "." + std::to_string(i + 1);
            const std::string where = placeIn("persons", i);
            Person& person = entry.persons[i];
            take("first" + which, where + "/first", person.first);
            take("last" + which, where + "/last", person.last);
            std::string born = person.born ? std::to_string(*person.born) : std::string();
            take("born" + which, where + "/born", born);
            person.born = base::readNumber(born);
            std::string sex = person.sex == tournament::Sex::Unstated ? ""
                              : person.sex == tournament::Sex::Female ? "female"
                                                                      : "male";
            take("sex" + which, where + "/sex", sex);
            person.sex = tournament::readSex(sex.substr(0, 1)).value_or(tournament::Sex::Unstated);
        }
        if (m_clubsVague.contains(entry.number)) return; // payment with them
        take("club", "/club", entry.club);
        take("camp", "/camp", entry.camp);
        std::string paid = entry.paid ? "yes" : "no";
        take("paid", "/paid", paid);
        entry.paid = paid == "yes";
    }

    void partner(Entry& entry) {
        if (entry.persons.size() != 2) {
            if (!m_vague.contains(entry.number))
                add(entry.number, "/persons", std::to_string(entry.persons.size()), "COUNT(2)");
            return;
        }
        entry.persons.pop_back();
        // Club, camp and fee of the two became one: which was whose is not told.
        if (!m_vague.contains(entry.number)) m_clubsVague.insert(entry.number);
    }

    const Tournament& m_tournament;
    bool m_redrawn;
    ImportFaults& m_faults;
    std::map<int, Entry> m_then; // by number
    std::set<int> m_vague;       // those of whom earlier rows say nothing
    std::set<int> m_clubsVague;
};

} // namespace

struct EntryRows::Impl {
    const Tournament& tournament;
    std::vector<EntryRow> rows;
    std::map<int, AwaySoFar> away;
    std::set<std::pair<int, int>> apart;
    int entered = 0;
    int partners = 0;     // an earlier version may have counted them
    int published = 0;    // the last round that was, so far
    bool redrawn = false; // rounds may have begun earlier for somebody
    bool partnered = false;

    void addFaultsOfAway(ImportFaults& faults) const {
        for (std::size_t i = 0; i < tournament.entries.size(); ++i) {
            const Entry& entry = tournament.entries[i];
            const auto found = away.find(entry.number);
            const AwaySoFar rowsSay = found == away.end() ? AwaySoFar{} : found->second;
            const std::string where = placeIn("entries", i) + "/absences";
            const bool open = !entry.absences.empty() && entry.absences.back().until == 0;
            if (open != rowsSay.open || entry.absences.size() > rowsSay.times) {
                faults.add(where, std::to_string(entry.absences.size()), "as_journal_says");
            } else if (open) {
                const tournament::Absence& last = entry.absences.back();
                const std::string there = where + "/" + std::to_string(entry.absences.size() - 1);
                if (!rowsSay.results.empty() && nameOf(last.results) != rowsSay.results)
                    faults.add(there + "/results", nameOf(last.results), rowsSay.results);
                else if (!redrawn)
                    faults.unlessWithin(there + "/from", last.from, rowsSay.from, rowsSay.from + 1);
            }
        }
    }

    // Somebody who was entered as `was` plays on for another: moved in, or took the seat.
    void takeOther(const std::string& code, int number, int was) {
        if (code == "took_seat") {
            away[was].open = false;
            AwaySoFar& gone = away[number];
            if (gone.open) return;
            gone = {gone.times + 1, true, nameOf(tournament::LeaverResults::Unplayed),
                    std::max(1, published)};
        }
        if (code != "substituted_entered") return;
        --entered;
        away.erase(was);
        std::set<std::pair<int, int>> now;
        for (const auto& [a, b] : apart) {
            const std::pair<int, int> two = std::minmax(a == was ? number : a, b == was ? number : b);
            if (two.first != two.second) now.insert(two);
        }
        apart = std::move(now);
    }

    void addFaultsOfApart(ImportFaults& faults) const {
        std::set<std::pair<int, int>> left = apart;
        for (std::size_t i = 0; i < tournament.never.size(); ++i) {
            const auto& two = tournament.never[i];
            if (left.erase(two) == 0)
                faults.add(placeIn("never", i), std::to_string(two.first) + ":" + std::to_string(two.second),
                           "as_journal_says");
        }
        if (!left.empty())
            faults.add("/never", {},
                       std::to_string(left.begin()->first) + ":" + std::to_string(left.begin()->second));
    }
};

EntryRows::EntryRows(const Tournament& tournament)
    : m_impl(std::make_unique<Impl>(Impl{tournament, {}, {}, {}})) {}
EntryRows::~EntryRows() = default;

void EntryRows::take(const store::JournalEntry& entry, std::size_t at) {
    const Action& what = entry.what;
    const std::string& code = what.code;
    const int round = numberIn(what, "round").value_or(0);
    if (code == "started_round") m_impl->published = std::max(m_impl->published, round);
    if (code == "redrew_round" || code == "took_seat" || code == "added_table") m_impl->redrawn = true;
    if (code == "imported_entries") m_impl->entered += numberIn(what, "count").value_or(0);
    if (code == "added_entries")
        m_impl->entered += numberIn(what, "count").value_or(enteredIn(textIn(what, "entries")));
    if (code == "added_entry") ++m_impl->entered;
    if (code == "removed_entry" || code.starts_with("merged_entries")) --m_impl->entered;
    if (code == "removed_entries") m_impl->entered -= numberIn(what, "count").value_or(0);
    if (code == "parted_entries") ++m_impl->entered;
    if (code == "added_partner") ++m_impl->partners;
    if (code.find("_partners") != std::string::npos) m_impl->partnered = true;
    if (code == "kept_apart") {
        const auto a = numberIn(what, "a");
        const auto b = numberIn(what, "b");
        if (a && b) m_impl->apart.insert(std::minmax(*a, *b));
    }
    if (code == "let_meet") {
        const auto a = numberIn(what, "a");
        const auto b = numberIn(what, "b");
        if (a && b) m_impl->apart.erase(std::minmax(*a, *b));
    }
    const auto number = numberIn(what, "entry");
    if (number && (code == "left" || code.starts_with("left_"))) {
        AwaySoFar& away = m_impl->away[*number];
        ++away.times;
        away.open = true;
        away.results = textIn(what, "results");
        away.from = std::max(1, m_impl->published);
    }
    if (number && code == "removed_entry") m_impl->away.erase(*number); // another may get the number
    if (const auto other = numberIn(what, "other"); other && code.starts_with("merged_entries"))
        m_impl->away.erase(*other);
    if (code == "removed_entries")
        for (const int one : numbersIn(what, "numbers")) m_impl->away.erase(one);
    if (number && comes(code)) m_impl->away[*number].open = false;
    if (const auto was = numberIn(what, "was"); number && was) m_impl->takeOther(code, *number, *was);
    const bool several = what.arguments.contains("numbers");
    if (number || several || code == "kept_apart" || code == "let_meet")
        m_impl->rows.emplace_back(at, &entry);
}

void EntryRows::addFaults(ImportFaults& faults) const {
    const auto entries = static_cast<int>(m_impl->tournament.entries.size());
    if (entries < m_impl->entered || entries > m_impl->entered + m_impl->partners)
        faults.addCount("/entries", static_cast<std::size_t>(entries),
                        static_cast<std::size_t>(std::max(0, m_impl->entered)));
    if (m_impl->partnered == m_impl->tournament.partnerships.empty())
        faults.add("/partnerships", std::to_string(m_impl->tournament.partnerships.size()),
                   "as_journal_says");
    Backwards backwards(m_impl->tournament, m_impl->redrawn, faults);
    for (auto row = m_impl->rows.rbegin(); row != m_impl->rows.rend(); ++row) backwards.takeBack(*row);
    backwards.addFaultsOfRest();
    m_impl->addFaultsOfAway(faults);
    m_impl->addFaultsOfApart(faults);
}

} // namespace schreiber::desk
