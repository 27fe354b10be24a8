#include "base/access_keys.h"
#include "base/look.h"
#include "base/menu_entries.h"
#include "base/seams.h"
#include "base/shortcuts.h"
#include "base/translation.h"
#include "beamer/round_timer.h"
#include "beamer/wall_control.h"
#include "dispute/dispute_page.h"
#include "main_window.h"
#include "pages/draw_page.h"
#include "pages/entries_page.h"
#include "pages/journal_page.h"
#include "pages/program_page.h"
#include "pages/round_page.h"
#include "pages/season_page.h"
#include "pages/settings_page.h"
#include "pages/sheet_face.h"
#include "pages/sheet_page.h"
#include "pages/standings_page.h"
#include "pages/start_page.h"
#include "preview/preview_page.h"
#include "widgets/message_strip.h"
#include "widgets/page_area.h"
#include "widgets/page_frame.h"
#include "widgets/prompt_bar.h"
#include "window/club_menu.h"
#include "window/evening_files.h"
#include "window/exchange_menu.h"
#include "window/file_check.h"
#include "window/gold_key.h"
#include "window/look_menu.h"
#include "window/page_menu.h"
#include "window/print_menu.h"
#include "window/round_printing.h"
#include "window/status_line.h"
#include "window/undo_menu.h"
#include "window/unsaved_work.h"

#include <desk/settings.h>
#include <desk/sheet_place.h>

#include <QAction>
#include <QApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QStackedWidget>
#include <QStatusBar>
#include <QVBoxLayout>

#include <algorithm>
#include <initializer_list>

