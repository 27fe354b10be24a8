#include "folder.h"

#include <desk/line_marks.h>
#include <desk/own_rules.h>
#include <desk/rulings.h>
#include <desk/settings.h>
#include <desk/sheet_place.h>
#include <desk/sheets.h>
#include <desk/words.h>

#include <catch2/catch.hpp>
#include <fmt/format.h>

#include <algorithm>
#include <perlaggen/line/agreed.h>
#include <perlaggen/record/own_list.h>
#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>

using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;
using tournament::Measure;
using tournament::RulingState;

namespace {

// A whole deal whose last lines lay a figure open: what it comes to stands in the view.
constexpr const char* kTwoBets = "rules: innsbruck\n\nD: turn L9\nA: bet gleich\nA: bet gleich\n";

NewRuling asked(const SheetPlace& place) {
    NewRuling wanted;
    wanted.record = kTwoBets;
    wanted.place = place;
    wanted.dispute = "Zweimal geboten";
    wanted.at = "2026-11-21T20:15:00Z";
    return wanted;
}

const tournament::Ruling& last(const Evening& evening) {
    return evening.tournament().rulings.back();
}

} // namespace

TEST_CASE("the head of a dispute is what the table stands at") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    tournament::Line line;
    line.points = {5, 1};
    REQUIRE(addLine(evening, {1, 2, 0}, line, {}));
    const auto head = disputeFrom(evening.tournament(), {1, 2, 0});
    REQUIRE(head);
    const auto view = sheetView(evening.tournament(), {1, 2, 0});
    CHECK(head->agreed.rules == evening.tournament().settings.rules);
    CHECK(head->agreed.target == evening.tournament().settings.target);
    CHECK(head->score == std::vector{5, 1});
    CHECK(head->table == "2");
    REQUIRE(head->dealer);
    CHECK(head->dealer == view->standing.dealerNext);
    for (std::size_t seat = 0; seat < 4; ++seat) CHECK(head->players[seat] == view->seatNames[seat]);
    CHECK(codeOf(disputeFrom(evening.tournament(), {1, 9, 0}).error()) == "no_such_table");
}

TEST_CASE("the head of a dispute after the game is over is how its last deal began") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    const int target = evening.tournament().settings.target;
    const auto write = [&](std::vector<int> points, std::vector<int> penalty) {
        tournament::Line line;
        line.points = std::move(points);
        line.penalty = std::move(penalty);
        REQUIRE(addLine(evening, {1, 2, 0}, line, {}));
    };
    write({target - 1, 3}, {});
    const auto before = disputeFrom(evening.tournament(), {1, 2, 0});
    write({4, 0}, {});
    REQUIRE(sheetView(evening.tournament(), {1, 2, 0})->standing.winner == 0);
    const auto head = disputeFrom(evening.tournament(), {1, 2, 0});
    REQUIRE(before);
    REQUIRE(head);
    CHECK(*head == *before);
    CHECK(head->score == std::vector{target - 1, 3});
    CHECK(head->dealer);

    tournament::FinalScore score;
    score.points = {target, 2};
    REQUIRE(setResult(evening, {1, 1, 0}, score, {}));
    const auto unknown = disputeFrom(evening.tournament(), {1, 1, 0});
    REQUIRE(unknown);
    CHECK_FALSE(unknown->score);
    CHECK_FALSE(unknown->dealer);
}

TEST_CASE("a record with nothing in it and no word about the dispute is not kept") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    NewRuling wanted = asked({1, 1, 0});
    wanted.record = "rules: innsbruck\ndealer: D\n";
    wanted.dispute = " \n";
    CHECK(codeOf(addRuling(evening, wanted).error()) == "nothing_to_rule_on");
    CHECK(evening.tournament().rulings.empty());
    wanted.record += "hand A: L9 ? ? ? ?\n";
    REQUIRE(addRuling(evening, wanted));
    CHECK(last(evening).state == RulingState::Open);
}

