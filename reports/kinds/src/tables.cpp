#include "listing.h"
#include "names.h"
#include "places.h"
#include "reports.h"

#include <algorithm>

// Who plays whom, by table. The sides stand as on the scoresheet: the side that writes on the right.
namespace schreiber::kinds {

pdf::Document tables(const View& view, const tournament::Round& round, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    pdf::Table list{{}, {}, 2};
    const Places places(view, round, For::Desk, TableLetters::Large);
    places.addColumns(list);
    const bool zeroSum = view.tournament.settings.zeroSum;
    std::size_t sides = 0;
    for (const lists::MatchColumn& column : places.columns(lists::Told::Draw))
        if (column.id == lists::Matched::Column::Side) {
            list.columns.push_back({column.headIn(view.language, lists::Surface::Paper), pdf::Align::Left,
                                    pdf::Face::Regular, true});
            ++sides;
        }
    for (const tournament::Table& table : round.tables) {
        pdf::Row row;
        places.add(row, table);
        // Who writes stands in the last column also where fewer sit at the table; of seats each has its own.
        const std::size_t here = table.sides.size();
        for (std::size_t column = 0; column < sides; ++column) {
            const bool last = column + 1 == sides && here > 0 && !zeroSum;
            const std::size_t side = last ? here - 1 : column;
            const bool empty = column + 1 < sides && column + 1 >= here && !zeroSum;
            row.cells.emplace_back(empty || side >= here ? std::vector<std::string>{}
                                                         : places.rowOf(table).names[side]);
        }
        list.rows.push_back(std::move(row));
    }

    pdf::List report{runningFor(view, word(Label::Tables), ""), {}};
    report.running.beside = roundText(view, round);
    report.wall = true;
    if (list.rows.empty())
        report.blocks.emplace_back(pdf::Paragraph{word(Label::NoTables)});
    else
        report.blocks.emplace_back(std::move(list));
    if (zeroSum && !round.tables.empty()) {
        std::string note(text(Label::SeatsNote, view.language));
        if (sides > static_cast<std::size_t>(view.tournament.settings.players))
            note += ' ' + std::string(text(Label::FivesNote, view.language));
        report.blocks.emplace_back(pdf::Paragraph{note});
    }
    if (!round.sittingOut.empty())
        report.blocks.emplace_back(
            pdf::Paragraph{text(freeList(round), view.language, sittingOut(view.tournament, round))});
    return listDocument(view, options, report);
}

} // namespace schreiber::kinds
