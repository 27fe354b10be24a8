#include "club_rows.h"
#include "connect.h"
#include "database.h"
#include "failing_vfs.h"
#include "migrations.h"
#include "scratch.h"
#include "sqlite.h"

#include <store/club_file.h>

#include <catch2/catch.hpp>

#include <altered_file.h>
#include <filesystem>
#include <fstream>

using namespace schreiber;
using namespace schreiber::store;
using namespace schreiber::store::testing;
using schreiber::test::alterFile;
using tournament::Club;
using tournament::Ruling;

namespace {

// Something in every table and column.
Club richClub() {
    Club club;
    club.persons = {
        {1, {"Anna", "Höß", 1950, tournament::Sex::Female}, "KC Sterzing", "Süd", {{"A.", "Hoess"}}},
        {2, {"Seán", "O'Brien", {}, tournament::Sex::Unstated}, "", "", {}},
        {7, {"Bo", "\xEF\xBB\xBF;--", 2001, tournament::Sex::Male}, "Imst", "", {}}};
    club.tournaments = {{1, "a", "Abend", "2026-01-10", "Höfen", "innsbruck", "drawn", 18, 3, {}},
                        {3, "b", "Zweiter", "", "", "imst", "pairs", 0, 2, {}}};
    club.tournaments[0].plays = {{1, 4, 1, true, 3, {5}, {7}, {-8}}, {2, 5, 3, false, 3, {0}, {0}, {0}}};
    club.tournaments[1].plays = {{7, 1, 2, false, 1, {1}, {1}, {9}}};
    return club;
}

ClubFile made(const std::string& path) {
    auto file = ClubFile::create(path);
    if (!file) FAIL(file.error().detail);
    REQUIRE(
        file->transact([](const Club&) { return base::Result<Club, tournament::Refusal>(richClub()); }).ok());
    return std::move(file).value();
}

base::Result<Club, tournament::Refusal> withoutLast(const Club& now) {
    Club club = now;
    club.tournaments.pop_back();
    club.persons.pop_back();
    club.persons[0].club = "Imst";
    club.persons[1].person.born = 1977;
    return club;
}

StoreErrorKind kindOf(const TransactError& error) {
    return std::get<StoreError>(error).kind;
}

} // namespace

TEST_CASE("a club's memory is what was written, by this and by another connection") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber-club");
    const ClubFile file = made(path);
    CHECK(file.club() == richClub());
    auto other = ClubFile::open(path, Access::ReadWrite);
    REQUIRE(other.ok());
    CHECK(other->club() == richClub());
    REQUIRE(other->transact(withoutLast).ok());
    CHECK(ClubFile::open(path, Access::ReadOnly)->club() == *withoutLast(richClub()));
    CHECK(ClubFile::verifyFile(path)->empty());
    CHECK_FALSE(std::filesystem::exists(path + "-journal"));
}

TEST_CASE("a change begins with what others wrote") {
    const Scratch scratch;
    ClubFile first = made(scratch.path("a.schreiber-club"));
    auto second = ClubFile::open(first.path(), Access::ReadWrite);
    REQUIRE(second.ok());
    REQUIRE(first.transact(withoutLast).ok());
    REQUIRE(second
                ->transact([](const Club& now) {
                    Club club = now;
                    club.persons[0].camp = "Nord";
                    return base::Result<Club, tournament::Refusal>(club);
                })
                .ok());
    Club expected = *withoutLast(richClub());
    expected.persons[0].camp = "Nord";
    CHECK(second->club() == expected);
}

TEST_CASE("a refusal writes nothing") {
    const Scratch scratch;
    ClubFile file = made(scratch.path("a.schreiber-club"));
    const std::string before = bytesOf(file.path());
    const auto refused = file.transact([](const Club&) {
        return base::Result<Club, tournament::Refusal>(base::fail(tournament::Refusal{"no", {}}));
    });
    REQUIRE_FALSE(refused.ok());
    CHECK(std::holds_alternative<tournament::Refusal>(refused.error()));
    CHECK(bytesOf(file.path()) == before);
}

