#include "names.h"

#include "labels.h"
#include "listing.h"

#include <base/utf8.h>
#include <tournament/bracket.h>

#include <algorithm>
#include <cstddef>
#include <lists/matches.h>
#include <utility>

namespace schreiber::kinds {

namespace {

std::string besides(const std::string& a, const std::string& b) {
    return a.empty() || b.empty() ? a + b : a + ' ' + b;
}

} // namespace

std::string fullName(const tournament::Person& person) {
    return besides(person.first, person.last);
}

std::vector<std::string> fullNamesOf(const tournament::Entry& entry) {
    std::vector<std::string> names;
    for (const tournament::Person& person : entry.persons) names.push_back(fullName(person));
    return names;
}

std::string bracketed(const NamedPerson& named) {
    return named.apart.empty() ? named.apart : named.apart.substr(1); // behind a name a blank begins it
}

std::string fullName(const NamedPerson& named) {
    return fullName(named.person) + named.apart;
}

std::string surnameFirst(const NamedPerson& named) {
    return besides(named.person.last, named.person.first) + named.apart;
}

std::string initialled(const NamedPerson& named) {
    return initialled(named, 1);
}

std::string initialled(const NamedPerson& named, std::size_t letters) {
    const std::string& first = named.person.first;
    const std::string& last = named.person.last;
    std::size_t end = 0;
    for (; letters > 0 && end < first.size(); --letters)
        end += std::max<std::size_t>(1, base::decodeOne(std::string_view(first).substr(end)).length);
    if (end >= first.size() || last.empty()) return fullName(named);
    return first.substr(0, end) + ". " + last + named.apart;
}

std::vector<NamedPerson> personsIn(const tournament::Tournament& tournament, int round,
                                   const std::vector<int>& numbers) {
    std::vector<NamedPerson> persons;
    for (int contestant : numbers)
        for (int number : tournament::personsOf(tournament, contestant))
            if (const tournament::Entry* entry = tournament::findEntry(tournament, number))
                for (tournament::Person& person : tournament::personsIn(*entry, round)) {
                    std::string apart = tournament::toldApart(tournament, *entry, person);
                    persons.push_back({std::move(person), std::move(apart)});
                }
    return persons;
}

std::vector<std::string> fullNamesIn(const tournament::Tournament& tournament, int round,
                                     const std::vector<int>& numbers) {
    std::vector<std::string> names;
    for (const NamedPerson& named : personsIn(tournament, round, numbers)) names.push_back(fullName(named));
    return names;
}

std::vector<std::string> fullNames(const tournament::Tournament& tournament, int contestant) {
    std::vector<std::string> names;
    for (int number : tournament::personsOf(tournament, contestant))
        if (const tournament::Entry* entry = tournament::findEntry(tournament, number))
            for (const tournament::Person& person : entry->persons)
                names.push_back(fullName(person) + tournament::toldApart(tournament, *entry, person));
    return names;
}

std::string nameAtSeat(const tournament::Tournament& tournament, int round, const tournament::Table& table,
                       int seat) {
    if (seat < 0 || table.sides.empty()) return {};
    const auto sides = table.sides.size();
    const auto index = static_cast<std::size_t>(seat);
    const std::vector<std::string> side = tournament::namesOfSide(tournament, round, table, index % sides);
    return index / sides < side.size() ? side[index / sides] : std::string();
}

std::string printableName(const pdf::Fonts& fonts, const std::string& name, int entry,
                          words::Language language) {
    for (std::size_t at = 0; at < name.size();) {
        const base::Decoded letter = base::decodeOne(std::string_view(name).substr(at));
        if (!fonts.has(pdf::Face::Title, letter.codePoint)) return text(Label::StartNumber, language, entry);
        at += std::max<std::size_t>(1, letter.length);
    }
    return name;
}

std::vector<std::string> calledAtTable(const tournament::Tournament& tournament, int round,
                                       const tournament::Table& table) {
    std::vector<tournament::Person> persons;
    for (const std::vector<int>& side : table.sides) {
        const std::vector<NamedPerson> there = personsIn(tournament, round, side);
        persons.push_back(there.empty() ? tournament::Person{} : there.front().person);
    }
    std::vector<std::string> called;
    for (const tournament::Person& one : persons) {
        const std::string& first = one.first.empty() ? one.last : one.first;
        const auto alike =
            std::count_if(persons.begin(), persons.end(),
                          [&](const tournament::Person& other) { return other.first == one.first; });
        const bool isTold = alike <= 1 || one.first.empty() || one.last.empty();
        called.push_back(isTold ? first
                                : first + ' ' + one.last.substr(0, base::decodeOne(one.last).length) + '.');
    }
    return called;
}

std::string seatLetter(std::size_t seat) {
    return std::string(1, static_cast<char>('A' + seat));
}

std::string sideTitle(std::size_t side, std::size_t sides, words::Language language) {
    return std::string(lists::sideWord(side, sides, lists::Surface::Paper).in(language));
}

Label freeList(const tournament::Round& round) {
    return tournament::isBracketRound(round) ? Label::Byes : Label::SittingOut;
}

Label freeWord(const tournament::Round& round) {
    return tournament::isBracketRound(round) ? Label::Bye : Label::SitsOut;
}

std::string sittingOut(const tournament::Tournament& tournament, const tournament::Round& round) {
    return joined(fullNamesIn(tournament, round.number, round.sittingOut), ", ");
}

std::string substitutes(const View& view) {
    std::vector<std::string> all;
    for (const tournament::Substitution& one : tournament::substitutionsOf(view.tournament))
        all.push_back(one.from == 0
                          ? fmt::format("{} {}", one.entry,
                                        text(Label::EntrySubstitute, view.language, fullName(one.replaced)))
                          : fmt::format("{} {} {}", one.entry, fullName(one.by),
                                        text(Label::EntrySubstituteFrom, view.language, one.from,
                                             fullName(one.replaced))));
    return all.empty() ? std::string() : text(Label::Substitutes, view.language, joined(all, "; "));
}

} // namespace schreiber::kinds
