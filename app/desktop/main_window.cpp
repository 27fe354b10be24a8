#include "main_window.h"

#include "base/box_names.h"
#include "base/box_popups.h"
#include "base/brief.h"
#include "base/menu_entries.h"
#include "base/quiet_wheel.h"
#include "base/roles.h"
#include "base/seams.h"
#include "base/shortcuts.h"
#include "base/text.h"
#include "beamer/round_timer.h"
#include "beamer/wall_control.h"
#include "dispute/dispute_page.h"
#include "example.h"
#include "games/dispute_games.h"
#include "pages/draw_page.h"
#include "pages/entries_page.h"
#include "pages/journal_page.h"
#include "pages/program_page.h"
#include "pages/round_page.h"
#include "pages/season_page.h"
#include "pages/settings_page.h"
#include "pages/sheet_page.h"
#include "pages/standings_page.h"
#include "pages/start_page.h"
#include "preview/preview_page.h"
#include "widgets/manual_window.h"
#include "widgets/message_strip.h"
#include "widgets/page_frame.h"
#include "widgets/prompt_bar.h"
#include "window/club_menu.h"
#include "window/evening_files.h"
#include "window/print_menu.h"
#include "window/round_printing.h"
#include "window/status_line.h"
#include "window/undo_menu.h"
#include "window/unsaved_work.h"

#include <desk/due.h>

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLineEdit>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>

#include <algorithm>
#include <array>
#include <chrono>
#include <tuple>

