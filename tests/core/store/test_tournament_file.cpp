#include "connect.h"
#include "failing_vfs.h"
#include "migrations.h"
#include "scratch.h"

#include <store/exchange.h>

#include <catch2/catch.hpp>
#include <sqlite3.h>

#include <altered_file.h>
#include <fstream>
#include <optional>
#include <thread>
#include <vector>

using namespace schreiber;
using namespace schreiber::store;
using namespace schreiber::store::testing;
using namespace std::string_literals;
using schreiber::test::alterFile;
using tournament::Refusal;
using tournament::Tournament;

namespace {

TournamentFile made(const std::string& path) {
    auto file = TournamentFile::create(path, richTournament(), {"created", {}});
    if (!file) FAIL(file.error().detail);
    return std::move(file).value();
}

StoreErrorKind openError(const std::string& path) {
    const auto file = TournamentFile::open(path, Access::ReadWrite);
    REQUIRE_FALSE(file.ok());
    return file.error().kind;
}

} // namespace

TEST_CASE("what is written is read back, by another program too") {
    const Scratch scratch;
    const std::string path = scratch.path("Höß & 'O'Brien' 100%.schreiber");
    TournamentFile file = made(path);
    CHECK(file.tournament() == richTournament());
    const auto other = TournamentFile::open(path, Access::ReadOnly);
    REQUIRE(other.ok());
    CHECK(other->tournament() == richTournament());
    CHECK(other->journal().size() == 1);
    CHECK(other->schemaVersion() == static_cast<int>(releasedMigrations().size()));
    CHECK(file.verify()->empty());
    CHECK_FALSE(std::filesystem::exists(path + "-journal"));
}

TEST_CASE("an action is on disk when it returns, and the other program takes it in") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    auto other = TournamentFile::open(file.path(), Access::ReadWrite);
    REQUIRE(other.ok());
    const auto done = file.transact([](const Tournament& now) { return writeLine(now, 3); });
    REQUIRE(done.ok());
    CHECK(done->n == 2);
    CHECK(done->what.code == "wrote_line");
    REQUIRE(other->refresh().ok());
    CHECK(other->tournament() == file.tournament());
    CHECK_FALSE(other->refresh().value());

    // An action of one that has not looked works on what is there now.
    REQUIRE(other->transact([](const Tournament& now) { return writeLine(now, 1); }).ok());
    REQUIRE(file.transact([](const Tournament& now) { return writeLine(now, 2); }).ok());
    CHECK(file.tournament().rounds.back().tables.front().games.front().lines.size() == 3);
}

TEST_CASE("a refusal writes nothing, and neither does a rehearsal") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    const std::string before = bytesOf(file.path());
    const auto refused = file.transact([](const Tournament&) -> StepResult {
        return base::fail(Refusal{"no_draft", {}});
    });
    REQUIRE_FALSE(refused.ok());
    CHECK(std::get<Refusal>(refused.error()).code == "no_draft");
    const auto rehearsed = file.rehearse([](const Tournament& now) { return writeLine(now, 2); });
    REQUIRE(rehearsed.ok());
    CHECK(rehearsed->after != file.tournament());
    CHECK(bytesOf(file.path()) == before);
}

TEST_CASE("what the file cannot hold is refused with its place") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    const auto refused = file.transact([](const Tournament& now) -> StepResult {
        Tournament after = now;
        after.rounds.back().tables.front().sides[0][0] = 99;
        return Step{after, {"swapped", {}}, ""};
    });
    REQUIRE_FALSE(refused.ok());
    CHECK(std::get<Refusal>(refused.error()).code == "not_storable");
    CHECK(file.tournament() == richTournament());
    CHECK(file.verify()->empty());
}

TEST_CASE("text of any kind and a figure that is nobody's are kept") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    Tournament wanted;
    REQUIRE(
        file.transact([&](const Tournament& now) -> StepResult {
                wanted = now;
                wanted.entries[0].club = "\xEF\xBB\xBFImst \xF0\x9F\x82\xA1 \x01 '; DROP TABLE entry; --";
                wanted.entries[1].club = "";
                wanted.rounds[0].tables[0].games[0].lines[0].figures.push_back({"spiel", -1, 1, "standing"});
                return Step{wanted, {"changed", {{"x", "\xFF\xFE"}}}, "a\0b"s};
            })
            .ok());
    CHECK(file.tournament() == wanted);
    const auto again = TournamentFile::open(file.path(), Access::ReadOnly);
    REQUIRE(again.ok());
    CHECK(again->tournament() == wanted);
    CHECK(again->journal() == file.journal());
    CHECK(file.verify()->empty());

    Tournament broken = richTournament();
    broken.settings.name = "\xC3(";
    REQUIRE(TournamentFile::whyNotStorable(broken));
    CHECK(TournamentFile::whyNotStorable(broken)->arguments.at("place") == "/settings/name");
}

