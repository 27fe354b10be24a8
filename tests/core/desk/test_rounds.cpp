#include "folder.h"

#include <desk/altered.h>
#include <desk/copies.h>
#include <desk/draws.h>
#include <desk/due.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/rulings.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <desk/words.h>
#include <tournament/groups.h>
#include <tournament/standings.h>

#include <catch2/catch.hpp>

#include <algorithm>

// What may happen to a round once it is drawn: swaps, leaving and coming back, matches of several games,
// corrections.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;

namespace {

// Four pairs at two tables in their first round, each match of several games.
Evening inGames(const Folder& folder, int games) {
    NewTournament made = wanted("pairs");
    made.games = games;
    Evening evening = pairs(folder, made, 4);
    start(evening, 3);
    return evening;
}

} // namespace

TEST_CASE("groups are the same after leaving, undo and redo; places change across them only at first") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("groups"), 8);
    start(evening, 3);
    const auto groups = tournament::groupsOf(evening.tournament());
    REQUIRE(swapPlaces(evening, 1, groups[0][0], groups[1][0], "falsch gelesen"));
    const auto swapped = tournament::groupsOf(evening.tournament());
    CHECK(tournament::groupOf(swapped, groups[0][0]) == 2);
    REQUIRE(leave(evening, swapped[0][1], tournament::LeaverResults::Forfeit, {}));
    CHECK(tournament::groupsOf(evening.tournament()) == swapped);
    REQUIRE(evening.undo("zu früh"));
    CHECK(tournament::groupsOf(evening.tournament()) == swapped);
    REQUIRE(evening.undo("doch nicht"));
    CHECK(tournament::groupsOf(evening.tournament()) == groups);
    REQUIRE(evening.redo());
    CHECK(tournament::groupsOf(evening.tournament()) == swapped);
    play(evening);
    start(evening, 4);
    CHECK(codeOf(swapPlaces(evening, 2, swapped[0][0], swapped[1][0], "x").error()) == "swap_breaks_groups");
    CHECK(tournament::groupsOf(evening.tournament()) == swapped);
    CHECK(verify(evening)->empty());
}

TEST_CASE("a second person's word is for the first game that waits for it") {
    const Folder folder;
    Evening evening = inGames(folder, 3);
    CHECK(codeOf(confirmSheet(evening, {1, 1, 0}).error()) == "sheet_not_written");
    for (int game = 1; game <= 2; ++game) REQUIRE(setResult(evening, {1, 1, game}, score({18, 3}), {}));
    const auto gameOf = [](const Outcome<Receipt>& receipt) {
        REQUIRE(receipt);
        return receipt->entry.what.arguments.at("game");
    };
    CHECK(gameOf(confirmSheet(evening, {1, 1, 0})) == "1");
    REQUIRE(setResult(evening, {1, 1, 3}, score({4, 18}), {}));
    CHECK(gameOf(keySecond(evening, {1, 1, 0}, {18, 3})) == "2");
    CHECK(gameOf(confirmSheet(evening, {1, 1, 0})) == "3");
    CHECK(codeOf(confirmSheet(evening, {1, 1, 0}).error()) == "sheet_confirmed");
    // A dispute is about the last with a result.
    CHECK(gameOf(disputeSheet(evening, {1, 1, 0}, "uneinig")) == "3");
    CHECK(codeOf(disputeSheet(evening, {1, 2, 0}, "uneinig").error()) == "sheet_not_written");
    REQUIRE(setResult(evening, {1, 2, 1}, score({18, 3}), {}));
    CHECK(gameOf(disputeSheet(evening, {1, 2, 0}, "uneinig")) == "1");
    // To write another result the game has to be named.
    CHECK(codeOf(setResult(evening, {1, 1, 0}, score({18, 3}), {}).error()) == "all_games_written");
}

TEST_CASE("the rows of a table in a list are its games in order, however often the list is given") {
    const Folder folder;
    Evening evening = inGames(folder, 2);
    REQUIRE(enterResults(evening, 1, "1;18;3\n2;5;18\n", "r.csv", {}));
    const std::size_t lines = evening.journal().size();
    REQUIRE(enterResults(evening, 1, "1;18;3\n2;5;18\n", "r.csv", {}));
    CHECK(evening.journal().size() == lines);
    const std::string whole = "1;18;3\n1;18;3\n2;5;18\n2;18;7\n";
    REQUIRE(enterResults(evening, 1, whole, "r.csv", {}));
    CHECK(roundState(evening.tournament(), 1) == "complete");
    REQUIRE(enterResults(evening, 1, whole, "r.csv", {}));
    CHECK(evening.journal().size() == lines + 1);
    const auto more = enterResults(evening, 1, whole + "1;18;3\n", "r.csv", {});
    CHECK(std::get<InputErrors>(more.error()).errors.front().expected.front() == "row_a_game");
}