namespace schreiber::desktop {
namespace {

constexpr auto kWatchEvery = std::chrono::seconds(2);
constexpr QSize kFirstWindowSize(1280, 720);

bool isWithin(const QObject* object, const QObject* whole) {
    while (object != nullptr && object != whole) object = object->parent();
    return object != nullptr;
}

bool isUndoOrRedo(const QKeyEvent& event) {
    return (shortcuts::allOf(u"undo") + shortcuts::allOf(u"redo")).contains(event.keyCombination());
}

void offerTyped(PromptBar& bar, const QString& keys, const std::function<void()>& play) {
    Prompt prompt{
        MainWindow::tr("Getippt, während gewartet wurde, und nicht geschrieben: %1. Jetzt nachholen?")
            .arg(keys),
        false,
        {MainWindow::tr("Nachholen")}};
    prompt.cancelLabel = MainWindow::tr("Nicht nachholen");
    prompt.waits = true;
    bar.ask(prompt, [play](int, const QString&) { play(); });
}

// All are written and confirmed: to look at, the first of the round that was played last.
void openAnySheet(SheetPage& sheet, const tournament::Tournament& tournament) {
    const int round = tournament::lastPublished(tournament);
    if (sheet.shownTable().table != 0 || round == 0) return;
    sheet.open(round, tournament::findRound(tournament, round)->tables.front().number);
}

// The first that is missing, as the button says; what is being keyed there stays.
void openMissingSheet(SheetPage& sheet, const desk::Evening& evening) {
    const auto first = sheetToOpen(evening);
    if (!first) return openAnySheet(sheet, evening.tournament());
    const desk::SheetPlace open = sheet.shownTable();
    if (std::tuple(first->round, first->table, first->game) != std::tuple(open.round, open.table, open.game))
        sheet.open(first->round, first->table, first->game);
}

// Whoever looked at an earlier round comes to the one that is being played; what is typed there stays.
void leaveOldSheet(SheetPage& sheet, const desk::Evening& evening) {
    if (sheet.isTyping()) return;
    const desk::DueStep due = evening.due();
    const tournament::MissingSheet* const first = sheetToKey(due);
    if (first != nullptr && first->round != sheet.shownRound()) openMissingSheet(sheet, evening);
}

// What the manual says of where one is.
using Part = ManualWindow::Part;
Part partOf(DisputeState::View view, bool isTarock) {
    const Part asked = isTarock ? Part::KoenigrufenDispute : Part::Dispute;
    const std::array kOfView{Part::Record, asked, Part::Rules, Part::Rules, Part::Rulings};
    return kOfView[static_cast<std::size_t>(view)];
}
Part partOf(Place place, bool isTarock) {
    const Part sheet = isTarock ? Part::KoenigrufenSheet : Part::Sheet;
    const std::array kOfPlace{Part::Entries,   Part::Draw,    Part::Round,   sheet,
                              Part::Standings, Part::Dispute, Part::Journal, Part::Settings};
    return kOfPlace[static_cast<std::size_t>(place)];
}

} // namespace

MainWindow::MainWindow(Dialogs& dialogs, const Clock& clock, Screens& screens, const Preferences& preferences,
                       const QFont& systemFont)
    : m_dialogs(dialogs)
    , m_clock(clock)
    , m_preferences(preferences)
    , m_systemFont(systemFont)
    , m_session(dialogs, preferences.language, this)
    , m_papers(this) {
    m_preferences.recent.removeIf(isExample); // earlier versions took it for the last tournament
    setObjectName(QStringLiteral("mainWindow"));
    nameBoxes();
    widenPopups();
    quietWheels();
    resize(kFirstWindowSize);
    if (!preferences.geometry.isEmpty()) restoreGeometry(preferences.geometry);
    if (!isMaximized() && !isFullScreen()) resize(size().boundedTo(screen()->availableSize() - kWindowFrame));
    installRoles();
    connect(&m_session, &Session::opened, this, &MainWindow::showSession); // before whatever else follows it
    m_timer = new RoundTimer(m_session, clock, m_preferences, this);
    m_wall = new WallControl(m_session, screens, m_preferences, *m_timer, *this);
    build();
    connect(&m_session, &Session::opened, this, [this] { m_strip->sayNotices(m_session.language()); });
    connect(&m_session, &Session::moved, this, [this] {
        nameFile();
        refresh();
    });
    connect(&m_session, &Session::changed, this, &MainWindow::refresh);
    connect(&m_session, &Session::said, this, [this](Tone tone, const QString& message) {
        m_status->refresh(); // the file may have been missed just now
        m_strip->sayWithNotices(tone, message, m_session.language());
    });
    connect(&m_session, &Session::messageCleared, this, [this] { m_strip->putAway(); });
    connect(&m_session, &Session::did, this, [this](const QString& what) {
        m_strip->putAway();
        m_status->say(brief(what, kInCell), true);
    });
    connect(&m_session, &Session::hinted, this,
            [this](const QString& how) { m_status->hint(brief(how, kInCell)); });
    connect(&m_session, &Session::typedLater, this,
            [this](const QString& keys, const std::function<void()>& play) {
                offerTyped(*m_prompt, keys, play);
            });
    connect(&m_papers, &Papers::made, this, &MainWindow::preview);
    connect(&m_papers, &Papers::failed, this, [this](const QString& why) { m_strip->say(Tone::Bad, why); });
    connect(&m_watch, &QTimer::timeout, &m_session, &Session::refresh);
    connect(&m_watch, &QTimer::timeout, this, [this] { m_status->refresh(); });
    m_watch.start(kWatchEvery);
    qApp->installEventFilter(this);
    showSession();
}

MainWindow::~MainWindow() = default;

void MainWindow::openFile(const QString& path) {
    const QStringList endings = recordEndings();
    const bool isRecord = std::ranges::any_of(endings, [&](const QString& ending) {
        return path.endsWith(ending.mid(1), Qt::CaseInsensitive); // without the star
    });
    if (!isRecord) {
        m_session.open(path);
        return;
    }
    goTo(Place::Dispute);
    m_pages.dispute->readRecord(path);
}

void MainWindow::showSession() {
    const bool open = m_session.isOpen();
    m_side->setVisible(open);
    enableForTournament(*menuBar(), open);
    m_printHere->setEnabled(open);
    m_prompt->cancel();
    m_strip->putAway();
    m_pages.sheet->close();
    m_status->startAnew();
    if (open) {
        savePreferences(m_preferences);
        nameFile();
        const Place due = placeOf(m_session.evening().due());
        m_beforeSettings = due;
        goTo(due == Place::Sheet ? Place::Round : due);
        refreshFrame();
    } else {
        setWindowTitle(QStringLiteral("Schreiber"));
        setWindowFilePath({});
        m_undo->refresh();
        buildStart();
        bring(*m_start);
        m_start->arrive();
    }
    // What somebody wrote in the Streitfall before the program ended stands there again.
    if (m_pages.dispute->takeDraft())
        m_strip->say(Tone::Warn,
                     tr("Im Streitfall steht wieder das Protokoll, das zuletzt nicht behalten wurde."));
    if (open) m_club->read();
}

void MainWindow::nameFile() {
    const QString path = QFileInfo(text(m_session.evening().path())).absoluteFilePath();
    setWindowFilePath(path);
    setWindowTitle(QStringLiteral("%1 – Schreiber").arg(text(m_session.tournament().settings.name)));
    m_status->say(path);
}

void MainWindow::refresh() {
    if (!m_session.isOpen()) return;
    m_pages.at(m_here).refresh();
    m_prompt->giveLetters();
    refreshNext();
    refreshFrame();
}

// What stands around the page.
void MainWindow::refreshFrame() {
    m_files->remember();
    m_side->show(m_session.evening(), m_session.language());
    m_undo->refresh();
    m_status->refresh();
}

void MainWindow::bring(const QWidget& page) {
    if (!isBefore(page)) m_status->hint({}); // that was how one goes on where one was
    m_stack->setCurrentWidget(PageFrame::of(page));
    m_prompt->giveLetters();
}

// Without a tournament; what is typed for a new evening stands there.
void MainWindow::goToStart() {
    m_prompt->cancel();
    m_strip->putAway();
    bring(*m_start);
    m_start->arrive();
}

bool MainWindow::isBefore(const QWidget& page) const {
    return m_stack->currentWidget() == PageFrame::of(page);
}

bool MainWindow::isAside() const {
    return isBefore(*m_preview) || isBefore(*m_program) || isBefore(*m_season);
}

void MainWindow::goTo(Place place) {
    if (!m_session.isOpen() && place != Place::Dispute) return;
    if (place != m_here) m_prompt->leave(); // it was asked on another page
    if (place == Place::Settings && m_here != place) m_beforeSettings = m_here;
    const QString untaken =
        m_session.isOpen() && place != m_here ? m_pages.at(m_here).untakenInWords() : QString();
    if (place != m_here) m_session.tellTypedLater();
    m_here = place;
    m_print->setPage(m_pages.at(place));
    m_printHere->setEnabled(true);
    if (place == Place::Dispute && m_session.isOpen() && !m_pages.sheet->isCovered())
        m_pages.dispute->offerTable(m_pages.sheet->shownTable());
    if (place == Place::Sheet && m_pages.sheet->shownTable().table == 0)
        openMissingSheet(*m_pages.sheet, m_session.evening());
    m_side->setHere(place);
    m_pages.at(place).refresh();
    bring(m_pages.at(place));
    m_status->refresh();
    if (!m_prompt->holdsKeys()) m_pages.at(place).arrive();
    refreshNext();
    if (!untaken.isEmpty()) m_strip->say(Tone::Warn, untaken);
}

void MainWindow::goByHand(Place place) {
    m_strip->putAway();
    const QString typed = m_prompt->leave();
    if (place == Place::Sheet && m_here != place) leaveOldSheet(*m_pages.sheet, m_session.evening());
    goTo(place);
    if (!typed.isEmpty())
        m_strip->say(Tone::Warn, tr("Getippt und noch nicht geantwortet: „%1“. Bei derselben Frage steht es "
                                    "wieder da.")
                                     .arg(brief(typed, kInCell)));
}

// Back to where one was; without a tournament that is a dispute or the start.
void MainWindow::leaveAside() {
    if (m_session.isOpen() || m_besideDispute || isBefore(*m_preview)) return goTo(m_here);
    bring(*m_start);
    m_start->arrive();
}

NextStep MainWindow::next() {
    using What = Here::Before::What;
    Here here{isAside() ? Place::Settings : m_here, // none of the steps' pages
              m_pages.sheet->shownTable(), m_pages.sheet->isCovered()};
    const RoundStep step = m_round->step();
    here.before = {step == RoundStep::Print   ? What::Print
                   : step == RoundStep::Clock ? What::Clock
                                              : What::Nothing,
                   m_round->papers(),
                   m_round->pages(),
                   m_round->prints(),
                   m_looksAtRound && isBefore(*m_preview),
                   m_timer->roundClock().minutes};
    here.openNames = m_pages.entries->openNames();
    return nextStep(m_session.evening(), here, m_session.language());
}

// A question on the page comes before the next step.
void MainWindow::refreshNext() {
    if (m_session.isOpen() && m_side != nullptr)
        m_side->setNext(next(), m_prompt->holdsKeys() ? m_prompt->inShort() : QString());
}

void MainWindow::doNext() {
    if (!m_session.isOpen()) return;
    m_strip->putAway();
    m_prompt->leave(); // one that waits beside the page
    const NextStep step = next();
    const bool there = m_here == step.place && !isAside();
    using Do = NextStep::Do;
    if (step.what != Do::Draw && step.what != Do::DrawAnew && (step.what != Do::ConfirmDraw || !there))
        return take(step);
    const Before before = step.what == Do::ConfirmDraw ? Before::ConfirmDraw : Before::Draw;
    m_unsaved->ask(before, [this, step] { // what was kept may be a draw, or make this one wrong
        if (next().what == step.what) take(step);
    });
}

void MainWindow::take(const NextStep& next) {
    const bool wasThere = m_here == next.place && !isAside();
    switch (next.what) {
    case NextStep::Do::Draw:
        goTo(next.place);
        return m_pages.draw->draw();
    case NextStep::Do::DrawAnew:
        goTo(next.place);
        return m_pages.draw->redraw();
    case NextStep::Do::ConfirmDraw: // whoever confirms has the draft before their eyes
        return wasThere ? m_pages.draw->confirm() : goTo(next.place);
    case NextStep::Do::ConfirmSheet:
        return m_pages.sheet->confirm();
    case NextStep::Do::PrintRound: // with what is printed before their eyes
        if (m_looksAtRound && isBefore(*m_preview)) return m_preview->printOrSave();
        return wasThere ? m_round->doStep() : goTo(next.place);
    case NextStep::Do::StartClock:
        goTo(next.place);
        return m_round->doStep();
    case NextStep::Do::CompareSheet:
        return m_pages.sheet->compare();
    case NextStep::Do::Close:
        return m_pages.standings->closeOrReopen();
    case NextStep::Do::Print:
        return printHere();
    case NextStep::Do::LookAtSheet:
        return openSheet(next.sheet.round, next.sheet.table, next.sheet.game);
    case NextStep::Do::Decide: {
        const tournament::MissingSheet level = m_session.evening().due().level.front();
        goTo(next.place);
        return m_pages.round->decideAt(level.round, level.table);
    }
    case NextStep::Do::KeySheet:
        openMissingSheet(*m_pages.sheet, m_session.evening());
        break;
    case NextStep::Do::Go:
        if (wasThere && next.place == Place::Entries && !m_pages.entries->typedPerson().isEmpty()) {
            m_pages.entries->enterTyped();
            return;
        }
        break;
    }
    goTo(next.place);
}

void MainWindow::openSheet(int round, int table, int game) {
    m_pages.sheet->open(round, table, game);
    goTo(Place::Sheet);
}

void MainWindow::preview(const Paper& paper) {
    if (m_preview->isSame(paper)) { // whoever left it meanwhile does not want to come back
        if (isBefore(*m_preview)) m_preview->show(paper);
        return;
    }
    m_looksAtRound = false;
    m_strip->putAway();
    m_prompt->cancel();
    m_preview->show(paper);
    bring(*m_preview);
    refreshNext(); // which leads back first
    m_preview->arrive();
    if (!paper.lacks.isEmpty()) m_strip->say(Tone::Warn, paper.lacks);
}

// Before a paper lies there, the one that belongs to the page; then the paper itself.
void MainWindow::printHere() {
    if (isBefore(*m_preview)) return m_preview->print();
    if (m_here == Place::Round && !isAside() && m_round->step() == RoundStep::Print) return m_round->look();
    if (m_here == Place::Dispute) return m_pages.dispute->print();
    if (const int table = m_here == Place::Sheet ? m_pages.sheet->printedTable() : 0; table > 0)
        return m_print->print(kinds::Kind::FilledSheets, table);
    constexpr std::array kOfPlace{kinds::Kind::Entries,     kinds::Kind::Seating,   kinds::Kind::Scoresheets,
                                  kinds::Kind::Scoresheets, kinds::Kind::Standings, kinds::Kind::Results,
                                  kinds::Kind::Journal,     kinds::Kind::Entries};
    m_print->print(kOfPlace[static_cast<std::size_t>(m_here)]);
}

void MainWindow::showProgram() {
    if (isBefore(*m_program)) return leaveAside();
    m_strip->putAway();
    m_prompt->leave();
    m_besideDispute = !m_session.isOpen() && isBefore(*m_pages.dispute);
    bring(*m_program);
    m_program->arrive();
    refreshNext();
}

// Of whose task is before one.
void MainWindow::showManual() {
    const bool isTarock = m_session.isOpen() && m_session.tournament().settings.zeroSum;
    const Part part = isBefore(*m_preview)                         ? Part::Print
                      : isBefore(*m_program)                       ? Part::Settings
                      : isBefore(*m_season)                        ? Part::Club
                      : (m_start != nullptr && isBefore(*m_start)) ? Part::NewTournament
                      : m_here == Place::Dispute                   ? partOf(m_pages.dispute->view(), isTarock)
                                                                   : partOf(m_here, isTarock);
    auto* manual = findChild<ManualWindow*>();
    if (manual == nullptr) {
        manual = new ManualWindow(m_session.language(), this);
        connect(manual, &ManualWindow::rulesAsked, this, [this] {
            goTo(Place::Dispute);
            m_pages.dispute->showRules();
            activateWindow();
        });
    }
    manual->show();
    manual->showPart(part);
    manual->raise();
    manual->activateWindow();
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
    if (m_prompt->isAsking())
        m_prompt->cancel();
    else if (isBefore(*m_preview)) {
        m_strip->putAway();
        leaveAside();
    } else if (isBefore(*m_program) || isBefore(*m_season))
        leaveAside();
    else if (m_session.soundness().isChecking())
        m_session.soundness().endCheck();
    else if (m_papers.isMaking() && !isBefore(*m_pages.round))
        m_papers.cancel();
    else if (m_session.isOpen() && m_here == Place::Settings)
        goByHand(m_beforeSettings);
    else if (m_strip->isSaying())
        m_strip->putAway();
    else if (isBefore(*m_pages.sheet))
        m_pages.sheet->leaveWay();
    else if (isBefore(*m_pages.round)) {
        if (m_papers.isMaking()) m_papers.cancel();
        m_round->skip();
    } else if (isBefore(*m_pages.dispute))
        m_pages.dispute->goBack();
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_session.isBusy()) return event->ignore();
    if (!m_leaves && m_unsaved->isAny(Before::Quit)) {
        event->ignore();
        return m_unsaved->ask(Before::Quit, [this] {
            m_leaves = true;
            close();
        });
    }
    m_preferences.geometry = saveGeometry();
    savePreferences(m_preferences);
    m_pages.dispute->discardDraft(); // asked about, where there was one
    m_wall->close();
    QMainWindow::closeEvent(event);
}

