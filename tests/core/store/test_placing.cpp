#include "scratch.h"

#include <base/file_writer.h>

#include <catch2/catch.hpp>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <sys/stat.h>

using namespace schreiber;
using namespace schreiber::store;
using namespace schreiber::store::testing;
namespace fs = std::filesystem;

namespace {

mode_t modeOf(const std::string& path) {
    struct stat found = {};
    REQUIRE(stat(path.c_str(), &found) == 0);
    return found.st_mode & 0777U;
}

std::size_t filesIn(const std::string& folder) {
    return static_cast<std::size_t>(std::distance(fs::directory_iterator(folder), {}));
}

} // namespace

TEST_CASE("a copy is read by nobody who may not read the tournament") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    const std::string copy = scratch.path("copy.schreiber");
    const auto file = TournamentFile::create(path, richTournament(), {"created", {}});
    REQUIRE(file.ok());
    for (const mode_t mode : {mode_t{0600}, mode_t{0640}, mode_t{0664}}) {
        REQUIRE(chmod(path.c_str(), mode) == 0);
        REQUIRE(file->backup(copy).ok());
        CHECK(modeOf(copy) == mode);
        fs::remove(copy);
    }
    REQUIRE(file->backup(copy).ok());
    REQUIRE(chmod(copy.c_str(), 0600) == 0);
    REQUIRE(file->backup(copy).ok());
    CHECK(modeOf(copy) == 0600);
    // One that more people could read until now is closed to them with the state that it gets.
    REQUIRE(chmod(copy.c_str(), 0644) == 0);
    REQUIRE(file->backup(copy).ok());
    CHECK(modeOf(copy) == 0644);
    REQUIRE(chmod(path.c_str(), 0600) == 0);
    REQUIRE(file->backup(copy).ok());
    CHECK(modeOf(copy) == 0600);
}

TEST_CASE("a link is no place for a tournament or its copy") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    const auto file = TournamentFile::create(path, richTournament(), {"created", {}});
    REQUIRE(file.ok());
    REQUIRE(file->backup(scratch.path("his.schreiber")).ok());
    fs::create_symlink("his.schreiber", scratch.path("link.schreiber"));
    fs::create_symlink("nowhere.schreiber", scratch.path("dangling.schreiber"));
    const std::string his = bytesOf(scratch.path("his.schreiber"));
    for (const char* name : {"link.schreiber", "dangling.schreiber"}) {
        CHECK(file->backup(scratch.path(name)).error().kind == StoreErrorKind::IsLink);
        CHECK(TournamentFile::create(scratch.path(name), richTournament(), {"created", {}}).error().kind ==
              StoreErrorKind::IsLink);
        CHECK(fs::is_symlink(scratch.path(name)));
    }
    CHECK(bytesOf(scratch.path("his.schreiber")) == his);
    CHECK_FALSE(fs::exists(scratch.path("nowhere.schreiber")));
    // It is opened through one, as everywhere.
    CHECK(TournamentFile::open(scratch.path("link.schreiber"), Access::ReadOnly).ok());
}

TEST_CASE("what a killed copy left beside it is cleared away by the next") {
    const Scratch scratch;
    const auto file = TournamentFile::create(scratch.path("a.schreiber"), richTournament(), {"created", {}});
    REQUIRE(file.ok());
    fs::create_directory(scratch.path("copies"));
    const std::string left = scratch.path("copies/.schreiber-0badcafe.part");
    const std::string his = scratch.path("copies/copy.schreiber.part");
    for (const std::string& name : {left, left + "-journal", his}) {
        std::ofstream(name) << "x";
        fs::last_write_time(name, fs::file_time_type::clock::now() - std::chrono::hours(25));
    }
    base::takeFileNotices();
    REQUIRE(file->backup(scratch.path("copies/copy.schreiber")).ok());
    CHECK(filesIn(scratch.path("copies")) == 2);
    CHECK(fs::exists(his));
    CHECK(base::takeFileNotices().size() == 2);
}
