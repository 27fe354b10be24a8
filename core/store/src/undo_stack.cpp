#include "undo_stack.h"

namespace schreiber::store {

bool UndoStack::take(const JournalEntry& entry) {
    if (entry.kind == JournalKind::Do) {
        if (entry.what.code == "restored") return true; // nothing that anybody did was changed by it
        redo.clear();
        if (entry.what.code == "created" || entry.what.code == "imported")
            undo.clear();
        else
            undo.push_back(entry.n);
        return true;
    }
    std::vector<int>& from = entry.kind == JournalKind::Undo ? undo : redo;
    std::vector<int>& to = entry.kind == JournalKind::Undo ? redo : undo;
    if (from.empty() || from.back() != entry.target) return false;
    from.pop_back();
    to.push_back(entry.target);
    return true;
}

UndoStack undoStackOf(const std::vector<JournalEntry>& journal, int baseline) {
    UndoStack stack;
    for (const JournalEntry& entry : journal)
        if (entry.n > baseline) stack.take(entry);
    return stack;
}

bool resolve(std::vector<JournalEntry>& journal) {
    for (JournalEntry& entry : journal) {
        entry.undone = false;
        if (entry.kind == JournalKind::Do) continue;
        if (entry.target < 1 || entry.target >= entry.n) return false;
        JournalEntry& target = journal[static_cast<std::size_t>(entry.target) - 1];
        if (target.kind != JournalKind::Do) return false;
        target.undone = entry.kind == JournalKind::Undo;
        entry.what = target.what;
    }
    return true;
}

} // namespace schreiber::store