TEST_CASE("a club's file and a tournament's are told apart") {
    const Scratch scratch;
    const ClubFile club = made(scratch.path("a.schreiber-club"));
    const std::string evening = scratch.path("a.schreiber");
    REQUIRE(TournamentFile::create(evening, richTournament(), {"created", {}}).ok());
    CHECK(ClubFile::open(evening, Access::ReadOnly).error().kind == StoreErrorKind::ForeignClub);
    CHECK(TournamentFile::open(club.path(), Access::ReadOnly).error().kind == StoreErrorKind::Foreign);
    CHECK(ClubFile::create(club.path()).error().kind == StoreErrorKind::Exists);
    CHECK(ClubFile::open(scratch.path("none"), Access::ReadOnly).error().kind == StoreErrorKind::NotFound);
    std::ofstream(scratch.path("text")) << "Anna Höß";
    CHECK(ClubFile::open(scratch.path("text"), Access::ReadOnly).error().kind == StoreErrorKind::ForeignClub);
    // Nobody's copy of an evening goes over the memory.
    CHECK(TournamentFile::open(evening, Access::ReadOnly)->backup(club.path()).error().kind ==
          StoreErrorKind::OtherKind);
}

TEST_CASE("a newer, a broken and a strange schema are refused") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber-club");
    made(path);
    alterFile(path, "PRAGMA user_version = 99");
    CHECK(ClubFile::open(path, Access::ReadWrite).error() == StoreError{StoreErrorKind::Newer, path, "99"});
    alterFile(path, "PRAGMA user_version = 2");
    alterFile(path, "CREATE TRIGGER t AFTER INSERT ON played BEGIN DELETE FROM person; END");
    CHECK(ClubFile::open(path, Access::ReadWrite).error().kind == StoreErrorKind::DamagedClub);
    const auto findings = ClubFile::verifyFile(path);
    REQUIRE(findings.ok());
    REQUIRE(findings->size() == 1);
    CHECK(findings->front().what == "schema");
    const std::string bytes = bytesOf(path);
    std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes.substr(0, bytes.size() / 2);
    CHECK_FALSE(ClubFile::open(path, Access::ReadWrite).ok());
}

TEST_CASE("a row that no program of ours writes is found with table and column") {
    const Scratch scratch;
    const auto [sql, where, column] = GENERATE(table<const char*, const char*, const char*>({
        {"UPDATE person SET sex = 'x' WHERE number = 1", "person", "sex"},
        {"UPDATE played SET rank = 99 WHERE person = 1", "played", "rank"},
        {"UPDATE played SET rank = 0 WHERE person = 1", "played", "rank"},
        {"UPDATE tournament SET target = -1 WHERE number = 1", "tournament", "target"},
        {"UPDATE tournament SET target = 4611686018427387904 WHERE number = 1", "tournament", "target"},
        {"UPDATE tournament SET identity = '' WHERE number = 1", "tournament", "identity"},
        {"UPDATE tournament SET name = '' WHERE number = 1", "tournament", "name"},
        {"UPDATE tournament SET date = 'gestern' WHERE number = 1", "tournament", "date"},
        {"UPDATE tournament SET rules = '' WHERE number = 1", "tournament", "rules"},
        {"UPDATE tournament SET format = 'x y' WHERE number = 1", "tournament", "format"},
        {"UPDATE tournament SET contestants = 5000 WHERE number = 1", "tournament", "contestants"},
        {"UPDATE person SET first_name = '' WHERE number = 1", "person", "first_name"},
        {"UPDATE person SET last_name = char(8203) WHERE number = 1", "person", "last_name"},
        {"UPDATE person SET born = 12 WHERE number = 1", "person", "born"},
        {"UPDATE played SET winner = 2 WHERE person = 1", "played", "winner"},
        {"UPDATE played SET played = 9999 WHERE person = 1", "played", "played"},
        {"UPDATE played SET wins_halves = -1 WHERE person = 1", "played", "wins_halves"},
        {"UPDATE person SET number = 9 WHERE number = 2", "played", ""},
        {"DELETE FROM tournament WHERE number = 3", "played", ""},
    }));
    INFO(sql);
    const std::string path = scratch.path("a.schreiber-club");
    made(path);
    alterFile(path, sql);
    CHECK(ClubFile::open(path, Access::ReadWrite).error().kind == StoreErrorKind::DamagedClub);
    const auto findings = ClubFile::verifyFile(path);
    REQUIRE(findings.ok());
    REQUIRE_FALSE(findings->empty());
    CHECK(findings->front().table == where);
    if (*column != '\0') CHECK(findings->front().column == column);
}