TEST_CASE("a ruling keeps what the rules said, in its own canonical lines and three languages") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    NewRuling wanted = asked({1, 1, 0});
    wanted.record =
        "# Streit am Tisch\nRULES: innsbruck\n\nd: schlägt L9\nA: bietet gleich\n\nA: bietet gleich\n";
    const auto ruled = addRuling(evening, wanted);
    REQUIRE(ruled);
    const tournament::Ruling& kept = last(evening);
    CHECK(kept == ruled->ruling);
    CHECK(kept.state == RulingState::Decided);
    CHECK(kept.game == 1);
    CHECK(kept.record.find("# Streit am Tisch") == 0);
    REQUIRE(kept.found.size() == 1);
    CHECK(kept.found[0].rule == "bet_alternate");
    // The line is that of the record as it is kept.
    std::string lines = kept.record;
    for (int n = 1; n < kept.found[0].line; ++n) lines.erase(0, lines.find('\n') + 1);
    CHECK(lines == "A: bet gleich\n");
    for (const auto language : {words::Language::German, words::Language::Italian, words::Language::English})
        CHECK_FALSE(textOf(kept.found[0], language).empty());
    CHECK(kept.found[0].german != kept.found[0].italian);
    CHECK(kept.found[0].english.find("[") != std::string::npos);
    // The table's people came along.
    CHECK(kept.record.find("players: A=") != std::string::npos);
}

TEST_CASE("a record that decides nothing leaves the ruling open, and the director decides it") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    NewRuling wanted = asked({1, 1, 0});
    wanted.record = "rules: imst\n";
    const auto ruled = addRuling(evening, wanted);
    REQUIRE(ruled);
    CHECK(ruled->ruling.state == RulingState::Open);
    CHECK(ruled->receipt.warnings == std::vector<Warning>{"ruling_other_rules"});
    CHECK(codeOf(appealRuling(evening, 1, "nein").error()) == "ruling_not_decided");
    CHECK(codeOf(overruleRuling(evening, 1, "", "weil").error()) == "decision_needed");
    CHECK(codeOf(overruleRuling(evening, 1, "Es gilt", "").error()) == "reason_needed");
    CHECK(codeOf(enterRuling(evening, 1, {Measure::Fine, 0, 1, 2}).error()) == "ruling_still_open");
    REQUIRE(overruleRuling(evening, 1, "Es gilt", "so gespielt"));
    CHECK(last(evening).state == RulingState::Decided);
    REQUIRE(appealRuling(evening, 1, "nein"));
    CHECK(codeOf(enterRuling(evening, 1, {Measure::Fine, 0, 1, 2}).error()) == "ruling_under_appeal");
    CHECK(codeOf(appealRuling(evening, 1, "nein").error()) == "ruling_appealed");
    REQUIRE(upholdRuling(evening, 1, "bleibt"));
    CHECK(last(evening).decision == "Es gilt");
    CHECK(codeOf(enterRuling(evening, 1, {Measure::Fine, 0, 1, 2}).error()) == "ruling_decided_fine");
    REQUIRE(enterRuling(evening, 1, {Measure::Fine, 0, 1, 2}, {true, false, {}}));
    CHECK(codeOf(upholdRuling(evening, 1, "").error()) == "ruling_not_appealed");
    CHECK(codeOf(upholdRuling(evening, 2, "").error()) == "no_such_ruling");
}

