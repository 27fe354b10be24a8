#include "base/shortcuts.h"
#include "beamer/wall_control.h"
#include "dispute/dispute_page.h"
#include "main_window.h"
#include "pages/program_page.h"
#include "pages/sheet_page.h"
#include "pages/start_page.h"
#include "preview/preview_page.h"
#include "widgets/manual_window.h"
#include "widgets/message_strip.h"
#include "widgets/prompt_bar.h"
#include "window/look_menu.h"
#include "window/round_printing.h"
#include "window/status_line.h"

#include <QApplication>
#include <QLayout>
#include <QMenu>
#include <QMenuBar>
#include <QStackedWidget>
#include <QTextDocument>

#include <array>
#include <memory>
#include <optional>
#include <utility>

// Another look or language: everything in the window is built anew, and whoever was at something goes on with
// it.
namespace schreiber::desktop {

// What the window shows and what is typed in it.
struct MainWindow::Snapshot {
    Place here;
    Place beforeSettings;
    bool inDispute;          // without a tournament, too
    RoundPrinting::At round; // what comes before its sheets
    desk::SheetPlace sheet;
    std::array<int, 2> usual; // ways of keying sheets
    DisputeState dispute;
    std::unique_ptr<QTextDocument> record;
    Fields start;
    std::array<Fields, kPlaces> pages;
    std::optional<Paper> paper;
    bool inProgram;
    Fields preview;
    QString focus;
};

MainWindow::Snapshot MainWindow::snapshot() {
    if (QWidget* focused = QApplication::focusWidget(); focused != nullptr && focused->objectName().isEmpty())
        focused->clearFocus(); // the cell of a list is written by leaving it
    Snapshot now{
        m_here,
        m_beforeSettings,
        m_here == Place::Dispute && (isBefore(*m_pages.dispute) || (m_besideDispute && isBefore(*m_program))),
        m_round->at(),
        m_pages.sheet->shownTable(),
        m_pages.sheet->usualKeying(),
        m_pages.dispute->state(),
        m_pages.dispute->handOver(),
        m_session.isOpen() || m_start == nullptr ? Fields() : m_start->typed(),
        {},
        {},
        isBefore(*m_program),
        {},
        QApplication::focusWidget() != nullptr ? QApplication::focusWidget()->objectName() : QString()};
    for (std::size_t place = 0; place < kPlaces; ++place) now.pages[place] = m_pages.byPlace[place]->typed();
    if (isBefore(*m_preview)) {
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
    delete findChild<ManualWindow*>(); // it has its language
    m_start = nullptr;
    m_undo = nullptr; // the window may be laid out meanwhile
    m_side = nullptr;
    delete centralWidget(); // taken out first, everything in it would be styled anew before it goes
}

void MainWindow::rebuild(const std::function<void()>& change) {
    // A question that stands open belongs to the pages as they are; its answer is not thrown away unasked.
    if (m_prompt->isAsking()) {
        m_session.say(Tone::Warn, tr("Zuerst die Frage beantworten oder mit Esc lassen."));
        return m_looks->show();
    }
    Snapshot before = snapshot(); // days are still written as they were
    tearDown();                   // else everything that goes is dressed once more
    change();
    savePreferences(m_preferences);
    // Pages that are half built ask for more room than they need then: the window would grow by that, also
    // past a small screen, and stay so.
    layout()->setSizeConstraint(QLayout::SetNoConstraint);
    build();
    m_pages.sheet->setUsualKeying(before.usual);
    m_pages.dispute->setState(before.dispute, std::move(before.record));
    showSession();
    m_wall->refresh();
    resume(before);
    layout()->setSizeConstraint(QLayout::SetDefaultConstraint);
}

void MainWindow::setLetters(int letters) {
    if (letters != m_preferences.letters)
        rebuild([this, letters] {
            m_preferences.letters = letters;
            applyLook(*qApp, m_preferences.look, m_systemFont, letters);
        });
    if (letters != m_preferences.letters) return; // a question comes first
    QString said = tr("Schrift %1 %").arg(letters);
    if (letters != kUsualLetters)
        said += QStringLiteral(" · ") + tr("%1: wie gewohnt").arg(shortcuts::inWords(u"lettersUsual"));
    m_status->say(said);
}

void MainWindow::resume(const Snapshot& before) {
    const bool open = m_session.isOpen();
    if (open && before.sheet.round > 0)
        m_pages.sheet->open(before.sheet.round, before.sheet.table, before.sheet.game);
    if (open || before.inDispute) goTo(before.here);
    if (open) m_round->resume(before.round);
    m_beforeSettings = before.beforeSettings;
    if (m_start != nullptr) m_start->setTyped(before.start);
    for (std::size_t place = 0; place < kPlaces; ++place)
        m_pages.byPlace[place]->setTyped(before.pages[place]);
    if (before.paper) {
        preview(*before.paper);
        fillFields(*m_preview, before.preview);
    }
    if (before.inProgram) showProgram();
    if (before.focus.isEmpty()) return;
    QWidget* focused = m_stack->currentWidget()->findChild<QWidget*>(before.focus);
    if (focused != nullptr && focused->isVisible()) focused->setFocus();
}

} // namespace schreiber::desktop
