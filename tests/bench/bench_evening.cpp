#include <base/file_writer.h>
#include <desk/altered.h>
#include <desk/draws.h>
#include <desk/ending.h>
#include <desk/entries.h>
#include <desk/evening.h>
#include <desk/settings.h>
#include <desk/sheets.h>
#include <kinds/report.h>
#include <pdf/document.h>
#include <pdf/fonts.h>

#include <QCoreApplication>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fcntl.h>
#include <filesystem>
#include <functional>
#include <papers/view.h>
#include <string>
#include <unistd.h>
#include <vector>

// What an evening asks of the program: one saved line, a draw, standings, its papers. Each figure is the
// median of several; beside them what the same disk takes to keep one small write, for comparison.
using namespace schreiber;

namespace {

using Clock = std::chrono::steady_clock;

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

double milliseconds(int times, const std::function<void()>& work) {
    std::vector<double> all;
    for (int i = 0; i < times; ++i) {
        const auto start = Clock::now();
        work();
        all.push_back(std::chrono::duration<double, std::milli>(Clock::now() - start).count());
    }
    return median(all);
}

template <class T>
T must(desk::Outcome<T> outcome) {
    if (!outcome) {
        std::fprintf(stderr, "%s\n", desk::inWords(outcome.error(), words::Language::English).c_str());
        std::exit(1);
    }
    return std::move(*outcome);
}

std::string listOf(int people) {
    std::string csv = "Vorname;Nachname;Verein\n";
    for (int i = 1; i <= people; ++i)
        csv += "Vorname" + std::to_string(i) + ";Nachname" + std::to_string(i * 7919 % 10007) + ";Verein\n";
    return csv;
}

// All rounds drawn, published and entered but for the last one's sheets.
desk::Evening played(const std::string& path, int people, int rounds) {
    desk::NewTournament wanted;
    wanted.name = "Messung";
    wanted.rules = "innsbruck";
    wanted.format = "drawn";
    wanted.rounds = rounds;
    wanted.seed = 1;
    desk::Evening evening = must(desk::Evening::create(path, wanted));
    must(desk::importEntries(evening, listOf(people), "bench.csv", false));
    for (int round = 1; round <= rounds; ++round) {
        must(desk::drawTables(evening, static_cast<std::uint64_t>(round), {}));
        must(desk::startRound(evening));
        if (round == rounds) break;
        std::string results = "table;score;score\n";
        for (const tournament::Table& table : evening.tournament().rounds.back().tables)
            results +=
                std::to_string(table.number) + ";18;" + std::to_string((table.number * round) % 18) + "\n";
        must(desk::enterResults(evening, round, results, "bench", {}));
    }
    return evening;
}

kinds::View viewOf(const desk::Evening& evening) {
    return papers::viewOf(papers::takenFrom(evening, false), kinds::Kind::All, 0, words::Language::German,
                          {2026, 11, 21, {}});
}

void print(const kinds::View& view, kinds::Kind kind, int round, const pdf::Fonts& fonts,
           const std::string& folder) {
    const kinds::Options options{fonts, pdf::PageSize::A4, round, std::nullopt, 1};
    const auto document = kinds::makeReport(kind, view, options);
    if (!document) std::exit(1);
    const std::string name = std::string(nameOf(kind)) + std::to_string(round) + ".pdf";
    const auto bytes = pdf::render(*document);
    if (!bytes.ok() || !base::writeFile({folder + "/" + name, *bytes}).ok()) std::exit(1);
}

// What hangs on the wall and lies on the tables, a file each.
void printAll(const desk::Evening& evening, const pdf::Fonts& fonts, const std::string& folder) {
    using kinds::Kind;
    const kinds::View view = viewOf(evening);
    for (const Kind kind : {Kind::Entries, Kind::BlankSheets, Kind::Standings})
        print(view, kind, 8, fonts, folder);
    for (const Kind kind : {Kind::Seating, Kind::Tables, Kind::Scoresheets, Kind::Results})
        for (int round = 1; round <= 8; ++round) print(view, kind, round, fonts, folder);
}

} // namespace

int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("bench-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);

    const int raw = open((folder / "raw").c_str(), O_WRONLY | O_CREAT, 0600);
    const std::string block(4096, 'x');
    const double one = milliseconds(101, [&] {
        if (pwrite(raw, block.data(), block.size(), 0) < 0 || fsync(raw) != 0) std::exit(1);
    });
    close(raw);
    std::printf("%-46s %9.2f ms\n", "for comparison: 4 KiB written and synced", one);

    for (const int people : {30, 128}) {
        desk::Evening evening =
            played((folder / (std::to_string(people) + ".schreiber")).string(), people, 8);
        const std::string who = std::to_string(people) + " people, round 8: ";
        const double line = milliseconds(51, [&] {
            must(desk::addLine(evening, {8, 1, 1}, {0, {0, 0}, {}, {0, 1}, "", std::nullopt}, {}));
        });
        std::printf("%-46s %9.2f ms  (%.1f times the write)\n", (who + "one saved line").c_str(), line,
                    line / one);
        tournament::Tournament first = evening.tournament();
        first.rounds.clear();
        std::printf("%-46s %9.2f ms\n",
                    (std::to_string(people) + " people: a draw, all rounds planned").c_str(),
                    milliseconds(5, [&] {
                        if (!tournament::drawRound(first, 1, 7).ok()) std::exit(1);
                    }));
        std::printf("%-46s %9.2f ms\n", (who + "standings").c_str(),
                    milliseconds(51, [&] { must(desk::standingsOf(evening)); }));
        std::printf("%-46s %9.2f ms\n", (who + "verify").c_str(),
                    milliseconds(5, [&] { must(desk::verify(evening)); }));
        if (people != 30) continue;
        const auto fonts = pdf::Fonts::load();
        if (!fonts) return 1;
        std::printf("%-46s %9.2f ms\n", "30 people, 8 rounds: all papers, a file each",
                    milliseconds(3, [&] { printAll(evening, *fonts, folder.string()); }));
    }
    std::filesystem::remove_all(folder);
}
