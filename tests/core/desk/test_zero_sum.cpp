#include "folder.h"

#include <base/random.h>
#include <desk/altered.h>
#include <desk/copies.h>
#include <desk/draws.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/rulings.h>
#include <desk/settings.h>
#include <desk/sheet_place.h>
#include <desk/sheet_records.h>
#include <desk/sheets.h>
#include <desk/short_questions.h>
#include <desk/words.h>
#include <store/tournament_file.h>
#include <tournament/zero_sum.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <map>
#include <numeric>

// Evenings at which each line sums to zero.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;

namespace {

NewTournament koenigrufen(std::map<std::string, std::string> options = {}) {
    NewTournament made;
    made.name = "Tarockabend";
    made.rules = "ruediger";
    made.format = "solo";
    made.seed = 7;
    made.options = std::move(options);
    return made;
}

Evening begun(const Folder& folder, int people, const NewTournament& made) {
    auto evening = Evening::create(folder.file("t.schreiber"), made);
    REQUIRE(evening);
    std::vector<tournament::Entry> entries;
    for (int n = 1; n <= people; ++n) {
        tournament::Entry entry;
        entry.persons = {{"Vorname" + std::to_string(n * 7919), "Nachname" + std::to_string(n), {}, {}}};
        entries.push_back(entry);
    }
    REQUIRE(addEntries(*evening, entries));
    return std::move(*evening);
}

tournament::Line gameLine(const std::string& text) {
    tournament::Line line;
    line.text = text;
    return line;
}

std::string refused(Evening& evening, const SheetPlace& place, const std::string& text) {
    const auto written = addLine(evening, place, gameLine(text), {});
    return written ? "" : codeOf(written.error());
}

// A line, what it brings the four who play before it is doubled, and for how many deals it doubles.
struct Told {
    std::string text;
    std::vector<int> points;
    int doubles = 0;
};

const Told kTold[] = {
    {"{0} r {2} + t+", {2, -2, 2, -2}},           {"{0} d -", {-9, 3, 3, 3}},
    {"{1} pi - k{3}, {3} pi +", {0, -10, 0, 10}}, {"tr 26/2 18/1 25 0j", {-1, -1, -1, 3}, 4},
    {"{0} r {2} + mf={1}:{3}", {1, 0, 1, -2}, 1}, {"{2} farberl +", {-3, -3, 9, -3}},
};

// What a sheet comes to, counted from the first line on by somebody who knows nothing of the program.
class NaiveSheet {
  public:
    explicit NaiveSheet(int seats)
        : m_seats(seats)
        , m_total(static_cast<std::size_t>(seats), 0) {}

    std::string next(const Told& told) {
        const int deal = static_cast<int>(m_doubles.size());
        const int dealer = (m_seats - 1 + deal) % m_seats;
        std::vector<int> playing;
        for (int seat = 0; seat < m_seats; ++seat)
            if (m_seats == 4 || seat != dealer) playing.push_back(seat);
        int factor = 1;
        for (int before = 0; before < deal; ++before)
            if (deal - before <= m_doubles[static_cast<std::size_t>(before)]) factor *= 2;
        for (std::size_t i = 0; i < 4; ++i)
            m_total[static_cast<std::size_t>(playing[i])] += factor * told.points[i];
        m_doubles.push_back(told.doubles);
        std::string text = told.text;
        for (std::size_t i = 0; i < 4; ++i)
            for (std::size_t at; (at = text.find('{' + std::to_string(i) + '}')) != std::string::npos;)
                text.replace(at, 3, 1, static_cast<char>('A' + playing[i]));
        return text;
    }

    const std::vector<int>& total() const { return m_total; }

  private:
    int m_seats;
    std::vector<int> m_total;
    std::vector<int> m_doubles;
};

} // namespace

TEST_CASE("only everybody for himself goes with a game whose lines sum to zero") {
    const Folder folder;
    NewTournament made = koenigrufen();
    made.format = "drawn";
    CHECK(codeOf(Evening::create(folder.file("a.schreiber"), made).error()) == "format_rules");
    made = koenigrufen();
    made.games = 15;
    CHECK(codeOf(Evening::create(folder.file("a.schreiber"), made, false).error()) == "deals_uneven");
    CHECK(Evening::create(folder.file("a.schreiber"), made, true));
    made = koenigrufen({{"rank-points", "60,40,20,0"}, {"stake", "10"}, {"kontra", "off"}});
    const auto evening = Evening::create(folder.file("b.schreiber"), made);
    REQUIRE(evening);
    const tournament::Settings& settings = evening->tournament().settings;
    CHECK(settings.scoring == "1*points+1*rank");
    CHECK(settings.ladder == "score,best-rounds,lot");
    CHECK(settings.rounds == 3);
    CHECK(settings.deals == 16);
    NewTournament race = wanted("drawn");
    race.options["stake"] = "10";
    CHECK_FALSE(Evening::create(folder.file("c.schreiber"), race));
}

