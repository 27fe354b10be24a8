#include "program.h"

#include <catch2/catch.hpp>

#include <chrono>
#include <filesystem>
#include <fstream>
#include <full_disk.h>
#include <map>
#include <sys/stat.h>
#include <unistd.h>

// What the commands write beside the tournament, and what of somebody's lies there.
using schreiber::test::Desk;
using schreiber::test::FullDisk;
using schreiber::test::good;
using schreiber::test::Ran;
namespace fs = std::filesystem;

namespace {

constexpr const char* kFile = "a.schreiber";

void makeEvening(const Desk& desk) {
    good(desk, {"new", kFile, "--name", "Abend", "--rules", "innsbruck", "--format", "drawn"});
    good(desk, {"players", "import", kFile, std::string(SCHREIBER_EXAMPLES) + "/abend-30.csv"});
}

// What lies in the folder, but for what the tests themselves leave there: names and bytes, links as `-> to`.
std::map<std::string, std::string> all(const Desk& desk, const std::string& folder = ".") {
    std::map<std::string, std::string> found;
    for (const auto& entry : fs::recursive_directory_iterator(desk.at(folder))) {
        const std::string name = entry.path().lexically_relative(desk.at(folder)).string();
        if (name == "out" || name == "errors") continue;
        if (entry.is_symlink())
            found[name] = "-> " + fs::read_symlink(entry.path()).string();
        else
            found[name] = entry.is_directory() ? "" : desk.read(folder + "/" + name);
    }
    return found;
}

// Every command that writes a file beside the tournament, and the file's name.
struct Writing {
    const char* out;
    std::vector<std::string> command;
};
const std::vector<Writing> kWritings{
    {"w.pdf", {"report", "entries", kFile, "-o", "w.pdf"}},
    {"w.json", {"export", kFile, "--to", "json", "-o", "w.json"}},
    {"w.html", {"export", kFile, "--to", "html", "-o", "w.html"}},
    {"w.perlagg", {"rulings", "export", kFile, "-o", "w.perlagg"}},
    {"w.rules", {"ruleset", "export", kFile, "-o", "w.rules"}},
    {"w.compare.pdf", {"ruleset", "compare", kFile, "imst", "-o", "w.compare.pdf"}},
    {"w.schreiber", {"backup", kFile, "-o", "w.schreiber"}},
    {"w.new", {"new", "w.new", "--name", "x", "--rules", "innsbruck", "--format", "drawn"}},
    {"w.club", {"club", "new", "w.club"}},
};

} // namespace

TEST_CASE("a club's emblem that is no picture is named before anything is printed") {
    Desk desk;
    makeEvening(desk);
    desk.write("logo.png", "GIF89a");
    const Ran ran = desk.run({"report", "certificates", kFile, "-o", "u.pdf", "--logo", "logo.png"});
    CHECK(ran.code == 2);
    CHECK_THAT(ran.errors, Catch::Contains("logo.png") && Catch::Contains("ein PNG-Bild"));
    CHECK_FALSE(fs::exists(desk.at("u.pdf")));
    CHECK(desk.run({"report", "certificates", kFile, "-o", "u.pdf", "--logo", "none.png"}).code == 2);
}

TEST_CASE("files of somebody's with the names of unfinished ones stay") {
    const Desk desk;
    makeEvening(desk);
    for (const Writing& one : kWritings) {
        INFO(one.out);
        const std::string out = one.out;
        const std::string his = out + ".part";
        desk.write(his, "his");
        fs::create_symlink(kFile, desk.at("." + out + ".part"));
        const std::string evening = desk.read(kFile);
        CHECK(desk.run(one.command).code == 0);
        CHECK(fs::exists(desk.at(out)));
        CHECK(desk.read(his) == "his");
        CHECK(desk.read(kFile) == evening);
        CHECK(fs::is_symlink(desk.at("." + out + ".part")));
    }
}

