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