TEST_CASE("what cannot stand on a sheet is refused by its rule") {
    const Folder folder;
    Evening evening = begun(folder, 9, koenigrufen());
    start(evening, 3);
    const SheetPlace four{1, 1, 0};
    const SheetPlace five{1, 2, 0};
    REQUIRE(sheetView(evening.tournament(), five)->table.sides.size() == 5);
    CHECK(refused(evening, four, "= 3 -1 -1 0") == "sheet_not_zero");
    CHECK(refused(evening, four, "tr 26/2 18/1 25 1") == "line_count");
    CHECK(refused(evening, four, "A d C +") == "line_partner");
    CHECK(refused(evening, four, "A r A +") == "line_partner");
    CHECK(refused(evening, five, "E r A +") == "line_who");
    CHECK(refused(evening, four, "A d + ku+") == "line_game");
    CHECK(refused(evening, four, "A pi + p+") == "line_game");
    CHECK(refused(evening, four, "A d + v!-") == "line_result");
    CHECK(refused(evening, four, "A hearts") == "line_unreadable");
    CHECK(refused(evening, four, "B: radel") == "line_radel");
    CHECK(refused(evening, four, "A r C + skues=C") == "line_radel");
    CHECK(refused(evening, four, "A r \r C +") == "line_unreadable");
    const auto out = addLine(evening, five, gameLine("= 1 0 0 0 -1"), {});
    CHECK(codeOf(out.error()) == "line_who");
    const auto dealer = sheetView(evening.tournament(), five)->seatNames.back();
    CHECK(inWords(out.error(), words::Language::English).find(dealer + " (E) deals") != std::string::npos);
    CHECK(exitCodeOf(Failure{tournament::Refusal{"line_unreadable", {}}}) == 2);
    CHECK(exitCodeOf(Failure{tournament::Refusal{"line_count", {}}}) == 4);
    CHECK(codeOf(setResult(evening, four, score({34, -12, -18, -3}), {}).error()) == "sheet_not_zero");
    CHECK(codeOf(setResult(evening, four, score({1, -1}), {}).error()) == "wrong_number_of_sides");
    CHECK(setResult(evening, four, score({34, -12, -18, -4}), {}));
    CHECK(refused(evening, four, "A r C +") == "final_score_only");
    CHECK(sheetView(evening.tournament(), five)->sheet == tournament::Sheet{});
}

TEST_CASE("a struck line undoubles what it doubled, and says so first") {
    const Folder folder;
    Evening evening = begun(folder, 4, koenigrufen());
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    for (const char* text : {"tr 26/2 18/1 25 0j", "A d +", "B d -"})
        REQUIRE(addLine(evening, place, gameLine(text), {}));
    const auto doubled = sheetView(evening.tournament(), place);
    CHECK(doubled->sheet.score == std::vector<int>{-1 + 18 + 6, -1 - 6 - 18, -1 - 6 + 6, 3 - 6 + 6});
    CHECK(doubled->counted->factorNext == 2);
    const auto asked = strikeLine(evening, place, 1, "verzählt", {});
    REQUIRE_FALSE(asked);
    CHECK(codeOf(asked.error()) == "lines_change");
    const std::string first = seatsCalled(evening.tournament(), 1, doubled->table).front();
    CHECK(inWords(asked.error(), words::Language::English).find("2 (" + first + " 18 → 9, ") !=
          std::string::npos);
    REQUIRE(strikeLine(evening, place, 1, "verzählt", yes()));
    CHECK(sheetView(evening.tournament(), place)->sheet.score ==
          std::vector<int>{9 + 3, -3 - 9, -3 + 3, -3 + 3});
    CHECK(sheetView(evening.tournament(), place)->standing.deals == 3); // a struck deal is one all the same

    tournament::Line right = gameLine("tr 17/1 5/2 32/2 14/1");
    right.instead = 1;
    CHECK(codeOf(addLine(evening, place, right, yes()).error()) == "reason_needed");
    right.why = "nachgezählt";
    REQUIRE(addLine(evening, place, right, yes()));
    const auto after = sheetView(evening.tournament(), place);
    CHECK(after->sheet.score == std::vector<int>{-1 + 18 + 6, 1 - 6 - 18, -1 - 6 + 6, 1 - 6 + 6});
    CHECK(after->standing.deals == 3);
    CHECK(after->sheet.lines.front().text == "trischaken 26/2 18/1 25 0j"); // nothing is lost
    CHECK(lineInWords(evening, *after, 1, words::Language::German).ends_with("+18 −6 −6 −6"));
    // What stood there before is told in words, too, and is no deal any more.
    const auto told =
        linesInWords(evening.tournament().settings, after->table, after->sheet, words::Language::German);
    REQUIRE(told.size() == after->sheet.lines.size());
    CHECK(told[0].dealer == 3);
    CHECK(told[1].place == 0);
    CHECK_FALSE(told[1].dealer);
    CHECK(told[1].words == "Trischaken, A 26/2, B 18/1, C 25, D Jungfrau");
    const auto imported =
        Evening::importJson(exportJson(evening, false), "a.json", folder.file("b.schreiber"));
    if (!imported) FAIL(inWords(imported.error(), words::Language::English));
    CHECK(imported->tournament() == evening.tournament());
}

