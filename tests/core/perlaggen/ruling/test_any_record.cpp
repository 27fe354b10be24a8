#include "../deal/dealing.h"
#include "word_rules.h"

#include <catch2/catch.hpp>
#include <nlohmann/json.hpp>

#include <perlaggen/record/reader.h>
#include <perlaggen/record/writer.h>
#include <perlaggen/ruling/replay.h>
#include <perlaggen/ruling/result.h>

using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::deal::test;
using cards::Seat;

namespace {

constexpr std::uint64_t kSeed = 1926;

// Whatever comes into the players' heads, as a record of a file.
record::Record anyRecord(const rulebook::RuleSet& set, base::Random& random) {
    const rulebook::Rules rules = rulesOf(set.id, set.seats.front());
    const Dealt deal = dealt(rules, random);
    record::Record record;
    record.header.rules = set.id;
    record.header.dealer = deal.setup.dealer;
    record.header.score.emplace();
    for (int team = 0; team < rules.teams(); ++team)
        record.header.score->push_back(deal.setup.score[static_cast<std::size_t>(team)]);
    for (int seat = 0; seat < rules.seats(); ++seat) {
        if (random.below(4) == 0) continue;
        auto& hand = record.header.hands[static_cast<std::size_t>(seat)].emplace();
        for (const cards::Card card : deal.setup.hands[static_cast<std::size_t>(seat)])
            hand.push_back({card});
    }
    deal::State state = deal::begin(deal.setup);
    record.events.push_back({deal.setup.dealer, deal::Turn{.cards = deal.turned}});
    state = deal::apply(rules, state, record.events.back()).next;
    for (int i = 0; i < 40; ++i) {
        deal::Event event = anyEvent(state, random);
        if (std::holds_alternative<deal::Reveal>(event.action) ||
            std::holds_alternative<deal::Bet>(event.action))
            event = {event.seat, deal::EndOfTurn{}}; // not every value of these can be written
        if (std::holds_alternative<deal::Turn>(event.action)) continue;
        record.events.push_back(event);
        state = deal::apply(rules, state, event).next;
    }
    return record;
}

} // namespace

TEST_CASE("any record that can be read comes to a result, in JSON and in words") {
    base::Random random(kSeed);
    int replayed = 0;
    for (int n = 0; n < 20; ++n)
        for (const rulebook::RuleSet& set : rulebook::ruleSets()) {
            const std::string text = record::write(anyRecord(set, random));
            CAPTURE(text);
            const auto records = record::read(text);
            if (!records) continue; // a Weli in the smaller pack
            ++replayed;
            const ruling::Replay replay = ruling::replay(records->front());
            const auto json = nlohmann::json::parse(ruling::resultJson(replay, words::Language::English));
            CHECK(json["legal"] == replay.legal());
            for (const auto& one : json["rulings"]) {
                CHECK_FALSE(one["explanation"].get<std::string>().empty());
                CHECK(one["line"].get<int>() > 0);
                if (one["verdict"] == "undecided") CHECK_FALSE(one["decides"].empty());
            }
            CHECK_THAT(ruling::test::defectIn(replay), Catch::Equals(""));
            for (const words::Language language : words::kLanguages)
                CHECK(ruling::resultText(replay, language).find("{") == std::string::npos);
        }
    CHECK(replayed > 100);
}