TEST_CASE("an older schema is brought up to date, and an older program refuses what came of it") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    made(path);
    Migrations later = releasedMigrations();
    later.push_back({"9999_seen", "-- made up\n\nCREATE TABLE seen (\n    n INTEGER NOT NULL PRIMARY KEY\n) "
                                  "STRICT;\n\nINSERT INTO seen VALUES (7);\n"});
    CHECK(connectTo(path, Access::ReadOnly, later).error().kind == StoreErrorKind::Outdated);
    {
        auto database = connectTo(path, Access::ReadWrite, later);
        REQUIRE(database.ok());
        CHECK(database->selectNumber("SELECT n FROM seen").value() == 7);
        CHECK(database->selectNumber("SELECT count(*) FROM entry").value() == 8);
    }
    REQUIRE(connectTo(path, Access::ReadWrite, later).ok());
    const std::string before = bytesOf(path);
    CHECK(openError(path) == StoreErrorKind::Newer);
    CHECK(TournamentFile::verifyFile(path).error().kind == StoreErrorKind::Newer);
    CHECK(bytesOf(path) == before);

    // A step that fails half way leaves the version before it.
    Migrations broken = later;
    broken.push_back(
        {"9999_broken", "CREATE TABLE half (n INTEGER) STRICT;\n\nINSERT INTO nowhere VALUES (1);\n"});
    CHECK_FALSE(connectTo(path, Access::ReadWrite, broken).ok());
    CHECK(connectTo(path, Access::ReadWrite, later).ok());
}

TEST_CASE("a file of the first schema opens with what it had, and verifies") {
    const Scratch scratch;
    const std::string path = scratch.path("first.schreiber");
    Tournament first = richTournament();
    first.settings = {};
    first.settings.name = "Herbst";
    first.rounds[0].tables[0].games[0].score = {3, -1}; // no fine was owed then
    first.deciders.clear();
    first.rulings.clear();
    first.closing.reset();
    first.rounds.pop_back();
    first.rounds.back().grouped.clear();
    for (tournament::Replaced& one : first.entries[3].replaced)
        one.from = 0, one.club.clear(); // not kept then
    for (tournament::Line& line : first.rounds[0].tables[0].games[0].lines)
        line.text.clear(), line.instead = 0; // nor was there a game of zero sums
    { REQUIRE(TournamentFile::create(path, first, {"created", {}}).ok()); }
    for (const char* table : {"game_line", "grouped", "round_clock", "table_stage", "decider", "closed_rank",
                              "prize", "substitution", "replaced_club", "ruling_words", "ruling_decision",
                              "ruling_entry", "ruling_side", "ruled_point", "ruling"})
        alterFile(path, std::string("DROP TABLE ") + table);
    alterFile(path, "PRAGMA user_version = 1");
    auto opened = TournamentFile::open(path, Access::ReadWrite);
    REQUIRE(opened.ok());
    CHECK(opened->schemaVersion() == static_cast<int>(releasedMigrations().size()));
    CHECK(opened->tournament() == first);
    CHECK(opened->verify()->empty());
    REQUIRE(opened
                ->transact([](const Tournament& now) {
                    Tournament after = now;
                    after.deciders = {{1, 2, 3, 4}};
                    after.settings.secondChance = true;
                    after.entries[1].replaced = {
                        {{"Emil", "Egger", {}, tournament::Sex::Unstated}, 0, 3, "Imst"}};
                    return StepResult(Step{after, {"recorded_decider", {}}, ""});
                })
                .ok());
    CHECK(opened->verify()->empty());
    CHECK(TournamentFile::open(path, Access::ReadOnly)->tournament().entries[1].replaced[0].from == 3);
    CHECK(TournamentFile::open(path, Access::ReadOnly)->tournament().entries[1].replaced[0].club == "Imst");
    REQUIRE(opened->undo("").ok());
    CHECK(opened->tournament() == first);
    CHECK(opened->verify()->empty());
}

