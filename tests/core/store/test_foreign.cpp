#include "database.h"
#include "failing_vfs.h"
#include "migrations.h"
#include "scratch.h"
#include "sqlite.h"

#include <store/club_file.h>
#include <store/tournament_file.h>

#include <catch2/catch.hpp>
#include <sqlite3.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <set>
#include <unistd.h>

// Files that another hand made, or had open: nothing in them is asked before it was looked at, nothing is
// asked without end, and nothing is lost.
using namespace schreiber;
using namespace schreiber::store;
using namespace schreiber::store::testing;
using namespace std::string_literals;

namespace {

// Another program's connection.
class Tool {
  public:
    explicit Tool(const std::string& path) { REQUIRE(sqlite3_open(path.c_str(), &m_database) == SQLITE_OK); }
    Tool(const Tool&) = delete;
    Tool& operator=(const Tool&) = delete;
    ~Tool() { sqlite3_close(m_database); }

    void run(const std::string& sql) {
        INFO(sql);
        REQUIRE(sqlite3_exec(m_database, sql.c_str(), nullptr, nullptr, nullptr) == SQLITE_OK);
    }
    int number(const std::string& sql) {
        sqlite3_stmt* statement = nullptr;
        REQUIRE(sqlite3_prepare_v2(m_database, sql.c_str(), -1, &statement, nullptr) == SQLITE_OK);
        REQUIRE(sqlite3_step(statement) == SQLITE_ROW);
        const int number = sqlite3_column_int(statement, 0);
        sqlite3_finalize(statement);
        return number;
    }

  private:
    sqlite3* m_database = nullptr;
};

TournamentFile made(const std::string& path) {
    auto file = TournamentFile::create(path, richTournament(), {"created", {}});
    REQUIRE(file.ok());
    return std::move(*file);
}

StepResult oneLine(const tournament::Tournament& now) {
    return writeLine(now, 2);
}

void breakSchema(const std::string& path, const std::string& sql) {
    Tool(path).run("PRAGMA foreign_keys = OFF; " + sql);
}

constexpr const char* kEndless =
    " AS WITH RECURSIVE c(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c) SELECT n AS n, n AS number FROM c";

// What people could put into a file: a view without end, a trigger, an index over what takes for ever, a
// column that is worked out.
const std::vector<std::string>& strangeSchemas() {
    static const std::vector<std::string> kSchemas = {
        std::string("DROP TABLE journal; CREATE VIEW journal") + kEndless,
        std::string("DROP TABLE ruling; CREATE VIEW ruling") + kEndless,
        "CREATE TRIGGER mine AFTER INSERT ON journal BEGIN DELETE FROM entry; END",
        "CREATE INDEX mine ON entry (number)",
        "CREATE TABLE mine (a)",
        "ALTER TABLE entry ADD COLUMN mine INTEGER GENERATED ALWAYS AS (number * 2) VIRTUAL",
        "DROP TABLE decider",
    };
    return kSchemas;
}

// Makes the table's first page one whose children are all the same page, and that page again, twelve deep: a
// table of more rows than anybody could ever read, in a file of a few pages.
void makeEndless(const std::string& path, const std::string& table) {
    int root = 0;
    int size = 0;
    int pages = 0;
    {
        Tool tool(path);
        root = tool.number("SELECT rootpage FROM sqlite_schema WHERE name = '" + table + "'");
        size = tool.number("PRAGMA page_size");
        pages = tool.number("PRAGMA page_count");
    }
    std::string bytes = bytesOf(path);
    const auto page = static_cast<std::size_t>(size);
    const auto number = [](std::size_t value, int length) {
        std::string text;
        for (int i = length - 1; i >= 0; --i) text += static_cast<char>((value >> (8 * i)) & 0xff);
        return text;
    };
    const std::size_t leaf = static_cast<std::size_t>(pages) + 1;
    const auto inner = [&](std::size_t child) { // sqlite.org/fileformat2, "B-tree Pages"
        constexpr std::size_t kCells = 300;
        std::string text = "\x05" + number(0, 2) + number(kCells, 2) + number(page - kCells * 5, 2) +
                           std::string(1, '\0') + number(child, 4);
        for (std::size_t i = 0; i < kCells; ++i) text += number(page - (i + 1) * 5, 2);
        text.resize(page - kCells * 5);
        for (std::size_t i = 0; i < kCells; ++i) text += number(child, 4) + '\x01';
        return text;
    };
    const std::size_t at = (static_cast<std::size_t>(root) - 1) * page;
    std::string all = bytes;
    all += bytes.substr(at, page);
    constexpr std::size_t kDepth = 12;
    for (std::size_t depth = 0; depth < kDepth; ++depth) all += inner(leaf + depth);
    all.replace(at, page, inner(leaf + kDepth));
    all.replace(28, 4, number(all.size() / page, 4));
    std::ofstream(path, std::ios::binary | std::ios::trunc) << all;
}

} // namespace