TEST_CASE("a list that has another result for a game of several asks before it writes over it") {
    const Folder folder;
    Evening evening = inGames(folder, 2);
    REQUIRE(enterResults(evening, 1, "1;18;3\n", "r.csv", {}));
    CHECK(codeOf(enterResults(evening, 1, "1;7;18\n", "r.csv", {}).error()) == "list_rewrites_game");
    CHECK(enterResults(evening, 1, "1;7;18\n", "r.csv", yes()));
}

TEST_CASE("a late single in a tournament of pairs: drawn with the next, entered as a pair, or gone") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 0);
    REQUIRE(
        importEntries(evening, "Vorname;Nachname\nA;Berger\nB;Cazzan\nC;Demetz\nD;Egger\n", "l.csv", false));
    CHECK(codeOf(drawTables(evening, 1, {}).error()) == "partners_not_drawn");
    REQUIRE(drawPartners(evening, 1, {}));
    start(evening, 3);
    play(evening);
    const auto first = evening.tournament().partnerships;
    const auto enter = [&](const char* name, int partnerOf) {
        tournament::Entry entry;
        entry.persons = {{name, "Fink", {}, tournament::Sex::Unstated}};
        return addEntry(evening, entry, partnerOf, {});
    };
    REQUIRE(enter("E", 0));
    CHECK(evening.due().step == Step::Draw);
    CHECK(evening.due().round == 0);
    const auto alone = drawTables(evening, 1, {});
    REQUIRE(codeOf(alone.error()) == "partner_missing");
    CHECK(std::get<tournament::Refusal>(alone.error()).arguments.at("entries") == "5");
    CHECK(codeOf(drawPartners(evening, 1, {}).error()) == "odd_singles");

    REQUIRE(enter("F", 5)); // a pair at once
    CHECK(evening.due().round == 2);
    REQUIRE(enter("G", 0));
    REQUIRE(enter("H", 0));
    CHECK(codeOf(drawTables(evening, 1, {}).error()) == "partners_not_drawn");
    REQUIRE(drawPartners(evening, 2, {}));
    const auto& pairs = evening.tournament().partnerships;
    REQUIRE(pairs.size() == 3);
    CHECK(std::equal(first.begin(), first.end(), pairs.begin()));
    CHECK(tournament::contestants(evening.tournament()) == std::vector<int>{1, 2, 3, 5});
    CHECK(codeOf(drawPartners(evening, 2, {}).error()) == "round_exists");
    start(evening, 4);
    CHECK(evening.tournament().rounds.back().tables.size() == 2);
    CHECK(verify(evening)->empty());
}

TEST_CASE("who leaves in the middle of a game is told with the table and those who stay there") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 4);
    start(evening, 3);
    const tournament::Tournament now = evening.tournament();
    const tournament::Table table = now.rounds.back().tables[1];
    const int number = table.sides[0][0];
    const auto left = leave(evening, number, tournament::LeaverResults::Unplayed, {});
    REQUIRE(left);
    REQUIRE(left->warnings.size() == 1);
    const Warning& warning = left->warnings.front();
    CHECK(warning.code == "open_match_of_leaver");
    CHECK(warning.arguments.at("table") == "2");
    CHECK(warning.arguments.at("others") ==
          tournament::nameOf(*tournament::findEntry(now, table.sides[1][0])));
    const std::string words = warningInWords(warning, words::Language::German);
    CHECK(words.find("Tisch 2") != std::string::npos);
    CHECK(words.find("Ersatz für Nr. " + std::to_string(number)) != std::string::npos);
}

TEST_CASE("who leaves a drawn pair leaves a partner without a table, until somebody comes in that place") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 0);
    REQUIRE(
        importEntries(evening, "Vorname;Nachname\nA;Berger\nB;Cazzan\nC;Demetz\nD;Egger\n", "l.csv", false));
    REQUIRE(drawPartners(evening, 1, {}));
    start(evening, 3);
    play(evening);
    const tournament::Partnership pair = evening.tournament().partnerships.front();
    const auto left = leave(evening, pair.first, tournament::LeaverResults::Unplayed, {});
    REQUIRE(left);
    REQUIRE(left->warnings.size() == 1);
    CHECK(left->warnings[0].code == "partner_without_table");
    CHECK(left->warnings[0].arguments.at("partner") ==
          tournament::nameOf(*tournament::findEntry(evening.tournament(), pair.second)));
    CHECK_FALSE(tournament::isActive(evening.tournament(), pair.number, 2));
    Substitute wanted;
    wanted.person = {"E", "Fink", {}, tournament::Sex::Unstated};
    REQUIRE(substitute(evening, pair.first, wanted, {}));
    CHECK(tournament::isActive(evening.tournament(), pair.number, 2));
    REQUIRE(leave(evening, pair.first, tournament::LeaverResults::Unplayed, {}));
    const auto both = leave(evening, pair.second, tournament::LeaverResults::Unplayed, {});
    REQUIRE(both);
    CHECK(both->warnings.empty());
    CHECK(verify(evening)->empty());
}

