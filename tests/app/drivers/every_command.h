#pragma once

#include "watched_folder.h"

// Every command of the program, each as it would be given in one folder that has something for all of them.
namespace schreiber::test {

struct GivenCommand {
    Words words;
    std::string input = {};
    bool several = false; // writes one thing after the other: what was done before stays done
    bool isBeside =
        false; // writes a file beside the tournament, which is not synced yet: no power is cut there
    std::string name() const;
};

// Makes it so: evenings before, in and after play, a club, lists, records, bundles, and a stranger's file.
void makeFolderWithEverything(const WatchedFolder& folder);

const std::vector<GivenCommand>& everyCommand();

// What the command ended with and left, undisturbed.
struct Undisturbed {
    Ended ended;
    Contents before;
    Contents after;
};
const Undisturbed& undisturbed(const GivenCommand& command);

} // namespace schreiber::test
