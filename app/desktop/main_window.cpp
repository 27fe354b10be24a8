#include "main_window.h"

#include "base/box_names.h"
#include "base/box_popups.h"
#include "base/brief.h"
#include "base/quiet_wheel.h"
#include "base/roles.h"
#include "base/seams.h"
#include "base/text.h"
#include "base/translation.h"
#include "beamer/beamer.h"
#include "beamer/beamer_strip.h"
#include "example.h"
#include "games/perlaggen/dispute/dispute_page.h"
#include "pages/draw_page.h"
#include "pages/entries_page.h"
#include "pages/journal_page.h"
#include "pages/program_page.h"
#include "pages/round_page.h"
#include "pages/settings_page.h"
#include "pages/sheet_page.h"
#include "pages/standings_page.h"
#include "pages/start_page.h"
#include "preview/preview_page.h"
#include "widgets/elided_label.h"
#include "widgets/message_strip.h"
#include "widgets/page_frame.h"
#include "widgets/prompt_bar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QProgressBar>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <tuple>
#include <utility>

namespace schreiber::desktop {
namespace {

constexpr QSize kLeastInside{1264, 560};
constexpr QSize kFrame(8, 36);  // which the desktop puts around the window
constexpr int kLinesOfBars = 4; // above and below its inside

// Says it needs no more than a small screen has, or this one: where a question stands above a page, the page
// makes room and the window does not grow past the screen.
class Inside final : public QWidget {
  public:
    using QWidget::QWidget;
    QSize minimumSizeHint() const override {
        const QSize bars(0, kLinesOfBars * fontMetrics().height());
        const QSize here = screen()->availableSize() - kFrame - bars;
        return QWidget::minimumSizeHint().boundedTo(kLeastInside).boundedTo(here);
    }
};

constexpr auto kWatchEvery = std::chrono::seconds(2);
constexpr auto kMoment = std::chrono::milliseconds(300); // what takes no longer needs no bar
constexpr QSize kFirstWindowSize(1280, 720);

bool isWithin(const QObject* object, const QObject* whole) {
    while (object != nullptr && object != whole) object = object->parent();
    return object != nullptr;
}

bool isUndoOrRedo(const QKeyEvent& event) {
    const QKeyCombination key = event.keyCombination();
    return key == (Qt::CTRL | Qt::Key_Z) || key == (Qt::CTRL | Qt::Key_Y) ||
           key == (Qt::CTRL | Qt::SHIFT | Qt::Key_Z);
}

} // namespace

MainWindow::MainWindow(Dialogs& dialogs, const Clock& clock, Screens& screens, const Preferences& preferences,
                       const QFont& systemFont)
    : m_dialogs(dialogs)
    , m_clock(clock)
    , m_screens(screens)
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
    if (!isMaximized() && !isFullScreen()) resize(size().boundedTo(screen()->availableSize() - kFrame));
    installRoles();
    setUpBeamer();
    build();
    connect(&m_session, &Session::opened, this, &MainWindow::showSession);
    connect(&m_session, &Session::opened, m_strip, [this] { m_strip->sayNotices(m_session.language()); });
    connect(&m_session, &Session::opened, this, [this] { takeClock(true); });
    connect(&m_session, &Session::moved, this, &MainWindow::resumeInFile);
    connect(&m_session, &Session::changed, this, [this] { takeClock(false); });
    connect(&m_session, &Session::opened, m_beamer, &Beamer::startAnew);
    connect(&m_session, &Session::changed, m_beamer, &Beamer::refresh);
    connect(&m_session, &Session::changed, this, &MainWindow::refresh);
    connect(&m_session, &Session::said, this, [this](Tone tone, const QString& message) {
        m_strip->sayWithNotices(tone, message, m_session.language());
        refreshStatus(); // the file may have been missed just now
    });
    connect(&m_session, &Session::hushed, this, [this] { m_strip->putAway(); });
    connect(&m_session, &Session::did, this, [this](const QString& what) {
        m_strip->putAway();
        m_lastAction->setText(brief(what, kInCell));
    });
    connect(&m_session, &Session::typedLater, this, &MainWindow::offerTyped);
    connect(&m_session, &Session::busy, this, &MainWindow::showBusy);
    connect(&m_papers, &Papers::busy, this, &MainWindow::showBusy);
    m_moment.setSingleShot(true);
    m_moment.setInterval(kMoment);
    connect(&m_moment, &QTimer::timeout, this, [this] { m_progress->show(); });
    connect(&m_session, &Session::checked, this, &MainWindow::tellCheck);
    connect(&m_session, &Session::looked, this, &MainWindow::tellAltered);
    connect(&m_session, &Session::opened, this, &MainWindow::tellAltered);
    connect(&m_session, &Session::moved, this, &MainWindow::tellAltered);
    connect(&m_papers, &Papers::made, this, &MainWindow::preview);
    connect(&m_papers, &Papers::failed, this, [this](const QString& why) { m_strip->say(Tone::Bad, why); });
    connect(&m_watch, &QTimer::timeout, &m_session, &Session::refresh);
    connect(&m_watch, &QTimer::timeout, this, &MainWindow::refreshStatus);
    m_watch.start(kWatchEvery);
    qApp->installEventFilter(this);
    showSession();
}

