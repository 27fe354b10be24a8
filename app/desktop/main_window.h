#pragma once

#include "base/preferences.h"
#include "base/session.h"
#include "papers.h"
#include "widgets/side_column.h"

#include <QFont>
#include <QMainWindow>
#include <QTimer>

#include <array>
#include <functional>

class QAction;
class QStackedWidget;

// The window: its pages and menus over one session, and the going between them. Language and look are changed
// by building its inside anew.
namespace schreiber::desktop {

inline constexpr QSize kWindowFrame(8, 36); // which the desktop puts around the window

class Clock;
class ClubMenu;
class DisputePage;
class DrawPage;
class EntriesPage;
class EveningFiles;
class FileCheck;
class JournalPage;
class LookMenu;
class MessageStrip;
class Page;
class PreviewPage;
class PrintMenu;
class ProgramPage;
class PromptBar;
class RoundPage;
class RoundPrinting;
class RoundTimer;
class Screens;
class SeasonPage;
class SettingsPage;
class SheetPage;
class StandingsPage;
class StartPage;
class StatusLine;
class UndoMenu;
class UnsavedWork;
class WallControl;

class MainWindow : public QMainWindow {
    Q_OBJECT
  public:
    MainWindow(Dialogs& dialogs, const Clock& clock, Screens& screens, const Preferences& preferences,
               const QFont& systemFont);
    ~MainWindow() override;

    // A tournament, or a recorded deal (.perlagg), which the Streitfall shows.
    void openFile(const QString& path);

  protected:
    void keyPressEvent(QKeyEvent* event) override;
    void closeEvent(QCloseEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    // Undo and redo belong to a field only while something is typed in it.
    bool eventFilter(QObject* watched, QEvent* event) override;

  private:
    // The pages of the evening, and the same by their places.
    struct Pages {
        EntriesPage* entries = nullptr;
        DrawPage* draw = nullptr;
        RoundPage* round = nullptr;
        SheetPage* sheet = nullptr;
        StandingsPage* standings = nullptr;
        DisputePage* dispute = nullptr;
        JournalPage* journal = nullptr;
        SettingsPage* settings = nullptr;
        std::array<Page*, kPlaces> byPlace{};
        Page& at(Place place) const { return *byPlace[static_cast<std::size_t>(place)]; }
    };

    void build();
    void buildPages();
    void buildStart();
    void buildPreview();
    void buildParts(QWidget* inside);
    void buildMenus(FileCheck& check);
    void buildFileMenu(FileCheck& check);
    void buildViewMenu();
    void buildProgram();

    struct Snapshot; // what the window shows and what is typed in it
    Snapshot snapshot();
    void rebuild(const std::function<void()>& change);
    void setLetters(int letters);
    void tearDown();
    void resume(const Snapshot& before);

    void showSession();
    void nameFile();
    void refresh();
    void refreshFrame();

    void goTo(Place place);
    // By a key or the mouse: what was said and asked stays behind.
    void goByHand(Place place);
    void goToStart();
    void bring(const QWidget& page);
    bool isBefore(const QWidget& page) const; // whether it is the one that is seen
    bool isAside() const; // a paper or the program's settings instead of the evening's page
    void leaveAside();
    void openSheet(int round, int table, int game = 0);

    NextStep next();
    void refreshNext();
    void doNext();
    void take(const NextStep& next);

    void preview(const Paper& paper);
    void printHere();
    void showProgram();
    void showManual();

    Dialogs& m_dialogs;
    const Clock& m_clock;
    Preferences m_preferences;
    QFont m_systemFont;
    Session m_session;
    Papers m_papers;
    QTimer m_watch; // for what other programs write into the file
    RoundTimer* m_timer = nullptr;
    WallControl* m_wall = nullptr;

    // All that follows is built anew with the window's inside.
    SideColumn* m_side = nullptr;
    MessageStrip* m_strip = nullptr;
    PromptBar* m_prompt = nullptr;
    QStackedWidget* m_stack = nullptr;
    StartPage* m_start = nullptr;
    Pages m_pages;
    PreviewPage* m_preview = nullptr;
    ProgramPage* m_program = nullptr;
    SeasonPage* m_season = nullptr;
    StatusLine* m_status = nullptr;
    EveningFiles* m_files = nullptr;
    ClubMenu* m_club = nullptr;
    UnsavedWork* m_unsaved = nullptr;
    UndoMenu* m_undo = nullptr;
    PrintMenu* m_print = nullptr;
    RoundPrinting* m_round = nullptr;
    LookMenu* m_looks = nullptr;
    QAction* m_printHere = nullptr;

    Place m_here = Place::Entries;
    Place m_beforeSettings = Place::Entries; // where Esc leads from there
    bool m_besideDispute = false; // without a tournament, whence one came to the program's settings
    bool m_looksAtRound = false;  // the paper that is seen is the round's, before it is printed
    bool m_leaves = false;        // somebody said what becomes of what is not kept
};

} // namespace schreiber::desktop
