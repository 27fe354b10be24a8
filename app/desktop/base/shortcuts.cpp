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
              {"verdictDeed", "nextButton"},
              {"archiveDeed", "nextButton"},
              {"previewPrint", "printHere"},
              {"drawPrint", "printHere"},
              {"roundPrint", "printHere"},
              {"roundLook", "printHere"},
              {"standingsPrint", "printHere"},
              {"newLike", "fileNew"},
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

// A key means one thing on every page: F1 the manual; F2, F3 another way of doing what this page is for; F4
// strikes; F5 is next; F6 the other side, table or place; F7 changes what stands, Shift+F7 one thing of it;
// F8 it holds; F9 a dispute, there one fold deeper or back; F12 the rules, on a sheet the second keying.
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
        {Where::Window, "disputeHere", Qt::SHIFT | Qt::Key_F9},
        {Where::Window, "printHere", Qt::CTRL | Qt::Key_P},
        {Where::Window, "manual", Qt::Key_F1},
        {Where::Window, "fullScreen", Qt::Key_F11},
        {Where::Window, "lettersLarger", Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
        {Where::Window, "lettersSmaller", Qt::CTRL | Qt::Key_Minus},
        {Where::Window, "lettersUsual", Qt::CTRL | Qt::Key_0},
        {Where::Window, "earlierRound", Qt::ALT | Qt::Key_Left},
        {Where::Window, "laterRound", Qt::ALT | Qt::Key_Right},
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

        {Where::Question, "answerFirst", Qt::Key_Return},
        {Where::Question, "answerSecond", Qt::CTRL | Qt::Key_Return},
        {Where::List, "sortByColumn", Qt::CTRL | Qt::SHIFT | Qt::Key_O},

        {Where::Start, "openLast", Qt::CTRL | Qt::Key_L},
        {Where::Start, "openExample", Qt::CTRL | Qt::Key_B},
        {Where::Start, "openTarock", Qt::CTRL | Qt::SHIFT | Qt::Key_B},
        {Where::Start, "newMake", Qt::CTRL | Qt::Key_Return}, // as in every form; the button says F5
        {Where::Start, "newEmpty", Qt::CTRL | Qt::Key_R},

        {Where::Entries, "entryAdd", Qt::Key_Return},
        {Where::Entries, "entryFilter", Qt::CTRL | Qt::Key_F},
        {Where::Entries, "importList", Qt::CTRL | Qt::Key_I},
        {Where::Entries, "leaveEntry", Qt::CTRL | Qt::Key_L},
        {Where::Entries, "removeEntry", Qt::CTRL | Qt::Key_Delete},
        {Where::Entries, "substituteEntry", Qt::CTRL | Qt::Key_E},
        {Where::Entries, "keepApart", Qt::CTRL | Qt::Key_T},
        {Where::Entries, "badRowsLeave", Qt::Key_Escape},

        {Where::Draw, "swapPlaces", Qt::Key_F6},
        {Where::Draw, "typeSeats", Qt::SHIFT | Qt::Key_F6},
        {Where::Draw, "drawAhead", Qt::SHIFT | Qt::Key_F5},
        {Where::Draw, "drawOtherwise", Qt::Key_F2},
        {Where::Draw, "redraw", Qt::CTRL | Qt::Key_R},
        {Where::Draw, "slipsTake", Qt::CTRL | Qt::Key_Return},
        {Where::Draw, "slipsLeave", Qt::Key_Escape},

        {Where::Round, "quickResult", Qt::Key_F2},
        {Where::Round, "roundSkip", Qt::Key_Escape},
        {Where::Round, "decideMatch", Qt::SHIFT | Qt::Key_F7},
        {Where::Round, "addTable", Qt::Key_Insert},

        {Where::Sheet, "byFigures", Qt::Key_F2},
        {Where::Sheet, "fine", Qt::Key_F3},
        {Where::Sheet, "finalScore", Qt::Key_F7},
        {Where::Sheet, "secondKeying", Qt::Key_F12},
        {Where::Sheet, "writeLine", Qt::Key_Return},
        {Where::Sheet, "writeLineFromAny", Qt::CTRL | Qt::Key_Return, Qt::CTRL | Qt::Key_Enter},
        {Where::Sheet, "previousSheet", Qt::Key_PageUp},
        {Where::Sheet, "nextSheet", Qt::Key_PageDown},
        {Where::Sheet, "strikeLine", Qt::Key_F4},
        {Where::Sheet, "swapSides", Qt::Key_F6},
        {Where::Sheet, "confirmSheet", Qt::Key_F8},
        {Where::Sheet, "disputeSheet", Qt::Key_F9},

        {Where::ZeroSumSheet, "zeroSumNumbers", Qt::Key_F2},
        {Where::ZeroSumSheet, "zeroSumFine", Qt::Key_F3},
        {Where::ZeroSumSheet, "keysBroken", Qt::SHIFT | Qt::Key_F4},
        {Where::ZeroSumSheet, "zeroSumTotals", Qt::Key_F7},
        {Where::ZeroSumSheet, "correctLine", Qt::SHIFT | Qt::Key_F7},
        {Where::ZeroSumSheet, "zeroSumSecond", Qt::Key_F12},
        {Where::ZeroSumSheet, "writeZeroSum", Qt::Key_Return},

        {Where::Standings, "standingsUncover", Qt::Key_F6},
        {Where::Standings, "decideRank", Qt::SHIFT | Qt::Key_F7},
        {Where::Standings, "closeTournament", Qt::Key_F8},

        {Where::Dispute, "caseBack", Qt::Key_Escape},
        {Where::Dispute, "toRules", Qt::Key_F12},
        {Where::Dispute, "toArchive", Qt::SHIFT | Qt::Key_F6},
        {Where::DisputeTable, "recordOpen", Qt::Key_F4},
        {Where::DisputeTable, "recordSave", Qt::CTRL | Qt::Key_S},
        {Where::DisputeTable, "recordAway", Qt::SHIFT | Qt::Key_F4},
        {Where::DisputeTable, "judgeAgain", Qt::CTRL | Qt::Key_R},
        {Where::DisputeTable, "caseFold", Qt::Key_F9},
        {Where::DisputeTable, "rulingKeep", Qt::Key_F8},
        {Where::DisputeQuestions, "caseFold", Qt::Key_F9},
        {Where::DisputeQuestions, "rulingKeep", Qt::Key_F8},
        {Where::DisputeQuestions, "caseTable", Qt::Key_F6},
        {Where::DisputeQuestions, "caseEdit", Qt::Key_F7},
        {Where::DisputeQuestions, "verdictWay1", Qt::Key_1},
        {Where::DisputeQuestions, "verdictWay2", Qt::Key_2},
        {Where::DisputeRules, "ruleExample", Qt::Key_F9},
        {Where::DisputeRules, "toOwn", Qt::SHIFT | Qt::Key_F12},
        {Where::DisputeOwnRules, "ownTake", Qt::CTRL | Qt::Key_Return},
        {Where::DisputeOwnRules, "ownWrite", Qt::CTRL | Qt::Key_E},
        {Where::DisputeOwnRules, "ownRead", Qt::CTRL | Qt::Key_I},
        {Where::DisputeArchive, "archiveEnter", Qt::Key_F6},
        {Where::DisputeArchive, "archiveAppeal", Qt::Key_F7},
        {Where::DisputeArchive, "archiveWithdraw", Qt::SHIFT | Qt::Key_F7},
        {Where::DisputeArchive, "archiveUphold", Qt::Key_F8},
        {Where::DisputeArchive, "archiveOverrule", Qt::SHIFT | Qt::Key_F8},
        {Where::DisputeArchive, "archiveRecord", Qt::Key_F9},
        {Where::DisputeArchive, "archiveFind", Qt::CTRL | Qt::Key_F},
        {Where::DisputeArchive, "archiveMore", Qt::Key_F2},
        {Where::DisputeArchive, "archiveWrite", Qt::CTRL | Qt::Key_E},
        {Where::DisputeArchive, "archiveRead", Qt::CTRL | Qt::Key_I},

        {Where::Journal, "journalFilter", Qt::CTRL | Qt::Key_F},

        {Where::Settings, "settingsTake", Qt::CTRL | Qt::Key_Return},
        {Where::Settings, "settingsDrop", Qt::ALT | Qt::Key_Delete},

        {Where::Preview, "previewSave", Qt::CTRL | Qt::Key_S},
        {Where::Preview, "previewWhole", Qt::Key_0},
        {Where::Preview, "previewWide", Qt::Key_1},
        {Where::Preview, "previewLeave", Qt::Key_Escape},
        {Where::Program, "programLeave", Qt::Key_Escape},
        {Where::Season, "seasonLeave", Qt::Key_Escape},
        {Where::Manual, "manualSought", Qt::CTRL | Qt::Key_F},
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
    return of(name).toString(QKeySequence::NativeText); // each key by its one name (base/translation.cpp)
}

} // namespace schreiber::desktop::shortcuts
