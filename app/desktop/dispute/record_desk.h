#pragma once

#include "pages/unsaved.h"

#include <desk/sheet_place.h>

#include <QWidget>

#include <memory>
#include <optional>
#include <set>
#include <string>

class QLabel;
class QTextDocument;
class QVBoxLayout;

// One fold deeper: a deal as a record that is written, laid out and ruled on; where it came from, where it is
// kept, and what of it is on disk while it is not.
namespace schreiber::desktop {

class Clock;
class DealPanel;
class Dialogs;
class KeyButton;
class PanelOfGame;
class Papers;
class PastRulings;
class PromptBar;
class RecordDeed;
class RecordDrafts;
class RecordEditor;
struct RecordDraft;
class RulingKeeper;
class Session;

// What stands there, kept while the window is built anew.
struct RecordState {
    QString draftAt; // the evening whose draft it is
    bool back = false;
    QString words;
    QString fresh;
    QString safe;
    QString file;
    int line = 0;
    desk::SheetPlace place;
    QString folded; // the record as it came from a question
};

class RecordDesk : public QWidget {
    Q_OBJECT
  public:
    RecordDesk(Session& session, Dialogs& dialogs, const Clock& clock, Papers& papers, PromptBar& prompt,
               PastRulings& past, QWidget* parent = nullptr);
    ~RecordDesk() override;

    void refresh();
    void arrive();
    void playBy(const std::string& ruleSet); // without an evening
    PanelOfGame& panels() const { return *m_panels; }
    RulingKeeper& keeper() const { return *m_keeper; }

    // The record of a case at this table, from its head on. What is being written about the same table stays;
    // anything else comes back by the text's own undo.
    void begin(const desk::SheetPlace& place);
    // The same case as a short question told it; what was written on since stays.
    void take(const QString& record, const desk::SheetPlace& place);
    // A record that lies elsewhere: in the archive, in the rule book, in a file. It wants to be seen.
    void layOut(const QString& record);
    void readRecord(const QString& path);
    // In the words that one writes on with; as it is where nobody can read it any more.
    QString inOurWords(const QString& record) const;

    void keep();
    void print();
    // False where it is not in a file now, under a name that is asked for.
    bool saveRecord();
    // Whether what was written is in a file, among the rulings, or came from there.
    bool isKept() const;

    // What was not kept when the program last ended in this evening stands there again; whether there was
    // such.
    bool takeDraft();
    void resumeIn(const QString& path);
    void discardDraft();

    RecordState state() const;
    std::unique_ptr<QTextDocument> handOver();
    void setState(const RecordState& state, std::unique_ptr<QTextDocument> record);

  signals:
    void shown();          // something else wants to be seen
    void writtenChanged(); // or what can be undone of it

  private:
    void buildBelow(QWidget* below);
    void connectTo(DealPanel& panel);
    QString freshRecord() const;
    desk::SheetPlace place() const;
    void numberAsKept(const QString& record);
    void askName(const QString& name, const QStringList& called, const QList<int>& seats);
    void cancelName();
    void showHadBefore();
    std::optional<RecordDraft> draft() const;
    void showBack();
    void showAgreed();
    void judgeAgain();
    void putAway();
    void takeBack(); // what was put away, where it stands there again
    void lay(const QString& record);
    void leaveRecord();

    Session& m_session;
    Dialogs& m_dialogs;
    const Clock& m_clock;
    Papers& m_papers;
    PromptBar& m_prompt;
    PastRulings& m_past;
    RulingKeeper* m_keeper;
    RecordDrafts* m_drafts;
    std::string m_playedBy; // where no evening is open
    bool m_isBack = false;  // what stands there is a draft of before
    QString m_fresh;        // the record nobody has written on yet
    QString m_safe;         // the record as it lies elsewhere too
    QString m_folded;       // as it came from a question
    QString m_file;
    std::unique_ptr<RecordDraft> m_putAway; // last
    QString m_askedName;                    // whose seat is being asked
    desk::SheetPlace m_begunAt;             // the sheet from which one came last
    QVBoxLayout* m_column;
    DealPanel* m_desk = nullptr; // the panel that is there now
    RecordDeed* m_deed = nullptr;
    PanelOfGame* m_panels;
    QLabel* m_back; // what stands there was not kept
    KeyButton* m_away;
    QLabel* m_agreed; // what the rulings hang on and is agreed by now
    KeyButton* m_again;
    QLabel* m_had;                                   // whether there was something like it before,
    std::optional<std::set<std::string>> m_hadRules; // on these rules
};

// By what the record's head says of evening and day.
bool isOfEvening(const Session& session, const QString& record);
// What a paper says that was made of this evening; nothing where its file is sound.
std::string noticeOf(const Session& session);

} // namespace schreiber::desktop