TEST_CASE("a later decision leaves the earlier ones, here, on disk, in a bundle and in words") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    REQUIRE(addRuling(evening, asked({1, 1, 0})));
    REQUIRE(overruleRuling(evening, 1, "Neu geben", "Niemand weiß es"));
    REQUIRE(appealRuling(evening, 1, "Das stimmt nicht"));
    REQUIRE(upholdRuling(evening, 1, "Doch"));
    REQUIRE(overruleRuling(evening, 1, "Keine Strafe", "Beide einig"));
    using enum tournament::DecisionKind;
    const auto isWhole = [](const tournament::Ruling& ruling) {
        CHECK(ruling.decision == "Keine Strafe");
        CHECK(ruling.why == "Beide einig");
        CHECK(ruling.appeal == "Das stimmt nicht");
        REQUIRE(ruling.decisions.size() == 4);
        constexpr std::array kKinds{Decided, Appealed, Upheld, Decided};
        constexpr std::array kSaid{"Neu geben", "", "", "Keine Strafe"};
        constexpr std::array kWhy{"Niemand weiß es", "Das stimmt nicht", "Doch", "Beide einig"};
        for (std::size_t i = 0; i < kKinds.size(); ++i) {
            CHECK(ruling.decisions[i].kind == kKinds[i]);
            CHECK(ruling.decisions[i].decision == kSaid[i]);
            CHECK(ruling.decisions[i].why == kWhy[i]);
            CHECK(ruling.decisions[i].at.size() == std::string("2026-11-22T20:15:00Z").size());
        }
    };
    isWhole(last(evening));
    const auto opened = Evening::open(evening.path(), store::Access::ReadOnly);
    REQUIRE(opened);
    isWhole(opened->tournament().rulings.back());
    const Folder elsewhere;
    Evening other = singles(elsewhere, 12);
    REQUIRE(importRulings(other, exportRulings(evening.tournament()), "b.perlagg", {}));
    isWhole(last(other));
    const auto told = decisionsInWords(last(other), words::Language::German);
    REQUIRE(told.size() == 4);
    CHECK(told[0].name == "Die Leitung entschied vorher");
    CHECK(told[0].what == "Neu geben");
    CHECK(told[1].name == "Einspruch");
    CHECK(told[2].what == "Doch");
    CHECK(told[3].name == "Die Leitung entscheidet");
    CHECK(told[3].why == "Beide einig");
    const auto found = searchRulings(evening, {.words = "Neu geben"});
    REQUIRE(found);
    CHECK(*found == std::vector{1});        // also what holds no more
    tournament::Ruling old = last(evening); // of a file that has the last of each alone
    old.decisions.clear();
    CHECK(tournament::decisionsOf(old).size() == 2);
    REQUIRE(evening.undo({}));
    CHECK(last(evening).decision == "Neu geben");
    CHECK(last(evening).decisions.size() == 3);
}

TEST_CASE("a ruling that has struck its own line leaves nothing on the sheet") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    REQUIRE(addRuling(evening, asked({1, 1, 0})));
    REQUIRE(enterRuling(evening, 1, {Measure::Fine, 0, 0, 2}, {true, false, {}}));
    const int line = last(evening).entered.back().line;
    REQUIRE(overruleRuling(evening, 1, "keine Strafe", "Versehen"));
    REQUIRE(enterRuling(evening, 1, {Measure::Strike, line, -1, 0}, {true, false, {}}));
    const auto withdrawn = withdrawRuling(evening, 1, "Falscher Tisch");
    REQUIRE(withdrawn);
    CHECK(withdrawn->warnings.empty());
}

TEST_CASE("a ruling that was withdrawn stays to be read, and nothing comes of it") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    REQUIRE(addRuling(evening, asked({1, 1, 0})));
    REQUIRE(enterRuling(evening, 1, {Measure::Fine, 0, 0, 2}, {true, false, {}}));
    CHECK(codeOf(withdrawRuling(evening, 1, "").error()) == "reason_needed");
    const auto withdrawn = withdrawRuling(evening, 1, "Falscher Tisch");
    REQUIRE(withdrawn);
    CHECK(withdrawn->warnings == std::vector<Warning>{"ruling_still_on_sheet"});
    CHECK(last(evening).state == RulingState::Withdrawn);
    CHECK(decisionsInWords(last(evening), words::Language::German).back().what == "Falscher Tisch");
    CHECK(codeOf(withdrawRuling(evening, 1, "noch einmal").error()) == "ruling_withdrawn");
    CHECK(codeOf(appealRuling(evening, 1, "nein").error()) == "ruling_withdrawn");
    CHECK(codeOf(overruleRuling(evening, 1, "doch", "weil").error()) == "ruling_withdrawn");
    CHECK(codeOf(enterRuling(evening, 1, {Measure::Fine, 0, 0, 2}).error()) == "ruling_withdrawn");
    const Folder elsewhere;
    Evening other = singles(elsewhere, 12);
    REQUIRE(importRulings(other, exportRulings(evening.tournament()), "b.perlagg", {}));
    CHECK(last(other).state == RulingState::Withdrawn);
    CHECK(inWords(evening.nextUndo()->what, words::Language::German) ==
          "Entscheid 1, Tisch 1, Runde 1: zurückgezogen");
    REQUIRE(evening.undo({}));
    CHECK(last(evening).state == RulingState::Decided);
}

