#include <catch2/catch.hpp>

#include <fstream>
#include <iterator>
#include <koenigrufen/record/reader.h>
#include <koenigrufen/ruling/sight.h>
#include <string>

// What one of the four sees of the games worked out by hand.
using namespace schreiber::koenigrufen;
using schreiber::cards::Seat;

namespace {

// The game up to that event, which is counted from 1.
ruling::Replay replayed(const char* name, std::size_t events) {
    std::ifstream file(std::string(SCHREIBER_TEST_DATA "/cases/") + name);
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    const auto read = record::read(text);
    REQUIRE(read.ok());
    record::Record record = read->front();
    REQUIRE(events <= record.events.size());
    record.events.resize(events);
    record.lines.events.resize(events);
    return ruling::replay(record);
}

} // namespace

TEST_CASE("Everybody sees his own hand, and both talons once they are turned up") {
    constexpr std::size_t kBid = 5; // A bids a Rufer, calls the king of Herz, takes and lays away
    for (const Seat seat : deal::kAllSeats) {
        const ruling::Sight before = ruling::sightOf(replayed("01-rufer.tarock", kBid), seat);
        for (const Seat other : deal::kAllSeats)
            CHECK(before.hands[deal::seatIndex(other)] == (other == seat));
        CHECK_FALSE(before.talons[0]);
        const ruling::Sight after = ruling::sightOf(replayed("01-rufer.tarock", kBid + 1), seat);
        CHECK(after.talons[0]);
        CHECK(after.talons[1]);
        CHECK(ruling::sightOf(replayed("01-rufer.tarock", kBid + 3), seat).laidFaceDown == (seat == Seat::A));
    }
}

TEST_CASE("Who holds the called king knows the parties, the others when it falls") {
    constexpr std::size_t kBeforeKing = 39; // D plays the king of Herz as the next card
    for (const Seat seat : deal::kAllSeats) {
        CHECK(ruling::sightOf(replayed("01-rufer.tarock", kBeforeKing), seat).parties == (seat == Seat::D));
        CHECK(ruling::sightOf(replayed("01-rufer.tarock", kBeforeKing + 1), seat).parties);
    }
    // In a talon that is turned up all see it.
    for (const Seat seat : deal::kAllSeats) {
        const ruling::Replay game = replayed("03-rufer-alone-kontra.tarock", 6);
        CHECK(ruling::sightOf(game, seat).parties);
    }
}

TEST_CASE("Played open, the opponents' hands lie on the table behind the first trick") {
    constexpr std::size_t kFirstCard = 9;
    for (const Seat seat : deal::kAllSeats) {
        const ruling::Sight before =
            ruling::sightOf(replayed("13-bettler-ouvert-x4.tarock", kFirstCard), seat);
        const ruling::Sight after =
            ruling::sightOf(replayed("13-bettler-ouvert-x4.tarock", kFirstCard + 4), seat);
        for (const Seat other : deal::kAllSeats) {
            CHECK(before.hands[deal::seatIndex(other)] == (other == seat));
            CHECK(after.hands[deal::seatIndex(other)] == (other == seat || other != Seat::B));
        }
        CHECK_FALSE(after.talons[0]);
    }
}