TEST_CASE("a pair's number is never that of somebody who was left over and becomes a pair later") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 0);
    REQUIRE(importEntries(evening, "Vorname;Nachname\nA;Berger\nB;Cazzan\nC;Demetz\nD;Egger\nE;Fink\n",
                          "l.csv", false));
    REQUIRE(leave(evening, 1, tournament::LeaverResults::Unplayed, {}));
    REQUIRE(drawPartners(evening, 1, {}));
    REQUIRE(comeBack(evening, 1, {}));
    tournament::Entry partner;
    partner.persons = {{"F", "Gasser", {}, tournament::Sex::Unstated}};
    REQUIRE(addEntry(evening, partner, 1, {}));
    CHECK(tournament::contestants(evening.tournament()) == std::vector<int>{1, 2, 3});
}

TEST_CASE("a correction with a second chance names every later pairing that it makes void") {
    const Folder folder;
    NewTournament made = wanted("knockout");
    made.options = {{"repechage", "yes"}};
    Evening evening = pairs(folder, made, 8);
    start(evening, 1);
    play(evening);
    start(evening, 2);
    play(evening);
    const tournament::Table& first = evening.tournament().rounds[0].tables[0];
    std::vector<tournament::VoidPairing> voided;
    for (const tournament::Table& table : evening.tournament().rounds[1].tables)
        for (const auto& side : table.sides)
            if (side == first.sides[0] || side == first.sides[1]) voided.push_back({2, table.number});
    REQUIRE(voided.size() == 2);
    const std::string named =
        "2/" + std::to_string(voided[0].table) + ", 2/" + std::to_string(voided[1].table);
    const auto asked = setResult(evening, {1, 1, 0}, score({3, 18}), {});
    REQUIRE(codeOf(asked.error()) == "correction_voids");
    CHECK(std::get<tournament::Refusal>(asked.error()).arguments.at("pairings") == named);
    Confirmation rehearsal;
    rehearsal.dryRun = true;
    CHECK(setResult(evening, {1, 1, 0}, score({3, 18}), rehearsal)->voided == voided);
    CHECK(setResult(evening, {1, 1, 0}, score({3, 18}), yes())->voided == voided);
}

TEST_CASE("who is kept apart from the own drawn partner does not hold up the rounds") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 0);
    REQUIRE(
        importEntries(evening, "Vorname;Nachname\nA;Berger\nB;Cazzan\nC;Demetz\nD;Egger\n", "l.csv", false));
    REQUIRE(drawPartners(evening, 1, {}));
    const tournament::Partnership pair = evening.tournament().partnerships.front();
    REQUIRE(keepApart(evening, pair.first, pair.second, {}));
    REQUIRE(drawTables(evening, 1, {}));
    CHECK(startRound(evening, {}));
}

TEST_CASE("another extra game after the next round is drawn asks, and names what it makes void") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("knockout"), 4);
    start(evening, 1);
    const auto sides = evening.tournament().rounds[0].tables[0].sides;
    tournament::FinalScore level = score({9, 9});
    level.ending = tournament::Ending::Time;
    REQUIRE(setResult(evening, {1, 1, 0}, level, {}));
    REQUIRE(setResult(evening, {1, 2, 0}, score({18, 3}), {}));
    REQUIRE(recordDecider(evening, {sides[0][0], sides[1][0], 5, 3}, {}));
    start(evening, 2);
    const tournament::Decider other{sides[0][0], sides[1][0], 3, 5};
    CHECK(codeOf(recordDecider(evening, other, {}).error()) == "decider_voids_to_come");
    const auto done = recordDecider(evening, other, yes());
    REQUIRE(done);
    CHECK(done->voided.size() == 2); // the final and the match for the third place
}

