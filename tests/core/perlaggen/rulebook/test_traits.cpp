#include <catch2/catch.hpp>

#include <perlaggen/rulebook/catalogue.h>
#include <perlaggen/rulebook/rule_set.h>

using namespace schreiber::perlaggen::rulebook;

TEST_CASE("what the engine turns on is what the catalogue says the sets hold") {
    struct Pair {
        Trait trait;
        const char* point;
    };
    const Pair pairs[] = {{Trait::OverbidGeneral, "overbid_general"},
                          {Trait::OverbidMulti, "overbid_multi"},
                          {Trait::ThrowIn, "throw_in"},
                          {Trait::PlayOnError, "play_on_error"},
                          {Trait::OutOfTurnStays, "out_of_turn"},
                          {Trait::StrafTurn, "st_turn"},
                          {Trait::StolenLosesGame, "steal"},
                          {Trait::StolenLosesGame, "stock_use"},
                          {Trait::ExchangeUpgrade, "ex_upgrade"},
                          {Trait::ExchangeAcorns, "ex_acorn"},
                          {Trait::DealerAlone, "st_exchange"},
                          {Trait::ThreeBlind, "st_blind"},
                          {Trait::ShowNoDisturb, "show_no_disturb"},
                          {Trait::CutFault, "cut_one_visible"},
                          {Trait::PlayedStays, "no_takeback"},
                          {Trait::BlindSeenHoell, "blind_seen_hoell"}};
    for (const Pair& pair : pairs) {
        const RulePoint* point = findRulePoint(pair.point);
        REQUIRE(point);
        for (const RuleSet& set : ruleSets()) {
            CAPTURE(pair.point, set.id);
            CHECK(set.traits.has(pair.trait) == holdsIn(*point, set.id));
        }
    }
}
