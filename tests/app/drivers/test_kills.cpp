#include "every_command.h"

#include <base/random.h>

#include <catch2/catch.hpp>

#include <csignal>
#include <iostream>

using namespace schreiber::test;

TEST_CASE(
    "killed before any call: each file is as before or as afterwards, and the command can be given again") {
    const int kills = wanted("SCHREIBER_KILLS", 100, 1000);
    std::cout << "SCHREIBER_SEED=" << seedOfRun() << ", " << kills << " kills\n";
    schreiber::base::Random random(seedOfRun());
    std::vector<const GivenCommand*> writing;
    for (const GivenCommand& command : everyCommand())
        if (undisturbed(command).before != undisturbed(command).after) writing.push_back(&command);
    const WatchedFolder folder;
    std::string findings;
    for (int killed = 0; killed < kills; ++killed) {
        const GivenCommand& command = *writing[static_cast<std::size_t>(killed) % writing.size()];
        const Undisturbed& usual = undisturbed(command);
        Strike strike;
        strike.at = static_cast<int>(random.below(usual.ended.calls.size()));
        makeFolderWithEverything(folder);
        const Ended ended = folder.run(command.words, command.input, strike);
        folder.keep("killed"); // what looks at it completes what was begun
        const Contents now = folder.contents();
        std::string wrong;
        if (ended.code != 128 + SIGKILL) wrong += " [ended with " + std::to_string(ended.code) + ']';
        if (const std::string half = neither(usual.before, usual.after, now);
            !command.several && !half.empty())
            wrong += " [neither as before nor as afterwards:" + half + ']';
        const std::string missing = differing(usual.after, now, LeftOvers::Overlooked);
        if (!ended.out.empty() && !command.several && !missing.empty())
            wrong += " [said, but" + missing + ']';
        folder.becomeAs("killed");
        wrong += givenAgain(command, folder, now);
        if (!wrong.empty())
            findings += command.name() + ", killed before call " + std::to_string(strike.at) + " (" +
                        usual.ended.calls[static_cast<std::size_t>(strike.at)] + "):" + wrong + '\n';
    }
    CHECK(findings == "");
}