TEST_CASE(
    "what is agreed of doubling in the middle of a sheet counts its lines anew, and the export is taken") {
    const Folder folder;
    Evening evening = begun(folder, 4, koenigrufen());
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    for (const char* text : {"tr 26/2 18/1 25 0j", "A d +"})
        REQUIRE(addLine(evening, place, gameLine(text), {}));
    REQUIRE(changeSettings(evening, {{"doubled", "off"}}, yes()));
    CHECK(sheetView(evening.tournament(), place)->sheet.score == std::vector<int>{-1 + 9, -4, -4, 0});
    const auto imported =
        Evening::importJson(exportJson(evening, false), "a.json", folder.file("b.schreiber"));
    if (!imported) FAIL(inWords(imported.error(), words::Language::English));
    CHECK(imported->tournament() == evening.tournament());
}

TEST_CASE("a line may come to what its game comes to, however often it is doubled") {
    const Folder folder;
    Evening evening = begun(folder, 4, koenigrufen());
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    const std::string answered(16, 'k'); // kontra, retour, …
    REQUIRE(addLine(evening, place, gameLine("tr 26/2 18/1 25 0j"), {}));
    REQUIRE(addLine(evening, place, gameLine("A sd + kkkkkkkkkk"), {}));
    REQUIRE(addLine(evening, place, gameLine("B sd - " + answered), {}));
    const int once = 6 * 1024 * 2;
    const int often = 6 * 65536 * 2;
    CHECK(
        sheetView(evening.tournament(), place)->sheet.score ==
        std::vector<int>{-1 + 3 * once + often, -1 - once - 3 * often, -1 - once + often, 3 - once + often});
    CHECK(refused(evening, place, "C sd + " + answered + " v!kkkkkkkk+") == "too_many_points");
    tournament::FinalScore time;
    time.ending = tournament::Ending::Time;
    REQUIRE(setResult(evening, place, time, yes()));
    const auto ranked = standingsOf(evening);
    REQUIRE(ranked);
    CHECK(ranked->rows.front().points.halves == 2 * std::int64_t{-1 + 3 * once + often});
    const auto imported =
        Evening::importJson(exportJson(evening, false), "a.json", folder.file("b.schreiber"));
    if (!imported) FAIL(inWords(imported.error(), words::Language::English));
    CHECK(imported->tournament() == evening.tournament());
}

TEST_CASE("lines that go with a final score write 0, and the evening is sound") {
    const Folder folder;
    Evening evening = begun(folder, 4, koenigrufen());
    start(evening, 1);
    for (const char* line : {"A d +", "B r C -"}) REQUIRE(addLine(evening, {1, 1, 1}, gameLine(line), {}));
    REQUIRE(setResult(evening, {1, 1, 1}, score({-3, -1, -5, 9}), yes(), "der Zettel war ein anderer"));
    const tournament::Sheet& sheet = evening.tournament().rounds[0].tables[0].games[0];
    CHECK(sheet.score == std::vector<int>{-3, -1, -5, 9});
    for (const tournament::Line& line : sheet.lines) {
        CHECK(line.struck);
        CHECK(line.points == std::vector<int>{0, 0, 0, 0});
    }
    CHECK(verify(evening)->empty());
    CHECK(Evening::importJson(exportJson(evening, false), "a.json", folder.file("copy.schreiber")));
}

TEST_CASE(
    "what a second person keyed is taken whole from an export: where lines sum to zero nothing is surplus") {
    const Folder folder;
    Evening evening = begun(folder, 4, koenigrufen());
    start(evening, 1);
    REQUIRE(setResult(evening, {1, 1, 1}, score({-12, 5, 7, 0}), yes(), "so am Zettel"));
    REQUIRE(keySecond(evening, {1, 1, 1}, {-12, 5, 2, 5}, yes()));
    CHECK(Evening::importJson(exportJson(evening, false), "a.json", folder.file("copy.schreiber")));
}

