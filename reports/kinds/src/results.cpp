#include "listing.h"
#include "match.h"
#include "names.h"
#include "reports.h"

#include <algorithm>

// What the tables of a round wrote. The winner is bold, and of two an arrow points to its side.
namespace schreiber::kinds {

namespace {

// Figures are of one width, so scores stand under each other once they have as many of them.
std::string scoreText(const std::vector<std::string>& score) {
    constexpr std::string_view kFigureSpace = "\u2007";
    if (score.size() != 2) return joined(score, " : ");
    std::string text = score[0] + " : " + score[1];
    if (score[0].size() == 1) text.insert(0, kFigureSpace);
    if (score[1].size() == 1) text += kFigureSpace;
    return text;
}

std::vector<std::string> scoreLines(const MatchLine& match) {
    std::string score = match.score.empty() ? "–" : scoreText(match.score);
    if (match.score.size() == 2) score += match.winner ? (*match.winner == 0 ? " ◀" : " ▶") : " =";
    std::vector<std::string> games;
    for (const std::vector<int>& game : match.games) {
        std::vector<std::string> numbers;
        numbers.reserve(game.size());
        for (int number : game) numbers.push_back(std::to_string(number));
        games.push_back(joined(numbers, ":"));
    }
    if (games.empty()) return {score};
    return {score, joined(games, ", ")};
}

Label labelOf(tournament::SheetState state) {
    switch (state) {
    case tournament::SheetState::Missing:
        return Label::SheetMissing;
    case tournament::SheetState::Open:
        return Label::SheetOpen;
    case tournament::SheetState::Entered:
        return Label::SheetEntered;
    case tournament::SheetState::Confirmed:
        return Label::SheetConfirmed;
    case tournament::SheetState::Disputed:
        return Label::SheetDisputed;
    }
    return Label::SheetMissing;
}

std::string stateText(const MatchLine& match, Language language) {
    std::string state(text(labelOf(match.state), language));
    const auto add = [&](Label label) { state.append(", ").append(text(label, language)); };
    switch (match.ending) {
    case tournament::Ending::Played:
        break;
    case tournament::Ending::Time:
        add(Label::EndedByTime);
        break;
    case tournament::Ending::Forfeit:
        add(Label::EndedByForfeit);
        break;
    case tournament::Ending::Ruling:
        add(Label::EndedByRuling);
        break;
    }
    return state;
}

pdf::Row rowFor(const View& view, const tournament::Table& table, std::size_t sides) {
    const MatchLine match = matchLine(view.tournament.settings, table);
    pdf::Row row{{std::to_string(table.number)}};
    const auto side = [&](std::size_t index) {
        const bool won = match.winner == index;
        return pdf::Cell(index < table.sides.size() ? tournament::namesOfSide(view.tournament, table, index)
                                                    : std::vector<std::string>{},
                         won ? std::optional(pdf::Face::Bold) : std::nullopt);
    };
    // Two sides stand left and right of their score, more of them before it.
    for (std::size_t index = 0; index < sides; ++index) {
        row.cells.push_back(side(index));
        if (index + 1 == (sides == 2 ? 1 : sides)) row.cells.emplace_back(scoreLines(match));
    }
    row.cells.emplace_back(stateText(match, view.language));
    return row;
}

} // namespace

pdf::Document results(const View& view, const tournament::Round& round, const Options& options) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    std::size_t sides = 2;
    for (const tournament::Table& table : round.tables) sides = std::max(sides, table.sides.size());

    pdf::Table list{{{word(Label::Table), pdf::Align::Right, pdf::Face::Bold, false}}, {}, 2};
    for (std::size_t side = 0; side < sides; ++side) {
        list.columns.push_back(
            {side == 0 ? word(Label::Name) : "", pdf::Align::Left, pdf::Face::Regular, true});
        if (side + 1 == (sides == 2 ? 1 : sides))
            list.columns.push_back({word(Label::Result), pdf::Align::Center, pdf::Face::Regular, false});
    }
    list.columns.push_back({word(Label::State), pdf::Align::Left, pdf::Face::Regular, false});
    for (const tournament::Table& table : round.tables) list.rows.push_back(rowFor(view, table, sides));

    pdf::List report{runningFor(view, word(Label::Results), roundText(view, round)), {}};
    if (list.rows.empty()) {
        report.blocks.emplace_back(pdf::Paragraph{word(Label::NoTables)});
    } else {
        report.blocks.emplace_back(std::move(list));
        report.blocks.emplace_back(pdf::Paragraph{word(Label::BoldNote)});
    }
    if (!round.sittingOut.empty())
        report.blocks.emplace_back(
            pdf::Paragraph{text(Label::SittingOut, view.language, sittingOut(view.tournament, round))});
    return listDocument(view, options, report);
}

} // namespace schreiber::kinds
