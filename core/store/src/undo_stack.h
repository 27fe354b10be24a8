#pragma once

#include <store/journal.h>

#include <vector>

// What can be undone and redone, read out of the journal.
namespace schreiber::store {

struct UndoStack {
    std::vector<int> undo; // numbers of actions, the next one last
    std::vector<int> redo;

    // The journal's next row: an action after an undo clears what could be redone, and nothing before the
    // file itself began can be undone. False, and nothing changed, where it takes back or does again what is
    // not next.
    bool take(const JournalEntry& entry);
};

// Nothing up to row `baseline` can be undone.
UndoStack undoStackOf(const std::vector<JournalEntry>& journal, int baseline);

// Fills in what follows from other rows: whether an action counts as undone, and what an undo undid. False
// where a target is no earlier action.
bool resolve(std::vector<JournalEntry>& journal);

} // namespace schreiber::store
