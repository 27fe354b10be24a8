#include "listing.h"
#include "match.h"
#include "reports.h"
#include "sheet_pages.h"

#include <tournament/dispute.h>
#include <tournament/marks.h>
#include <tournament/sheet.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <lists/matches.h>

// The sheets of a round as they were keyed: every line, what was struck and why, fines, the stroke of a side
// that is gestrichen, who won.
namespace schreiber::kinds {

namespace {

using tournament::Line;
using tournament::Sheet;

// A word of the game, as the place says it.
std::string term(const View& view, const std::string& word) {
    const auto known = view.terms.find(word);
    return known == view.terms.end() ? word : known->second;
}

// Short beside the line: that a figure was not bet goes without saying.
std::string figuresText(const View& view, const Line& line, std::size_t sides) {
    return tournament::marksInLine(line.figures, sides, [&](const std::string& word) {
        return word == "unbet" ? std::string() : term(view, word);
    });
}

// What is written counts down where a game does: a fine then goes the other way, and is more.
FormLine formLine(const View& view, const Line& line, std::size_t sides, bool finalOnly) {
    const bool down = view.tournament.settings.countsDown();
    FormLine form;
    for (int points : line.points) form.cells.push_back(std::to_string(points));
    form.cells.resize(sides);
    std::vector<std::string> notes;
    for (std::size_t side = 0; side < std::min(sides, line.penalty.size()); ++side)
        if (line.penalty[side] != 0) {
            const std::string fine = fmt::format("{}{}", down ? "+" : "−", line.penalty[side]);
            form.cells[side] += form.cells[side].empty() ? fine : " " + fine;
            notes.push_back(text(Label::Fine, view.language, fine));
        }
    if (!line.text.empty()) notes.push_back(line.text);
    if (!line.figures.empty()) notes.push_back(figuresText(view, line, sides));
    const bool dispute = tournament::isSettledDispute(line);
    if (dispute)
        notes.push_back(fmt::format(
            "{}: {}", lists::wordOf(tournament::SheetState::Disputed).text.in(view.language), line.why));
    else if (!line.why.empty())
        notes.push_back(line.why);
    if (finalOnly && !line.struck) notes.emplace_back(text(Label::InFinal, view.language));
    form.struck = (line.struck || finalOnly) && !dispute; // which has nothing to be struck
    if (line.struck)
        notes.push_back(dispute ? *line.struck : text(Label::StruckOut, view.language, *line.struck));
    form.note = joined(notes, "; ");
    return form;
}

std::string outcomeText(const View& view, int round, const tournament::Table& table, const Sheet& sheet,
                        const tournament::Standing& standing) {
    const auto called = [&](std::size_t side) {
        return joined(tournament::namesOfSide(view.tournament, round, table, side), " / ");
    };
    // As the list of results has a match of this game alone: also by time, a forfeit or a ruling.
    tournament::Table alone = table;
    alone.games = {sheet};
    const MatchLine match = matchLine(view, alone);
    std::vector<std::string> words;
    if (match.winner)
        words.push_back(text(Label::WonBy, view.language, called(*match.winner)));
    else if (tournament::isWritten(sheet) && !view.tournament.settings.zeroSum)
        words.emplace_back(text(Label::Level, view.language));
    for (std::size_t side = 0; side < standing.owed.size(); ++side)
        if (standing.owed[side] != 0)
            words.push_back(text(Label::StillOwes, view.language, called(side), standing.owed[side]));
    const bool disputed = tournament::isDisputedWithReason(sheet);
    words.emplace_back(lists::wordOf(match.state).text.in(view.language));
    if (const std::string ending = endingText(match, view.language); !ending.empty())
        words.back() += ", " + ending;
    if (disputed) words.back() += ": " + tournament::disputedOf(sheet);
    if (tournament::isKeyedOtherwise(sheet))
        words.push_back(
            text(Label::KeyedOtherwise, view.language, fmt::format("{}", fmt::join(sheet.second, ":"))));
    const tournament::Round* at = tournament::findRound(view.tournament, round);
    if (at != nullptr && table.games.size() == 1)
        if (std::string lack = lackText(view, *at, table); !lack.empty()) words.push_back(std::move(lack));
    const std::string why = tournament::whyEndedEarly(sheet);
    if (sheet.state == tournament::SheetState::Disputed && !why.empty()) {
        const bool byTime = sheet.ending == tournament::Ending::Time;
        const words::Text ended =
            lists::wordOf(byTime ? tournament::Ending::Time : tournament::Ending::Forfeit);
        words.push_back(std::string(ended.in(view.language)) + ": " + why);
    } else if (!disputed && !sheet.remark.empty()) {
        words.push_back(sheet.remark);
    }
    return joined(words, " · ");
}

// Fines stand apart, and so does why they were given.
std::string finesText(const View& view, const Sheet& sheet, const SheetForm& form) {
    std::vector<std::string> fines;
    for (const Line& line : sheet.lines)
        for (std::size_t side = 0; side < std::min(line.penalty.size(), form.sides.size()); ++side)
            if (line.penalty[side] != 0) {
                std::string fine = fmt::format("{} −{}", form.sides[side].title, line.penalty[side]);
                if (!line.why.empty()) fine += ": " + line.why;
                if (line.struck) fine += " (" + text(Label::StruckOut, view.language, *line.struck) + ")";
                fines.push_back(std::move(fine));
            }
    return joined(fines, "; ");
}

// What was written instead of a struck line stands behind that; it is the deal then.
void fillInDeals(SheetForm& form, const View& view, int round, const tournament::Table& table,
                 const Sheet& sheet) {
    const std::size_t planned = form.deals.size();
    form.deals.clear();
    const auto counted = view.counted.find({round, table.number});
    int number = 0;
    for (const std::size_t place : tournament::linesAsShown(sheet)) {
        const Line& line = sheet.lines[place];
        if (line.text.empty() && line.points.empty()) continue; // a fine
        FormDeal deal{.told = {{{line.text}}}, .points = line.points, .struck = line.struck.has_value()};
        if (counted != view.counted.end())
            for (const CountedLine& told : counted->second)
                if (told.line == place) {
                    deal.told = told.brief;
                    deal.dealer = told.dealer;
                    deal.factor = told.factor;
                    if (told.dealer >= 0) deal.number = ++number;
                }
        if (sheet.finalOnly) deal.told = {{{std::string(text(Label::InFinal, view.language))}}};
        for (const std::string& why : {line.why, line.struck.value_or("")})
            if (!why.empty()) deal.told.more += (deal.told.more.empty() ? "" : " · ") + why;
        form.deals.push_back(std::move(deal));
    }
    const bool isOpen = !tournament::isWritten(sheet) && sheet.ending == tournament::Ending::Played;
    if (sheet.finalOnly || isOpen || form.deals.empty())
        addDeals(form, table.firstDealer, static_cast<int>(planned));
    form.score = sheet.score;
    form.penalties = tournament::penaltiesOf(sheet, form.sides.size());
    if (std::string fines = finesText(view, sheet, form); !fines.empty())
        form.notes.emplace_back(text(Label::PenaltiesWord, view.language), std::move(fines));
}

void fillIn(SheetForm& form, const View& view, int round, const tournament::Table& table,
            const Sheet& sheet) {
    const tournament::GameTarget target = tournament::targetOf(view.tournament.settings, table);
    const tournament::Standing standing = tournament::standingOf(sheet, target, table.firstDealer);
    if (target.zeroSum)
        fillInDeals(form, view, round, table, sheet);
    else
        for (const Line& line : sheet.lines)
            form.written.push_back(formLine(view, line, table.sides.size(), sheet.finalOnly));
    if (tournament::hasMarks(sheet)) // says which side is meant beside the lines
        for (std::size_t side = 0; side < form.sides.size(); ++side)
            form.sides[side].title += " " + tournament::sideMark(side, form.sides.size());
    form.strokes = tournament::strokesOf(sheet, standing, target);
    for (int points : sheet.score) form.result.push_back(std::to_string(points));
    form.outcome = outcomeText(view, round, table, sheet, standing);
    if (target.zeroSum) form.running.subtitle += " · " + form.outcome;
}

std::vector<SheetForm> filledForms(const View& view, const tournament::Round& round, const Options& options,
                                   bool all) {
    std::vector<SheetForm> forms;
    for (const tournament::Table& table : round.tables) {
        if (options.table && table.number != *options.table) continue;
        for (std::size_t game = 0; game < table.games.size(); ++game) {
            if (!all && !isBegun(table.games[game])) continue;
            forms.push_back(formAt(view, round, table, game));
            fillIn(forms.back(), view, round.number, table, table.games[game]);
        }
    }
    return forms;
}

std::string filledTitle(const View& view, const tournament::Round& round) {
    return std::string(text(Label::FilledSheets, view.language)) + " " + roundText(view, round);
}

} // namespace

pdf::Document filledSheets(const View& view, const tournament::Round& round, const Options& options) {
    const std::vector<SheetForm> forms = filledForms(view, round, options, true);
    if (forms.empty())
        return listDocument(
            view, options,
            {runningFor(view, std::string(text(Label::FilledSheets, view.language)), roundText(view, round)),
             {pdf::Paragraph{std::string(text(Label::NoTables, view.language))}}});
    return documentOf(view, options, filledTitle(view, round), sheetPages(forms, view.language, options));
}

pdf::Document sheetsPlayed(const View& view, const tournament::Round& round, const Options& options) {
    return documentOf(view, options, filledTitle(view, round),
                      sheetPages(filledForms(view, round, options, false), view.language, options));
}

} // namespace schreiber::kinds