TEST_CASE("each measure stands on the sheet and in the ruling, and is one action") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    REQUIRE(addRuling(evening, asked({1, 1, 0})));
    const auto enter = [&](const RulingWish& wish) {
        return enterRuling(evening, 1, wish, {true, false, {}});
    };
    CHECK(codeOf(enter({Measure::Line}).error()) == "ruling_writes_nothing");
    REQUIRE(enter({Measure::Fine, 0, 1, 2}));
    auto sheet = sheetView(evening.tournament(), {1, 1, 0});
    CHECK(sheet->sheet.score == std::vector{0, -2});
    REQUIRE(sheet->rulings.size() == 1);
    CHECK(inWords(evening.tournament(), sheet->rulings[0], last(evening).entered[0],
                  words::Language::German) == "Strafe 2 für " + sheet->sideNames[1] + ", Zeile 1");
    REQUIRE(enter({Measure::Strike, 1}));
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet.lines[0].struck == "Zweimal geboten");
    CHECK(enteredInWords(evening.tournament(), last(evening), words::Language::German) ==
          std::vector<std::string>{"Strafe 2 für " + sheet->sideNames[1] + ", Zeile 1, gestrichen"});
    REQUIRE(enter({Measure::Redeal}));
    CHECK(codeOf(enter({Measure::Lost, 0, 4}).error()) == "no_such_side");
    REQUIRE(enter({Measure::Lost, 0, 0}));
    sheet = sheetView(evening.tournament(), {1, 1, 0});
    CHECK(sheet->sheet.score == std::vector{0, evening.tournament().settings.target});
    CHECK(sheet->sheet.ruling == 1);
    CHECK(last(evening).entered.size() == 4);
    for (int actions = 0; actions < 5; ++actions) REQUIRE(evening.undo("weil"));
    CHECK(evening.tournament().rulings.empty());
    CHECK(sheetView(evening.tournament(), {1, 1, 0})->sheet == tournament::Sheet{});
}

TEST_CASE("a line of a ruling names it in front of its reason, in each language and once") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    tournament::Line played;
    played.points = {3, 0};
    REQUIRE(addLine(evening, {1, 1, 0}, played, {}));
    REQUIRE(addRuling(evening, asked({1, 1, 0})));
    REQUIRE(enterRuling(evening, 1, {Measure::Fine, 0, 1, 2}, {true, false, {}}));
    REQUIRE(enterRuling(evening, 1, {Measure::Strike, 1}, {true, false, {}}));
    const auto view = sheetView(evening.tournament(), {1, 1, 0});
    REQUIRE(view);
    const auto read = [&](words::Language language) {
        const tournament::Sheet sheet = reasonsInWords(view->sheet, view->rulings, language);
        return std::pair(sheet.lines.at(0).struck.value_or(""), sheet.lines.at(1).why);
    };
    CHECK(
        read(words::Language::German) ==
        std::pair<std::string, std::string>("Entscheid 1: Zweimal geboten", "Entscheid 1: Zweimal geboten"));
    CHECK(read(words::Language::Italian).second == "Decisione 1: Zweimal geboten");
    CHECK(read(words::Language::English).second == "Ruling 1: Zweimal geboten");
    CHECK(view->sheet.lines[1].why == "Zweimal geboten"); // as it is kept
    const tournament::Sheet once = reasonsInWords(view->sheet, view->rulings, words::Language::German);
    CHECK(reasonsInWords(once, view->rulings, words::Language::German) == once);
    tournament::Ruling brought = view->rulings.front();
    brought.origin = "Frühjahr";
    CHECK(reasonsInWords(view->sheet, {brought}, words::Language::German).lines[1].why == "Zweimal geboten");
}

