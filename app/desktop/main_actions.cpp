#include "base/access_keys.h"
#include "base/brief.h"
#include "base/file_names.h"
#include "base/icons.h"
#include "base/look.h"
#include "base/seams.h"
#include "base/text.h"
#include "games/perlaggen/dispute/dispute_page.h"
#include "games/perlaggen/dispute/record_editor.h"
#include "main_window.h"
#include "pages/journal_page.h"
#include "pages/sheet_page.h"
#include "pages/standings_page.h"
#include "pages/start_page.h"
#include "preview/preview_page.h"
#include "widgets/manual_window.h"
#include "widgets/page_frame.h"
#include "widgets/prompt_bar.h"

#include <desk/own_rules.h>
#include <desk/words.h>

#include <QAction>
#include <QActionGroup>
#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QStyle>
#include <QTextDocument>
#include <QToolButton>

#include <algorithm>
#include <array>
#include <initializer_list>

// The menus of the window and what they do.
namespace schreiber::desktop {
namespace {

constexpr int kLettersBesideMenus = 16; // of a menu's entry, for its picture and its key
constexpr int kMenuPadding = 30;        // as the look has it
constexpr int kClosePadding = 14;       // where they are close to each other

void setRole(QWidget& widget, const QString& role) {
    if (widget.property("role").toString() == role) return;
    widget.setProperty("role", role);
    widget.style()->unpolish(&widget);
    widget.style()->polish(&widget);
}

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

QAction* MainWindow::add(QMenu* menu, const char* name, const QString& label, const QKeySequence& key,
                         void (MainWindow::*does)()) {
    QAction* action = menu->addAction(label, this, does);
    action->setObjectName(QLatin1String(name));
    action->setShortcut(key);
    return action;
}

void MainWindow::buildMenus() {
    buildFileMenu();
    QMenu* edit = menuBar()->addMenu(tr("&Bearbeiten"));
    m_undo = add(edit, "undo", tr("Rückgängig"), QKeySequence::Undo, &MainWindow::undo);
    m_undo->setIcon(icon(QStringLiteral("undo"), colours().text));
    m_redo = add(edit, "redo", tr("Wiederherstellen"), {}, &MainWindow::redo);
    m_redo->setShortcuts({Qt::CTRL | Qt::Key_Y, Qt::CTRL | Qt::SHIFT | Qt::Key_Z});
    m_redo->setIcon(icon(QStringLiteral("redo"), colours().text));
    menuBar()->setCornerWidget(builtUndoButtons());

    QMenu* go = menuBar()->addMenu(tr("&Gehe zu"));
    const QString names[kSteps] = {tr("Meldung"),   tr("Auslosung"),  tr("Runde"),  tr("Schreibzettel"),
                                   tr("Rangliste"), tr("Streitfall"), tr("Journal")};
    for (int i = 0; i < kSteps; ++i) { // the key itself is the left column's
        QAction* action = go->addAction(names[i] + QLatin1Char('\t') +
                                            QKeySequence(Qt::CTRL | static_cast<Qt::Key>(Qt::Key_1 + i))
                                                .toString(QKeySequence::NativeText),
                                        this, [this, i] { goByHand(static_cast<Place>(i)); });
        if (static_cast<Place>(i) != Place::Dispute) m_withFile << action;
    }
    go->addSeparator();
    m_withFile << go->addAction(tr("Nächster Schritt") + QStringLiteral("\tF5"), this, &MainWindow::doNext);
    buildPrintMenu();
    buildViewMenu();
    QMenu* help = menuBar()->addMenu(tr("&Hilfe"));
    add(help, "manual", tr("Handbuch zu dieser Seite"), QKeySequence(Qt::Key_F1), &MainWindow::showManual);
    add(help, "about", tr("Über Schreiber"), {}, &MainWindow::showProgram);
    for (const QAction* held : menuBar()->actions()) giveAccessKeys(*held->menu());
}

// Beside the menus, where what would be undone can always be read.
QWidget* MainWindow::builtUndoButtons() {
    auto* corner = new QWidget(menuBar());
    auto* row = new QHBoxLayout(corner);
    row->setContentsMargins(0, 0, 8, 0);
    for (QAction* action : {m_undo, m_redo}) {
        auto* button = new QToolButton(corner);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        button->setDefaultAction(action);
        button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
        button->setIconSize(QSize(fontMetrics().height(), fontMetrics().height()));
        button->setAutoRaise(true);
        button->setFocusPolicy(Qt::NoFocus); // Ctrl+Z
        row->addWidget(button);
    }
    return corner;
}

void MainWindow::buildFileMenu() {
    QMenu* file = menuBar()->addMenu(tr("&Datei"));
    add(file, "fileNew", tr("Neues Turnier …"), QKeySequence::New, &MainWindow::newTournament);
    add(file, "fileOpen", tr("Öffnen …"), QKeySequence::Open, &MainWindow::openAsked);
    m_withFile << add(file, "fileClose", tr("Turnier schließen"), QKeySequence(Qt::CTRL | Qt::Key_W),
                      &MainWindow::closeFile);
    file->addSeparator();
    m_withFile << add(file, "settings", tr("Einstellungen des Turniers"),
                      QKeySequence(Qt::CTRL | Qt::Key_Comma), &MainWindow::goToSettings);
    add(file, "programSettings", tr("Einstellungen des Programms"),
        QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_P), &MainWindow::showProgram);
    m_withFile << add(file, "copyPlace", tr("Ort der Zweitkopie …"), {}, &MainWindow::chooseCopyPlace);
    m_keepExample =
        add(file, "keepExample", tr("Beispielabend behalten …"), {}, &MainWindow::keepExampleAsked);
    m_withFile << add(file, "saveCopy", tr("Kopie speichern unter …"),
                      QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_S), &MainWindow::saveCopy);
    m_withFile << add(file, "checkFile", tr("Datei prüfen"), {}, &MainWindow::checkFile);
    m_restore = file->addAction(tr("Wie im Journal wiederherstellen"), &m_session, &Session::restore);
    m_restore->setObjectName(QStringLiteral("restoreFile"));
    m_restore->setVisible(false);
    buildExportMenu(file);
    buildClubMenu(file);
    file->addSeparator();
    QAction* quit = file->addAction(tr("Beenden"), this, &QWidget::close);
    quit->setObjectName(QStringLiteral("quit"));
    quit->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_Q));
}

