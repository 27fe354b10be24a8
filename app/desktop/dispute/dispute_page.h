#pragma once

#include "dispute/record_desk.h"
#include "pages/case_desk.h"
#include "pages/own_rules_desk.h"
#include "pages/page.h"

#include <desk/sheet_place.h>

#include <memory>
#include <optional>
#include <set>
#include <string>

class QStackedWidget;
class QTextDocument;

// Streitfall: what happened, asked in a few choices; one fold deeper the deal laid out and ruled on; the
// rules, and what was ruled before. Needs no tournament; an open one gives rules and tables.
namespace schreiber::desktop {

class ArchiveDesk;
class CaseDesk;
class CaseFrame;
class Clock;
class Dialogs;
class Papers;
class PromptBar;
class PastRulings;
class RecordEditor;
class RulesDesk;
class Session;

// What a person was at, kept while the window is built anew.
struct DisputeState {
    RecordState record;
    enum class View { Table, Questions, Rules, Own, Archive };
    View view = View::Questions;
    View before = View::Questions; // where Esc leads from what is only read
    CaseState asked;
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

    // Where no evening is open one asks by these rules first.
    void playBy(const std::string& ruleSet);
    // Something is in dispute at this table.
    void begin(const desk::SheetPlace& place);
    // The table one came from, as long as nothing is asked about another.
    void offerTable(const desk::SheetPlace& place);
    // A ruling of this evening, to be read.
    void openRuling(int number);
    // Esc: one step back; writes nothing.
    void goBack();
    // A recorded deal from a file; what was there comes back by the text's own undo.
    void readRecord(const QString& path) { m_record->readRecord(path); }
    void print();
    // Changes of the club's own rules that do not hold yet, and the record while it is in no file.
    UnsavedList unsaved(Before before) override;
    // What was not kept when the program last ended in this evening stands there again; whether there was
    // such.
    bool takeDraft() { return m_record->takeDraft(); }
    // The evening goes on in this file, and what is not kept with it.
    void resumeIn(const QString& path) { m_record->resumeIn(path); }
    // Somebody said that what is not kept need not be.
    void discardDraft() { m_record->discardDraft(); }
    // A club's memory, which is searched too; empty for none.
    void setClub(const QString& path);
    DisputeState::View view() const;
    void showRules();
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
    void sheetAsked(const schreiber::desk::SheetPlace& place); // whence the dispute came

  protected:
    void showEvent(QShowEvent* event) override;
    void hideEvent(QHideEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

  private:
    bool takeRules();
    bool hasArchive() const;
    void keep();
    void giveRules();
    void fold();
    void foldIn();
    void showFrame();
    void showTable();
    void showQuestions();
    void openRule(const QString& point, const std::string& ruleSet);
    void showOwn();
    void showArchive();
    void printAsked();
    void show(DisputeState::View wanted);

    Session& m_session;
    const Clock& m_clock;
    Papers& m_papers;
    PromptBar& m_prompt;
    std::unique_ptr<PastRulings> m_past;
    bool m_hasRules = false; // the boxes stand on those of the evening
    DisputeState::View m_backTo = DisputeState::View::Questions;
    CaseFrame* m_frame;
    QStackedWidget* m_stack;
    RecordDesk* m_record;
    CaseDesk* m_case;
    RulesDesk* m_rules;
    OwnRulesDesk* m_own;
    ArchiveDesk* m_archive;
};

} // namespace schreiber::desktop
