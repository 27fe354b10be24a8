#include "listing.h"
#include "match.h"
#include "names.h"
#include "places.h"
#include "reports.h"
#include "route.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

// Everybody's way through the rounds: the result, with whom and against whom. It shows who has met whom in
// any format, also where partners change.
namespace schreiber::kinds {

namespace {

// "+" won, "−" lost, "=" level; nothing while it is open, and where the figure itself says it.
std::string signOf(const View& view, const Stop& stop) {
    if (view.tournament.settings.zeroSum) return {};
    const MatchLine match = matchLine(view, *stop.table);
    if (!isSettled(match.state)) return {};
    if (!match.winner || match.decider) return " ="; // an extra game changes no points
    return *match.winner == stop.side ? " +" : " −";
}

bool hasPartners(const tournament::Settings& settings) {
    return tournament::playedBySingles(settings) && settings.format != tournament::Format::Solo;
}

pdf::Cell cellOf(const View& view, const Routes& routes, const tournament::Round& round, int contestant) {
    const Stop stop = routes.in(round, contestant);
    if (stop.what == Stop::What::Away) return {"–"};
    if (stop.what == Stop::What::SatOut) return {std::string(text(freeWord(round), view.language))};
    const std::string score = scoreFrom(view, stop);
    std::string who = text(Label::Versus, view.language, numbersText(stop.opponents));
    if (!stop.partners.empty())
        who = text(Label::With, view.language, numbersText(stop.partners)) + " · " + who;
    const std::vector<std::string> lines{score.empty() ? "…" : score + signOf(view, stop), who};
    return {lines};
}

// Who stands where it is known, and then the others.
std::vector<std::pair<int, std::string>> byRank(const View& view) {
    std::vector<std::pair<int, std::string>> ranked;
    for (const tournament::StandingRow& row : view.standings.rows)
        ranked.emplace_back(row.entry, std::to_string(row.rank));
    for (const int contestant : tournament::contestants(view.tournament))
        if (std::none_of(ranked.begin(), ranked.end(),
                         [&](const auto& one) { return one.first == contestant; }))
            ranked.emplace_back(contestant, "–");
    return ranked;
}

} // namespace

pdf::Document crosstable(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    pdf::Table table{{{word(Label::RankColumn), pdf::Align::Right, pdf::Face::Bold, false},
                      {word(Label::Number), pdf::Align::Right, pdf::Face::Regular, false},
                      {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true}},
                     {},
                     1};
    const Groups groups(view.tournament);
    if (groups.any()) table.columns.push_back(groupColumn(view.language));
    std::vector<const tournament::Round*> rounds;
    for (const tournament::Round& round : view.tournament.rounds)
        if (round.state == tournament::RoundState::Published) rounds.push_back(&round);
    for (const tournament::Round* round : rounds)
        table.columns.push_back({text(Label::RoundShort, view.language, round->number), pdf::Align::Left,
                                 pdf::Face::Regular, false});
    const Routes routes(view.tournament);
    for (const auto& [contestant, rank] : byRank(view)) {
        pdf::Row row{{rank, std::to_string(contestant), fullNames(view.tournament, contestant)}};
        if (groups.any()) row.cells.emplace_back(groups.cell(contestant));
        for (const tournament::Round* round : rounds)
            row.cells.push_back(cellOf(view, routes, *round, contestant));
        table.rows.push_back(std::move(row));
    }
    const bool changing = hasPartners(view.tournament.settings);
    const Label legend = view.tournament.settings.zeroSum ? Label::CrosstableLegendTables
                         : changing                       ? Label::CrosstableLegend
                                                          : Label::CrosstableLegendPairs;
    pdf::List list{runningFor(view, word(Label::Crosstable), word(legend)), {}};
    if (rounds.empty() || table.rows.empty())
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NothingYet)});
    else
        list.blocks.emplace_back(std::move(table));
    if (std::string came = substitutes(view); !came.empty() && !rounds.empty())
        list.blocks.emplace_back(pdf::Paragraph{std::move(came)});
    // A few rounds would leave a turned page half empty.
    const std::size_t few = changing ? 4 : 6;
    return listDocument(view, options, list, rounds.size() > few ? Turned::Yes : Turned::No);
}

} // namespace schreiber::kinds
