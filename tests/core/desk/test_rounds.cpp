#include "folder.h"

#include <desk/words.h>
#include <tournament/groups.h>

#include <catch2/catch.hpp>

#include <algorithm>

// What may happen to a round once it is drawn: swaps, leaving and coming back, matches of several games,
// corrections.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;

namespace {

tournament::FinalScore score(std::vector<int> points) {
    tournament::FinalScore final;
    final.points = std::move(points);
    return final;
}

Confirmation yes() {
    Confirmation confirmation;
    confirmation.yes = true;
    return confirmation;
}

NewTournament wanted(const std::string& format) {
    NewTournament made;
    made.name = "Abend";
    made.rules = "innsbruck";
    made.format = format;
    made.seed = 7;
    return made;
}

Evening pairs(const Folder& folder, const NewTournament& made, int count) {
    auto evening = Evening::create(folder.file("abend.schreiber"), made);
    REQUIRE(evening);
    if (count == 0) return std::move(*evening);
    std::string list = "Vorname;Nachname;Vorname 2;Nachname 2\n";
    for (int i = 1; i <= count; ++i) {
        const std::string n = std::to_string(i);
        list.append("A").append(n).append(";Berger").append(n);
        list.append(";B").append(n).append(";Cazzan").append(n).append("\n");
    }
    REQUIRE(evening->importEntries(list, "liste.csv", false));
    return std::move(*evening);
}

} // namespace

TEST_CASE("groups are the same after leaving, undo and redo; places change across them only at first") {
    const Folder folder;
    Evening evening = pairs(folder, wanted("groups"), 8);
    start(evening, 3);
    const auto groups = tournament::groupsOf(evening.tournament());
    REQUIRE(evening.swapPlaces(1, groups[0][0], groups[1][0], "falsch gelesen"));
    const auto swapped = tournament::groupsOf(evening.tournament());
    CHECK(tournament::groupOf(swapped, groups[0][0]) == 2);
    REQUIRE(evening.leave(swapped[0][1], tournament::LeaverResults::Forfeit, {}));
    CHECK(tournament::groupsOf(evening.tournament()) == swapped);
    REQUIRE(evening.undo("zu früh"));
    CHECK(tournament::groupsOf(evening.tournament()) == swapped);
    REQUIRE(evening.undo("doch nicht"));
    CHECK(tournament::groupsOf(evening.tournament()) == groups);
    REQUIRE(evening.redo());
    CHECK(tournament::groupsOf(evening.tournament()) == swapped);
    play(evening);
    start(evening, 4);
    CHECK(codeOf(evening.swapPlaces(2, swapped[0][0], swapped[1][0], "x").error()) == "swap_breaks_groups");
    CHECK(tournament::groupsOf(evening.tournament()) == swapped);
    CHECK(evening.verify()->empty());
}

TEST_CASE("a second person's word is for the first game that waits for it") {
    const Folder folder;
    NewTournament made = wanted("pairs");
    made.games = 3;
    Evening evening = pairs(folder, made, 4);
    start(evening, 3);
    CHECK(codeOf(evening.confirmSheet({1, 1, 0}).error()) == "sheet_not_written");
    for (int game = 1; game <= 2; ++game) REQUIRE(evening.setResult({1, 1, game}, score({18, 3}), {}));
    const auto gameOf = [](const Outcome<Receipt>& receipt) {
        REQUIRE(receipt);
        return receipt->entry.what.arguments.at("game");
    };
    CHECK(gameOf(evening.confirmSheet({1, 1, 0})) == "1");
    REQUIRE(evening.setResult({1, 1, 3}, score({4, 18}), {}));
    CHECK(gameOf(evening.keySecond({1, 1, 0}, {18, 3})) == "2");
    CHECK(gameOf(evening.confirmSheet({1, 1, 0})) == "3");
    CHECK(codeOf(evening.confirmSheet({1, 1, 0}).error()) == "sheet_confirmed");
    // A dispute is about the last with a result.
    CHECK(gameOf(evening.disputeSheet({1, 1, 0}, "uneinig")) == "3");
    CHECK(codeOf(evening.disputeSheet({1, 2, 0}, "uneinig").error()) == "sheet_not_written");
    REQUIRE(evening.setResult({1, 2, 1}, score({18, 3}), {}));
    CHECK(gameOf(evening.disputeSheet({1, 2, 0}, "uneinig")) == "1");
    // To write another result the game has to be named.
    CHECK(codeOf(evening.setResult({1, 1, 0}, score({18, 3}), {}).error()) == "all_games_written");
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
    const auto asked = evening.setResult({1, 1, 0}, score({3, 18}), {});
    REQUIRE(codeOf(asked.error()) == "correction_voids");
    CHECK(std::get<tournament::Refusal>(asked.error()).arguments.at("pairings") == named);
    Confirmation rehearsal;
    rehearsal.dryRun = true;
    CHECK(evening.setResult({1, 1, 0}, score({3, 18}), rehearsal)->voided == voided);
    CHECK(evening.setResult({1, 1, 0}, score({3, 18}), yes())->voided == voided);
}

