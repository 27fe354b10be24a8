#pragma once

#include "pages/case_at_hand.h"
#include "pages/case_frame.h"

#include <desk/rulings.h>

#include <QWidget>

#include <functional>
#include <map>
#include <optional>
#include <string>

class QVBoxLayout;

// A dispute from *Was ist passiert?* to its answer: which question, at which table, filled in and answered as
// one goes, and what is done with the answer. Which questions there are the game says; forms of its own for
// questions about cards come from whoever makes this.
namespace schreiber::desktop {

class CaseStrip;
class KeyButton;
class PromptBar;
class QuestionForm;
class Session;
class TableList;
class VerdictPanel;
class WhatHappened;
struct Verdict;

// What was asked, kept while the window is built anew.
struct CaseState {
    CaseHere here;
    std::string question;
    std::map<std::string, game::FieldValues> filled;
};

class CaseDesk : public QWidget {
    Q_OBJECT
  public:
    using MakeForm = std::function<QuestionForm*(const std::string& question, QWidget* parent)>;
    // `makeForm` gives null for a question of choices alone.
    CaseDesk(Session& session, PromptBar& prompt, MakeForm makeForm, QWidget* parent = nullptr);

    // By these rules one asks while no evening is open.
    void playBy(const std::string& ruleSet);
    // A table at which something is in dispute; what was asked about another is put away.
    void begin(const desk::SheetPlace& place);
    // That table, as long as nobody has begun anything.
    void offerTable(const desk::SheetPlace& place);
    void refresh();
    void arrive();
    // Esc: one step back; false where this was the first.
    bool goBack();
    // A letter or digit that no field takes.
    bool takeKey(const QString& letter);
    void offerPast(bool hasPast);

    CaseFrame::Offered offered() const;
    const CaseHere& here() const { return m_here; }
    // The answer as the ruling that it would be, without anything on a sheet; its record, with all that is
    // known of the table, is empty where there is none.
    desk::NewRuling ruling() const;
    int keptAs() const; // its number where it is one already
    void keep();
    CaseState state() const;
    void setState(const CaseState& state);

  signals:
    void changed(); // what the frame shows
    void foldAsked();
    void rulesAsked();
    void ruleAsked(const QString& rule);
    void pastAsked();
    void played(const std::string& ruleSet);                    // by other rules, without an evening
    void wentOnSheet(const schreiber::desktop::CaseHere& here); // a fine, with the ruling

  private:
    const game::ShortQuestions* questions() const;
    void ask(const std::string& question);
    void showList();
    void answer();
    Verdict verdictOf(const game::ShortAnswer& answer) const;
    void chooseTable(int row);
    void askTable();
    void putTablesAway();
    void showView(QWidget* view);
    void showHere();
    void edit();
    void setHere(CaseHere here);
    void write(const std::optional<desk::RulingWish>& wish);
    void doDeed();
    void kept(const desk::Ruled& ruled, bool onSheet);
    bool isAsking() const { return !m_question.empty(); }
    void resizeEvent(QResizeEvent* event) override;

    Session& m_session;
    PromptBar& m_prompt;
    MakeForm m_makeForm;
    std::string m_playedBy; // the last rule set
    CaseHere m_here;
    std::vector<TableToAsk> m_offered; // tables
    std::string m_question;            // empty: the list
    std::map<std::string, game::FieldValues> m_filled;
    game::ShortAnswer m_answer;
    std::string m_keptRecord;  // of the answer that is a ruling already,
    int m_keptAs = 0;          // and its number
    bool m_wantsTable = false; // before F5 goes on

    WhatHappened* m_list;
    QWidget* m_asked; // strip, verdict, form
    QVBoxLayout* m_column;
    CaseStrip* m_strip;
    VerdictPanel* m_verdict = nullptr;
    QuestionForm* m_form = nullptr;
    QWidget* m_foot = nullptr;
    TableList* m_tables; // over the page, while another table is chosen
};

} // namespace schreiber::desktop
