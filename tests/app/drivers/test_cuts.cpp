#include "disk_after_cut.h"
#include "every_command.h"

#include <base/random.h>

#include <catch2/catch.hpp>

#include <iostream>

using namespace schreiber::test;

TEST_CASE("the power goes: each file is as before or as afterwards, and what was said to be done is done") {
    const int cuts = wanted("SCHREIBER_CUTS", 150, 1500);
    std::cout << "SCHREIBER_SEED=" << seedOfRun() << ", " << cuts << " cuts of the power\n";
    schreiber::base::Random random(seedOfRun());
    std::vector<const GivenCommand*> writing;
    for (const GivenCommand& command : everyCommand())
        if (undisturbed(command).before != undisturbed(command).after) writing.push_back(&command);
    const WatchedFolder folder;
    std::string findings;
    for (int cut = 0; cut < cuts; ++cut) {
        const GivenCommand& command = *writing[static_cast<std::size_t>(cut) % writing.size()];
        const Undisturbed& usual = undisturbed(command);
        const std::vector<CallOfTrace> calls = callsOf(usual.ended.trace);
        // Every fifth comes after the end, when all was said.
        const std::size_t at =
            cut % 5 == 0 ? calls.size() : static_cast<std::size_t>(random.below(calls.size() + 1));
        const std::uint64_t seed = random.below(4) == 0 ? 0 : random.next();
        makeFolderWithEverything(folder);
        DiskAfterCut disk(folder);
        bool said = at == calls.size();
        for (std::size_t call = 0; call < at; ++call) {
            disk.happened(calls[call]);
            said = said || calls[call].call == Call::Said;
        }
        disk.restore(seed);
        const Contents now = folder.contents();
        // That a name was taken back need not have reached the disk; the next run clears what has it.
        const std::string missing = differing(usual.after, now, LeftOvers::Overlooked);
        std::string wrong;
        if (said && !command.several && !missing.empty()) wrong += " [said, but" + missing + ']';
        if (const std::string half = neither(usual.before, usual.after, now);
            !command.several && !half.empty())
            wrong += " [neither as before nor as afterwards:" + half + ']';
        disk.restore(seed); // looking at it completed what was begun
        wrong += givenAgain(command, folder, now);
        if (!wrong.empty())
            findings += command.name() + ", cut at " + std::to_string(at) + " of " +
                        std::to_string(calls.size()) + ", chance " + std::to_string(seed) + ':' + wrong +
                        '\n';
    }
    CHECK(findings == "");
}
