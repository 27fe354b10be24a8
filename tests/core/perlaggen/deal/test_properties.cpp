#include "dealing.h"

#include <catch2/catch.hpp>

#include <algorithm>
#include <perlaggen/deal/exchange.h>
#include <perlaggen/deal/plays.h>

using namespace schreiber;
using namespace schreiber::perlaggen;
using namespace schreiber::perlaggen::deal;
using namespace schreiber::perlaggen::deal::test;
using cards::Card, cards::PlayedCard, cards::Seat;

namespace {

constexpr std::uint64_t kSeed = 20150117;

struct Table {
    std::string_view set;
    int seats;
};
std::vector<Table> tables() {
    std::vector<Table> all;
    for (const rulebook::RuleSet& set : rulebook::ruleSets())
        for (const int seats : set.seats) all.push_back({set.id, seats});
    return all;
}

State turnedUp(const rulebook::Rules& rules, const Dealt& deal) {
    const State state = begin(deal.setup);
    const Step step = apply(rules, state, {deal.setup.dealer, Turn{.cards = deal.turned}});
    CHECK(step.rulings.empty());
    return step.next;
}

} // namespace

TEST_CASE("a card is accepted without a ruling exactly when it is in the legal list") {
    for (const Table& table : tables()) {
        const rulebook::Rules rules = rulesOf(table.set, table.seats);
        base::Random random(kSeed);
        for (int n = 0; n < 3; ++n) {
            CAPTURE(table.set, table.seats, n);
            State state = turnedUp(rules, dealt(rules, random));
            while (state.phase == Phase::Play) {
                const Seat seat = onTurn(state);
                std::optional<PlayedCard> led;
                if (state.current().has(state.current().leader))
                    led = state.current().of(state.current().leader);
                const auto plays = legalPlays(rules, *state.trump, led, state.hand(seat).cards);
                for (const Card card : state.hand(seat).cards) {
                    const auto play = std::ranges::find(plays, card, &LegalPlay::card);
                    const bool listed = play != plays.end() && play->plain;
                    const Step plain = apply(rules, state, {seat, Play{.card = {.card = card}}});
                    CHECK(plain.rulings.empty() == listed);
                    if (!rules.perlaggen(*state.trump).contains(card)) continue;
                    const auto as = Card::fromIndex(static_cast<int>(random.below(33)));
                    const bool named = play != plays.end() && play->names.contains(as);
                    const Step asNamed = apply(rules, state, {seat, Play{.card = {.card = card, .as = as}}});
                    CHECK(asNamed.rulings.empty() == named);
                }
                state = apply(rules, state, legalPlay(rules, state, random)).next;
            }
        }
    }
}

TEST_CASE("whose right an exchange is the query and the fold say alike") {
    int rights = 0;
    for (const Table& table : tables()) {
        const rulebook::Rules rules = rulesOf(table.set, table.seats);
        base::Random random(kSeed + 1);
        for (int n = 0; n < 12; ++n) {
            CAPTURE(table.set, table.seats, n);
            const Dealt deal = dealt(rules, random);
            const State state = turnedUp(rules, deal);
            std::array<cards::CardSet, cards::kMostSeats> hands{};
            for (int i = 0; i < state.seats; ++i)
                hands[static_cast<std::size_t>(i)] = state.hand(static_cast<Seat>(i)).cards;
            const ExchangeRight right = exchangeRight(rules, deal.setup.dealer, deal.turned, hands);
            // what it lists is in order, and who may exchange while nobody has a right may not
            for (const ExchangeOption& one : right.options) {
                const Event event{*right.first, Exchange{.give = one.give, .take = one.take}};
                CHECK(apply(rules, state, event).rulings.empty());
                ++rights;
            }
            if (right.first) continue;
            for (int i = 0; i < state.seats; ++i)
                for (const Card give : state.hand(static_cast<Seat>(i)).cards)
                    for (const Card take : deal.turned) {
                        const Event event{static_cast<Seat>(i), Exchange{.give = give, .take = take}};
                        CHECK_FALSE(apply(rules, state, event).rulings.empty());
                    }
        }
    }
    CHECK(rights > 20);
}

TEST_CASE("after each exchange the query and the fold still say alike whose right the next one is") {
    int done = 0;
    int barred = 0;
    for (const Table& table : tables()) {
        const rulebook::Rules rules = rulesOf(table.set, table.seats);
        base::Random random(kSeed + 2);
        for (int n = 0; n < 40; ++n) {
            const Dealt deal = dealt(rules, random);
            State state = turnedUp(rules, deal);
            for (int step = 0; step < 8; ++step) {
                CAPTURE(table.set, table.seats, n, step);
                const ExchangeRight right = exchangeRight(rules, state);
                for (const ExchangeOption& one : right.options) {
                    const Event event{*right.first, Exchange{.give = one.give, .take = one.take}};
                    CHECK(apply(rules, state, event).rulings.empty());
                }
                // which of their steps the dealer and his partners leave out they choose; nobody else may
                // come then
                const auto isOfParty = [&](Seat seat) {
                    return state.teamOf(seat) == state.teamOf(state.dealer);
                };
                cards::CardSet open = state.acorns;
                if (state.trumpCard) open.insert(*state.trumpCard);
                for (int i = 0; i < state.seats; ++i) {
                    const auto seat = static_cast<Seat>(i);
                    if (right.first && (seat == *right.first || (isOfParty(seat) && isOfParty(*right.first))))
                        continue;
                    for (const Card give : state.hand(seat).cards)
                        for (const Card take : open) {
                            const Event event{seat, Exchange{.give = give, .take = take}};
                            CHECK_FALSE(apply(rules, state, event).rulings.empty());
                            ++barred;
                        }
                }
                if (!right.first) break;
                const ExchangeOption& one =
                    right.options[static_cast<std::size_t>(random.below(right.options.size()))];
                state =
                    apply(rules, state, {*right.first, Exchange{.give = one.give, .take = one.take}}).next;
                ++done;
            }
        }
    }
    CHECK(done > 100);
    CHECK(barred > 1000);
}

TEST_CASE("a deal played out without a word settles all three figures and conserves the points") {
    for (const Table& table : tables()) {
        const rulebook::Rules rules = rulesOf(table.set, table.seats);
        base::Random random(kSeed + 1);
        for (int n = 0; n < 20; ++n) {
            CAPTURE(table.set, table.seats, n);
            const Dealt deal = dealt(rules, random);
            State state = turnedUp(rules, deal);
            while (state.phase == Phase::Play) {
                const Step step = apply(rules, state, legalPlay(rules, state, random));
                CHECK(step.rulings.empty());
                state = step.next;
            }
            const Outcome out = outcome(rules, state);
            const int sign = rules.set().countdown ? -1 : 1;
            for (std::size_t team = 0; team < static_cast<std::size_t>(rules.teams()); ++team)
                CHECK(out.score[team] == std::max(deal.setup.score[team] + sign * out.points[team], 0));
            if (state.ending == Ending::Settled) CHECK(out.complete);
        }
    }
}

TEST_CASE("whatever is done at the table, the engine rules on it and goes on") {
    for (const Table& table : tables()) {
        const rulebook::Rules rules = rulesOf(table.set, table.seats);
        base::Random random(kSeed + 2);
        for (int n = 0; n < 25; ++n) {
            CAPTURE(table.set, table.seats, n);
            const Dealt deal = dealt(rules, random);
            Setup setup = deal.setup;
            if (n % 2 == 1) setup.hands[static_cast<std::size_t>(random.below(2))] = {};
            State state = begin(setup);
            for (int i = 0; i < 60; ++i) {
                const Event event =
                    i == 3 ? Event{setup.dealer, Turn{.cards = deal.turned}} : anyEvent(state, random);
                Step step = apply(rules, state, event);
                for (const Ruling& ruling : step.rulings) CHECK_FALSE(ruling.rule.empty());
                CHECK(step.next.events == state.events + 1);
                state = step.next;
            }
            const Outcome out = outcome(rules, state);
            if (state.ending == Ending::Redeal) CHECK(out.points == ByTeam{});
            for (const Counted& counted : out.counted) CHECK(counted.points > 0);
        }
    }
}
