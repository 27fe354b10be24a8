#include "dealing.h"

#include <catch2/catch.hpp>

#include <algorithm>

using namespace schreiber;
using namespace schreiber::deal;
using namespace schreiber::deal::test;
using cards::Card, cards::CardSet, cards::Seat;

namespace {

constexpr std::uint64_t kSeed = 1853;

// Mostly legal play, now and then a card that may deny suit, a bet or an answer.
Event likelyEvent(const rulebook::Rules& rules, const State& state, base::Random& random) {
    const auto seat = static_cast<Seat>(random.below(static_cast<std::uint64_t>(state.seats)));
    const auto figure = static_cast<Figure>(random.below(3));
    for (const Figure which : {Figure::Gleich, Figure::Hanger, Figure::Spiel}) {
        const FigureState& f = state.figure(which);
        if (f.open == 0) continue;
        const Seat answers = cards::after(f.openBy, state.seats);
        if (random.below(3) == 0) return {answers, Good{.figure = which}};
        return {answers, Hold{.figure = which}};
    }
    if (state.phase != Phase::Play) return {seat, EndOfTurn{}};
    if (random.below(6) == 0) return {seat, Bet{.figure = figure}};
    if (random.below(4) != 0) return legalPlay(rules, state, random);
    const Seat next = onTurn(state);
    std::vector<Card> cards;
    for (const Card card : state.hand(next).cards) cards.push_back(card);
    return {next, Play{.card = {.card = cards[static_cast<std::size_t>(random.below(cards.size()))]}}};
}

CardSet laidBy(const std::vector<Event>& events, Seat seat) {
    CardSet laid;
    for (const Event& event : events)
        if (const auto* play = std::get_if<Play>(&event.action); play != nullptr && event.seat == seat)
            laid.insert(play->card.card);
    return laid;
}

std::vector<Ruling> illegal(const std::vector<Ruling>& rulings) {
    std::vector<Ruling> found;
    for (const Ruling& ruling : rulings)
        if (ruling.verdict == Verdict::Illegal) found.push_back(ruling);
    return found;
}

bool undecided(const std::vector<Ruling>& rulings) {
    return std::ranges::any_of(rulings, [](const Ruling& r) { return r.verdict == Verdict::Undecided; });
}

} // namespace

TEST_CASE("filling in unknown cards never changes a decided verdict") {
    for (const std::string_view id : {"innsbruck", "imst", "oberland", "eichelperlaggen", "suedtirol"}) {
        const rulebook::Rules rules = rulesOf(id, 4);
        base::Random random(kSeed);
        int open = 0;
        for (int n = 0; n < 60; ++n) {
            const Dealt deal = dealt(rules, random);
            std::vector<Event> events{{deal.setup.dealer, Turn{.cards = deal.turned}}};
            State state = apply(rules, begin(rules, deal.setup), events.front()).next;
            for (int i = 0; i < 24; ++i) {
                events.push_back(likelyEvent(rules, state, random));
                state = apply(rules, state, events.back()).next;
            }
            Setup partly = deal.setup;
            for (int seat = 0; seat < 4; seat += 1 + static_cast<int>(random.below(2))) {
                const auto at = static_cast<std::size_t>(seat);
                partly.hands[at] = laidBy(events, static_cast<Seat>(seat)) & deal.setup.hands[at];
            }
            State known = begin(rules, deal.setup);
            State unknown = begin(rules, partly);
            for (std::size_t i = 0; i < events.size(); ++i) {
                CAPTURE(id, n, i);
                const Step full = apply(rules, known, events[i]);
                const Step part = apply(rules, unknown, events[i]);
                if (undecided(part.rulings)) {
                    ++open;
                    break;
                }
                const auto a = illegal(full.rulings);
                const auto b = illegal(part.rulings);
                REQUIRE(a.size() == b.size());
                for (std::size_t k = 0; k < a.size(); ++k) {
                    CHECK(a[k].rule == b[k].rule);
                    CHECK(a[k].consequence == b[k].consequence);
                }
                known = full.next;
                unknown = part.next;
                if (i + 1 < events.size()) continue;
                const Outcome whole = outcome(rules, known);
                const Outcome guess = outcome(rules, unknown);
                for (std::size_t k = 0; k < guess.figures.size(); ++k)
                    if (guess.figures[k].how != How::Undecided) CHECK(guess.figures[k] == whole.figures[k]);
                if (!guess.undecided.points) CHECK(guess.points == whole.points);
                if (!guess.undecided.score && guess.penalties == whole.penalties)
                    CHECK(guess.score == whole.score);
            }
        }
        CHECK(open > 0);
    }
}

TEST_CASE("setting an open switch never changes what was decided") {
    for (const std::string_view id : {"innsbruck", "imst", "schlanders", "oberland", "strafperlaggen"}) {
        const int seats = rulebook::findRuleSet(id)->seats.front();
        const rulebook::Rules rules = rulesOf(id, seats);
        base::Random random(kSeed + 1);
        for (int n = 0; n < 12; ++n) {
            const Dealt deal = dealt(rules, random);
            std::vector<Event> events{{deal.setup.dealer, Turn{.cards = deal.turned}}};
            State state = apply(rules, begin(rules, deal.setup), events.front()).next;
            for (int i = 0; i < 20; ++i) {
                events.push_back(random.below(3) == 0 ? anyEvent(state, random)
                                                      : likelyEvent(rules, state, random));
                state = apply(rules, state, events.back()).next;
            }
            for (const rulebook::Switch which : rulebook::openSwitches(rules.set()))
                for (const std::string_view value : rulebook::valuesOf(which)) {
                    CAPTURE(id, n, rulebook::nameOf(which), value);
                    const rulebook::Rules set =
                        rulesOf(id, seats, std::string(rulebook::nameOf(which)) + "=" + std::string(value));
                    State open = begin(rules, deal.setup);
                    State filled = begin(set, deal.setup);
                    for (const Event& event : events) {
                        const Step a = apply(rules, open, event);
                        const Step b = apply(set, filled, event);
                        const bool hangs = std::ranges::any_of(a.rulings, [](const Ruling& ruling) {
                            return ruling.openSwitch.has_value() || ruling.verdict == Verdict::Undecided;
                        });
                        if (hangs) break;
                        REQUIRE(a.rulings.size() == b.rulings.size());
                        for (std::size_t k = 0; k < a.rulings.size(); ++k) {
                            CHECK(a.rulings[k].rule == b.rulings[k].rule);
                            CHECK(a.rulings[k].verdict == b.rulings[k].verdict);
                        }
                        open = a.next;
                        filled = b.next;
                    }
                }
        }
    }
}
