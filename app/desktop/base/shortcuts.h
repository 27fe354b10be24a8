#pragma once

#include <QAnyStringView>
#include <QKeySequence>
#include <QList>
#include <QString>

#include <vector>

// Every key by which something is done from a whole page or from the whole window, under the object name of
// the menu entry, button or field that has it. Menus, buttons, the left column and sentences take it from
// here. What a field or a list does with arrows, Enter and Esc while it has the keyboard is its own.
namespace schreiber::desktop::shortcuts {

// Empty where that name has none.
QKeySequence of(QAnyStringView name);
QList<QKeySequence> allOf(QAnyStringView name);
// As a sentence or a button says it.
QString inWords(QAnyStringView name);

// Where a key is heard; those of the window are heard on each page.
enum class Where {
    Window,
    Start,
    Entries,
    Draw,
    Round,
    Sheet,
    ZeroSumSheet, // where each line sums to zero, beside those of every sheet
    Standings,
    Dispute,
    DisputeTable,
    DisputeQuestions,
    DisputeRules,
    DisputeOwnRules,
    DisputeArchive,
    Journal,
    Settings,
    Preview,
    Program,
    Season,
    Manual,
    List,    // the list that has the keyboard, on any page
    Question // a reason is typed
};
struct Entry {
    Where where;
    const char* name;
    QKeyCombination key;
    QKeyCombination second = QKeyCombination(Qt::Key_unknown);
};
const std::vector<Entry>& all();

} // namespace schreiber::desktop::shortcuts
