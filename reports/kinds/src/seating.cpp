#include "listing.h"
#include "names.h"
#include "places.h"
#include "reports.h"

#include <tournament/alphabet.h>

#include <algorithm>

// Everybody from A to Z with table and partner, those who sit out among them.
namespace schreiber::kinds {

namespace {

struct Seat {
    std::string key; // alphabetical
    std::string name;
    std::string with;
    std::string letter;                       // of the seat, where each has one of its own
    const tournament::Table* match = nullptr; // none: sits out
    int contestant = 0;
};

std::string keyOf(const tournament::Person& person) {
    return tournament::sortKey(person.last) + tournament::sortKey(person.first);
}

void addSide(std::vector<Seat>& seats, const View& view, const tournament::Round& round,
             const tournament::Table& table, const std::vector<int>& side, const std::string& letter) {
    const std::vector<NamedPerson> persons = personsIn(view.tournament, round.number, side);
    for (const NamedPerson& named : persons) {
        std::vector<std::string> others;
        for (const NamedPerson& other : persons)
            if (&other != &named) others.push_back(fullName(other));
        seats.push_back({keyOf(named.person), surnameFirst(named), joined(others, ", "), letter, &table, 0});
    }
}

std::vector<Seat> seatsIn(const View& view, const tournament::Round& round) {
    std::vector<Seat> seats;
    for (const tournament::Table& table : round.tables)
        for (std::size_t side = 0; side < table.sides.size(); ++side)
            addSide(seats, view, round, table, table.sides[side],
                    view.tournament.settings.zeroSum ? seatLetter(side) : std::string());
    for (const int contestant : round.sittingOut)
        for (const NamedPerson& named : personsIn(view.tournament, round.number, {contestant}))
            seats.push_back({keyOf(named.person),
                             surnameFirst(named),
                             std::string(text(freeWord(round), view.language)),
                             {},
                             nullptr,
                             contestant});
    std::stable_sort(seats.begin(), seats.end(), [](const Seat& a, const Seat& b) { return a.key < b.key; });
    return seats;
}

} // namespace

pdf::Document seating(const View& view, const tournament::Round& round, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const Places places(view, round, For::Players);
    const std::vector<Seat> seats = seatsIn(view, round);
    const bool partners =
        std::any_of(seats.begin(), seats.end(), [](const Seat& seat) { return !seat.with.empty(); });

    pdf::Table table;
    table.mostAbreast = 2;
    table.columns = {{word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true}};
    places.addColumns(table);
    const bool letters = view.tournament.settings.zeroSum;
    if (letters) table.columns.push_back({word(Label::Seat), pdf::Align::Left, pdf::Face::Regular, false});
    if (partners) table.columns.push_back({word(Label::Partner), pdf::Align::Left, pdf::Face::Regular, true});
    for (const Seat& seat : seats) {
        pdf::Row row{{seat.name}};
        seat.match ? places.add(row, *seat.match) : places.addSittingOut(row, seat.contestant);
        if (letters) row.cells.emplace_back(seat.letter);
        if (partners) row.cells.emplace_back(seat.with);
        table.rows.push_back(std::move(row));
    }

    pdf::List list{runningFor(view, word(Label::Seating), roundText(view, round)), {}};
    if (seats.empty())
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NoTables)});
    else
        list.blocks.emplace_back(std::move(table));
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds
