#pragma once

#include <kinds/view.h>

#include <cstddef>
#include <string>
#include <vector>
#include <words/language.h>

// Who is who at a table.
namespace schreiber::kinds {

enum class Label;

std::string fullName(const tournament::Person& person);               // Anna Höß
std::vector<std::string> fullNamesOf(const tournament::Entry& entry); // of all who are one entry

// Somebody of a tournament, with what tells namesakes apart.
struct NamedPerson {
    tournament::Person person;
    std::string apart;
};
std::string bracketed(const NamedPerson& named);    // (Imst), for a line of its own; may be empty
std::string fullName(const NamedPerson& named);     // Anna Höß, Anna Höß (Imst)
std::string surnameFirst(const NamedPerson& named); // Höß Anna, Höß Anna (Imst)
std::string initialled(const NamedPerson& named);   // A. Höß, A. Höß (Imst)
// With so many letters of the first name: An. Höß.
std::string initialled(const NamedPerson& named, std::size_t letters);

// The persons behind numbers, in their order, of a pair both: those who play in a round, or those of now.
std::vector<NamedPerson> personsIn(const tournament::Tournament& tournament, int round,
                                   const std::vector<int>& numbers);
std::vector<std::string> fullNamesIn(const tournament::Tournament& tournament, int round,
                                     const std::vector<int>& numbers);
std::vector<std::string> fullNames(const tournament::Tournament& tournament, int contestant);

// Who has the seat; seats run clockwise through the sides in turn. Empty where the table has no such seat.
std::string nameAtSeat(const tournament::Tournament& tournament, int round, const tournament::Table& table,
                       int seat);

// On a paper that hangs on a wall: a name that the title's font has not all letters of would have holes in
// it; then the start number.
std::string printableName(const pdf::Fonts& fonts, const std::string& name, int entry,
                          words::Language language);

// What those of each side are called over a narrow column: by the first name, with the surname's initial
// where another there has it, too.
std::vector<std::string> calledAtTable(const tournament::Tournament& tournament, int round,
                                       const tournament::Table& table);

// A, B, … in order of play, where everybody plays for himself.
std::string seatLetter(std::size_t seat);

// What stands over the column of a side: of two, THEY on the left and WE, who write, on the right; of more,
// that the last one writes.
std::string sideTitle(std::size_t side, std::size_t sides, words::Language language);

// What those are who have no match in a round: in a bracket they have a bye. With their names after it, and
// alone.
Label freeList(const tournament::Round& round);
Label freeWord(const tournament::Round& round);

// Those who sit out, by name.
std::string sittingOut(const tournament::Tournament& tournament, const tournament::Round& round);

// Under a list of all rounds, where only the names of now stand: who came for whom. Empty where nobody did.
std::string substitutes(const View& view);

} // namespace schreiber::kinds
