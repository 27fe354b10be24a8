#include "base/seams.h"
#include "base/text.h"
#include "beamer/beamer.h"
#include "dispute/dispute_page.h"
#include "example.h"
#include "main_window.h"
#include "pages/settings_page.h"
#include "pages/sheet_page.h"
#include "pages/start_page.h"
#include "widgets/prompt_bar.h"

#include <QCloseEvent>
#include <QStackedWidget>

// What would be gone with the file or the window, and how it is kept: each action is on disk, but what was
// only typed is not, and an example evening is made anew the next time.
namespace schreiber::desktop {

QStringList MainWindow::wouldBeLost(bool quits) const {
    QStringList lost;
    if (m_session.isOpen()) {
        if (isExample(text(m_session.evening().path())) && isTouched(m_session.evening()))
            lost << tr("der Beispielabend, der nur zum Ausprobieren da ist");
        if (const QStringList fields = m_settings->untaken(); !fields.isEmpty())
            lost << tr("Einstellungen (%1)").arg(fields.join(QStringLiteral(", ")));
        if (const QStringList fields = m_dispute->untakenRules(); !fields.isEmpty())
            lost << tr("die Regeln des Vereins (%1)").arg(fields.join(QStringLiteral(", ")));
        if (m_sheet->isTyping()) lost << tr("was am Schreibzettel getippt ist");
    }
    if (quits && !m_dispute->isKept()) lost << tr("das Protokoll im Streitfall");
    return lost;
}

// At once where nothing is lost by it.
void MainWindow::leave(bool quits, const std::function<void()>& go) {
    const QStringList lost = wouldBeLost(quits);
    if (lost.isEmpty()) return go();
    const Prompt prompt{tr("Das ist noch nicht gespeichert: %1.").arg(lost.join(QStringLiteral("; "))),
                        false,
                        {tr("Speichern"), quits ? tr("Ohne das beenden") : tr("Ohne das weiter")}};
    m_prompt->ask(prompt, [this, quits, go](int way, const QString&) {
        if (way == 1 || keepAll(quits)) go();
    });
}

// False where somebody changed their mind or it cannot be, which is said where it is.
bool MainWindow::keepAll(bool quits) {
    if (m_session.isOpen() && !m_settings->untaken().isEmpty() && !m_settings->take()) {
        goTo(Place::Settings);
        return false;
    }
    if (m_session.isOpen() && !m_dispute->untakenRules().isEmpty() && !m_dispute->takeRules()) {
        goTo(Place::Dispute);
        return false;
    }
    if (m_session.isOpen() && m_sheet->isTyping()) {
        goTo(Place::Sheet);
        if (!m_sheet->writeTyped()) return false;
    }
    if (quits && !m_dispute->isKept()) {
        goTo(Place::Dispute);
        if (!m_dispute->saveRecord()) return false;
    }
    const bool tried = m_session.isOpen() && isExample(text(m_session.evening().path()));
    return !tried || !isTouched(m_session.evening()) || keepExample();
}

// The evening goes on in a file of its own.
bool MainWindow::keepExample() {
    const auto file = fileToSave(tr("Beispielabend behalten"), m_session.tournament().settings.name);
    if (!file) return false;
    if (isExample(*file)) {
        m_session.say(Tone::Bad, tr("Dort wird der Beispielabend beim nächsten Mal neu gemacht. Einen "
                                    "anderen Ort oder Namen wählen."));
        return false;
    }
    const auto copied = desk::Evening::backupOf(m_session.evening().path(), utf8(*file));
    return m_session.read(copied) && m_session.open(*file);
}

void MainWindow::keepExampleAsked() {
    keepExample();
}

void MainWindow::makeExample() {
    if (const auto failure = openExample(m_session)) return m_session.say(Tone::Bad, *failure);
    if (m_session.isOpen())
        m_session.say(Tone::Good,
                      tr("Ein erfundener Abend zum Ausprobieren: Er wird beim nächsten Mal neu gemacht. Was "
                         "bleiben soll, hebt „Datei → Beispielabend behalten …“ auf."));
}

void MainWindow::newTournament() {
    leave(false, [this] {
        if (m_session.isOpen()) m_session.close();
        m_start->beginNew();
    });
}

void MainWindow::openAsked() {
    leave(false, [this] {
        const auto path = m_dialogs.fileToOpen(tr("Turnier öffnen"), tournamentFilter());
        if (path) m_session.open(*path);
    });
}

void MainWindow::closeFile() {
    leave(false, [this] { m_session.close(); });
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_session.isBusy()) return event->ignore();
    if (!m_leaves && !wouldBeLost(true).isEmpty()) {
        event->ignore();
        return leave(true, [this] {
            m_leaves = true;
            close();
        });
    }
    m_preferences.geometry = saveGeometry();
    savePreferences(m_preferences);
    m_beamer->close();
    QMainWindow::closeEvent(event);
}

} // namespace schreiber::desktop