TEST_CASE("a newer program may move the schema on while the file is open: then nothing more is written") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    alterFile(file.path(), "PRAGMA user_version = " + std::to_string(releasedMigrations().size() + 1));
    const auto refused = file.transact([](const Tournament& now) { return writeLine(now, 1); });
    REQUIRE_FALSE(refused.ok());
    CHECK(std::get<StoreError>(refused.error()).kind == StoreErrorKind::Newer);
    CHECK(file.verify().error().kind == StoreErrorKind::Newer);
}

TEST_CASE("what another file left in a WAL file beside it is not laid over a new one or a copy") {
    useUsualVfs();
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    const std::string fresh = scratch.path("b.schreiber");
    const std::string copy = scratch.path("c.schreiber");
    made(path);
    sqlite3* writer = nullptr;
    REQUIRE(sqlite3_open(path.c_str(), &writer) == SQLITE_OK);
    const char* sql = "PRAGMA journal_mode = WAL; UPDATE change SET seal = 'x'";
    REQUIRE(sqlite3_exec(writer, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
    for (const auto& to : {fresh, copy})
        for (const char* beside : {"-wal", "-shm"}) std::filesystem::copy_file(path + beside, to + beside);
    auto file = TournamentFile::create(fresh, richTournament(), {"created", {}});
    REQUIRE(file.ok());
    CHECK(file->verify()->empty());
    REQUIRE(file->backup(copy).ok());
    CHECK(TournamentFile::verifyFile(copy)->empty());
    for (const auto& one : {fresh, copy}) CHECK_FALSE(std::filesystem::exists(one + "-wal"));
    // What somebody has open is left alone.
    const std::string bytes = bytesOf(path + "-wal");
    const auto refused = file->backup(path);
    REQUIRE_FALSE(refused.ok());
    CHECK(bytesOf(path + "-wal") == bytes);
    CHECK_FALSE(TournamentFile::create(path, richTournament(), {"created", {}}).ok());
    CHECK(bytesOf(path + "-wal") == bytes);
    sqlite3_close(writer);
}

TEST_CASE("a copy that somebody has open in WAL mode is not replaced, nor what lies beside it removed") {
    useUsualVfs();
    const Scratch scratch;
    const auto file = made(scratch.path("a.schreiber"));
    const std::string copy = scratch.path("c.schreiber");
    REQUIRE(file.backup(copy).ok());
    sqlite3* reader = nullptr;
    REQUIRE(sqlite3_open(copy.c_str(), &reader) == SQLITE_OK);
    const char* sql =
        "PRAGMA journal_mode = WAL; UPDATE entry SET number = number; BEGIN; SELECT * FROM entry";
    REQUIRE(sqlite3_exec(reader, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
    const std::string beside = bytesOf(copy + "-wal");
    CHECK_FALSE(beside.empty());
    const auto refused = file.backup(copy);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().kind == StoreErrorKind::OpenElsewhere);
    CHECK(bytesOf(copy + "-wal") == beside);
    sqlite3_close(reader);
    CHECK(file.backup(copy).ok());
}

TEST_CASE("a journal that another file left behind is not played back into a new one or a copy") {
    const Scratch scratch;
    // The hot journal of a killed writer, its file deleted by hand.
    const std::string path = scratch.path("a.schreiber");
    std::string journal;
    {
        made(path);
        sqlite3* writer = nullptr;
        REQUIRE(sqlite3_open(path.c_str(), &writer) == SQLITE_OK);
        const char* sql =
            "PRAGMA cache_size = 1; PRAGMA cache_spill = 1; BEGIN; UPDATE change SET seal = 'x'";
        REQUIRE(sqlite3_exec(writer, sql, nullptr, nullptr, nullptr) == SQLITE_OK);
        journal = bytesOf(path + "-journal");
        sqlite3_close(writer);
    }
    REQUIRE(journal.size() > 4096);
    const std::string fresh = scratch.path("b.schreiber");
    std::ofstream(fresh + "-journal", std::ios::binary) << journal;
    auto file = TournamentFile::create(fresh, richTournament(), {"created", {}});
    REQUIRE(file.ok());
    CHECK(file->verify()->empty());

    const std::string copy = scratch.path("c.schreiber");
    std::ofstream(copy + "-journal", std::ios::binary) << journal;
    REQUIRE(file->backup(copy).ok());
    CHECK(TournamentFile::verifyFile(copy)->empty());
}

TEST_CASE("undo to the beginning and redo to the end, across restarts, at every step") {
    const std::uint64_t seed = 20261121;
    INFO("seed " << seed);
    base::Random random(seed);
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    std::vector<Tournament> states = {file.tournament()};
    for (int i = 0; i < 40; ++i) {
        REQUIRE(file.transact([&](const Tournament& now) { return randomStep(now, random); }).ok());
        states.push_back(file.tournament());
    }
    for (std::size_t i = states.size() - 1; i > 0; --i) {
        if (i % 7 == 0) file = std::move(*TournamentFile::open(file.path(), Access::ReadWrite));
        REQUIRE(file.undo("weil").ok());
        REQUIRE(file.tournament() == states[i - 1]);
    }
    const auto nothing = file.undo("");
    REQUIRE_FALSE(nothing.ok());
    CHECK(std::get<Refusal>(nothing.error()).code == "nothing_to_undo");
    CHECK_FALSE(file.nextUndo());
    for (std::size_t i = 1; i < states.size(); ++i) {
        if (i % 9 == 0) file = std::move(*TournamentFile::open(file.path(), Access::ReadWrite));
        REQUIRE(file.redo("").ok());
        REQUIRE(file.tournament() == states[i]);
    }
    CHECK(std::get<Refusal>(file.redo("").error()).code == "nothing_to_redo");
    CHECK(file.verify()->empty());
    CHECK(file.journal().size() == 1 + 3 * 40);

    // What is done after an undo takes the place of what was undone.
    REQUIRE(file.undo("").ok());
    REQUIRE(file.transact([](const Tournament& now) { return writeLine(now, 1); }).ok());
    CHECK_FALSE(file.nextRedo());
    CHECK(file.nextUndo()->what.code == "wrote_line");
}

TEST_CASE("a copy is whole and another file; what stands there and is no tournament stays") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    const std::string copy = scratch.path("Stick/a.schreiber");
    CHECK(file.backup(copy).error().kind == StoreErrorKind::NoFolder);
    std::filesystem::create_directories(scratch.path("Stick"));
    REQUIRE(file.backup(copy).ok());
    REQUIRE(file.transact([](const Tournament& now) { return writeLine(now, 1); }).ok());
    REQUIRE(file.backup(copy).ok());
    const auto opened = TournamentFile::open(copy, Access::ReadWrite);
    REQUIRE(opened.ok());
    CHECK(opened->tournament() == file.tournament());
    CHECK(opened->verify()->empty());

    const std::string letter = scratch.path("Brief.txt");
    std::ofstream(letter) << "Liebe Anna";
    CHECK(file.backup(letter).error().kind == StoreErrorKind::OtherKind);
    CHECK(bytesOf(letter) == "Liebe Anna");
    CHECK(file.backup(file.path()).error().kind == StoreErrorKind::Itself);
    CHECK(file.backup(scratch.path("Stick")).error().kind == StoreErrorKind::IsFolder);
}

TEST_CASE("a copy replaces an older copy of the same tournament and nothing else") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    const std::string another = scratch.path("b.schreiber");
    Tournament winter = richTournament();
    winter.settings.name = "Winterabend";
    REQUIRE(TournamentFile::create(another, winter, {"created", {}}).ok());
    const std::string before = bytesOf(another);
    CHECK(file.backup(another).error().kind == StoreErrorKind::AnotherEvening);
    CHECK(bytesOf(another) == before);

    // A copy on which somebody went on has lines that this file has not.
    const std::string copy = scratch.path("c.schreiber");
    REQUIRE(file.backup(copy).ok());
    {
        auto gone = TournamentFile::open(copy, Access::ReadWrite);
        REQUIRE(gone.ok());
        REQUIRE(gone->transact([](const Tournament& now) { return writeLine(now, 1); }).ok());
    }
    CHECK(file.backup(copy).error().kind == StoreErrorKind::AnotherEvening);
}

TEST_CASE("creating never overwrites") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    made(path);
    const std::string before = bytesOf(path);
    const auto again = TournamentFile::create(path, richTournament(), {"created", {}});
    REQUIRE_FALSE(again.ok());
    CHECK(again.error().kind == StoreErrorKind::Exists);
    CHECK(bytesOf(path) == before);
    CHECK(TournamentFile::create(scratch.path("no/where.schreiber"), richTournament(), {"created", {}})
              .error()
              .kind == StoreErrorKind::NoFolder);
}