TEST_CASE("bytes that are no text are found in a club's file") {
    const Scratch scratch;
    for (const char* column : {"first_name", "last_name", "club", "camp"}) {
        const std::string path = scratch.path(std::string(column) + ".schreiber-club");
        made(path);
        alterFile(path,
                  "UPDATE person SET " + std::string(column) + " = CAST(x'61ff80' AS TEXT) WHERE number = 1");
        const auto findings = ClubFile::verifyFile(path);
        REQUIRE(findings.ok());
        REQUIRE(findings->size() == 1);
        CHECK(findings->front() == Finding{"person", "[1]", column, "unreadable"});
    }
}

TEST_CASE("a full disk and a failing one change nothing in a club's file") {
    installFailingVfs();
    const auto [fault, kind] = GENERATE(table<Fault, StoreErrorKind>({
        {Fault::Full, StoreErrorKind::Full},
        {Fault::InputOutput, StoreErrorKind::InputOutput},
    }));
    int operations = 0;
    {
        disarmFault();
        const Scratch scratch;
        ClubFile file = made(scratch.path("a.schreiber-club"));
        armFault(Fault::None, 0);
        REQUIRE(file.transact(withoutLast).ok());
        operations = operationsSeen();
        disarmFault();
    }
    REQUIRE(operations > 3);
    for (int at = 0; at < operations; ++at) {
        INFO("operation " << at << " of " << operations);
        const Scratch scratch;
        ClubFile file = made(scratch.path("a.schreiber-club"));
        armFault(fault, at);
        const auto failed = file.transact(withoutLast);
        disarmFault();
        // Where the deletion of the journal fails and nothing can be read any more, nobody knows.
        const bool unsure = fault == Fault::InputOutput && at + 1 == operations;
        if (!failed.ok()) CHECK(kindOf(failed.error()) == (unsure ? StoreErrorKind::Unconfirmed : kind));
        const auto reopened = ClubFile::open(file.path(), Access::ReadWrite);
        REQUIRE(reopened.ok());
        const bool written = reopened->club() == *withoutLast(richClub());
        CHECK((written || reopened->club() == richClub()));
        if (failed.ok()) CHECK(written);
        CHECK(ClubFile::verifyFile(file.path())->empty());
    }
}

TEST_CASE("a file that was replaced is not written") {
    const Scratch scratch;
    ClubFile file = made(scratch.path("a.schreiber-club"));
    made(scratch.path("b.schreiber-club"));
    std::filesystem::rename(scratch.path("b.schreiber-club"), file.path());
    CHECK(kindOf(file.transact(withoutLast).error()) == StoreErrorKind::Replaced);
    std::filesystem::remove(file.path());
    CHECK(kindOf(file.transact(withoutLast).error()) == StoreErrorKind::NotFound);
}

namespace {

Ruling ruling(int number, const std::string& dispute, const std::string& day) {
    Ruling made;
    made.number = number;
    made.at = day + "T20:15:00Z";
    made.place = "Höfen";
    made.dispute = dispute;
    made.record = number == 2 ? "# rules: imst\nrules: innsbruck\n" : "rules: innsbruck\n";
    made.found = {{"follow", "illegal", 3, "Farbe nicht zugegeben", "Non ha risposto", "Did not follow"}};
    return made;
}

base::Result<Club, tournament::Refusal> asItIs(const Club& now) {
    return now;
}

std::vector<int> foundIn(const ClubFile& file, const RulingSearch& search) {
    const auto found = file.searchRulings(search);
    REQUIRE(found.ok());
    std::vector<int> numbers;
    for (const ClubRuling& one : *found) numbers.push_back(one.number);
    return numbers;
}

} // namespace

