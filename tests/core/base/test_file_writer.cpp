#include "failing_calls.h"

#include <base/file_writer.h>

#include <catch2/catch.hpp>

#include <algorithm>
#include <cerrno>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <functional>
#include <map>
#include <sstream>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace schreiber::base;
using namespace schreiber::base::testing;
namespace fs = std::filesystem;

namespace {

class Folder {
  public:
    Folder() {
        std::string name = (fs::temp_directory_path() / "schreiber-writer-XXXXXX").string();
        REQUIRE(mkdtemp(name.data()) != nullptr);
        m_path = name;
        takeFileNotices();
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;
    ~Folder() {
        letCallsBe();
        fs::remove_all(m_path);
    }

    std::string at(const std::string& name) const { return (m_path / name).string(); }
    void put(const std::string& name, const std::string& bytes) const {
        std::ofstream(m_path / name, std::ios::binary) << bytes;
    }
    // What lies there, by name; a folder's names end in a slash.
    std::map<std::string, std::string> all() const {
        std::map<std::string, std::string> found;
        for (const auto& entry : fs::recursive_directory_iterator(m_path)) {
            const std::string name = entry.path().lexically_relative(m_path).string();
            if (entry.is_symlink())
                found[name] = "-> " + fs::read_symlink(entry.path()).string();
            else if (entry.is_directory())
                found[name + '/'] = "";
            else if (!entry.is_regular_file())
                found[name] = "";
            else
                found[name] = bytes(entry.path());
        }
        return found;
    }
    mode_t mode(const std::string& name) const {
        struct stat found = {};
        REQUIRE(stat(at(name).c_str(), &found) == 0);
        return found.st_mode & 0777U;
    }

  private:
    static std::string bytes(const fs::path& file) {
        std::ostringstream text;
        text << std::ifstream(file, std::ios::binary).rdbuf();
        return text.str();
    }
    fs::path m_path;
};

using Files = std::map<std::string, std::string>;

FileErrorKind refused(const FileToWrite& file) {
    const auto written = writeFile(file);
    REQUIRE_FALSE(written.ok());
    CHECK(written.error().file == file.path);
    return written.error().kind;
}

class Umask {
  public:
    explicit Umask(mode_t mask)
        : m_before(umask(mask)) {}
    Umask(const Umask&) = delete;
    Umask& operator=(const Umask&) = delete;
    ~Umask() { umask(m_before); }

  private:
    mode_t m_before;
};

// What is done in a process that ends at the n-th call; false where it came to its end.
bool killedAt(int call, const std::function<void()>& what) {
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        failCalls({call, 0, true, std::nullopt});
        what();
        _exit(0);
    }
    int status = 0;
    REQUIRE(waitpid(child, &status, 0) == child);
    return WIFSIGNALED(status);
}

void makeOld(const std::string& file) {
    fs::last_write_time(file, fs::file_time_type::clock::now() - std::chrono::hours(25));
}

} // namespace

TEST_CASE("a file is written whole, and nothing is left beside it") {
    const Folder folder;
    const std::string long_(1 << 20, 'x');
    REQUIRE(writeFile({folder.at("a.pdf"), long_}).ok());
    REQUIRE(writeFile({folder.at("a.pdf"), "new"}).ok());
    REQUIRE(writeFile({folder.at("empty"), ""}).ok());
    CHECK(folder.all() == Files{{"a.pdf", "new"}, {"empty", ""}});
    CHECK(takeFileNotices().empty());
}

TEST_CASE("what somebody calls .part is his") {
    const Folder folder;
    const Files his{{".a.pdf.part", "4"},
                    {".schreiber-12345678-00000001-0123456789abcdef.part.old", "6"},
                    {".schreiber-notes.part", "5"},
                    {"a.pdf.part", "1"},
                    {"a.part", "2"},
                    {"a.pdf-journal", "3"}};
    for (const auto& [name, bytes] : his) {
        folder.put(name, bytes);
        makeOld(folder.at(name));
    }
    REQUIRE(writeFile({folder.at("a.pdf"), "new"}).ok());
    Files all = his;
    all["a.pdf"] = "new";
    CHECK(folder.all() == all);
}

TEST_CASE("a link at the place is refused, and what it leads to stays") {
    const Folder folder;
    folder.put("his", "his");
    fs::create_symlink("his", folder.at("link.pdf"));
    fs::create_symlink("nowhere", folder.at("dangling.pdf"));
    fs::create_symlink(".", folder.at("folder.pdf"));
    const Files before = folder.all();
    for (const char* name : {"link.pdf", "dangling.pdf", "folder.pdf"})
        CHECK(refused({folder.at(name), "new"}) == FileErrorKind::IsLink);
    CHECK(writeFile({folder.at("link.pdf"), "new"}).error().detail == "his");
    CHECK_FALSE(PartFile::create(folder.at("link.pdf")).ok());
    CHECK(folder.all() == before);
    // A link to a folder on the way is somebody's choice of where it lies.
    CHECK(writeFile({folder.at("folder.pdf/a.pdf"), "new"}).ok());
    CHECK(folder.all().at("a.pdf") == "new");
}

