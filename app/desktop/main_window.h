#pragma once

#include "base/done_words.h"
#include "base/preferences.h"
#include "base/round_clock.h"
#include "base/session.h"
#include "beamer/wall_content.h"
#include "papers.h"
#include "widgets/side_column.h"

#include <QFont>
#include <QMainWindow>
#include <QTimer>

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <vector>
#include <words/language.h>

class QAction;
class QLabel;
class QMenu;
class QProgressBar;
class QStackedWidget;

// The window: coordinates pages, left column and menus over one session. Language and look are changed by
// building its inside anew.
namespace schreiber::desktop {

class Beamer;
class BeamerStrip;
class Clock;
class DisputePage;
class DrawPage;
class RoundPage;
class EntriesPage;
class JournalPage;
class MessageStrip;
class Page;
class PreviewPage;
class ProgramPage;
class PromptBar;
class Screens;
class SettingsPage;
class StandingsPage;
class SheetPage;
class StartPage;

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
    void build();
    void buildPages(QStackedWidget* stack);
    void buildStart();
    void buildMenus();
    void buildFileMenu();
    void buildClubMenu(QMenu* file);
    void buildExportMenu(QMenu* file);
    void buildPrintMenu();
    void buildViewMenu();
    void buildBeamerMenu(QMenu* view);
    void buildBeamerStrip(QWidget* inside);
    QWidget* builtUndoButtons();
    QAction* add(QMenu* menu, const char* name, const QString& label, const QKeySequence& key,
                 void (MainWindow::*does)());
    QAction* addSwitch(QMenu* menu, const char* name, const QString& label, const QKeySequence& key);
    struct Standing;
    Standing standing();
    void tearDown();
    void rebuild(Standing before);
    void resume(const Standing& before);
    bool mayRebuild();

    void showSession();
    void takeDraft();
    void showBusy(const QString& what);
    void offerTyped(const QString& keys, const std::function<void()>& play);
    void rememberFile();
    void nameFile();
    void resumeInFile();
    void refresh();
    void refreshFrame();
    void refreshUndo();
    void fitUndo();
    void refreshStatus();
    Page* pageAt(Place place) const { return m_pages[static_cast<std::size_t>(place)]; }
    void goTo(Place place);
    void bring(const QWidget& page);
    void goToStart();
    bool isBefore(const QWidget& page) const; // whether it is the one that is seen
    // By a key or the mouse: what was said and asked stays behind.
    void goByHand(Place place);
    NextStep next();
    void refreshNext();
    void doNext();
    void take(const NextStep& next);
    void openMissingSheet();
    void openAnySheet();
    void leaveOldSheet();
    void openSheet(int round, int table, int game = 0);

    void newTournament();
    void makeTournament(const desk::NewTournament& wanted);
    std::optional<QString> fileToSave(const QString& title, const std::string& name);
    static QString tournamentFilter();
    void makeExample();
    enum class Before { Draw, ConfirmDraw, Close, Quit };
    static bool isForDraw(Before before);
    struct Unkept {
        QString what;
        std::function<bool()> keep; // false where it is not kept after all
        bool isTaken = false;       // where it is typed a button takes it over
    };
    std::vector<Unkept> unkept(Before before);
    void leave(Before before, const std::function<void()>& go);
    bool keepExample();
    void keepExampleAsked();
    void openAsked();
    void closeFile();
    void goToSettings();
    void askCopyPlace();
    void chooseCopyPlace();
    void saveCopy();
    void checkFile();
    void tellAltered();
    void tellCheck(const std::vector<store::Finding>& findings);
    void exportPage();
    void exportTables();
    void exportAll();
    void importAll();
    void exportTo(const QString& title, const QString& ending, const QString& filter,
                  std::string (*made)(const desk::Evening&, words::Language, bool altered));
    void write(const QString& path, const Session::Making& making);
    QString besideTheLast(const QString& name) const;
    void chooseClub();
    void makeClub();
    void leaveClub();
    void tellClub();
    void askForClub();
    void setClub(const QString& path);
    bool readClub(); // whether there is one to read, or none chosen
    void rememberEvening();
    void undo();
    void redo();
    void arriveAgain();
    void print(kinds::Kind kind, int table = 0);
    void printHere();
    void showManual();
    void buildPreview();
    bool isPreviewing() const;
    bool isAside() const; // a paper or the program's settings instead of the evening's page
    void buildProgram();
    void showProgram();
    void leaveProgram();
    void showProgramClub();
    void preview(const Paper& paper);
    void leavePreview();
    void setUpBeamer();
    void showBeamer();
    void lookAtClock();
    void startClock();
    void resetClock();
    void takeClock(bool anew);
    void keepClock();
    void setLook(Look look);
    void setLanguage(words::Language language);
    void setMirrored(bool mirrored);

    Dialogs& m_dialogs;
    const Clock& m_clock;
    Screens& m_screens;
    Preferences m_preferences;
    QFont m_systemFont;
    Session m_session;
    Papers m_papers;
    QTimer m_watch; // for what other programs write into the file
    QTimer m_tick;  // while the round clock runs
    RoundClock m_roundClock;
    std::optional<store::KeptClock> m_keptClock; // as the file had it last
    Beamer* m_beamer = nullptr;

    SideColumn* m_side = nullptr;
    MessageStrip* m_strip = nullptr;
    MessageStrip* m_altered = nullptr; // there while the file is not what the program wrote
    QAction* m_restore = nullptr;
    PromptBar* m_prompt = nullptr;
    QStackedWidget* m_stack = nullptr;
    StartPage* m_start = nullptr;
    std::array<Page*, kPlaces> m_pages{};
    EntriesPage* m_entries = nullptr;
    DrawPage* m_draw = nullptr;
    RoundPage* m_round = nullptr;
    SheetPage* m_sheet = nullptr;
    DisputePage* m_dispute = nullptr;
    SettingsPage* m_settings = nullptr;
    StandingsPage* m_standings = nullptr;
    JournalPage* m_journal = nullptr;
    PreviewPage* m_preview = nullptr;
    ProgramPage* m_program = nullptr;
    QLabel* m_programClub = nullptr;
    bool m_besideDispute = false; // without a tournament, whence one came to the program's settings
    BeamerStrip* m_beamerStrip = nullptr;
    QAction* m_beamerOpen = nullptr;
    QAction* m_beamerRotate = nullptr;
    QAction* m_beamerFreeze = nullptr;
    QAction* m_beamerBlack = nullptr;
    std::array<QAction*, kShowings> m_beamerShowings{};
    QAction* m_printHere = nullptr;
    QAction* m_keepExample = nullptr;
    QAction* m_undo = nullptr;
    QAction* m_redo = nullptr;
    DoneWords m_undone;
    DoneWords m_redone;
    QList<QAction*> m_withFile; // of use only while a tournament is open
    QLabel* m_lastAction = nullptr;
    QProgressBar* m_progress = nullptr; // moves while something takes longer than a moment
    QTimer m_moment;
    QLabel* m_copies = nullptr;
    bool m_copiesMissed = false; // and it was said
    bool m_fileMissed = false;
    bool m_placeMissed = false; // where the second copies go
    Place m_here = Place::Entries;
    Place m_beforeSettings = Place::Entries; // where Esc leads from there
    bool m_leaves = false;                   // somebody said what becomes of what is not kept
    QStringList m_drawnWithout;              // what a draw was not to wait for, in words
};

} // namespace schreiber::desktop
