#include "window/print_menu.h"

#include "base/menu_entries.h"
#include "base/seams.h"
#include "base/session.h"
#include "base/text.h"
#include "pages/journal_page.h"
#include "pages/standings_page.h"
#include "papers.h"
#include "widgets/prompt_bar.h"

#include <QAction>
#include <QMenu>

#include <initializer_list>
#include <papers/view.h>

namespace schreiber::desktop {

PrintMenu::PrintMenu(Session& session, Papers& papers, const Clock& clock, PromptBar& prompt,
                     const StandingsPage& standings, const JournalPage& journal, QObject* parent)
    : QObject(parent)
    , m_session(session)
    , m_papers(papers)
    , m_clock(clock)
    , m_prompt(prompt)
    , m_standings(standings)
    , m_journal(journal) {}

void PrintMenu::addTo(QMenu* menu) {
    using kinds::Kind;
    const auto offer = [this](QMenu* into, Kind kind) {
        QAction* action = into->addAction(Papers::titleOf(kind, m_session.language()) + QStringLiteral(" …"),
                                          this, [this, kind] { print(kind); });
        action->setObjectName(QStringLiteral("print-") + text(kinds::nameOf(kind)));
        forTournament(action);
        connect(into, &QMenu::aboutToShow, action,
                [this, action, kind] { action->setVisible(!m_session.isOpen() || isOffered(kind)); });
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
           Kind::Prizes, Kind::Honours, Kind::Certificates, Kind::Emergency});
    menu->addSeparator();
    offer(menu, Kind::All);
}

// What this evening never has is not offered.
bool PrintMenu::isOffered(kinds::Kind kind) const {
    const tournament::Settings& settings = m_session.tournament().settings;
    if (kind == kinds::Kind::Bracket && !tournament::hasBracket(settings)) return false;
    return !papers::whyNoPaper(kind, settings);
}

bool PrintMenu::tellsHiddenRanking(kinds::Kind kind, int round) const {
    const tournament::Tournament& tournament = m_session.tournament();
    const int last = tournament.rounds.empty() ? 0 : tournament.rounds.back().number;
    return kinds::tellsRanking(kind) && last != 0 && m_standings.isCovered(round == 0 ? last : round);
}

void PrintMenu::print(kinds::Kind kind, int table) {
    if (!m_session.soundness().isKnown()) return;
    if (const auto none = papers::whyNoPaper(kind, m_session.tournament().settings))
        return m_session.fail(desk::Failure{*none});
    const int round = m_page->shownRound();
    Papers::Sought sought; // of the page that is seen
    if (kind == kinds::Kind::Journal && m_page == &m_journal)
        sought = {m_journal.sought(), m_journal.shownRows()};
    const auto make = [this, kind, round, table, sought] {
        m_papers.make(kind, m_session.evening(), round, table, m_session.language(), m_clock.now(), sought,
                      !m_session.soundness().altered().empty());
    };
    if (!tellsHiddenRanking(kind, round)) return make();
    const Prompt prompt{tr("Die Rangliste bleibt bis Runde %1 verdeckt, und auf „%2“ steht sie.")
                            .arg(m_session.tournament().settings.hideStandingsUntil)
                            .arg(Papers::titleOf(kind, m_session.language())),
                        false,
                        {tr("Trotzdem zeigen")}};
    m_prompt.ask(prompt, [make](int, const QString&) { make(); });
}

} // namespace schreiber::desktop
