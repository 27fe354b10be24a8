#pragma once

#include "watched_folder.h"

// Every command of the program, each as it would be given in one folder that has something for all of them.
namespace schreiber::test {

struct GivenCommand {
    Words words;
    std::string input = {};
    bool several = false;  // writes one thing after the other: what was done before stays done
    bool replaces = false; // whatever became of it, given again it leaves what it always leaves
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

// Gives it again in the folder as something left it, where that leads to what it usually leaves: what is
// wrong then. Nothing of what was broken off may lie there any more.
std::string givenAgain(const GivenCommand& command, const WatchedFolder& folder, const Contents& now);

} // namespace schreiber::test