MainWindow::~MainWindow() = default;

void MainWindow::openFile(const QString& path) {
    if (!path.endsWith(QLatin1String(".perlagg"), Qt::CaseInsensitive)) {
        m_session.open(path);
        return;
    }
    goTo(Place::Dispute);
    m_dispute->readRecord(path);
}

void MainWindow::build() {
    buildMenus();
    auto* inside = new Inside(this);
    auto* all = new QVBoxLayout(inside);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    m_side = new SideColumn(inside);
    m_strip = new MessageStrip(inside);
    m_altered = new MessageStrip(inside, QStringLiteral("altered"), MessageStrip::Closing::Never);
    m_prompt = new PromptBar(inside);
    m_stack = new QStackedWidget(inside);
    m_stack->setObjectName(QStringLiteral("pages"));
    buildPages(m_stack);

    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto* notices = new QVBoxLayout;
    notices->setContentsMargins(12, 8, 12, 0);
    notices->setSpacing(6);
    notices->addWidget(m_altered);
    notices->addWidget(m_strip);
    notices->addWidget(m_prompt);
    column->addLayout(notices);
    column->addWidget(m_stack, 1);
    row->addWidget(m_side);
    row->addLayout(column, 1);
    all->addLayout(row, 1);
    buildBeamerStrip(inside);
    all->addWidget(m_beamerStrip);
    setCentralWidget(inside);
    m_side->fitTo(width());
    inside->show(); // at once when built anew: the focus goes to it next
    tellAltered();  // when built anew
    connect(m_prompt, &PromptBar::asked, m_strip, &MessageStrip::putAway);
    connect(m_side, &SideColumn::chosen, this, &MainWindow::goByHand);
    connect(m_side, &SideColumn::nextAsked, this, &MainWindow::doNext);

    m_lastAction = new ElidedLabel(this);
    m_lastAction->setObjectName(QStringLiteral("lastAction"));
    m_lastAction->setTextFormat(Qt::PlainText);
    m_lastAction->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred); // the copies come first
    m_copies = new ElidedLabel(this);
    m_copies->setObjectName(QStringLiteral("copies"));
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(12, 2, 12, 2);
    m_progress = new QProgressBar(this);
    m_progress->setObjectName(QStringLiteral("progress"));
    m_progress->setAccessibleName(tr("Es wird gearbeitet"));
    m_progress->setRange(0, 0); // how long it takes nobody knows
    m_progress->setTextVisible(false);
    m_progress->setMaximumSize(12 * fontMetrics().averageCharWidth(), fontMetrics().height());
    m_progress->hide();
    statusBar()->addWidget(m_lastAction, 1);
    statusBar()->addPermanentWidget(m_progress);
    statusBar()->addPermanentWidget(m_copies);
    showBeamer();
}

