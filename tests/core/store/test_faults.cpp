#include "failing_vfs.h"
#include "scratch.h"

#include <catch2/catch.hpp>

#include <filesystem>
#include <fstream>

using namespace schreiber;
using namespace schreiber::store;
using namespace schreiber::store::testing;
using tournament::Tournament;

namespace {

StepResult oneLine(const Tournament& now) {
    return writeLine(now, 2);
}

StoreErrorKind kindOf(const TransactError& error) {
    return std::get<StoreError>(error).kind;
}

// The same file again and again: it is made once and its bytes are written.
TournamentFile made(const Scratch& scratch) {
    installFailingVfs();
    disarmFault();
    const std::string path = scratch.path("a.schreiber");
    static const std::string kBytes = [&] {
        const auto file = TournamentFile::create(path, richTournament(), {"created", {}});
        if (!file) FAIL(file.error().detail);
        return bytesOf(path);
    }();
    std::ofstream(path, std::ios::binary | std::ios::trunc) << kBytes;
    auto file = TournamentFile::open(path, Access::ReadWrite);
    if (!file) FAIL(file.error().detail);
    return std::move(file).value();
}

// How many writes, syncs and deletions one action is made of.
int operationsOfOneAction() {
    const Scratch scratch;
    TournamentFile file = made(scratch);
    armFault(Fault::None, 0);
    REQUIRE(file.transact(oneLine).ok());
    return operationsSeen();
}

} // namespace

TEST_CASE("a full disk, a read-only medium and a failing one each give their own word and change nothing") {
    const auto [fault, kind] = GENERATE(table<Fault, StoreErrorKind>({
        {Fault::Full, StoreErrorKind::Full},
        {Fault::InputOutput, StoreErrorKind::InputOutput},
    }));
    const int operations = operationsOfOneAction();
    REQUIRE(operations > 5);
    for (int at = 0; at < operations; ++at) {
        INFO("operation " << at << " of " << operations);
        const Scratch scratch;
        TournamentFile file = made(scratch);
        const Tournament before = file.tournament();
        armFault(fault, at);
        const auto failed = file.transact(oneLine);
        disarmFault();
        // The deletion of the journal is the commit; what fails after it has happened all the same.
        // Where that fails, and nothing can be read any more, nobody knows.
        const bool unsure = fault == Fault::InputOutput && at + 1 == operations;
        if (!failed.ok()) CHECK(kindOf(failed.error()) == (unsure ? StoreErrorKind::Unconfirmed : kind));
        auto reopened = TournamentFile::open(file.path(), Access::ReadWrite);
        REQUIRE(reopened.ok());
        CHECK(reopened->verify()->empty());
        const bool written = reopened->journal().size() == 2;
        if (failed.ok()) CHECK(written);
        if (!written) CHECK(reopened->tournament() == before);
        REQUIRE(file.refresh().ok());
        CHECK(file.tournament() == reopened->tournament());
        CHECK(file.transact(oneLine).ok());
        CHECK(file.verify()->empty());
    }
}

TEST_CASE(
    "a medium that failed once and reads again is sound, and what is damaged then is no failing medium") {
    const Scratch scratch;
    const TournamentFile file = made(scratch);
    // Another program's change, so that the pages that are known are read anew.
    int minutes = 0;
    const auto touch = [&] {
        auto other = TournamentFile::open(file.path(), Access::ReadWrite);
        REQUIRE(other.ok());
        REQUIRE(other->keepRoundClock({++minutes, 0, 0}).ok());
    };
    REQUIRE(file.verify()->empty());
    touch();
    failReads(true);
    const auto failed = file.verify();
    failReads(false);
    REQUIRE_FALSE(failed.ok());
    CHECK(failed.error().kind == StoreErrorKind::InputOutput);
    const auto again = file.verify();
    REQUIRE(again.ok());
    CHECK(again->empty());
    touch();
    failReads(true);
    CHECK_FALSE(file.verify().ok());
    failReads(false);
    std::string bytes = bytesOf(file.path());
    for (std::size_t at = 4096 * 3; at < bytes.size(); at += 7) bytes[at] = '!';
    std::ofstream(file.path(), std::ios::binary | std::ios::in) << bytes;
    const auto damaged = file.verify();
    if (damaged.ok())
        CHECK_FALSE(damaged->empty());
    else
        CHECK(damaged.error().kind == StoreErrorKind::Damaged);
}

