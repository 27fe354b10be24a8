#include "scratch.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <csignal>
#include <cstdlib>
#include <fcntl.h>
#include <string>
#include <sys/wait.h>
#include <thread>
#include <unistd.h>

using namespace schreiber;
using namespace schreiber::store;
using namespace schreiber::store::testing;

namespace {

// Starts the writer with its output in a pipe, kills it after a while, and gives the last number it printed.
int writeAndKill(const std::string& path, std::uint64_t seed, std::chrono::microseconds after) {
    int ends[2] = {};
    REQUIRE(pipe(ends) == 0);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        dup2(ends[1], STDOUT_FILENO);
        close(ends[0]);
        execl(SCHREIBER_STORE_WRITER, SCHREIBER_STORE_WRITER, path.c_str(), std::to_string(seed).c_str(),
              nullptr);
        _exit(127);
    }
    close(ends[1]);
    std::string printed;
    char buffer[256];
    // The time counts from the first confirmed action: before that the program only starts.
    ssize_t count = read(ends[0], buffer, sizeof buffer);
    if (count > 0) printed.append(buffer, static_cast<std::size_t>(count));
    std::this_thread::sleep_for(after);
    kill(child, SIGKILL);
    while ((count = read(ends[0], buffer, sizeof buffer)) > 0)
        printed.append(buffer, static_cast<std::size_t>(count));
    close(ends[0]);
    int status = 0;
    waitpid(child, &status, 0);
    REQUIRE(WIFSIGNALED(status));
    // A number without its newline was cut off, but then it was confirmed as well.
    const auto end = printed.find_last_not_of('\n');
    if (end == std::string::npos) return 0;
    const auto start = printed.find_last_of('\n', end);
    return std::atoi(printed.c_str() + (start == std::string::npos ? 0 : start + 1));
}

} // namespace

TEST_CASE("killed at random moments, the file misses at most the action that was not confirmed") {
    const char* wanted = std::getenv("SCHREIBER_KILLS");
    const int kills = wanted ? std::atoi(wanted) : std::getenv("SCHREIBER_LONG") ? 200 : 25;
    const std::uint64_t seed = static_cast<std::uint64_t>(std::time(nullptr));
    INFO("seed " << seed);
    base::Random random(seed);
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    REQUIRE(TournamentFile::create(path, richTournament(), {"created", {}}).ok());
    for (int i = 0; i < kills; ++i) {
        const int confirmed =
            writeAndKill(path, random.next(), std::chrono::microseconds(random.below(30'000)));
        auto file = TournamentFile::open(path, Access::ReadWrite);
        REQUIRE(file.ok());
        CHECK(file->verify()->empty());
        const int rows = static_cast<int>(file->journal().size());
        CHECK(confirmed >= 1);
        CHECK(rows >= confirmed);
        CHECK(rows <= confirmed + 1);
    }
}