TEST_CASE("each kind of wrong file has its own word and is left alone") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber");
    CHECK(openError(scratch.path("none.schreiber")) == StoreErrorKind::NotFound);
    CHECK(openError(scratch.path("")) == StoreErrorKind::IsFolder);
    CHECK(openError("") == StoreErrorKind::NoName);
    CHECK(openError("/dev/null") == StoreErrorKind::IsDevice);
    CHECK(openError(scratch.path("gone/a.schreiber")) == StoreErrorKind::NoFolder);
    std::ofstream(scratch.path("letter.txt")) << std::string(5000, 'x');
    CHECK(openError(scratch.path("letter.txt")) == StoreErrorKind::Foreign);
    std::ofstream(scratch.path("empty.schreiber")).close();
    CHECK(openError(scratch.path("empty.schreiber")) == StoreErrorKind::Foreign);
    alterFile(scratch.path("other.sqlite"), "CREATE TABLE t(x)");
    CHECK(openError(scratch.path("other.sqlite")) == StoreErrorKind::Foreign);

    made(path);
    const std::string sound = bytesOf(path);
    const auto with = [&](const std::string& sql) {
        std::ofstream(path, std::ios::binary | std::ios::trunc) << sound;
        alterFile(path, sql);
        const std::string before = bytesOf(path);
        const StoreErrorKind kind = openError(path);
        CHECK(bytesOf(path) == before);
        return kind;
    };
    CHECK(with("PRAGMA user_version = 99") == StoreErrorKind::Newer);
    CHECK(with("PRAGMA user_version = 0") == StoreErrorKind::Damaged);
    CHECK(with("PRAGMA application_id = 5") == StoreErrorKind::Foreign);
    CHECK(with("CREATE TRIGGER t AFTER INSERT ON line BEGIN DELETE FROM entry; END") ==
          StoreErrorKind::Damaged);
    CHECK(with("DROP TABLE figure_mark") == StoreErrorKind::Damaged);
    CHECK(with("UPDATE round SET state = 'nonsense'") == StoreErrorKind::Damaged);
    CHECK(with("PRAGMA ignore_check_constraints=ON; UPDATE seat SET contestant = 4711") ==
          StoreErrorKind::Damaged);

    for (const std::size_t keep : {std::size_t{100}, sound.size() / 2, sound.size() - 4096}) {
        std::ofstream(path, std::ios::binary | std::ios::trunc) << sound.substr(0, keep);
        CHECK(openError(path) == StoreErrorKind::Damaged);
    }
    std::string garbage = sound;
    for (std::size_t i = 4096; i < garbage.size(); ++i) garbage[i] = static_cast<char>(i * 31);
    std::ofstream(path, std::ios::binary | std::ios::trunc) << garbage;
    CHECK(openError(path) == StoreErrorKind::Damaged);
}