TEST_CASE(
    "a schema that another hand made is damaged wherever the file is opened, and nothing in it is run") {
    for (const std::string& sql : strangeSchemas()) {
        INFO(sql);
        const Scratch scratch;
        TournamentFile file = made(scratch.path("a.schreiber"));
        const std::string copy = scratch.path("copy.schreiber");
        REQUIRE(file.backup(copy).ok());
        breakSchema(copy, sql);
        for (const Access access : {Access::ReadWrite, Access::ReadOnly}) {
            const auto opened = TournamentFile::open(copy, access);
            REQUIRE_FALSE(opened.ok());
            CHECK(opened.error().kind == StoreErrorKind::Damaged);
        }
        CHECK(TournamentFile::verifyFile(copy)->front().what == "schema");
        CHECK(TournamentFile::restoreFile(copy)->front().what == "schema");
        // It is no copy of this evening, and stays what it is.
        const std::string before = bytesOf(copy);
        const auto refused = file.backup(copy);
        REQUIRE_FALSE(refused.ok());
        CHECK(refused.error().kind == StoreErrorKind::NotACopy);
        CHECK(bytesOf(copy) == before);
    }
}

TEST_CASE("what is put into the schema while a file is open is looked at before the next action") {
    for (const std::string& sql : strangeSchemas()) {
        INFO(sql);
        const Scratch scratch;
        TournamentFile file = made(scratch.path("a.schreiber"));
        breakSchema(file.path(), sql);
        const auto refused = file.transact(oneLine);
        REQUIRE_FALSE(refused.ok());
        CHECK(std::get<StoreError>(refused.error()).kind == StoreErrorKind::Damaged);
        CHECK(file.refresh().error().kind == StoreErrorKind::Damaged);
        CHECK_FALSE(file.searchRulings({}).ok());
        CHECK_FALSE(file.backup(scratch.path("copy.schreiber")).ok());
        CHECK_FALSE(std::filesystem::exists(scratch.path("copy.schreiber")));
    }
}

TEST_CASE("a club's file with another schema is damaged, and nothing in it is run") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber-club");
    REQUIRE(ClubFile::create(path).ok());
    breakSchema(path, std::string("DROP TABLE person; CREATE VIEW person") + kEndless);
    CHECK(ClubFile::open(path, Access::ReadWrite).error().kind == StoreErrorKind::DamagedClub);
    CHECK(ClubFile::verifyFile(path)->front().what == "schema");
}

TEST_CASE("pages that go round in a circle end in an error, and take no memory to speak of") {
    const std::string table = GENERATE("journal", "entry", "ruling");
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    const std::string copy = scratch.path("copy.schreiber");
    {
        const TournamentFile file = made(path);
        REQUIRE(file.backup(copy).ok());
    }
    makeEndless(copy, table);
    INFO(table);
    const auto opened = TournamentFile::open(copy, Access::ReadWrite);
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error().kind == StoreErrorKind::Damaged);
    const auto found = TournamentFile::verifyFile(copy);
    CHECK((!found.ok() || !found->empty()));
    // A copy that is broken is no loss.
    CHECK(TournamentFile::open(path, Access::ReadOnly)->backup(copy).ok());
    CHECK(TournamentFile::verifyFile(copy)->empty());
}

TEST_CASE("small rows without end are more than a file of that size may hold, and are not all read") {
    const Scratch scratch;
    const std::string path = made(scratch.path("a.schreiber")).path();
    Tool(path).run("WITH RECURSIVE c(n) AS (SELECT 100 UNION ALL SELECT n + 1 FROM c WHERE n < 900000) "
                   "INSERT INTO never_together SELECT n, 1, 2 FROM c");
    const auto opened = TournamentFile::open(path, Access::ReadOnly);
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error().kind == StoreErrorKind::Damaged);
    CHECK(opened.error().detail == "never_together");
}

