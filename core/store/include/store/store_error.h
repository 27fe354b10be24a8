#pragma once

#include <string>

namespace schreiber::store {

// Why a tournament file cannot be used. Nothing was changed in any of these cases but `PartlyWritten` and
// `Unconfirmed`.
enum class StoreErrorKind {
    NoName,    // no path at all, or one too long for any file
    NotFound,  // no such file
    NoFolder,  // the folder it should lie in is not there (a stick that was pulled out); `detail` names it
    IsFolder,  // a folder where a file has to be
    IsDevice,  // a device or a pipe where a file has to be
    IsLink,    // a symbolic link where something is to be written; `detail` says where it leads
    Replaced,  // another file stands in its place since it was opened
    Exists,    // asked to create what is there already
    OtherKind, // asked to write over a file of another kind
    Itself,    // asked to copy it onto itself
    AnotherEvening, // asked to copy over a tournament that is no older state of this one
    Foreign,        // a file of another kind, or no database at all
    ForeignClub,    // a file of another kind where a club's memory has to be
    Newer,          // written by a newer version of this program; `detail` is its schema
    Damaged,        // SQLite or our own checks find it broken; `detail` names the table, row and column
    DamagedClub,    // the same of a club's memory, of which there are no copies
    NotACopy,       // asked to copy over what cannot be read as an older state of this tournament
    Unsound,        // asked to copy what was altered behind the program over a sound copy; `detail` says what
    Locked,         // another program holds it; `detail` says who where the system can tell
    OpenElsewhere,  // another program has it open in a way in which nobody else can write; `detail` as above
    ReadOnly,       // file or medium cannot be written
    Unreadable,     // one may not even read it: it is somebody else's
    InTheWay,       // what is none of ours lies where SQLite keeps its own beside the file; `detail` names it
    Outdated,       // an older schema that cannot be brought up to date here, since the file is only read
    Full,           // no space left
    PartlyWritten,  // of several files some are new, and the medium did not let them be put back
    InputOutput,    // the medium fails; `detail` is what the system says where it says nothing we know
    Unconfirmed     // the medium failed while it was being saved, and does not say whether it was
};

// `detail` holds names and numbers, and no words that people have to understand.
struct StoreError {
    StoreErrorKind kind = StoreErrorKind::InputOutput;
    std::string file;
    std::string detail;

    friend bool operator==(const StoreError&, const StoreError&) = default;
};

} // namespace schreiber::store
