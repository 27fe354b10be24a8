#pragma once

#include <desk/copies.h>
#include <store/tournament_file.h>

#include <string>

// Copies of the file at each round's end.
namespace schreiber::desk {

// The rounds as whose end a copy is due after a change: those that are complete now and were not before. Else
// the last that is over, once more, where nothing is being played, where a round that is over was corrected,
// or where another place for copies was chosen.
std::vector<int> copiesDue(const tournament::Tournament& before, const tournament::Tournament& after);

// Where the copies of a file lie beside it, made or not.
std::string folderOfCopies(const std::string& file);

// Copies the file to the folder beside it, `NAME backup/`, as `NAME DATE R3.schreiber`, which is made where
// it is missing, and to settings.copyTo if that was chosen, which is not: a folder that is gone is a stick
// that was pulled out.
CopyReport copyAfterRounds(const store::TournamentFile& file, const std::vector<int>& rounds);

} // namespace schreiber::desk
