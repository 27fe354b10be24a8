#pragma once

#include "base/rule_sets.h"

#include <tournament/model.h>

#include <QStringList>
#include <QWidget>

#include <map>
#include <memory>
#include <string>
#include <vector>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QSpinBox;
class QTableView;
class QTextBrowser;

// The club's own rules: one of the rule sets of its game under a name, with switches, target, and what else
// only that game has.
// What is chosen here holds once it is taken; a switch that stands open may stay so.
namespace schreiber::desktop {

class Dialogs;
class KeyButton;
class OwnPart;
class PromptBar;
class RuleBook;
class Session;
class SwitchesModel;

// What is being changed, and the rules of the tournament it began with.
struct OwnDraft {
    tournament::Settings kept;
    tournament::Settings wanted;
};

class OwnRulesDesk : public QWidget {
    Q_OBJECT
  public:
    OwnRulesDesk(Session& session, Dialogs& dialogs, PromptBar& prompt, QWidget* parent = nullptr);
    ~OwnRulesDesk() override;

    // What the tournament has; what is being changed here stays.
    void refresh();
    void arrive();
    OwnDraft draft() const;
    void setDraft(const OwnDraft& draft);
    // What is changed here and does not hold yet, as its fields are called.
    QStringList untaken() const;
    // Makes it the rules of the tournament; false where that was refused or let be.
    bool take();

  private:
    QWidget* builtForm();
    QWidget* builtSwitches();
    void takeTyped();
    void takeBase();
    void show();
    void offerBases();
    void showSwitch();
    void decide();
    void sayUntaken();
    const OwnPart* partHere() const; // null where the game has none
    std::map<std::string, std::string> changes() const;
    void write();
    void read();

    Session& m_session;
    Dialogs& m_dialogs;
    PromptBar& m_prompt;
    OwnDraft m_draft; // none before a tournament was shown; what is typed meanwhile is taken in before
                      // anything is shown anew
    std::vector<std::unique_ptr<RuleBook>> m_books; // in which the rules that are wanted are ours
    SwitchesModel* m_model;
    QComboBox* m_base;
    QLineEdit* m_name;
    QSpinBox* m_target;
    QFormLayout* m_form = nullptr;
    std::vector<OwnPart*> m_parts; // of each game; null where it has none
    QLabel* m_untaken;
    QLabel* m_open;
    QTableView* m_switches;
    QTextBrowser* m_about;
    KeyButton* m_take;
};

} // namespace schreiber::desktop
