#pragma once

#include "pages/round_steps.h"
#include "papers.h"

#include <QObject>
#include <QSet>

// From a confirmed draw to the first sheet: the round's papers are printed, then its clock is started. What
// is ticked stays so from round to round.
namespace schreiber::desktop {

class Clock;
class Dialogs;
class PaperPictures;
class Printers;
class RoundTimer;
class Session;
struct Preferences;

class RoundPrinting : public QObject {
    Q_OBJECT
  public:
    RoundPrinting(Session& session, Dialogs& dialogs, const Clock& clock, Preferences& preferences,
                  RoundTimer& timer, RoundSteps& steps, QObject* parent = nullptr);
    ~RoundPrinting() override;

    // The round that was just confirmed.
    void begin(int round);
    // A table that came to it later: its papers alone, unless those of the whole round are still to print.
    void beginTable(int round, int table);
    // The same in a window that is built anew, or none.
    struct At {
        int round = 0;
        std::vector<int> tables = {}; // none: all of them
        RoundStep step = RoundStep::None;
    };
    void resume(const At& at);
    At at() const { return {m_round, m_tables, step()}; }
    RoundStep step() const { return m_steps.step(); }
    bool prints() const { return !m_steps.printer().isEmpty(); }
    int pages() const { return m_steps.pages(); }
    QStringList papers() const { return m_steps.ticked(); }

    // What the due step does: all that is ticked goes to the printer, or into a file; the clock starts.
    void doStep();
    void look();       // at it first
    void skip();       // goes on without
    void wasPrinted(); // from where it was looked at
    void showLayout(); // which may have been chosen there

  signals:
    void changed();
    void looked(const schreiber::desktop::Paper& paper);
    void busy(const QString& what);

  private:
    enum class Then { Print, Look };
    void make(Then then);
    void take(const Paper& paper);
    void save(const Paper& paper);
    void told(const QString& what);
    void follow();
    bool wantsClock() const;
    void toNextStep();
    void keep();
    void showPapers();
    std::vector<RoundSteps::Part> wantedParts() const;

    Session& m_session;
    Dialogs& m_dialogs;
    const Clock& m_clock;
    Preferences& m_preferences;
    RoundTimer& m_timer;
    RoundSteps& m_steps;
    Papers m_papers;
    PaperPictures* m_pictures;
    Printers* m_printers;
    Then m_then = Then::Print;
    QString m_lacks;          // of what is being printed
    bool m_isSending = false; // until the print service has answered
    int m_round = 0;
    std::vector<int> m_tables;  // whose papers they are alone
    bool m_clockIsLeft = false; // to be started after those
    QSet<int> m_printed;        // kinds, this evening
};

} // namespace schreiber::desktop