TEST_CASE("a swap may not bring two together who must not meet, in a draft or on the wall") {
    for (const bool published : {false, true}) {
        CAPTURE(published);
        const Folder folder;
        Evening evening = singles(folder, 8);
        REQUIRE(drawTables(evening, 3, {}));
        if (published) REQUIRE(startRound(evening));
        const auto tables = evening.tournament().rounds[0].tables;
        const int a = tables[0].sides[0][0];
        const int b = tables[1].sides[0][0];
        const int beside = tables[1].sides[1][0];
        REQUIRE(keepApart(evening, a, b));
        const auto refused = swapPlaces(evening, 1, a, beside, "x");
        CHECK(codeOf(refused.error()) == "swap_breaks_never");
        for (const int number : {a, b})
            CHECK(inWords(refused.error(), words::Language::Italian)
                      .find(tournament::nameOf(evening.tournament(), number)) != std::string::npos);
        CHECK(evening.tournament().rounds[0].tables == tables);
        REQUIRE(swapPlaces(evening, 1, a, b, "x")); // each at the other's table
        REQUIRE(swapPlaces(evening, 1, tables[0].sides[1][0], tables[0].sides[0][1], "x")); // at one table
    }
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    const auto table = evening.tournament().rounds[0].tables[0];
    REQUIRE(keepApart(evening, table.sides[0][0], table.sides[1][0])); // too late for this round
    REQUIRE(swapPlaces(evening, 1, table.sides[0][0], table.sides[1][1], "x"));
}

TEST_CASE("who comes back takes up an open match only while its round is played") {
    const Folder folder;
    Evening evening = singles(folder, 8, 4);
    start(evening, 3);
    const int leaver = evening.tournament().rounds[0].tables[0].sides[0][0];
    REQUIRE(leave(evening, leaver, tournament::LeaverResults::Unplayed, {}));
    REQUIRE(comeBack(evening, leaver)); // table 2 still plays
    CHECK(evening.due().missing.size() == 2);
    REQUIRE(leave(evening, leaver, tournament::LeaverResults::Unplayed, {}));
    REQUIRE(setResult(evening, {1, 2, 0}, score({18, 3}), {}));
    CHECK(roundState(evening.tournament(), 1) == "complete");
    REQUIRE(comeBack(evening, leaver));
    CHECK(roundState(evening.tournament(), 1) == "complete");
    CHECK(tournament::missingSheets(evening.tournament()).empty());
    REQUIRE(drawTables(evening, 4, {}));
    REQUIRE(startRound(evening));
    CHECK(roundState(evening.tournament(), 1) == "complete");
    bool seated = false;
    for (const tournament::Table& table : evening.tournament().rounds[1].tables)
        for (const auto& side : table.sides)
            seated = seated || std::count(side.begin(), side.end(), leaver) > 0;
    CHECK(seated);
    CHECK(verify(evening)->empty());
}

TEST_CASE("coming back asks where what did not count would count again") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    play(evening);
    REQUIRE(leave(evening, 1, tournament::LeaverResults::Void, yes()));
    const auto before = evening.tournament();
    const auto asked = comeBack(evening, 1);
    REQUIRE(codeOf(asked.error()) == "return_changes");
    CHECK(isQuestion(asked.error()));
    CHECK(std::get<tournament::Refusal>(asked.error()).arguments.at("changes").find("→") !=
          std::string::npos);
    CHECK(evening.tournament() == before);
    const auto back = comeBack(evening, 1, yes());
    REQUIRE(back);
    CHECK_FALSE(back->ranks.empty());
    CHECK(standingsOf(evening)->rows.size() == 8);
}

TEST_CASE("the journal keeps the order in which cards were cut") {
    for (const bool typed : {false, true}) {
        const Folder folder;
        Evening evening = pairs(folder, wanted("pairs"), 0);
        REQUIRE(
            importEntries(evening, "Vorname;Nachname\nAnna;A\nBert;B\nCarla;C\nDora;D\n", "l.csv", false));
        PartnerDraw how;
        how.by = "high-low";
        if (typed) how.typed = "1;LA\n2;L9\n3;LK\n4;L8\n", how.file = "karten.csv";
        const auto drawn = drawPartners(evening, 4, {}, how);
        REQUIRE(drawn);
        const std::string& cut = drawn->entry.what.arguments.at("cut");
        if (typed) CHECK(cut == "4, 2, 3, 1");
        CHECK(cut.size() == std::string("1, 2, 3, 4").size());
        CHECK(inWords(drawn->entry, words::Language::English).find(cut) != std::string::npos);
        CHECK((inWords(drawn->entry, words::Language::English).find("karten.csv") != std::string::npos) ==
              typed);
    }
}