TEST_CASE("a journal whose rows each name changes without end is looked at once") {
    const Scratch scratch;
    const std::string path = made(scratch.path("a.schreiber")).path();
    Tool(path).run(
        "PRAGMA foreign_keys = OFF; "
        "WITH RECURSIVE c(n) AS (SELECT 2 UNION ALL SELECT n + 1 FROM c WHERE n < 20000) "
        "INSERT INTO journal SELECT n, '', 'do', 0, 'x', '{}', '', 0, 1000000000, 'x' FROM c; "
        "INSERT INTO change SELECT n, 0, 'entry', '[1]', NULL, '{}', 'x' FROM journal WHERE n > 1");
    const auto findings = TournamentFile::verifyFile(path);
    REQUIRE(findings.ok());
    CHECK_FALSE(findings->empty());
}

TEST_CASE("a club's file with more rows than any club has is damaged, and no such file is written") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber-club");
    auto club = ClubFile::create(path);
    REQUIRE(club.ok());
    const auto withPersons = [](int count) {
        tournament::Club many;
        for (int n = 1; n <= count; ++n) many.persons.push_back({n, {"Anna", "Höß", {}, {}}, "", "", {}});
        return [many](const tournament::Club&) {
            return base::Result<tournament::Club, tournament::Refusal>(many);
        };
    };
    REQUIRE(club->transact(withPersons(20'000)).ok());
    CHECK(ClubFile::open(path, Access::ReadOnly)->club().persons.size() == 20'000);
    const auto refused = club->transact(withPersons(20'001));
    REQUIRE_FALSE(refused.ok());
    const auto& refusal = std::get<tournament::Refusal>(refused.error());
    CHECK(refusal.code == "not_storable");
    CHECK(refusal.arguments.at("place") == "/person");
    CHECK(ClubFile::open(path, Access::ReadOnly)->club().persons.size() == 20'000);
    Tool(path).run(
        "INSERT INTO person SELECT 20001, first_name, last_name, born, sex, club, camp FROM person "
        "WHERE number = 1");
    const auto opened = ClubFile::open(path, Access::ReadOnly);
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error().kind == StoreErrorKind::DamagedClub);
    CHECK(opened.error().detail == "person");
}

TEST_CASE("a text in a club's file that is longer than its column holds is named, and none is written") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber-club");
    auto club = ClubFile::create(path);
    REQUIRE(club.ok());
    const auto named = [](const std::string& last) {
        return [last](const tournament::Club&) -> base::Result<tournament::Club, tournament::Refusal> {
            tournament::Club one;
            one.persons.push_back({1, {"Anna", last, {}, {}}, "", "", {}});
            return one;
        };
    };
    const auto refused = club->transact(named(std::string(321, 'x')));
    REQUIRE_FALSE(refused.ok());
    CHECK(std::get<tournament::Refusal>(refused.error()).code == "text_too_long");
    REQUIRE(club->transact(named(std::string(320, 'x'))).ok());
    for (const char* length : {"321", "40000000"}) {
        Tool(path).run(std::string("UPDATE person SET last_name = substr(hex(zeroblob(") + length +
                       ")), 1, " + length + ")");
        const auto opened = ClubFile::open(path, Access::ReadOnly);
        REQUIRE_FALSE(opened.ok());
        CHECK(opened.error() == StoreError{StoreErrorKind::DamagedClub, path, "person [1] last_name"});
        const auto found = ClubFile::verifyFile(path);
        REQUIRE(found.ok());
        REQUIRE(found->size() == 1);
        CHECK(placeOf(found->front()) == "person [1] last_name");
    }
}

TEST_CASE("a sound file of many actions is within what a file of its size may take") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    base::Random random(7);
    for (int n = 0; n < 120; ++n)
        static_cast<void>(
            file.transact([&](const tournament::Tournament& now) { return randomStep(now, random); }).ok());
    CHECK(TournamentFile::open(file.path(), Access::ReadWrite).ok());
    CHECK(file.verify()->empty());
    CHECK(file.backup(scratch.path("copy.schreiber"))->empty());
}

TEST_CASE("an evening with more actions than an import takes goes on as any other") {
    const Scratch scratch;
    std::vector<JournalEntry> journal(45'100);
    for (std::size_t i = 0; i < journal.size(); ++i) {
        journal[i].n = static_cast<int>(i) + 1;
        journal[i].at = "2026-11-21T20:15:00Z";
        journal[i].what = {"wrote_line", {{"round", "1"}, {"table", "1"}, {"points", "3:0"}}};
    }
    const std::string path = scratch.path("a.schreiber");
    REQUIRE(TournamentFile::create(path, richTournament(), {}, journal).ok());
    auto file = TournamentFile::open(path, Access::ReadWrite);
    REQUIRE(file.ok());
    REQUIRE(file->transact(oneLine).ok());
    REQUIRE(file->undo("weil").ok());
    REQUIRE(file->redo("").ok());
    CHECK(file->backup(scratch.path("copy.schreiber"))->empty());
    CHECK(TournamentFile::open(path, Access::ReadOnly)->journal().size() == journal.size() + 3);
}

TEST_CASE(
    "a file that another tool left in WAL mode is taken back when it is opened, with all that is in it") {
    useUsualVfs();
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    const auto access = GENERATE(Access::ReadWrite, Access::ReadOnly);
    tournament::Tournament whole;
    {
        TournamentFile file = made(path);
        REQUIRE(file.transact(oneLine).ok());
        whole = file.tournament();
    }
    Tool(path).run("PRAGMA journal_mode = WAL");
    const auto file = TournamentFile::open(path, access);
    REQUIRE(file.ok());
    CHECK(file->tournament() == whole);
    CHECK(Tool(path).number("SELECT journal_mode = 'delete' FROM pragma_journal_mode") == 1);
    CHECK_FALSE(std::filesystem::exists(path + "-wal"));
}

TEST_CASE("what a tool that was killed left in a WAL file beside is read, and nothing of it is lost") {
    useUsualVfs();
    const Scratch scratch;
    const std::string live = scratch.path("live.schreiber");
    const std::string path = scratch.path("a.schreiber");
    tournament::Tournament whole;
    {
        TournamentFile file = made(live);
        Tool tool(live);
        tool.run("PRAGMA journal_mode = WAL; BEGIN; SELECT count(*) FROM entry");
        // The other is in its way, so the action goes where that other has it: into the file beside.
        REQUIRE(file.transact(oneLine).ok());
        whole = file.tournament();
        // As it all lies there when the power goes.
        for (const char* beside : {"", "-wal", "-shm"})
            std::filesystem::copy_file(live + beside, path + beside);
        tool.run("COMMIT");
    }
    auto file = TournamentFile::open(path, Access::ReadWrite);
    REQUIRE(file.ok());
    CHECK(file->tournament() == whole);
    CHECK(file->journal().size() == 2);
    CHECK(file->verify()->empty());
    CHECK_FALSE(std::filesystem::exists(path + "-wal"));
    CHECK(file->undo("weil").ok());
}

TEST_CASE("a file that somebody has open in WAL mode can be read, and for writing it is said what is so") {
    useUsualVfs();
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    { const TournamentFile file = made(path); }
    Tool tool(path);
    tool.run("PRAGMA journal_mode = WAL; BEGIN; SELECT count(*) FROM entry");
    CHECK(TournamentFile::open(path, Access::ReadOnly, OnLock::Say)->tournament() == richTournament());
    const auto refused = TournamentFile::open(path, Access::ReadWrite, OnLock::Say);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().kind == StoreErrorKind::OpenElsewhere);
    tool.run("COMMIT");
}

TEST_CASE("an action that is written, and of which the medium then says it may be lost, is said to be done") {
    installFailingVfs();
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    armFault(Fault::FolderSync, 0);
    const auto done = file.transact(oneLine);
    disarmFault();
    REQUIRE(done.ok());
    CHECK(done->n == 2);
    CHECK(file.journal().size() == 2);
    CHECK(file.tournament() == oneLine(richTournament())->after);
    REQUIRE(file.afterword());
    CHECK(file.afterword()->kind == StoreErrorKind::InputOutput);
    CHECK(file.verify()->empty());
    armFault(Fault::FolderSync, 0);
    const auto undone = file.undo("weil");
    disarmFault();
    REQUIRE(undone.ok());
    CHECK(file.tournament() == richTournament());
    CHECK(file.afterword());
    REQUIRE(file.redo({}).ok());
    CHECK_FALSE(file.afterword());
    CHECK(TournamentFile::open(file.path(), Access::ReadWrite)->journal() == file.journal());
}

TEST_CASE("a club's change that is written is done, whatever the medium says then") {
    installFailingVfs();
    const Scratch scratch;
    auto club = ClubFile::create(scratch.path("a.schreiber-club"));
    REQUIRE(club.ok());
    const auto step = [](const tournament::Club& now) -> base::Result<tournament::Club, tournament::Refusal> {
        tournament::Club after = now;
        tournament::ClubPerson person;
        person.number = 1;
        person.person = {"Anna", "Höß", std::nullopt, tournament::Sex::Unstated};
        after.persons.push_back(person);
        return after;
    };
    armFault(Fault::FolderSync, 0);
    const auto done = club->transact(step);
    disarmFault();
    CHECK(done.ok());
    CHECK(ClubFile::open(club->path(), Access::ReadOnly)->club() == club->club());
    CHECK(club->club().persons.size() == 1);
}

TEST_CASE("what was altered is copied beside a sound copy and never over it") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    const std::string copy = scratch.path("copy.schreiber");
    CHECK(file.backup(copy)->empty());
    const std::string sound = bytesOf(copy);
    REQUIRE(file.transact(oneLine).ok());
    Tool(file.path()).run("UPDATE sheet_side SET score = score + 3");
    const auto refused = file.backup(copy);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().kind == StoreErrorKind::Unsound);
    CHECK(refused.error().detail.find("sheet_side") != std::string::npos);
    CHECK(bytesOf(copy) == sound);
    const std::string beside = scratch.path("beside.schreiber");
    const auto found = file.backup(beside);
    REQUIRE(found.ok());
    CHECK_FALSE(found->empty());
    CHECK(file.backup(beside).ok()); // one like it may be replaced
    // Once it is put right, both are.
    CHECK(TournamentFile::restoreFile(file.path())->empty());
    CHECK(file.backup(copy)->empty());
    CHECK(file.backup(beside)->empty());
}

TEST_CASE(
    "what was altered is put back to what the journal says, and whoever has the file open reads it anew") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    REQUIRE(file.transact(oneLine).ok());
    const tournament::Tournament whole = file.tournament();
    const std::string sql =
        GENERATE("UPDATE sheet_side SET score = score + 3", "UPDATE person SET last_name = 'X'",
                 "DELETE FROM figure_mark", "UPDATE ruling SET decision = 'falsch'",
                 "INSERT INTO setting VALUES ('aaa', '1')", "DELETE FROM ruling_words");
    INFO(sql);
    Tool(file.path()).run(sql);
    CHECK_FALSE(file.verify()->empty());
    const bool isReadable = file.refresh().ok();
    CHECK(file.refresh().ok() == isReadable);
    CHECK(TournamentFile::restoreFile(file.path())->empty());
    CHECK(*file.refresh());
    CHECK(file.tournament() == whole);
    CHECK(file.verify()->empty());
    CHECK(file.undo("weil").ok());
    CHECK(file.verify()->empty());
}