TEST_CASE("a file that another program is writing is locked, and the message says by whom") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    sqlite3* other = nullptr;
    REQUIRE(sqlite3_open(file.path().c_str(), &other) == SQLITE_OK);
    REQUIRE(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr) == SQLITE_OK);
    const auto refused = file.transact([](const Tournament& now) { return writeLine(now, 1); });
    REQUIRE_FALSE(refused.ok());
    CHECK(std::get<StoreError>(refused.error()).kind == StoreErrorKind::Locked);
    CHECK(std::get<StoreError>(refused.error()).detail.find("test_store") != std::string::npos);
    sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr);
    sqlite3_close(other);
    CHECK(file.transact([](const Tournament& now) { return writeLine(now, 1); }).ok());
}

TEST_CASE("read on one thread and connected on another a file is as it is by then") {
    const Scratch scratch;
    TournamentFile writer = made(scratch.path("a.schreiber"));
    const auto readOnAnotherThread = [&] {
        std::optional<TournamentFile> file;
        std::thread([&] {
            file = TournamentFile::open(writer.path(), Access::ReadWrite).value();
            file->disconnect();
        }).join();
        return std::move(*file);
    };
    TournamentFile quiet = readOnAnotherThread();
    REQUIRE(quiet.connect(OnLock::Wait).ok());
    CHECK(quiet.tournament() == richTournament());
    REQUIRE(quiet.transact([](const Tournament& now) { return writeLine(now, 1); }).ok());

    TournamentFile behind = readOnAnotherThread();
    REQUIRE(writer.transact([](const Tournament& now) { return writeLine(now, 2); }).ok());
    CHECK(behind.journal().size() == 2);
    REQUIRE(behind.connect(OnLock::Wait).ok());
    CHECK(behind.journal().size() == 3);
    CHECK(behind.tournament() == writer.tournament());
    REQUIRE(behind.undo({}).ok());

    TournamentFile gone = readOnAnotherThread();
    std::filesystem::rename(writer.path(), scratch.path("b.schreiber"));
    const auto refused = gone.connect(OnLock::Wait);
    REQUIRE_FALSE(refused.ok());
    CHECK(refused.error().kind == StoreErrorKind::NotFound);
    CHECK_FALSE(std::filesystem::exists(writer.path()));
}

