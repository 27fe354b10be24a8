#include "dealing.h"

#include <cards/notation.h>

#include <catch2/catch.hpp>

#include <perlaggen/deal/apply.h>
#include <perlaggen/deal/comparison.h>
#include <perlaggen/deal/declaring.h>
#include <perlaggen/deal/outcome.h>
#include <perlaggen/rulebook/rule_set.h>
#include <string>
#include <vector>

// Betting and declaring, asked directly: a wrong change of them shows here, whatever references are written
// anew.
using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::deal;
using namespace schreiber::perlaggen::deal::test;
using cards::Card, cards::Seat;

namespace {

constexpr Figure G = Figure::Gleich;
constexpr Figure H = Figure::Hanger;

// Events one after the other from a deal whose trump lies, and the rules that were broken in them.
struct Told {
    State state;
    std::vector<std::string> broken;
};
Told told(const rulebook::Rules& rules, Setup setup, const std::vector<Event>& events) {
    setup.seats = rules.seats();
    setup.handSize = rules.handSize();
    setup.target = rules.set().target();
    setup.dealer = static_cast<Seat>(rules.seats() - 1);
    setup.trump = cards::Suit::Laub;
    Told told{begin(setup), {}};
    for (const Event& event : events) {
        Step step = apply(rules, told.state, event);
        for (const Ruling& ruling : step.rulings)
            if (ruling.verdict == Verdict::Illegal) told.broken.emplace_back(ruling.rule);
        told.state = step.next;
    }
    return told;
}

cards::CardSet handOf(std::initializer_list<const char*> names) {
    cards::CardSet hand;
    for (const char* name : names) hand.insert(*cards::readCard(name));
    return hand;
}

// The Gleich raised step by step by both up to the Spiel aus, which the first says.
std::vector<Event> raisedToTheTop(Seat first, Seat second) {
    std::vector<Event> events;
    for (int step = 0; step < 7; ++step)
        events.push_back({step % 2 == 0 ? first : second, Bet{.figure = G, .value = {}}});
    return events;
}

} // namespace

TEST_CASE("a Spiel aus that nobody held scores the seven before it, and before what was given earlier") {
    const rulebook::Rules imst = rulesOf("imst", 4);
    std::vector<Event> events{{Seat::B, Bet{.figure = H, .value = {}}}, {Seat::A, Good{.figure = H}}};
    for (const Event& event : raisedToTheTop(Seat::A, Seat::B)) events.push_back(event);
    events.push_back({Seat::B, Good{.figure = G}});
    const Told given = told(imst, {}, events);
    CHECK(given.broken.empty());
    const Outcome out = outcome(imst, given.state);
    REQUIRE(out.counted.size() == 2);
    CHECK(out.counted[0].figure == G);
    CHECK(out.counted[0].points == 7);
    CHECK(out.counted[0].point == "order_spiel_aus"_point);
    CHECK(out.counted[1].figure == H);
    CHECK(out.score == ByTeam{7, 1, 0});
    // a seven that is given is a six, and no Spiel aus
    events.erase(events.end() - 2, events.end());
    events.push_back({Seat::A, Good{.figure = G}});
    const Outcome six = outcome(imst, told(imst, {}, events).state);
    REQUIRE(six.counted.size() == 2);
    CHECK(six.counted[0].figure == H);
    CHECK(six.score == ByTeam{0, 7, 0});
}

TEST_CASE("of three the one who said nothing may raise right after a bet is held, and later not") {
    const rulebook::Rules rules = rulesOf("innsbruck", 3, "p3_free_rider_late_raise=no");
    const std::vector<Event> held{{Seat::A, Bet{.figure = G, .value = {}}}, {Seat::B, Hold{.figure = G}}};
    std::vector<Event> events = held;
    events.push_back({Seat::C, Bet{.figure = G, .value = {}}});
    const Told atOnce = told(rules, {}, events);
    CHECK(atOnce.broken.empty());
    CHECK(atOnce.state.figure(G).open == 3);
    events = held;
    events.push_back({Seat::A, Play{.card = {.card = *cards::readCard("S9"), .as = {}}}});
    events.push_back({Seat::C, Bet{.figure = G, .value = {}}});
    const Told later = told(rules, {}, events);
    REQUIRE_FALSE(later.broken.empty());
    CHECK(later.broken.back() == "p3_c_raise");
    CHECK(later.state.figure(G).open == 0);
}