TEST_CASE("a journal that was altered itself is no measure: nothing is put back by it") {
    const Scratch scratch;
    const TournamentFile file = made(scratch.path("a.schreiber"));
    Tool(file.path()).run("UPDATE change SET after_image = replace(after_image, '1', '2')");
    const std::string before = bytesOf(file.path());
    const auto found = TournamentFile::restoreFile(file.path());
    REQUIRE(found.ok());
    CHECK_FALSE(found->empty());
    CHECK(bytesOf(file.path()) == before);
}

TEST_CASE("what is none of SQLite's own beside a file is named and left as it is") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    REQUIRE(TournamentFile::create(path, richTournament(), {"created", {{"name", "x"}}}).ok());
    const auto told = [&](const std::string& beside) {
        const auto opened = TournamentFile::open(path, Access::ReadOnly);
        REQUIRE_FALSE(opened.ok());
        CHECK(opened.error() == StoreError{StoreErrorKind::InTheWay, path, beside});
        CHECK_FALSE(TournamentFile::verifyFile(path).ok());
    };
    for (const std::string ending : {"-journal", "-wal", "-shm"}) {
        INFO(ending);
        const std::string beside = path + ending;
        std::filesystem::create_directory(beside);
        told(beside);
        std::filesystem::remove(beside);
        std::filesystem::create_symlink("nowhere", beside);
        told(beside);
        std::filesystem::remove(beside);
        std::ofstream(beside) << "Einkauf: Brot, Speck";
        told(beside);
        CHECK(bytesOf(beside) == "Einkauf: Brot, Speck");
        for (const std::string& begun : {std::string(), std::string(ending == "-wal" ? 0 : 600, '\0')}) {
            std::ofstream(beside, std::ios::binary) << begun;
            CHECK(TournamentFile::open(path, Access::ReadOnly).ok());
            std::filesystem::remove(beside);
        }
    }
}

