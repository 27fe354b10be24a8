#include "base/shortcuts.h"

#include <algorithm>

namespace schreiber::desktop::shortcuts {
namespace {

// Buttons that show the key of a menu entry, which does the same.
constexpr struct {
    const char* button;
    const char* entry;
} kShown[] = {{"openFile", "fileOpen"},
              {"openDispute", "stepDispute"},
              {"recordPrint", "printHere"},
              {"previewPrint", "printHere"},
              {"drawRound", "nextButton"},
              {"confirmDraw", "nextButton"},
              {"startClock", "clockStart"},
              {"clockStartButton", "clockStart"},
              {"beamerFreezeButton", "beamerFreeze"},
              {"beamerBlackButton", "beamerBlack"}};

const Entry* find(QAnyStringView name) {
    const auto* const shown = std::find_if(std::begin(kShown), std::end(kShown), [&](const auto& one) {
        return QAnyStringView::equal(name, QLatin1String(one.button));
    });
    if (shown != std::end(kShown)) return find(QLatin1String(shown->entry));
    const auto found = std::find_if(all().begin(), all().end(), [&](const Entry& one) {
        return QAnyStringView::equal(name, QLatin1String(one.name));
    });
    return found == all().end() ? nullptr : &*found;
}

} // namespace

const std::vector<Entry>& all() {
    static const std::vector<Entry> entries{
        {Where::Window, "fileNew", Qt::CTRL | Qt::Key_N},
        {Where::Window, "fileOpen", Qt::CTRL | Qt::Key_O},
        {Where::Window, "fileClose", Qt::CTRL | Qt::Key_W},
        {Where::Window, "settings", Qt::CTRL | Qt::Key_Comma},
        {Where::Window, "programSettings", Qt::CTRL | Qt::SHIFT | Qt::Key_P},
        {Where::Window, "saveCopy", Qt::CTRL | Qt::SHIFT | Qt::Key_S},
        {Where::Window, "quit", Qt::CTRL | Qt::Key_Q},
        {Where::Window, "undo", Qt::CTRL | Qt::Key_Z},
        {Where::Window, "redo", Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::SHIFT | Qt::Key_Z},
        {Where::Window, "stepEntries", Qt::CTRL | Qt::Key_1},
        {Where::Window, "stepDraw", Qt::CTRL | Qt::Key_2},
        {Where::Window, "stepRound", Qt::CTRL | Qt::Key_3},
        {Where::Window, "stepSheet", Qt::CTRL | Qt::Key_4},
        {Where::Window, "stepStandings", Qt::CTRL | Qt::Key_5},
        {Where::Window, "stepDispute", Qt::CTRL | Qt::Key_6},
        {Where::Window, "stepJournal", Qt::CTRL | Qt::Key_7},
        {Where::Window, "nextButton", Qt::Key_F5},
        {Where::Window, "printHere", Qt::CTRL | Qt::Key_P},
        {Where::Window, "manual", Qt::Key_F1},
        {Where::Window, "fullScreen", Qt::Key_F11},
        {Where::Window, "beamerOpen", Qt::CTRL | Qt::Key_F11},
        {Where::Window, "beamerNames", Qt::ALT | Qt::Key_1},
        {Where::Window, "beamerTables", Qt::ALT | Qt::Key_2},
        {Where::Window, "beamerClock", Qt::ALT | Qt::Key_3},
        {Where::Window, "beamerResults", Qt::ALT | Qt::Key_4},
        {Where::Window, "beamerStandings", Qt::ALT | Qt::Key_5},
        {Where::Window, "beamerDraw", Qt::ALT | Qt::Key_6},
        {Where::Window, "beamerRotate", Qt::ALT | Qt::Key_0},
        {Where::Window, "beamerForward", Qt::CTRL | Qt::Key_PageDown},
        {Where::Window, "beamerBack", Qt::CTRL | Qt::Key_PageUp},
        {Where::Window, "beamerFreeze", Qt::Key_F10},
        {Where::Window, "beamerBlack", Qt::CTRL | Qt::Key_F10},
        {Where::Window, "clockStart", Qt::CTRL | Qt::Key_F9},
    };
    return entries;
}

QKeySequence of(QAnyStringView name) {
    const Entry* const found = find(name);
    return found == nullptr ? QKeySequence() : QKeySequence(found->key);
}

QList<QKeySequence> allOf(QAnyStringView name) {
    const Entry* const found = find(name);
    if (found == nullptr) return {};
    if (found->second.key() == Qt::Key_unknown) return {QKeySequence(found->key)};
    return {QKeySequence(found->key), QKeySequence(found->second)};
}

QString inWords(QAnyStringView name) {
    return of(name)
        .toString(QKeySequence::NativeText)
        .replace(QStringLiteral("Return"), QStringLiteral("Enter"));
}

} // namespace schreiber::desktop::shortcuts