TEST_CASE("a file that is replaced keeps its mode, and a new one has what the umask leaves") {
    const Folder folder;
    const Umask mask(0027);
    REQUIRE(writeFile({folder.at("a"), "1"}).ok());
    CHECK(folder.mode("a") == 0640);
    for (const mode_t mode : {mode_t{0600}, mode_t{0666}, mode_t{0754}}) {
        REQUIRE(chmod(folder.at("a").c_str(), mode) == 0);
        REQUIRE(writeFile({folder.at("a"), "2"}).ok());
        CHECK(folder.mode("a") == mode);
        REQUIRE(writeFiles({{folder.at("a"), "3"}, {folder.at("b"), "3"}}).ok());
        CHECK(folder.mode("a") == mode);
        CHECK(folder.mode("b") == 0640);
    }
}

TEST_CASE("what is made of files is no more open than each of them, until the umask alone says it again") {
    const Folder folder;
    const Umask mask(0002);
    const auto made = [&](const std::string& name) {
        REQUIRE(writeFile({folder.at(name), "1"}).ok());
        REQUIRE(schreiber::base::makeNewFolder(folder.at(name + " folder")).ok());
        CHECK((folder.mode(name + " folder") & 0666U) == folder.mode(name));
        return folder.mode(name);
    };
    for (const mode_t mode : {mode_t{0600}, mode_t{0640}, mode_t{0644}})
        folder.put(std::to_string(mode), "s");
    for (const mode_t mode : {mode_t{0600}, mode_t{0640}, mode_t{0644}})
        REQUIRE(chmod(folder.at(std::to_string(mode)).c_str(), mode) == 0);
    writeAsPrivateAs(folder.at("not there"));
    writeAsPrivateAs(folder.at("."));
    CHECK(made("a") == 0664);
    writeAsPrivateAs(folder.at(std::to_string(0644)));
    CHECK(made("b") == 0664);
    writeAsPrivateAs(folder.at(std::to_string(0640)));
    CHECK(made("c") == 0660);
    writeAsPrivateAs(folder.at(std::to_string(0600)));
    writeAsPrivateAs(folder.at(std::to_string(0640)));
    CHECK(made("d") == 0600);
    writeAsTheUmaskSays();
    writeAsTheUmaskSays();
    CHECK(made("e") == 0664);
}

TEST_CASE("what is filled by others is read by nobody who may not read what it is made of") {
    const Folder folder;
    const Umask mask(0022);
    folder.put("source", "s");
    REQUIRE(chmod(folder.at("source").c_str(), 0600) == 0);
    const auto copy = [&] {
        auto part = PartFile::create(folder.at("copy"), folder.at("source"));
        REQUIRE(part.ok());
        CHECK((fs::status(part->path()).permissions() & fs::perms::all) ==
              (fs::perms::owner_read | fs::perms::owner_write));
        std::ofstream(part->path()) << "s";
        REQUIRE(part->putInPlace(OnExisting::Replace).ok());
        return folder.mode("copy");
    };
    CHECK(copy() == 0600);
    REQUIRE(chmod(folder.at("source").c_str(), 0664) == 0);
    CHECK(copy() == 0600); // the copy was closed to others, and stays so
    REQUIRE(chmod(folder.at("copy").c_str(), 0666) == 0);
    CHECK(copy() == 0664);
    fs::remove(folder.at("copy"));
    CHECK(copy() == 0664);
    CHECK(folder.all() == Files{{"copy", "s"}, {"source", "s"}});
}

TEST_CASE("where no file can be, it says why") {
    const Folder folder;
    folder.put("his", "his");
    fs::create_directory(folder.at("folder"));
    REQUIRE(mkfifo(folder.at("pipe").c_str(), 0600) == 0);
    CHECK(refused({"", "x"}) == FileErrorKind::NoName);
    CHECK(refused({folder.at("no/a"), "x"}) == FileErrorKind::NoFolder);
    CHECK(refused({folder.at("his/a"), "x"}) == FileErrorKind::NoFolder);
    CHECK(refused({folder.at("folder"), "x"}) == FileErrorKind::IsFolder);
    CHECK(refused({folder.at("folder/"), "x"}) == FileErrorKind::IsFolder);
    CHECK(refused({folder.at("pipe"), "x"}) == FileErrorKind::IsDevice);
    CHECK(refused({"/dev/full", "x"}) == FileErrorKind::IsDevice);
    CHECK(refused({folder.at("his"), "x", OnExisting::Refuse}) == FileErrorKind::Exists);
    CHECK(writeFile({folder.at("no/a"), "x"}).error().detail == folder.at("no"));
    CHECK(folder.all().at("his") == "his");
    CHECK(writeFile({folder.at("new"), "x", OnExisting::Refuse}).ok());
}