TEST_CASE("an option that means nothing in a format is refused where it is given") {
    const Folder folder;
    const auto fault = [&](const std::string& format, const std::map<std::string, std::string>& options,
                           int rounds) -> std::string {
        NewTournament made = wanted(format);
        made.options = options;
        made.rounds = rounds;
        const auto checked = checkNew(made);
        if (checked) return {};
        const auto& errors = std::get<InputErrors>(checked.error()).errors;
        REQUIRE(errors.size() == 1);
        return errors.front().expected.front();
    };
    CHECK(fault("pairs", {{"pairing", "swiss"}}, 0).empty());
    for (const char* format : {"drawn", "knockout", "groups"})
        CHECK(fault(format, {{"pairing", "swiss"}}, 0) == "pairing_format");
    CHECK(fault("groups", {{"groups", "3"}, {"qualify", "1"}}, 0).empty());
    CHECK(fault("pairs", {{"groups", "3"}}, 0) == "groups_format");
    CHECK(fault("knockout", {{"qualify", "1"}}, 0) == "groups_format");
    CHECK(fault("drawn", {}, 50).empty());
    CHECK(fault("drawn", {}, 51) == "1-50");
    for (const char* format : {"knockout", "groups"}) CHECK(fault(format, {}, 5) == "rounds_format");
    CHECK(fault("drawn", {{"hide-standings-until", "5"}}, 5).empty());
    CHECK(fault("drawn", {{"hide-standings-until", "6"}}, 5) == "hide_rounds");
    CHECK(fault("drawn", {{"hide-standings-until", "6"}, {"final", "crown"}}, 5).empty());
    CHECK(fault("drawn", {{"hide-standings-until", "6"}}, 0).empty());
    CHECK(fault("drawn", {{"keep-apart", "club"}}, 0).empty());
    CHECK(fault("groups", {{"keep-apart", "club"}}, 0) == "keep_apart_format");
    CHECK(fault("drawn", {{"meet", "once"}}, 8).empty());
    CHECK(fault("drawn", {{"meet", "twice"}}, 8) == "once");
    for (const char* format : {"pairs", "knockout", "solo"})
        CHECK(fault(format, {{"meet", "once"}}, 0) == "meet_format");

    NewTournament counted = wanted("solo");
    counted.rules = "strafperlaggen";
    CHECK(checkNew(counted));
    counted.target = 15;
    CHECK_FALSE(checkNew(counted));
}

TEST_CASE("a target that the club chose stays with other rules, and its rules' own goes with them") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("pairs"), 0);
    const auto target = [&] { return evening.tournament().settings.target; };
    CHECK(target() == 18);
    REQUIRE(changeSettings(evening, {{"rules", "imst"}}, {}));
    CHECK(target() == 15);
    REQUIRE(changeSettings(evening, {{"target", "21"}}, {}));
    REQUIRE(changeSettings(evening, {{"rules", "innsbruck"}}, {}));
    CHECK(target() == 21);
    REQUIRE(changeSettings(evening, {{"rules", "imst"}, {"target", "15"}}, {}));
    CHECK(target() == 15);
}

TEST_CASE("camps are refused where the draw does not look at them, at first and later") {
    const auto misfits = [](NewTournament made) {
        const auto checked = checkNew(made);
        return !checked && std::get<InputErrors>(checked.error()).errors.front().file == "camps";
    };
    for (const std::string pairing : {"random", "swiss", "moving", "round-robin"}) {
        CAPTURE(pairing);
        NewTournament made = wanted("pairs");
        made.pairing = pairing;
        made.options = {{"camps", "yes"}};
        const bool byPlace = pairing == "moving" || pairing == "round-robin";
        CHECK(misfits(made) == byPlace);
        const Folder folder;
        if (byPlace) made.options.clear();
        auto evening = Evening::create(folder.file("a.schreiber"), made);
        REQUIRE(evening);
        CHECK(exitCodeOf(changeSettings(*evening,
                                        byPlace ? std::map<std::string, std::string>{{"camps", "yes"}}
                                                : std::map<std::string, std::string>{{"pairing", "moving"}})
                             .error()) == 2);
        REQUIRE(changeSettings(*evening, {{"place", "Imst"}}));
    }
    NewTournament groups = wanted("groups");
    groups.options = {{"camps", "yes"}};
    CHECK(misfits(groups));
}

TEST_CASE("while groups play, a correction names the ranks in the group, and nobody of another") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("groups"), 8);
    start(evening, 3);
    play(evening);
    const auto groups = tournament::groupsOf(evening.tournament());
    const int moved = tournament::groupOf(groups, evening.tournament().rounds[0].tables[0].sides[0].front());
    Confirmation rehearsal;
    rehearsal.dryRun = true;
    const auto receipt = setResult(evening, {1, 1, 0}, score({2, 18}), rehearsal);
    REQUIRE(receipt);
    REQUIRE_FALSE(receipt->ranks.empty());
    for (const RankChange& change : receipt->ranks) {
        INFO(change.name << " " << change.before << " " << change.after);
        CHECK(tournament::groupOf(groups, change.entry) == moved);
        CHECK(std::max(change.before, change.after) <= 4);
    }
}

