#pragma once

#include "pages/page.h"

#include <QStringList>

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
    QString untakenInWords() const override;
    Fields typed() const override;
    void setTyped(const Fields& fields) override;
    UnsavedList unsaved(Before before) override;
    // False where it is refused, which is said.
    bool take();
    void drop();

  private:
    // What was changed and not taken over yet, by its labels.
    QStringList changed() const;
    QTableView* builtTable();
    void showSwitch();
    void decide();
    void sayUntaken();
    void giveAccessKeys();

    Session& m_session;
    PromptBar& m_prompt;
    SwitchesModel* m_model;
    SettingsForm* m_form;
    QLabel* m_untaken;
    QLabel* m_open;
    QTableView* m_table;
    QLabel* m_about;
};

} // namespace schreiber::desktop