TEST_CASE("a file that came meanwhile is not replaced where none was to be") {
    const Folder folder;
    auto part = PartFile::create(folder.at("a"));
    REQUIRE(part.ok());
    folder.put("a", "his");
    CHECK(part->putInPlace(OnExisting::Refuse).error().kind == FileErrorKind::Exists);
    auto second = PartFile::create(folder.at("b"));
    REQUIRE(second.ok());
    fs::create_symlink("a", folder.at("b"));
    CHECK(second->putInPlace(OnExisting::Replace).error().kind == FileErrorKind::IsLink);
    part = std::move(second);
    CHECK(folder.all().at("a") == "his");
}

TEST_CASE("folders on the way are made where that is wished, and are gone again where nothing came of it") {
    const Folder folder;
    REQUIRE(writeFiles({{folder.at("x/y/a"), "1"}, {folder.at("x/y/b"), "2"}}, Folders::Make).ok());
    CHECK(folder.all() == Files{{"x/", ""}, {"x/y/", ""}, {"x/y/a", "1"}, {"x/y/b", "2"}});
    failCalls({1, ENOSPC, false, std::nullopt});
    CHECK_FALSE(writeFiles({{folder.at("x/z/q/a"), "1"}}, Folders::Make).ok());
    letCallsBe();
    CHECK(folder.all() == Files{{"x/", ""}, {"x/y/", ""}, {"x/y/a", "1"}, {"x/y/b", "2"}});
}

// Every call fails once, and then from there on: a medium that is full, breaks or is taken out.
TEST_CASE("a folder that is to be new is made once, and none has no name") {
    const Folder folder;
    CHECK(makeNewFolder(folder.at("abend-2")));
    const auto again = makeNewFolder(folder.at("abend-2"));
    REQUIRE_FALSE(again);
    CHECK(again.error().kind == FileErrorKind::Exists);
    CHECK(makeFolder(folder.at("abend-2")));
    folder.put("liste", "A");
    CHECK_FALSE(makeFolder(folder.at("liste")));
    const auto below = makeFolder(folder.at("liste/abend"));
    REQUIRE_FALSE(below);
    const auto nameless = makeFolder("");
    REQUIRE_FALSE(nameless);
    CHECK(nameless.error().kind == FileErrorKind::NoName);
    CHECK(folder.all() == std::map<std::string, std::string>{{"abend-2/", ""}, {"liste", "A"}});
}

TEST_CASE("several files are all written or none, whichever call fails") {
    const Folder folder;
    const auto write = [&] {
        return writeFiles({{folder.at("t/a"), "new a"}, {folder.at("t/b"), "new b"}, {folder.at("t/c"), "c"}},
                          Folders::Make);
    };
    fs::create_directory(folder.at("t"));
    folder.put("t/a", "old a");
    folder.put("t/b", "old b");
    folder.put("t/his.part", "his");
    const Files before = folder.all();
    Files after = before;
    after["t/a"] = "new a";
    after["t/b"] = "new b";
    after["t/c"] = "c";
    failCalls({1 << 20, 0, false, std::nullopt});
    REQUIRE(write().ok());
    const int calls = callsSeen();
    letCallsBe();
    REQUIRE(folder.all() == after);
    CHECK(calls > 12);
    for (const int error : {ENOSPC, EIO, EPERM})
        for (int call = 0; call < calls; ++call)
            for (const bool once : {true, false}) {
                INFO("call " << call << ", error " << error << (once ? ", once" : ", from there on"));
                fs::remove(folder.at("t/c"));
                folder.put("t/a", "old a");
                folder.put("t/b", "old b");
                failCalls({call, error, false, once ? std::optional(call) : std::nullopt});
                const auto written = write();
                letCallsBe();
                if (written.ok()) {
                    CHECK(folder.all() == after);
                } else if (written.error().kind == FileErrorKind::PartlyWritten) {
                    CHECK_FALSE(once);
                    CHECK(folder.all().count("t/his.part") == 1);
                    CHECK(folder.all().size() <= after.size());
                } else {
                    CHECK(folder.all() == before);
                }
            }
}