void MainWindow::buildPrintMenu() {
    QMenu* menu = menuBar()->addMenu(tr("Dr&ucken"));
    m_printHere =
        add(menu, "printHere", tr("Was zu dieser Seite gehört"), QKeySequence::Print, &MainWindow::printHere);
    menu->addSeparator();
    using kinds::Kind;
    const auto offer = [this](QMenu* into, Kind kind) {
        QAction* action = into->addAction(Papers::titleOf(kind, m_session.language()) + QStringLiteral(" …"),
                                          this, [this, kind] { print(kind); });
        action->setObjectName(QStringLiteral("print-") + text(kinds::nameOf(kind)));
        m_withFile << action;
    };
    const auto group = [&](const QString& title, std::initializer_list<Kind> kinds) {
        QMenu* into = menu->addMenu(title);
        for (const Kind kind : kinds) offer(into, kind);
    };
    group(tr("Für die Wand"), {Kind::Entries, Kind::Partners, Kind::Seating, Kind::Tables, Kind::Results,
                               Kind::Standings, Kind::Crosstable, Kind::Bracket, Kind::Rules});
    group(tr("Für die Tische"),
          {Kind::Scoresheets, Kind::BlankSheets, Kind::RouteCards, Kind::TableNumbers, Kind::Signals});
    group(tr("Für die Leitung"),
          {Kind::Outstanding, Kind::FilledSheets, Kind::Cash, Kind::Protocol, Kind::Journal, Kind::Rulings,
           Kind::Prizes, Kind::Certificates, Kind::Emergency});
    menu->addSeparator();
    offer(menu, Kind::All);
}