TEST_CASE("a line is named by its number on the paper, whatever was struck or stands beside it") {
    const Folder folder;
    Evening evening = begun(folder, 4, koenigrufen());
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    tournament::Line fine;
    fine.penalty = {0, 5, 0, 0};
    fine.why = "Karte gezeigt";
    tournament::Line right = gameLine("A d -");
    right.instead = 1;
    right.why = "verhört";
    REQUIRE(addLine(evening, place, gameLine("A d +"), {}));
    REQUIRE(addLine(evening, place, fine, {}));
    REQUIRE(addLine(evening, place, right, yes()));
    REQUIRE(addLine(evening, place, gameLine("B d +"), {}));
    const auto view = sheetView(evening.tournament(), place);
    CHECK(tournament::numbersOnPaper(view->sheet, view->target.deals) == std::vector<int>{1, 17, 1, 2});
    CHECK(lineOnPaper(evening, place, 1).value() == 3); // what stands there now
    CHECK(lineOnPaper(evening, place, 2).value() == 4);
    CHECK(lineOnPaper(evening, place, 17).value() == 2);
    CHECK(codeOf(lineOnPaper(evening, place, 4).error()) == "no_such_line");
    const auto done = strikeLine(evening, place, 4, "doppelt", yes());
    REQUIRE(done);
    const auto said = inWords(done->entry.what, words::Language::German);
    const auto seats = seatsCalled(evening.tournament(), 1, view->table);
    CHECK(said.find("Spiel 2 gestrichen; Stand " + seats[0] + "\u00A0−9, " + seats[1] + "\u00A03") !=
          std::string::npos);
    CHECK(inWords(evening.journal()[evening.journal().size() - 2].what, words::Language::English)
              .ends_with("game 2, " + numbersInWords(seats, {-3, 9, -3, -3}, Numbers::Signed)));
    const auto again = strikeLine(evening, place, 4, "doppelt", yes());
    REQUIRE_FALSE(again);
    CHECK(inWords(again.error(), words::Language::English).starts_with("Line 2 is struck already"));
}

TEST_CASE("a table ends by time only where all have dealt equally often, or with a yes") {
    const Folder folder;
    Evening evening = begun(folder, 4, koenigrufen());
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    for (int deal = 0; deal < 5; ++deal) REQUIRE(addLine(evening, place, gameLine("A d +"), {}));
    CHECK(codeOf(setResult(evening, place, {}, {}).error()) == "deals_left");
    tournament::FinalScore time;
    time.ending = tournament::Ending::Time;
    CHECK(codeOf(setResult(evening, place, time, {}).error()) == "time_uneven");
    tournament::FinalScore forfeit;
    forfeit.ending = tournament::Ending::Forfeit;
    forfeit.forfeitBy = 2;
    CHECK(codeOf(setResult(evening, place, forfeit, {}).error()) == "time_uneven");
    tournament::FinalScore ruled;
    ruled.ending = tournament::Ending::Ruling;
    ruled.remark = "die Turnierleitung";
    CHECK(codeOf(setResult(evening, place, ruled, {}).error()) == "time_uneven");
    REQUIRE(strikeLine(evening, place, 5, "gehört nicht dazu", yes()));
    REQUIRE(setResult(evening, place, time, yes()));
    CHECK(sheetView(evening.tournament(), place)->sheet.state == tournament::SheetState::Entered);
    CHECK(refused(evening, place, "A d +") == "game_over");
    CHECK(standingsOf(evening)->rows.front().deals == 5);
}

TEST_CASE("penalties stand beside the sheet and come off the score") {
    const Folder folder;
    Evening evening = begun(folder, 4, koenigrufen());
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    REQUIRE(setResult(evening, place, score({10, 2, -4, -8}), {}));
    tournament::Line fine;
    fine.penalty = {11};
    CHECK(codeOf(addLine(evening, place, fine, yes()).error()) == "reason_needed");
    fine.why = "zu spät";
    REQUIRE(addLine(evening, place, fine, yes()));
    CHECK(sheetView(evening.tournament(), place)->sheet.score == std::vector<int>{10, 2, -4, -8});
    const auto standings = standingsOf(evening);
    const int first = sheetView(evening.tournament(), place)->table.sides[0][0];
    const auto row = std::ranges::find(standings->rows, first, &tournament::StandingRow::entry);
    CHECK(row->penalty == 11);
    CHECK(row->points.value() == 10);
    CHECK(row->score.value() == -1);
    CHECK(standings->rows.front().score.value() == 2);
}

TEST_CASE("seats are as cards were drawn for them, until something is written") {
    const Folder folder;
    Evening evening = begun(folder, 4, koenigrufen());
    start(evening, 3);
    REQUIRE(seatTable(evening, 1, 1, {4, 2, 1, 3}));
    CHECK(evening.tournament().rounds[0].tables[0].sides ==
          std::vector<std::vector<int>>{{4}, {2}, {1}, {3}});
    CHECK(codeOf(seatTable(evening, 1, 1, {4, 2, 1, 5}).error()) == "seats_others");
    CHECK(codeOf(seatTable(evening, 1, 2, {4, 2, 1, 3}).error()) == "no_such_table");
    REQUIRE(addLine(evening, {1, 1, 0}, gameLine("A d +"), {}));
    CHECK(codeOf(seatTable(evening, 1, 1, {1, 2, 3, 4}).error()) == "seats_fixed");
}

