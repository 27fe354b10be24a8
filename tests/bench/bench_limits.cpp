#include <base/random.h>
#include <tournament/draw.h>
#include <tournament/standings.h>

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <sys/resource.h>

// The sizes that must hold: the draw of 130 singles, of 1,000 pairs by score, a bracket and groups of 1,000,
// the standings of 1,000 over 20 rounds; processor time, and the memory the whole took.
using namespace schreiber;
using namespace schreiber::tournament;

namespace {

double processorMs() {
    return 1000.0 * static_cast<double>(std::clock()) / CLOCKS_PER_SEC;
}

Tournament entered(int count, std::size_t persons, Format format) {
    Tournament tournament;
    tournament.settings.format = format;
    for (int number = 1; number <= count; ++number) {
        Entry entry;
        entry.number = number;
        entry.persons.assign(persons, {"", std::to_string(number), {}, Sex::Unstated});
        tournament.entries.push_back(entry);
    }
    return tournament;
}

void playOut(Tournament& tournament, base::Random& random) {
    for (Table& table : tournament.rounds.back().tables) {
        const auto lost = static_cast<int>(random.below(18));
        const bool first = random.below(2) == 0;
        Sheet& sheet = table.games.front();
        sheet.state = SheetState::Entered;
        sheet.finalOnly = true;
        sheet.score = first ? std::vector<int>{18, lost} : std::vector<int>{lost, 18};
    }
}

// Draws and plays so many rounds; the slowest draw.
double play(Tournament& tournament, int rounds) {
    base::Random random(1);
    double slowest = 0;
    for (int number = 1; number <= rounds; ++number) {
        const double start = processorMs();
        auto round = drawRound(tournament, number, random.next());
        slowest = std::max(slowest, processorMs() - start);
        if (!round.ok()) {
            std::printf("round %d refused: %s\n", number, round.error().code.c_str());
            std::exit(1);
        }
        round->state = RoundState::Published;
        tournament.rounds.push_back(std::move(*round));
        playOut(tournament, random);
    }
    return slowest;
}

void report(const char* what, double ms) {
    std::printf("%-56s %8.1f ms\n", what, ms);
}

} // namespace

int main() {
    Tournament singles = entered(130, 1, Format::Drawn);
    singles.settings.rounds = 12;
    report("slowest draw, 130 singles, 12 rounds", play(singles, 12));

    Tournament swiss = entered(1000, 2, Format::Pairs);
    swiss.settings.pairing = Pairing::Swiss;
    swiss.settings.rounds = 20;
    report("slowest draw, 1,000 pairs by score, 20 rounds", play(swiss, 20));

    double start = processorMs();
    int rows = 0;
    for (int i = 0; i < 10; ++i) rows += static_cast<int>(standingsOf(swiss)->rows.size());
    report("standings, 1,000 pairs, 20 rounds", (processorMs() - start) / 10);

    Tournament drawn = entered(1000, 1, Format::Drawn);
    drawn.settings.rounds = 20;
    report("slowest draw, 1,000 singles, 20 rounds", play(drawn, 20));
    start = processorMs();
    for (int i = 0; i < 10; ++i) rows += static_cast<int>(standingsOf(drawn)->rows.size());
    report("standings, 1,000 singles, 20 rounds", (processorMs() - start) / 10);

    Tournament knockout = entered(1000, 2, Format::Knockout);
    report("slowest draw, knock-out of 1,000", play(knockout, 10));

    Tournament groups = entered(1000, 2, Format::Groups);
    report("slowest draw, 250 groups of four and their knock-out", play(groups, 12));

    Tournament solo = entered(1000, 1, Format::Solo);
    solo.settings.rounds = 6;
    report("slowest draw, 1,000 at solo tables, 6 rounds", play(solo, 6));

    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    std::printf("%-56s %8.1f MB (%d rows)\n", "memory, all of it",
                static_cast<double>(usage.ru_maxrss) / 1024, rows);
}