TEST_CASE("places are swapped with a reason while nothing is written there") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    const auto tables = evening.tournament().rounds.back().tables;
    const int a = tables[0].sides[0][0];
    const int b = tables[1].sides[1][1];
    CHECK(codeOf(swapPlaces(evening, 1, a, b, "").error()) == "reason_needed");
    CHECK(codeOf(swapPlaces(evening, 1, a, tables[0].sides[0][1], "x").error()) == "same_side");
    REQUIRE(swapPlaces(evening, 1, a, b, "vertauscht gesetzt"));
    CHECK(evening.tournament().rounds.back().tables[0].sides[0][0] == b);
    REQUIRE(setResult(evening, {1, 1, 0}, score({18, 3}), {}));
    CHECK(codeOf(swapPlaces(evening, 1, a, b, "x").error()) == "table_has_lines");
    // A number that names nothing is told first.
    CHECK(codeOf(swapPlaces(evening, 1, b, 99, "x").error()) == "no_such_contestant");
    CHECK(codeOf(swapPlaces(evening, 1, 99, 99, "x").error()) == "no_such_contestant");
    CHECK(codeOf(recordDecider(evening, {a, b, 9999, 9999}, {}).error()) == "too_many_points");
}

TEST_CASE(
    "a published round drawn anew has all who are there now: who came, came back, went, or took a place") {
    const Folder folder;
    Evening evening = singles(folder, 14);
    start(evening, 3);
    REQUIRE(evening.tournament().rounds.back().sittingOut.size() == 2);
    const int gone = evening.tournament().rounds.back().sittingOut.front();
    const int replaced = evening.tournament().rounds.back().sittingOut.back();
    const auto person = [](const char* first) {
        return tournament::Person{first, "Fink", {}, tournament::Sex::Unstated};
    };
    for (const char* first : {"Olga", "Paul", "Quirin"}) {
        tournament::Entry entry;
        entry.persons = {person(first)};
        REQUIRE(addEntry(evening, entry));
    }
    REQUIRE(leave(evening, gone, tournament::LeaverResults::Unplayed, {}));
    REQUIRE(leave(evening, 17, tournament::LeaverResults::Unplayed, {}));
    REQUIRE(comeBack(evening, 17));
    REQUIRE(substitute(evening, replaced, {person("Rosa")}));
    REQUIRE(redraw(evening, "zwei kamen noch", 4));
    const tournament::Round& anew = evening.tournament().rounds.back();
    std::vector<int> there = anew.sittingOut;
    for (const tournament::Table& table : anew.tables)
        for (const auto& side : table.sides) there.insert(there.end(), side.begin(), side.end());
    std::sort(there.begin(), there.end());
    std::vector<int> wantedThere;
    for (int number = 1; number <= 17; ++number)
        if (number != gone) wantedThere.push_back(number);
    CHECK(there == wantedThere);
    CHECK(anew.tables.size() == 4);
    CHECK(tournament::nameOf(evening.tournament(), replaced, 1) == "Rosa Fink");
    REQUIRE(startRound(evening));
    CHECK(verify(evening)->empty());
    REQUIRE(evening.undo("doch nicht"));
    REQUIRE(evening.undo("doch nicht"));
    CHECK(tournament::findEntry(evening.tournament(), 15)->joined == 2);
}

TEST_CASE("by score a rematch is asked about") {
    const Folder folder;
    NewTournament made = wanted("pairs");
    made.pairing = "swiss";
    Evening evening = pairs(folder, made, 4);
    for (std::uint64_t round = 1; round <= 3; ++round) {
        start(evening, round);
        play(evening);
    }
    const auto again = drawTables(evening, 4, {});
    CHECK(codeOf(again.error()) == "rematch_asks");
    const std::string first = tournament::nameOf(evening.tournament(), 1, 4);
    CHECK_THAT(inWords(again.error(), words::Language::German), Catch::Contains(first + " – "));
    CHECK(isQuestion(again.error()));
    CHECK(evening.tournament().rounds.size() == 3);
    REQUIRE(drawTables(evening, 4, yes()));
    CHECK(evening.quality(4)->opponentRepeats == 2);
}

