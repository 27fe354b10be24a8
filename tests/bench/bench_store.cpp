#include <store/tournament_file.h>
#include <tournament/sheet.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <string>
#include <vector>

// What one saved line costs, and opening and verifying the file it is in, at the end of an evening:
// `bench_store FOLDER ENTRIES ROUNDS` writes its file into FOLDER, on the disk to be measured. CPU is that of
// this process; the rest of a saved line is the disk's word that it has it.
using namespace schreiber;
using namespace schreiber::tournament;

namespace {

constexpr int kLines = 9;

// Both sides write a point a deal.
Sheet sheetWith(int lines, const GameTarget& target) {
    Sheet sheet;
    for (int i = 0; i < lines; ++i) {
        auto next = withLine(sheet, target, Line{i + 1, {1, 1}, {}, {}, "", std::nullopt});
        if (!next) std::abort();
        sheet = std::move(*next);
    }
    return sheet;
}

Tournament evening(int entries, int rounds) {
    Tournament tournament;
    for (int number = 1; number <= entries; ++number) {
        Entry entry;
        entry.number = number;
        entry.persons = {{"Anna", "Höß " + std::to_string(number), 1960, Sex::Unstated}};
        entry.club = "Perlaggergilde";
        tournament.entries.push_back(entry);
    }
    for (int number = 1; number <= rounds; ++number) {
        Round round{number, RoundState::Published, static_cast<std::uint64_t>(number), {}, {}};
        for (int i = 1; i + 3 <= entries; i += 4)
            round.tables.push_back({(i + 3) / 4, 1, {{i, i + 1}, {i + 2, i + 3}}, 0, {}});
        for (Table& table : round.tables)
            table.games = {sheetWith(kLines, targetOf(tournament.settings, table))};
        tournament.rounds.push_back(std::move(round));
    }
    // The last table is still playing.
    Table& last = tournament.rounds.back().tables.back();
    last.games = {sheetWith(1, targetOf(tournament.settings, last))};
    return tournament;
}

store::StepResult oneLine(const Tournament& now) {
    Tournament after = now;
    Table& table = after.rounds.back().tables.back();
    Sheet& sheet = table.games.front();
    const int n = sheet.lines.back().n + 1;
    // Fines take away what the deals bring: the game goes on as long as it is measured.
    auto next =
        withLine(sheet, targetOf(after.settings, table),
                 Line{n, {1, 1}, {}, n % 2 == 0 ? std::vector<int>{2, 2} : std::vector<int>{}, "", {}});
    if (!next) return base::fail(next.error());
    sheet = std::move(*next);
    return store::Step{std::move(after), {"wrote_line", {{"table", std::to_string(table.number)}}}, ""};
}

class Watch {
  public:
    double wall() const {
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - m_wall).count();
    }
    double cpu() const { return 1000.0 * static_cast<double>(std::clock() - m_cpu) / CLOCKS_PER_SEC; }

  private:
    std::chrono::steady_clock::time_point m_wall = std::chrono::steady_clock::now();
    std::clock_t m_cpu = std::clock();
};

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 4) {
        std::fputs("bench_store FOLDER ENTRIES ROUNDS\n", stderr);
        return 2;
    }
    const std::string path = (std::filesystem::path(argv[1]) / "bench.schreiber").string();
    auto made =
        store::TournamentFile::create(path, evening(std::atoi(argv[2]), std::atoi(argv[3])), {"made", {}});
    if (!made) {
        std::fprintf(stderr, "%s: cannot be made %s\n", path.c_str(), made.error().detail.c_str());
        return 3;
    }
    std::vector<double> wall;
    std::vector<double> cpu;
    for (int i = 0; i < 101; ++i) {
        const Watch watch;
        if (!made->transact(oneLine)) return 4;
        wall.push_back(watch.wall());
        cpu.push_back(watch.cpu());
    }
    std::printf("%s entries, %s rounds: a saved line %.2f ms (CPU %.2f, slowest %.2f)", argv[2], argv[3],
                median(wall), median(cpu), *std::max_element(wall.begin(), wall.end()));
    const Watch undoing;
    if (!made->undo("")) return 4;
    std::printf(", undo %.1f ms", undoing.wall());
    const Watch opening;
    const auto opened = store::TournamentFile::open(path, store::Access::ReadOnly);
    if (!opened) return 4;
    std::printf(", open %.1f ms", opening.wall());
    const Watch verifying;
    const auto findings = opened->verify();
    if (!findings || !findings->empty()) return 4;
    std::printf(", verify %.1f ms, %.1f MB\n", verifying.wall(),
                static_cast<double>(std::filesystem::file_size(path)) / 1e6);
    std::filesystem::remove(path);
    return 0;
}
