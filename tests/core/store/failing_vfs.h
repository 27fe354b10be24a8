#pragma once

#include <cstdint>
#include <string>

// A virtual file system of SQLite over the usual one that fails on purpose. It becomes the default of this
// process, so the program's own connections go through it.
namespace schreiber::store::testing {

enum class Fault {
    None,
    Full,        // every write that makes a file longer, and every write at all from the nth on: no space
    ReadOnly,    // files open for reading only; nothing can be made or deleted
    InputOutput, // the nth operation and all after it fail
    FolderSync,  // the folder cannot be synced once the journal is deleted, which it is
    PowerCut     // at the nth operation the power goes, and everything fails from then on
};

// Arms a fault that strikes at the nth write, sync, truncation or deletion from now (from 0).
void armFault(Fault fault, int at);
void disarmFault();

// From now on nothing can be read of any file that the usual one has open, or can be again.
void failReads(bool fail);

// How many such operations there were since the last arming.
int operationsSeen();

// After a power cut, when every connection is closed: puts the files back as they were at their last sync.
// With a seed, some sectors written since have reached the disk all the same, in no order.
void restoreAfterPowerCut(std::uint64_t seed = 0);

void installFailingVfs();
// The usual one again, for what this one has not: WAL.
void useUsualVfs();

} // namespace schreiber::store::testing