// Anew whenever it is shown, with the evening that was just closed and an empty form.
void MainWindow::buildStart() {
    if (m_start != nullptr) delete PageFrame::of(*m_start);
    auto* frame = new PageFrame(QStringLiteral("startFrame"), m_stack);
    m_start = frame->build<StartPage>(m_clock, m_dialogs, m_preferences);
    connect(m_start, &StartPage::openAsked, this, &MainWindow::openAsked);
    connect(m_start, &StartPage::fileChosen, this, [this](const QString& path) { m_session.open(path); });
    connect(m_start, &StartPage::exampleAsked, this, &MainWindow::makeExample);
    connect(m_start, &StartPage::disputeAsked, this, [this] { goByHand(Place::Dispute); });
    connect(m_start, &StartPage::newWanted, this, &MainWindow::makeTournament);
    m_stack->insertWidget(0, frame);
}

void MainWindow::buildPages(QStackedWidget* stack) {
    const auto frame = [stack](const char* name) { return new PageFrame(QLatin1String(name), stack); };
    m_entries = frame("entriesFrame")->build<EntriesPage>(m_session, m_dialogs, *m_prompt);
    m_draw = frame("drawFrame")->build<DrawPage>(m_session, *m_prompt);
    m_round = frame("roundFrame")->build<RoundPage>(m_session, *m_prompt);
    m_sheet = frame("sheetFrame")->build<SheetPage>(m_session, *m_prompt);
    m_sheet->setMirrored(m_preferences.mirrored);
    m_papers.setMirrored(m_preferences.mirrored);
    m_dispute = frame("disputeFrame")->build<DisputePage>(m_session, m_dialogs, m_clock, m_papers, *m_prompt);
    m_dispute->setClub(m_preferences.clubFile);
    connect(m_dispute, &DisputePage::leaveAsked, this, &MainWindow::goToStart);
    const auto refreshLater = [this] {
        if (m_undo != nullptr) refreshUndo(); // the window may just be laid out
    };
    connect(m_dispute, &DisputePage::writtenChanged, this, refreshLater, Qt::QueuedConnection);
    connect(m_sheet, &SheetPage::opened, this, &MainWindow::refreshNext);
    connect(m_sheet, &SheetPage::coverChanged, this, [this] {
        refreshUndo();
        refreshNext();
        if (m_sheet->isCovered()) m_lastAction->setText(windowFilePath());
    });
    connect(m_sheet, &SheetPage::rulingAsked, this, [this](const desk::SheetPlace& place) {
        goByHand(Place::Dispute);
        m_dispute->begin(place);
    });
    connect(m_draw, &DrawPage::confirmed, this, [this] { goTo(Place::Round); });
    connect(m_round, &RoundPage::clockAsked, this, &MainWindow::startClock);
    connect(m_round, &RoundPage::sheetAsked, this,
            [this](int number, int table) { openSheet(number, table); });
    m_settings = frame("settingsFrame")->build<SettingsPage>(m_session, *m_prompt);
    m_standings = frame("standingsFrame")->build<StandingsPage>(m_session, *m_prompt);
    m_standings->setMayClose([this] {
        if (!m_sheet->hasUnwritten()) return true;
        goTo(Place::Sheet);
        m_sheet->tellUnwritten();
        return false;
    });
    m_journal = frame("journalFrame")->build<JournalPage>(m_session);
    m_pages = {m_entries, m_draw, m_round, m_sheet, m_standings, m_dispute, m_journal, m_settings};
    for (const Page* page : m_pages) stack->addWidget(PageFrame::of(*page));
    buildPreview();
    buildProgram();
}

void MainWindow::showSession() {
    const bool open = m_session.isOpen();
    m_copiesMissed = m_fileMissed = m_placeMissed = false;
    m_side->setVisible(open);
    for (QAction* action : m_withFile) action->setEnabled(open);
    m_keepExample->setVisible(false);
    m_printHere->setEnabled(open);
    m_prompt->letBe();
    m_strip->putAway();
    m_sheet->close();
    if (!open) {
        setWindowTitle(QStringLiteral("Schreiber"));
        setWindowFilePath({});
        refreshUndo();
        m_copies->clear();
        m_lastAction->clear();
        buildStart();
        bring(*m_start);
        m_start->arrive();
        return takeDraft();
    }
    savePreferences(m_preferences);
    nameFile();
    const Place due = placeOf(m_session.evening().due());
    m_beforeSettings = due;
    goTo(due == Place::Sheet ? Place::Round : due);
    refreshFrame();
    takeDraft();
    readClub();
}