TEST_CASE("whose turn it is not to sit out does so by slips or by hand only when asked for") {
    const Folder folder;
    Evening evening = singles(folder, 6);
    REQUIRE(typeTables(evening, "1;1;2;3;4\n", "zettel.csv", 3, {}));
    REQUIRE(startRound(evening));
    play(evening);
    const auto again = typeTables(evening, "1;1;2;3;4\n", "zettel.csv", 3, {});
    CHECK(codeOf(again.error()) == "sits_out_again"); // 5 and 6
    for (const int entry : {5, 6})
        CHECK_THAT(inWords(again.error(), words::Language::German),
                   Catch::Contains(tournament::nameOf(evening.tournament(), entry, 2)));
    CHECK(isQuestion(again.error()));
    REQUIRE(typeTables(evening, "1;5;6;3;4\n", "zettel.csv", 3, {}));
    const auto swapped = swapPlaces(evening, 2, 1, 5, "müde");
    CHECK(codeOf(swapped.error()) == "sits_out_again");
    REQUIRE(swapPlaces(evening, 2, 1, 5, "müde", yes()));
    CHECK(verify(evening)->empty());
}

TEST_CASE("two of a group who must not meet are asked about by name before the knock-out, also when it is "
          "redrawn") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("groups"), 4);
    start(evening, 3);
    play(evening);
    const auto& met = evening.tournament().rounds[0].tables;
    const auto [a, b] = std::minmax({met[0].sides[0][0], met[1].sides[0][0]}); // who have not met
    REQUIRE(keepApart(evening, a, b));
    for (int round = 2; round <= 3; ++round) {
        start(evening, static_cast<std::uint64_t>(round));
        play(evening);
    }
    const auto asked = drawTables(evening, 5, {});
    REQUIRE_FALSE(asked.ok());
    CHECK(codeOf(asked.error()) == "groups_unmet");
    CHECK(isQuestion(asked.error()));
    for (const int number : {a, b})
        CHECK(inWords(asked.error(), words::Language::German)
                  .find(tournament::nameOf(evening.tournament(), number)) != std::string::npos);
    CHECK(evening.tournament().rounds.size() == 3);
    REQUIRE(drawTables(evening, 5, yes()));
    CHECK(codeOf(redraw(evening, "falsch gelesen", 6, {}).error()) == "groups_unmet");
    CHECK(redraw(evening, "falsch gelesen", 6, yes()));
}

TEST_CASE("who sits out and who came late make one table more, and play in that round") {
    const Folder folder;
    Evening evening = singles(folder, 10);
    start(evening, 5);
    const std::vector<int> out = evening.tournament().rounds.back().sittingOut;
    REQUIRE(out.size() == 2);
    tournament::Entry late;
    late.persons = {{"Eva", "Spät", {}, tournament::Sex::Unstated}};
    const int first = addEntry(evening, late)->number;
    late.persons = {{"Udo", "Später", {}, tournament::Sex::Unstated}};
    const int second = addEntry(evening, late)->number;
    CHECK(whoCanSit(evening.tournament()) == std::vector<int>{out[0], out[1], first, second});
    const std::vector<int> four{out[0], first, out[1], second};
    const auto refused = [&](int round, const std::vector<int>& numbers, const std::string& why = "spät") {
        return codeOf(addTable(evening, round, numbers, why).error());
    };
    CHECK(refused(1, four, "") == "reason_needed");
    CHECK(refused(2, four) == "no_such_round");
    CHECK(refused(1, {out[0], first, out[1], out[0]}) == "same_entry");
    CHECK(refused(1, {out[0], first, out[1]}) == "further_size");
    CHECK(refused(1, {out[0], first}) == "further_size"); // two alone sit out here
    CHECK(refused(1, {out[0], first, out[1], 99}) == "no_such_contestant");
    const int seated = evening.tournament().rounds[0].tables[0].sides[0][0];
    CHECK(refused(1, {out[0], first, out[1], seated}) == "further_seated");
    REQUIRE(keepApart(evening, out[0], second));
    CHECK(refused(1, four) == "slip_never");
    REQUIRE(letMeet(evening, out[0], second));
    REQUIRE(leave(evening, second, tournament::LeaverResults::Unplayed, {}));
    CHECK(refused(1, four) == "entry_left");
    REQUIRE(comeBack(evening, second));

    const auto added = addTable(evening, 1, four, "sie sind da");
    REQUIRE(added);
    // of the sheets that are printed those of the other tables stay good
    CHECK(added->warnings == std::vector<Warning>{{"printed_sheets_outdated", {{"tables", "3"}}}});
    const tournament::Round& round = evening.tournament().rounds[0];
    CHECK(round.sittingOut.empty());
    CHECK(round.tables.back().number == 3);
    CHECK(round.tables.back().sides == std::vector<std::vector<int>>{{out[0], first}, {out[1], second}});
    CHECK(tournament::isActive(evening.tournament(), first, 1));
    CHECK(verify(evening)->empty());
    CHECK(codeOf(evening.undo("").error()) == "undo_needs_reason"); // it hangs on the wall
    REQUIRE(evening.undo("doch nicht"));
    CHECK(evening.tournament().rounds[0].sittingOut == out);
    CHECK_FALSE(tournament::isActive(evening.tournament(), first, 1));
    REQUIRE(evening.redo());
    play(evening);
    start(evening, 6);
    CHECK(refused(1, four) == "further_not_last");
    const auto trip = Evening::importJson(exportJson(evening, false), "a.json", folder.file("b.schreiber"));
    if (!trip) FAIL(inWords(trip.error(), words::Language::English));
    CHECK(trip->tournament() == evening.tournament());
}

