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
#include <ctime>
#include <fcntl.h>
#include <filesystem>
#include <functional>
#include <iterator>
#include <papers/view.h>
#include <string>
#include <string_view>
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

// Of the processor: what is compared with each other minutes apart, other programs beside it.
double processorTime(int times, const std::function<void()>& work) {
    std::vector<double> all;
    for (int i = 0; i < times; ++i) {
        const std::clock_t begun = std::clock();
        work();
        all.push_back(1e3 * static_cast<double>(std::clock() - begun) / CLOCKS_PER_SEC);
    }
    return median(all);
}

std::string listOf(int people) {
    std::string csv = "Vorname;Nachname;Verein\n";
    for (int i = 1; i <= people; ++i)
        csv += "Vorname" + std::to_string(i) + ";Nachname" + std::to_string(i * 7919 % 10007) + ";Verein\n";
    return csv;
}

desk::Evening entered(const std::string& path, int people, const char* rules, const char* format,
                      int rounds) {
    desk::NewTournament wanted;
    wanted.name = "Messung";
    wanted.rules = rules;
    wanted.format = format;
    wanted.rounds = rounds;
    wanted.seed = 1;
    desk::Evening evening = must(desk::Evening::create(path, wanted));
    must(desk::importEntries(evening, listOf(people), "bench.csv", false));
    return evening;
}

// All rounds drawn, published and entered but for the last one's sheets.
desk::Evening played(const std::string& path, int people, int rounds) {
    desk::Evening evening = entered(path, people, "innsbruck", "drawn", rounds);
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

// The lines of a game that its table plays to the end.
std::vector<tournament::Line> linesOfPerlaggen() {
    std::vector<tournament::Line> lines;
    for (const auto& [we, they] : {std::pair(2, 1),
                                   {1, 1},
                                   {2, 0},
                                   {1, 2},
                                   {2, 1},
                                   {1, 0},
                                   {2, 1},
                                   {1, 2},
                                   {2, 0},
                                   {1, 1},
                                   {2, 1},
                                   {1, 0}})
        lines.emplace_back().points = {we, they};
    return lines;
}

std::vector<tournament::Line> linesOfKoenigrufen() {
    constexpr std::size_t kGames = 16;
    constexpr const char* kTexts[] = {"A rufer C won trull+",        "B dreier lost k",
                                      "trischaken 26/2 18/1 25 0j",  "D solorufer A won",
                                      "C auchrufer B won uhu!k+",    "B piccolo lost kD, D piccolo won kC",
                                      "A farberl won vier-koenige+", "D rufer B lost mondfang=A:C"};
    std::vector<tournament::Line> lines(kGames);
    for (std::size_t i = 0; i < kGames; ++i) lines[i].text = kTexts[i % std::size(kTexts)];
    return lines;
}

// What an evening asks in which every game is keyed line by line: three rounds, 53 tables.
struct Keyed {
    struct Figure {
        const char* what;
        double value;
    };
    std::vector<Figure> figures;
    std::size_t lines = 0;
};

Keyed keyedEvening(const std::string& path, const char* rules, const char* format,
                   const std::vector<tournament::Line>& sheet) {
    constexpr int kPeople = 212;
    constexpr int kRounds = 3;
    constexpr int kConfirmed = 5; // tables; the copy that follows each of them with it
    const desk::Confirmation yes{true, false, {}};
    desk::Evening evening = entered(path, kPeople, rules, format, kRounds);
    Keyed keyed;
    std::vector<double> draws;
    std::vector<double> starts;
    std::vector<double> saved;
    std::vector<double> confirmed;
    for (int round = 1; round <= kRounds; ++round) {
        draws.push_back(processorTime(
            1, [&] { must(desk::drawTables(evening, static_cast<std::uint64_t>(round), {})); }));
        starts.push_back(processorTime(1, [&] { must(desk::startRound(evening)); }));
        const std::size_t tables = evening.tournament().rounds.back().tables.size();
        for (int table = 1; table <= static_cast<int>(tables); ++table)
            for (const tournament::Line& line : sheet)
                saved.push_back(processorTime(1, [&] {
                    must(desk::addLine(evening, {round, table, 1}, line, yes));
                }));
        for (int table = 1; table <= kConfirmed; ++table)
            confirmed.push_back(processorTime(1, [&] {
                must(desk::confirmSheet(evening, {round, table, 1}));
            }));
    }
    keyed.lines = saved.size();
    const auto add = [&keyed](const char* what, double value) { keyed.figures.push_back({what, value}); };
    add("a round drawn", median(draws));
    add("a draw confirmed", median(starts));
    add("one saved line", median(saved));
    add("a sheet confirmed", median(confirmed));
    add("standings", processorTime(51, [&] { must(desk::standingsOf(evening)); }));
    add("the file opened", processorTime(5, [&] { must(desk::Evening::open(path)); }));
    add("the file looked through", processorTime(5, [&] { must(desk::verifyFile(path)); }));
    return keyed;
}

void compareGames(const std::string& folder) {
    const Keyed perlaggen =
        keyedEvening(folder + "/perlaggen.schreiber", "innsbruck", "drawn", linesOfPerlaggen());
    const Keyed koenigrufen =
        keyedEvening(folder + "/koenigrufen.schreiber", "ruediger", "solo", linesOfKoenigrufen());
    std::printf("212 people, 3 rounds keyed line by line: CPU   Perlaggen Königrufen  ratio\n");
    std::printf("%-46s %9zu %10zu %6.2f\n", "lines", perlaggen.lines, koenigrufen.lines,
                static_cast<double>(koenigrufen.lines) / static_cast<double>(perlaggen.lines));
    for (std::size_t i = 0; i < perlaggen.figures.size(); ++i)
        std::printf("%-46s %6.2f ms %7.2f ms %6.2f\n", perlaggen.figures[i].what, perlaggen.figures[i].value,
                    koenigrufen.figures[i].value, koenigrufen.figures[i].value / perlaggen.figures[i].value);
}

} // namespace

// bench_evening [--keyed]: all, or only the two games beside each other.
int main(int argc, char** argv) {
    const QCoreApplication application(argc, argv);
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("bench-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);

    if (argc > 1 && std::string_view(argv[1]) == "--keyed") {
        compareGames(folder.string());
        std::filesystem::remove_all(folder);
        return 0;
    }
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
                    milliseconds(5, [&] { must(desk::verifyFile(evening.path())); }));
        if (people != 30) continue;
        const auto fonts = pdf::Fonts::load();
        if (!fonts) return 1;
        std::printf("%-46s %9.2f ms\n", "30 people, 8 rounds: all papers, a file each",
                    milliseconds(3, [&] { printAll(evening, *fonts, folder.string()); }));
    }
    compareGames(folder.string());
    std::filesystem::remove_all(folder);
}
