#include "names.h"

#include "labels.h"
#include "listing.h"

#include <cstddef>

namespace schreiber::kinds {

namespace {

std::string besides(const std::string& a, const std::string& b) {
    return a.empty() || b.empty() ? a + b : a + ' ' + b;
}

} // namespace

std::string fullName(const tournament::Person& person) {
    return besides(person.first, person.last);
}

std::string surnameFirst(const tournament::Person& person) {
    return besides(person.last, person.first);
}

std::vector<tournament::Person> personsOf(const tournament::Tournament& tournament,
                                          const std::vector<int>& numbers) {
    std::vector<tournament::Person> persons;
    for (int contestant : numbers)
        for (int number : tournament::personsOf(tournament, contestant))
            if (const tournament::Entry* entry = tournament::findEntry(tournament, number))
                persons.insert(persons.end(), entry->persons.begin(), entry->persons.end());
    return persons;
}

std::vector<std::string> fullNames(const tournament::Tournament& tournament,
                                   const std::vector<int>& numbers) {
    std::vector<std::string> names;
    for (const tournament::Person& person : personsOf(tournament, numbers)) names.push_back(fullName(person));
    return names;
}

std::string nameAtSeat(const tournament::Tournament& tournament, const tournament::Table& table, int seat) {
    if (seat < 0 || table.sides.empty()) return {};
    const auto sides = table.sides.size();
    const auto index = static_cast<std::size_t>(seat);
    const std::vector<std::string> side = tournament::namesOfSide(tournament, table, index % sides);
    return index / sides < side.size() ? side[index / sides] : std::string();
}

std::string sideTitle(std::size_t side, std::size_t sides, Language language) {
    if (sides == 2) return std::string(text(side == 0 ? Label::They : Label::WeWrite, language));
    return side + 1 == sides ? std::string(text(Label::Writes, language)) : std::string();
}

std::string sittingOut(const tournament::Tournament& tournament, const tournament::Round& round) {
    return joined(fullNames(tournament, round.sittingOut), ", ");
}

} // namespace schreiber::kinds
