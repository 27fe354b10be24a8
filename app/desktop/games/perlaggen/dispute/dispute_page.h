#pragma once

#include "games/perlaggen/rules/own_rules_desk.h"
#include "pages/page.h"

#include <desk/sheet_place.h>

#include <memory>
#include <optional>
#include <set>
#include <string>

class QLabel;
class QStackedWidget;
class QTextDocument;

// Streitfall: a deal laid out and ruled on, and short questions that need no whole deal. Needs no tournament;
// an open one gives the rules.
namespace schreiber::desktop {

class ArchiveDesk;
class Clock;
class DealDesk;
class Dialogs;
class KeyButton;
class QuestionDesk;
class Papers;
class PromptBar;
class PastRulings;
class RecordDrafts;
class RecordEditor;
struct RecordDraft;
class RulesDesk;
class RulingKeeper;
class Session;

// What a person was at, kept while the window is built anew.
struct DisputeState {
    QString draftAt; // the evening whose draft it is
    bool back = false;
    QString words;
    QString fresh;
    QString safe;
    QString file;
    int line = 0;
    desk::SheetPlace place;
    enum class View { Table, Questions, Rules, Own, Archive };
    View view = View::Table;
    OwnDraft own;
};

class DisputePage : public Page {
    Q_OBJECT
  public:
    DisputePage(Session& session, Dialogs& dialogs, const Clock& clock, Papers& papers, PromptBar& prompt,
                QWidget* parent = nullptr);
    ~DisputePage() override;

    void refresh() override;
    void arrive() override;

    // The record of a case at this table, from its head on. What is being written about the same table stays;
    // anything else comes back by the text's own undo.
    void begin(const desk::SheetPlace& place);
    // A recorded deal from a file; what was there comes back by the text's own undo.
    void readRecord(const QString& path);
    void print();
    // Changes of the club's own rules that do not hold yet, and the record while it is in no file.
    UnsavedList unsaved(Before before) override;
    // What was not kept when the program last ended in this evening stands there again; whether there was
    // such.
    bool takeDraft();
    // The evening goes on in this file, and what is not kept with it.
    void resumeIn(const QString& path);
    // Somebody said that what is not kept need not be.
    void discardDraft();
    // A club's memory, which is searched too; empty for none.
    void setClub(const QString& path);
    DisputeState state() const;
    // The record goes over from the page before, which is about to go.
    std::unique_ptr<QTextDocument> handOver();
    void setState(const DisputeState& state, std::unique_ptr<QTextDocument> record);
    Fields typed() const override;
    void setTyped(const Fields& fields) override;
    // The record, while one sees it: undo is its own then. Else null.
    RecordEditor* written() const;

  signals:
    void writtenChanged(); // or what can be undone of it
    void leaveAsked();     // back to where one begins; only without a tournament

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;

  private:
    // Whether what was written is in a file, among the rulings, or came from there.
    bool isKept() const;
    // Under a name that is asked for; false where it is not in a file now.
    bool saveRecord();
    bool takeRules();
    QString freshRecord() const;
    void sayWhatIsMissing();
    bool isOfThisEvening() const;
    desk::SheetPlace place() const;
    void keep();
    void numberAsKept(const QString& record);
    std::optional<int> playersAtHand() const;
    void giveRules();
    void showWhoseItIs();
    void askName(const QString& name, const QStringList& called, const QList<int>& seats);
    void cancelName();
    void showTable();
    void showQuestions();
    void showRules();
    void openRule(const QString& point);
    void showOwn();
    void showArchive();
    void showHadBefore();
    void printKept();
    DisputeState::View view() const;
    void show(DisputeState::View wanted);
    void chooseRecord();
    QString evening() const;
    std::optional<RecordDraft> draft() const;
    void showBack();
    QStringList agreedSince() const;
    void showAgreed();
    void judgeAgain();
    void putAway();
    void takeBack(); // what was put away, where it stands there again
    void lay(const QString& record);
    void layOut(const QString& record);
    QString inOurWords(const QString& record) const;
    void leaveRecord();
    bool canBeShown(const QString& record); // or why not is said

    Session& m_session;
    Dialogs& m_dialogs;
    const Clock& m_clock;
    Papers& m_papers;
    PromptBar& m_prompt;
    std::unique_ptr<PastRulings> m_past;
    RulingKeeper* m_keeper;
    RecordDrafts* m_drafts;
    bool m_hasRules = false; // the boxes stand on those of the evening
    bool m_isBack = false;   // what stands there is a draft of before
    QString m_fresh;         // the record nobody has written on yet
    QString m_safe;          // the record as it lies elsewhere too
    QString m_file;
    std::unique_ptr<RecordDraft> m_putAway; // last
    QString m_askedName;                    // whose seat is being asked
    desk::SheetPlace m_begunAt;             // the sheet from which one came last
    QLabel* m_title;
    KeyButton* m_leave;
    KeyButton* m_keep;
    KeyButton* m_toTable;
    KeyButton* m_toQuestions;
    KeyButton* m_toRules;
    KeyButton* m_toArchive;
    QStackedWidget* m_stack;
    DealDesk* m_desk;
    QuestionDesk* m_questions;
    RulesDesk* m_rules;
    OwnRulesDesk* m_own;
    ArchiveDesk* m_archive;
    QWidget* m_below;
    QLabel* m_back; // what stands there was not kept
    KeyButton* m_away;
    QLabel* m_agreed; // what the rulings hang on and is agreed by now
    KeyButton* m_again;
    QLabel* m_had;                                   // whether there was something like it before,
    std::optional<std::set<std::string>> m_hadRules; // on these rules
};

} // namespace schreiber::desktop