// What is to stay hidden does not come to the screen or out of the printer by one key.
void MainWindow::print(kinds::Kind kind, int table) {
    using kinds::Kind;
    if (!m_session.isLookedAt()) return;
    const int round = pageAt(m_here)->shownRound();
    Papers::Sought sought; // of the page that is seen
    if (kind == Kind::Journal && m_here == Place::Journal)
        sought = {m_journal->sought(), m_journal->shownRows()};
    const auto make = [this, kind, round, table, sought] {
        m_papers.make(kind, m_session.evening(), round, table, m_session.language(), m_clock.now(), sought,
                      !m_session.altered().empty());
    };
    constexpr std::array kRanking{Kind::Standings,    Kind::Crosstable, Kind::Protocol, Kind::Prizes,
                                  Kind::Certificates, Kind::Emergency,  Kind::All};
    const tournament::Tournament& tournament = m_session.tournament();
    const int last = tournament.rounds.empty() ? 0 : tournament.rounds.back().number;
    const bool tells = std::find(kRanking.begin(), kRanking.end(), kind) != kRanking.end();
    if (!tells || last == 0 || !m_standings->isCovered(round == 0 ? last : round)) return make();
    const Prompt prompt{tr("Die Rangliste bleibt bis Runde %1 verdeckt, und auf „%2“ steht sie.")
                            .arg(tournament.settings.hideStandingsUntil)
                            .arg(Papers::titleOf(kind, m_session.language())),
                        false,
                        {tr("Trotzdem zeigen")}};
    m_prompt->ask(prompt, [make](int, const QString&) { make(); });
}

// Before a paper lies there, the one that belongs to the page; then the paper itself.
void MainWindow::printHere() {
    if (isPreviewing()) return m_preview->print();
    if (m_here == Place::Dispute) return m_dispute->print();
    if (const int table = m_here == Place::Sheet ? m_sheet->printedTable() : 0; table > 0)
        return print(kinds::Kind::FilledSheets, table);
    constexpr std::array kOfPlace{kinds::Kind::Entries,     kinds::Kind::Seating,   kinds::Kind::Scoresheets,
                                  kinds::Kind::Scoresheets, kinds::Kind::Standings, kinds::Kind::Results,
                                  kinds::Kind::Journal,     kinds::Kind::Entries};
    print(kOfPlace[static_cast<std::size_t>(m_here)]);
}

void MainWindow::showManual() {
    using Part = ManualWindow::Part;
    constexpr std::array kOfPlace{Part::Entries,   Part::Draw,    Part::Sheets,  Part::Sheets,
                                  Part::Standings, Part::Dispute, Part::Journal, Part::Settings};
    auto* manual = findChild<ManualWindow*>();
    if (manual == nullptr) manual = new ManualWindow(m_session.language(), this);
    manual->show();
    manual->showPart(m_start != nullptr && isBefore(*m_start) ? Part::NewTournament
                                                              : kOfPlace[static_cast<std::size_t>(m_here)]);
    manual->raise();
    manual->activateWindow();
}

void MainWindow::buildPreview() {
    auto* frame = new PageFrame(QStringLiteral("previewFrame"), m_stack);
    m_preview = frame->build<PreviewPage>(m_dialogs, m_preferences.printer);
    m_stack->addWidget(frame);
    connect(m_preview, &PreviewPage::leaveAsked, this, &MainWindow::leavePreview);
    connect(m_preview, &PreviewPage::said, &m_session, &Session::say);
    connect(m_preview, &PreviewPage::failed, &m_session, &Session::fail);
    connect(m_preview, &PreviewPage::printed, this, [this](const QString& printer) {
        m_preferences.printer = printer;
        savePreferences(m_preferences);
    });
}

bool MainWindow::isPreviewing() const {
    return isBefore(*m_preview);
}

