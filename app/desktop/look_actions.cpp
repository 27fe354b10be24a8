#include "base/look.h"
#include "base/translation.h"
#include "beamer/beamer.h"
#include "games/perlaggen/dispute/dispute_page.h"
#include "main_window.h"
#include "pages/program_page.h"
#include "pages/sheet_entry.h"
#include "pages/sheet_page.h"
#include "pages/start_page.h"
#include "preview/preview_page.h"
#include "widgets/manual_window.h"
#include "widgets/prompt_bar.h"

#include <QAction>
#include <QApplication>
#include <QLabel>
#include <QLayout>
#include <QMenu>
#include <QMenuBar>
#include <QProgressBar>
#include <QStackedWidget>
#include <QStatusBar>
#include <QTextDocument>

#include <array>
#include <memory>
#include <optional>

// Another look or language: everything in the window is built anew, and whoever was at something goes on with
// it.
namespace schreiber::desktop {

// What the window shows and what is typed in it.
struct MainWindow::Standing {
    Place here;
    Place beforeSettings;
    bool inDispute; // without a tournament, too
    desk::SheetPlace sheet;
    Keying usual;
    DisputeState dispute;
    std::unique_ptr<QTextDocument> record;
    Fields start;
    std::array<Fields, kPlaces> pages;
    std::optional<Paper> paper;
    bool inProgram;
    Fields preview;
    QString focus;
};

MainWindow::Standing MainWindow::standing() {
    if (QWidget* focused = QApplication::focusWidget(); focused != nullptr && focused->objectName().isEmpty())
        focused->clearFocus(); // the cell of a list is written by leaving it
    Standing now{
        m_here,
        m_beforeSettings,
        m_here == Place::Dispute && (isBefore(*m_dispute) || (m_besideDispute && isBefore(*m_program))),
        {m_sheet->round(), m_sheet->table(), m_sheet->game()},
        m_sheet->usualKeying(),
        m_dispute->state(),
        m_dispute->handOver(),
        m_session.isOpen() || m_start == nullptr ? Fields() : m_start->typed(),
        {},
        {},
        isBefore(*m_program),
        {},
        QApplication::focusWidget() != nullptr ? QApplication::focusWidget()->objectName() : QString()};
    for (std::size_t place = 0; place < kPlaces; ++place) now.pages[place] = m_pages[place]->typed();
    if (isPreviewing()) {
        now.paper = m_preview->paper();
        now.preview = fieldsOf(*m_preview);
    }
    return now;
}

// All that shows something.
void MainWindow::tearDown() {
    delete menuBar()->cornerWidget();
    menuBar()->clear();
    for (QMenu* menu : menuBar()->findChildren<QMenu*>(Qt::FindDirectChildrenOnly)) {
        menu->setParent(nullptr); // whoever asks for an action by its name gets the one that is shown
        menu->deleteLater();
    }
    m_withFile.clear();
    statusBar()->removeWidget(m_lastAction);
    statusBar()->removeWidget(m_progress);
    statusBar()->removeWidget(m_copies);
    delete m_lastAction;
    delete m_progress;
    delete m_copies;
    delete findChild<ManualWindow*>(); // it has its language
    delete centralWidget(); // taken out first, everything in it would be styled anew before it goes
    m_start = nullptr;
    m_undo = nullptr; // the window may be laid out meanwhile
    m_side = nullptr;
}

// Pages that are half built ask for more room than they need then: the window would grow by that, also past a
// small screen, and stay so.
void MainWindow::rebuild(Standing before) {
    layout()->setSizeConstraint(QLayout::SetNoConstraint);
    build();
    m_sheet->setUsualKeying(before.usual);
    m_dispute->setState(before.dispute, std::move(before.record));
    showSession();
    m_beamer->refresh();
    resume(before);
    layout()->setSizeConstraint(QLayout::SetDefaultConstraint);
}

void MainWindow::resume(const Standing& before) {
    const bool open = m_session.isOpen();
    if (open && before.sheet.round > 0)
        m_sheet->open(before.sheet.round, before.sheet.table, before.sheet.game);
    if (open || before.inDispute) goTo(before.here);
    m_beforeSettings = before.beforeSettings;
    if (m_start != nullptr) m_start->setTyped(before.start);
    for (std::size_t place = 0; place < kPlaces; ++place) m_pages[place]->setTyped(before.pages[place]);
    if (before.paper) {
        preview(*before.paper);
        fillFields(*m_preview, before.preview);
    }
    if (before.inProgram) showProgram();
    if (before.focus.isEmpty()) return;
    QWidget* focused = m_stack->currentWidget()->findChild<QWidget*>(before.focus);
    if (focused != nullptr && focused->isVisible()) focused->setFocus();
}

// A question that stands open belongs to the pages as they are; its answer is not thrown away unasked.
bool MainWindow::mayRebuild() {
    if (!m_prompt->isAsking()) return true;
    m_session.say(Tone::Warn, tr("Zuerst die Frage beantworten oder mit Esc lassen."));
    for (const auto& [name, holds] :
         {std::pair("lookLight", m_preferences.look == Look::Light),
          std::pair("lookDark", m_preferences.look == Look::Dark),
          std::pair("languageDe", m_preferences.language == words::Language::German),
          std::pair("languageIt", m_preferences.language == words::Language::Italian),
          std::pair("languageEn", m_preferences.language == words::Language::English)})
        if (holds) findChild<QAction*>(QLatin1String(name))->setChecked(true);
    return false;
}

void MainWindow::setLook(Look look) {
    if (!mayRebuild()) return;
    Standing before = standing();
    m_preferences.look = look;
    savePreferences(m_preferences);
    tearDown(); // else everything that goes is dressed once more
    applyLook(*qApp, look, m_systemFont);
    rebuild(std::move(before));
}

void MainWindow::setLanguage(words::Language language) {
    if (!mayRebuild()) return;
    Standing before = standing(); // days are still written as they were
    m_preferences.language = language;
    savePreferences(m_preferences);
    m_session.setLanguage(language);
    tearDown();
    installLanguage(language);
    rebuild(std::move(before));
}

// The same sheet with its columns exchanged: nothing is built anew.
void MainWindow::setMirrored(bool mirrored) {
    m_preferences.mirrored = mirrored;
    savePreferences(m_preferences);
    m_sheet->setMirrored(mirrored);
    m_papers.setMirrored(mirrored);
}

} // namespace schreiber::desktop