TEST_CASE("no command writes through a link") {
    const Desk desk;
    makeEvening(desk);
    desk.write("his", "");
    for (const Writing& one : kWritings) {
        INFO(one.out);
        fs::create_symlink("his", desk.at(one.out));
        const auto before = all(desk);
        const Ran ran = desk.run(one.command);
        CHECK(ran.code == 2);
        CHECK(ran.errors.find("Verweis auf his") != std::string::npos);
        CHECK(all(desk) == before);
    }
    fs::create_directory(desk.at("tables"));
    fs::create_symlink("../his", desk.at("tables/journal.csv"));
    const auto before = all(desk);
    CHECK(desk.run({"export", kFile, "--to", "csv", "-o", "tables"}).code == 2);
    CHECK(all(desk) == before);
}

TEST_CASE("an export of several files on a full disk writes none of them") {
    const Desk desk;
    makeEvening(desk);
    good(desk, {"export", kFile, "--to", "csv", "-o", "tables"});
    desk.write("tables/his.txt", "his");
    const auto before = all(desk);
    good(desk, {"players", "add", kFile, "--first", "Letzter", "--last", "Mann"});
    auto now = all(desk);
    {
        const FullDisk full(1500);
        for (const char* folder : {"tables", "new/tables"}) {
            const Ran ran = desk.run({"export", kFile, "--to", "csv", "-o", folder});
            CHECK(ran.code == 3);
            CHECK(all(desk) == now);
            CHECK(desk.read("errors").find("Kein Platz mehr") != std::string::npos);
        }
        for (const Writing& one : kWritings) {
            INFO(one.out);
            const std::string out = one.out; // of an evening on which nothing was played yet
            if (out == "w.rules" || out == "w.perlagg" || out == "w.html") continue;
            CHECK(desk.run(one.command).code == 3);
            CHECK(all(desk) == now);
        }
    }
    good(desk, {"export", kFile, "--to", "csv", "-o", "tables"});
    CHECK(desk.read("tables/entries.csv").find("Letzter") != std::string::npos);
    CHECK(desk.read("tables/his.txt") == "his");
}

TEST_CASE("what is written keeps the mode of what it replaces, a copy that of the tournament") {
    const Desk desk;
    makeEvening(desk);
    const auto mode = [&](const std::string& name) {
        struct stat found = {};
        REQUIRE(stat(desk.at(name).c_str(), &found) == 0);
        return found.st_mode & 0777U;
    };
    good(desk, {"export", kFile, "--to", "json", "-o", "all.json"});
    REQUIRE(chmod(desk.at("all.json").c_str(), 0600) == 0);
    good(desk, {"export", kFile, "--to", "json", "-o", "all.json"});
    CHECK(mode("all.json") == 0600);
    REQUIRE(chmod(desk.at(kFile).c_str(), 0600) == 0);
    good(desk, {"backup", kFile, "-o", "copy.schreiber"});
    CHECK(mode("copy.schreiber") == 0600);
    good(desk, {"draw", "tables", kFile});
    good(desk, {"round", "start", kFile});
    for (int table = 1; table <= 7; ++table)
        good(desk, {"result", "set", kFile, "--round", "1", "--table", std::to_string(table), "18", "5"});
    for (const auto& entry : fs::directory_iterator(desk.at("a backup")))
        CHECK(mode(entry.path().lexically_relative(desk.at(".")).string()) == 0600);
}

TEST_CASE("what a killed command left is cleared by the next that writes there, and told") {
    const Desk desk;
    makeEvening(desk);
    // As one of this machine's that runs no more would have left it; nobody writes after a day either.
    const std::string left = ".schreiber-01234567-00000001-0123456789abcdef.part";
    desk.write(left, "half a page");
    CHECK(good(desk, {"export", kFile, "--to", "json", "-o", "1.json"}).errors.empty());
    fs::last_write_time(desk.at(left), fs::file_time_type::clock::now() - std::chrono::hours(25));
    const Ran ran = good(desk, {"export", kFile, "--to", "json", "-o", "2.json"});
    CHECK(ran.errors.find(left + ": Rest eines abgebrochenen Schreibens") != std::string::npos);
    CHECK_FALSE(fs::exists(desk.at(left)));
    CHECK(good(desk, {"export", kFile, "--to", "json", "-o", "3.json"}).errors.empty());
}

