#include "every_command.h"

#include <base/random.h>

#include <catch2/catch.hpp>

#include <cerrno>
#include <cstring>
#include <iostream>
#include <map>
#include <sampling.h>
#include <sstream>

using namespace schreiber::test;
using Watch = WatchedFolder::Watch;

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

namespace {

// Whether it said of a set of files that some are new.
bool saysPartly(const Ended& ended) {
    return ended.errors.find("Manche sind neu, manche wie zuvor") != std::string::npos;
}

// Without the folders of which it said that they stay.
std::string withoutSaidFolders(const std::string& names, const std::string& errors) {
    std::string kept;
    std::istringstream lines(names);
    for (std::string line; std::getline(lines, line);) {
        const std::size_t name = line.find("+ ");
        const bool isFolder = name != std::string::npos && line.back() == '/';
        if (line.empty()) continue;
        if (isFolder &&
            errors.find(line.substr(name + 2, line.size() - name - 3) + ": ") != std::string::npos)
            continue;
        kept += '\n' + line;
    }
    return kept;
}

// What is wrong with how it ended while a call failed.
std::string wrongOf(const GivenCommand& command, const Strike& strike, const std::string& call,
                    const Ended& ended, const Contents& now) {
    const Undisturbed& usual = undisturbed(command);
    std::string wrong;
    if (!ended.orderly())
        wrong +=
            " [ended with " + std::to_string(ended.code) + ", " + std::to_string(ended.kilobytes) + " KB]";
    // Of a file that cannot be looked at whole it is said that it may be unsound; what it told, it did.
    const bool told = strike.ofReads && !ended.out.empty() && ended.out == usual.ended.out;
    const bool done = ended.code == usual.ended.code || told;
    // Where nothing can be deleted, or what was begun cannot be read, it lies there; the next run clears it
    // (test_kills.cpp).
    const bool mayLitter = strike.forGood || call == "unlink" || call == "rmdir";
    const LeftOvers leftOvers = mayLitter ? LeftOvers::Overlooked : LeftOvers::Seen;
    std::string missing = differing(usual.after, now, leftOvers);
    std::string changed = differing(usual.before, now, leftOvers);
    if (mayLitter) changed = withoutSaidFolders(changed, ended.errors);
    // A copy that could not be made is said, and what it is a copy of is done.
    if (done && !ended.errors.empty()) missing = withoutCopies(missing);
    if (!done && ended.errors.empty()) wrong += " [says nothing]";
    if (!command.several && done && !missing.empty()) wrong += " [said to be done, but" + missing + "]";
    // A disk that does not let files be put back either leaves some of a set new, and that is said.
    const bool partly = strike.forGood && command.replaces && saysPartly(ended);
    if (saysPartly(ended) && !partly) wrong += " [some are new and some are not]";
    // Or the disk does not say whether it was done, and that is said.
    const bool unconfirmed = ended.errors.find("ob es gespeichert ist, sagt er nicht") != std::string::npos;
    if (partly || unconfirmed) changed = neither(usual.before, usual.after, now);
    if (!command.several && !done && !changed.empty()) wrong += " [said not to be done, but" + changed + "]";
    if (done && !changed.empty() && !told)
        for (const char* untrue : {"Nichts wurde verändert", "nothing was changed"})
            if (ended.errors.find(untrue) != std::string::npos) wrong += " [says that nothing was changed]";
    if (strike.ofReads)
        for (const char* untrue : {"ist beschädigt", "am Programm vorbei"})
            if (ended.errors.find(untrue) != std::string::npos) wrong += " [says that the file is damaged]";
    if (done && ended.out != usual.ended.out && ended.errors.empty()) wrong += " [says something else]";
    if (wrong.empty()) return {};
    return command.name() + ", call " + std::to_string(strike.at) + " (" + call + "), " +
           std::strerror(strike.error) + (strike.forGood ? ", for good" : ", once") + ':' + wrong + "\n    " +
           ended.errors + ended.out.substr(0, 200) + '\n';
}

} // namespace

