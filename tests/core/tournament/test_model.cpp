#include <tournament/heats.h>
#include <tournament/model.h>

#include <catch2/catch.hpp>

using namespace schreiber::tournament;

namespace {

Entry single(int number, const std::string& first, const std::string& last) {
    Entry entry;
    entry.number = number;
    entry.persons = {{first, last, {}, Sex::Unstated}};
    return entry;
}

} // namespace

TEST_CASE("names go out and come back as they were") {
    for (const Format format : {Format::Drawn, Format::Pairs, Format::Knockout, Format::Groups, Format::Solo})
        CHECK(readFormat(nameOf(format)) == format);
    for (const Pairing pairing : {Pairing::Random, Pairing::Moving, Pairing::Swiss, Pairing::RoundRobin})
        CHECK(readPairing(nameOf(pairing)) == pairing);
    for (const SheetState state : {SheetState::Missing, SheetState::Open, SheetState::Entered,
                                   SheetState::Confirmed, SheetState::Disputed})
        CHECK(readSheetState(nameOf(state)) == state);
    for (const Ending ending : {Ending::Played, Ending::Time, Ending::Forfeit, Ending::Ruling})
        CHECK(readEnding(nameOf(ending)) == ending);
    for (const LeaverResults results : {LeaverResults::Forfeit, LeaverResults::Unplayed, LeaverResults::Void})
        CHECK(readLeaverResults(nameOf(results)) == results);
    for (const Sex sex : {Sex::Unstated, Sex::Female, Sex::Male}) CHECK(readSex(nameOf(sex)) == sex);
    CHECK(nameOf(Pairing::RoundRobin) == "round-robin");
    CHECK(nameOf(Sex::Female) == "f");
    CHECK_FALSE(readFormat("swiss"));
    CHECK_FALSE(readFormat(""));
    CHECK_FALSE(readSex("w"));
}

TEST_CASE("an entry is found by its number where others are gone") {
    Tournament tournament;
    for (const int number : {1, 2, 4, 7, 5}) tournament.entries.push_back(single(number, "Eva", "Neu"));
    for (const Entry& entry : tournament.entries) CHECK(findEntry(tournament, entry.number) == &entry);
    for (const int number : {-1, 0, 3, 6, 8}) CHECK(findEntry(tournament, number) == nullptr);
}

TEST_CASE("singles contest for themselves, drawn pairs as pairs") {
    Tournament tournament;
    tournament.entries = {single(1, "Anna", "Höß"), single(2, "Bert", "Thöni"), single(3, "Carla", "")};
    CHECK(contestants(tournament) == std::vector<int>{1, 2, 3});
    CHECK(nameOf(tournament, 1) == "Anna Höß");
    CHECK(nameOf(tournament, 3) == "Carla");
    CHECK(personsOf(tournament, 9).empty());

    tournament.settings.format = Format::Pairs;
    CHECK(contestants(tournament).empty());
    tournament.partnerships = {{1, 1, 3}};
    tournament.entries.push_back(single(4, "Dora", "Gruber"));
    tournament.entries.back().persons.push_back({"Emil", "Gruber", {}, Sex::Unstated});
    CHECK(contestants(tournament) == std::vector<int>{1, 4});
    CHECK(personsOf(tournament, 1) == std::vector<int>{1, 3});
    CHECK(personsOf(tournament, 2).empty());
    CHECK(nameOf(tournament, 1) == "Anna Höß / Carla");
    CHECK(nameOf(tournament, 4) == "Dora Gruber / Emil Gruber");
}

TEST_CASE("who is there in a round") {
    Tournament tournament;
    tournament.entries = {single(1, "Anna", "Höß"), single(2, "Bert", "Thöni")};
    tournament.entries[0].joined = 2;
    tournament.entries[1].absences = {{2, 3, LeaverResults::Unplayed}, {5, 0, LeaverResults::Void}};
    const auto active = [&](int number) {
        std::vector<int> rounds;
        for (int round = 1; round <= 6; ++round)
            if (isActive(tournament, number, round)) rounds.push_back(round);
        return rounds;
    };
    CHECK(active(1) == std::vector<int>{2, 3, 4, 5, 6});
    CHECK(active(2) == std::vector<int>{1, 4});
    CHECK(active(3).empty());
    CHECK(stateOf(tournament.entries[0]) == EntryState::Late);
    CHECK(stateOf(tournament.entries[1]) == EntryState::Left);

    tournament.settings.format = Format::Pairs;
    tournament.partnerships = {{1, 1, 2}};
    CHECK(active(1) == std::vector<int>{4});
}

TEST_CASE("a substitute is one until it leaves") {
    Entry entry = single(1, "Anna", "Höß");
    CHECK(stateOf(entry) == EntryState::Active);
    entry.replaced = {{{"Bert", "Thöni", {}, Sex::Male}, 0, 3}};
    CHECK(stateOf(entry) == EntryState::Substitute);
    entry.absences = {{3, 4, LeaverResults::Unplayed}};
    CHECK(stateOf(entry) == EntryState::Substitute);
    entry.absences.push_back({5, 0, LeaverResults::Unplayed});
    CHECK(stateOf(entry) == EntryState::Left);
}

