#include "listing.h"
#include "names.h"
#include "places.h"
#include "reports.h"

#include <algorithm>

// Who plays whom, by table. The sides stand as on the scoresheet: the side that writes on the right.
namespace schreiber::kinds {

namespace {

void addSides(pdf::Table& list, const View& view, const tournament::Round& round, const Places& places) {
    std::size_t sides = 0;
    for (const lists::MatchColumn& column : places.columns(lists::Told::Draw))
        if (column.id == lists::Matched::Column::Side) {
            list.columns.push_back({column.headIn(view.language, lists::Surface::Paper), pdf::Align::Left,
                                    pdf::Face::Regular, true});
            ++sides;
        }
    for (std::size_t i = 0; i < round.tables.size(); ++i) {
        // Who writes stands in the last column also where fewer sit at the table.
        const std::size_t here = round.tables[i].sides.size();
        for (std::size_t column = 0; column < sides; ++column) {
            const bool last = column + 1 == sides && here > 0;
            const std::size_t side = last ? here - 1 : column;
            const bool empty = side >= here || (!last && column + 1 >= here);
            list.rows[i].cells.emplace_back(empty ? std::vector<std::string>{}
                                                  : places.rowOf(round.tables[i]).names[side]);
        }
    }
}

// Where everybody plays for himself: each with the letter of the seat, in the order of play, in two columns
// of two or three, so that names can be large.
void addSeats(pdf::Table& list, const View& view, const tournament::Round& round, const Places& places) {
    list.columns.push_back(
        {std::string(text(Label::Seat, view.language)), pdf::Align::Left, pdf::Face::Regular, true});
    list.columns.push_back({"", pdf::Align::Left, pdf::Face::Regular, true});
    for (std::size_t i = 0; i < round.tables.size(); ++i) {
        std::vector<std::string> seats;
        for (const std::vector<std::string>& side : places.rowOf(round.tables[i]).names)
            seats.push_back(seatLetter(seats.size()) + "  " + joined(side, ", "));
        const auto half = seats.begin() + static_cast<std::ptrdiff_t>((seats.size() + 1) / 2);
        list.rows[i].cells.emplace_back(std::vector(seats.begin(), half));
        list.rows[i].cells.emplace_back(std::vector(half, seats.end()));
    }
}

} // namespace

pdf::Document tables(const View& view, const tournament::Round& round, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    pdf::Table list{{}, {}, 2};
    const Places places(view, round, For::Desk, TableLetters::Large);
    places.addColumns(list);
    list.rows.resize(round.tables.size());
    for (std::size_t i = 0; i < round.tables.size(); ++i) places.add(list.rows[i], round.tables[i]);
    const bool zeroSum = view.tournament.settings.zeroSum;
    (zeroSum ? addSeats : addSides)(list, view, round, places);

    pdf::List report{runningFor(view, word(Label::Tables), ""), {}};
    report.running.beside = roundText(view, round);
    report.wall = true;
    report.leastOnWall = 12; // read from a step and a half away
    if (list.rows.empty())
        report.blocks.emplace_back(pdf::Paragraph{word(Label::NoTables)});
    else
        report.blocks.emplace_back(std::move(list));
    if (zeroSum && !round.tables.empty()) {
        std::string note(text(Label::SeatsNote, view.language));
        const auto four = static_cast<std::size_t>(view.tournament.settings.players);
        if (std::any_of(round.tables.begin(), round.tables.end(),
                        [&](const tournament::Table& table) { return table.sides.size() > four; }))
            note += ' ' + std::string(text(Label::FivesNote, view.language));
        report.blocks.emplace_back(pdf::Paragraph{note});
    }
    if (!round.sittingOut.empty())
        report.blocks.emplace_back(
            pdf::Paragraph{text(freeList(round), view.language, sittingOut(view.tournament, round))});
    return listDocument(view, options, report);
}

} // namespace schreiber::kinds
