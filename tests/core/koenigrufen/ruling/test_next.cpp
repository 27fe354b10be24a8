#include "random_games.h"
#include "sampling.h"

#include <base/random.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/ruling/next.h>

using namespace schreiber::koenigrufen;
using namespace schreiber::koenigrufen::ruling::test;
using schreiber::base::Random;
using schreiber::test::sampled;
using schreiber::test::seedOfRun;

namespace {

// What the list has in full: cards, king and talon, and the games that can be bid.
bool isListedKind(const deal::Action& action) {
    if (const auto* bid = std::get_if<deal::Bid>(&action)) return !bid->bird;
    return std::holds_alternative<deal::Play>(action) || std::holds_alternative<deal::Call>(action) ||
           std::holds_alternative<deal::Take>(action) || std::holds_alternative<deal::Pass>(action);
}

std::vector<std::string> textsOf(const ruling::Replay& replay) {
    std::vector<std::string> texts;
    for (const ruling::NextStep& step : ruling::nextSteps(replay, record::Keywords::English))
        texts.push_back(std::string(schreiber::cards::toString(step.seat)) + ' ' + step.text);
    return texts;
}

ruling::Replay replayOf(const char* text) {
    const auto read = record::read(text);
    REQUIRE(read.ok());
    return ruling::replay(read->front());
}

} // namespace

TEST_CASE("What may be bid, called, taken and played next is listed, and nothing that is ruled on") {
    int listed = 0;
    for (int i = 0; i < sampled(25, 150, 3000); ++i) {
        const std::uint64_t seed =
            schreiber::base::mix(seedOfRun(), static_cast<std::uint64_t>(i) + 7'000'000);
        Random random(seed);
        const record::Record record = randomGame(seed, {.events = static_cast<int>(random.below(70))});
        CAPTURE(seed, record::write(record));
        const ruling::Replay replay = ruling::replay(record);
        const auto turn = ruling::turnIn(replay);
        const auto steps = ruling::nextSteps(replay, record::Keywords::English);
        if (replay.state().isOver()) {
            CHECK(steps.empty());
            CHECK(!turn);
            continue;
        }
        REQUIRE(turn);
        const rulebook::Rules rules = record::rulesOf(record.header);
        const auto isAccepted = [&](const deal::Event& event) { // on one of the ways
            return std::ranges::any_of(replay.ways, [&](const ruling::Way& way) {
                deal::State after = way.state;
                deal::apply(rules, after, event, static_cast<int>(record.events.size()));
                return after.rulings.size() == way.state.rulings.size();
            });
        };
        for (const ruling::NextStep& step : steps)
            if (step.action) {
                ++listed;
                CAPTURE(step.text);
                if (step.sure && !replay.state().isTakenUnseen) CHECK(isAccepted({step.seat, *step.action}));
            }
        for (const deal::Event& event : everyEvent(replay.state())) {
            if (event.seat != *turn || !isListedKind(event.action) || !isAccepted(event)) continue;
            const auto* bid = std::get_if<deal::Bid>(&event.action);
            const bool isBeforePlay = !replay.state().hasLed() && !replay.state().words.over;
            if (const auto* play = std::get_if<deal::Play>(&event.action)) {
                const bool isKnown = std::ranges::all_of(replay.ways, [&](const ruling::Way& way) {
                    return way.state.cards.surelyKept(event.seat).contains(play->card);
                });
                if (isBeforePlay || !isKnown) continue; // it may have been laid away unseen
            }
            CAPTURE(record::write(event.action));
            CHECK(std::ranges::any_of(steps, [&](const ruling::NextStep& step) {
                if (!step.action || step.seat != event.seat) return false;
                const auto* other = std::get_if<deal::Bid>(&*step.action);
                // of a game with a bird the least that is enough
                if (bid != nullptr && other != nullptr)
                    return bid->game == other->game && bid->how == other->how;
                return *step.action == event.action;
            }));
        }
    }
    CHECK(listed > 100);
}

TEST_CASE("Where nobody wrote the hands down, a card is left to be said") {
    const auto replay = replayOf("rules: ruediger\ngame: A rufer\n\nA: call H\nA: take 1\nA: lay K4 K3 K2\n"
                                 "A: lie\nB: good\nC: good\nD: good\nA: play XV\n");
    const auto texts = textsOf(replay);
    REQUIRE(texts.size() == 1);
    CHECK(texts[0] == "B play ");
    CHECK(ruling::turnIn(replay) == schreiber::cards::Seat::B);
}

TEST_CASE("What is laid away is left to be said") {
    const auto texts = textsOf(replayOf("rules: ruediger\ngame: A rufer\n\nA: call H\nA: take 1\n"));
    CHECK(texts == std::vector<std::string>{"A lay "});
}

TEST_CASE("A card is of whoever leads, whosever word it is; gut answers what was announced") {
    const ruling::Replay spoken = replayOf("rules: ruediger\ngame: C dreier\n\nC: announce pagat\n");
    CHECK(ruling::turnIn(spoken) == schreiber::cards::Seat::C); // who may go on speaking
    CHECK(ruling::turnFor(spoken, deal::Good{}) == schreiber::cards::Seat::D);
    const deal::Play card{schreiber::cards::tarock::kPagat};
    CHECK(ruling::turnFor(spoken, card) == schreiber::cards::Seat::A); // Vorhand
    const ruling::Replay good = replayOf("rules: ruediger\ngame: C bettler\n\nC: lie\nD: good\n");
    CHECK(ruling::turnFor(good, deal::Good{}) == schreiber::cards::Seat::A);
    CHECK(ruling::turnFor(good, card) == schreiber::cards::Seat::C);
}
