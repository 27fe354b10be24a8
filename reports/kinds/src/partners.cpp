#include "listing.h"
#include "names.h"
#include "places.h"
#include "reports.h"

#include <algorithm>

// Who plays with whom: the pairs of the tournament, or those of a round where partners change.
namespace schreiber::kinds {

namespace {

pdf::Document listed(const View& view, const Options& options, const std::string& subtitle, pdf::Table table,
                     bool wall) {
    pdf::List list{runningFor(view, std::string(text(Label::Partners, view.language)), subtitle), {}};
    list.wall = wall;
    const bool solo = view.tournament.settings.format == tournament::Format::Solo;
    if (table.rows.empty())
        list.blocks.emplace_back(
            pdf::Paragraph{std::string(text(solo ? Label::NoPartners : Label::NoEntries, view.language))});
    else
        list.blocks.emplace_back(std::move(table));
    return listDocument(view, options, list);
}

} // namespace

pdf::Document pairs(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const tournament::Tournament& tournament = view.tournament;
    const auto clubOf = [&](int contestant) {
        std::vector<std::string> clubs;
        for (int number : tournament::personsOf(tournament, contestant))
            if (const tournament::Entry* entry = tournament::findEntry(tournament, number))
                if (!entry->club.empty() && std::find(clubs.begin(), clubs.end(), entry->club) == clubs.end())
                    clubs.push_back(entry->club);
        return joined(clubs, " / ");
    };
    const std::vector<int> numbers = tournament::contestants(tournament);
    const bool clubs =
        std::any_of(numbers.begin(), numbers.end(), [&](int number) { return !clubOf(number).empty(); });

    pdf::Table table{{{word(Label::Number), pdf::Align::Right, pdf::Face::Bold, false},
                      {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true}},
                     {},
                     3};
    if (clubs) table.columns.push_back({word(Label::Club), pdf::Align::Left, pdf::Face::Regular, true});
    const Groups groups(tournament);
    if (groups.any()) table.columns.push_back(groupColumn(view.language));
    for (int number : numbers) {
        pdf::Row row{{std::to_string(number), fullNames(tournament, number)}};
        if (clubs) row.cells.emplace_back(clubOf(number));
        if (groups.any()) row.cells.emplace_back(groups.cell(number));
        table.rows.push_back(std::move(row));
    }
    return listed(view, options, text(Label::EntryCount, view.language, numbers.size()), std::move(table),
                  false);
}

pdf::Document partners(const View& view, const tournament::Round& round, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    pdf::Table table{{{word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true},
                      {word(Label::Partner), pdf::Align::Left, pdf::Face::Regular, true}},
                     {},
                     2};
    const Places places(view, round, For::Players);
    places.addColumns(table);
    for (const tournament::Table& one : round.tables)
        for (const std::vector<int>& side : one.sides) {
            std::vector<std::string> names = fullNamesIn(view.tournament, round.number, side);
            if (names.size() < 2) continue;
            const std::string first = names.front();
            names.erase(names.begin());
            pdf::Row row{{first, joined(names, ", ")}};
            places.add(row, one);
            table.rows.push_back(std::move(row));
        }
    return listed(view, options, roundText(view, round), std::move(table), true);
}

} // namespace schreiber::kinds