// What somebody wrote in the Streitfall before the program ended stands there again.
void MainWindow::takeDraft() {
    if (m_dispute->takeDraft())
        m_strip->say(Tone::Warn,
                     tr("Im Streitfall steht wieder das Protokoll, das zuletzt nicht behalten wurde."));
}

void MainWindow::nameFile() {
    const QString path = QFileInfo(text(m_session.evening().path())).absoluteFilePath();
    m_keepExample->setVisible(isExample(path));
    setWindowFilePath(path);
    setWindowTitle(QStringLiteral("%1 – Schreiber").arg(text(m_session.tournament().settings.name)));
    m_lastAction->setText(path);
}

// Where one is, what is typed and the clock that runs are as they were before the file was gone.
void MainWindow::resumeInFile() {
    keepClock();
    nameFile();
    refresh();
}

void MainWindow::offerTyped(const QString& keys, const std::function<void()>& play) {
    Prompt prompt{
        tr("Getippt, während gewartet wurde, und nicht geschrieben: %1. Jetzt nachholen?").arg(keys),
        false,
        {tr("Nachholen")}};
    prompt.letBe = tr("Nicht nachholen");
    prompt.waits = true;
    m_prompt->ask(prompt, [play](int, const QString&) { play(); });
}

void MainWindow::showBusy(const QString& what) {
    m_lastAction->setText(what.isEmpty() ? windowFilePath() : what);
    if (what.isEmpty()) {
        m_moment.stop();
        m_progress->hide();
        return unsetCursor();
    }
    m_moment.start();
    setCursor(Qt::BusyCursor);
}

// With the evening it is of, for the start page.
void MainWindow::rememberFile() {
    const QString path = QFileInfo(text(m_session.evening().path())).absoluteFilePath();
    const tournament::Settings& settings = m_session.tournament().settings;
    if (!isExample(path) && m_preferences.remember(path, text(settings.date + ' ' + settings.name)))
        savePreferences(m_preferences);
}

void MainWindow::refresh() {
    if (!m_session.isOpen()) return;
    pageAt(m_here)->refresh();
    m_prompt->giveLetters();
    refreshNext();
    refreshFrame();
}

// What stands around the page.
void MainWindow::refreshFrame() {
    rememberFile();
    m_side->show(m_session.evening());
    refreshUndo();
    refreshStatus();
}

void MainWindow::refreshStatus() {
    if (!m_session.isOpen()) return;
    const QString folder = text(m_session.tournament().settings.copyTo);
    const auto say = [this](const QString& words, bool bad) {
        m_copies->setText(words);
        m_copies->setProperty("tone", bad ? QStringLiteral("bad") : QString());
        m_copies->style()->unpolish(m_copies);
        m_copies->style()->polish(m_copies);
    };
    const bool missed = !m_session.isFileThere();
    const bool isBack = std::exchange(m_fileMissed, missed) && !missed;
    if (isBack) m_strip->say(Tone::Good, tr("Die Datei ist wieder da, es wird wieder gespeichert."));
    if (missed)
        return say(m_session.isReplaced() ? tr("Dort liegt eine andere Datei: nichts wird gespeichert")
                                          : tr("Die Datei fehlt: nichts wird gespeichert"),
                   true);
    if (m_session.isReadOnly()) return say(tr("Nur zum Lesen: nichts wird gespeichert"), true);
    if (folder.isEmpty() && isExample(text(m_session.evening().path())))
        return say(tr("Beispielabend, wird nicht aufgehoben"), false);
    const bool noPlace = !folder.isEmpty() && !QFileInfo(folder).isDir();
    if (std::exchange(m_placeMissed, noPlace) && !noPlace) m_session.copyAgain();
    const bool missing = !m_session.missingCopies().isEmpty() || noPlace;
    if (missing && !m_copiesMissed && m_session.missingCopies().isEmpty())
        m_strip->say(Tone::Bad,
                     tr("Die Zweitkopie fehlt: %1 ist nicht zu erreichen. Der Abend selbst ist "
                        "gespeichert. Den Stick anstecken, oder mit Datei → Ort der Zweitkopie einen "
                        "anderen Ordner wählen.")
                         .arg(folder));
    m_copiesMissed = missing;
    say(missing            ? tr("Zweitkopie fehlt: %1").arg(folder)
        : folder.isEmpty() ? tr("Keine Zweitkopie")
                           : tr("Zweitkopie: %1").arg(folder),
        missing);
}

