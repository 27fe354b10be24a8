#include "folder.h"

#include <desk/games.h>
#include <desk/settings.h>
#include <desk/words.h>

#include <catch2/catch.hpp>

#include <filesystem>
#include <perlaggen/rulebook/switches.h>

// What a tournament is set up with.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;
using namespace schreiber::perlaggen;

TEST_CASE("a new tournament is checked as a whole") {
    const Folder folder;
    NewTournament wanted;
    wanted.rules = "watten";
    wanted.format = "skat";
    wanted.house = {{"no_such_switch", "1"}};
    wanted.options = {{"ladder", "score,luck"}, {"missed-round", "often"}};
    const auto refused = Evening::create(folder.file("a.schreiber"), wanted);
    REQUIRE_FALSE(refused);
    CHECK(std::get<InputErrors>(refused.error()).errors.size() == 6); // and no name
    CHECK(exitCodeOf(refused.error()) == 2);
    CHECK_FALSE(std::filesystem::exists(folder.file("a.schreiber")));
}

TEST_CASE("target and open switches come from the rule set") {
    const Folder folder;
    NewTournament wanted;
    wanted.name = "x";
    wanted.rules = "imst";
    wanted.format = "drawn";
    const auto evening = Evening::create(folder.file("a.schreiber"), wanted);
    REQUIRE(evening);
    CHECK(evening->tournament().settings.target == 15);
    REQUIRE_FALSE(openSwitches(evening->tournament().settings).empty());
    CHECK_FALSE(openSwitches(evening->tournament().settings).front().values.empty());
}

TEST_CASE("the next evening is as the last one was, but for what is said and who plays") {
    const Folder folder;
    NewTournament made;
    made.name = "Herbst";
    made.rules = "imst";
    made.format = "drawn";
    made.date = "2026-11-01";
    made.place = "Gasthof Rose";
    made.target = 11;
    made.rounds = 4;
    made.tables = 6;
    made.house = {{"revoke_penalty", "lose_deal_minus2"}};
    made.options = {{"prizes", "4,woman"},
                    {"rules-name", "Unsere"},
                    {"rest", "pair"},
                    {"scoring", "100*win+1*points"},
                    {"hide-standings-until", "3"}};
    const std::string file = folder.file("a.schreiber");
    REQUIRE(Evening::create(file, made));
    const auto before = settingsOfFile(file);
    REQUIRE(before);
    const auto create = [&](NewTournament wanted, const char* name) {
        wanted.like = *before;
        auto evening = Evening::create(folder.file(name), wanted);
        if (!evening) FAIL(inWords(evening.error(), words::Language::English));
        return evening->tournament();
    };
    NewTournament next;
    next.name = "Winter";
    next.date = "2026-12-01";
    const auto same = create(next, "b.schreiber");
    auto expected = *before;
    expected.name = "Winter";
    expected.date = "2026-12-01";
    expected.seed = same.settings.seed;
    CHECK(same.settings == expected);
    CHECK(same.entries.empty());
    CHECK(create({}, "c.schreiber").settings.name == "Herbst"); // as a proposal
    CHECK(create({}, "d.schreiber").settings.date.empty());

    next.rounds = 6;
    next.target = 15;
    CHECK(create(next, "e.schreiber").settings.rounds == 6);
    NewTournament others = next;
    others.target = 0;
    others.rules = "innsbruck";
    const auto by = create(others, "f.schreiber").settings;
    CHECK(by.house.empty()); // they were Imst's, and so was the name
    CHECK(by.furtherOptions.empty());
    CHECK(by.target == 11);
    NewTournament bracket;
    bracket.format = "knockout";
    const auto knockout = create(bracket, "g.schreiber").settings;
    CHECK(knockout.rest == schreiber::tournament::Rest::Sit);
    CHECK(knockout.rounds == 0);
    CHECK(knockout.prizes == "4,woman");
    NewTournament wrong;
    wrong.like = *before;
    wrong.options = {{"ladder", "luck"}};
    CHECK_FALSE(checkNew(wrong));
    CHECK_FALSE(settingsOfFile(folder.file("none.schreiber")));
}

TEST_CASE("a switch takes the values of the book, each of them and no other") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    Confirmation dry;
    dry.dryRun = true;
    for (int i = 0; i < rulebook::kSwitchCount; ++i) {
        const auto which = static_cast<rulebook::Switch>(i);
        if (which == rulebook::Switch::Target) continue; // an option of the tournament, of a range of its own
        const std::string name(rulebook::nameOf(which));
        for (const std::string_view value : rulebook::valuesOf(which)) {
            CAPTURE(name, value);
            CHECK(changeSettings(evening, {{name, std::string(value)}}, dry));
            for (const std::string& wrong : {std::string(value) + " ", " " + std::string(value),
                                             std::string(value) + "x", std::string("99")}) {
                const auto refused = changeSettings(evening, {{name, wrong}}, dry);
                REQUIRE_FALSE(refused);
                CHECK(exitCodeOf(refused.error()) == 2);
                CHECK_THAT(inWords(refused.error(), words::Language::German), Catch::Contains(name));
            }
        }
    }
}
