#include "csv_cells.h"
#include "number_text.h"

#include <desk/altered.h>
#include <desk/csv_tables.h>
#include <desk/ending.h>
#include <desk/evening.h>
#include <desk/line_marks.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/camps.h>
#include <tournament/zero_sum.h>

#include <fmt/format.h>

#include <algorithm>
#include <lists/entries.h>
#include <lists/games.h>
#include <lists/standings.h>
#include <map>
#include <utility>

namespace schreiber::desk {

namespace {

using tournament::Sheet;
using tournament::Tournament;
using Row = std::vector<std::string>;

void addHeads(Row& head, const char* title, std::size_t sides) {
    for (std::size_t side = 1; side <= sides; ++side) head.push_back(title + (" " + text(side)));
}

constexpr const char* kEntries = "entries.csv"; // reads as an entry list that gives the same entries

template <class ListRow>
std::string listCsv(const std::vector<lists::Column<ListRow>>& described, const std::vector<ListRow>& rows) {
    const auto columns = lists::shownOn(lists::Surface::Csv, described, rows);
    Row cells;
    for (const auto& column : columns) cells.push_back(column.headInCsv());
    std::string csv = csvRow(cells);
    for (const ListRow& row : rows) {
        cells.clear();
        for (const auto& column : columns) cells.push_back(lists::forFile(column.of(row)));
        csv += csvRow(cells);
    }
    return csv;
}

std::string numberIfAny(int number) {
    return number == 0 ? std::string() : text(number);
}

void addPerside(Row& row, const std::vector<int>& numbers, std::size_t sides) {
    for (std::size_t side = 0; side < sides; ++side)
        row.push_back(side < numbers.size() ? text(numbers[side]) : "");
}

std::string partnersCsv(const Tournament& tournament) {
    std::string csv = csvRow({"pair", "number 1", "number 2", "name"});
    for (const tournament::Partnership& pair : tournament.partnerships)
        csv += csvRow({text(pair.number), text(pair.first), text(pair.second),
                       tournament::plainNameOf(tournament, pair.number)});
    return csv;
}

std::string substitutesCsv(const Tournament& tournament) {
    std::string csv = csvRow({"number", "from round", "replaced", "by"});
    for (const tournament::Substitution& one : tournament::substitutionsOf(tournament))
        csv += csvRow({text(one.entry), numberIfAny(one.from), nameOf(one.replaced), nameOf(one.by)});
    return csv;
}

// Each game of each published round.
template <class Add>
void forEachGame(const Tournament& tournament, Add add) {
    for (const tournament::Round& round : tournament.rounds) {
        if (round.state != tournament::RoundState::Published) continue;
        for (const tournament::Table& table : round.tables)
            for (std::size_t game = 0; game < table.games.size(); ++game)
                add(round, table, table.games[game],
                    Row{text(round.number), text(table.number), std::to_string(game + 1)});
    }
}

std::string resultsCsv(const Tournament& tournament, words::Language language) {
    const auto remark = [&](const Sheet& sheet) {
        return fmt::format("{}", fmt::join(remarksInWords(sheet, language), " · "));
    };
    return listCsv(lists::gameColumns(tournament.settings), lists::gameRows(tournament, remark));
}

// A seat by its letter.
std::string seatText(int seat) {
    return {static_cast<char>('A' + seat)};
}

// What a sheet that sums to zero says of each of its deals besides, by place among its lines: who deals, who
// sits out, by how much it counts.
std::vector<Row> dealCells(const Evening& evening, const tournament::Round& round,
                           const tournament::Table& table, const Sheet& sheet) {
    std::vector<Row> cells(sheet.lines.size(), Row(3));
    const auto view = sheetView(evening.tournament(), {round.number, table.number, 0});
    for (std::size_t i = 0; view && view->counted && i < view->order.size(); ++i) {
        const game::CountedLine& counted = view->counted->lines[i];
        if (!counted.isDeal()) continue;
        cells[view->order[i]] = {seatText(counted.dealer), counted.out ? seatText(*counted.out) : "",
                                 text(counted.factor)};
    }
    return cells;
}

std::string linesCsv(const Evening& evening, words::Language language) {
    const Tournament& tournament = evening.tournament();
    const std::size_t sides = lists::sidesInFiles(tournament.settings);
    const bool zeroSum = tournament.settings.zeroSum;
    Row head{"round", "table", "game", "line"};
    addHeads(head, "points", sides);
    addHeads(head, "penalty", sides);
    head.insert(head.end(), {zeroSum ? "game line" : "figures", "why", "struck"});
    if (zeroSum) head.insert(head.end(), {"dealer", "out", "factor", "sum", "instead of"});
    std::string csv = csvRow(head);
    const auto add = [&](const tournament::Round& round, const tournament::Table& table, const Sheet& sheet,
                         const Row& place) {
        const std::vector<Row> deals =
            zeroSum ? dealCells(evening, round, table, sheet) : std::vector<Row>(sheet.lines.size());
        const auto numbers =
            tournament::numbersOnPaper(sheet, tournament::targetOf(tournament.settings, table).deals);
        for (std::size_t at = 0; at < sheet.lines.size(); ++at) {
            const tournament::Line& line = sheet.lines[at];
            Row row = place;
            row.push_back(text(zeroSum ? numbers[at] : line.n));
            addPerside(row, line.points, sides);
            addPerside(row, line.penalty, sides);
            row.insert(row.end(),
                       {line.text.empty() ? marksText(line) : line.text, reasonInWords(line.why, language),
                        reasonInWords(line.struck.value_or(""), language)});
            row.insert(row.end(), deals[at].begin(), deals[at].end());
            if (zeroSum)
                row.insert(row.end(),
                           {line.points.empty() ? "" : std::to_string(tournament::sumOf(line.points)),
                            numberIfAny(line.instead == 0 ? 0 : numbers[at])});
            csv += csvRow(row);
        }
    };
    forEachGame(tournament, add);
    return csv;
}

std::string sittingOutCsv(const Tournament& tournament) {
    std::string csv = csvRow({"round", "number", "name"});
    for (const tournament::Round& round : tournament.rounds)
        if (round.state == tournament::RoundState::Published)
            for (const int number : round.sittingOut)
                csv += csvRow({text(round.number), text(number),
                               tournament::plainNameOf(tournament, number, round.number)});
    return csv;
}

std::string standingsCsv(const Tournament& tournament, const tournament::Standings& standings,
                         words::Language language) {
    const auto why = [&](const tournament::StandingRow& row) { return whyInWords(row, language); };
    return listCsv(lists::standingsColumns(tournament, standings),
                   lists::standingsRows(tournament, standings, why));
}

std::string campsCsv(const std::vector<tournament::CampScore>& camps) {
    std::string csv = csvRow({"camp", "played", "wins", "points"});
    for (const tournament::CampScore& one : camps)
        csv += csvRow({one.camp, text(one.played), lists::amountText(one.wins), std::to_string(one.points)});
    return csv;
}

std::string prizesCsv(const Tournament& tournament, words::Language language) {
    std::string csv = csvRow({"prize", "number", "name"});
    if (tournament.closing)
        for (const tournament::Prize& prize : tournament.closing->prizes)
            csv += csvRow(
                {prizeInWords(*tournament.closing, prize, language), text(prize.contestant), prize.name});
    return csv;
}

std::string rulingsCsv(const Tournament& tournament) {
    std::string csv = csvRow({"number", "origin", "place", "at", "round", "table", "game", "state",
                              "asked by", "dispute", "rules", "decision", "why", "appeal"});
    for (const tournament::Ruling& one : tournament.rulings)
        csv += csvRow({text(one.number), one.origin, one.place, one.at, numberIfAny(one.round),
                       numberIfAny(one.table), numberIfAny(one.game), nameOf(one.state), one.askedBy,
                       one.dispute, tournament::rulesOf(one), one.decision, one.why, one.appeal});
    return csv;
}

std::string journalCsv(const Evening& evening, words::Language language) {
    std::string csv = csvRow({"n", "at", "what", "why", "undone"});
    for (const store::JournalEntry& entry : evening.journal())
        csv += csvRow(
            {text(entry.n), entry.at, inWords(entry, language), entry.why, entry.undone ? "yes" : "no"});
    return csv;
}

} // namespace

Outcome<std::vector<CsvTable>> csvTables(const Evening& evening, words::Language language, bool altered) {
    const auto standings = standingsOf(evening);
    if (!standings) return base::fail(standings.error());
    const Tournament& tournament = evening.tournament();
    std::vector<CsvTable> tables{
        {kEntries, listCsv(lists::entriesColumns(tournament), lists::entriesRows(tournament))},
        {"partners.csv", partnersCsv(tournament)},
        {"substitutes.csv", substitutesCsv(tournament)},
        {"results.csv", resultsCsv(tournament, language)},
        {"lines.csv", linesCsv(evening, language)},
        {"sitting-out.csv", sittingOutCsv(tournament)},
        {"standings.csv", standingsCsv(tournament, *standings, language)},
        {"prizes.csv", prizesCsv(tournament, language)},
        {"rulings.csv", rulingsCsv(tournament)},
        {"journal.csv", journalCsv(evening, language)}};
    if (tournament.settings.camps)
        tables.push_back({"camps.csv", campsCsv(tournament::campScores(tournament, standings->round))});
    // Beside the entries, which are read in again.
    for (CsvTable& table : tables)
        if (altered && table.name != kEntries) table.bytes += csvRow({alteredLine(language)});
    for (CsvTable& table : tables) table.bytes.insert(0, "\xEF\xBB\xBF");
    return tables;
}

} // namespace schreiber::desk
