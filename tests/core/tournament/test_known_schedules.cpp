#include "evening.h"

#include <algorithm>
#include <known_schedules.h>
#include <map>
#include <set>
#include <utility>
#include <vector>

using namespace schreiber::tournament;
using namespace schreiber::tournament::testing;

namespace {

// Everybody has this many rounds to play and others to meet, so meetings beyond them are repeats.
int fewestByCounting(const KnownSchedule& schedule, std::size_t rounds) {
    std::map<int, int> met;
    const auto seats = static_cast<std::size_t>(schedule.people / 4 * 4);
    for (std::size_t round = 0; round < rounds; ++round)
        for (std::size_t place = 0; place < seats; ++place)
            met[schedule.rounds[round][place]] += schedule.meet == Meet::Once ? 3 : 2;
    int again = 0;
    for (const auto& [person, times] : met) again += std::max(0, times - (schedule.people - 1));
    return (again + 1) / 2;
}

struct Counted {
    int partnersAgain = 0;
    int meetingsAgain = 0;
    int sitOutsUneven = 0; // rounds after which somebody has sat out more than once more than another
};

// By going through every table of every round, whatever made them.
Counted counted(const KnownSchedule& schedule, std::size_t rounds) {
    Counted sum;
    std::set<std::pair<int, int>> partners;
    std::set<std::pair<int, int>> met;
    std::vector<int> satOut(static_cast<std::size_t>(schedule.people), 0);
    const auto seats = static_cast<std::size_t>(schedule.people / 4 * 4);
    for (std::size_t round = 0; round < rounds; ++round) {
        const Places& places = schedule.rounds[round];
        for (std::size_t place = 0; place < seats; ++place)
            for (std::size_t other = place + 1; other < place / 4 * 4 + 4; ++other) {
                const auto two = std::minmax(places[place], places[other]);
                const bool side = place / 2 == other / 2;
                if (side && !partners.insert(two).second) ++sum.partnersAgain;
                if ((!side || schedule.meet == Meet::Once) && !met.insert(two).second) ++sum.meetingsAgain;
            }
        for (std::size_t place = seats; place < places.size(); ++place)
            ++satOut[static_cast<std::size_t>(places[place])];
        const auto [least, most] = std::minmax_element(satOut.begin(), satOut.end());
        if (*most > *least + 1) ++sum.sitOutsUneven;
    }
    return sum;
}

std::vector<KnownSchedule> all() {
    auto read = readSchedules(schedulesText());
    REQUIRE(read.has_value());
    return *read;
}

} // namespace

TEST_CASE(
    "every known schedule seats everybody once a round and has the fewest repeats, however far it goes") {
    for (const KnownSchedule& schedule : all()) {
        INFO(schedule.people << (schedule.meet == Meet::Once ? " once" : " partners"));
        for (const Places& places : schedule.rounds) {
            Places sorted = places;
            std::sort(sorted.begin(), sorted.end());
            for (int person = 0; person < schedule.people; ++person)
                REQUIRE(sorted[static_cast<std::size_t>(person)] == person);
        }
        for (std::size_t rounds = 1; rounds <= schedule.rounds.size(); ++rounds) {
            CAPTURE(rounds);
            const Counted sum = counted(schedule, rounds);
            CHECK(sum.partnersAgain == 0);
            CHECK(sum.sitOutsUneven == 0);
            if (!schedule.whole || rounds == schedule.rounds.size())
                CHECK(sum.meetingsAgain == fewestByCounting(schedule, rounds));
            CHECK(repeatsOf(schedule, static_cast<int>(rounds)) == sum.meetingsAgain);
        }
    }
}

TEST_CASE("schedules are known for every field of which one was promised, once for each") {
    std::map<std::pair<int, Meet>, int> rounds;
    for (const KnownSchedule& schedule : all())
        if (!schedule.whole)
            CHECK(rounds.emplace(std::pair(schedule.people, schedule.meet), schedule.rounds.size()).second);
    for (int people = 14; people <= 48; people += 2)
        CHECK(rounds[{people, Meet::AsOpponents}] == people / 2 + 1);
    CHECK(rounds[{8, Meet::AsOpponents}] >= 4);
    CHECK(rounds[{12, Meet::AsOpponents}] >= 4);
    for (const auto& [people, known] :
         {std::pair(11, 6), std::pair(13, 6), std::pair(15, 8), std::pair(19, 10), std::pair(21, 10),
          std::pair(23, 11), std::pair(25, 11), std::pair(27, 12), std::pair(29, 14), std::pair(31, 14),
          std::pair(33, 15), std::pair(35, 15), std::pair(37, 17), std::pair(39, 16), std::pair(41, 19),
          std::pair(43, 18), std::pair(45, 21), std::pair(47, 19)})
        CHECK(rounds[{people, Meet::AsOpponents}] >= known);
    for (const auto& [people, known] :
         {std::pair(16, 5), std::pair(28, 9), std::pair(30, 8), std::pair(32, 10)})
        CHECK(rounds[{people, Meet::Once}] == known);

    CHECK(knownSchedule(20, Meet::AsOpponents, 8) != nullptr);
    CHECK(knownSchedule(7, Meet::AsOpponents, 3) == nullptr);
}

TEST_CASE("a whole evening is known for as many rounds as it has, beside the one whose beginnings are, too") {
    for (const int rounds : {4, 5, 7}) {
        CAPTURE(rounds);
        CHECK(knownSchedule(12, Meet::AsOpponents, rounds)->rounds.size() == 4);
    }
    CHECK(knownSchedule(12, Meet::AsOpponents, 6)->rounds.size() == 6);
}

TEST_CASE("what is no schedule is not read") {
    CHECK(readSchedules("4 partners 1 a0+b0:c0+d0\n# and a word about it\n")->size() == 1);
    CHECK(readSchedules("")->empty());
    for (const char* text :
         {"4 partners 1", "4 partners 1 a0+b0:c0+c0", "4 partners 1 a0+b0:c0+c2", "4 partners 1 a0+b0:c0",
          "4 partners 1 a0+b0+c0+d0", "4 mixed 1 a0+b0:c0+d0", "4 partners 0 a0+b0:c0+d0",
          "x partners 1 a0+b0:c0+d0", "5 partners 1 a0+b0:c0+d0", "4 partners 1 a0+b0:c0+?",
          "4 partners 2 a0+a1:a2+b0", "5 partners 1 a0+b0:c0+d0 out", "4 partners 1 a0+b0:c0+a99999999999"})
        CHECK_FALSE(readSchedules(text).has_value());
    const auto three = readSchedules("5 partners 2 a0+a1:b0+b1 out A");
    REQUIRE(three.has_value());
    CHECK(three->front().rounds == std::vector<Places>{{0, 1, 2, 3, 4}, {1, 0, 3, 2, 4}});
}
