#pragma once

#include <kinds/report.h>

#include <QObject>

class QMenu;

// The papers of the evening, to be looked at and printed. What is to stay hidden does not come to the screen
// or out of the printer by one key.
namespace schreiber::desktop {

class Clock;
class JournalPage;
class Page;
class Papers;
class PromptBar;
class Session;
class StandingsPage;

class PrintMenu : public QObject {
    Q_OBJECT
  public:
    PrintMenu(Session& session, Papers& papers, const Clock& clock, PromptBar& prompt,
              const StandingsPage& standings, const JournalPage& journal, QObject* parent = nullptr);

    void addTo(QMenu* menu);
    // The page one is on says of which round a paper is, and the journal which of its rows.
    void setPage(const Page& page) { m_page = &page; }
    // `table` 0: all of them.
    void print(kinds::Kind kind, int table = 0);

  private:
    bool isOffered(kinds::Kind kind) const;
    bool tellsHiddenRanking(kinds::Kind kind, int round) const;

    Session& m_session;
    Papers& m_papers;
    const Clock& m_clock;
    PromptBar& m_prompt;
    const StandingsPage& m_standings;
    const JournalPage& m_journal;
    const Page* m_page = nullptr;
};

} // namespace schreiber::desktop
