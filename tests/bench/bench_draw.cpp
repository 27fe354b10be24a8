#include <tournament/draw.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <string>
#include <vector>

// Repeats and times of drawn evenings, mean over seeds 1..15: `bench_draw` for some sizes that clubs have,
// `bench_draw ENTRIES ROUNDS [SEEDS]` for one. `bench_draw evenings [SEEDS [FROM TO]]` is the table of
// docs/performance.md: what is reached of what is possible, for 8 to 48 people; `bench_draw leaving [SEEDS]`
// what one who leaves costs, `bench_draw comings [SEEDS [PEOPLE]]` the draws of evenings in which people come
// and go, `bench_draw camps [SEEDS]` evenings in camps. Times are of the processor: others may be at work on
// the machine.
using namespace schreiber;
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

double processorTime() {
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

// The evening as its first round plans it; the rounds after follow that plan.
struct Planned {
    int rounds = 0;
    int sum = 0;
    int worst = 0;
    std::optional<int> possible;
    int bound = 0;
    double slowest = 0;
};

Planned planned(int people, int rounds, int seeds) {
    Planned all;
    all.rounds = rounds;
    const Tournament tournament = evening(people, rounds);
    for (int seed = 1; seed <= seeds; ++seed) {
        const double start = processorTime();
        const auto round = drawRound(tournament, 1, static_cast<std::uint64_t>(seed * 7919 + people));
        all.slowest = std::max(all.slowest, processorTime() - start);
        const auto whole = eveningOf(tournament, *round);
        all.sum += whole->planned;
        all.worst = std::max(all.worst, whole->planned);
        all.bound = whole->bound;
        if (whole->possible)
            all.possible = std::min(all.possible.value_or(*whole->possible), *whole->possible);
    }
    return all;
}

// Numbers of rounds that come to the same stand in one line.
void showEvenings(int seeds, int from, int to) {
    std::printf(
        "| people | rounds | reached (mean of %d, worst) | possible | bound |\n|---|---|---|---|---|\n",
        seeds);
    double slowest = 0;
    for (int people = from; people <= to; ++people) {
        std::vector<Planned> lines;
        for (int rounds = 1; rounds <= people / 2 + 1; ++rounds) {
            const Planned one = planned(people, rounds, seeds);
            slowest = std::max(slowest, one.slowest);
            const bool same = !lines.empty() && lines.back().sum == one.sum &&
                              lines.back().bound == one.bound && lines.back().possible == one.possible &&
                              lines.back().worst == one.worst;
            if (same)
                lines.back().rounds = rounds;
            else
                lines.push_back(one);
        }
        int first = 1;
        for (const Planned& one : lines) {
            const std::string span = one.rounds > first
                                         ? std::to_string(first) + "–" + std::to_string(one.rounds)
                                         : std::to_string(first);
            const std::string possible = one.possible ? std::to_string(*one.possible) : "?";
            std::printf("| %d | %s | %.3g, %d | %s | %d |\n", people, span.c_str(),
                        static_cast<double>(one.sum) / seeds, one.worst, possible.c_str(), one.bound);
            first = one.rounds + 1;
        }
        std::fflush(stdout);
    }
    std::printf("slowest draw of these: %.0f ms\n", slowest);
}

// One of 20 leaves after the third of eight rounds. From nothing: as if the rounds before had been typed in.
void showLeaving(int seeds) {
    int sums[2] = {};
    int worst[2] = {};
    double slowest = 0;
    for (int seed = 1; seed <= seeds; ++seed) {
        for (const bool anew : {false, true}) {
            Tournament tournament = evening(20, 8);
            Quality quality;
            for (int number = 1; number <= 8; ++number) {
                if (number == 4)
                    tournament.entries[static_cast<std::size_t>(seed) % 20].absences = {
                        {4, 0, LeaverResults::Unplayed}};
                // Another seed in the file hides the plan.
                if (anew && number == 4)
                    for (Round& round : tournament.rounds) round.seed += 1'000'003;
                const double start = processorTime();
                auto round = drawRound(tournament, number, static_cast<std::uint64_t>(seed * 100 + number));
                slowest = std::max(slowest, processorTime() - start);
                quality = qualityOf(tournament, *round);
                round->state = RoundState::Published;
                tournament.rounds.push_back(std::move(*round));
            }
            sums[anew ? 1 : 0] += quality.opponentTotal;
            worst[anew ? 1 : 0] = std::max(worst[anew ? 1 : 0], quality.opponentTotal);
        }
    }
    std::printf(
        "from what is left of the plan: mean %.2f, worst %d; without it: mean %.2f, worst %d; slowest draw "
        "%.0f ms\n",
        static_cast<double>(sums[0]) / seeds, worst[0], static_cast<double>(sums[1]) / seeds, worst[1],
        slowest);
}

// The last searches are remembered while a program runs: so many others, and all of them are forgotten.
void forgetSearches() {
    const Tournament small = evening(8, 4);
    for (std::uint64_t seed = 1; seed <= 16; ++seed) static_cast<void>(drawRound(small, 1, seed));
}

// Somebody leaves in a round and comes back, another leaves, one comes late: three changes, after each of
// which the plan is searched for anew. Each round is drawn as by a program that drew those before, and once
// more as by one that has just been started.
void showComings(int seeds, int only) {
    struct Size {
        int people;
        int rounds;
    };
    for (const auto& [people, rounds] : {Size{13, 12}, Size{20, 14}, Size{28, 12}, Size{29, 13}, Size{39, 13},
                                         Size{47, 24}, Size{130, 12}}) {
        if (only > 0 && people != only) continue;
        int repeats = 0;
        int worst = 0;
        double slowest = 0;
        double slowestFresh = 0;
        int slowestRound = 0;
        for (int seed = 1; seed <= seeds; ++seed) {
            Tournament tournament = evening(people, rounds);
            const auto at = [&, of = people](int which) -> Entry& {
                return tournament.entries[static_cast<std::size_t>((seed + which) % of)];
            };
            const int step = rounds / 4;
            at(0).absences = {{1 + step, 2 * step, LeaverResults::Unplayed}}; // away, and back again
            at(5).absences = {{1 + 2 * step, 0, LeaverResults::Unplayed}};
            at(9).absences = {{1, 3 * step, LeaverResults::Unplayed}}; // late
            Quality quality;
            for (int number = 1; number <= rounds; ++number) {
                const double start = processorTime();
                auto round = drawRound(tournament, number, static_cast<std::uint64_t>(seed * 100 + number));
                slowest = std::max(slowest, processorTime() - start);
                forgetSearches();
                const double fresh = processorTime();
                static_cast<void>(
                    drawRound(tournament, number, static_cast<std::uint64_t>(seed * 100 + number)));
                const double took = processorTime() - fresh;
                if (took > slowestFresh) slowestFresh = took, slowestRound = number;
                quality = qualityOf(tournament, *round);
                round->state = RoundState::Published;
                tournament.rounds.push_back(std::move(*round));
            }
            repeats += quality.opponentTotal;
            worst = std::max(worst, quality.opponentTotal);
        }
        std::printf(
            "%3d x %2d, three changes: repeats mean %.2f, worst %d; slowest draw %.0f ms, just started %.0f "
            "ms (round %d)\n",
            people, rounds, static_cast<double>(repeats) / seeds, worst, slowest, slowestFresh, slowestRound);
        std::fflush(stdout);
    }
}

// Partners of one camp against partners of another, in camps of as many each as can be.
void showCamps(int seeds) {
    for (const int people : {20, 24})
        for (const int camps : {2, 3}) {
            Tournament field = evening(people, 8);
            field.settings.camps = true;
            for (Entry& entry : field.entries) entry.camp = std::to_string(entry.number % camps);
            int opponents = 0;
            int worst = 0;
            int partners = 0;
            int broken = 0;
            int bound = 0;
            double slowest = 0;
            for (int seed = 1; seed <= seeds; ++seed) {
                Tournament tournament = field;
                Quality quality;
                for (int number = 1; number <= tournament.settings.rounds; ++number) {
                    const double start = processorTime();
                    auto round =
                        drawRound(tournament, number, static_cast<std::uint64_t>(seed * 100 + number));
                    slowest = std::max(slowest, processorTime() - start);
                    quality = qualityOf(tournament, *round);
                    partners += quality.partnerRepeats;
                    broken += quality.campBreaks;
                    round->state = RoundState::Published;
                    tournament.rounds.push_back(std::move(*round));
                }
                opponents += quality.opponentTotal;
                worst = std::max(worst, quality.opponentTotal);
                bound = quality.opponentTotalBound;
            }
            const auto mean = [&](int sum) { return static_cast<double>(sum) / seeds; };
            std::printf("%d x 8 in %d camps: opponents again mean %.2f, worst %d (bound %d); partners again "
                        "%.2f, camps broken %.2f; slowest draw %.0f ms\n",
                        people, camps, mean(opponents), worst, bound, mean(partners), mean(broken), slowest);
            std::fflush(stdout);
        }
}

} // namespace

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "";
    if (what == "evenings") {
        showEvenings(argc > 2 ? std::atoi(argv[2]) : 10, argc > 4 ? std::atoi(argv[3]) : 8,
                     argc > 4 ? std::atoi(argv[4]) : 48);
        return 0;
    }
    if (what == "leaving") {
        showLeaving(argc > 2 ? std::atoi(argv[2]) : 50);
        return 0;
    }
    if (what == "comings") {
        showComings(argc > 2 ? std::atoi(argv[2]) : 10, argc > 3 ? std::atoi(argv[3]) : 0);
        return 0;
    }
    if (what == "camps") {
        showCamps(argc > 2 ? std::atoi(argv[2]) : 10);
        return 0;
    }
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