void MainWindow::preview(const Paper& paper) {
    m_strip->putAway();
    m_prompt->letBe();
    m_preview->show(paper);
    bring(*m_preview);
    refreshNext(); // which leads back first
    m_preview->arrive();
}

void MainWindow::leavePreview() {
    m_strip->putAway();
    goTo(m_here);
}

void MainWindow::buildViewMenu() {
    QMenu* view = menuBar()->addMenu(tr("&Ansicht"));
    auto* looks = new QActionGroup(view);
    for (const auto& [look, name, label] : {std::tuple(Look::Light, "lookLight", tr("Hell")),
                                            std::tuple(Look::Dark, "lookDark", tr("Dunkel"))}) {
        QAction* action = looks->addAction(label);
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setChecked(m_preferences.look == look);
        connect(
            action, &QAction::triggered, this, [this, look = look] { setLook(look); }, Qt::QueuedConnection);
        view->addAction(action);
    }
    view->addSeparator();
    // Each language under its own name, to be found by whoever reads only that one.
    QMenu* language = view->addMenu(QStringLiteral("Sprache / Lingua / Language"));
    auto* languages = new QActionGroup(language);
    for (const auto& [value, name, label] :
         {std::tuple(words::Language::German, "languageDe", QStringLiteral("Deutsch")),
          std::tuple(words::Language::Italian, "languageIt", QStringLiteral("Italiano")),
          std::tuple(words::Language::English, "languageEn", QStringLiteral("English"))}) {
        QAction* action = languages->addAction(label);
        action->setObjectName(QLatin1String(name));
        action->setCheckable(true);
        action->setChecked(m_preferences.language == value);
        connect(
            action, &QAction::triggered, this, [this, value = value] { setLanguage(value); },
            Qt::QueuedConnection);
        language->addAction(action);
    }
    view->addSeparator();
    QAction* mirrored = view->addAction(tr("Schreibzettel mit WIR links"));
    mirrored->setObjectName(QStringLiteral("mirroredSheets"));
    mirrored->setCheckable(true);
    mirrored->setChecked(m_preferences.mirrored);
    connect(mirrored, &QAction::toggled, this, &MainWindow::setMirrored);
    view->addSeparator();
    buildBeamerMenu(view);
    QAction* full = view->addAction(tr("Vollbild"));
    full->setObjectName(QStringLiteral("fullScreen"));
    full->setShortcut(Qt::Key_F11);
    connect(full, &QAction::triggered, this, [this] {
        setWindowState(windowState() ^ Qt::WindowFullScreen); // maximized before, maximized after
    });
}

// On the card table undo is the record's, for the key, the menu and the button alike.
void MainWindow::refreshUndo() {
    m_undone = {tr("Rückgängig"), {}, {}};
    m_redone = {tr("Wiederherstellen"), {}, {}};
    if (const RecordEditor* record = m_dispute->written()) {
        const auto show = [](QAction& action, DoneWords& words, bool can) {
            action.setEnabled(can);
            if (can) words.what = tr("am Kartentisch");
            action.setToolTip(words.whole());
        };
        show(*m_undo, m_undone, record->document()->isUndoAvailable());
        show(*m_redo, m_redone, record->document()->isRedoAvailable());
        return fitUndo();
    }
    // What was done last may be the very sheet that somebody keys a second time.
    const bool told = m_sheet == nullptr || !m_sheet->isCovered();
    const auto show = [&](QAction& action, DoneWords& words, const auto& entry) {
        action.setEnabled(entry.has_value());
        action.setToolTip(words.verb);
        if (!entry || !told) return;
        const QString whole = text(desk::inWords(entry->what, m_session.language()));
        words.what = brief(whole, kInCell);
        words.where = DoneWords::placeOf(entry->what);
        // Whole under the mouse, however much the window has room for; names are no markup.
        action.setToolTip(QStringLiteral("<qt>%1</qt>").arg(brief(whole, kInMessage).toHtmlEscaped()));
    };
    show(*m_undo, m_undone, m_session.isOpen() ? m_session.evening().nextUndo() : std::nullopt);
    show(*m_redo, m_redone, m_session.isOpen() ? m_session.evening().nextRedo() : std::nullopt);
    fitUndo();
}