TEST_CASE("a medium that does not confirm the name has written all the same, and that is said") {
    const Folder folder;
    failCalls({1 << 20, 0, false, std::nullopt});
    REQUIRE(writeFile({folder.at("a"), "1"}).ok());
    const int last = callsSeen() - 1;
    failCalls({last, EIO, false, std::nullopt});
    REQUIRE(writeFile({folder.at("b"), "1"}).ok());
    letCallsBe();
    CHECK(takeFileNotices() == std::vector{FileNotice{FileNotice::Kind::Unsynced, folder.at("b")}});
    failCalls({last, EINVAL, false, std::nullopt});
    REQUIRE(writeFile({folder.at("c"), "1"}).ok());
    letCallsBe();
    CHECK(takeFileNotices().empty());
    CHECK(folder.all() == Files{{"a", "1"}, {"b", "1"}, {"c", "1"}});
}

// Killed at every call: each file is the old or the new one, whole, and the next write clears what was left.
TEST_CASE("what a killed writer left is cleared away, and that is said") {
    const Folder folder;
    const auto write = [&] {
        static_cast<void>(writeFiles({{folder.at("a"), "new"}, {folder.at("b"), "new"}}));
    };
    int kills = 0;
    std::size_t cleared = 0;
    for (bool killed = true; killed; ++kills) {
        folder.put("a", "old");
        folder.put("b", "old");
        killed = killedAt(kills, write);
        const Files left = folder.all();
        for (const char* name : {"a", "b"}) CHECK((left.at(name) == "old" || left.at(name) == "new"));
        REQUIRE(writeFile({folder.at("c"), "c"}).ok());
        const auto notices = takeFileNotices();
        CHECK(notices.size() == left.size() - (left.count("c") == 1 ? 3 : 2));
        for (const FileNotice& notice : notices) {
            CHECK(notice.kind == FileNotice::Kind::LeftOver);
            CHECK(left.count(fs::path(notice.file).filename().string()) == 1);
        }
        cleared += notices.size();
        CHECK(folder.all().size() == 3);
    }
    CHECK(kills > 8);
    CHECK(cleared > 8);
}

TEST_CASE("what is being written is no left-over") {
    const Folder folder;
    auto mine = PartFile::create(folder.at("a"));
    REQUIRE(mine.ok());
    int ends[2] = {};
    REQUIRE(pipe(ends) == 0);
    const pid_t child = fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        auto his = PartFile::create(folder.at("b"));
        char byte = 0;
        if (!his.ok() || ::write(ends[1], "x", 1) != 1 || ::read(ends[1], &byte, 1) > 0) _exit(1);
        ::pause();
        _exit(0);
    }
    char byte = 0;
    REQUIRE(::read(ends[0], &byte, 1) == 1);
    // However old: what keeps a file that is being replaced is that file under a second name, and as old.
    for (const auto& [name, bytes] : folder.all()) makeOld(folder.at(name));
    REQUIRE(writeFile({folder.at("c"), "c"}).ok());
    CHECK(folder.all().size() == 3);
    CHECK(takeFileNotices().empty());
    kill(child, SIGKILL);
    waitpid(child, nullptr, 0);
    close(ends[0]);
    close(ends[1]);
    clearLeftOvers(folder.at(""));
    CHECK(folder.all().size() == 2);
    CHECK(takeFileNotices().size() == 1);
    REQUIRE(mine->putInPlace(OnExisting::Replace).ok());
    CHECK(folder.all() == Files{{"a", ""}, {"c", "c"}});
}

TEST_CASE("what another machine left, or an earlier version, is cleared away after a day") {
    const Folder folder;
    const std::vector<std::string> left{".schreiber-00c0ffee-00000001-0123456789abcdef.part",
                                        ".schreiber-00c0ffee-00000001-0123456789abcdef.part-journal",
                                        ".schreiber-0badcafe.part"};
    for (const std::string& name : left) folder.put(name, "x");
    clearLeftOvers(folder.at(""));
    CHECK(folder.all().size() == left.size());
    for (const std::string& name : left) makeOld(folder.at(name));
    fs::create_directory(folder.at(".schreiber-deadbeef.part"));
    fs::create_symlink("a", folder.at(".schreiber-feedbeef.part"));
    clearLeftOvers(folder.at(""));
    CHECK(folder.all().size() == 2); // the folder and the link are none of ours
    CHECK(takeFileNotices().size() == left.size());
}

TEST_CASE("a file of our own is removed, and nothing but a file") {
    const Folder folder;
    folder.put("a", "1");
    folder.put("his", "1");
    fs::create_symlink("his", folder.at("link"));
    fs::create_directory(folder.at("folder"));
    for (const char* name : {"a", "link", "folder", "no", "no/no", ""})
        removeFile(*name == '\0' ? std::string() : folder.at(name));
    CHECK(folder.all() == Files{{"folder/", ""}, {"his", "1"}, {"link", "-> his"}});
}
