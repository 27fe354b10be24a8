#include "base/brief.h"
#include "base/seams.h"
#include "base/text.h"
#include "beamer/beamer.h"
#include "example.h"
#include "games/perlaggen/dispute/dispute_page.h"
#include "main_window.h"
#include "pages/draw_page.h"
#include "pages/entries_page.h"
#include "pages/settings_page.h"
#include "pages/sheet_page.h"
#include "pages/start_page.h"
#include "widgets/prompt_bar.h"

#include <QCloseEvent>
#include <QStackedWidget>

#include <algorithm>

// What would be gone with the file or the window, and how it is kept: each action is on disk, but what was
// only typed is not, and an example evening is made anew the next time.
namespace schreiber::desktop {

bool MainWindow::isForDraw(Before before) {
    return before == Before::Draw || before == Before::ConfirmDraw;
}

std::vector<MainWindow::Unkept> MainWindow::unkept(Before before) {
    std::vector<Unkept> all;
    const auto add = [&](const QString& what, Place where, const std::function<bool()>& keep) {
        all.push_back({what, [this, where, keep] {
                           goTo(where);
                           return keep();
                       }});
    };
    if (!m_session.isOpen()) {
        if (before == Before::Quit && !m_dispute->isKept())
            add(tr("das Protokoll im Streitfall"), Place::Dispute,
                [this] { return m_dispute->saveRecord(); });
        return all;
    }
    const bool forDraw = isForDraw(before);
    if (!forDraw && !m_session.isFileThere()) // first: what is typed needs a file to go to
        all.push_back({tr("der ganze Abend, denn seine Datei ist nicht mehr da"), [this] {
                           saveCopy();
                           return m_session.isFileThere();
                       }});
    if (const QStringList fields = m_settings->untaken(); !fields.isEmpty()) {
        add(tr("Einstellungen (%1)").arg(fields.join(QStringLiteral(", "))), Place::Settings,
            [this] { return m_settings->take(); });
        all.back().isTaken = true;
    }
    const auto addUnasked = [&](const QString& what, Place where, const std::function<bool()>& keep) {
        if (!forDraw || !m_drawnWithout.contains(what)) add(what, where, keep);
    };
    const QString person = m_entries->typedPerson(); // whom a draw that is there does not need
    if (!person.isEmpty() && before != Before::ConfirmDraw)
        addUnasked(tr("die Meldung „%1“").arg(brief(person, kInQuestion)), Place::Entries,
                   [this] { return m_entries->enterTyped(); });
    if (m_sheet->hasUnwritten()) // it may be another winner, whom the draw would seat elsewhere
        addUnasked(tr("was am Schreibzettel getippt ist (%1)").arg(m_sheet->unwrittenInWords()), Place::Sheet,
                   [this] { return m_sheet->writeAll(); });
    if (m_draw->hasTypedSlips())
        add(tr("die getippten Zettel der Auslosung"), Place::Draw,
            [this] { return m_draw->takeTypedSlips(); });
    const bool drawn = before == Before::ConfirmDraw; // by then what the draw fixes is let go
    if (const QStringList fields = m_dispute->untakenRules(); !drawn && !fields.isEmpty()) {
        add(tr("die Regeln des Vereins (%1)").arg(fields.join(QStringLiteral(", "))), Place::Dispute,
            [this] { return m_dispute->takeRules(); });
        all.back().isTaken = true;
    }
    if (forDraw) return all;
    if (before == Before::Quit && !m_dispute->isKept())
        add(tr("das Protokoll im Streitfall"), Place::Dispute, [this] { return m_dispute->saveRecord(); });
    if (isExample(text(m_session.evening().path())) && isTouched(m_session.evening()))
        all.push_back(
            {tr("der Beispielabend, der nur zum Ausprobieren da ist"), [this] { return keepExample(); }});
    return all;
}

// At once where nothing is lost by it. What somebody changed their mind about, or what cannot be kept, which
// is said where it is, ends it.
void MainWindow::leave(Before before, const std::function<void()>& go) {
    const std::vector<Unkept> all = unkept(before);
    if (all.empty()) return go();
    QStringList lost;
    for (const Unkept& one : all) lost << one.what;
    const bool isTaken = std::all_of(all.begin(), all.end(), [](const Unkept& one) { return one.isTaken; });
    const QString question = isTaken ? tr("Das ist noch nicht übernommen: %1.") // as their pages say
                                     : tr("Das ist noch nicht gespeichert: %1.");
    const Prompt prompt{question.arg(lost.join(QStringLiteral("; "))),
                        false,
                        {isTaken ? tr("Übernehmen") : tr("Speichern"),
                         before == Before::Quit ? tr("Ohne das beenden") : tr("Ohne das weiter")}};
    m_prompt->ask(prompt, [this, before, lost, all, go](int way, const QString&) {
        if (way == 1 && isForDraw(before)) m_drawnWithout += lost;
        if (way == 1 || std::all_of(all.begin(), all.end(), [](const Unkept& one) { return one.keep(); }))
            go();
    });
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
    if (!m_session.read(copied)) return false;
    const QString before = text(m_session.evening().path());
    m_dispute->resumeIn(*file);
    if (m_session.open(*file)) return true;
    m_dispute->resumeIn(before);
    return false;
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
    leave(Before::Close, [this] {
        if (m_session.isOpen())
            m_session.close();
        else
            goToStart();
        m_start->beginNew();
    });
}

void MainWindow::openAsked() {
    leave(Before::Close, [this] {
        const auto path = m_dialogs.fileToOpen(tr("Turnier öffnen"), tournamentFilter());
        if (path) m_session.open(*path);
    });
}

void MainWindow::closeFile() {
    leave(Before::Close, [this] { m_session.close(); });
}

void MainWindow::closeEvent(QCloseEvent* event) {
    if (m_session.isBusy()) return event->ignore();
    if (!m_leaves && !unkept(Before::Quit).empty()) {
        event->ignore();
        return leave(Before::Quit, [this] {
            m_leaves = true;
            close();
        });
    }
    m_preferences.geometry = saveGeometry();
    savePreferences(m_preferences);
    m_dispute->letDraftGo(); // asked about, where there was one
    m_beamer->close();
    QMainWindow::closeEvent(event);
}

} // namespace schreiber::desktop