void MainWindow::bring(const QWidget& page) {
    m_stack->setCurrentWidget(PageFrame::of(page));
    m_prompt->giveLetters();
}

// Without a tournament; what is typed for a new evening stands there.
void MainWindow::goToStart() {
    m_prompt->letBe();
    m_strip->putAway();
    bring(*m_start);
    m_start->arrive();
}

bool MainWindow::isBefore(const QWidget& page) const {
    return m_stack->currentWidget() == PageFrame::of(page);
}

void MainWindow::goTo(Place place) {
    if (!m_session.isOpen() && place != Place::Dispute) return;
    if (place != m_here) m_prompt->leave(); // it was asked on another page
    if (place == Place::Settings && m_here != place) m_beforeSettings = m_here;
    const QString untaken =
        m_session.isOpen() && place != m_here ? pageAt(m_here)->untakenInWords() : QString();
    if (place != m_here) m_session.tellTypedLater();
    m_here = place;
    m_printHere->setEnabled(true);
    if (place == Place::Sheet && m_sheet->table() == 0) openMissingSheet();
    m_side->setHere(place);
    pageAt(place)->refresh();
    bring(*pageAt(place));
    refreshStatus();
    if (!m_prompt->holdsKeys()) pageAt(place)->arrive();
    refreshNext();
    if (!untaken.isEmpty()) m_strip->say(Tone::Warn, untaken);
}

void MainWindow::goByHand(Place place) {
    m_strip->putAway();
    const QString typed = m_prompt->leave();
    if (place == Place::Sheet && m_here != place) leaveOldSheet();
    goTo(place);
    if (!typed.isEmpty())
        m_strip->say(Tone::Warn, tr("Getippt und noch nicht geantwortet: „%1“. Bei derselben Frage steht es "
                                    "wieder da.")
                                     .arg(brief(typed, kInCell)));
}

// Whoever looked at an earlier round comes to the one that is being played; what is typed there stays.
void MainWindow::leaveOldSheet() {
    if (m_sheet->isTyping()) return;
    const desk::DueStep due = m_session.evening().due();
    const tournament::MissingSheet* const first = sheetToKey(due);
    if (first != nullptr && first->round != m_sheet->round()) openMissingSheet();
}

NextStep MainWindow::next() {
    const Place here = isAside() ? Place::Settings : m_here; // none of the steps' pages
    return nextStep(m_session.evening(),
                    {here, {m_sheet->round(), m_sheet->table(), m_sheet->game()}, m_sheet->isCovered()},
                    m_session.language());
}

void MainWindow::refreshNext() {
    if (m_session.isOpen()) m_side->setNext(next());
}

void MainWindow::doNext() {
    if (!m_session.isOpen() || m_prompt->comesFirst()) return;
    m_strip->putAway();
    m_prompt->leave(); // one that waits beside the page
    const NextStep step = next();
    const bool there = m_here == step.place && !isAside();
    using Do = NextStep::Do;
    if (step.what != Do::Draw && step.what != Do::DrawAnew && (step.what != Do::ConfirmDraw || !there))
        return take(step);
    const Before before = step.what == Do::ConfirmDraw ? Before::ConfirmDraw : Before::Draw;
    leave(before, [this, step] { // what was kept may be a draw, or make this one wrong
        if (next().what == step.what) take(step);
    });
}

