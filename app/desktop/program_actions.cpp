#include "games/perlaggen/dispute/dispute_page.h"
#include "main_window.h"
#include "pages/program_page.h"
#include "pages/start_page.h"
#include "widgets/message_strip.h"
#include "widgets/page_frame.h"
#include "widgets/prompt_bar.h"

#include <QAction>
#include <QDir>
#include <QLabel>
#include <QStackedWidget>

#include <initializer_list>

// The page of what the program keeps for every evening.
namespace schreiber::desktop {

void MainWindow::buildProgram() {
    auto* frame = new PageFrame(QStringLiteral("programFrame"), m_stack);
    m_program = frame->build<ProgramPage>();
    const auto actions = [this](std::initializer_list<const char*> names) {
        QList<QAction*> found;
        for (const char* name : names) found << findChild<QAction*>(QLatin1String(name));
        return found;
    };
    m_program->add(tr("Aussehen"), actions({"lookLight", "lookDark"}));
    m_program->add(QStringLiteral("Sprache / Lingua / Language"),
                   actions({"languageDe", "languageIt", "languageEn"}));
    m_program->add(tr("Schreibzettel"), actions({"mirroredSheets"}));
    m_program->add(tr("Seiten am Beamer"),
                   actions({"beamerSlow", "beamerMiddle", "beamerFast", "beamerByHand"}));
    m_program->add(tr("Verein"), actions({"clubOpen", "clubNew", "clubLeave"}));
    m_programClub = m_program->addSentence("programClub", {});
    m_program->finish();
    connect(m_program, &ProgramPage::leaveAsked, this, &MainWindow::leaveProgram);
    m_stack->addWidget(frame);
    showProgramClub();
}

bool MainWindow::isAside() const {
    return isPreviewing() || isBefore(*m_program);
}

void MainWindow::showProgramClub() {
    const QString& file = m_preferences.clubFile;
    m_programClub->setText(file.isEmpty() ? tr("Es ist keine Vereinsdatei gewählt.")
                                          : tr("Vereinsdatei: %1").arg(QDir::toNativeSeparators(file)));
}

void MainWindow::showProgram() {
    if (isBefore(*m_program)) return leaveProgram();
    m_strip->putAway();
    m_prompt->leave();
    m_besideDispute = !m_session.isOpen() && isBefore(*m_dispute);
    bring(*m_program);
    m_program->arrive();
    refreshNext();
}

// Where one was; without a tournament that is a dispute or the start.
void MainWindow::leaveProgram() {
    if (m_session.isOpen() || m_besideDispute) return goTo(m_here);
    bring(*m_start);
    m_start->arrive();
}

} // namespace schreiber::desktop