TEST_CASE("who plays under a number is said for each round") {
    Entry pair = single(7, "Carla", "Neu");
    pair.persons.push_back({"Dora", "Gruber", {}, Sex::Unstated});
    // Anna, from round 2 Bert, from round 4 Carla; beside them Emil, from round 3 Dora.
    pair.replaced = {{{"Anna", "Höß", {}, Sex::Unstated}, 0, 2},
                     {{"Emil", "Egger", {}, Sex::Unstated}, 1, 3},
                     {{"Bert", "Thöni", {}, Sex::Unstated}, 0, 4}};
    Tournament tournament;
    tournament.settings.format = Format::Pairs;
    tournament.entries = {pair};
    CHECK(nameOf(tournament, 7, 1) == "Anna Höß / Emil Egger");
    CHECK(nameOf(tournament, 7, 2) == "Bert Thöni / Emil Egger");
    CHECK(nameOf(tournament, 7, 3) == "Bert Thöni / Dora Gruber");
    CHECK(nameOf(tournament, 7, 4) == "Carla Neu / Dora Gruber");
    CHECK(nameOf(tournament, 7) == "Carla Neu / Dora Gruber");
    Table table;
    table.sides = {{7}, {7}};
    CHECK(namesOfSide(tournament, 3, table, 0) == std::vector<std::string>{"Bert Thöni", "Dora Gruber"});
    table.stage = Stage::Crown;
    CHECK(namesOfSide(tournament, 2, table, 1) == std::vector<std::string>{"Emil Egger"});

    const std::vector<Substitution> came = substitutionsOf(tournament);
    REQUIRE(came.size() == 3);
    CHECK(nameOf(came[0].replaced) == "Anna Höß");
    CHECK(nameOf(came[0].by) == "Bert Thöni");
    CHECK(nameOf(came[1].by) == "Dora Gruber");
    CHECK(nameOf(came[2].by) == "Carla Neu");
    CHECK(came[2].from == 4);

    SECTION("two in a row before one round: the first never played") {
        tournament.entries[0].replaced[2].from = 2;
        CHECK(nameOf(tournament, 7, 1) == "Anna Höß / Emil Egger");
        CHECK(nameOf(tournament, 7, 2) == "Carla Neu / Emil Egger");
    }
    SECTION("where nobody kept the round, the substitute stands for all of them") {
        for (Replaced& one : tournament.entries[0].replaced) one.from = one.place = 0;
        CHECK(nameOf(tournament, 7, 1) == "Carla Neu / Dora Gruber");
        CHECK(nameOf(substitutionsOf(tournament)[1].by).empty());
    }
}

TEST_CASE("a match of a later heat has a number of its own and the table of its place in the heat") {
    Round round;
    for (int number = 1; number <= 5; ++number) round.tables.push_back({number, 1, {{1}, {2}}, 0, {}});
    CHECK_FALSE(hasHeats(round));
    CHECK(tableInRoom(round, round.tables[4]) == 5);
    CHECK(tableCalled(round, round.tables[4]) == "5");
    for (std::size_t i = 0; i < 5; ++i) round.tables[i].heat = static_cast<int>(i) / 2 + 1;
    CHECK(hasHeats(round));
    std::vector<int> there;
    for (const Table& table : round.tables) there.push_back(tableInRoom(round, table));
    CHECK(there == std::vector<int>{1, 2, 1, 2, 1});
    CHECK(tableCalled(round, round.tables[3]) == "2/2");
}

TEST_CASE("a round is complete when every sheet counts") {
    Round round;
    round.number = 1;
    Table table;
    table.number = 1;
    table.games.resize(2);
    round.tables = {table};
    Sheet& first = round.tables[0].games[0];
    Sheet& second = round.tables[0].games[1];
    first.state = SheetState::Confirmed;
    second.state = SheetState::Entered;
    CHECK_FALSE(isComplete(round)); // a draft
    round.state = RoundState::Published;
    CHECK(isComplete(round));
    second.state = SheetState::Open;
    CHECK_FALSE(isComplete(round));
    second.state = SheetState::Disputed;
    CHECK_FALSE(isComplete(round));
    second.ending = Ending::Ruling;
    CHECK(isComplete(round));
    CHECK(findTable(round, 1) == round.tables.data());
    CHECK(findTable(round, 2) == nullptr);
}

TEST_CASE("the round at hand is the last one") {
    Tournament tournament;
    CHECK(currentRound(tournament) == 0);
    tournament.rounds.resize(2);
    tournament.rounds[0].number = 1;
    tournament.rounds[1].number = 2;
    CHECK(currentRound(tournament) == 2);
    REQUIRE(findRound(tournament, 2) != nullptr);
    CHECK(findRound(tournament, 2)->number == 2);
    CHECK(findRound(tournament, 3) == nullptr);
}