TEST_CASE("a call that fails: what is said to be done is there, what is not said to be done is not") {
    const int tries = wanted("SCHREIBER_FAULTS", 150, 1500);
    std::cout << "SCHREIBER_SEED=" << seedOfRun() << ", " << tries << " faults\n";
    schreiber::base::Random random(seedOfRun());
    const WatchedFolder folder;
    std::string findings;
    for (int tried = 0; tried < tries; ++tried) {
        const GivenCommand& command = everyCommand()[static_cast<std::size_t>(tried) % everyCommand().size()];
        const std::vector<std::string>& calls = undisturbed(command).ended.calls;
        if (calls.empty()) continue;
        Strike strike;
        strike.at = static_cast<int>(random.below(calls.size()));
        strike.error = random.below(2) == 0 ? EIO : ENOSPC;
        strike.forGood = random.below(2) == 0;
        makeFolderWithEverything(folder);
        const Ended ended = folder.run(command.words, command.input, strike);
        findings +=
            wrongOf(command, strike, calls[static_cast<std::size_t>(strike.at)], ended, folder.contents());
    }
    CHECK(findings == "");
}

TEST_CASE("a read that fails is never taken for the end of what is read") {
    const int tries = wanted("SCHREIBER_FAULTS", 150, 1500);
    std::cout << "SCHREIBER_SEED=" << seedOfRun() << ", " << tries << " reads that fail\n";
    schreiber::base::Random random(seedOfRun());
    const WatchedFolder folder;
    std::string findings;
    std::map<std::string, std::size_t> reads; // of each command
    for (int tried = 0; tried < tries; ++tried) {
        const GivenCommand& command = everyCommand()[static_cast<std::size_t>(tried) % everyCommand().size()];
        Strike strike;
        strike.error = EIO;
        strike.ofReads = true;
        const auto [count, isNew] = reads.try_emplace(command.name());
        if (isNew) {
            makeFolderWithEverything(folder);
            count->second = folder.run(command.words, command.input, strike).calls.size();
        }
        if (count->second == 0) continue;
        strike.at = static_cast<int>(random.below(count->second));
        strike.forGood = random.below(2) == 0;
        makeFolderWithEverything(folder);
        const Ended ended = folder.run(command.words, command.input, strike);
        findings += wrongOf(command, strike, "read", ended, folder.contents());
    }
    CHECK(findings == "");
}

TEST_CASE("streams that are full or closed: what is to be done is done all the same, and no file is one") {
    constexpr Streams kStreams[] = {Streams::OutFull, Streams::OutClosed, Streams::InClosed,
                                    Streams::ErrorsClosed};
    const std::size_t each = sampled<std::size_t>(1, 1, std::size(kStreams));
    const WatchedFolder folder;
    std::size_t given = static_cast<std::size_t>(seedOfRun() % std::size(kStreams));
    for (const GivenCommand& command : everyCommand()) {
        const Undisturbed& usual = undisturbed(command);
        ++given;
        for (std::size_t n = 0; n < each; ++n) {
            const Streams streams = kStreams[(given + n) % std::size(kStreams)];
            makeFolderWithEverything(folder);
            const Ended ended = folder.run(command.words, command.input, {}, Watch::Calls, streams);
            INFO(command.name() << ", streams " << static_cast<int>(streams) << ": " << ended.code << ' '
                                << ended.errors);
            CHECK(ended.orderly());
            CHECK(differing(usual.after, folder.contents(), LeftOvers::Seen) == "");
            if (streams == Streams::InClosed && !command.input.empty()) continue; // it is asked nothing
            const bool lost = streams == Streams::OutFull || streams == Streams::OutClosed;
            if (!lost) CHECK(ended.out == usual.ended.out);
            if (!lost || usual.before != usual.after || usual.ended.out.empty())
                CHECK(ended.code == usual.ended.code);
            else
                CHECK(ended.code != 0);
            if (lost && !usual.ended.out.empty()) CHECK(ended.errors != "");
        }
    }
}