// As much of the names as there is room for beside the menus, none of which may make way: with large letters
// on a small screen they move together, and undo is in its menu alone.
void MainWindow::fitUndo() {
    const QFontMetrics metrics = fontMetrics();
    const QList<QAction*> menus = menuBar()->actions(); // also one that has no room just now
    const auto widthAt = [&](int padding) {
        int width = 0;
        for (const QAction* menu : menus)
            width += metrics.horizontalAdvance(menu->text().remove(QLatin1Char('&'))) + padding;
        return width;
    };
    const bool close = widthAt(kMenuPadding) > width();
    setRole(*menuBar(), close ? QStringLiteral("close") : QString());
    const int taken = widthAt(close ? kClosePadding : kMenuPadding);
    const int room = width() - taken - 5 * metrics.height(); // each has a picture, and room around it
    const int inMenu = width() - kLettersBesideMenus * metrics.averageCharWidth();
    const auto name = [&](QAction& action, const DoneWords& words, int most) { // empty it would be the whole
        const QString shown = words.in(most, metrics);
        action.setIconText(shown.isEmpty() ? QStringLiteral(" ") : withoutMnemonic(shown));
        const QString listed = firstWordsIn(words.whole(), inMenu, metrics);
        action.setText(QLatin1Char('&') + withoutMnemonic(listed)); // its access key is the first letter
    };
    // Where there is nothing to be done again the other has all the room; what the one leaves, the other has.
    const int undo = metrics.horizontalAdvance(m_undone.whole());
    const int redo = metrics.horizontalAdvance(m_redone.whole());
    const bool redoes = m_redo->isEnabled() || undo + redo < room;
    const int redoRoom = redoes ? std::max(std::min(redo, std::max(room / 2, room - undo)), 0) : 0;
    name(*m_redo, m_redone, redoRoom);
    name(*m_undo, m_undone, room - redoRoom);
    QWidget* corner = menuBar()->cornerWidget();
    menuBar()->setCornerWidget(corner); // only so does it take the width it now wants
    corner->setVisible(room >= 0);
}

void MainWindow::undo() {
    if (RecordEditor* record = m_dispute->written()) return record->undo();
    m_prompt->leave();
    const auto next = m_session.evening().nextUndo();
    if (!next) return;
    const Session::Undone undone = m_session.undo();
    if (undone == Session::Undone::Done) arriveAgain();
    if (undone != Session::Undone::NeedsReason) return;
    const QString action = text(desk::inWords(next->what, m_session.language()));
    const Prompt prompt{
        tr("„%1“ ist schon bekannt gegeben. Warum rückgängig?").arg(action), true, {tr("Rückgängig")}};
    m_prompt->ask(prompt, [this](int, const QString& why) {
        if (m_session.undo(utf8(why)) == Session::Undone::Done) arriveAgain();
    });
}

void MainWindow::redo() {
    if (RecordEditor* record = m_dispute->written()) return record->redo();
    m_prompt->leave();
    if (!m_session.evening().nextRedo()) return;
    m_session.redo();
    arriveAgain();
}

// What is keyed next may be something else now: a game is over, or is no longer; and other tables are there.
void MainWindow::arriveAgain() {
    if (m_here == Place::Sheet || m_here == Place::Round) pageAt(m_here)->arrive();
}

// A tournament belongs where the last one is, wherever a list or an export came from.
QString MainWindow::besideTheLast(const QString& name) const {
    if (m_preferences.recent.isEmpty()) return name;
    const QDir folder = QFileInfo(m_preferences.recent.first()).absoluteDir();
    return folder.exists() ? folder.filePath(name) : name;
}