TEST_CASE("a line by the rules stays one where the director decided otherwise, and says so") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    NewRuling wanted = asked({1, 1, 0});
    wanted.record = "rules: innsbruck\nscore: 0 0\nhouse: revoke_penalty=lose_deal_minus2\n"
                    "hand A: E9 E7 LA LK HA\nhand B: L10 L8 H9 S8 S9\nhand C: EK HK E10 S10 H10\n"
                    "hand D: E8 H8 SK SO EA\n\nD: turn L7\nA: play HA\nB: play S8\nC: play H10\nD: play H8\n";
    REQUIRE(addRuling(evening, wanted));
    REQUIRE(enterRuling(evening, 1, {Measure::Line}, {true, false, {}}));
    REQUIRE(overruleRuling(evening, 1, "Keine Strafe", "Er hat es gleich gesagt", {}));
    REQUIRE(enterRuling(evening, 1, {Measure::Strike, 1}, {true, false, {}}));
    const auto view = sheetView(evening.tournament(), {1, 1, 0});
    REQUIRE(view);
    const auto read = [&](words::Language language) {
        return reasonsInWords(view->sheet, view->rulings, language).lines.at(0);
    };
    const std::string line = "Entscheid 1 (nach den Regeln; die Leitung hat anders entschieden): ";
    CHECK(read(words::Language::German).why.starts_with(line));
    // and what takes it back is the director's
    CHECK(read(words::Language::German)
              .struck.value_or("")
              .starts_with("Entscheid 1 (von der Leitung entschieden): "));
    CHECK(read(words::Language::Italian).why.starts_with("Decisione 1 (secondo le regole; la direzione"));
    CHECK(read(words::Language::English)
              .why.starts_with("Ruling 1 (by the rules; the director decided otherwise): "));
}

TEST_CASE("what a ruling gives is read off what the rules said that day, and is entered unasked") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    tournament::Line before;
    before.points = {5, 5};
    REQUIRE(addLine(evening, {1, 1, 0}, before, {}));
    NewRuling wanted = asked({1, 1, 0});
    wanted.record = "rules: innsbruck\nscore: 5 5\nhouse: revoke_penalty=lose_game_minus2\n"
                    "hand A: E9 E7 LA LK HA\nhand B: L10 L8 H9 S8 S9\nhand C: EK HK E10 S10 H10\n"
                    "hand D: E8 H8 SK SO EA\n\nD: turn L7\nA: play HA\nB: play S8\nC: play H10\nD: play H8\n";
    const auto ruled = addRuling(evening, wanted);
    REQUIRE(ruled);
    CHECK(givenBy(ruled->ruling) == std::vector<RulingWish>{{Measure::Line}, {Measure::Lost, 0, 1}});
    CHECK(codeOf(enterRuling(evening, 1, {Measure::Lost, 0, 0}).error()) == "ruling_gives_no_lost");
    CHECK(codeOf(enterRuling(evening, 1, {Measure::Redeal}).error()) == "ruling_gives_no_redeal");
    CHECK(codeOf(enterRuling(evening, 1, {Measure::Fine, 0, 1, 3}).error()) == "ruling_fines_otherwise");
    REQUIRE(enterRuling(evening, 1, {Measure::Lost, 0, 1}));
    tournament::Ruling other = last(evening);
    other.decision = "Keine Strafe";
    CHECK(givenBy(other).empty());
    other.decision.clear();
    other.view = "{{{";
    CHECK(givenBy(other) == std::vector<RulingWish>{{Measure::Line}});
}

TEST_CASE("a ruling is found by the words of its rule as well, in three languages") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    REQUIRE(addRuling(evening, asked({1, 1, 0})));
    NewRuling wanted = asked({1, 2, 0});
    wanted.record = "rules: innsbruck\nscore: 17 3\ntrump: L\n\nA: bet gleich\n";
    wanted.dispute = "Darf der Wiesel?";
    REQUIRE(addRuling(evening, wanted));
    REQUIRE(last(evening).found.at(0).rule == "gestr_no_bet");
    const auto found = [&](const char* words) {
        store::RulingSearch search;
        search.words = words;
        const auto numbers = searchRulings(evening, search);
        REQUIRE(numbers);
        return *numbers;
    };
    for (const char* word :
         {"steigern Wiesel", "rilanciare Wiesel", "raise Wiesel", "Halten Wiesel", "tenere Wiesel"}) {
        CAPTURE(word);
        CHECK(found(word) == std::vector{2}); // a word of the rule and one of the dispute
    }
    CHECK(found("abwechselnd zweimal") == std::vector{1});
    CHECK(found("Wachtel").empty());
    CHECK(found("Wachtel raise").empty());
}