TEST_CASE("what SQLite would lay over a file from another program's is left alone, and so is the file") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    REQUIRE(TournamentFile::create(path, richTournament(), {"created", {{"name", "x"}}}).ok());
    const std::string before = bytesOf(path);
    // sqlite.org/fileformat2: a journal or WAL of two pages of 4096 bytes, the second of them page 1
    const auto number = [](std::uint32_t n) {
        std::string bytes;
        for (const int shift : {24, 16, 8, 0}) bytes += static_cast<char>(n >> static_cast<unsigned>(shift));
        return bytes;
    };
    std::string page("SQLite format 3\0", 16);
    page.resize(4096); // application id 0
    const std::string other(4096, 'x');
    std::string journal =
        "\xd9\xd5\x05\xf9\x20\xa1\x63\xd7"s + number(1) + number(7) + number(2) + number(512) + number(4096);
    journal.resize(512);
    journal += number(2) + other + number(0);
    journal.resize((journal.size() + 511) / 512 * 512);
    const std::string secondPart = journal.substr(0, 512);
    journal += secondPart + number(1) + page + number(0);
    const std::string wal = "\x37\x7f\x06\x82"s + number(3'007'000) + number(4096) + std::string(20, '\0') +
                            number(2) + std::string(20, '\0') + other + number(1) + std::string(20, '\0') +
                            page;
    std::string larger = journal.substr(0, 512); // of a file of more pages than this one has
    larger.replace(16, 4, number(static_cast<std::uint32_t>(before.size() / 4096) + 1));
    for (const auto& [ending, bytes] :
         {std::pair("-journal", journal), {"-journal", larger}, {"-wal", wal}}) {
        INFO(ending);
        const std::string beside = path + ending;
        std::ofstream(beside, std::ios::binary) << bytes;
        const auto opened = TournamentFile::open(path, Access::ReadOnly);
        REQUIRE_FALSE(opened.ok());
        CHECK(opened.error() == StoreError{StoreErrorKind::InTheWay, path, beside});
        CHECK(bytesOf(beside) == bytes);
        CHECK(bytesOf(path) == before);
        std::filesystem::remove(beside);
    }
}

