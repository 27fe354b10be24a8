#include "program.h"

#include <base/random.h>

#include <catch2/catch.hpp>

#include <cstdlib>
#include <sampling.h>

using schreiber::test::Desk;

// The program is killed at random moments of a scripted evening. Whatever it was doing, the file opens, is
// sound, and has the action whole or not at all; the action is then given again.
TEST_CASE("a killed program loses at most what it never confirmed") {
    const std::uint64_t seed = schreiber::test::seedOfRun();
    const int kills = std::getenv("SCHREIBER_LONG") != nullptr ? 200 : 20;
    INFO("SCHREIBER_SEED=" << seed);
    schreiber::base::Random random(seed);

    const Desk desk;
    REQUIRE(
        desk.run({"new", "a.schreiber", "--name", "x", "--rules", "innsbruck", "--format", "drawn"}).code ==
        0);
    REQUIRE(desk.run({"players", "import", "a.schreiber", std::string(SCHREIBER_EXAMPLES) + "/abend-30.csv"})
                .code == 0);
    int round = 0;
    int table = 8;
    for (int killed = 0; killed < kills;) {
        std::vector<std::string> action{"result",
                                        "set",
                                        "a.schreiber",
                                        "--round",
                                        std::to_string(round),
                                        "--table",
                                        std::to_string(table),
                                        "18",
                                        "5"};
        if (table > 7) action = {"draw", "tables", "a.schreiber"};
        const std::size_t before = desk.run({"journal", "a.schreiber", "--json"}).json().size();
        killed += desk.runAndKill(action, static_cast<unsigned>(random.below(60000))) ? 1 : 0;
        REQUIRE(desk.run({"verify", "a.schreiber"}).code == 0);
        const std::size_t after = desk.run({"journal", "a.schreiber", "--json"}).json().size();
        REQUIRE(after >= before);
        REQUIRE(after <= before + 1);
        if (after == before) REQUIRE(desk.run(action).code == 0);
        if (table > 7) {
            REQUIRE(desk.run({"round", "start", "a.schreiber"}).code == 0);
            ++round;
            table = 0;
        }
        ++table;
    }
}
