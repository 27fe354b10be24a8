#include "undo_stack.h"

namespace schreiber::store {

UndoStack undoStackOf(const std::vector<JournalEntry>& journal, int baseline) {
    UndoStack stack;
    const auto move = [](std::vector<int>& from, std::vector<int>& to) {
        if (from.empty()) return;
        to.push_back(from.back());
        from.pop_back();
    };
    for (const JournalEntry& entry : journal) {
        if (entry.n <= baseline) continue;
        if (entry.kind == JournalKind::Undo) move(stack.undo, stack.redo);
        if (entry.kind == JournalKind::Redo) move(stack.redo, stack.undo);
        if (entry.kind != JournalKind::Do) continue;
        stack.undo.push_back(entry.n);
        stack.redo.clear();
    }
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
