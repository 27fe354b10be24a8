#pragma once

#include <desk/evening.h>

#include <string>

// Copies of the file at each round's end.
namespace schreiber::desk {

// Rounds that are complete now and were not before.
std::vector<int> endedRounds(const tournament::Tournament& before, const tournament::Tournament& after);

// Where the copies of a file lie beside it, made or not.
std::string folderOfCopies(const std::string& file);

// Copies the file to the folder beside it, `NAME backup/`, as `NAME DATE R3.schreiber`, which is made where
// it is missing, and to settings.copyTo if that was chosen, which is not: a folder that is gone is a stick
// that was pulled out.
CopyReport copyAfterRound(const store::TournamentFile& file, int round);

} // namespace schreiber::desk
