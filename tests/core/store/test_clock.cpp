#include "failing_vfs.h"
#include "scratch.h"

#include <store/tournament_file.h>

#include <catch2/catch.hpp>

#include <altered_file.h>

using namespace schreiber;
using namespace schreiber::store;
using namespace schreiber::store::testing;
using schreiber::test::alterFile;

// The round clock stands in the file and beside the journal.
namespace {

const KeptClock kRunning{40, 90'000, 1'795'000'000'000};

TournamentFile made(const std::string& path) {
    auto file = TournamentFile::create(path, richTournament(), {"created", {}});
    if (!file) FAIL(file.error().detail);
    return std::move(file).value();
}

std::optional<KeptClock> onDisk(const std::string& path) {
    const auto file = TournamentFile::open(path, Access::ReadOnly);
    if (!file) FAIL(file.error().detail);
    return file->roundClock();
}

} // namespace

TEST_CASE("the round clock is kept, without a row in the journal") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    CHECK_FALSE(file.roundClock());
    REQUIRE(file.keepRoundClock({45, 0, 0}).ok());
    REQUIRE(file.keepRoundClock(kRunning).ok());
    CHECK(file.roundClock() == kRunning);
    CHECK(onDisk(file.path()) == kRunning);
    CHECK(file.journal().size() == 1);
    CHECK(file.verify()->empty());
    REQUIRE(file.backup(scratch.path("copy.schreiber")).ok());
    CHECK(onDisk(scratch.path("copy.schreiber")) == kRunning);
}

TEST_CASE("undo and redo leave the round clock alone") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    REQUIRE(file.transact([](const auto& now) { return writeLine(now, 1); }).ok());
    REQUIRE(file.keepRoundClock(kRunning).ok());
    REQUIRE(file.undo("").ok());
    CHECK(onDisk(file.path()) == kRunning);
    REQUIRE(file.keepRoundClock({40, 0, 0}).ok());
    REQUIRE(file.redo("").ok()); // the clock is nothing new that redo would have to give way to
    CHECK(onDisk(file.path()) == KeptClock{40, 0, 0});
    CHECK(file.verify()->empty());
}

TEST_CASE("a clock that another desk set is taken in") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    auto other = TournamentFile::open(file.path(), Access::ReadWrite);
    REQUIRE(other.ok());
    CHECK_FALSE(*file.refresh());
    REQUIRE(other->keepRoundClock(kRunning).ok());
    CHECK(*file.refresh());
    CHECK(file.roundClock() == kRunning);
    CHECK_FALSE(*file.refresh());
}

TEST_CASE("no clock stands in a file that there cannot be") {
    const Scratch scratch;
    TournamentFile file = made(scratch.path("a.schreiber"));
    REQUIRE(file.keepRoundClock(kRunning).ok());
    CHECK_FALSE(file.keepRoundClock({0, 0, 0}).ok());
    CHECK_FALSE(file.keepRoundClock({45, -1, 0}).ok());
    CHECK(onDisk(file.path()) == kRunning);
    // and one that was written past the check is found
    alterFile(file.path(), "PRAGMA ignore_check_constraints = 1; UPDATE round_clock SET minutes = 999");
    const auto findings = TournamentFile::verifyFile(file.path());
    REQUIRE(findings.ok());
    REQUIRE(findings->size() == 1);
    CHECK(findings->front().found.find("round_clock") != std::string::npos);
}

TEST_CASE("the power goes while the clock is kept: it is the one before or the new one") {
    installFailingVfs();
    int kept = 0;
    int operations = 1;
    for (int at = 0; at <= operations; ++at) {
        INFO("cut at operation " << at);
        disarmFault();
        const Scratch scratch;
        const std::string path = scratch.path("a.schreiber");
        bool confirmed = false;
        {
            TournamentFile file = made(path);
            REQUIRE(file.keepRoundClock({45, 0, 0}).ok());
            armFault(at == 0 ? Fault::None : Fault::PowerCut, at - 1);
            confirmed = file.keepRoundClock(kRunning).ok();
            if (at == 0) operations = operationsSeen();
        }
        if (at > 0) restoreAfterPowerCut(0);
        const auto clock = onDisk(path);
        REQUIRE(clock);
        const bool isNew = *clock == kRunning;
        CHECK((isNew || *clock == KeptClock{45, 0, 0}));
        if (confirmed) CHECK(isNew);
        kept += isNew ? 1 : 0;
        CHECK(TournamentFile::verifyFile(path)->empty());
    }
    CHECK(operations > 5);
    CHECK(kept >= 1);
    CHECK(kept < operations);
}
