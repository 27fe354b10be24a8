#include "answer.h"
#include "commands.h"
#include "files.h"
#include "json/writers.h"
#include "line_words.h"
#include "place.h"
#include "ruling_words.h"
#include "soundness.h"
#include "text/grid.h"
#include "text/rounds.h"

#include <desk/line_marks.h>
#include <desk/sheet_records.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/bracket.h>
#include <tournament/dispute.h>
#include <tournament/heats.h>
#include <tournament/zero_sum.h>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <iostream>
#include <lists/words.h>
#include <memory>

namespace schreiber::cli {

namespace {

struct SheetWanted {
    Place place;
    std::vector<int> points;
    std::string record;
    std::string out;
};

// A fine goes against what is written: where a game counts down it is more.
std::vector<std::string> lineCells(const Session& session, const tournament::Line& line, std::size_t sides,
                                   bool down) {
    std::vector<std::string> cells{std::to_string(line.n)};
    std::string remark = desk::marksText(line);
    const std::string& why = line.why;
    if (!why.empty()) remark += (remark.empty() ? "" : " · ") + why;
    for (std::size_t side = 0; side < sides; ++side) {
        std::string cell = side < line.points.size() ? numberText(line.points[side]) : "";
        if (side < line.penalty.size() && line.penalty[side] != 0)
            cell += (down ? " +" : " −") + std::to_string(line.penalty[side]);
        cells.push_back(cell);
    }
    if (tournament::isSettledDispute(line))
        remark = session.say(lists::wordOf(tournament::SheetState::Disputed).text) + ": " + why + " · " +
                 *line.struck;
    else if (line.struck)
        remark = (why.empty() ? "" : why + " · ") +
                 session.say({"durchgestrichen: ", "cancellata: ", "struck out: "}) + *line.struck;
    cells.push_back(remark);
    return cells;
}

std::string wonBy(const Session& session, const desk::SheetView& view, std::size_t side) {
    return session.say({"Gewonnen: ", "Vince: ", "Won by: "}) + base::printable(view.sideNames[side]);
}

// What stands below the lines.
void printRest(const Session& session, const tournament::Tournament& tournament,
               const desk::SheetView& view) {
    if (view.standing.dealerNext)
        std::cout << session.say({"Es gibt: ", "Dà le carte: ", "Deals next: "})
                  << base::printable(view.seatNames[static_cast<std::size_t>(*view.standing.dealerNext)])
                  << '\n';
    if (view.standing.winner)
        std::cout << wonBy(session, view, static_cast<std::size_t>(*view.standing.winner)) << '\n';
    if (view.sheet.ending != tournament::Ending::Played)
        std::cout << desk::wordFor("ending", nameOf(view.sheet.ending), session.language) << '\n';
    if (const auto decider = tournament::deciderOf(tournament, view.table))
        std::cout << session.say({"Entscheidungsspiel: ", "Spareggio: ", "Extra game: "})
                  << scoreText({decider->firstPoints, decider->secondPoints}) << " · "
                  << wonBy(session, view, decider->firstPoints > decider->secondPoints ? 0 : 1) << '\n';
    if (!view.sheet.second.empty())
        std::cout << session.say({"Zweite Eingabe: ", "Secondo inserimento: ", "Keyed a second time: "})
                  << scoreText(view.sheet.second) << '\n';
    for (const tournament::Ruling& ruling : view.rulings)
        std::cout << base::printable(sheetNote(session, tournament, ruling), 300) << '\n';
    for (const std::string& remark : desk::remarksInWords(view.sheet, session.language))
        std::cout << base::printable(remark, 200) << '\n';
}

std::string seatLetter(std::size_t seat) {
    return std::string(1, static_cast<char>('A' + seat));
}

// Where lines sum to zero: what each says, by how much it is doubled, and what it brings everybody.
void printZeroSum(const Session& session, const tournament::Settings& settings, const desk::SheetView& view) {
    std::vector<std::string> columns{"", session.say({"gibt", "dà", "deals"}),
                                     session.say({"Spiel", "gioco", "game"}), ">×"};
    for (std::size_t seat = 0; seat < view.seatNames.size(); ++seat)
        columns.push_back(std::string(">") + seatLetter(seat) + ' ' + base::printable(view.seatNames[seat]));
    columns.emplace_back("");
    Grid grid(std::move(columns));
    const tournament::Sheet sheet = desk::reasonsInWords(view.sheet, view.rulings, session.language);
    const auto told = desk::linesInWords(settings, view.table, view.sheet, session.language);
    const auto numbers = tournament::numbersOnPaper(view.sheet, view.target.deals);
    for (const std::size_t place : tournament::linesAsShown(view.sheet)) {
        const tournament::Line& line = sheet.lines[place];
        const auto said = std::ranges::find(told, place, &desk::LineInWords::place);
        const bool deal = said != told.end() && said->dealer;
        std::vector<std::string> cells{std::to_string(numbers[place])};
        cells.push_back(deal ? seatLetter(static_cast<std::size_t>(*said->dealer)) : std::string());
        cells.push_back(base::printable(said == told.end() ? line.text : said->words, 200));
        cells.push_back(deal && said->factor > 1 ? std::to_string(said->factor) : std::string());
        std::vector<std::string> rest = lineCells(session, line, view.seatNames.size(), false);
        cells.insert(cells.end(), rest.begin() + 1, rest.end());
        grid.add(std::move(cells));
    }
    std::vector<std::string> total{"=", "", "", ""};
    for (const int points : view.standing.score) total.push_back(numberText(points));
    grid.add(std::move(total));
    if (std::any_of(view.penalties.begin(), view.penalties.end(), [](int points) { return points != 0; })) {
        std::vector<std::string> fined{"", "", session.say({"Strafen", "penalità", "penalties"}), ""};
        for (const int points : view.penalties)
            fined.push_back(points == 0 ? std::string() : "−" + std::to_string(points));
        grid.add(std::move(fined));
    }
    grid.print(std::cout);
}

void printSheet(const Session& session, const tournament::Tournament& tournament,
                const desk::SheetView& view) {
    std::cout << session.say({"Tisch ", "Tavolo ", "Table "})
              << desk::tableInWords(tournament::tableCalled(tournament, view.place.round, view.place.table),
                                    session.language);
    if (view.inHeats) std::cout << session.say({" · Nr. ", " · n. ", " · no. "}) << view.place.table;
    std::cout << session.say({" · Runde ", " · turno ", " · round "}) << view.place.round;
    if (view.table.games.size() > 1)
        std::cout << session.say({" · Partie ", " · partita ", " · game "}) << view.place.game << '/'
                  << view.table.games.size();
    const std::string length =
        !view.target.zeroSum ? targetText(session, view.target.start, view.target.target)
        : view.target.deals == 0
            ? session.say({"bis zum Radel", "fino al Radel", "until the Radel"})
            : std::to_string(view.target.deals) + session.say({" Spiele", " giochi", " games"});
    std::cout << " · " << length << " · " << session.say(lists::wordOf(view.sheet.state).text) << '\n';
    if (view.target.zeroSum) {
        printZeroSum(session, tournament.settings, view);
        printRest(session, tournament, view);
        return;
    }
    std::vector<std::string> columns{""};
    for (const std::string& name : view.sideNames) columns.push_back(">" + base::printable(name));
    columns.emplace_back("");
    Grid grid(std::move(columns));
    const tournament::Sheet sheet = desk::reasonsInWords(view.sheet, view.rulings, session.language);
    for (const tournament::Line& line : sheet.lines)
        grid.add(lineCells(session, line, view.sideNames.size(), view.target.countsDown()));
    std::vector<std::string> total{"="};
    for (std::size_t side = 0; side < view.standing.score.size(); ++side) {
        std::string cell =
            std::to_string(view.standing.score[side]) + (view.standing.gestrichen[side] ? " |" : "");
        if (const int owed = view.standing.owed[side]; owed != 0)
            cell += session.say({" (schuldet ", " (deve ", " (owes "}) + std::to_string(owed) + ")";
        total.push_back(std::move(cell));
    }
    grid.add(std::move(total));
    grid.print(std::cout);
    printRest(session, tournament, view);
}

int showSheet(const Session& session, const SheetWanted& wanted) {
    const auto evening = openToRead(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    const auto view = desk::sheetView(evening->tournament(), wanted.place.sheet);
    if (!view) return session.fail(view.error());
    const Soundness soundness(session, *evening);
    const tournament::Tournament& tournament = evening->tournament();
    if (!session.json) {
        printSheet(session, tournament, *view);
        return soundness.conclude();
    }
    Json sheet = sheetJson(*view);
    if (const auto decider = tournament::deciderOf(tournament, view->table))
        sheet["decider"] = {decider->firstPoints, decider->secondPoints};
    print(soundness.told(std::move(sheet)));
    return soundness.conclude();
}

int exportSheet(Session& session, const SheetWanted& wanted) {
    const auto evening = openToRead(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    const Soundness soundness(session, *evening);
    const auto record = desk::sheetRecord(*evening, wanted.place.sheet);
    if (!record) return session.fail(record.error());
    const auto written = writeWhole(wanted.out, *record, FileType::Record, session.confirmation);
    if (!written) return session.fail(written.error());
    const bool wrote = !session.confirmation.dryRun;
    if (wanted.out == kStandardOutput) return soundness.conclude();
    if (wrote) session.did();
    if (session.json)
        print(soundness.told({{"file", wanted.out}, {"written", wrote}}));
    else
        std::cout << (wrote ? "" : session.say(kWouldWrite)) << base::printable(wanted.out, 300) << '\n';
    return soundness.conclude();
}

int importSheet(Session& session, const SheetWanted& wanted) {
    const auto bytes = readWhole(wanted.record);
    if (!bytes) return session.fail(bytes.error());
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    return tell(session,
                desk::importSheet(*evening, wanted.place.sheet, *bytes, wanted.record, session.confirmation));
}

int confirm(Session& session, const SheetWanted& wanted) {
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, desk::confirmSheet(*evening, wanted.place.sheet, session.confirmation));
}

int dispute(Session& session, const SheetWanted& wanted) {
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, desk::disputeSheet(*evening, wanted.place.sheet, session.confirmation.why,
                                            session.confirmation));
}

int second(Session& session, const SheetWanted& wanted) {
    auto evening = openToWrite(wanted.place.file);
    if (!evening) return session.fail(evening.error());
    return tell(session, desk::keySecond(*evening, wanted.place.sheet, wanted.points, session.confirmation));
}

} // namespace

void addSheet(const Line& line) {
    Session& session = line.session;
    auto wanted = std::make_shared<SheetWanted>();
    CLI::App& sheet =
        group(line.app, session, "sheet", {"ein Schreibzettel", "un foglio segnapunti", "a scoresheet"});
    Command shown(sheet, session, "show",
                  {"zeigt ihn, wie er steht", "lo mostra com'è", "shows it as it stands"});
    takePlace(shown, wanted->place).does(line.chosen, [&session, wanted] {
        return showSheet(session, *wanted);
    });
    Command exported(sheet, session, "export",
                     {"Königrufen: schreibt ihn als Schrieb in eine Datei",
                      "Königrufen: lo scrive in un file", "Königrufen: writes it into a file of its own"});
    takePlace(exported, wanted->place)
        .out(wanted->out, {"die Datei (.tarock)", "il file (.tarock)", "the file (.tarock)"})
        .asks()
        .does(line.chosen, [&session, wanted] { return exportSheet(session, *wanted); });
    Command imported(sheet, session, "import",
                     {"Königrufen: liest einen Schrieb in den leeren Zettel",
                      "Königrufen: legge un file nel foglio vuoto",
                      "Königrufen: reads such a file into the empty sheet"});
    takePlace(imported, wanted->place)
        .text("IN", wanted->record,
              {"die Datei, - für die Standardeingabe", "il file, - per lo standard input",
               "the file, - for standard input"})
        .why(false)
        .asks()
        .does(line.chosen, [&session, wanted] { return importSheet(session, *wanted); });
    Command confirmed(sheet, session, "confirm",
                      {"ein Zweiter bestätigt ihn", "un secondo lo conferma", "a second person confirms it"});
    takePlace(confirmed, wanted->place).why(false).asks().does(line.chosen, [&session, wanted] {
        return confirm(session, *wanted);
    });
    Command disputed(sheet, session, "dispute", {"er ist strittig", "è contestato", "it is disputed"});
    takePlace(disputed, wanted->place).why(true).asks().does(line.chosen, [&session, wanted] {
        return dispute(session, *wanted);
    });
    Command keyed(sheet, session, "second",
                  {"zum zweiten Mal eingetippt und verglichen", "inserito una seconda volta e confrontato",
                   "keyed a second time and compared"});
    takePlace(keyed, wanted->place)
        .scores("POINTS", wanted->points, {"eine Zahl je Seite", "un numero per parte", "one number a side"})
        .why(false)
        .asks()
        .does(line.chosen, [&session, wanted] { return second(session, *wanted); });
}

} // namespace schreiber::cli