TEST_CASE("a sheet goes into a file of its own and comes back from it") {
    const Folder folder;
    Evening evening = begun(folder, 8, koenigrufen());
    start(evening, 3);
    for (const char* text : {"A r C + t+", "tr 26/2 18/1 25 0j", "= 3 -1 -1 -1 mf"})
        REQUIRE(addLine(evening, {1, 1, 0}, gameLine(text), {}));
    const auto record = sheetRecord(evening, {1, 1, 0});
    REQUIRE(record);
    CHECK(record->find("kind: schrieb") != std::string::npos);
    CHECK(codeOf(importSheet(evening, {1, 1, 0}, *record, "a.tarock").error()) == "sheet_not_empty");
    CHECK(codeOf(importSheet(evening, {1, 2, 0}, *record, "a.tarock").error()) == "sheet_other_names");
    const tournament::Sheet before = sheetView(evening.tournament(), {1, 1, 0})->sheet;
    for (int line = 0; line < 3; ++line) REQUIRE(evening.undo("zurück"));
    REQUIRE(importSheet(evening, {1, 1, 0}, *record, "a.tarock"));
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet == before);
    CHECK_FALSE(importSheet(evening, {1, 2, 0}, "rules: ruediger\nkind: schrieb\n\n1: A x\n", "b.tarock"));
    // what would count otherwise there is not taken
    const auto refusedHead = [&](const std::string& head) {
        const auto made = importSheet(evening, {1, 2, 0},
                                      "rules: ruediger\nkind: schrieb\n" + head + "\n1: A d +\n", "c.tarock");
        return made ? std::string() : codeOf(made.error());
    };
    CHECK(refusedHead("dealer: A\n") == "sheet_other_dealer");
    CHECK(refusedHead("house: win_from=36\n") == "sheet_other_rules");
    CHECK(refusedHead("dealer: D\nhouse: win_from=35_1\n").empty());
}

TEST_CASE("a sheet's file tells the switches that the club set") {
    const Folder folder;
    NewTournament made = koenigrufen();
    made.house["win_from"] = "36";
    Evening evening = begun(folder, 4, made);
    start(evening, 3);
    REQUIRE(addLine(evening, {1, 1, 0}, gameLine("A d +"), {}));
    CHECK(sheetRecord(evening, {1, 1, 0})->find("house: win_from=36") != std::string::npos);
}

TEST_CASE("a Radel that is struck is as if nobody had said it") {
    const Folder folder;
    NewTournament made = koenigrufen();
    made.options["end"] = "radel";
    Evening evening = begun(folder, 4, made);
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    REQUIRE(addLine(evening, place, gameLine("A: radel"), {}));
    CHECK(inWords(evening.journal().back().what, words::Language::English) == "Table 1, round 1: A: radel");
    REQUIRE(addLine(evening, place, gameLine("A r + skues=A"), {}));
    CHECK(sheetView(evening.tournament(), place)->counted->factorNext ==
          2); // he had the Sküs and deals next: the last Runde
    Confirmation yes;
    yes.yes = true;
    REQUIRE(strikeLine(evening, place, 1, "verhört", yes));
    CHECK(inWords(evening.journal().back().what, words::Language::German)
              .starts_with("Tisch 1, Runde 1: „A: radel“ gestrichen; Stand "));
    CHECK(sheetView(evening.tournament(), place)->counted->factorNext == 1);
    tournament::Line fine;
    fine.penalty = {0, 5, 0, 0};
    fine.why = "zu spät";
    REQUIRE(addLine(evening, place, fine, {}));
    const int written = sheetView(evening.tournament(), place)->sheet.lines.back().n;
    REQUIRE(strikeLine(evening, place, written, "doch nicht", yes));
    const std::string said = inWords(evening.journal().back().what, words::Language::German);
    CHECK_THAT(said, Catch::Contains("Strafe ") && Catch::Contains("−5 gestrichen; Stand "));
    REQUIRE(addLine(evening, place, gameLine("B r +"), {}));
    CHECK(sheetView(evening.tournament(), place)->counted->lines.back().points ==
          std::vector<int>{-1, 3, -1, -1});
    CHECK(sheetRecord(evening, place)->find("radel") == std::string::npos);
}

