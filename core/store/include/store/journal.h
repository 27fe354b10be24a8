#pragma once

#include <map>
#include <string>
#include <vector>

namespace schreiber::store {

// What somebody did, as a code and its arguments; core/desk puts it into words ("Ergebnis Tisch 3: 18:11").
struct Action {
    std::string code;
    std::map<std::string, std::string> arguments;

    friend bool operator==(const Action&, const Action&) = default;
};

enum class JournalKind { Do, Undo, Redo };

// A row of the append-only journal. Undoing adds a row of its own; whether an action now counts as undone
// follows from the rows after it.
struct JournalEntry {
    int n = 0;      // from 1
    std::string at; // UTC, ISO 8601 to the second
    JournalKind kind = JournalKind::Do;
    int target = 0;  // the action that is undone or redone; 0 for Do
    Action what;     // for Undo and Redo: that of the target
    std::string why; // a reason, where one was given
    bool undone = false;

    friend bool operator==(const JournalEntry&, const JournalEntry&) = default;
};

} // namespace schreiber::store