TEST_CASE("a place finds what was asked by its rules, and what was asked there") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    for (const char* rules : {"innsbruck", "suedtirol", "imst"}) {
        NewRuling wanted = asked({1, 1, 0});
        wanted.record = fmt::format("rules: {}\n\nD: turn L9\nA: bet gleich\nA: bet gleich\n", rules);
        wanted.dispute = fmt::format("Zweimal geboten, {}", rules);
        REQUIRE(addRuling(evening, wanted));
    }
    const auto found = [&](const store::RulingSearch& search) {
        const auto numbers = searchRulings(evening, search);
        REQUIRE(numbers);
        return *numbers;
    };
    for (const char* place : {"Südtirol", "südt", "Alto Adige", "South Tyrol", "suedtirol"}) {
        CAPTURE(place);
        CHECK(found({.place = place}) == std::vector{2});
    }
    CHECK(found({.words = "zweimal", .place = "Imst"}) == std::vector{3});
    CHECK(found({.words = "Wachtel", .place = "Imst"}).empty());
    CHECK(found({.place = "Gasthof Imst"}).empty());
}

TEST_CASE("a ruling from elsewhere names the sides of its own record") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    REQUIRE(addRuling(evening, asked({1, 1, 0})));
    REQUIRE(enterRuling(evening, 1, {Measure::Fine, 0, 0, 2}, {true, false, {}}));
    const auto names = sheetView(evening.tournament(), {1, 1, 0})->seatNames;
    const Folder elsewhere;
    Evening other = singles(elsewhere, 12);
    start(other, 9);
    REQUIRE(importRulings(other, exportRulings(evening.tournament()), "b.perlagg", {}));
    const auto told = [&](const tournament::Ruling& ruling, words::Language language) {
        return inWords(other.tournament(), ruling, ruling.entered[0], language);
    };
    CHECK(told(last(other), words::Language::German) ==
          "Strafe 2 für " + names[0] + " / " + names[2] + ", Zeile 1");
    tournament::Ruling unread = last(other);
    unread.record = "rules: lost\n";
    CHECK(told(unread, words::Language::German) == "Strafe 2 für Partei 1, Zeile 1");
    CHECK(told(unread, words::Language::Italian) == "penalità 2 per la parte 1, riga 1");
    CHECK(told(unread, words::Language::English) == "fine 2 for side 1, line 1");
}

TEST_CASE("a ruling on another game than the evening's goes out in a bundle and comes in again") {
    const Folder folder;
    NewTournament tarock;
    tarock.name = "Tarock";
    tarock.rules = "ruediger";
    tarock.format = "solo";
    auto evening = Evening::create(folder.file("tarock.schreiber"), tarock);
    REQUIRE(evening);
    NewRuling perlaggen = asked({});
    REQUIRE(addRuling(*evening, perlaggen));
    NewRuling own;
    own.record = "rules: ruediger\n\nA: mine\n";
    own.dispute = "Darf er?";
    REQUIRE(addRuling(*evening, own));
    const auto comesTo = [&](Evening& other) {
        REQUIRE(importRulings(other, exportRulings(evening->tournament()), "b.tarock", {}));
        REQUIRE(other.tournament().rulings.size() == 2);
        for (std::size_t i = 0; i < 2; ++i)
            CHECK(other.tournament().rulings[i].record == evening->tournament().rulings[i].record);
        const auto known = importRulings(other, exportRulings(other.tournament()), "b.tarock", {});
        REQUIRE(known);
        CHECK(known->imported == 0);
    };
    auto other = Evening::create(folder.file("other.schreiber"), tarock);
    REQUIRE(other);
    comesTo(*other);
}

