#include "find_number.h"

#include <tournament/match.h>
#include <tournament/model.h>

#include <algorithm>

namespace schreiber::tournament {

namespace {

const Partnership* findPartnership(const Tournament& tournament, int number) {
    return findNumber(tournament.partnerships, number);
}

bool isPair(const Entry& entry) {
    return entry.persons.size() == 2;
}

std::string joinedNames(const std::vector<Person>& persons) {
    std::string name;
    for (const Person& person : persons) name += (name.empty() ? "" : " / ") + nameOf(person);
    return name;
}

template <class PersonsOf, class NameOf>
std::string joinedNames(const Tournament& tournament, int contestant, PersonsOf persons, NameOf name) {
    std::string names;
    for (const int number : personsOf(tournament, contestant))
        if (const Entry* entry = findEntry(tournament, number))
            for (const Person& person : persons(*entry))
                names += (names.empty() ? "" : " / ") + name(*entry, person);
    return names;
}

bool hasName(const Person& one, const Person& other) {
    return one.last == other.last && one.first == other.first;
}

// Also who was replaced: lists of earlier rounds name them.
bool hasSomebodyNamed(const Entry& entry, const Person& person) {
    return std::any_of(entry.persons.begin(), entry.persons.end(),
                       [&](const Person& one) { return hasName(one, person); }) ||
           std::any_of(entry.replaced.begin(), entry.replaced.end(),
                       [&](const Replaced& one) { return hasName(one.person, person); });
}

template <class NameOf>
std::vector<std::string> namesAt(const Tournament& tournament, int round, const Table& table,
                                 std::size_t side, NameOf name) {
    std::vector<std::string> names;
    for (const int contestant : table.sides[side])
        for (const int number : personsOf(tournament, contestant))
            if (const Entry* entry = findEntry(tournament, number))
                for (const Person& person : personsIn(*entry, round)) names.push_back(name(*entry, person));
    const bool ofOnePair =
        table.stage == Stage::Crown && table.sides.size() == 2 && table.sides[0] == table.sides[1];
    if (ofOnePair && names.size() == 2) return {names[side]};
    return names;
}

std::string plain(const Entry&, const Person& person) {
    return nameOf(person);
}

} // namespace

// Most fields have no gap in their numbers, and names are asked for thousands of times: where it would stand
// is looked at first.
const Entry* findEntry(const Tournament& tournament, int number) {
    const auto place = static_cast<std::size_t>(number) - 1;
    if (number > 0 && place < tournament.entries.size() && tournament.entries[place].number == number)
        return &tournament.entries[place];
    return findNumber(tournament.entries, number);
}
const Round* findRound(const Tournament& tournament, int number) {
    return findNumber(tournament.rounds, number);
}
const Table* findTable(const Round& round, int number) {
    return findNumber(round.tables, number);
}
Round* findRound(Tournament& tournament, int number) {
    return findNumber(tournament.rounds, number);
}
Table* findTable(Round& round, int number) {
    return findNumber(round.tables, number);
}

bool playedBySingles(const Settings& settings) {
    return settings.format == Format::Drawn || settings.format == Format::Solo;
}

bool hasBracket(const Settings& settings) {
    return settings.format == Format::Knockout || settings.format == Format::Groups;
}

bool isRestTable(const Settings& settings, const Table& table) {
    return settings.format == Format::Drawn && table.stage == Stage::Ordinary &&
           std::all_of(table.sides.begin(), table.sides.end(),
                       [](const auto& side) { return side.size() == 1; });
}

std::vector<int> contestants(const Tournament& tournament) {
    const bool singles = playedBySingles(tournament.settings);
    std::vector<int> numbers;
    for (const Entry& entry : tournament.entries)
        if (singles || isPair(entry)) numbers.push_back(entry.number);
    if (!singles)
        for (const Partnership& pair : tournament.partnerships) numbers.push_back(pair.number);
    std::sort(numbers.begin(), numbers.end());
    return numbers;
}

std::vector<int> personsOf(const Tournament& tournament, int contestant) {
    const bool singles = playedBySingles(tournament.settings);
    if (!singles)
        if (const Partnership* pair = findPartnership(tournament, contestant))
            return {pair->first, pair->second};
    const Entry* entry = findEntry(tournament, contestant);
    if (entry == nullptr || (!singles && !isPair(*entry))) return {};
    return {contestant};
}

std::string nameOf(const Person& person) {
    const bool both = !person.first.empty() && !person.last.empty();
    return person.first + (both ? " " : "") + person.last;
}

std::string nameOf(const Entry& entry) {
    return joinedNames(entry.persons);
}

std::vector<Person> personsIn(const Entry& entry, int round) {
    std::vector<Person> persons = entry.persons;
    for (std::size_t place = 0; place < persons.size(); ++place) {
        const auto then =
            std::find_if(entry.replaced.begin(), entry.replaced.end(), [&](const Replaced& one) {
                return one.place == static_cast<int>(place) && round < one.from;
            });
        if (then != entry.replaced.end()) persons[place] = then->person;
    }
    return persons;
}

std::string toldApart(const Tournament& tournament, const Entry& entry, const Person& person) {
    bool namesake = false;
    bool sameClub = false;
    for (const Entry& other : tournament.entries) {
        if (other.number == entry.number || !hasSomebodyNamed(other, person)) continue;
        // Two of a pair stand together: only another pair of the same two names could be meant.
        if (isPair(entry) && isPair(other) && nameOf(entry) != nameOf(other)) continue;
        namesake = true;
        sameClub = sameClub || other.club == entry.club;
    }
    if (!namesake) return {};
    const bool byClub = !entry.club.empty() && !sameClub;
    const std::string number = std::to_string(entry.number);
    return " (" + (byClub ? entry.club : entry.club.empty() ? number : entry.club + ' ' + number) + ')';
}

std::vector<std::string> plainNamesOfSide(const Tournament& tournament, int round, const Table& table,
                                          std::size_t side) {
    return namesAt(tournament, round, table, side, plain);
}

std::vector<std::string> namesOfSide(const Tournament& tournament, int round, const Table& table,
                                     std::size_t side) {
    return namesAt(tournament, round, table, side, [&](const Entry& entry, const Person& person) {
        return nameOf(person) + toldApart(tournament, entry, person);
    });
}

std::string nameOf(const Tournament& tournament, int contestant) {
    return joinedNames(
        tournament, contestant, [](const Entry& entry) { return entry.persons; },
        [&](const Entry& entry, const Person& person) {
            return nameOf(person) + toldApart(tournament, entry, person);
        });
}

std::string nameOf(const Tournament& tournament, int contestant, int round) {
    return joinedNames(
        tournament, contestant, [&](const Entry& entry) { return personsIn(entry, round); },
        [&](const Entry& entry, const Person& person) {
            return nameOf(person) + toldApart(tournament, entry, person);
        });
}

std::string plainNameOf(const Tournament& tournament, int contestant) {
    return joinedNames(
        tournament, contestant, [](const Entry& entry) { return entry.persons; }, plain);
}

std::string plainNameOf(const Tournament& tournament, int contestant, int round) {
    return joinedNames(
        tournament, contestant, [&](const Entry& entry) { return personsIn(entry, round); }, plain);
}

std::vector<Substitution> substitutionsOf(const Entry& entry) {
    std::vector<Substitution> all;
    for (auto one = entry.replaced.begin(); one != entry.replaced.end(); ++one) {
        Substitution substitution{entry.number, one->person, {}, one->from};
        const auto place = static_cast<std::size_t>(one->place);
        if (one->from > 0 && place < entry.persons.size()) {
            const auto next = std::find_if(one + 1, entry.replaced.end(),
                                           [&](const Replaced& other) { return other.place == one->place; });
            substitution.by = next == entry.replaced.end() ? entry.persons[place] : next->person;
        }
        all.push_back(std::move(substitution));
    }
    return all;
}

std::vector<Substitution> substitutionsOf(const Tournament& tournament) {
    std::vector<Substitution> all;
    for (const Entry& entry : tournament.entries)
        for (Substitution& one : substitutionsOf(entry)) all.push_back(std::move(one));
    return all;
}

bool isActive(const Tournament& tournament, int contestant, int round) {
    const std::vector<int> persons = personsOf(tournament, contestant);
    return !persons.empty() && std::all_of(persons.begin(), persons.end(), [&](int number) {
        const Entry* entry = findEntry(tournament, number);
        return entry != nullptr && isActive(*entry, round);
    });
}

bool isActive(const Entry& entry, int round) {
    if (round < entry.joined) return false;
    return std::none_of(entry.absences.begin(), entry.absences.end(), [&](const Absence& absence) {
        return round >= absence.from && (absence.until == 0 || round <= absence.until);
    });
}

EntryState stateOf(const Entry& entry) {
    if (!entry.absences.empty() && entry.absences.back().until == 0) return EntryState::Left;
    if (!entry.replaced.empty()) return EntryState::Substitute;
    return entry.joined > 1 ? EntryState::Late : EntryState::Active;
}

bool isWritten(const Sheet& sheet) {
    switch (sheet.state) {
    case SheetState::Entered:
    case SheetState::Confirmed:
        return true;
    case SheetState::Disputed:
        return sheet.ending == Ending::Ruling;
    case SheetState::Missing:
    case SheetState::Open:
        return false;
    }
    return false;
}

bool isComplete(const Round& round) {
    return round.state == RoundState::Published &&
           std::all_of(round.tables.begin(), round.tables.end(), hasResult);
}

int currentRound(const Tournament& tournament) {
    return tournament.rounds.empty() ? 0 : tournament.rounds.back().number;
}

int lastPublished(const Tournament& tournament) {
    int last = 0;
    for (const Round& round : tournament.rounds)
        if (round.state == RoundState::Published) last = std::max(last, round.number);
    return last;
}

} // namespace schreiber::tournament