TEST_CASE("a club remembers the rulings of its evenings and finds them across all") {
    const Scratch scratch;
    ClubFile file = made(scratch.path("a.schreiber-club"));
    const auto& evenings = file.club().tournaments;
    REQUIRE(evenings.size() >= 2);
    const std::string first = evenings[0].identity;
    const std::string second = evenings[1].identity;
    REQUIRE(file.transact(asItIs, {EveningRulings{first,
                                                  {ruling(1, "Hanger stehen lassen", "2026-01-10"),
                                                   ruling(2, "Frau Höß gab nicht zu", "2026-01-10")}}})
                .ok());
    REQUIRE(
        file.transact(asItIs, {EveningRulings{second, {ruling(1, "Hanger gemauert", "2026-02-10")}}}).ok());
    CHECK(foundIn(file, {.words = "hanger"}).size() == 2);
    CHECK(foundIn(file, {.words = "hoess"}) == std::vector{2});
    CHECK(foundIn(file, {.words = "hanger", .since = "2026-02-01"}) == std::vector{3});
    CHECK(foundIn(file, {.rules = {"follow"}, .place = "hoefen"}).size() == 3);
    CHECK(foundIn(file, {.place = "Meran"}).empty());
    CHECK(foundIn(file, {.words = "hanger", .place = "Meran", .placeOf = {"innsbruck"}}).size() == 2);
    CHECK(foundIn(file, {.place = "Meran", .placeOf = {"innsbruck", "imst"}}).size() == 3);
    CHECK(foundIn(file, {.place = "Meran", .placeOf = {"imst"}}).empty());
    const auto third = file.ruling(3);
    REQUIRE(third.ok());
    REQUIRE(third->has_value());
    CHECK((*third)->tournament == evenings[1].number);
    CHECK((*third)->ruling == ruling(1, "Hanger gemauert", "2026-02-10"));
    CHECK_FALSE(file.ruling(9)->has_value());

    // Remembered again: what is there keeps its number, what is gone is found no more.
    REQUIRE(file.transact(asItIs, {EveningRulings{first,
                                                  {ruling(2, "Frau Höß gab doch zu", "2026-01-10"),
                                                   ruling(3, "Neu geben", "2026-01-10")}}})
                .ok());
    CHECK(foundIn(file, {.words = "stehen"}).empty());
    CHECK(foundIn(file, {.words = "doch"}) == std::vector{2});
    CHECK(foundIn(file, {.words = "neu"}) == std::vector{4});
    // A change of something else leaves them alone.
    REQUIRE(file.transact([](const Club& now) {
                    Club club = now;
                    club.persons[0].camp = "Nord";
                    return base::Result<Club, tournament::Refusal>(club);
                })
                .ok());
    CHECK(foundIn(*ClubFile::open(file.path(), Access::ReadOnly), {}).size() == 3);
    CHECK(ClubFile::verifyFile(file.path())->empty());
}

TEST_CASE("verify finds a remembered ruling that was altered") {
    const Scratch scratch;
    const auto [sql, where, column] = GENERATE(table<const char*, const char*, const char*>({
        {"UPDATE ruling SET at = '2020-01-01T00:00:00Z'", "ruling", "at"},
        {"UPDATE ruling SET content = '{}'", "ruling", "content"},
        {"UPDATE ruling SET content = replace(content, 'Hanger', 'Gleich')", "ruling_words", "words"},
        {"UPDATE ruling SET tournament = 99", "ruling", ""},
        {"UPDATE ruling SET number = 7", "ruling_words", ""},
        {"DELETE FROM ruling_words WHERE rowid = 1", "ruling_words", ""},
    }));
    INFO(sql);
    const std::string path = scratch.path("a.schreiber-club");
    {
        ClubFile file = made(path);
        REQUIRE(file.transact(asItIs, {EveningRulings{file.club().tournaments[0].identity,
                                                      {ruling(1, "Hanger stehen lassen", "2026-01-10")}}})
                    .ok());
    }
    alterFile(path, sql);
    const auto findings = ClubFile::verifyFile(path);
    REQUIRE(findings.ok());
    REQUIRE_FALSE(findings->empty());
    CHECK(findings->front().table == where);
    if (*column != '\0') CHECK(findings->front().column == column);
}