TEST_CASE("a read-only medium opens for reading, and an action says what is the matter") {
    const Scratch scratch;
    CHECK_FALSE(made(scratch).whyNotWritable());
    armFault(Fault::ReadOnly, 0);
    auto file = TournamentFile::open(scratch.path("a.schreiber"), Access::ReadWrite);
    REQUIRE(file.ok());
    CHECK(file->tournament() == richTournament());
    REQUIRE(file->whyNotWritable());
    CHECK(file->whyNotWritable()->kind == StoreErrorKind::ReadOnly);
    const auto refused = file->transact(oneLine);
    REQUIRE_FALSE(refused.ok());
    CHECK(kindOf(refused.error()) == StoreErrorKind::ReadOnly);
    CHECK(file->tournament() == richTournament());
    disarmFault();
}

TEST_CASE("the power goes at every single operation: the file holds the action or it does not") {
    // 0: all that was not synced is lost; otherwise some sectors of it are on the disk.
    const std::uint64_t seed = GENERATE(0U, 1U, 20261121U);
    const int operations = operationsOfOneAction();
    int kept = 0;
    for (int at = 0; at <= operations; ++at) {
        INFO("seed " << seed << ", cut at operation " << at << " of " << operations);
        const Scratch scratch;
        const std::string path = scratch.path("a.schreiber");
        bool confirmed = false;
        {
            TournamentFile file = made(scratch);
            armFault(Fault::PowerCut, at);
            confirmed = file.transact(oneLine).ok();
        }
        restoreAfterPowerCut(seed);
        auto reopened = TournamentFile::open(path, Access::ReadWrite);
        REQUIRE(reopened.ok());
        CHECK(reopened->verify()->empty());
        const bool written = reopened->journal().size() == 2;
        if (confirmed) CHECK(written);
        const auto after = oneLine(richTournament());
        CHECK(reopened->tournament() == (written ? after->after : richTournament()));
        kept += written ? 1 : 0;
    }
    CHECK(kept >= 1);
    CHECK(kept < operations);
}

TEST_CASE("a fault while a file is created or copied leaves no half file") {
    installFailingVfs();
    for (const Fault fault : {Fault::Full, Fault::InputOutput})
        for (int at = 0; at < 60; at += 3) {
            INFO("operation " << at);
            const Scratch scratch;
            const std::string path = scratch.path("a.schreiber");
            armFault(fault, at);
            const auto file = TournamentFile::create(path, richTournament(), {"created", {}});
            disarmFault();
            CHECK(file.ok() == std::filesystem::exists(path));
            if (!file) continue;
            armFault(fault, at);
            const std::string copy = scratch.path("copy.schreiber");
            const bool copied = file->backup(copy).ok();
            disarmFault();
            CHECK(copied == std::filesystem::exists(copy));
        }
}

TEST_CASE("a file that is gone from its place is saved whole, and can be undone on; or nothing is left") {
    for (const Fault fault : {Fault::None, Fault::Full, Fault::InputOutput}) {
        const Scratch scratch;
        TournamentFile file = made(scratch);
        REQUIRE(file.transact(oneLine).ok());
        const Tournament whole = file.tournament();
        std::filesystem::remove(file.path());
        const std::string copy = scratch.path("saved.schreiber");
        armFault(fault, 3);
        const bool saved = file.rescue(copy).ok();
        disarmFault();
        CHECK(saved == (fault == Fault::None));
        CHECK(saved == std::filesystem::exists(copy));
        if (!saved) continue;
        CHECK_FALSE(file.rescue(copy).ok()); // what stands there stays
        auto again = TournamentFile::open(copy, Access::ReadWrite);
        REQUIRE(again.ok());
        CHECK(again->tournament() == whole);
        CHECK(again->journal() == file.journal());
        CHECK(again->undo({}).ok());
        CHECK(again->verify()->empty());
    }
}

TEST_CASE("another file at the place of the one that is gone is not taken for it") {
    const Scratch scratch;
    const TournamentFile file = made(scratch);
    std::filesystem::remove(file.path());
    REQUIRE(TournamentFile::create(file.path(), Tournament{}, {"created", {}}).ok());
    const std::string copy = scratch.path("saved.schreiber");
    REQUIRE(file.rescue(copy).ok());
    CHECK(TournamentFile::open(copy, Access::ReadOnly)->tournament() == file.tournament());
}
