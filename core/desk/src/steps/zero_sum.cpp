#include "steps/zero_sum.h"

#include "number_text.h"

#include <base/number.h>
#include <desk/games.h>
#include <desk/sheet_records.h>
#include <tournament/heats.h>
#include <tournament/limits.h>
#include <tournament/zero_sum.h>

#include <algorithm>
#include <game/refusal_code.h>
#include <utility>
#include <variant>

namespace schreiber::desk {

using tournament::Line;
using tournament::Settings;
using tournament::Sheet;
using tournament::Table;

namespace {

using AsCounted = base::Result<Sheet, Refusal>;

Refusal refusalOf(game::LineFault fault) {
    const std::string line = text(fault.game);
    if (auto* refusal = std::get_if<Refusal>(&fault.why)) {
        refusal->arguments.emplace("line", line);
        return std::move(*refusal);
    }
    const auto& error = std::get<base::InputError>(fault.why);
    std::string expected;
    for (const std::string& one : error.expected) expected += (expected.empty() ? "" : "\n") + one;
    return {"line_unreadable",
            {{"line", line}, {"column", text(error.column)}, {"found", error.found}, {"expected", expected}}};
}

int nextLine(const Sheet& sheet) {
    int last = 0;
    for (const Line& line : sheet.lines) last = std::max(last, line.n);
    return last + 1;
}

// Numbers as they were keyed are a line of the game, too.
std::string lineText(const Line& line) {
    if (!line.text.empty() || line.points.empty()) return line.text;
    std::string numbers = "=";
    for (const int points : line.points) numbers += " " + text(points);
    return numbers;
}

std::optional<Refusal> faultOfPenalty(const std::vector<int>& penalty, std::size_t sides) {
    if (penalty.size() > sides) return Refusal{"wrong_number_of_sides"_refusal, {{"sides", text(sides)}}};
    for (const int points : penalty) {
        if (points < 0) return Refusal{"negative_points"_refusal, {{"points", text(points)}}};
        if (points > tournament::kMostTakenOff)
            return Refusal{"too_many_points"_refusal,
                           {{"points", text(points)}, {"most", text(tournament::kMostTakenOff)}}};
    }
    return std::nullopt;
}

// Why no line goes there any more; one in the place of another goes where the table has ended, too.
std::optional<Refusal> whyNoLine(const Settings& settings, const Table& table, const Sheet& sheet,
                                 const Line& line) {
    if (sheet.lines.size() >= tournament::kMostLines)
        return Refusal{"too_many_lines"_refusal, {{"most", text(tournament::kMostLines)}}};
    if (lineText(line).empty()) return std::nullopt; // a fine
    if (sheet.finalOnly) return Refusal{"final_score_only"_refusal, {}};
    if (line.instead != 0) return std::nullopt;
    if (sheet.ending != tournament::Ending::Played) return Refusal{"game_over"_refusal, {}};
    const auto target = tournament::targetOf(settings, table);
    if (target.deals > 0 && tournament::standingOf(sheet, target, 0).deals >= target.deals)
        return Refusal{"deals_written"_refusal, {{"deals", text(target.deals)}}};
    if (target.deals > 0) return std::nullopt;
    const auto counted = countedByGame(settings, table, sheet);
    if (counted && counted->isOver) return Refusal{"game_over"_refusal, {}};
    return std::nullopt;
}

} // namespace

game::SheetTable sheetTableOf(const Settings& settings, const Table& table) {
    const int seats = static_cast<int>(table.sides.size());
    return {seats, tournament::dealsAt(settings, seats)};
}

std::vector<game::SheetLine> gameLines(const Sheet& sheet) {
    std::vector<game::SheetLine> lines;
    for (const std::size_t at : tournament::linesInOrder(sheet))
        lines.push_back({sheet.lines[at].text, sheet.lines[at].struck.has_value()});
    return lines;
}

base::Result<game::CountedSheet, Refusal> countedByGame(const Settings& settings, const Table& table,
                                                        const Sheet& sheet) {
    auto counted =
        gameOf(settings).countedSheet(agreedOf(settings), sheetTableOf(settings, table), gameLines(sheet));
    if (!counted) return base::fail(refusalOf(std::move(counted).error()));
    return std::move(*counted);
}

AsCounted recounted(const Settings& settings, const Table& table, Sheet sheet) {
    auto counted = countedByGame(settings, table, sheet);
    if (!counted) return base::fail(counted.error());
    const std::vector<std::size_t> order = tournament::linesInOrder(sheet);
    for (std::size_t i = 0; i < order.size(); ++i) {
        sheet.lines[order[i]].text = counted->lines[i].text;
        sheet.lines[order[i]].points = counted->lines[i].points;
    }
    return tournament::withLinesCounted(std::move(sheet), tournament::targetOf(settings, table),
                                        counted->isOver);
}

AsCounted withGameLine(const Settings& settings, const Table& table, const Sheet& sheet, const Line& line) {
    const std::size_t sides = table.sides.size();
    if (!line.figures.empty()) return base::fail(Refusal{"nothing_written"_refusal, {}});
    if (auto refusal = faultOfPenalty(line.penalty, sides)) return base::fail(std::move(*refusal));
    if (!line.penalty.empty() && line.why.empty()) return base::fail(Refusal{"reason_needed"_refusal, {}});
    if (auto refusal = whyNoLine(settings, table, sheet, line)) return base::fail(std::move(*refusal));
    Line next = line;
    next.n = nextLine(sheet);
    next.text = lineText(line);
    next.points.clear();
    next.struck.reset();
    if (!next.penalty.empty()) next.penalty.resize(sides, 0);
    if (next.text.empty() && next.penalty.empty()) return base::fail(Refusal{"nothing_written"_refusal, {}});

    const auto target = tournament::targetOf(settings, table);
    Sheet after = sheet;
    if (line.instead != 0) {
        const auto order = tournament::linesInOrder(sheet);
        const bool stands = std::any_of(order.begin(), order.end(),
                                        [&](std::size_t at) { return sheet.lines[at].n == line.instead; });
        if (!stands) return base::fail(Refusal{"no_such_line"_refusal, {{"line", text(line.instead)}}});
        if (line.why.empty()) return base::fail(Refusal{"reason_needed"_refusal, {}});
        AsCounted struck = tournament::withStrike(sheet, target, line.instead, line.why);
        if (!struck && struck.error().code != "already_struck"_refusal)
            return struck; // it may be written after all
        if (struck) after = std::move(*struck);
        next.why.clear();
    }
    if (next.text.empty()) { // nothing of the sheet changes
        after.lines.push_back(std::move(next));
        if (after.state == tournament::SheetState::Missing) after.state = tournament::SheetState::Open;
        if (after.state == tournament::SheetState::Confirmed) after.state = tournament::SheetState::Entered;
        if (after.score.empty()) after.score.assign(sides, 0);
        return after;
    }
    after.lines.push_back(std::move(next));
    return recounted(settings, table, std::move(after));
}

std::string changedLines(const std::vector<std::string>& seats, int deals, const Sheet& before,
                         const Sheet& after) {
    std::string changed;
    const auto numbers = tournament::numbersOnPaper(after, deals);
    for (std::size_t at = 0; at < after.lines.size(); ++at) {
        const Line& line = after.lines[at];
        const auto old = std::find_if(before.lines.begin(), before.lines.end(),
                                      [&](const Line& other) { return other.n == line.n; });
        if (old == before.lines.end() || old->struck || line.struck || old->points == line.points) continue;
        changed += (changed.empty() ? "" : "; ") + text(numbers[at]) + " (";
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            const auto number = [&](const Line& one) { // none of what stands behind the end
                return seat < one.points.size() ? signedText(one.points[seat]) : std::string("–");
            };
            changed += (seat == 0 ? "" : ", ") + seats[seat] + " " + number(*old) + " → " + number(line);
        }
        changed += ')';
    }
    return changed;
}

