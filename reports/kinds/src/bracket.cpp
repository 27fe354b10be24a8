#include "bracket_pages.h"
#include "bracket_sheet.h"
#include "bracket_tree.h"
#include "listing.h"
#include "match.h"
#include "reports.h"

#include <tournament/bracket.h>
#include <tournament/heats.h>

#include <algorithm>
#include <cstddef>
#include <iterator>

// A knock-out as a tree, with the results so far; a second chance, which is no tree, as a list behind it.
namespace schreiber::kinds {

namespace {

pdf::Row secondChanceRow(const View& view, const tournament::Round& round, const tournament::Table& table) {
    const MatchLine match = matchLine(view, table);
    const auto winner = tournament::winnerOf(view.tournament, round, table);
    const auto side = [&](std::size_t index) {
        return pdf::Cell(tournament::namesOfSide(view.tournament, round.number, table, index),
                         winner == index ? std::optional(pdf::Face::Bold) : std::nullopt);
    };
    const char* mark = view.stay.contains({round.number, table.number}) ? "*" : "";
    return {{std::to_string(round.number), tournament::tableCalled(round, table) + mark, side(0),
             pdf::Cell(scoreLines(match, view.language)), side(1)}};
}

// Every match of the second chance, round by round; no row where there is none.
pdf::Table secondChance(const View& view, int upTo) {
    const auto word = [&](Label label) { return std::string(text(label, view.language)); };
    pdf::Table list{{{word(Label::RoundColumn), pdf::Align::Right, pdf::Face::Regular, false},
                     {word(Label::Table), pdf::Align::Right, pdf::Face::Bold, false},
                     {word(Label::Name), pdf::Align::Left, pdf::Face::Regular, true},
                     {word(Label::Result), pdf::Align::Center, pdf::Face::Regular, false},
                     {"", pdf::Align::Left, pdf::Face::Regular, true}},
                    {},
                    1};
    for (const tournament::Round& round : view.tournament.rounds)
        for (const tournament::Table& table : round.tables)
            if (round.state == tournament::RoundState::Published && round.number <= upTo &&
                table.stage == tournament::Stage::SecondChance)
                list.rows.push_back(secondChanceRow(view, round, table));
    return list;
}

std::vector<FurtherMatch> furtherMatches(const View& view, int upTo) {
    std::vector<FurtherMatch> all;
    for (const tournament::Round& round : view.tournament.rounds)
        for (const tournament::Table& table : round.tables) {
            if (round.state != tournament::RoundState::Published || round.number > upTo ||
                table.stage != tournament::Stage::SecondChance)
                continue;
            FurtherMatch match{round.number, {}, view.stay.contains({round.number, table.number}) ? "*" : ""};
            const MatchLine line = matchLine(view, table);
            const auto winner = tournament::winnerOf(view.tournament, round, table);
            for (std::size_t side = 0; side < match.sides.size(); ++side)
                match.sides.at(side) = {
                    0, tournament::namesOfSide(view.tournament, round.number, table, side),
                    side < line.score.size() ? line.score[side] : std::string(), winner == side};
            all.push_back(std::move(match));
        }
    return all;
}

bool secondChanceStays(const View& view, int upTo) {
    return std::any_of(view.stay.begin(), view.stay.end(), [&](const auto& at) {
        const tournament::Round& round = *tournament::findRound(view.tournament, at.first);
        return at.first <= upTo &&
               tournament::findTable(round, at.second)->stage == tournament::Stage::SecondChance;
    });
}

// Each half on a sheet of its own, of a larger tree each quarter or eighth, and the last rounds on one behind
// them; nothing where not all of them can be read.
std::vector<pdf::Page> parts(const View& view, const BracketTree& tree, pdf::Running running,
                             const Options& options) {
    constexpr int kMostAbove = 3;
    constexpr std::size_t kLastLevels = 3; // from the quarter-finals
    for (int above = 1; above <= kMostAbove; ++above) {
        if (tree.levels.size() < kLastLevels + static_cast<std::size_t>(above)) return {};
        const std::size_t count = std::size_t{1} << static_cast<unsigned>(above);
        std::vector<pdf::Page> pages;
        const std::size_t behind = running.after;
        for (std::size_t i = 0; i <= count && pages.size() == i; ++i) {
            pdf::Running here = running;
            here.before = i;
            here.after = behind + count - i;
            BracketTree part = i < count ? partOf(tree, above, i) : lastLevelsOf(tree, kLastLevels);
            part.page = count + 1;
            if (auto page = bracketSheet(view, part, {}, here, options)) pages.push_back(std::move(*page));
        }
        if (pages.size() == count + 1) return pages;
    }
    return {};
}

} // namespace

pdf::Document bracket(const View& view, const Options& options) {
    const std::string title(text(Label::Bracket, view.language));
    const int last = tournament::lastPublished(view.tournament);
    const int upTo = std::min(options.round.value_or(last), last);
    const BracketTree tree = bracketTree(view, upTo);
    if (tree.levels.empty())
        return listDocument(view, options,
                            {runningFor(view, title, ""),
                             {pdf::Paragraph{std::string(text(Label::NoBracket, view.language))}}});

    const std::string after = text(Label::AfterRound, view.language, upTo);
    const std::vector<FurtherMatch> matches = furtherMatches(view, upTo);
    if (auto sheet = bracketSheet(view, tree, matches, runningFor(view, title, after), options))
        return documentOf(view, options, title + ' ' + after, {std::move(*sheet)});
    const pdf::Size paper = pdf::sizeOf(options.page);
    pdf::Table further = secondChance(view, upTo);
    pdf::List list{runningFor(view, std::string(text(Label::SecondChance, view.language)), after), {}};
    std::size_t behind = 0;
    if (!further.rows.empty()) {
        list.blocks.emplace_back(std::move(further));
        list.blocks.emplace_back(pdf::Paragraph{wonNote(view.language)});
        if (secondChanceStays(view, upTo))
            list.blocks.emplace_back(pdf::Paragraph{std::string(text(Label::StaysNote, view.language))});
        behind = pdf::setList(options.fonts, list, paper).size();
    }
    pdf::Running running = runningFor(view, title, after);
    running.after = behind;
    std::vector<pdf::Page> pages;
    if (auto alone = behind > 0 ? bracketSheet(view, tree, {}, running, options) : std::nullopt) {
        pages.push_back(std::move(*alone));
    } else if (auto halves = parts(view, tree, running, options); !halves.empty()) {
        pages = std::move(halves);
    } else {
        running.titleLetters = 21; // the tree wants the room
        pages = bracketPages(tree, running, options, view.language);
    }
    if (behind > 0) {
        list.running.before = pages.size();
        std::vector<pdf::Page> more = pdf::setList(options.fonts, list, paper);
        pages.insert(pages.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    }
    return documentOf(view, options, title + ' ' + after, std::move(pages));
}

} // namespace schreiber::kinds
