#include "main_window.h"

#include "base/seams.h"
#include "base/text.h"
#include "base/translation.h"
#include "beamer/beamer.h"
#include "beamer/beamer_strip.h"
#include "dispute/dispute_page.h"
#include "example.h"
#include "pages/draw_page.h"
#include "pages/entries_page.h"
#include "pages/journal_page.h"
#include "pages/round_page.h"
#include "pages/settings_page.h"
#include "pages/sheet_page.h"
#include "pages/standings_page.h"
#include "pages/start_page.h"
#include "preview/preview_page.h"
#include "widgets/message_strip.h"
#include "widgets/prompt_bar.h"

#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <chrono>
#include <tuple>

namespace schreiber::desktop {
namespace {

constexpr QSize kLeastInside{1264, 560};

// Says it needs no more than a small screen has: where a question stands above a page, the page makes room
// and the window does not grow past the screen.
class Inside final : public QWidget {
  public:
    using QWidget::QWidget;
    QSize minimumSizeHint() const override { return QWidget::minimumSizeHint().boundedTo(kLeastInside); }
};

constexpr auto kWatchEvery = std::chrono::seconds(2);
constexpr QSize kFirstSize(1280, 720);
constexpr QSize kFrame(8, 36); // which the desktop puts around it

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
    , m_session(dialogs, preferences.language) {
    m_preferences.recent.removeIf(isExample); // earlier versions took it for the last tournament
    setObjectName(QStringLiteral("mainWindow"));
    resize(kFirstSize);
    if (!preferences.geometry.isEmpty()) restoreGeometry(preferences.geometry);
    if (!isMaximized() && !isFullScreen()) resize(size().boundedTo(screen()->availableSize() - kFrame));
    setUpBeamer();
    build();
    connect(&m_session, &Session::opened, this, &MainWindow::showSession);
    connect(&m_session, &Session::opened, this, [this] { takeClock(true); });
    connect(&m_session, &Session::changed, this, [this] { takeClock(false); });
    connect(&m_session, &Session::opened, m_beamer, &Beamer::startAnew);
    connect(&m_session, &Session::changed, m_beamer, &Beamer::refresh);
    connect(&m_session, &Session::changed, this, &MainWindow::refresh);
    connect(&m_session, &Session::said, this,
            [this](Tone tone, const QString& message) { m_strip->say(tone, message); });
    connect(&m_session, &Session::hushed, this, [this] { m_strip->putAway(); });
    connect(&m_session, &Session::did, this, [this](const QString& what) {
        m_strip->putAway();
        m_lastAction->setText(what);
    });
    connect(&m_session, &Session::busy, this, [this](const QString& what) {
        m_lastAction->setText(what);
        if (what.isEmpty()) return unsetCursor();
        setCursor(Qt::BusyCursor);
    });
    connect(&m_session, &Session::checked, this, &MainWindow::tellCheck);
    connect(&m_papers, &Papers::made, this, &MainWindow::preview);
    connect(&m_papers, &Papers::failed, this, [this](const QString& why) { m_strip->say(Tone::Bad, why); });
    connect(&m_watch, &QTimer::timeout, &m_session, &Session::refresh);
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
    inside->show(); // at once when built anew: the focus goes to it next
    connect(m_prompt, &PromptBar::asked, m_strip, &MessageStrip::putAway);
    connect(m_side, &SideColumn::chosen, this, &MainWindow::goByHand);
    connect(m_side, &SideColumn::nextAsked, this, &MainWindow::doNext);

    m_lastAction = new QLabel(this);
    m_lastAction->setObjectName(QStringLiteral("lastAction"));
    m_lastAction->setTextFormat(Qt::PlainText);
    m_lastAction->setMinimumWidth(1); // however long it is, the window stays as wide as it is
    m_copies = new QLabel(this);
    m_copies->setObjectName(QStringLiteral("copies"));
    m_copies->setTextFormat(Qt::PlainText);
    statusBar()->setSizeGripEnabled(false);
    statusBar()->setContentsMargins(12, 2, 12, 2);
    statusBar()->addWidget(m_lastAction, 1);
    statusBar()->addPermanentWidget(m_copies);
    showBeamer();
}

// Anew whenever it is shown, with the evening that was just closed and an empty form.
void MainWindow::buildStart() {
    delete m_start;
    m_start = new StartPage(m_clock, m_dialogs, m_preferences.recent, m_session.language(), m_stack);
    connect(m_start, &StartPage::openAsked, this, &MainWindow::openAsked);
    connect(m_start, &StartPage::fileChosen, this, [this](const QString& path) { m_session.open(path); });
    connect(m_start, &StartPage::exampleAsked, this, &MainWindow::makeExample);
    connect(m_start, &StartPage::disputeAsked, this, [this] { goByHand(Place::Dispute); });
    connect(m_start, &StartPage::newWanted, this, &MainWindow::makeTournament);
    m_stack->insertWidget(0, m_start);
}

void MainWindow::buildPages(QStackedWidget* stack) {
    m_entries = new EntriesPage(m_session, m_dialogs, *m_prompt, stack);
    m_draw = new DrawPage(m_session, *m_prompt, stack);
    m_round = new RoundPage(m_session, *m_prompt, stack);
    m_sheet = new SheetPage(m_session, *m_prompt, stack);
    m_dispute = new DisputePage(m_session, m_dialogs, m_clock, m_papers, *m_prompt, stack);
    m_dispute->setClub(m_preferences.clubFile);
    connect(m_dispute, &DisputePage::leaveAsked, this, &MainWindow::showSession);
    connect(m_sheet, &SheetPage::rulingAsked, this, [this](const desk::SheetPlace& place) {
        goByHand(Place::Dispute);
        m_dispute->begin(place);
    });
    connect(m_draw, &DrawPage::confirmed, this, [this] { goTo(Place::Round); });
    connect(m_round, &RoundPage::sheetAsked, this,
            [this](int number, int table) { openSheet(number, table); });
    m_settings = new SettingsPage(m_session, *m_prompt, stack);
    m_pages = {m_entries,
               m_draw,
               m_round,
               m_sheet,
               new StandingsPage(m_session, *m_prompt, stack),
               m_dispute,
               new JournalPage(m_session, stack),
               m_settings};
    for (Page* page : m_pages) stack->addWidget(page);
    buildPreview();
}

void MainWindow::rebuild() {
    const bool sheetOpen = m_sheet->round() > 0;
    const int round = m_sheet->round();
    const int table = m_sheet->table();
    const DisputeState dispute = m_dispute->state();
    const bool inDispute = m_here == Place::Dispute && m_stack->currentWidget() == m_dispute;
    const Keying usual = m_sheet->usualKeying();
    delete menuBar()->cornerWidget();
    menuBar()->clear();
    for (QMenu* menu : menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
        menu->setParent(nullptr); // whoever asks for an action by its name gets the one that is shown
        menu->deleteLater();
    }
    m_withFile.clear();
    statusBar()->removeWidget(m_lastAction);
    statusBar()->removeWidget(m_copies);
    delete m_lastAction;
    delete m_copies;
    delete takeCentralWidget();
    m_start = nullptr;
    build();
    m_sheet->setUsualKeying(usual);
    const Place here = m_here;
    m_dispute->setState(dispute);
    showSession();
    m_beamer->refresh();
    if (inDispute) return goTo(Place::Dispute);
    if (!m_session.isOpen()) return;
    if (sheetOpen) m_sheet->open(round, table);
    goTo(here);
}

void MainWindow::showSession() {
    const bool open = m_session.isOpen();
    m_side->setVisible(open);
    for (QAction* action : m_withFile) action->setEnabled(open);
    m_keepExample->setVisible(open && isExample(text(m_session.evening().path())));
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
        m_stack->setCurrentWidget(m_start);
        m_start->arrive();
        return;
    }
    const QString path = QFileInfo(text(m_session.evening().path())).absoluteFilePath();
    if (!isExample(path)) m_preferences.remember(path);
    savePreferences(m_preferences);
    setWindowFilePath(path);
    setWindowTitle(QStringLiteral("%1 – Schreiber").arg(text(m_session.tournament().settings.name)));
    m_lastAction->setText(path);
    m_beforeSettings = placeOf(m_session.evening().due());
    refresh();
    const Place due = placeOf(m_session.evening().due());
    goTo(due == Place::Sheet ? Place::Round : due);
    readClub();
}

void MainWindow::refresh() {
    if (!m_session.isOpen()) return;
    m_side->show(m_session.evening(), m_session.language(), m_session.isDraftOutdated());
    pageAt(m_here)->refresh();
    refreshUndo();
    refreshStatus();
}

void MainWindow::refreshStatus() {
    const QString folder = text(m_session.tournament().settings.copyTo);
    if (folder.isEmpty() && isExample(text(m_session.evening().path())))
        return m_copies->setText(tr("Beispielabend, wird nicht aufgehoben"));
    const bool missing =
        !m_session.missingCopies().isEmpty() || (!folder.isEmpty() && !QFileInfo(folder).isDir());
    m_copies->setText(missing            ? tr("Zweitkopie fehlt: %1").arg(folder)
                      : folder.isEmpty() ? tr("Keine Zweitkopie")
                                         : tr("Zweitkopie: %1").arg(folder));
    m_copies->setProperty("tone", missing ? QStringLiteral("bad") : QString());
    m_copies->style()->unpolish(m_copies);
    m_copies->style()->polish(m_copies);
}

void MainWindow::goTo(Place place) {
    if (!m_session.isOpen() && place != Place::Dispute) return;
    if (place == Place::Settings && m_here != place) m_beforeSettings = m_here;
    const bool left = m_here == Place::Settings && place != m_here;
    m_here = place;
    m_printHere->setEnabled(true);
    if (place == Place::Sheet && m_sheet->table() == 0) openMissingSheet();
    m_side->setHere(place);
    pageAt(place)->refresh();
    m_stack->setCurrentWidget(pageAt(place));
    if (!m_prompt->holdsKeys()) pageAt(place)->arrive();
    if (const QStringList fields = m_settings->untaken(); left && !fields.isEmpty())
        m_strip->say(
            Tone::Warn,
            tr("Noch nicht übernommen: %1. Strg+Komma führt zurück.").arg(fields.join(QStringLiteral(", "))));
}

void MainWindow::goByHand(Place place) {
    m_strip->putAway();
    m_prompt->letBe();
    goTo(place);
}

void MainWindow::doNext() {
    if (!m_session.isOpen()) return;
    m_strip->putAway();
    m_prompt->letBe();
    const desk::DueStep due = m_session.evening().due();
    const Place place = placeOf(due);
    const bool wasThere = m_here == place && !isPreviewing();
    switch (due.step) {
    case desk::Step::Draw:
        goTo(place);
        return m_draw->draw();
    case desk::Step::ConfirmDraw: // whoever confirms has the draft before their eyes
        if (m_session.isDraftOutdated()) {
            goTo(place);
            return m_draw->redraw();
        }
        return wasThere ? m_draw->confirm() : goTo(place);
    case desk::Step::Play:
        openMissingSheet();
        break;
    case desk::Step::Decide:
        goTo(place);
        return m_round->decideAt(due.level.front().round, due.level.front().table);
    default:
        break;
    }
    goTo(place);
}

// The first that is missing, as the button says; what is being keyed there stays.
void MainWindow::openMissingSheet() {
    const std::vector<tournament::MissingSheet> missing = m_session.evening().due().missing;
    if (missing.empty()) return;
    const tournament::MissingSheet& next = missing.front();
    if (std::tuple(next.round, next.table, next.game) !=
        std::tuple(m_sheet->round(), m_sheet->table(), m_sheet->game()))
        m_sheet->open(next.round, next.table, next.game);
}

void MainWindow::openSheet(int round, int table) {
    m_sheet->open(round, table);
    goTo(Place::Sheet);
}

void MainWindow::keyPressEvent(QKeyEvent* event) {
    if (event->key() != Qt::Key_Escape) return QMainWindow::keyPressEvent(event);
    if (m_prompt->isAsking())
        m_prompt->letBe();
    else if (isPreviewing())
        leavePreview();
    else if (m_session.isChecking())
        m_session.letCheckBe();
    else if (m_session.isOpen() && m_here == Place::Settings)
        goByHand(m_beforeSettings);
    else
        m_strip->putAway();
}

// Ctrl+Z is the evening's everywhere: a field would bring back what was typed for another table.
bool MainWindow::eventFilter(QObject* watched, QEvent* event) {
    const bool shortcut = event->type() == QEvent::ShortcutOverride;
    if (shortcut || event->type() == QEvent::KeyPress) {
        const auto* field = qobject_cast<QLineEdit*>(watched);
        if (field != nullptr && field->window() == this && isUndoOrRedo(*static_cast<QKeyEvent*>(event))) {
            if (shortcut) event->ignore(); // the menu's then
            return true;
        }
    }
    return QMainWindow::eventFilter(watched, event);
}

void MainWindow::resizeEvent(QResizeEvent* event) {
    QMainWindow::resizeEvent(event);
    if (m_undo != nullptr) fitUndo();
}

} // namespace schreiber::desktop
