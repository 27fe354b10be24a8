#include <tournament/draw.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string>

// Repeats and times of drawn evenings, mean over seeds 1..15: `draw_bench` for the table of the issue,
// `draw_bench ENTRIES ROUNDS [SEEDS]` for one size.
using namespace schreiber::tournament;

namespace {

struct Measured {
    double partnerRepeats = 0;
    double opponentRepeats = 0;
    double bound = 0;
    double milliseconds = 0; // a tournament
    double slowest = 0;      // one draw
};

Tournament evening(int entries, int rounds) {
    Tournament tournament;
    tournament.settings.rounds = rounds;
    for (int number = 1; number <= entries; ++number) {
        Entry entry;
        entry.number = number;
        entry.persons = {{"", std::to_string(number), {}, Sex::Unstated}};
        tournament.entries.push_back(entry);
    }
    return tournament;
}

void play(Tournament& tournament, std::uint64_t seed, Measured& sum) {
    for (int number = 1; number <= tournament.settings.rounds; ++number) {
        const auto start = std::chrono::steady_clock::now();
        auto round = drawRound(tournament, number, seed * 100 + static_cast<std::uint64_t>(number));
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - start;
        if (!round.ok()) {
            std::printf("round %d refused: %s\n", number, round.error().code.c_str());
            std::exit(1);
        }
        const Quality quality = qualityOf(tournament, *round);
        sum.partnerRepeats += quality.partnerRepeats;
        sum.opponentRepeats += quality.opponentRepeats;
        if (number == tournament.settings.rounds) sum.bound += quality.opponentTotalBound;
        sum.milliseconds += took.count();
        sum.slowest = std::max(sum.slowest, took.count());
        round->state = RoundState::Published;
        tournament.rounds.push_back(std::move(*round));
    }
}

void measure(int entries, int rounds, int seeds) {
    Measured sum;
    for (int seed = 1; seed <= seeds; ++seed) {
        Tournament tournament = evening(entries, rounds);
        play(tournament, static_cast<std::uint64_t>(seed), sum);
    }
    std::printf(
        "%4d x %2d  partners %.2f  opponents %.2f (bound %.0f)  %.1f ms an evening, slowest draw %.1f ms\n",
        entries, rounds, sum.partnerRepeats / seeds, sum.opponentRepeats / seeds, sum.bound / seeds,
        sum.milliseconds / seeds, sum.slowest);
}

} // namespace

int main(int argc, char** argv) {
    if (argc >= 3) {
        measure(std::atoi(argv[1]), std::atoi(argv[2]), argc > 3 ? std::atoi(argv[3]) : 15);
        return 0;
    }
    struct Size {
        int entries;
        int rounds;
    };
    for (const Size& size : {Size{16, 5}, Size{20, 6}, Size{24, 8}, Size{30, 8}, Size{32, 8}, Size{48, 8},
                             Size{60, 8}, Size{128, 10}, Size{16, 8}, Size{20, 8}})
        measure(size.entries, size.rounds, 15);
}