TEST_CASE("who asks or denies tells how many cards he has, and asks for more tells more") {
    const rulebook::Rules rules = rulesOf("innsbruck", 4);
    Setup setup;
    setup.score = {17, 17};
    setup.hands[0] = handOf({"SA", "HA", "EA", "S8", "L9"});
    setup.hands[1] = handOf({"S9", "H9", "E9", "L10", "E8"});
    setup.hands[2] = handOf({"SU", "HK", "E10", "S10", "L8"});
    setup.hands[3] = handOf({"SK", "H10", "LA", "S7", "H8"});
    const auto sizes = [](const Told& told) {
        const auto& sides = told.state.declaration.told;
        return std::vector{sides[0].size, sides[1].size};
    };
    const std::vector<Event> events{{Seat::A, AskDeclare{.size = 3}}, {Seat::B, Deny{}}};
    CHECK(sizes(told(rules, setup, {events[0]})) == std::vector{3, 0});
    const Told denied = told(rules, setup, events);
    CHECK(denied.broken.empty());
    CHECK(sizes(denied) == std::vector{3, 3});
}

TEST_CASE("who denies with a figure that he should have asked with before comes late, and nobody else") {
    const rulebook::Rules innsbruck = rulesOf("innsbruck", 4);
    Setup setup;
    setup.score = {17, 17, 0};
    setup.hands[0] = handOf({"EA", "HA", "SA", "L8", "E9"});
    setup.hands[1] = handOf({"E10", "H10", "S10", "L9", "H8"});
    const auto late = [&](const std::vector<Event>& events) {
        const Told asked = told(innsbruck, setup, events);
        CHECK(asked.broken.empty());
        return askedLate(innsbruck, asked.state, events, {});
    };
    const Event asksB{Seat::B, AskDeclare{.size = 3}};
    const Event asksA{Seat::A, AskDeclare{.size = 3}};
    CHECK(late({asksB, {Seat::A, Deny{}}}) == std::vector<AskedLate>{{1, Seat::A, Seat::B}});
    CHECK(late({asksA, {Seat::B, Deny{}}}).empty());
    setup.hands[0] = handOf({"EA", "HA", "S8", "L8", "E9"});
    setup.hands[2] = handOf({"EK", "LK", "SK", "SA", "LA"}); // his partner, who sits behind B
    CHECK(late({asksB, {Seat::A, Deny{}}}).empty());
    CHECK(late({asksB, {Seat::C, Deny{}}}).empty());
}

TEST_CASE("by what a figure on the table is the better one") {
    const auto laid = [](std::initializer_list<const char*> own, std::initializer_list<const char*> theirs) {
        State state;
        state.trump = cards::Suit::Laub;
        for (const Card card : handOf(own)) state.hand(Seat::A).shown.push({.card = card});
        for (const Card card : handOf(theirs)) state.hand(Seat::B).shown.push({.card = card});
        return state;
    };
    const rulebook::Rules imst = rulesOf("imst", 4);
    const rulebook::Rules innsbruck = rulesOf("innsbruck", 4);
    CHECK(comparisonOf(imst, laid({"EA", "HA"}, {"E10", "H10"}), G, 0).by == WonBy::Order);
    CHECK(comparisonOf(imst, laid({"EA", "HA"}, {"E10", "H9"}), G, 0).by == WonBy::Alone);
    CHECK(comparisonOf(imst, laid({"EA", "HA"}, {"SA", "LA"}), G, 0).by == WonBy::Unmatched);
    CHECK(comparisonOf(imst, laid({}, {"SA", "LA"}), G, 0).by == WonBy::Unmatched);
    CHECK(comparisonOf(imst, laid({"L10", "L9"}, {"H10", "H9"}), H, 0).by == WonBy::Trump);
    CHECK(equalBest(imst, laid({"L10", "L9"}, {"H10", "H9"}), H).size() == 1);
    CHECK(equalBest(innsbruck, laid({"L10", "L9"}, {"H10", "H9"}), H).size() == 2);
    CHECK(equalBest(imst, laid({"EA", "HA"}, {"SA", "LA"}), G).size() == 2);
    CHECK(equalBest(imst, laid({"EA", "HA"}, {"S10", "L10"}), G).size() == 1);
}