// Ctrl+Z is the evening's, but while something is being typed it is the field's: taking back somebody's
// action is not meant then. What was typed for another table is not brought back; a field that was filled or
// emptied by the program has nothing to undo.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    // A key that does something else on the page lets the question be: it was about what stood there then.
    if (event->type() == QEvent::Shortcut && m_prompt->holdsKeys() && isWithin(watched, m_stack))
        m_prompt->cancel();
    const bool shortcut = event->type() == QEvent::ShortcutOverride;
    if (shortcut || event->type() == QEvent::KeyPress) {
        auto* field = qobject_cast<QLineEdit*>(watched);
        // Ctrl+E is the page's; for the end of a line, which desktops may have it for, there is End.
        const auto& pressed = *static_cast<QKeyEvent*>(event);
        if (shortcut && field != nullptr && shortcuts::of(u"substituteEntry") == pressed.keyCombination()) {
            event->ignore();
            return true;
        }
        if (field != nullptr && field->window() == this && isUndoOrRedo(pressed)) {
            const bool again = static_cast<QKeyEvent*>(event)->matches(QKeySequence::Redo);
            if (again ? field->isRedoAvailable() : field->isUndoAvailable()) return false;
            if (shortcut && field->text().isEmpty())
                field->setText({});        // nothing to do again behind the evening
            if (shortcut) event->ignore(); // the menu's then
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    if (m_undo != nullptr) m_undo->fit();
    if (m_side != nullptr) m_side->fitTo(width());
}

} // namespace schreiber::desktop