TEST_CASE("rounds of pairs that moved are taken from the export, however pairs are drawn since") {
    int gaps = 0;
    for (const int count : {5, 6, 7, 8, 9}) {
        const Folder folder;
        NewTournament made = wanted("pairs");
        made.pairing = "moving";
        Evening evening = pairs(folder, made, count);
        for (std::uint64_t seed = 1; seed <= 2; ++seed) {
            start(evening, seed);
            play(evening);
        }
        for (const tournament::Round& round : evening.tournament().rounds)
            gaps += std::cmp_less(round.tables.size(), round.tables.back().number) ? 1 : 0;
        REQUIRE(changeSettings(evening, {{"pairing", "random"}}, yes()));
        const auto trip =
            Evening::importJson(exportJson(evening, false), "a.json", folder.file("b.schreiber"));
        if (!trip) FAIL(inWords(trip.error(), words::Language::English));
    }
    CHECK(gaps > 0);
}

TEST_CASE("what was written before a further table began a second heat is taken from the export") {
    const Folder folder;
    Evening evening = singles(folder, 10);
    REQUIRE(changeSettings(evening, {{"tables", "2"}}, {}));
    start(evening, 5);
    tournament::Line line;
    line.points = {2, 1};
    REQUIRE(addLine(evening, {1, 1, 1}, line, {}));
    NewRuling wanted;
    wanted.record = "rules: innsbruck\ntrump: L\n\nA: bet gleich\nA: bet gleich\n";
    wanted.dispute = "Zweimal?";
    wanted.place = {1, 1, 0};
    REQUIRE(addRuling(evening, wanted, yes()));
    std::vector<int> four = evening.tournament().rounds.back().sittingOut;
    for (const char* name : {"Eva", "Udo"}) {
        tournament::Entry late;
        late.persons = {{name, "Spät", {}, tournament::Sex::Unstated}};
        four.push_back(addEntry(evening, late)->number);
    }
    REQUIRE(addTable(evening, 1, four, "sie sind da"));
    CHECK(evening.tournament().rounds[0].tables.back().heat == 2);
    REQUIRE(addLine(evening, {1, 1, 1}, line, {}));
    const std::string json = exportJson(evening, false);
    const auto trip = Evening::importJson(json, "a.json", folder.file("b.schreiber"));
    if (!trip) FAIL(inWords(trip.error(), words::Language::English));
    CHECK(exportJson(*trip, false) == json);
}

TEST_CASE("one table more has the sides of its format, and none comes of results or groups") {
    const Folder folder;
    Evening solo = strafperlaggen(folder, 9);
    start(solo, 3);
    std::vector<int> late;
    for (const char* name : {"Eva", "Udo", "Pia"}) {
        tournament::Entry entry;
        entry.persons = {{name, "Spät", {}, tournament::Sex::Unstated}};
        late.push_back(addEntry(solo, entry)->number);
    }
    REQUIRE(addTable(solo, 1, late, "spät"));
    CHECK(solo.tournament().rounds[0].tables.back().sides.size() == 3);
    const Folder second;
    Evening draft = pairs(second, wanted("pairs"), 4);
    REQUIRE(drawTables(draft, 4, {}));
    CHECK(codeOf(addTable(draft, 1, {1, 2}, "spät").error()) == "further_in_draft");
    const Folder third;
    Evening groups = pairs(third, wanted("groups"), 8);
    start(groups, 3);
    CHECK(codeOf(addTable(groups, 1, {1, 2}, "spät").error()) == "further_by_results");
    const Folder fourth;
    Evening bracket = pairs(fourth, wanted("knockout"), 8);
    start(bracket, 3);
    CHECK(codeOf(addTable(bracket, 1, {1, 2}, "spät").error()) == "further_by_results");
}
