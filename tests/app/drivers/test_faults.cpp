#include "every_command.h"

#include <base/random.h>

#include <catch2/catch.hpp>

#include <cerrno>
#include <cstring>
#include <iostream>

using namespace schreiber::test;

TEST_CASE("undisturbed, each command does the same twice and touches what is its own alone") {
    for (const GivenCommand& command : everyCommand()) {
        INFO(command.name());
        const Undisturbed& first = undisturbed(command);
        const WatchedFolder folder;
        makeFolderWithEverything(folder);
        const Ended again = folder.run(command.words, command.input);
        CHECK(again.code == first.ended.code);
        CHECK(again.out == first.ended.out);
        CHECK(differing(first.after, folder.contents(), LeftOvers::Seen) == "");
        CHECK(first.after.at("stranger.txt") == first.before.at("stranger.txt"));
    }
}

TEST_CASE("a call that fails: what is said to be done is there, what is not said to be done is not") {
    const int tries = wanted("SCHREIBER_FAULTS", 150, 1500);
    std::cout << "SCHREIBER_SEED=" << seedOfRun() << ", " << tries << " faults\n";
    schreiber::base::Random random(seedOfRun());
    const WatchedFolder folder;
    std::string findings;
    for (int tried = 0; tried < tries; ++tried) {
        const GivenCommand& command = everyCommand()[static_cast<std::size_t>(tried) % everyCommand().size()];
        const Undisturbed& usual = undisturbed(command);
        if (usual.ended.calls.empty()) continue;
        Strike strike;
        strike.at = static_cast<int>(random.below(usual.ended.calls.size()));
        strike.error = random.below(2) == 0 ? EIO : ENOSPC;
        strike.forGood = random.below(2) == 0;
        makeFolderWithEverything(folder);
        const Ended ended = folder.run(command.words, command.input, strike);
        const Contents now = folder.contents();
        const std::string& call = usual.ended.calls[static_cast<std::size_t>(strike.at)];

        std::string wrong;
        if (!ended.orderly())
            wrong += " [ended with " + std::to_string(ended.code) + ", " + std::to_string(ended.kilobytes) +
                     " KB]";
        const bool done = ended.code == usual.ended.code;
        // Where nothing can be deleted, what was begun lies there; the next run clears it (test_kills.cpp).
        const bool mayLitter = strike.forGood || call == "unlink" || call == "rmdir";
        std::string missing =
            differing(usual.after, now, mayLitter ? LeftOvers::Overlooked : LeftOvers::Seen);
        const std::string changed =
            differing(usual.before, now, mayLitter ? LeftOvers::Overlooked : LeftOvers::Seen);
        // A copy that could not be made is said, and what it is a copy of is done.
        if (done && !ended.errors.empty()) missing = withoutCopies(missing);
        if (!done && ended.errors.empty()) wrong += " [says nothing]";
        if (!command.several && done && !missing.empty()) wrong += " [said to be done, but" + missing + "]";
        if (!command.several && !done && !changed.empty())
            wrong += " [said not to be done, but" + changed + "]";
        if (done && !changed.empty())
            for (const char* untrue : {"Nichts wurde verändert", "nothing was changed"})
                if (ended.errors.find(untrue) != std::string::npos)
                    wrong += " [says that nothing was changed]";
        if (done && usual.before == usual.after && ended.out != usual.ended.out)
            wrong += " [says something else]";
        if (wrong.empty()) continue;
        findings += command.name() + ", call " + std::to_string(strike.at) + " (" + call + "), " +
                    std::strerror(strike.error) + (strike.forGood ? ", for good" : ", once") + ':' + wrong +
                    "\n    " + ended.errors + ended.out.substr(0, 200) + '\n';
    }
    CHECK(findings == "");
}