void MainWindow::take(const NextStep& next) {
    const bool wasThere = m_here == next.place && !isAside();
    switch (next.what) {
    case NextStep::Do::Draw:
        goTo(next.place);
        return m_draw->draw();
    case NextStep::Do::DrawAnew:
        goTo(next.place);
        return m_draw->redraw();
    case NextStep::Do::ConfirmDraw: // whoever confirms has the draft before their eyes
        return wasThere ? m_draw->confirm() : goTo(next.place);
    case NextStep::Do::ConfirmSheet:
        return m_sheet->confirm();
    case NextStep::Do::CompareSheet:
        return m_sheet->compare();
    case NextStep::Do::Close:
        return m_standings->closeOrReopen();
    case NextStep::Do::Print:
        return m_printHere->trigger();
    case NextStep::Do::LookAtSheet:
        return openSheet(next.sheet.round, next.sheet.table, next.sheet.game);
    case NextStep::Do::Decide: {
        const tournament::MissingSheet level = m_session.evening().due().level.front();
        goTo(next.place);
        return m_round->decideAt(level.round, level.table);
    }
    case NextStep::Do::KeySheet:
        openMissingSheet();
        break;
    case NextStep::Do::Go:
        if (wasThere && next.place == Place::Entries && !m_entries->typedPerson().isEmpty()) {
            m_entries->enterTyped();
            return;
        }
        break;
    }
    goTo(next.place);
}

// The first that is missing, as the button says; what is being keyed there stays.
void MainWindow::openMissingSheet() {
    const auto first = sheetToOpen(m_session.evening());
    if (!first) return openAnySheet();
    if (std::tuple(first->round, first->table, first->game) !=
        std::tuple(m_sheet->round(), m_sheet->table(), m_sheet->game()))
        m_sheet->open(first->round, first->table, first->game);
}

// All are written and confirmed: to look at, the first of the round that was played last.
void MainWindow::openAnySheet() {
    const int round = tournament::lastPublished(m_session.tournament());
    if (m_sheet->table() != 0 || round == 0) return;
    m_sheet->open(round, tournament::findRound(m_session.tournament(), round)->tables.front().number);
}

void MainWindow::openSheet(int round, int table, int game) {
    m_sheet->open(round, table, game);
    goTo(Place::Sheet);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
    if (m_prompt->isAsking())
        m_prompt->letBe();
    else if (isPreviewing())
        leavePreview();
    else if (isBefore(*m_program))
        leaveProgram();
    else if (m_session.isChecking())
        m_session.letCheckBe();
    else if (m_papers.isMaking())
        m_papers.letBe();
    else if (m_session.isOpen() && m_here == Place::Settings)
        goByHand(m_beforeSettings);
    else if (!m_strip->isHidden())
        m_strip->putAway();
    else if (isBefore(*m_sheet))
        m_sheet->leaveWay();
}

// Ctrl+Z is the evening's, but while something is being typed it is the field's: taking back somebody's
// action is not meant then. What was typed for another table is not brought back; a field that was filled or
// emptied by the program has nothing to undo.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    // A key that does something else on the page lets the question be: it was about what stood there then.
    if (event->type() == QEvent::Shortcut && m_prompt->holdsKeys() && isWithin(watched, m_stack))
        m_prompt->letBe();
    const bool shortcut = event->type() == QEvent::ShortcutOverride;
    if (shortcut || event->type() == QEvent::KeyPress) {
        auto* field = qobject_cast<QLineEdit*>(watched);
        // Ctrl+E is the page's; for the end of a line, which desktops may have it for, there is End.
        const auto& pressed = *static_cast<QKeyEvent*>(event);
        if (shortcut && field != nullptr && pressed.keyCombination() == (Qt::CTRL | Qt::Key_E)) {
            event->ignore();
            return true;
        }
        if (field != nullptr && field->window() == this && isUndoOrRedo(*static_cast<QKeyEvent*>(event))) {
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
    if (m_undo != nullptr) fitUndo();
    if (m_side != nullptr) m_side->fitTo(width());
}

} // namespace schreiber::desktop