// What stands in the window: its pages, its parts and its menus.
namespace schreiber::desktop {
namespace {

constexpr QSize kLeastInside{1264, 560};
constexpr int kLinesOfBars = 4; // above and below its inside

// Says it needs no more than a small screen has, or this one: where a question stands below a page, the
// window does not grow past the screen.
class Inside final : public QWidget {
  public:
    using QWidget::QWidget;
    QSize minimumSizeHint() const override {
        const QSize bars(0, kLinesOfBars * fontMetrics().height());
        const QSize here = screen()->availableSize() - kWindowFrame - bars;
        return QWidget::minimumSizeHint().boundedTo(kLeastInside).boundedTo(here);
    }
};

// Each entry of a menu gets a letter of its own in whatever language: the first that is free. Short ones
// choose before those that have more letters to choose from. Only what hangs on the bar is asked: a bar that
// was too narrow for a moment has its own menus once more in one of its own.
void giveAccessKeys(QMenu& menu) {
    QList<QAction*> entries = menu.actions();
    std::stable_sort(entries.begin(), entries.end(), [](const QAction* one, const QAction* other) {
        return one->text().size() < other->text().size();
    });
    QString taken;
    for (QAction* action : entries) {
        if (!action->isSeparator()) action->setText(withAccessKey(action->text(), taken));
        if (action->menu() != nullptr) giveAccessKeys(*action->menu());
    }
}

} // namespace

void MainWindow::build() {
    auto* inside = new Inside(this);
    m_side = new SideColumn(inside);
    auto* area = new PageArea(inside);
    m_strip = new MessageStrip(area);
    m_prompt = new PromptBar(area);
    m_stack = &area->pages();
    area->addBand(m_strip);
    area->addDrawer(m_prompt);
    buildPages();
    buildPreview();
    buildParts(inside);
    auto* altered = new MessageStrip(inside, QStringLiteral("altered"), MessageStrip::Closing::Never);
    buildMenus(*new FileCheck(m_session, *altered, inside));
    buildProgram();

    auto* notices = new QVBoxLayout;
    notices->setContentsMargins(12, 8, 12, 0);
    notices->addWidget(altered); // stays as long as the file is open
    auto* column = new QVBoxLayout;
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(notices);
    column->addWidget(area, 1);
    column->addWidget(m_wall->buildStrip(inside)); // beside the side column: F5's button stays where it is
    auto* row = new QHBoxLayout;
    row->setSpacing(0);
    row->addWidget(m_side);
    row->addLayout(column, 1);
    auto* all = new QVBoxLayout(inside);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    all->addLayout(row, 1);
    setCentralWidget(inside);
    m_side->fitTo(width());
    inside->show(); // at once when built anew: the focus goes to it next
    connect(m_prompt, &PromptBar::asked, m_strip, &MessageStrip::putAway);
    for (const auto signal : {&PromptBar::asked, &PromptBar::closed})
        connect(m_prompt, signal, this, &MainWindow::refreshNext);
    connect(m_side, &SideColumn::chosen, this, &MainWindow::goByHand);
    m_wall->show();
}

// Anew whenever it is shown, with the evening that was just closed and an empty form.
void MainWindow::buildStart() {
    if (m_start != nullptr) delete PageFrame::of(*m_start);
    auto* frame = new PageFrame(QStringLiteral("startFrame"), m_stack);
    m_start = frame->build<StartPage>(m_clock, m_dialogs, m_preferences);
    connect(m_start, &StartPage::openAsked, this,
            [this] { m_unsaved->ask(Before::Close, [this] { m_files->open(); }); });
    connect(m_start, &StartPage::fileChosen, this, [this](const QString& path) { m_session.open(path); });
    connect(m_start, &StartPage::exampleAsked, m_files, &EveningFiles::openExample);
    connect(m_start, &StartPage::disputeAsked, this, [this] { goByHand(Place::Dispute); });
    connect(m_start, &StartPage::told, m_status, [this](const QString& words) { m_status->say(words); });
    connect(m_start, &StartPage::newWanted, this, [this](const desk::NewTournament& wanted) {
        if (const auto wrong = m_files->create(wanted)) m_start->goToWrong(*wrong);
    });
    if (!m_session.isOpen()) m_pages.dispute->playBy(m_start->rulesBefore());
    m_stack->insertWidget(0, frame);
}

void MainWindow::buildPages() {
    const auto frame = [this](const char* name) { return new PageFrame(QLatin1String(name), m_stack); };
    m_pages.entries = frame("entriesFrame")->build<EntriesPage>(m_session, m_dialogs, *m_prompt);
    connect(m_pages.entries, &EntriesPage::openNamesChanged, this, &MainWindow::refreshNext);
    m_pages.draw = frame("drawFrame")->build<DrawPage>(m_session, *m_prompt);
    m_pages.round = frame("roundFrame")->build<RoundPage>(m_session, *m_prompt);
    m_pages.sheet = frame("sheetFrame")->build<SheetPage>(m_session, *m_prompt);
    m_pages.sheet->setMirrored(m_preferences.mirrored);
    m_papers.setMirrored(m_preferences.mirrored);
    m_papers.setEmblem(m_preferences.emblem);
    m_papers.setLayouts(m_preferences.layouts);
    m_pages.dispute =
        frame("disputeFrame")->build<DisputePage>(m_session, m_dialogs, m_clock, m_papers, *m_prompt);
    m_pages.dispute->setClub(m_preferences.clubFile);
    connect(m_pages.dispute, &DisputePage::leaveAsked, this, &MainWindow::goToStart);
    connect(m_pages.dispute, &DisputePage::sheetAsked, this,
            [this](const desk::SheetPlace& place) { openSheet(place.round, place.table, place.game); });
    const auto refreshLater = [this] {
        if (m_undo != nullptr) m_undo->refresh(); // the window may just be laid out
    };
    connect(m_pages.dispute, &DisputePage::writtenChanged, this, refreshLater, Qt::QueuedConnection);
    connect(m_pages.sheet, &SheetPage::opened, this, &MainWindow::refreshNext);
    connect(m_pages.sheet, &SheetPage::coverChanged, this, [this] {
        m_undo->refresh();
        refreshNext();
        if (m_pages.sheet->isCovered()) m_status->say(windowFilePath());
    });
    connect(m_pages.draw, &DrawPage::confirmed, this, [this] {
        goTo(Place::Round);
        m_round->begin(tournament::lastPublished(m_session.tournament()));
    });
    for (const SheetFace* face : m_pages.sheet->findChildren<SheetFace*>()) {
        connect(face, &SheetFace::rulingAsked, this, [this](int number) {
            goByHand(Place::Dispute);
            m_pages.dispute->openRuling(number);
        });
        connect(face, &SheetFace::rulingPrinted, this, [this](int number) {
            goByHand(Place::Dispute);
            m_pages.dispute->openRuling(number);
            m_pages.dispute->print();
        });
    }
    connect(m_pages.round, &RoundPage::clockAsked, m_timer, &RoundTimer::startOrStop);
    connect(m_timer, &RoundTimer::looked, m_pages.round, [this] {
        m_pages.round->setOvertime(m_timer->overtime());
        m_pages.round->offerClock(m_timer->roundClock().isFresh());
    });
    connect(m_pages.round, &RoundPage::tableAdded, this,
            [this](int round, int table) { m_round->beginTable(round, table); });
    connect(m_pages.round, &RoundPage::sheetAsked, this,
            [this](int number, int table) { openSheet(number, table); });
    m_pages.settings = frame("settingsFrame")->build<SettingsPage>(m_session, *m_prompt);
    m_pages.standings = frame("standingsFrame")->build<StandingsPage>(m_session, *m_prompt);
    m_pages.standings->setMayClose([this] {
        if (!m_pages.sheet->hasUnwritten()) return true;
        goTo(Place::Sheet);
        m_pages.sheet->tellUnwritten();
        return false;
    });
    m_pages.journal = frame("journalFrame")->build<JournalPage>(m_session);
    m_pages.byPlace = {m_pages.entries,   m_pages.draw,    m_pages.round,   m_pages.sheet,
                       m_pages.standings, m_pages.dispute, m_pages.journal, m_pages.settings};
    for (const Page* page : m_pages.byPlace) {
        m_stack->addWidget(PageFrame::of(*page));
        connect(page, &Page::printAsked, this, &MainWindow::printHere);
    }
}

void MainWindow::buildPreview() {
    auto* frame = new PageFrame(QStringLiteral("previewFrame"), m_stack);
    m_preview = frame->build<PreviewPage>(m_dialogs, m_preferences.printer);
    m_stack->addWidget(frame);
    connect(m_preview, &PreviewPage::leaveAsked, this, [this] {
        m_strip->putAway();
        leaveAside();
    });
    connect(m_preview, &PreviewPage::layoutChosen, this, [this](const PaperLayout& layout) {
        m_preferences.layouts[m_preview->paper().kept] = layoutAsKept(layout);
        savePreferences(m_preferences);
        m_papers.setLayouts(m_preferences.layouts);
        m_papers.makeAgain(m_preview->paper(), layout);
        if (m_looksAtRound) m_round->showLayout();
    });
    connect(m_preview, &PreviewPage::said, &m_session, &Session::say);
    connect(m_preview, &PreviewPage::failed, &m_session, &Session::fail);
    connect(m_preview, &PreviewPage::printed, this, [this](const QString& printer) {
        m_preferences.printer = printer;
        savePreferences(m_preferences);
        if (m_looksAtRound) m_round->wasPrinted();
    });
    connect(m_preview, &PreviewPage::saved, this, [this] { // a copy, where there is a printer
        if (m_looksAtRound && !m_round->prints()) m_round->wasPrinted();
    });
}

// What has a part of the window to itself; it goes with the inside.
void MainWindow::buildParts(QWidget* inside) {
    m_status = new StatusLine(m_session, *m_strip, *statusBar(), inside);
    m_strip->setLine({[this](Tone tone, const QString& message) { return m_status->takes(tone, message); },
                      [this] { m_status->clear(); }});
    connect(&m_session, &Session::busy, m_status, &StatusLine::showBusy);
    connect(&m_papers, &Papers::busy, m_status, &StatusLine::showBusy);
    m_files = new EveningFiles(m_session, m_dialogs, m_preferences, *m_prompt, inside);
    connect(m_files, &EveningFiles::copyPlaceAnswered, this, [this] { m_pages.at(m_here).arrive(); });
    connect(m_files, &EveningFiles::movesTo, m_pages.dispute, &DisputePage::resumeIn);
    m_club = new ClubMenu(m_session, m_dialogs, m_preferences, *m_prompt, *m_strip, inside);
    connect(m_club, &ClubMenu::known, this, [this](const tournament::Club& club) {
        m_pages.entries->setClub(club);
        m_pages.dispute->setClub(m_preferences.clubFile);
    });
    connect(m_club, &ClubMenu::emblemChosen, this, [this] { m_papers.setEmblem(m_preferences.emblem); });
    connect(m_pages.standings, &StandingsPage::closed, m_club, &ClubMenu::offerEvening);
    m_unsaved = new UnsavedWork(m_session, *m_prompt, *m_files, m_pages.byPlace, inside);
    connect(m_unsaved, &UnsavedWork::placeWanted, this, &MainWindow::goTo);
    m_print =
        new PrintMenu(m_session, m_papers, m_clock, *m_prompt, *m_pages.standings, *m_pages.journal, inside);
    m_print->setPage(m_pages.at(m_here));
    m_round = new RoundPrinting(m_session, m_dialogs, m_clock, m_preferences, *m_timer,
                                m_pages.round->steps(), inside);
    connect(m_round, &RoundPrinting::busy, m_status, &StatusLine::showBusy);
    connect(m_round, &RoundPrinting::changed, this, &MainWindow::refreshNext);
    connect(m_round, &RoundPrinting::looked, this, [this](const Paper& paper) {
        preview(paper);
        m_looksAtRound = true;
        refreshNext();
    });
    m_looks = new LookMenu(m_preferences, inside);
}

void MainWindow::buildMenus(FileCheck& check) {
    buildFileMenu(check);
    QMenu* edit = menuBar()->addMenu(tr("&Bearbeiten"));
    m_undo = new UndoMenu(m_session, *m_prompt, *m_pages.dispute, *m_pages.sheet, *menuBar(), *edit,
                          m_files->parent());
    connect(m_undo, &UndoMenu::undone, this, [this] { // what is keyed next may be something else now
        if (m_here == Place::Sheet || m_here == Place::Round) m_pages.at(m_here).arrive();
    });
    new PageMenu(*edit, *m_stack);
    QMenu* go = menuBar()->addMenu(tr("&Gehe zu"));
    const auto disputeHere = [this] {
        const bool onPage = m_session.isOpen() && !isAside();
        const auto place = onPage ? m_pages.at(m_here).shownTable() : desk::SheetPlace();
        if (onPage && m_here == Place::Sheet && m_pages.sheet->isCovered())
            return m_session.say(Tone::Warn, tr("Erst die zweite Eingabe; Esc lässt sie."));
        goByHand(Place::Dispute);
        if (place.table != 0) m_pages.dispute->begin(place);
    };
    const std::pair<const char*, QString> steps[kSteps] = {
        {"stepEntries", tr("Meldung")},     {"stepDraw", tr("Auslosung")},
        {"stepRound", tr("Runde")},         {"stepSheet", tr("Schreibzettel")},
        {"stepStandings", tr("Rangliste")}, {"stepDispute", tr("Streitfall")},
        {"stepJournal", tr("Journal")}};
    const auto addShown = [&](const char* name, const QString& label,
                              const auto& does) { // the left column has the key
        return go->addAction(label + QLatin1Char('\t') + shortcuts::inWords(QLatin1String(name)), this, does);
    };
    for (int i = 0; i < kSteps; ++i) {
        const auto place = static_cast<Place>(i);
        QAction* entry = addShown(steps[i].first, steps[i].second, [this, place] { goByHand(place); });
        if (place != Place::Dispute) forTournament(entry);
    }
    go->addSeparator();
    connect(new GoldKey(*go, *m_stack, *m_prompt, *m_side), &GoldKey::nextAsked, this, &MainWindow::doNext);
    QAction* dispute =
        named(go->addAction(tr("Streitfall zu diesem Tisch"), this, disputeHere), "disputeHere");
    connect(m_pages.sheet, &SheetPage::rulingAsked, dispute, &QAction::trigger);
    QMenu* print = menuBar()->addMenu(tr("Dr&ucken"));
    m_printHere =
        named(print->addAction(tr("Blatt zu dieser Seite"), this, &MainWindow::printHere), "printHere");
    print->addSeparator();
    m_print->addTo(print);
    buildViewMenu();
    QMenu* help = menuBar()->addMenu(tr("&Hilfe"));
    named(help->addAction(tr("Handbuch zu dieser Seite"), this, &MainWindow::showManual), "manual");
    named(help->addAction(tr("Über Schreiber"), this, &MainWindow::showProgram), "about");
    for (const QAction* held : menuBar()->actions()) giveAccessKeys(*held->menu());
}

void MainWindow::buildFileMenu(FileCheck& check) {
    QMenu* file = menuBar()->addMenu(tr("&Datei"));
    const auto add = [&](const char* name, const QString& label, const auto& does) {
        return named(file->addAction(label, this, does), name);
    };
    const auto whenKept = [this](const std::function<void()>& go) {
        return [this, go] { m_unsaved->ask(Before::Close, go); };
    };
    add("fileNew", tr("Neues Turnier …"), whenKept([this] {
            m_session.isOpen() ? m_session.close() : goToStart();
            m_start->beginNew(); // like the one that was just closed
        }));
    add("fileOpen", tr("Öffnen …"), whenKept([this] { m_files->open(); }));
    forTournament(add("fileClose", tr("Turnier schließen"), whenKept([this] { m_session.close(); })));
    file->addSeparator();
    forTournament(add("settings", tr("Einstellungen des Turniers"), [this] {
        m_strip->putAway(); // it may say that something is still to be taken there
        goTo(Place::Settings);
    }));
    add("programSettings", tr("Einstellungen des Programms"), &MainWindow::showProgram);
    m_files->addTo(file);
    check.addTo(file);
    (new ExchangeMenu(m_session, m_dialogs, m_preferences, m_files))->addTo(file);
    QMenu* club = file->addMenu(tr("Verein"));
    club->setObjectName(QStringLiteral("clubMenu"));
    m_club->addTo(club);
    file->addSeparator();
    add("quit", tr("Beenden"), &QWidget::close);
}

void MainWindow::buildViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&Ansicht"));
    m_looks->addTo(view);
    // Later, for the menu itself is built anew.
    connect(
        m_looks, &LookMenu::lookChosen, this,
        [this](Look look) {
            rebuild([this, look] {
                m_preferences.look = look;
                applyLook(*qApp, look, m_systemFont, m_preferences.letters);
            });
        },
        Qt::QueuedConnection);
    connect(m_looks, &LookMenu::lettersChosen, this, &MainWindow::setLetters, Qt::QueuedConnection);
    connect(
        m_looks, &LookMenu::languageChosen, this,
        [this](words::Language language) {
            rebuild([this, language] {
                m_preferences.language = language;
                m_session.setLanguage(language);
                installLanguage(language);
            });
        },
        Qt::QueuedConnection);
    connect(m_looks, &LookMenu::mirroredChosen, this, [this](bool mirrored) { // nothing is built anew
        m_preferences.mirrored = mirrored;
        savePreferences(m_preferences);
        m_pages.sheet->setMirrored(mirrored);
        m_papers.setMirrored(mirrored);
    });
    view->addSeparator();
    QMenu* wall = view->addMenu(tr("Beamer"));
    wall->setObjectName(QStringLiteral("beamerMenu"));
    m_wall->addTo(wall);
    named(view->addAction(tr("Vollbild"), this,
                          [this] {
                              setWindowState(windowState() ^
                                             Qt::WindowFullScreen); // maximized before, maximized after
                          }),
          "fullScreen");
}

