#include <desk/csv_tables.h>
#include <desk/words.h>

#include <algorithm>
#include <string_view>

namespace schreiber::desk {

namespace {

using Row = std::vector<std::string>;

constexpr std::size_t kMostSides = 3;

std::string guarded(const std::string& text) {
    const bool formula =
        !text.empty() && std::string_view("=+@\t\r").find(text.front()) != std::string_view::npos;
    // A name with a dash in front would be taken for a formula, too; a negative number is none.
    const bool dash =
        text.size() > 1 && text.front() == '-' && text.find_first_not_of("-.0123456789") != std::string::npos;
    return formula || dash ? "'" + text : text;
}

std::string csvRow(const Row& cells) {
    std::string line;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        std::string cell = guarded(cells[i]);
        if (cell.find_first_of(";\"\n\r") != std::string::npos) {
            std::string quoted = "\"";
            for (const char c : cell) quoted += c == '"' ? std::string("\"\"") : std::string(1, c);
            cell = quoted + "\"";
        }
        line += (i == 0 ? "" : ";") + cell;
    }
    return line + "\r\n";
}

std::string entriesCsv(const tournament::Tournament& tournament) {
    // columns for a partner make a list of pairs of it when it is read
    const bool pairs = std::ranges::any_of(
        tournament.entries, [](const tournament::Entry& entry) { return entry.persons.size() > 1; });
    Row head{"number", "first", "last"};
    if (pairs) head.insert(head.end(), {"first 2", "last 2"});
    head.insert(head.end(), {"club", "camp", "paid", "state"});
    std::string csv = csvRow(head);
    for (const tournament::Entry& entry : tournament.entries) {
        Row row{std::to_string(entry.number), entry.persons.front().first, entry.persons.front().last};
        if (pairs) {
            const bool two = entry.persons.size() > 1;
            row.insert(row.end(), {two ? entry.persons[1].first : "", two ? entry.persons[1].last : ""});
        }
        row.insert(row.end(),
                   {entry.club, entry.camp, entry.paid ? "yes" : "no", nameOf(tournament::stateOf(entry))});
        csv += csvRow(row);
    }
    return csv;
}

std::string resultsCsv(const tournament::Tournament& tournament) {
    std::string csv = csvRow({"round", "table", "game", "side 1", "side 2", "side 3", "score 1", "score 2",
                              "score 3", "state", "ending", "stage"});
    for (const tournament::Round& round : tournament.rounds) {
        if (round.state != tournament::RoundState::Published) continue;
        for (const tournament::Table& table : round.tables)
            for (std::size_t game = 0; game < table.games.size(); ++game) {
                Row row{std::to_string(round.number), std::to_string(table.number), std::to_string(game + 1)};
                for (std::size_t side = 0; side < kMostSides; ++side) {
                    std::string names;
                    if (side < table.sides.size())
                        for (const std::string& name :
                             tournament::namesOfSide(tournament, round.number, table, side))
                            names += (names.empty() ? "" : " / ") + name;
                    row.push_back(names);
                }
                const tournament::Sheet& sheet = table.games[game];
                for (std::size_t side = 0; side < kMostSides; ++side)
                    row.push_back(side < sheet.score.size() ? std::to_string(sheet.score[side]) : "");
                row.push_back(nameOf(sheet.state));
                row.push_back(nameOf(sheet.ending));
                row.push_back(nameOf(table.stage));
                csv += csvRow(row);
            }
    }
    return csv;
}

std::string standingsCsv(const tournament::Standings& standings, Language language) {
    std::string csv = csvRow({"rank", "number", "name", "club", "played", "sat out", "wins", "score",
                              "points", "against", "difference", "decided by", "why"});
    for (const tournament::StandingRow& row : standings.rows)
        csv += csvRow({std::to_string(row.rank), std::to_string(row.entry), row.name, row.club,
                       std::to_string(row.played), std::to_string(row.satOut), amountText(row.wins),
                       amountText(row.score), amountText(row.points), amountText(row.against),
                       amountText(row.difference), row.decidedBy.value_or(""), whyInWords(row, language)});
    return csv;
}

} // namespace

Outcome<std::vector<CsvTable>> csvTables(const Evening& evening, Language language) {
    const auto standings = evening.standings();
    if (!standings) return base::fail(standings.error());
    const std::string mark = "\xEF\xBB\xBF";
    return std::vector<CsvTable>{{"entries.csv", mark + entriesCsv(evening.tournament())},
                                 {"results.csv", mark + resultsCsv(evening.tournament())},
                                 {"standings.csv", mark + standingsCsv(*standings, language)}};
}

} // namespace schreiber::desk