TEST_CASE("the words by which a club's rulings are found are made anew, and nothing else is touched") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber-club");
    {
        ClubFile file = made(path);
        REQUIRE(file.transact(asItIs, {EveningRulings{file.club().tournaments[0].identity,
                                                      {ruling(1, "Hanger stehen lassen", "2026-01-10"),
                                                       ruling(2, "Gleich nicht gesagt", "2026-01-10")}}})
                    .ok());
    }
    const auto found = [&] {
        const auto file = ClubFile::open(path, Access::ReadOnly);
        REQUIRE(file.ok());
        RulingSearch search;
        search.words = "hanger";
        const auto rulings = file->searchRulings(search);
        REQUIRE(rulings.ok());
        return *rulings;
    };
    const auto wanted = found();
    REQUIRE(wanted.size() == 1);
    const std::string sound = bytesOf(path);
    for (const char* sql :
         {"DELETE FROM ruling_words_data", "UPDATE ruling_words_data SET block = x'00ff'",
          "DELETE FROM ruling_words_docsize", "UPDATE ruling_words_config SET v = 99",
          "DELETE FROM ruling_words_content", "UPDATE ruling_words_content SET c2 = 'nichts'",
          "DELETE FROM ruling_words_idx"}) {
        INFO(sql);
        std::ofstream(path, std::ios::binary | std::ios::trunc) << sound;
        alterFile(path, sql);
        REQUIRE_FALSE(ClubFile::verifyFile(path)->empty());
        const auto left = ClubFile::restoreFile(path);
        REQUIRE(left.ok());
        CHECK(left->empty());
        CHECK(ClubFile::verifyFile(path)->empty());
        CHECK(found() == wanted);
        CHECK(ClubFile::open(path, Access::ReadOnly)->club() == richClub());
    }
    // What is in no other place cannot be put back: nothing is written.
    for (const char* sql :
         {"UPDATE ruling SET content = '{}' WHERE number = 2; DELETE FROM ruling_words_data",
          "UPDATE played SET person = 99 WHERE person = 1; DELETE FROM ruling_words_data"}) {
        INFO(sql);
        std::ofstream(path, std::ios::binary | std::ios::trunc) << sound;
        alterFile(path, sql);
        const std::string altered = bytesOf(path);
        const auto left = ClubFile::restoreFile(path);
        REQUIRE(left.ok());
        CHECK_FALSE(left->empty());
        CHECK(bytesOf(path) == altered);
    }
    std::ofstream(path, std::ios::binary | std::ios::trunc) << "no database";
    CHECK(ClubFile::restoreFile(path).error().kind == StoreErrorKind::ForeignClub);
}

TEST_CASE("a club's file of the first version is brought up to date by whoever may write it") {
    const Scratch scratch;
    const std::string path = scratch.path("a.schreiber-club");
    const Migrations first{clubMigrations().front()};
    const auto nothing = [](Database&) -> Stored<base::Done> { return base::Done{}; };
    REQUIRE(writeNewFile(path, Schema(sqlite::kClubApplicationId, first), nothing).ok());
    CHECK(ClubFile::open(path, Access::ReadOnly).error().kind == StoreErrorKind::Outdated);
    auto file = ClubFile::open(path, Access::ReadWrite);
    REQUIRE(file.ok());
    CHECK(foundIn(*file, {}).empty());
    CHECK(ClubFile::verifyFile(path)->empty());
}
