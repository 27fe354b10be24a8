#pragma once

#include "pages/page.h"

class QLabel;
class QTableView;

// Einstellungen: what the tournament is called, played to and counted by, and its house rules. An open one
// asks for nothing: it is offered, with what each answer means.
namespace schreiber::desktop {

class PromptBar;
class Session;
class SettingsForm;
class SwitchesModel;

class SettingsPage : public Page {
    Q_OBJECT
  public:
    SettingsPage(Session& session, PromptBar& prompt, QWidget* parent = nullptr);

    void refresh() override;
    void arrive() override;

  private:
    QTableView* builtTable();
    void showSwitch();
    void take();
    void decide();

    Session& m_session;
    PromptBar& m_prompt;
    SwitchesModel* m_model;
    SettingsForm* m_form;
    QLabel* m_open;
    QTableView* m_table;
    QLabel* m_about;
};

} // namespace schreiber::desktop
