#include "listing.h"
#include "names.h"
#include "places.h"
#include "reports.h"
#include "route.h"

#include <algorithm>

// What a club needs to go on by hand when the laptop has died: who is there, with whom they have played and
// what they wrote, room for the rounds to come, and how to draw with slips.
namespace schreiber::kinds {

namespace {

constexpr int kRoomForMore = 3; // rounds, where it is open how many there will be

int roundsWithRoom(const tournament::Tournament& tournament) {
    const int drawn = tournament::currentRound(tournament);
    return std::max(tournament.settings.rounds, drawn + (tournament.settings.rounds > 0 ? 0 : kRoomForMore));
}

Label stepsOf(const tournament::Settings& settings) {
    if (tournament::hasBracket(settings)) return Label::EmergencyStepsBracket;
    if (!tournament::playedBySingles(settings)) return Label::EmergencyStepsPairs;
    if (settings.zeroSum) return Label::EmergencyStepsTables;
    return settings.format == tournament::Format::Solo ? Label::EmergencyStepsSolo : Label::EmergencySteps;
}

pdf::Cell cellOf(const View& view, const Routes& routes, int number, int contestant) {
    const tournament::Round* round = tournament::findRound(view.tournament, number);
    if (!round || round->state != tournament::RoundState::Published) return {"……"};
    const Stop stop = routes.in(*round, contestant);
    if (stop.what == Stop::What::Away) return {"–"};
    if (stop.what == Stop::What::SatOut) return {std::string(text(Label::SatOut, view.language))};
    const std::string score = scoreFrom(view, stop);
    const std::vector<int>& others = stop.partners.empty() ? stop.opponents : stop.partners;
    return {numbersText(others) + " / " + (score.empty() ? "……" : score)};
}

} // namespace

pdf::Document emergency(const View& view, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    const int rounds = roundsWithRoom(view.tournament);
    pdf::Table table{{{word(Label::Number), pdf::Align::Right, pdf::Face::Bold, false},
                      {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true}},
                     {},
                     1};
    const Groups groups(view.tournament);
    if (groups.any()) table.columns.push_back(groupColumn(view.language));
    for (int number = 1; number <= rounds; ++number)
        table.columns.push_back(
            {text(Label::RoundShort, view.language, number), pdf::Align::Left, pdf::Face::Regular, false});
    table.columns.push_back({word(Label::Sum), pdf::Align::Left, pdf::Face::Regular, false});
    const Routes routes(view.tournament);
    for (int contestant : tournament::contestants(view.tournament)) {
        if (!tournament::isActive(view.tournament, contestant,
                                  std::max(1, tournament::currentRound(view.tournament))))
            continue;
        pdf::Row row{{std::to_string(contestant), fullNames(view.tournament, contestant)}};
        if (groups.any()) row.cells.emplace_back(groups.cell(contestant));
        for (int number = 1; number <= rounds; ++number)
            row.cells.push_back(cellOf(view, routes, number, contestant));
        row.cells.emplace_back("……");
        table.rows.push_back(std::move(row));
    }
    pdf::List list{runningFor(view, word(Label::Emergency), view.rules), {}};
    list.blocks.emplace_back(pdf::Paragraph{word(stepsOf(view.tournament.settings))});
    if (table.rows.empty()) {
        list.blocks.emplace_back(pdf::Paragraph{word(Label::NoEntries)});
    } else {
        const bool partners = tournament::playedBySingles(view.tournament.settings) &&
                              view.tournament.settings.format != tournament::Format::Solo;
        list.blocks.emplace_back(
            pdf::Paragraph{word(partners ? Label::EmergencyLegend : Label::EmergencyLegendPairs)});
        list.blocks.emplace_back(std::move(table));
    }
    return listDocument(view, options, list, Turned::Yes);
}

} // namespace schreiber::kinds