TEST_CASE("a swap may not bring two together who must not meet, in a draft or on the wall") {
    for (const bool published : {false, true}) {
        CAPTURE(published);
        const Folder folder;
        Evening evening = singles(folder, 8);
        REQUIRE(evening.drawTables(3, {}));
        if (published) REQUIRE(evening.startRound());
        const auto tables = evening.tournament().rounds[0].tables;
        const int a = tables[0].sides[0][0];
        const int b = tables[1].sides[0][0];
        const int beside = tables[1].sides[1][0];
        REQUIRE(evening.keepApart(a, b));
        CHECK(codeOf(evening.swapPlaces(1, a, beside, "x").error()) == "swap_breaks_never");
        CHECK(evening.tournament().rounds[0].tables == tables);
        REQUIRE(evening.swapPlaces(1, a, b, "x")); // each at the other's table
        REQUIRE(evening.swapPlaces(1, tables[0].sides[1][0], tables[0].sides[0][1], "x")); // at one table
    }
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    const auto table = evening.tournament().rounds[0].tables[0];
    REQUIRE(evening.keepApart(table.sides[0][0], table.sides[1][0])); // too late for this round
    REQUIRE(evening.swapPlaces(1, table.sides[0][0], table.sides[1][1], "x"));
}

TEST_CASE("who comes back takes up an open match only while its round is played") {
    const Folder folder;
    Evening evening = singles(folder, 8, 4);
    start(evening, 3);
    const int leaver = evening.tournament().rounds[0].tables[0].sides[0][0];
    REQUIRE(evening.leave(leaver, tournament::LeaverResults::Unplayed, {}));
    REQUIRE(evening.comeBack(leaver)); // table 2 still plays
    CHECK(evening.due().missing.size() == 2);
    REQUIRE(evening.leave(leaver, tournament::LeaverResults::Unplayed, {}));
    REQUIRE(evening.setResult({1, 2, 0}, score({18, 3}), {}));
    CHECK(evening.roundState(1) == "complete");
    REQUIRE(evening.comeBack(leaver));
    CHECK(evening.roundState(1) == "complete");
    CHECK(evening.missing().empty());
    REQUIRE(evening.drawTables(4, {}));
    REQUIRE(evening.startRound());
    CHECK(evening.roundState(1) == "complete");
    bool seated = false;
    for (const tournament::Table& table : evening.tournament().rounds[1].tables)
        for (const auto& side : table.sides)
            seated = seated || std::count(side.begin(), side.end(), leaver) > 0;
    CHECK(seated);
    CHECK(evening.verify()->empty());
}

TEST_CASE("coming back asks where what did not count would count again") {
    const Folder folder;
    Evening evening = singles(folder, 8);
    start(evening, 3);
    play(evening);
    REQUIRE(evening.leave(1, tournament::LeaverResults::Void, yes()));
    const auto before = evening.tournament();
    const auto asked = evening.comeBack(1);
    REQUIRE(codeOf(asked.error()) == "return_changes");
    CHECK(isQuestion(asked.error()));
    CHECK(std::get<tournament::Refusal>(asked.error()).arguments.at("changes").find("→") !=
          std::string::npos);
    CHECK(evening.tournament() == before);
    const auto back = evening.comeBack(1, yes());
    REQUIRE(back);
    CHECK_FALSE(back->ranks.empty());
    CHECK(evening.standings()->rows.size() == 8);
}

TEST_CASE("the journal keeps the order in which cards were cut") {
    for (const bool typed : {false, true}) {
        const Folder folder;
        Evening evening = pairs(folder, wanted("pairs"), 0);
        REQUIRE(evening.importEntries("Vorname;Nachname\nAnna;A\nBert;B\nCarla;C\nDora;D\n", "l.csv", false));
        PartnerDraw how;
        how.by = "high-low";
        if (typed) how.typed = "1;LA\n2;L9\n3;LK\n4;L8\n", how.file = "karten.csv";
        const auto drawn = evening.drawPartners(4, {}, how);
        REQUIRE(drawn);
        const std::string& cut = drawn->entry.what.arguments.at("cut");
        if (typed) CHECK(cut == "4, 2, 3, 1");
        CHECK(cut.size() == std::string("1, 2, 3, 4").size());
        CHECK(inWords(drawn->entry, Language::English).find(cut) != std::string::npos);
        CHECK((inWords(drawn->entry, Language::English).find("karten.csv") != std::string::npos) == typed);
    }
}

TEST_CASE("camps are refused where the draw does not look at them, at first and later") {
    const auto misfits = [](NewTournament made) {
        const auto checked = Evening::checkNew(made);
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
        CHECK(exitCodeOf(evening
                             ->set(byPlace ? std::map<std::string, std::string>{{"camps", "yes"}}
                                           : std::map<std::string, std::string>{{"pairing", "moving"}})
                             .error()) == 2);
        REQUIRE(evening->set({{"place", "Imst"}}));
    }
    NewTournament groups = wanted("groups");
    groups.options = {{"camps", "yes"}};
    CHECK(misfits(groups));
}