TEST_CASE("a bundle that no program wrote is refused with what is wrong and where, and nothing is taken") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    REQUIRE(addRuling(evening, asked({1, 1, 0})));
    REQUIRE(overruleRuling(evening, 1, "Keine Strafe", "Beide einig", {}));
    const std::string sound = exportRulings(evening.tournament());
    const Folder elsewhere;
    Evening other = singles(elsewhere, 12);
    const auto refusedAt = [&](const std::string& what, const std::string& instead) {
        std::string bundle = sound;
        const std::size_t at = bundle.find(what);
        REQUIRE(at != std::string::npos);
        bundle.replace(at, what.size(), instead);
        const auto done = importRulings(other, bundle, "b.perlagg", {});
        REQUIRE_FALSE(done.ok());
        CHECK(other.tournament().rulings.empty());
        const std::string told = inWords(done.error(), words::Language::German);
        const auto before = std::count(
            bundle.begin(), bundle.begin() + static_cast<std::ptrdiff_t>(bundle.find("\nruling:")), '\n');
        const std::string place = "b.perlagg:" + std::to_string(before + 2) + " ruling/";
        CHECK_THAT(told, Catch::StartsWith(place));
        return told.substr(place.size());
    };
    CHECK(refusedAt("2026-11-21T20:15:00Z", "gestern").starts_with("at: „gestern“"));
    CHECK(refusedAt("2026-11-21T20:15:00Z", "2026-02-29T20:15:00Z").starts_with("at: "));
    CHECK(refusedAt("2026-11-21T20:15:00Z", "2026-11-21T24:15:00Z").starts_with("at: "));
    CHECK(refusedAt("Zweimal geboten", std::string(4001, 'x')) ==
          "dispute: 4001 Buchstaben sind zu viele, höchstens 4000.");
    CHECK(refusedAt("Keine Strafe", "") == "decision: es fehlt: die Entscheidung der Leitung.");
    CHECK(refusedAt("Beide einig", " ") == "why: es fehlt: der Grund dieser Entscheidung.");
    CHECK(refusedAt("\"state\":\"overruled\"", "\"state\":\"appealed\"") ==
          "appeal: es fehlt: der Grund des Einspruchs.");
    CHECK(refusedAt("\"state\":\"overruled\"", "\"state\":\"open\"") ==
          "decision: Der Entscheid steht als offen da und ist doch entschieden: „Keine Strafe“.");
    CHECK(refusedAt("\"kind\":\"decided\",\"at\":\"2", "\"kind\":\"decided\",\"at\":\"x")
              .starts_with("decisions: "));
    CHECK(refusedAt("\"kind\":\"decided\"", "\"kind\":\"upheld\"").starts_with("decisions: "));
    CHECK(refusedAt("\"rules_view\":\"{", "\"rules_view\":\"{{{").starts_with("rules_view: "));
    CHECK(refusedAt("\"penalty\":[],\"state\"", "\"penalty\":[0,99],\"state\"") ==
          "penalty: Die Strafe ist hier 0:99; das Ergebnis in rules_view sagt eine andere.");
    CHECK(refusedAt("\"rule\":\"bet_alternate\"", "\"rule\":\"follow\"").starts_with("found: Gefunden ist"));
    const auto taken = importRulings(other, sound, "b.perlagg", {});
    REQUIRE(taken);
    store::Action many = other.journal().back().what;
    CHECK(inWords(many, words::Language::German) == "1 Entscheid eingelesen aus b.perlagg");
    CHECK(inWords(many, words::Language::Italian) == "1 decisione importata da b.perlagg");
    CHECK(inWords(many, words::Language::English) == "1 ruling imported from b.perlagg");
    many.arguments["count"] = "3";
    CHECK(inWords(many, words::Language::German) == "3 Entscheide eingelesen aus b.perlagg");
}

TEST_CASE("what is longer than anybody says is refused where it is typed") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    const std::string longest = "ß" + std::string(3999, 'x');
    NewRuling wanted = asked({1, 1, 0});
    wanted.dispute = longest + 'x';
    CHECK(codeOf(addRuling(evening, wanted).error()) == "ruling_words_too_long");
    wanted.dispute = longest;
    REQUIRE(addRuling(evening, wanted));
    CHECK(codeOf(overruleRuling(evening, 1, longest + 'x', "einig", {}).error()) == "ruling_words_too_long");
    CHECK(codeOf(appealRuling(evening, 1, longest + 'x', {}).error()) == "ruling_words_too_long");
    REQUIRE(appealRuling(evening, 1, longest, {}));
}

TEST_CASE("the journal says what a ruling put on the sheet, and against whom") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 7);
    const auto names = sheetView(evening.tournament(), {1, 1, 0})->seatNames;
    const std::string guilty = names[0] + " / " + names[2];
    const auto told = [&](words::Language language) {
        return inWords(evening.journal().back().what, language);
    };
    REQUIRE(addRuling(evening, asked({1, 1, 0})));
    REQUIRE(enterRuling(evening, 1, {Measure::Fine, 0, 0, 2}, {true, false, {}}));
    CHECK(told(words::Language::German) ==
          "Entscheid 1, Tisch 1, Runde 1: am Zettel: Strafe 2 für " + guilty + ", Zeile 1, Stand −2:0");
    CHECK(told(words::Language::Italian).find("penalità 2 per " + guilty) != std::string::npos);
    CHECK(told(words::Language::English).find("fine 2 for " + guilty) != std::string::npos);
    REQUIRE(enterRuling(evening, 1, {Measure::Lost, 0, 1}, {true, false, {}}));
    CHECK(told(words::Language::German).find("Partie verloren für " + names[1] + " / " + names[3]) !=
          std::string::npos);
}