namespace {

std::vector<int> numbersOf(const Sheet& sheet, const tournament::GameTarget& target) {
    if (target.zeroSum) return tournament::numbersOnPaper(sheet, target.deals);
    std::vector<int> numbers;
    for (const Line& line : sheet.lines) numbers.push_back(line.n);
    return numbers;
}

} // namespace

base::Result<int, Refusal> lineOnPaper(const Sheet& sheet, const tournament::GameTarget& target, int number) {
    const auto numbers = numbersOf(sheet, target);
    const auto last = std::find(numbers.rbegin(), numbers.rend(), number); // behind what it was written for
    if (last == numbers.rend()) return base::fail(Refusal{"no_such_line"_refusal, {{"line", text(number)}}});
    return sheet.lines[static_cast<std::size_t>(numbers.rend() - last) - 1].n;
}

int numberOnPaper(const Sheet& sheet, const tournament::GameTarget& target, int line) {
    const auto numbers = numbersOf(sheet, target);
    for (std::size_t at = 0; at < numbers.size(); ++at)
        if (sheet.lines[at].n == line) return numbers[at];
    return line;
}

Refusal numberedAsOnPaper(Refusal refusal, const Sheet& sheet, const tournament::GameTarget& target) {
    if (const auto told = refusal.arguments.find("line"); told != refusal.arguments.end())
        told->second = text(numberOnPaper(sheet, target, base::readNumber(told->second).value_or(0)));
    return refusal;
}

