#pragma once

#include <cstdint>
#include <koenigrufen/deal/apply.h>
#include <koenigrufen/record/record.h>
#include <optional>
#include <vector>

// Games from a seed, dealt and played at random but by the rules.
namespace schreiber::koenigrufen::ruling::test {

struct GameWishes {
    std::optional<rulebook::Game> game{}; // else as the bidding comes out
    int words = 4;                        // in ten: how often somebody says more than *gut*
    int events = 1000;                    // after which it is broken off
};

record::Record randomGame(std::uint64_t seed, const GameWishes& wishes = {});

// The state before any event, and after all.
deal::State stateBefore(const record::Record& record);
deal::State stateAfter(const record::Record& record);

// Every event that anybody could try: of each kind, by each seat, about everything.
std::vector<deal::Event> everyEvent(const deal::State& state);

// The same with everybody so many seats further on.
record::Record rotated(const record::Record& record, int by);

} // namespace schreiber::koenigrufen::ruling::test