TEST_CASE("a correction may move the last Runde, and what comes after it then counts for nothing") {
    const Folder folder;
    Evening evening = begun(folder, 4, koenigrufen({{"end", "radel"}}));
    start(evening, 3);
    const SheetPlace place{1, 1, 0};
    REQUIRE(addLine(evening, place, gameLine("A: radel"), {}));
    REQUIRE(addLine(evening, place, gameLine("A r + skues=C"), {})); // game 1; C deals game 4
    for (int deal = 0; deal < 6; ++deal) REQUIRE(addLine(evening, place, gameLine("B d +"), {}));
    CHECK(sheetView(evening.tournament(), place)->sheet.state == tournament::SheetState::Entered);
    CHECK(refused(evening, place, "B d +") == "game_over");
    const std::vector<int> before = sheetView(evening.tournament(), place)->sheet.score;

    tournament::Line right = gameLine("A r + skues=A"); // who deals game 2
    right.instead = 2;
    right.why = "verlesen";
    CHECK(codeOf(addLine(evening, place, right, {}).error()) == "correction_asks");
    REQUIRE(addLine(evening, place, right, yes()));
    const auto after = sheetView(evening.tournament(), place);
    CHECK(after->sheet.state == tournament::SheetState::Entered);
    CHECK(after->sheet.score == std::vector<int>{3 - 4 * 6, -1 + 4 * 18, -1 - 4 * 6, -1 - 4 * 6});
    CHECK(after->counted->lines.back().points.empty());
    CHECK(after->standing.deals == 5);
    CHECK(refused(evening, place, "B d +") == "game_over");
    CHECK(verify(evening)->empty());
    CHECK(
        Evening::importJson(exportJson(evening, false), "a.json", folder.file("b.schreiber"))->tournament() ==
        evening.tournament());

    right = gameLine("A r + skues=C");
    right.instead = after->sheet.lines.back().n;
    right.why = "doch";
    REQUIRE(addLine(evening, place, right, yes()));
    CHECK(sheetView(evening.tournament(), place)->sheet.score == before);
}

TEST_CASE("names with quotation marks go into a sheet's file and out of it") {
    const Folder folder;
    Evening evening = begun(folder, 4, koenigrufen());
    tournament::Entry entry = evening.tournament().entries.front();
    entry.persons.front().first = "Sepp \"Gstieß\" = A";
    REQUIRE(changeEntry(evening, entry));
    start(evening, 3);
    REQUIRE(addLine(evening, {1, 1, 0}, gameLine("A d +"), {}));
    const auto record = sheetRecord(evening, {1, 1, 0});
    REQUIRE(evening.undo("zurück"));
    const auto read = importSheet(evening, {1, 1, 0}, *record, "a.tarock");
    if (!read) FAIL(*record + inWords(read.error(), words::Language::English));
}

TEST_CASE("places at a table count only where lines sum to zero") {
    const Folder folder;
    for (const auto& [option, value] :
         {std::pair("scoring", "1*rank"), {"ladder", "score,best-rounds,lot"}, {"ladder", "table-wins"}}) {
        NewTournament race = wanted("drawn");
        race.options[option] = value;
        CHECK_FALSE(Evening::create(folder.file("a.schreiber"), race));
    }
    NewTournament ranked = koenigrufen({{"rank-points", "60,40,20,0"}});
    Evening five = begun(folder, 5, ranked);
    const auto warned = [](const Outcome<Receipt>& drawn) {
        return std::ranges::any_of(drawn->warnings,
                                   [](const Warning& one) { return one.code == "rank_points_larger"; });
    };
    CHECK(warned(drawTables(five, 3, {})));
    REQUIRE(changeSettings(five, {{"rank-points", "60,40,20,0 75,50,25,10,0"}}));
    CHECK_FALSE(warned(redraw(five, "neue Liste", 3)));
}

TEST_CASE("whole evenings at random come out as counted a second time") {
    for (const auto& [people, seed] : {std::pair(4, 1U), {9, 2U}}) {
        CAPTURE(people, seed);
        const Folder folder;
        NewTournament made = koenigrufen();
        made.games = 4;
        Evening evening = begun(folder, people, made);
        base::Random random(seed);
        std::map<int, int> points;
        std::map<int, int> wins;
        std::map<int, int> deals;
        for (int round = 1; round <= 3; ++round) {
            start(evening, 100 + seed);
            const auto tables = evening.tournament().rounds.back().tables;
            for (const tournament::Table& table : tables) {
                NaiveSheet naive(static_cast<int>(table.sides.size()));
                const int all = table.sides.size() == 5 ? 5 : 4;
                for (int deal = 0; deal < all; ++deal) {
                    const std::string text = naive.next(kTold[random.below(std::size(kTold))]);
                    INFO(text);
                    REQUIRE(addLine(evening, {round, table.number, 0}, gameLine(text), {}));
                }
                const auto view = sheetView(evening.tournament(), {round, table.number, 0});
                CHECK(view->sheet.score == naive.total());
                CHECK(view->sheet.state == tournament::SheetState::Entered);
                const int most = *std::ranges::max_element(naive.total());
                for (std::size_t seat = 0; seat < table.sides.size(); ++seat) {
                    points[table.sides[seat].front()] += naive.total()[seat];
                    wins[table.sides[seat].front()] += naive.total()[seat] == most ? 1 : 0;
                    deals[table.sides[seat].front()] += 4;
                }
            }
        }
        const auto standings = standingsOf(evening);
        REQUIRE(standings);
        CHECK(standings->final);
        int sum = 0;
        for (const tournament::StandingRow& row : standings->rows) {
            CAPTURE(row.entry);
            CHECK(row.points.value() == points[row.entry]);
            CHECK(row.score == row.points);
            CHECK(row.tableWins == wins[row.entry]);
            CHECK(row.deals == deals[row.entry]);
            CHECK(row.rounds.size() == 3);
            sum += static_cast<int>(row.points.value());
        }
        CHECK(sum == 0);
        CHECK(std::ranges::is_sorted(standings->rows, std::greater<>(),
                                     [](const auto& row) { return row.score; }));
        CHECK(verify(evening)->empty());
        const std::string json = exportJson(evening, false);
        const auto imported = Evening::importJson(json, "a.json", folder.file("b.schreiber"));
        if (!imported) FAIL(inWords(imported.error(), words::Language::English));
        CHECK(imported->tournament() == evening.tournament());
        if (people > 4) continue; // each step back is written to the disk
        const tournament::Tournament last = evening.tournament();
        int undone = 0;
        while (evening.undo("zurück")) ++undone;
        CHECK(evening.tournament().entries.empty());
        for (; undone > 0; --undone) REQUIRE(evening.redo());
        CHECK(evening.tournament() == last);
    }
}