// What the program keeps for every evening: the choices of the menus.
void MainWindow::buildProgram() {
    auto* frame = new PageFrame(QStringLiteral("programFrame"), m_stack);
    m_program = frame->build<ProgramPage>();
    const auto actions = [this](std::initializer_list<const char*> names) {
        QList<QAction*> found;
        for (const char* name : names) found << findChild<QAction*>(QLatin1String(name));
        return found;
    };
    m_program->add(tr("Aussehen"), actions({"lookLight", "lookDark"}));
    m_program->add(tr("Schrift"), actions({"lettersLarger", "lettersSmaller", "lettersUsual"}));
    m_program->add(QStringLiteral("Sprache / Lingua / Language"),
                   actions({"languageDe", "languageIt", "languageEn"}));
    m_program->add(tr("Schreibzettel"), actions({"mirroredSheets"}));
    m_program->add(tr("Seiten am Beamer"),
                   actions({"beamerSlow", "beamerMiddle", "beamerFast", "beamerByHand"}));
    m_program->add(tr("Verein"), actions({"clubOpen", "clubNew", "clubLeave"}));
    QLabel* club = m_program->addSentence("programClub", m_club->inWords());
    connect(m_club, &ClubMenu::chosen, club, [this, club] { club->setText(m_club->inWords()); });
    m_program->add(tr("Wappen"), actions({"emblemOpen", "emblemLeave"}));
    QLabel* emblem = m_program->addSentence("programEmblem", m_club->emblemInWords());
    connect(m_club, &ClubMenu::emblemChosen, emblem,
            [this, emblem] { emblem->setText(m_club->emblemInWords()); });
    m_program->finish();
    connect(m_program, &ProgramPage::leaveAsked, this, &MainWindow::leaveAside);
    m_stack->addWidget(frame);
    auto* season = new PageFrame(QStringLiteral("seasonFrame"), m_stack);
    m_season = season->build<SeasonPage>(m_session.language());
    connect(m_season, &SeasonPage::leaveAsked, this, &MainWindow::leaveAside);
    connect(m_club, &ClubMenu::seasonAsked, this, [this] { // also without an evening that is open
        m_strip->putAway();
        const auto club = m_club->remembered();
        if (!club) return;
        m_prompt->leave();
        m_besideDispute = !m_session.isOpen() && isBefore(*m_pages.dispute);
        m_season->show(*club);
        bring(*m_season);
        m_season->arrive();
        refreshNext();
    });
    m_stack->addWidget(season);
}

} // namespace schreiber::desktop