void MainWindow::makeTournament(const desk::NewTournament& asked) {
    desk::NewTournament wanted = asked;
    if (!m_session.read(desk::readOwnRules(wanted))) return;
    if (const auto checked = desk::Evening::checkNew(wanted); !checked.ok()) {
        m_session.fail(checked.error());
        return m_start->goToWrong(checked.error());
    }
    const auto file = fileToSave(tr("Turnier speichern"), wanted.name);
    if (file && m_session.create(*file, wanted)) askCopyPlace();
}

// Where a tournament of this name is to lie, with the ending it needs.
std::optional<QString> MainWindow::fileToSave(const QString& title, const std::string& name) {
    const QString ending = QStringLiteral(".schreiber");
    const auto path =
        m_dialogs.fileToSave(title, besideTheLast(fileNameFor(text(name), ending)), tournamentFilter());
    if (!path) return std::nullopt;
    return QFileInfo(*path).suffix().isEmpty() ? *path + ending : *path;
}

QString MainWindow::tournamentFilter() {
    return tr("Turniere (*.schreiber)");
}

void MainWindow::goToSettings() {
    m_strip->putAway(); // it may say that something is still to be taken there
    goTo(Place::Settings);
}

void MainWindow::askCopyPlace() {
    Prompt prompt{tr("Soll nach jeder Runde eine zweite Kopie geschrieben werden, etwa auf einen USB-Stick?"),
                  false,
                  {tr("Ordner wählen …"), tr("Ohne Zweitkopie")}};
    prompt.waits = prompt.goesAlong = true; // the first name is typed meanwhile
    m_prompt->ask(prompt, [this](int way, const QString&) {
        if (way == 0) chooseCopyPlace();
        pageAt(m_here)->arrive();
    });
}

void MainWindow::chooseCopyPlace() {
    const auto folder = m_dialogs.folder(tr("Wohin mit der Zweitkopie?"));
    if (!folder) return;
    m_session.act([&](desk::Evening& evening, const desk::Confirmation& confirmation) {
        return evening.set({{"copy-to", utf8(*folder)}}, confirmation);
    });
}

void MainWindow::saveCopy() {
    const QString name = QFileInfo(text(m_session.evening().path())).completeBaseName();
    const auto path = m_dialogs.fileToSave(
        tr("Kopie speichern"), name + tr(" Kopie") + QStringLiteral(".schreiber"), tournamentFilter());
    if (path) m_session.saveCopy(*path);
}

void MainWindow::checkFile() {
    m_session.check();
}

// It stays while it is so: what stands in the window is read from this file, and printed.
void MainWindow::tellAltered() {
    const std::vector<store::Finding>& findings = m_session.altered();
    m_restore->setVisible(!findings.empty());
    if (findings.empty()) return m_altered->putAway();
    const QString first = text(desk::inWords(findings.front(), m_session.language()));
    const auto others = static_cast<int>(findings.size()) - 1;
    const QString more = others == 0   ? QString()
                         : others == 1 ? tr(" Und noch eine Stelle.")
                                       : tr(" Und noch %1 Stellen.").arg(others);
    m_altered->say(
        Tone::Bad,
        tr("In dieser Datei wurde etwas am Programm vorbei verändert. %1%2\nRangliste, Papiere und Kopien "
           "können deshalb falsch sein; gute Kopien werden nicht überschrieben. „Datei → Wie im Journal "
           "wiederherstellen“ stellt es zurück.")
            .arg(first, more));
}

void MainWindow::tellCheck(const std::vector<store::Finding>& findings) {
    if (findings.empty()) return m_session.say(Tone::Good, tr("Die Datei ist in Ordnung."));
    QStringList lines{tr("Fehler in der Datei: %1").arg(findings.size())};
    for (const store::Finding& finding : findings)
        lines << text(desk::inWords(finding, m_session.language()));
    m_session.say(Tone::Bad, lines.mid(0, 6).join(QLatin1Char('\n')));
}

} // namespace schreiber::desktop