std::optional<Refusal> confirmUnevenTime(const Settings& settings, const Table& table, const Sheet& sheet) {
    if (!settings.zeroSum || sheet.ending == tournament::Ending::Played || sheet.finalOnly)
        return std::nullopt;
    const int seats = static_cast<int>(table.sides.size());
    if (tournament::isDealtEvenly(sheet, seats)) return std::nullopt;
    const auto target = tournament::targetOf(settings, table);
    return Refusal{"time_uneven"_refusal,
                   {{"written", text(tournament::standingOf(sheet, target, 0).deals)}}};
}

namespace {

void addLinesNotAsCounted(const Settings& settings, const Table& table, const Sheet& sheet,
                          const LineAsCounted& there, std::vector<LineAsCounted>& wrong) {
    const auto order = tournament::linesInOrder(sheet);
    if (order.empty() || table.sides.size() > tournament::kMostSides) return;
    const auto add = [&](std::size_t place, const char* column, std::string found, std::string expected) {
        LineAsCounted one = there;
        one.n = sheet.lines[place].n;
        one.pointer += "/lines/" + text(place) + "/" + column;
        one.column = column;
        one.found = std::move(found);
        one.expected = std::move(expected);
        wrong.push_back(std::move(one));
    };
    const auto counted =
        gameOf(settings).countedSheet(agreedOf(settings), sheetTableOf(settings, table), gameLines(sheet));
    if (!counted) {
        const auto at = static_cast<std::size_t>(std::max(counted.error().at, 1)) - 1;
        const std::size_t place = order[std::min(at, order.size() - 1)];
        add(place, "line", sheet.lines[place].text, "game_line");
        return;
    }
    for (std::size_t i = 0; i < order.size(); ++i) {
        const Line& line = sheet.lines[order[i]];
        const game::CountedLine& told = counted->lines[i];
        if (line.text != told.text) add(order[i], "line", line.text, told.text);
        // An earlier version left what they had come to on lines that went with a final score.
        const bool isLeft = sheet.finalOnly && line.struck;
        if (line.points != told.points && !isLeft)
            add(order[i], "points", joined(line.points), joined(told.points));
    }
}

} // namespace

std::vector<LineAsCounted> linesNotAsCounted(const Tournament& tournament) {
    std::vector<LineAsCounted> wrong;
    if (!tournament.settings.zeroSum) return wrong;
    for (std::size_t r = 0; r < tournament.rounds.size(); ++r) {
        const tournament::Round& round = tournament.rounds[r];
        for (std::size_t t = 0; t < round.tables.size(); ++t)
            for (std::size_t g = 0; g < round.tables[t].games.size(); ++g)
                addLinesNotAsCounted(tournament.settings, round.tables[t], round.tables[t].games[g],
                                     {round.number, round.tables[t].number, 0,
                                      "/rounds/" + text(r) + "/tables/" + text(t) + "/games/" + text(g), "",
                                      "", ""},
                                     wrong);
    }
    return wrong;
}

Changed withSeats(const Tournament& tournament, int round, int table, const std::vector<int>& numbers) {
    if (!tournament.settings.zeroSum) return base::fail(Refusal{"seats_by_draw"_refusal, {}});
    Tournament after = tournament;
    tournament::Round* there = tournament::findRound(after, round);
    if (there == nullptr)
        return base::fail(
            Refusal{"no_such_round"_refusal,
                    {{"round", text(round)}, {"last", text(tournament::currentRound(tournament))}}});
    Table* seats = tournament::findTable(*there, table);
    if (seats == nullptr)
        return base::fail(Refusal{
            "no_such_table"_refusal,
            {{"round", text(round)}, {"table", text(table)}, {"tables", text(there->tables.size())}}});
    std::vector<int> now;
    for (const auto& side : seats->sides) now.insert(now.end(), side.begin(), side.end());
    const auto refuse = [&](game::RefusalCode code) {
        return base::fail(Refusal{std::string(code),
                                  {{"round", text(round)},
                                   {"table", tournament::tableCalled(*there, *seats)},
                                   {"there", listed(now)}}});
    };
    if (!std::is_permutation(now.begin(), now.end(), numbers.begin(), numbers.end()))
        return refuse("seats_others");
    const bool blank = std::all_of(seats->games.begin(), seats->games.end(),
                                   [](const Sheet& sheet) { return sheet == Sheet{}; });
    if (!blank) return refuse("seats_fixed");
    seats->sides.clear();
    for (const int number : numbers) seats->sides.push_back({number});
    seats->firstDealer = static_cast<int>(numbers.size()) - 1;
    return after;
}

} // namespace schreiber::desk