TEST_CASE("a record from a table of a club's own rules names them, and reads back as the same rules") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    REQUIRE(changeSettings(
        evening, {{kOwnName, "Tarrenz #1"}, {"perlaggen", "S6 HK T7 TU TO"}, {"trump_hanger", "trump_wins"}},
        {}));
    start(evening, 7);
    const auto head = disputeFrom(evening.tournament(), {1, 1, 0});
    REQUIRE(head);
    const tournament::Settings& settings = evening.tournament().settings;
    const auto read = perlaggen::record::read(gameOf(settings).judge().written(*head));
    REQUIRE(read);
    CHECK(perlaggen::record::ownNameOf(read->front().header) == "Tarrenz  1"); // a # would begin a comment
    const perlaggen::rulebook::RuleSet back = perlaggen::record::rulesOf(read->front().header).set();
    perlaggen::rulebook::RuleSet own = *perlaggen::line::rulesOf(agreedOf(settings));
    own.title = back.title;
    CHECK(back.perlaggen == own.perlaggen);
    CHECK(back.switches == own.switches);
    CHECK(ownRulesFile(evening.tournament().settings).find("name: Tarrenz  1\n") != std::string::npos);

    // What somebody wrote without a head gets the name with the rules, not where they are others.
    REQUIRE(addRuling(evening, asked({1, 1, 0})));
    CHECK(last(evening).record.find("name: Tarrenz") != std::string::npos);
    NewRuling otherwise = asked({1, 2, 0});
    otherwise.record = "rules: innsbruck\nhouse: trump_hanger=stands\n\nA: bet gleich\nA: bet gleich\n";
    REQUIRE(addRuling(evening, otherwise));
    CHECK(last(evening).record.find("name:") == std::string::npos);
}

TEST_CASE("house rules stand in the journal as rules, one taken back as what it asks") {
    const store::Action set{
        "set",
        {{"options", "revoke_penalty=lose_deal_minus2; date=2026-11-22; trump_hanger=; prizes=8, woman"}}};
    for (const auto language :
         {words::Language::German, words::Language::Italian, words::Language::English}) {
        const std::string told = inWords(set, language);
        CAPTURE(told);
        CHECK(told.find("revoke_penalty") == std::string::npos);
        CHECK(told.find("lose_deal") == std::string::npos);
        CHECK(told.find("trump_hanger") == std::string::npos);
        CHECK(told.find(" = 2026-11-22; ") != std::string::npos);
        CHECK(told.ends_with(" = 8, woman")); // a value with a comma in it
        CHECK(inWords(store::Action{"set", {{"options", "trump_hanger=stands, name=Herbst"}}}, language)
                  .find("trump_hanger") == std::string::npos); // as files of before have it
    }
    CHECK(inWords(set, words::Language::German)
              .starts_with("Einstellungen: Farbeverleugnen kostet alle Punkte der Gabe und zwei dazu; "));
    CHECK(inWords(set, words::Language::German).find("einer in Trumpf ist: –; ") != std::string::npos);
    const store::Action list{"set", {{"options", "perlaggen=HK S6 T7 TU"}}};
    CHECK(inWords(list, words::Language::German) ==
          "Einstellungen: Perlaggen = Herz-König, Weli, Trumpf-Siebener, Trumpf-Unter");
    CHECK(inWords(list, words::Language::English).find("T7") == std::string::npos);
    std::string many;
    for (int i = 0; i < 12; ++i) many += "revoke_penalty=lose_deal_minus2; ";
    const std::string whole =
        inWords(store::Action{"set", {{"options", many + "name=Ende"}}}, words::Language::German);
    CHECK(whole.size() > 600);
    CHECK(whole.ends_with(" = Ende"));
}
