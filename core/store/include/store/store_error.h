#pragma once

#include <string>

namespace schreiber::store {

// Why a tournament file cannot be used. Nothing was changed in any of these cases.
enum class StoreErrorKind {
    NotFound,   // no such file, or its folder is gone (a stick that was pulled out)
    Exists,     // asked to create what is there already
    Foreign,    // a file of another kind, or no database at all
    Newer,      // written by a newer version of this program
    Damaged,    // SQLite or our own checks find it broken
    Locked,     // another program is writing; `detail` says who where the system can tell
    ReadOnly,   // file or medium cannot be written
    Full,       // no space left
    InputOutput // the medium fails
};

struct StoreError {
    StoreErrorKind kind = StoreErrorKind::InputOutput;
    std::string file;
    std::string detail; // for the message: SQLite's words, the holder of the lock, the schema version

    friend bool operator==(const StoreError&, const StoreError&) = default;
};

} // namespace schreiber::store