TEST_CASE("a new file does not take the place of what is somebody's beside it") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    for (const std::string ending : {"-journal", "-wal", "-shm"}) {
        INFO(ending);
        std::ofstream(path + ending) << "Einkauf: Brot, Speck";
        const auto made = TournamentFile::create(path, richTournament(), {"created", {}});
        REQUIRE_FALSE(made.ok());
        CHECK(made.error() == StoreError{StoreErrorKind::InTheWay, path, path + ending});
        CHECK_FALSE(std::filesystem::exists(path));
        CHECK(bytesOf(path + ending) == "Einkauf: Brot, Speck");
        std::filesystem::remove(path + ending);
    }
    CHECK(TournamentFile::create(path, richTournament(), {"created", {}}).ok());
}

TEST_CASE("of a file that one may not read that is said, and not that it cannot be written") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    REQUIRE(TournamentFile::create(path, richTournament(), {"created", {{"name", "x"}}}).ok());
    std::filesystem::permissions(std::filesystem::path(path).parent_path(), std::filesystem::perms(0755));
    std::filesystem::permissions(path, std::filesystem::perms::none);
    constexpr uid_t kNobody = 65534;
    const bool isRoot = ::geteuid() == 0; // who may read everything
    if (isRoot) REQUIRE(::seteuid(kNobody) == 0);
    const auto opened = TournamentFile::open(path, Access::ReadOnly);
    if (isRoot) REQUIRE(::seteuid(0) == 0);
    REQUIRE_FALSE(opened.ok());
    CHECK(opened.error().kind == StoreErrorKind::Unreadable);
}