TEST_CASE("a line that does not come to what its game says is found") {
    const Folder folder;
    const std::string path = folder.file("t.schreiber");
    {
        Evening evening = begun(folder, 4, koenigrufen());
        start(evening, 3);
        REQUIRE(addLine(evening, {1, 1, 0}, gameLine("A d +"), {}));
        CHECK(verify(evening)->empty());
    }
    auto file = store::TournamentFile::open(path, store::Access::ReadWrite);
    REQUIRE(file);
    REQUIRE(file->transact([](const tournament::Tournament& now) -> store::StepResult {
        store::Step step{now, {"wrote_line", {}}, ""};
        tournament::Sheet& sheet = step.after.rounds[0].tables[0].games[0];
        sheet.lines[0].points = {6, -2, -2, -2};
        sheet.score = {6, -2, -2, -2};
        return step;
    }));
    const auto found = verifyFile(path);
    REQUIRE(found);
    REQUIRE(found->size() == 1);
    CHECK(found->front().what == "line_total");
    CHECK(found->front().expected == "9:-3:-3:-3");
    const auto evening = Evening::open(path);
    CHECK_FALSE(Evening::importJson(exportJson(*evening, false), "a.json", folder.file("b.schreiber")));
}

TEST_CASE("of level entries the better single rounds tell") {
    const Folder folder;
    Evening evening = begun(folder, 4, koenigrufen());
    // By number, whatever the seats: 1 has 40, 11, 30 and 2 has 40, 12, 29.
    const std::vector<std::vector<int>> rounds{{40, 12, -26, -26}, {11, 40, -25, -26}, {30, 29, -30, -29}};
    for (const std::vector<int>& round : rounds) {
        start(evening, 5);
        const tournament::Table& table = evening.tournament().rounds.back().tables[0];
        std::vector<int> points;
        for (const auto& side : table.sides) points.push_back(round[static_cast<std::size_t>(side[0]) - 1]);
        REQUIRE(setResult(evening, {0, 1, 0}, score(points), {}));
    }
    const auto standings = standingsOf(evening);
    REQUIRE(standings);
    CHECK(standings->rows[0].entry == 1);
    CHECK(standings->rows[0].decidedBy == "best-rounds");
    CHECK(standings->rows[0].why.mine->value() == 30);
    CHECK(standings->rows[0].why.theirs->value() == 29);
    CHECK_FALSE(whyInWords(standings->rows[0], words::Language::German).empty());
}

