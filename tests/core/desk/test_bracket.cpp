#include "folder.h"

#include <desk/draws.h>
#include <desk/due.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/settings.h>
#include <desk/words.h>

#include <catch2/catch.hpp>

#include <utility>

// What becomes of a bracket that people leave.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;

namespace {

bool says(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

} // namespace

TEST_CASE("a knock-out that all others have left is decided: no empty round is drawn, and it can be closed") {
    for (const bool secondChance : {false, true}) {
        CAPTURE(secondChance);
        const Folder folder;
        NewTournament made = wanted("knockout");
        if (secondChance) made.options = {{"repechage", "yes"}};
        Evening evening = pairs(folder, made, 4);
        start(evening, 3);
        play(evening);
        CHECK(evening.due().step == Step::Draw);
        const tournament::Round& semiFinals = evening.tournament().rounds[0];
        const int finalist = semiFinals.tables[0].sides[0][0]; // who has 18
        for (const auto& [table, side] : {std::pair(0, 1), std::pair(1, 0), std::pair(1, 1)}) {
            const int number = evening.tournament()
                                   .rounds[0]
                                   .tables[static_cast<std::size_t>(table)]
                                   .sides[static_cast<std::size_t>(side)][0];
            REQUIRE(leave(evening, number, tournament::LeaverResults::Unplayed, yes()));
        }
        CHECK(evening.due().step == Step::Finished);
        const auto drawn = drawTables(evening, 4, yes());
        REQUIRE_FALSE(drawn.ok());
        CHECK(codeOf(drawn.error()) == "bracket_decided_by_leaving");
        const std::string name = tournament::nameOf(evening.tournament(), finalist);
        CHECK(says(inWords(drawn.error(), words::Language::German), name));
        CHECK(says(adviceFor(drawn.error(), words::Language::English), "close"));
        CHECK(evening.tournament().rounds.size() == 1);
        CHECK(standingsOf(evening)->final);
        CHECK(standingsOf(evening)->rows[0].entry == finalist);
        CHECK(closeTournament(evening));
    }
}

TEST_CASE("with a second chance each round of a bracket that many leave has a table, or it is decided") {
    for (int first = 0; first < 8; ++first) {
        CAPTURE(first);
        const Folder folder;
        NewTournament made = wanted("knockout");
        made.options = {{"repechage", "yes"}};
        Evening evening = pairs(folder, made, 8);
        for (int round = 1; round <= 8; ++round) {
            if (const auto drawn = drawTables(evening, static_cast<std::uint64_t>(round), {}); !drawn.ok()) {
                CHECK(codeOf(drawn.error()).starts_with("bracket_decided"));
                CHECK(evening.due().step == Step::Finished);
                break;
            }
            REQUIRE_FALSE(evening.tournament().rounds.back().tables.empty());
            REQUIRE(startRound(evening));
            play(evening);
            // Two a round, now of the bracket and now of the second chance.
            for (const int number : {(first + round) % 8 + 1, (first + 3 * round) % 8 + 1})
                if (tournament::isActive(evening.tournament(), number, round + 1))
                    REQUIRE(leave(evening, number, tournament::LeaverResults::Unplayed, yes()));
        }
        CHECK(closeTournament(evening, yes()));
    }
}
