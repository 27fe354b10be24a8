#include "folder.h"

#include <desk/club.h>
#include <desk/copies.h>
#include <desk/own_rules.h>
#include <desk/settings.h>
#include <desk/whole_file.h>
#include <desk/words.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

// Files that are not the tournament: what is read whole, the copies of a round's end, the club's memory.
using namespace schreiber;
using namespace schreiber::desk;
using namespace schreiber::desk::test;
namespace fs = std::filesystem;

namespace {

void put(const std::string& path, const std::string& bytes) {
    std::ofstream(path, std::ios::binary) << bytes;
}

std::string bytesOf(const std::string& path) {
    std::ostringstream all;
    all << std::ifstream(path, std::ios::binary).rdbuf();
    return all.str();
}

// The copies that the end of the first round makes.
CopyReport endOfRound(Evening& evening) {
    start(evening, 1);
    evening.leaveRestToCaller();
    play(evening);
    return copyRounds(evening.path(), {1});
}

} // namespace

TEST_CASE("a file is read whole, or it is said why not") {
    const Folder folder;
    const std::string path = folder.file("liste.csv");
    const std::string bytes("a\0b\r\n", 5);
    put(path, bytes);
    CHECK(*readWhole(path) == bytes);
    put(path, std::string(tournament::kMegabyte, 'x'));
    CHECK(readWhole(path, tournament::kMegabyte)->size() == tournament::kMegabyte);
    put(path, std::string(tournament::kMegabyte + 1, 'x'));
    const auto large = readWhole(path, tournament::kMegabyte);
    REQUIRE_FALSE(large);
    CHECK_THAT(inWords(large.error(), words::Language::English), Catch::Contains("more than 1 MB"));
    const auto wrote = [&](std::string_view bytesOfIt) {
        put(path, std::string(bytesOfIt));
        const auto read = readWhole(path);
        return read ? std::string() : inWords(read.error(), words::Language::English);
    };
    using namespace std::string_view_literals;
    for (const auto& [wide, text] : {std::pair("\xFF\xFE{\0"sv, "{"),
                                     {"\xFE\xFF\0{"sv, "{"},
                                     {"{\0}\0"sv, "{}"},
                                     {"\0A\0:"sv, "A:"},
                                     {"\xFF\xFEH\0\xF6\0\xDF\0"sv, "H\u00F6\u00DF"},
                                     {"\xFE\xFF\x20\xAC\xD8\x3C\xDC\xA1"sv, "\u20AC\U0001F0A1"}}) {
        CHECK(wrote(wide).empty());
        CHECK(*readWhole(path) == text);
    }
    // Half a sign: of a file that breaks off, or is none.
    for (const std::string_view half : {"\xFF\xFE{\0}"sv, "\xFE\xFF\xD8\x3C"sv, "\xFE\xFF\xDC\xA1\0A"sv})
        CHECK_THAT(wrote(half), Catch::Contains("UTF-16") && Catch::Contains("as UTF-8"));
    CHECK_THAT(wrote("SQLite format 3\0"sv), Catch::Contains("This is a database"));
    CHECK(wrote("a").empty());
    CHECK_FALSE(readWhole(folder.file("nicht da")));
    CHECK_FALSE(readWhole(folder.file("")));
    // Opens like any other, and fails when it is read.
    if (fs::exists("/proc/self/mem")) {
        const auto broken = readWhole("/proc/self/mem");
        REQUIRE_FALSE(broken);
        CHECK(exitCodeOf(broken.error()) == 3);
    }
}

TEST_CASE("the rules of a file that is too large are refused with its limit") {
    const Folder folder;
    NewTournament made = wanted("drawn");
    made.rules = folder.file("regeln.perlagg");
    put(made.rules, std::string(kMostRulesBytes + 1, '#'));
    const auto refused = readOwnRules(made);
    REQUIRE_FALSE(refused);
    CHECK_THAT(inWords(refused.error(), words::Language::German), Catch::Contains("mehr als 1 MB"));
}

TEST_CASE("where something strange lies in the place of a copy it stays, and the copy goes beside it") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    const fs::path copies = fs::path(evening.path()).replace_extension().string() + " backup";
    fs::create_directory(copies);
    const std::string name = fs::path(evening.path()).stem().string() + " R1";
    const fs::path place = copies / (name + ".schreiber");
    put(folder.file("anderes"), "nicht von hier");
    SECTION("a file of another kind") {
        put(place, "Einkaufsliste");
    }
    SECTION("a damaged copy") {
        fs::copy_file(evening.path(), place);
        fs::resize_file(place, fs::file_size(place) / 2);
    }
    SECTION("a folder") {
        fs::create_directory(place);
    }
    SECTION("a link") {
        fs::create_symlink(folder.file("anderes"), place);
    }
    const CopyReport report = endOfRound(evening);
    const std::string beside = (copies / (name + " (2).schreiber")).string();
    CHECK(report.missing.empty());
    CHECK(report.written == std::vector{beside});
    CHECK(report.beside == std::vector{Warning("copy_beside", {{"file", place.string()}, {"copy", beside}})});
    CHECK(Evening::open(beside, store::Access::ReadOnly)->tournament() == evening.tournament());
    CHECK(bytesOf(folder.file("anderes")) == "nicht von hier");
    CHECK(fs::exists(fs::symlink_status(place)));
    // Once more it is the same place, and said again as long as it is so.
    CHECK(copyRounds(evening.path(), {1}).written == std::vector{beside});
}

TEST_CASE("a file where the folder of the copies goes is told, and gone the copy is made up for") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    const std::string taken = folder.file(fs::path(evening.path()).stem().string() + " backup");
    put(taken, "a list of backups");
    const CopyReport report = endOfRound(evening);
    REQUIRE(report.missing.size() == 1);
    CHECK(codeOf(report.missing.front()) == "copy_folder_taken");
    CHECK(bytesOf(taken) == "a list of backups");
    fs::rename(taken, folder.file("list"));
    CHECK(copyRounds(evening.path(), {1}).written.size() == 1);
}

TEST_CASE("of several rounds that end at once each copy that is missing is told") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    REQUIRE(changeSettings(evening, {{"copy-to", folder.file("stick")}}, yes()));
    static_cast<void>(endOfRound(evening));
    const CopyReport report = copyRounds(evening.path(), {1, 1});
    CHECK(report.written.size() == 2);
    CHECK(report.missing.size() == 2);
    CHECK(codeOf(report.missing.front()) == "copy_place_missing");
}

TEST_CASE("a club remembers no evening whose file cannot be asked whether it was altered") {
    const Folder folder;
    Evening evening = singles(folder, 4);
    start(evening, 1);
    play(evening);
    auto club = ClubMemory::create(folder.file("v.schreiber-club"));
    REQUIRE(club);
    SECTION("it can") {
        CHECK(club->remember(evening, yes()));
    }
    SECTION("its file is gone from its place") {
        fs::rename(evening.path(), folder.file("weg"));
        CHECK_FALSE(club->remember(evening, yes()));
    }
    SECTION("its file is broken") {
        fs::resize_file(evening.path(), fs::file_size(evening.path()) / 2);
        CHECK_FALSE(club->remember(evening, yes()));
    }
}