TEST_CASE("an example that comes to nothing leaves no folder behind, and an empty name is none") {
    const Desk desk;
    std::string deep = "neu"; // its folder can be made, and no file in it has a path that is short enough
    while (deep.size() < 4'060)
        deep += "/" + std::string(std::min<std::size_t>(200, 4'075 - deep.size()), 'x');
    CHECK(desk.run({"example", deep}).code != 0);
    CHECK_FALSE(desk.has("neu"));
    good(desk, {"new", "a.schreiber", "--name", "A", "--rules", "imst", "--format", "drawn"});
    CHECK(desk.run({"report", "entries", "a.schreiber", "-o", ""}).code == 2);
    CHECK(desk.run({"backup", "a.schreiber", "-o", ""}).code == 2);
    CHECK(desk.run({"rulings", "export", "a.schreiber", "-o", ""}).code == 2);
    CHECK(desk.run({"rulings", "begin", "a.schreiber", "--table", "1", "-o", ""})
              .errors.find("der Dateiname ist leer") != std::string::npos);
}

TEST_CASE("the example evening leaves alone whatever lies where it goes") {
    const Desk desk;
    fs::create_directory(desk.at("papers"));
    desk.write("papers/notes.txt", "his");
    good(desk, {"example", "papers"});
    CHECK(fs::exists(desk.at("papers/standings.pdf")));
    good(desk, {"players", "add", "papers/beispielabend.schreiber", "--first", "Letzter", "--last", "Mann"});
    const auto first = all(desk, "papers");
    const Ran again = good(desk, {"example", "papers"});
    CHECK(again.errors.find("papers/beispielabend-2") != std::string::npos);
    auto both = all(desk, "papers");
    for (const auto& [name, bytes] : first) {
        INFO(name);
        CHECK(both.at(name) == bytes);
    }
    CHECK(both.size() == 2 * first.size()); // a folder for the notes
    CHECK(desk.run({"verify", "papers/beispielabend-2/beispielabend.schreiber"}).code == 0);
    CHECK(again.out.find("papers/beispielabend-2") != std::string::npos);
    // Also where only one paper of that name is there, and it is somebody's.
    fs::create_directory(desk.at("other"));
    desk.write("other/standings.pdf", "his");
    good(desk, {"example", "other"});
    CHECK(desk.read("other/standings.pdf") == "his");
    CHECK(fs::exists(desk.at("other/beispielabend-2/standings.pdf")));
}

TEST_CASE("what is made of a file is read by nobody who may not read the file") {
    const Desk desk;
    makeEvening(desk);
    constexpr fs::perms kForOthers = fs::perms::group_all | fs::perms::others_all;
    const auto forOthers = [&](const std::string& name) {
        return fs::status(desk.at(name)).permissions() & kForOthers;
    };
    fs::permissions(desk.at(kFile), fs::perms(0600));
    for (const Writing& one : kWritings) {
        const std::string out = one.out;
        if (one.command[1] != kFile && one.command[0] != "ruleset" && one.command[2] != kFile) continue;
        INFO(out);
        good(desk, one.command);
        CHECK(forOthers(out) == fs::perms::none);
    }
    good(desk, {"export", kFile, "--to", "csv", "-o", "tables"});
    CHECK(forOthers("tables/journal.csv") == fs::perms::none);
    fs::permissions(desk.at("w.json"), fs::perms(0640));
    good(desk, {"import", "w.json", "-o", "again.schreiber"});
    CHECK((forOthers("again.schreiber") & fs::perms::others_all) == fs::perms::none);
}