TEST_CASE("a short answer is kept as a ruling and puts its line on the sheet in one step, and undo takes "
          "both back") {
    for (const int people : {4, 5}) {
        const Folder folder;
        Evening evening = begun(folder, people, koenigrufen());
        start(evening, 3);
        const SheetPlace place{1, 1, 1};
        REQUIRE(addLine(evening, place, gameLine("tr 26/2 18/1 25 0j"), {}));
        const auto there = caseAt(evening.tournament(), place);
        REQUIRE(there);
        CHECK(there->factor == 2); // after a Trischaken
        CHECK(there->dealt == 1);
        REQUIRE(there->head.dealer == 0);
        const game::ShortQuestions& questions = *shortQuestionsOf("ruediger");
        // no event tells it: what holds is kept with it
        const game::ShortAnswer missed = questions.answer(
            "redeal", *there,
            {{"what", "missed"}, {"who", "C"}, {"hand", "I"}, {"game", "dreier"}, {"by", "B"}},
            words::Language::German);
        REQUIRE(missed.line == "B dreier broken=C");
        NewRuling wanted;
        wanted.record = missed.record;
        wanted.place = place;
        wanted.dispute = "Ist neu zu geben?";
        wanted.decision = missed.decision;
        wanted.why = missed.source;
        wanted.enter = RulingWish{};
        wanted.enter->text = missed.line;
        const auto before = evening.tournament();
        const auto ruled = addRuling(evening, wanted);
        REQUIRE(ruled);
        CHECK(ruled->ruling.state == tournament::RulingState::Decided);
        CHECK(ruled->ruling.decision == missed.decision);
        CHECK(ruled->receipt.warnings.empty());
        const auto& lines = evening.tournament().rounds[0].tables[0].games[0].lines;
        REQUIRE(lines.size() == 2);
        CHECK(lines[1].text == "B dreier broken=C");
        CHECK(lines[1].points ==
              (people == 4 ? std::vector{-6, 18, -6, -6} : std::vector{0, 18, -6, -6, -6}));
        CHECK(linesStanding(evening.tournament(), evening.tournament().rulings[0]) == std::vector{2});
        // such a ruling is sound, and goes out and comes in again as any other
        CHECK(verify(evening)->empty());
        const auto imported =
            Evening::importJson(exportJson(evening, false), "a.json", folder.file("copy.schreiber"));
        if (!imported) FAIL(inWords(imported.error(), words::Language::English));
        CHECK(imported->tournament() == evening.tournament());
        REQUIRE(evening.undo(""));
        CHECK(evening.tournament().rounds == before.rounds);
        CHECK(evening.tournament().rulings.empty());
        // what a record tells is ruled on by it
        const game::ShortAnswer low = questions.answer(
            "bid", *there, {{"calls", "dreier"}, {"bid", "piccolo"}}, words::Language::German);
        REQUIRE(low.kind == game::AnswerKind::No);
        NewRuling recorded;
        recorded.record = low.record;
        recorded.place = place;
        const auto kept = addRuling(evening, recorded);
        REQUIRE(kept);
        CHECK(kept->receipt.warnings.empty());
        CHECK(kept->ruling.found.front().rule == "bid_higher");
        CHECK(evening.tournament().rounds == before.rounds);
    }
}

TEST_CASE(
    "a record's game goes on the sheet as its line, so that it is doubled there and doubles what follows") {
    for (const int people : {4, 5}) {
        const Folder folder;
        Evening evening = begun(folder, people, koenigrufen());
        start(evening, 3);
        const SheetPlace place{1, 1, 1};
        REQUIRE(addLine(evening, place, gameLine("tr 26/2 18/1 25 0j"), {}));
        NewRuling wanted;
        wanted.record = std::string("rules: ruediger\ndealer: ") + (people == 4 ? "A" : "E") +
                        "\ngame: B dreier\n\nC: irregular talk\n";
        wanted.place = place;
        wanted.enter = RulingWish{};
        const auto ruled = addRuling(evening, wanted);
        REQUIRE(ruled);
        const auto& lines = evening.tournament().rounds[0].tables[0].games[0].lines;
        REQUIRE(lines.size() == 2);
        // of five A deals, and the record's A is who sits behind him
        CHECK(lines[1].text == (people == 4 ? "B dreier broken=C" : "C dreier broken=D"));
        CHECK(lines[1].points ==
              (people == 4 ? std::vector{-6, 18, -6, -6} : std::vector{0, -6, 18, -6, -6}));
        // the journal calls it as the sheet does, and a fine stands in no game
        const auto said = [&] { return inWords(evening.journal().back().what, words::Language::German); };
        CHECK_THAT(said(), Catch::Contains("; am Zettel: Spiel 2, Stand "));
        const Confirmation yes{true, false, "gesehen"};
        using tournament::Measure;
        REQUIRE(enterRuling(evening, 1, {Measure::Fine, 0, 1, 2}, yes));
        CHECK_THAT(said(), Catch::Contains(", neben den Spielen, Stand ") && !Catch::Contains("Zeile"));
        // to strike it is named as on the paper, where fines are numbered behind the games
        REQUIRE(enterRuling(evening, 1, {Measure::Strike, people == 4 ? 17 : 21}, yes));
        CHECK_THAT(said(), Catch::Contains("am Zettel: Strafe ") && Catch::Contains(" gestrichen, Stand "));
        CHECK(codeOf(enterRuling(evening, 1, {Measure::Strike, 3}, yes).error()) == "no_such_line");
        REQUIRE(addLine(evening, place, gameLine("A d -"), {}));
        REQUIRE(enterRuling(evening, 1, {Measure::Strike, 3}, yes));
        CHECK_THAT(said(), Catch::Contains("am Zettel: Spiel 3 gestrichen, Stand "));
        REQUIRE(enterRuling(evening, 1, {Measure::Strike, 2}, yes));
        CHECK_THAT(said(), Catch::Contains("am Zettel: Spiel 2 gestrichen, Stand "));
    }
}
