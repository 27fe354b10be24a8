#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <filesystem>
#include <fstream>
#include <spawn.h>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <vector>

// The program itself, from start to exit: bench_cli SCHREIBER-CLI. Beside each figure stands the same for a
// program that does nothing, or only reads the same lines.
namespace {

constexpr int kLines = 300'000;

const char* const kQueries[] = {
    R"({"ask":"trick","rules":"innsbruck","trump":"L","cards":[["A","L10"],["B","LA"],["C","LU=LA"],["D","S7=LA"]]})",
    R"({"ask":"bet","rules":"innsbruck","target":18,"score":[15,9],"figures":{"gleich":{"value":2,"team":1,"state":"held"}},"team":0,"figure":"hanger","phase":"play"})",
    R"({"ask":"perlaggen","rules":"imst","trump":"L"})"};

const char* const kRecord = "rules: innsbruck\ntarget: 18\nscore: 4 7\n"
                            "hand A: E10 LK L10 HU S9\nhand B: E8 LA L8 HA S10\n"
                            "hand C: LO LU H10 SA SU\nhand D: EA EK E7 S7 S6\n\n"
                            "D: turn L9\nA: play L10\nB: play LA\nC: play LU=LA\nD: play S7=LA\n"
                            "D: play S6=H7\nA: play HU\nB: play HA\nC: play LO=HO\nB: play S10\nC: play SU\n"
                            "D: play EA\nA: play S9\nC: play SA\nD: play EK\nA: play LK\nB: play E8\n"
                            "A: play E10\nB: play L8\nC: play H10\nD: play E7=LA\n";

// Milliseconds from start to exit, the median of several.
double run(std::vector<std::string> words, const std::string& input, int times) {
    std::vector<char*> arguments;
    for (std::string& word : words) arguments.push_back(word.data());
    arguments.push_back(nullptr);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 0, input.c_str(), O_RDONLY, 0);
    posix_spawn_file_actions_addopen(&files, 1, "/dev/null", O_WRONLY, 0);
    std::vector<double> took;
    for (int i = 0; i < times; ++i) {
        const auto start = std::chrono::steady_clock::now();
        pid_t child = 0;
        int status = 0;
        if (posix_spawnp(&child, words.front().c_str(), &files, nullptr, arguments.data(), environ) != 0 ||
            waitpid(child, &status, 0) != child)
            std::exit(1);
        const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;
        took.push_back(time.count());
    }
    posix_spawn_file_actions_destroy(&files);
    std::sort(took.begin(), took.end());
    return took[took.size() / 2];
}

} // namespace

int main(int argc, char** argv) {
    if (argc != 2) {
        std::fputs("bench_cli SCHREIBER-CLI\n", stderr);
        return 2;
    }
    const std::string cli = argv[1];
    const std::filesystem::path folder =
        std::filesystem::temp_directory_path() / ("bench-cli-" + std::to_string(getpid()));
    std::filesystem::create_directories(folder);
    const std::string lines = folder / "lines";
    const std::string record = folder / "deal.perlagg";
    std::ofstream queries(lines);
    for (int i = 0; i < kLines; ++i) queries << kQueries[i % 3] << '\n';
    queries.close();
    std::ofstream(record) << kRecord;

    const double asked = run({cli, "ask"}, lines, 5);
    const double read = run({"wc", "-l"}, lines, 5);
    std::printf("%-46s %9.0f a second  (%.0f times what wc -l takes to read them)\n", "ask, lines of a file",
                kLines / asked * 1000, asked / read);
    const double nothing = run({"true"}, "/dev/null", 51);
    const double check = run({cli, "deal", "check", record}, "/dev/null", 51);
    std::printf("%-46s %9.2f ms  (%.1f times `true`)\n", "deal check, start to exit", check, check / nothing);
    std::filesystem::remove_all(folder);
}