TEST_CASE("a file that was taken away or exchanged between two actions is not written to") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    std::filesystem::rename(file.path(), scratch.path("b.schreiber"));
    const auto gone = file.transact([](const Tournament& now) { return writeLine(now, 1); });
    REQUIRE_FALSE(gone.ok());
    CHECK(std::get<StoreError>(gone.error()).kind == StoreErrorKind::NotFound);
    { REQUIRE(TournamentFile::create(file.path(), richTournament(), {"imported", {}}).ok()); } // another
    const auto exchanged = file.transact([](const Tournament& now) { return writeLine(now, 1); });
    REQUIRE_FALSE(exchanged.ok());
    CHECK(std::get<StoreError>(exchanged.error()).kind == StoreErrorKind::Replaced);
    CHECK(file.tournament() == richTournament());
}

TEST_CASE("a copy that has the last action is gone on with in the place of the file, an older one is not") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    const auto rename = [&](const char* name) {
        return file.transact([&](const Tournament& now) -> base::Result<Step, Refusal> {
            Tournament after = now;
            after.settings.name = name;
            return Step{after, {"set", {}}, {}};
        });
    };
    REQUIRE(file.backup(scratch.path("older.schreiber")).ok());
    REQUIRE(rename("eins").ok());
    REQUIRE(file.backup(scratch.path("same.schreiber")).ok());
    std::filesystem::rename(scratch.path("older.schreiber"), file.path());
    REQUIRE(file.whyNotThere().has_value());
    CHECK(file.whyNotThere()->kind == StoreErrorKind::Replaced);
    CHECK_FALSE(file.refresh().ok());
    CHECK_FALSE(rename("zwei").ok());
    CHECK(TournamentFile::open(file.path(), Access::ReadOnly)->journal().size() == 1);
    std::filesystem::rename(scratch.path("same.schreiber"), file.path());
    REQUIRE(file.refresh().ok());
    CHECK_FALSE(file.whyNotThere().has_value());
    REQUIRE(rename("zwei").ok());
    CHECK(file.undo({}).ok());
    CHECK(file.tournament().settings.name == "eins");
    CHECK(file.verify()->empty());
}

TEST_CASE("what is too long to be read in again is not written either") {
    const auto place = [](const Tournament& tournament) {
        const auto refusal = TournamentFile::whyNotStorable(tournament);
        return refusal ? refusal->arguments.at("place") + " " + refusal->arguments.at("expected")
                       : std::string();
    };
    const Tournament rich = richTournament();
    CHECK(place(rich).empty());
    Tournament many = rich;
    while (many.entries.size() <= 1'000) {
        many.entries.push_back(rich.entries.front());
        many.entries.back().number = many.entries[many.entries.size() - 2].number + 1;
    }
    CHECK(place(many) == "/entries 0-1000");
    many = rich;
    many.never.assign(2'001, {rich.entries[0].number, rich.entries[1].number});
    CHECK(place(many) == "/never 0-2000");
    many = rich;
    many.settings.games = 10; // in a match, as the settings have it
    CHECK(place(many) == "/settings/games 1-9");
    many = rich;
    tournament::Table& table = many.rounds.front().tables.front();
    table.games.resize(10, table.games.front());
    CHECK(place(many) == "/rounds/0/tables/0/games 0-9");
    many = rich;
    std::vector<tournament::Line>& lines = many.rounds.front().tables.front().games.front().lines;
    lines.assign(501, {});
    for (std::size_t i = 0; i < lines.size(); ++i) lines[i].n = static_cast<int>(i) + 1;
    CHECK(place(many) == "/rounds/0/tables/0/games/0/lines 0-500");
}
