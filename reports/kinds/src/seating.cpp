#include "listing.h"
#include "names.h"
#include "reports.h"

#include <tournament/alphabet.h>
#include <tournament/heats.h>

#include <algorithm>

// „Wo sitze ich?": everybody from A to Z with table and partner, those who sit out among them.
namespace schreiber::kinds {

namespace {

struct Place {
    std::string key; // alphabetical
    std::string name;
    std::string table;
    std::string heat;
    std::string with;
};

std::string keyOf(const tournament::Person& person) {
    return tournament::sortKey(person.last) + tournament::sortKey(person.first);
}

void addSide(std::vector<Place>& places, const View& view, const tournament::Round& round,
             const tournament::Table& table, const std::vector<int>& side) {
    const std::vector<tournament::Person> persons = personsIn(view.tournament, round.number, side);
    for (const tournament::Person& person : persons) {
        std::vector<std::string> others;
        for (const tournament::Person& other : persons)
            if (&other != &person) others.push_back(fullName(other));
        places.push_back({keyOf(person), surnameFirst(person),
                          std::to_string(tournament::tableInRoom(round, table)), std::to_string(table.heat),
                          joined(others, ", ")});
    }
}

std::vector<Place> placesIn(const View& view, const tournament::Round& round) {
    std::vector<Place> places;
    for (const tournament::Table& table : round.tables)
        for (const std::vector<int>& side : table.sides) addSide(places, view, round, table, side);
    for (const tournament::Person& person : personsIn(view.tournament, round.number, round.sittingOut))
        places.push_back(
            {keyOf(person), surnameFirst(person), "–", "", std::string(text(Label::SitsOut, view.language))});
    std::stable_sort(places.begin(), places.end(),
                     [](const Place& a, const Place& b) { return a.key < b.key; });
    return places;
}

} // namespace

pdf::Document seating(const View& view, const tournament::Round& round, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const bool heats = tournament::hasHeats(round);
    const std::vector<Place> places = placesIn(view, round);
    const bool partners =
        std::any_of(places.begin(), places.end(), [](const Place& place) { return !place.with.empty(); });

    pdf::Table table;
    table.mostAbreast = 2;
    table.columns = {{word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true}};
    addPlaceColumns(table, round, view.language, For::Players);
    if (partners) table.columns.push_back({word(Label::Partner), pdf::Align::Left, pdf::Face::Regular, true});
    for (const Place& place : places) {
        pdf::Row row{{place.name, place.table}};
        if (heats) row.cells.emplace_back(place.heat);
        if (partners) row.cells.emplace_back(place.with);
        table.rows.push_back(std::move(row));
    }

    pdf::List list{runningFor(view, word(Label::Seating), roundText(view, round)), {}};
    if (places.empty())
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NoTables)});
    else
        list.blocks.emplace_back(std::move(table));
    return listDocument(view, options, list);
}

} // namespace schreiber::kinds
